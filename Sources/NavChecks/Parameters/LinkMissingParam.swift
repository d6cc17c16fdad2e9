import NavSyntax

extension Rule {
    static let linkMissingParam = Rule(
        "link-missing-param", .parameters,
        meaning: "A pattern lacks a parameter that its node needs.",
        why: """
            The link could not be opened: a value without a default must come from the URL, or from the pattern's \
            `params:`.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: /order}
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
