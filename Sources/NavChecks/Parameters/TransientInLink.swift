import NavSyntax

extension Rule {
    static let transientInLink = Rule(
        "transient-in-link", .parameters,
        meaning: "A node with a URL needs a value that exists only in memory, or a pattern contains such a value.",
        why: "A URL cannot contain it, so the screen can be neither linked to nor restored.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Cart: {swift: Cart, transient: true}
            screens:
              home: {to: [checkout]}
              checkout: {params: {cart: Cart}, url: /checkout}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Cart: {swift: Cart, transient: true}
            screens:
              home: {to: [checkout]}
              checkout: {params: {cart: Cart?}, url: /checkout}
            """)
}
