public import NavCompiler
public import NavImport
public import NavPlatform
public import NavSyntax

/// A graph that was made from another description of an app's navigation.
public struct GraphImport: Sendable {
    /// The graph, with a comment at each place where a person has to decide something, and their list at the end.
    public let text: String
    /// What a person has to decide, with the lines (from 1) of the comments.
    public let todos: [(line: Int, text: String)]
    /// What the source says and the graph does not, with the number of times.
    public let leftOut: [(what: String, count: Int)]
    /// The result of checking the graph.
    public let compilation: Compilation

    /// Why there is no graph.
    public enum Failure: Error, Sendable {
        /// A file could not be read.
        case file(FileFailure)
        /// A file is not what its format says, at a line and column if that is known.
        case source(ImportFailure, Position?)
    }
}

/// Makes a graph from files, or folders, of another format.
public func importGraph(from paths: [String], as format: ImportFormat) throws(GraphImport.Failure) -> GraphImport {
    let files = try ImportReader(format).read(paths)
    return try importGraph(from: files, as: format)
}

/// Makes a graph from files of another format.
public func importGraph(
    from files: [SourceFile], as format: ImportFormat
) throws(GraphImport.Failure) -> GraphImport {
    let sketch: GraphSketch
    do throws(ImportFailure) { sketch = try NavImport.sketch(of: files, as: format) } catch {
        let file = files.first { $0.name == error.file }
        throw .source(error, error.offset.flatMap { offset in file.map { LineTable($0).position(of: offset) } })
    }
    return GraphImport(sketch)
}

extension GraphImport {
    fileprivate init(_ sketch: GraphSketch) {
        let yaml = sketch.yaml
        let draft = compile("graph.yaml", reader: .memory(["graph.yaml": Array(yaml.utf8)]))
        // Whatever `check` does not accept is something to decide.
        let table = LineTable(SourceFile(name: "", text: Array(yaml.utf8)))
        let mistakes = draft.diagnostics.filter { $0.severity == .error }.map { mistake in
            let help = mistake.help.map { "; \($0)" } ?? ""
            return (table.line(of: Int(mistake.range.start)), "\(mistake.message)\(help) [\(mistake.rule)]")
        }
        let marked = Todo.add(mistakes, to: yaml)
        todos = Todo.list(in: marked)
        leftOut = sketch.leftOut
        text = marked + Self.lists(todos, leftOut)
        compilation = compile("graph.yaml", reader: .memory(["graph.yaml": Array(text.utf8)]))
    }

    private static func lists(
        _ todos: [(line: Int, text: String)], _ leftOut: [(what: String, count: Int)]
    ) -> String {
        var text = ""
        func add(_ heading: String, _ items: [String]) {
            guard !items.isEmpty else { return }
            text += "\n# \(heading)\n"
            for item in items {
                for (index, line) in Todo.lines(item).enumerated() {
                    text += (index == 0 ? "# * " : "#   ") + line + "\n"
                }
            }
        }
        add("To decide (search for \(Todo.mark.dropLast())):", todos.map { "line \($0.line): \($0.text)" })
        add("Not imported:", leftOut.map { $0.what + ($0.count > 1 ? " (\($0.count) times)" : "") })
        return text
    }
}
