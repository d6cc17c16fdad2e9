import NavSyntax

extension ChangeRule {
    static let paramRequired = ChangeRule(
        "param-required", .error, breaks: [.state, .source],
        meaning: "A node has a parameter that everybody has to say, and that did not exist or had a default.",
        why: "Saved states do not say it, so they lose the node; callers have to say it.",
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
        "param-added", .error, breaks: [.source],
        meaning: "A node has another parameter, which may be left out.",
        why:
            "Links and saved states go on as before. The app's view gets another value, so its function has to take it.",
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
        "param-removed", .error, breaks: [.source],
        meaning: "A parameter is gone.",
        why:
            "Callers must not say it any more, and the view does not get it. Saved states have it and are read without it.",
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
        "param-renamed", .error, breaks: [.state, .source],
        meaning: "A parameter is gone, and there is a new one of the same type: it has another name, as it seems.",
        why:
            "Links say values by place or by key and may go on as before. Saved states say them by name and lose the value, or the node where it cannot do without; labels of calls change.",
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
        "param-type", .error, breaks: [.state, .source],
        meaning: "A parameter has another type.",
        why: "Callers pass another type. A saved value may not be one of the new type.",
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
        "param-default", .warning,
        meaning: "A parameter has another value where nobody says one.",
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
