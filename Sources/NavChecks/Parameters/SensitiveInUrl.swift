import NavSyntax

extension Rule {
    static let sensitiveInUrl = Rule(
        "sensitive-in-url", .parameters,
        meaning: "A pattern contains a parameter marked `sensitive`.",
        why: "URLs end up in logs, histories and analytics.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [reset]}
              reset: {params: {token: {type: String, default: "", sensitive: true}}, url: "/reset?t={token}"}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [reset]}
              reset: {params: {token: {type: String, default: "", sensitive: true}}, url: /reset}
            """)
}
