import NavGraph
import NavSyntax

/// A graph decoded from strings, with its diagnostics as lines that tests can compare.
struct DecodedGraph {
    let graph: Graph
    let diagnostics: [Diagnostic]
    private let tables: [LineTable]
    private let names: [String]

    /// Decodes the main file and the files that it includes, which are found by name.
    init(_ text: String, also files: KeyValuePairs<String, String> = [:], name: String = "graph.yaml") {
        func decoded(_ text: String, _ name: String, _ id: Int, at location: FileContext) -> DecodedFile {
            DecodedFile(parseYAML(Array(text.utf8), name: name, id: FileID(id)), at: location)
        }
        var read = [decoded(text, name, 0, at: .main)]
        var sections = SectionList()
        var next = 0
        while next < read.count {
            for request in read[next].includes {
                guard let file = files.first(where: { $0.key == request.path.value }) else { continue }
                let location = sections.add(request, from: read[next].id)
                read.append(decoded(file.value, file.key, read.count, at: location))
            }
            next += 1
        }
        let assembled = assembleGraph(read, sections)
        graph = assembled.graph
        diagnostics = (read.flatMap(\.mistakes) + assembled.diagnostics).sorted(by: Diagnostic.precedes)
        tables = read.map { LineTable($0.source) }
        names = read.map(\.source.name)
    }

    /// The diagnostics in source order as `3:5-9 unknown-key: message (help)`, with the file's name first
    /// unless it is the main file.
    var findings: [String] {
        diagnostics.map { finding in
            let file = finding.range.file == FileID(0) ? "" : names[Int(finding.range.file.index)] + ":"
            return file + location(finding.range) + " \(finding.rule): \(finding.message)"
                + (finding.help.map { " (\($0))" } ?? "")
        }
    }

    /// A range as `3:5-9`: line, first column and end column, or `3:5-4:2` for more than one line.
    func location(_ range: SourceRange) -> String {
        let table = tables[Int(range.file.index)]
        let start = table.position(of: Int(range.start))
        let end = table.position(of: Int(range.end))
        return "\(start.line):\(start.column)-" + (end.line == start.line ? "" : "\(end.line):") + "\(end.column)"
    }

    func node(_ name: String) -> Node? { graph.nodes.first { $0.name == name } }

    /// The routes as `home -> product`. An unknown name is followed by `?`.
    var routes: [String] {
        graph.routes.map { route in
            let source =
                switch route.source {
                case .node(let reference): reference.target.map { graph[$0].name } ?? reference.name + "?"
                case .anywhere: "*"
                case .alertAction(let id, let index): "\(graph[id].name)#\(index)"
                }
            let style = route.style.map { " \($0.value.rawValue)" } ?? ""
            return source + " ->" + style + " "
                + (route.target.target.map { graph[$0].name } ?? route.target.name + "?")
        }
    }
}
