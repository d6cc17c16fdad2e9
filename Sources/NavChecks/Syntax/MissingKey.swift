import NavSyntax

extension Rule {
    static let missingKey = Rule(
        "missing-key", .syntax,
        meaning: "A required key is missing.",
        why: "Without it, the declaration is incomplete.",
        failing: """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes}
            screens:
              boxes: {}
            """,
        fixed: """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, detail: message}
            screens:
              boxes: {to: [message]}
              message: {}
            """)
}
