import NavSyntax

extension Rule {
    static let redirectUnmatched = Rule(
        "redirect-unmatched", .links,
        meaning:
            "The path that a redirect leads to is matched by no pattern, or by several that read its parameters differently.",
        why:
            "The old URL would lead nowhere. A redirect's parameters have the types that they have in the pattern it leads to, so there must be such a pattern.",
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
