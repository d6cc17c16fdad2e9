import NavSyntax

extension Rule {
    static let duplicateParam = Rule(
        "duplicate-param", .parameters,
        meaning: "A pattern sets the same parameter twice, or two parameters have the same `key`.",
        why: "The two values could contradict each other, or it would be unclear which is meant.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}?id={id}"}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            """)
}
