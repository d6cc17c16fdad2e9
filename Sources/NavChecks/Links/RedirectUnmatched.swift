import NavSyntax

extension Rule {
    static let redirectUnmatched = Rule(
        "redirect-unmatched", .links,
        meaning:
            "The path to which a redirect leads is matched by no pattern, or by several that read its parameters differently.",
        why:
            "The old URL would lead nowhere. The types of a redirect's parameters are those that they have in the pattern it leads to, so there has to be one.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            redirects:
              /o/{id}: /orders/{id}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            redirects:
              /o/{id}: /order/{id}
            """)
}
