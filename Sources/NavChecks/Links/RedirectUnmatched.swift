import NavSyntax

extension Rule {
    static let redirectUnmatched = Rule(
        "redirect-unmatched", .links,
        meaning: """
            For some scheme or host that a redirect accepts, no pattern matches the path that it leads to, or several \
            patterns match it and read its parameters differently.
            """,
        why: """
            The old URL would lead nowhere. A redirect does not change the scheme and the host: use `schemes` and \
            `hosts` to limit it to those of its target. The parameters of a redirect have the types that they have in \
            the pattern it leads to, so there must be such a pattern.
            """,
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
        fixed: """
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
