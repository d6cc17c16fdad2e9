import NavGraph
import NavSyntax

extension Rule {
    static let pathOutside = Rule(
        "path-outside", .syntax,
        meaning: """
            The path of an output or an included file leads outside its folder: it is absolute, goes up with `..`, or \
            follows a symbolic link. Or the path of an output contains control characters, or leads into `.git`.
            """,
        why: """
            A graph must not be able to overwrite or read files that are not its own. If files are shared on purpose, \
            `--allow-outside` lets a graph include them.
            """,
        failing: """
            navgen: 1
            root: home
            outputs: {dot: ../home.dot}
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            outputs: {dot: docs/home.dot}
            screens:
              home: {}
            """)
}

extension Check {
    /// Checks outputs only, as the loader checks included files before it reads them.
    static let pathOutside = Check(.pathOutside) { analyzed in
        analyzed.graph.outputs.compactMap { output in
            guard let path = output.path else { return nil }
            if let harm = harm(of: path.value) {
                return Rule.pathOutside.finding(
                    "`\(path.value)` \(harm)", at: path.range, help: "choose another name for the file")
            }
            guard !staysInside(path.value) else { return nil }
            return Rule.pathOutside.finding(
                "`\(path.value)` leads out of the output folder", at: path.range,
                help: "name a path inside it; `navgen build --out DIR` chooses the folder")
        }
    }

    /// Why a path inside the folder is refused: a script that reads paths line by line could take
    /// it for several paths, or git could execute the file.
    private static func harm(of path: String) -> String? {
        if path.unicodeScalars.contains(where: { isLineBreakOrControl($0) }) { return "contains control characters" }
        if path.pathParts.contains(where: { $0.lowercased() == ".git" }) {
            return "leads into a `.git` folder"
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
