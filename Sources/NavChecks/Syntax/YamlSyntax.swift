import NavSyntax

extension Rule {
    static let yamlSyntax = Rule(
        "yaml-syntax", .syntax,
        meaning: """
            The file is not valid YAML, or uses a part of YAML that a graph cannot use: tags, several documents, or \
            keys that are not strings.
            """,
        why: "A graph that cannot be read cannot be checked, so this is reported before anything else.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {title: "Home}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {title: "Home"}
            """)
}
