import NavSyntax

extension Rule {
    static let notUtf8 = Rule(
        "not-utf8", .syntax,
        meaning: "The file is neither valid UTF-8 nor UTF-16 with a byte order mark.",
        why: "Text in an unknown encoding would show up garbled in the app.",
        failing: .text(
            """
            navgen: 1
            root: home
            screens:
              home: {title: Café}
            """,
            encoding: .latin1),
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {title: Café}
            """)
}
