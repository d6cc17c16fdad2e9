import NavSyntax

extension Rule {
    static let wildcardNotLast = Rule(
        "wildcard-not-last", .links,
        meaning: "Something follows a `*`, a `{rest*}` or a `{rest+}` in a path.",
        why: "These match the whole rest of a path, so nothing is left for what follows.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [files]}
              files:
                params: {path: String}
                url: /files/{path*}/edit
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [files]}
              files:
                params: {path: String}
                url: /files/edit/{path*}
            """)
}
