public import NavDriver
public import NavGraph
public import NavLinks
public import NavSyntax

/// A graph at one moment, with the texts that an editor has not saved yet.
public final class Snapshot {
    public let compilation: Compilation
    /// The graph as far as it can be read: up to the first mistake of a file that is not YAML.
    public let graph: Graph
    public private(set) lazy var index = SymbolIndex(graph)
    public private(set) lazy var analyzed = compilation.analyzed ?? AnalyzedGraph(graph)
    public var links: LinkTable? { compilation.links }
    /// By file.
    private var lines: [EditorLines?]
    private let idsByName: [String: FileID]

    /// Compiles a graph. Nil if its main file cannot be read.
    public init?(_ path: String, reader: SourceReader, options: CompilerOptions = CompilerOptions()) {
        compilation = NavDriver.compile(path, reader: reader, options: options)
        guard compilation.failure == nil else { return nil }
        guard let graph = compilation.graph ?? readGraph(path, reader: reader, options: options) else { return nil }
        self.graph = graph
        lines = Array(repeating: nil, count: compilation.sources.count)
        idsByName = Dictionary(
            zip(compilation.sources.map(\.name), (0...).lazy.map { FileID($0) })
        ) { first, _ in first }
    }

    public var sources: [SourceFile] { compilation.sources }

    public func file(_ name: String) -> FileID? { idsByName[name] }

    public func lines(of file: FileID) -> EditorLines {
        let index = Int(file.index)
        if let lines = lines[index] { return lines }
        let lines = EditorLines(sources[index].text)
        self.lines[index] = lines
        return lines
    }

    /// The nodes below a node that a link shows, outermost first: `orders › orderHistory › orderDetail`.
    public func stack(ofPattern number: Int) -> String? {
        guard let links, let (node, outcome) = links.shown(byPattern: number) else { return nil }
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _):
            return plan.nodes.map { graph[$0].name }.joined(separator: " › ")
        case .action(let then):
            return graph[node].name
                + (then.isEmpty ? "" : " → " + then.map { graph[$0].name }.joined(separator: " or "))
        case .unbound, .none?, nil: return nil
        }
    }
}
