import NavSyntax

extension ChangeRule {
    static let stateLost = ChangeRule(
        .stateLost, .state, .error, breaks: [.state],
        meaning: "A node is not restored from saved states, although it still exists under its name.",
        why: "If users had it open when the app was updated, it is not shown after the update.",
        old: """
            navgen: 1
            root: home
            types: {Code: {base: String, pattern: "[A-Z]+"}}
            screens:
              home: {to: [list]}
              list: {params: {code: Code}}
            """,
        new: """
            navgen: 1
            root: home
            types: {Code: {base: String, pattern: "[A-Z]{3}"}}
            screens:
              home: {to: [list]}
              list: {params: {code: Code}}
            """)

    static let statePartial = ChangeRule(
        .statePartial, .state, .warning, breaks: [.state],
        meaning: "A node is restored from saved states without some of its values.",
        why: "It is shown without these values.",
        old: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort?}}
            """,
        new: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort?}}
            """)

    static let sourceChanged = ChangeRule(
        .sourceChanged, .source, .error, breaks: [.source],
        meaning: "Generated declarations were removed or have different parameters, and no other change explains it.",
        why: "Code that names them does not compile.",
        old: """
            navgen: 1
            root: home
            outputs: {swift: {access: public}}
            screens: {home: {}}
            """,
        new: """
            navgen: 1
            root: home
            outputs: {swift: {access: internal}}
            screens: {home: {}}
            """)
}
