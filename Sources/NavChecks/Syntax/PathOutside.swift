import NavGraph
import NavSyntax

extension Rule {
    static let pathOutside = Rule(
        "path-outside", .syntax,
        meaning: "An output or an included file lies outside its folder: its path is absolute, or leads upwards.",
        why: "A graph must not be able to write over, or to read, files that are not its own.",
        failing: """
            navgen: 1
            root: home
            outputs: {dot: ../home.dot}
            screens:
              home: {}
            """,
        repaired: """
            navgen: 1
            root: home
            outputs: {dot: docs/home.dot}
            screens:
              home: {}
            """)
}

extension Check {
    /// Outputs only: the loader looks at includes, before it reads them.
    static let pathOutside = Check(.pathOutside) { analysed in
        analysed.graph.outputs.compactMap { output in
            guard let path = output.path, !staysInside(path.value) else { return nil }
            return Rule.pathOutside.finding(
                "`\(path.value)` leads out of the output folder", at: path.range,
                help: "name a place inside it; `navgen build --out DIR` chooses the folder")
        }
    }

    private static func staysInside(_ path: String) -> Bool {
        guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return depth > 0
    }
}
