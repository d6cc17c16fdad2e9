import NavSyntax

extension Rule {
    static let optionalInPath = Rule(
        "optional-in-path", .parameters,
        meaning: "An optional segment, `{x?}`, names a parameter that is not optional and has no default.",
        why: "Without the segment, the parameter would have no value.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id?}"}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int?}, url: "/order/{id?}"}
            """)
}
