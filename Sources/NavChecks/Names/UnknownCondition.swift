import NavSyntax

extension Rule {
    static let unknownCondition = Rule(
        "unknown-condition", .names,
        meaning: "A condition is used but not declared under `conditions`.",
        why: "An undeclared condition protects nothing.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [orders, profile]}
              profile: {requires: [signedIn]}
              orders: {requires: [signdIn]}
            """,
        fixed: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [orders, profile]}
              profile: {requires: [signedIn]}
              orders: {requires: [signedIn]}
            """)
}
