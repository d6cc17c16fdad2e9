import NavSyntax

extension Rule {
    static let yamlSyntax = Rule(
        "yaml-syntax", .syntax,
        meaning: """
            The file is not YAML, or uses a part of YAML that a graph has no use for: tags, several documents, \
            keys that are not text.
            """,
        why: "Nothing can be said about a graph that cannot be read, so this comes before anything else.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {title: "Home}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {title: "Home"}
            """)
}
