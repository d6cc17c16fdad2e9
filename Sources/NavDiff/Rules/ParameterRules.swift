import NavSyntax

extension ChangeRule {
    static let paramRequired = ChangeRule(
        .paramRequired, .parameters, .error, breaks: [.state, .source],
        meaning: "A node has a required parameter that did not exist before or had a default.",
        why: "Saved states do not have it, so they lose the node; callers have to supply it.",
        instead: "Give it a default, or make it optional: `sort: {type: Sort, default: price}`, `sort: Sort?`.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: Int}}
            """)

    static let paramAdded = ChangeRule(
        .paramAdded, .parameters, .error, breaks: [.source],
        meaning: "A node has a new parameter, which may be left out.",
        why:
            "Links and saved states work as before. The app's view gets another value, so its function has to take it.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: Int?}}
            """)

    static let paramRemoved = ChangeRule(
        .paramRemoved, .parameters, .error, breaks: [.source],
        meaning: "A parameter was removed.",
        why:
            "Callers must no longer pass it, and the view does not get it. Saved states that have it are read without it.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: Int?}}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {}
            """)

    static let paramRenamed = ChangeRule(
        .paramRenamed, .parameters, .error, breaks: [.state, .source],
        meaning: "A parameter was removed, and there is a new one of the same type: it was probably renamed.",
        why:
            "Links give values by position or by key and may work as before. Saved states store them by name and lose the value, or the node if it cannot do without it; argument labels change.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: Int}}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelfId: Int}}
            """)

    static let paramType = ChangeRule(
        .paramType, .parameters, .error, breaks: [.state, .source],
        meaning: "A parameter has a different type.",
        why: "Callers pass a different type. A saved value may not be valid for the new type.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: Int}}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {shelf: String}}
            """)

    static let paramDefault = ChangeRule(
        .paramDefault, .parameters, .warning,
        meaning: "A parameter has a different value when none is given.",
        why: "Calls and links that leave it out show something else.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {size: {type: Int, default: 10}}}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {size: {type: Int, default: 20}}}
            """)
}
