import NavSyntax

extension Rule {
    static let redirectCycle = Rule(
        "redirect-cycle", .links,
        meaning: "Redirects form a loop.",
        why: "Such a URL would never lead to a node.",
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
        fixed: """
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
