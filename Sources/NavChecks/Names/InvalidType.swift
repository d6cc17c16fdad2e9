import NavSyntax

extension Rule {
    static let invalidType = Rule(
        "invalid-type", .names,
        meaning: """
            A type is not written correctly: it must be a name, `T?`, `[T]`, or, for a type of the app, the name of a \
            Swift type.
            """,
        why: "Types are copied into the generated code; anything that is not a type would not compile there.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: "[Int]?"}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: "[Int]"}}
            """)
}
