import NavSyntax

extension Rule {
    static let cutValue = Rule(
        "cut-value", .syntax, .warning, canBeLowered: true,
        meaning: "A value without quotes is followed by ` #{`, which YAML reads as a comment.",
        why: "The text after it, usually a parameter, would silently be missing in the app.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [bike]}
              bike:
                params: {code: Int}
                title: Bike #{code}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [bike]}
              bike:
                params: {code: Int}
                title: "Bike #{code}"
            """)
}
