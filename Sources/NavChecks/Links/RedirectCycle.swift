import NavSyntax

extension Rule {
    static let redirectCycle = Rule(
        "redirect-cycle", .links,
        meaning: "Redirects lead around in a circle.",
        why: "Such a URL would never arrive anywhere.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            redirects:
              /o/{id}: /bestellung/{id}
              /bestellung/{id}: /o/{id}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            redirects:
              /o/{id}: /bestellung/{id}
              /bestellung/{id}: /order/{id}
            """)
}
