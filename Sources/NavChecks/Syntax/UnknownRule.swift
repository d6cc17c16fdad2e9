import NavSyntax

extension Rule {
    static let unknownRule = Rule(
        "unknown-rule", .syntax, .warning,
        meaning: """
            A setting for rules names a rule that does not exist, names none, or lowers an error whose severity cannot \
            be lowered.
            """,
        why: "The setting has no effect, although it looks as if it had one.",
        failing: """
            navgen: 1
            root: home
            rules: {unknown-node: off}
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            rules: {unreachable-node: warning}
            screens:
              home: {}
            """)
}
