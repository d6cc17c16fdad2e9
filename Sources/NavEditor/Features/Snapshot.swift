public import NavCompiler
public import NavGraph
public import NavLinks
public import NavSyntax

/// The texts to which the ranges of a graph or of diagnostics refer.
public final class SourceTexts {
    public let files: [SourceFile]
    private var lines: [EditorLines?]
    private let idsByName: [String: FileID]

    init(_ files: [SourceFile]) {
        self.files = files
        lines = Array(repeating: nil, count: files.count)
        idsByName = Dictionary(zip(files.map(\.name), (0...).lazy.map { FileID($0) })) { first, _ in first }
    }

    public subscript(file: FileID) -> SourceFile { files[Int(file.index)] }

    public func file(_ name: String) -> FileID? { idsByName[name] }

    public func lines(of file: FileID) -> EditorLines {
        let index = Int(file.index)
        if let lines = lines[index] { return lines }
        let lines = EditorLines(files[index].text)
        self.lines[index] = lines
        return lines
    }
}

/// A graph at one moment, with the texts that an editor has not saved yet.
public final class Snapshot {
    public let compilation: Compilation
    /// The texts of the diagnostics.
    public let compiledTexts: SourceTexts
    /// The graph as far as it can be read: up to the first mistake of a file that is not YAML.
    public let graph: Graph
    /// The texts of the graph. If a file is not YAML, there may be other files than were compiled.
    public let texts: SourceTexts
    let options: CompilerOptions
    public private(set) lazy var index = SymbolIndex(graph)
    public private(set) lazy var analyzed = compilation.analyzed ?? AnalyzedGraph(graph)
    public var links: LinkAnalysis? { compilation.links }

    /// Compiles a graph. Nil if its main file cannot be read.
    public init?(_ path: String, reader: SourceReader, options: CompilerOptions = CompilerOptions()) {
        self.options = options
        compilation = NavCompiler.compile(path, reader: reader, options: options)
        guard compilation.failure == nil else { return nil }
        compiledTexts = SourceTexts(compilation.sources)
        if let graph = compilation.graph {
            self.graph = graph
            texts = compiledTexts
            return
        }
        guard let graph = readGraph(path, reader: reader, options: options) else { return nil }
        self.graph = graph
        // The graph was read from the part before a mistake, but places behind it can be asked for.
        texts = SourceTexts(
            graph.files.map { file in
                guard case .success(let text) = reader.contents(of: file.name), text.starts(with: file.text) else {
                    return file
                }
                return SourceFile(name: file.name, text: text)
            })
    }

    public var sources: [SourceFile] { texts.files }

    /// The nodes below a node that a link shows, outermost first: `orders › orderHistory › orderDetail`.
    public func stack(ofPattern number: Int) -> String? {
        guard let links, let (node, outcome) = links.shown(byPattern: number) else { return nil }
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _): return names(of: plan.nodes)
        case .action(let then):
            return graph[node].name
                + (then.isEmpty ? "" : " → " + then.map { graph[$0].name }.joined(separator: " or "))
        case .unbound, .none?, nil: return nil
        }
    }

    /// The nodes below the one that a link shows; nil if there are none.
    func stackBelow(pattern number: Int) -> String? {
        guard let outcome = links?.shown(byPattern: number)?.outcome else { return nil }
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _):
            return plan.nodes.count > 1 ? names(of: plan.nodes.dropLast()) : nil
        case .action, .unbound, .none: return nil
        }
    }

    private func names(of nodes: some Sequence<NodeID>) -> String {
        nodes.map { graph[$0].name }.joined(separator: " › ")
    }
}
