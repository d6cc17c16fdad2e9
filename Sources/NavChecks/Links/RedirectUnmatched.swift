import NavSyntax

extension Rule {
    static let redirectUnmatched = Rule(
        "redirect-unmatched", .links,
        meaning:
            "The path that a redirect leads to is matched by no pattern under some scheme or host that the redirect accepts, or by several that read its parameters differently.",
        why:
            "Such an old URL would lead nowhere. Scheme and host stay as they are: `schemes` and `hosts` limit a redirect to those of its target. A redirect's parameters have the types that they have in the pattern it leads to, so there must be such a pattern.",
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
