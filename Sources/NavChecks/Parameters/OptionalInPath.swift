import NavSyntax

extension Rule {
    static let optionalInPath = Rule(
        "optional-in-path", .parameters,
        meaning: "A segment that may be absent, `{x?}`, stands for a parameter that is neither optional nor defaulted.",
        why: "Without the segment, the parameter would have no value.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int}, url: "/order/{id?}"}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order: {params: {id: Int?}, url: "/order/{id?}"}
            """)
}
