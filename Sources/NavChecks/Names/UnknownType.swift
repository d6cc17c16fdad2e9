import NavSyntax

extension Rule {
    static let unknownType = Rule(
        "unknown-type", .names,
        meaning: "A parameter or a result has a type that is neither one of the language's nor declared under `types`.",
        why: "navgen has to know how a value looks in a URL and whether it can be saved.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: Itn}}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: Int}}
            """)
}
