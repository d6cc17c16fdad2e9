import NavSyntax

extension Rule {
    static let unknownType = Rule(
        "unknown-type", .names,
        meaning: "A parameter or a result has a type that is neither built in nor declared under `types`.",
        why: "navgen has to know what a value looks like in a URL and whether it can be saved.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: Itn}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: Int}}
            """)
}
