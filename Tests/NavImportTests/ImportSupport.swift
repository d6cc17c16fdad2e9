import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import Testing

/// Imports a text, and asserts that the graph is written as `navgen format` would.
func imported(
    _ text: String, as format: ImportFormat, named name: String = "source", and others: [(String, String)] = []
) throws -> GraphImport {
    let files = [(name, text)] + others
    let result = try importGraph(
        from: files.map { SourceFile(name: $0.0, text: Array($0.1.utf8)) }, as: format)
    guard case .formatted(let formatted) = formatYAML(Array(result.text.utf8)) else {
        Issue.record("not YAML: \(result.text)")
        return result
    }
    #expect(String(decoding: formatted, as: UTF8.self) == result.text)
    return result
}

extension GraphImport {
    /// The rules of which `check` reports errors.
    var errors: [String] { compilation.diagnostics.filter { $0.severity == .error }.map(\.rule.name) }

    /// What there is to decide.
    var decisions: [String] { todos.map(\.text) }

    /// What is not in the graph.
    var missing: [String] { leftOut.map(\.what) }
}
