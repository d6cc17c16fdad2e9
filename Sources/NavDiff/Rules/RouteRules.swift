import NavSyntax

extension ChangeRule {
    static let routeAdded = ChangeRule(
        .routeAdded, .routes, .note,
        meaning: "A route is new.",
        why: "No code relies on it yet.",
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
              home: {to: [news]}
              news: {entry: true}
            """)

    static let routeRemoved = ChangeRule(
        .routeRemoved, .routes, .error, breaks: [.source],
        meaning: """
            A route between two nodes that still exist was removed, or a route from anywhere no longer starts at a node, \
            which is now in its `except`.
            """,
        why: "The screen no longer has this exit: code that uses it does not compile.",
        old: """
            navgen: 1
            root: home
            screens:
              home: {to: [news]}
              news: {entry: true}
            """,
        new: """
            navgen: 1
            root: home
            screens:
              home: {}
              news: {entry: true}
            """)

    static let routeChanged = ChangeRule(
        .routeChanged, .routes, .error, breaks: [.source],
        meaning:
            "A route leads to the same node, but shows it differently, fixes different values, or needs different conditions.",
        why: "Users see something else; callers may have to pass different values.",
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
              home: {to: [{news: {as: sheet}}]}
              news: {}
            """)

    static let rootChanged = ChangeRule(
        .rootChanged, .routes, .warning,
        meaning: "Something else is shown first.",
        why: "It is the first thing that users see.",
        old: """
            navgen: 1
            root: home
            screens: {home: {to: [news]}, news: {to: [home]}}
            """,
        new: """
            navgen: 1
            root: news
            screens: {home: {to: [news]}, news: {to: [home]}}
            """)

    static let nameChanged = ChangeRule(
        .nameChanged, .routes, .error, breaks: [.source],
        meaning: "The graph has a different name.",
        why: "All generated types begin with it.",
        old: """
            navgen: 1
            name: Shop
            root: home
            screens: {home: {}}
            """,
        new: """
            navgen: 1
            name: Store
            root: home
            screens: {home: {}}
            """)

    static let typeChanged = ChangeRule(
        .typeChanged, .parameters, .error, breaks: [.source],
        meaning: "A declared type was removed, has lost cases or has a different definition.",
        why:
            "Values that were valid no longer are. What saved states and links lose is reported for each node and each link.",
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

    static let typeWidened = ChangeRule(
        .typeWidened, .parameters, .note,
        meaning: "A declared type has more cases.",
        why: "All values that were valid still are. Code that switches over all cases has to handle the new ones.",
        old: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort?}}
            """,
        new: """
            navgen: 1
            root: home
            types: {Sort: {cases: [price, name]}}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort?}}
            """)

    static let conditionAdded = ChangeRule(
        .conditionAdded, .routes, .note,
        meaning: "A condition is new.",
        why: "The app has to supply its value. Until then, links and routes that require it wait.",
        old: """
            navgen: 1
            root: home
            screens: {home: {to: [news]}, news: {}}
            """,
        new: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens: {home: {to: [news]}, news: {requires: [signedIn]}}
            """)

    static let conditionRemoved = ChangeRule(
        .conditionRemoved, .routes, .error, breaks: [.source],
        meaning: "A condition was removed.",
        why: "Code that supplies its value does not compile, and nodes that required it are no longer protected.",
        old: """
            navgen: 1
            root: home
            conditions: {signedIn: {}, isMember: {}}
            screens: {home: {to: [news, offers]}, news: {requires: [signedIn]}, offers: {requires: [isMember]}}
            """,
        new: """
            navgen: 1
            root: home
            conditions: {isMember: {}}
            screens: {home: {to: [news, offers]}, news: {}, offers: {requires: [isMember]}}
            """)

    static let conditionOtherwise = ChangeRule(
        .conditionOtherwise, .routes, .warning,
        meaning: "Something else is shown while a condition fails.",
        why: "Anyone who follows a link or a route that needs it sees something else first, or nothing at all.",
        old: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens: {home: {to: [news]}, news: {requires: [signedIn]}}
            sheets: {signIn: {}, join: {entry: true}}
            """,
        new: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: join}}
            screens: {home: {to: [news]}, news: {requires: [signedIn]}}
            sheets: {signIn: {entry: true}, join: {}}
            """)
}
