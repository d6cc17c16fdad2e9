import NavDriver
import NavEmit
import NavGraph

extension Command {
    static let graph = Command(
        name: "graph", operands: "GRAPH", summary: "Draw a graph",
        discussion: """
            Writes a drawing of the graph. `dot` is for Graphviz: it makes pictures of it, as in
            `navgen graph shop.yaml | dot -Tsvg -o shop.svg`.
            """,
        options: [.drawing, .output, .rule], example: "navgen graph Graphs/shop.yaml --format dot -o shop.dot"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...1)
        let target = arguments.value(.output) ?? "-"
        guard !target.isEmpty, !target.hasSuffix("/") else {
            throw UsageError(message: "`--output` takes a file's name", help: nil)
        }
        let (started, status) = try AnswerRun.start(words[0], arguments, terminal)
        guard let run = started else { return status }
        let drawing = run.drawing(as: arguments.value(.drawing) ?? "dot")
        guard target != "-" else {
            terminal.write(drawing)
            return .fine
        }
        let slash = target.lastIndex(of: "/")
        let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
        let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        let file = OutputFile(path: name, contents: Array(drawing.utf8))
        let report = OutputWriter(folder: folder).write([file])
        if let failure = report.failures.first {
            terminal.fail("cannot write \(target): \(failure.reason)")
            return .unreadable
        }
        terminal.say(report.written.isEmpty ? "\(target) is up to date" : "wrote \(target)")
        return .fine
    }
}

extension AnswerRun {
    fileprivate func drawing(as format: String) -> String {
        let emitter = allEmitters.first { $0.kind.rawValue == format }
        let files = emitter?.files(analysed, links, EmitOptions(sourceName: sourceName)) ?? []
        return files.map(\.contents).joined()
    }
}

extension Option {
    fileprivate static let drawing = Option("format", .choice("FORMAT", ["dot"]), "What to write", default: "dot")
}
