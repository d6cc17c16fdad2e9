import NavSyntax

extension Rule {
    static let unknownTab = Rule(
        "unknown-tab", .names,
        meaning: "A node's `tab` names something that is not a tab.",
        why: "A link has to open in a tab that exists.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              more: {root: about}
            screens:
              home: {to: [item]}
              about: {}
              item: {tab: shpo, url: /item}
            """,
        fixed: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              more: {root: about}
            screens:
              home: {to: [item]}
              about: {}
              item: {tab: shop, url: /item}
            """)
}
