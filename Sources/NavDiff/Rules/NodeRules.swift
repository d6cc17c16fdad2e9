import NavSyntax

extension ChangeRule {
    package static let nodeAdded = ChangeRule(
        .nodeAdded, .nodes, .note,
        meaning: "A node is new.",
        why:
            "No code relies on it yet. The compiler asks for the function that makes its view.",
        old: """
            navgen: 1
            root: home
            screens: {home: {}}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [news]}
              news: {}
            """)

    static let nodeRemoved = ChangeRule(
        .nodeRemoved, .nodes, .error, breaks: [.state, .source],
        meaning: "A node was removed, and no other node has its name in `renamedFrom`.",
        why:
            "States saved by other versions of the app lose it and everything on top of it, and code that names it does not compile.",
        instead: """
            If it has a new name, say so on the new node: `renamedFrom: news`. If it has to go, announce it first: \
            `deprecated: {since: 4.0, until: 5.0}`. A removal that the old version announced is reported as a warning \
            and does not fail the command.
            """,
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [news]}
              news: {}
            """,
        new: """
            navgen: 1
            root: home
            screens: {home: {}}
            """)

    static let nodeRenamed = ChangeRule(
        .nodeRenamed, .nodes, .error, breaks: [.source],
        meaning: "A node has a new id, and `renamedFrom` names the old one.",
        why: "Saved states find it under either name. Code that names it has to change.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [news]}
              news: {}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [magazine]}
              magazine: {renamedFrom: news}
            """)

    static let nodeMoved = ChangeRule(
        .nodeMoved, .nodes, .error, breaks: [.source],
        meaning: "A node belongs to another section, and `renamedFrom` says what it was called before.",
        why: "Its section is part of its name: code names it differently, and it may be compiled in another module.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [news]}
              news: {}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {to: [reading.news]}
            include: [{file: reading.yaml, section: reading}]
            """,
        including: """
            exports: [news]
            screens:
              news: {renamedFrom: .news}
            """)

    static let nodeKind = ChangeRule(
        .nodeKind, .nodes, .error, breaks: [.state, .source],
        meaning: "A node has a different kind: for example, a screen has become a sheet.",
        why:
            "It is in another enum. Saved states hold it under its former kind and lose it, and code that pushes it has to present it.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
              filter: {}
            """,
        new: """
            navgen: 1
            root: home
            screens: {home: {to: [filter]}}
            sheets: {filter: {}}
            """)

    static let nodeReturns = ChangeRule(
        .nodeReturns, .nodes, .error, breaks: [.source],
        meaning:
            "A presentation returns a value of another type, no longer returns one, or returns one for the first time.",
        why: "Code that waits for it gets something else.",
        old: """
            navgen: 1
            root: home
            screens: {home: {to: [pick]}}
            sheets: {pick: {returns: Int}}
            """,
        new: """
            navgen: 1
            root: home
            screens: {home: {to: [pick]}}
            sheets: {pick: {returns: String}}
            """)

    static let alertActions = ChangeRule(
        .alertActions, .nodes, .error, breaks: [.source],
        meaning: "An alert or dialog has different actions.",
        why: "Code that switches over the answers has to handle them all.",
        old: """
            navgen: 1
            root: home
            screens: {home: {to: [remove]}}
            alerts:
              remove: {title: Remove it?, actions: {remove: {role: destructive}, keep: {role: cancel}}}
            """,
        new: """
            navgen: 1
            root: home
            screens: {home: {to: [remove]}}
            alerts:
              remove: {title: Remove it?, actions: {archive: {}, keep: {role: cancel}}}
            """)

    static let nodeConditions = ChangeRule(
        .nodeConditions, .nodes, .warning,
        meaning: "A node needs different conditions than before.",
        why: """
            Users who could open the node no longer can, or users who could not now can. If a condition protects \
            something, make sure that this is intended.
            """,
        old: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [orders, invoices]}
              orders: {requires: [signedIn]}
              invoices: {}
            sheets: {signIn: {}}
            """,
        new: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [orders, invoices]}
              orders: {}
              invoices: {requires: [signedIn]}
            sheets: {signIn: {}}
            """)

    static let nodeSettings = ChangeRule(
        .nodeSettings, .nodes, .warning,
        meaning:
            "A setting that decides how a node behaves is different, such as `onLink`, `dismiss`, `identity`, the `visible` of a tab, the `when` of a step, or the `then` of a flow.",
        why: """
            The generated code looks the same to callers, but the app navigates differently. Appearance is not \
            compared.
            """,
        old: """
            navgen: 1
            root: home
            screens: {home: {to: [editor]}}
            sheets: {editor: {}}
            """,
        new: """
            navgen: 1
            root: home
            screens: {home: {to: [editor]}}
            sheets: {editor: {onLink: wait}}
            """)

    static let nodeDeprecated = ChangeRule(
        .nodeDeprecated, .nodes, .note,
        meaning: "A node is now deprecated.",
        why: "A later version may remove it without breaking a promise.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {}
              news: {entry: true}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {}
              news: {entry: true, deprecated: {since: 4.0, until: 5.0}}
            """)

    static let nodeUnreachable = ChangeRule(
        .nodeUnreachable, .nodes, .warning,
        meaning: "Routes led to a node from within a tab, and no longer do.",
        why: "Users who used to reach it from that tab no longer can.",
        instead: "Add a route from a screen of that tab, unless the node should be reachable only from elsewhere.",
        old: """
            navgen: 1
            tabs: {shop: {root: home}, account: {root: profile}}
            screens:
              home: {to: [settings]}
              profile: {to: [settings]}
              settings: {}
            """,
        new: """
            navgen: 1
            tabs: {shop: {root: home}, account: {root: profile}}
            screens:
              home: {}
              profile: {to: [settings]}
              settings: {}
            """)
}
