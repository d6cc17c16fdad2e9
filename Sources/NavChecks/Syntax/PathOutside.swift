import NavGraph
import NavSyntax

extension Rule {
    static let pathOutside = Rule(
        "path-outside", .syntax,
        meaning: """
            An output or an included file lies outside its folder: its path is absolute or goes upwards, or a \
            symbolic link leads there. Or an output's path contains control characters, or leads into `.git`.
            """,
        why: """
            A graph must not be able to overwrite or read files that are not its own. Where files are shared on \
            purpose, `--allow-outside` lets it include them.
            """,
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
            guard let path = output.path else { return nil }
            if let harm = harm(of: path.value) {
                return Rule.pathOutside.finding(
                    "`\(path.value)` \(harm)", at: path.range, help: "choose another name for the file")
            }
            guard !staysInside(path.value) else { return nil }
            return Rule.pathOutside.finding(
                "`\(path.value)` leads out of the output folder", at: path.range,
                help: "name a place inside it; `navgen build --out DIR` chooses the folder")
        }
    }

    /// What a path inside the folder can do: be taken for several lines by those who read it, or run with git.
    private static func harm(of path: String) -> String? {
        if path.unicodeScalars.contains(where: { isLineBreakOrControl($0) }) { return "has control characters in it" }
        if path.pathParts.contains(where: { $0.lowercased() == ".git" }) {
            return "leads into what belongs to git"
        }
        return nil
    }

    private static func isLineBreakOrControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    private static func staysInside(_ path: String) -> Bool {
        guard !path.isEmpty, !path.isAbsolutePath, !path.utf8.contains(0) else { return false }
        var depth = 0
        for part in path.pathParts where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return depth > 0
    }
}
