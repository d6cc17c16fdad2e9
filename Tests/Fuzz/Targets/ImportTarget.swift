import NavAnswers
import NavCompiler
import NavFiles
import NavImport
import NavSyntax

extension FuzzTarget {
    /// After a byte that chooses the format: a source, of which a graph is made or which is refused. The graph can be
    /// read, and each error of it is a TODO.
    static let imports = FuzzTarget(name: "imports", maxLength: 2048, isGraph: false) {
        input throws(PropertyViolation) in
        guard let first = input.first else { return }
        let format = ImportFormat.allCases[Int(first) % ImportFormat.allCases.count]
        let file = SourceFile(name: "source", text: Array(input.dropFirst()))
        guard let result = try? importGraph(from: [file], as: format) else { return }
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        for todo in result.todos {
            try require(
                lines.indices.contains(todo.line - 1) && lines[todo.line - 1].contains("# TODO: "),
                "no TODO in line \(todo.line) of\n\(result.text)")
        }
        for diagnostic in result.compilation.diagnostics where diagnostic.severity == .error {
            try require(
                result.todos.contains { $0.text.hasSuffix("[\(diagnostic.rule)]") },
                "\(diagnostic.message) is no TODO in\n\(result.text)")
            try require(diagnostic.rule != "yaml-syntax", "not YAML:\n\(result.text)")
        }
    }

    /// Any bytes as Swift: findings are inside the file.
    static let audit = FuzzTarget(name: "audit", maxLength: 4096, isGraph: false) { input throws(PropertyViolation) in
        let result = auditApp([SourceFile(name: "App.swift", text: input)])
        try requireValidRanges(of: result.diagnostics, lengths: [input.count])
        _ = render(result.diagnostics, sources: result.sources, as: .text)
    }
}
