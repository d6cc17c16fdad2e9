import NavChecks
public import NavGraph
public import NavLinks
public import NavPlatform
public import NavSyntax

/// The options of the compiler.
public struct CompilerOptions: Sendable {
    /// Levels from the command line, which override those of the graph.
    public var levels: [(rule: String, level: RuleLevel.Level)] = []
    public var limits = Limits.standard
    /// Whether included files may be outside the main graph's folder.
    public var allowsOutside = false

    public init() {}
}

/// The result of compiling a graph.
public struct Compilation: Sendable {
    /// The source files, by file id.
    public let sources: [SourceFile]
    /// The links; nil if a file is missing or could not be read as YAML.
    public let links: LinkAnalysis?
    /// The diagnostics, sorted, without duplicates, with the configured severities.
    public let diagnostics: [Diagnostic]
    /// Why the main file could not be read.
    public let failure: FileFailure?
    /// All diagnostics, before severities are configured.
    fileprivate let found: FoundDiagnostics?

    /// The graph as far as it could be read, even if a file is missing or not valid YAML.
    public var readableGraph: Graph? { found?.graph }
    public var analyzed: AnalyzedGraph? { links?.analyzed }
    public var graph: Graph? { analyzed?.graph }
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    public var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }

    /// The name of the node whose declaration contains a source range.
    public func node(at range: SourceRange) -> String? {
        found.flatMap { found in found.graph.node(at: range).map { found.graph[$0].name } }
    }

    /// The files that are not valid YAML, so that nothing else in them was checked.
    var unreadableFiles: Set<FileID> { found?.unreadableFiles ?? [] }

    /// The diagnostics, without a limit for each rule.
    func allDiagnostics(levels: [(rule: String, level: RuleLevel.Level)]) -> [Diagnostic] {
        found?.applySeverities(by: levels, isCapped: false) ?? []
    }

    /// The diagnostics with other levels than those that it was compiled with.
    public func diagnostics(levels: [(rule: String, level: RuleLevel.Level)]) -> [Diagnostic] {
        found?.applySeverities(by: levels) ?? []
    }

    /// The severities that the graph, its comments and these levels set; nil if the main file could not be read.
    package func severities(levels: [(rule: String, level: RuleLevel.Level)]) -> SeverityPolicy? {
        found?.policy(levels: levels)
    }
}

/// The diagnostics of a graph, with the settings in the graph that determine their severities.
private struct FoundDiagnostics: Sendable {
    var graph: Graph
    var ignores: [[IgnoreComment]]
    var sources: [SourceFile]
    var diagnostics: [Diagnostic]
    var unreadableFiles: Set<FileID>

    func applySeverities(
        by levels: [(rule: String, level: RuleLevel.Level)], isCapped: Bool = true
    ) -> [Diagnostic] {
        policy(levels: levels).apply(to: diagnostics, isCapped: isCapped).withFixes(in: sources)
    }

    func policy(levels: [(rule: String, level: RuleLevel.Level)]) -> SeverityPolicy {
        SeverityPolicy(graph: graph, ignores: ignores, sources: sources, levels: levels)
    }
}

/// Compiles one graph: loads and decodes its files, checks them, and applies the configured
/// severities.
public func compile(
    _ path: String, reader: SourceReader = .disk, options: CompilerOptions = CompilerOptions()
) -> Compilation {
    var loader = GraphLoader(path, reader: reader, options)
    guard loader.failure == nil else {
        return Compilation(
            sources: [], links: nil, diagnostics: [], failure: loader.failure, found: nil)
    }
    let sources = loader.files.map(\.source)
    let ignores = loader.files.map(\.ignores)
    let isReadable = loader.files.first?.isYAML ?? false
    let unreadableFiles = Set(loader.files.lazy.filter { !$0.isYAML }.map(\.id))
    let isWhole =
        loader.files.allSatisfy(\.holdsKeys)
        && !loader.diagnostics.contains { $0.rule == "include-missing" || $0.rule == "path-outside" }
    var found = loader.diagnostics + loader.files.flatMap(\.mistakes)
    let decoded = loader.takeGraph()
    var links: LinkAnalysis?
    if isWhole {
        let checked = checkGraph(decoded.graph)
        found += decoded.diagnostics + checked.findings
        links = checked.links
    } else if isReadable {
        // The missing file may declare names that seem unknown, so only other mistakes are
        // reported.
        found += decoded.diagnostics.filter { !$0.rule.name.hasPrefix("unknown-") || $0.rule == "unknown-key" }
    }
    // A key given twice is one mistake, even where keys are ids.
    let repeated = Set(found.filter { $0.rule == "duplicate-key" }.map(\.range))
    found.removeAll { $0.rule == "duplicate-id" && repeated.contains($0.range) }
    let foundDiagnostics = FoundDiagnostics(
        graph: decoded.graph, ignores: ignores, sources: sources, diagnostics: found,
        unreadableFiles: unreadableFiles)
    return Compilation(
        sources: sources, links: links,
        diagnostics: foundDiagnostics.applySeverities(by: options.levels), failure: nil, found: foundDiagnostics)
}

extension [Diagnostic] {
    /// The diagnostics with the edits that make their corrections.
    fileprivate func withFixes(in sources: [SourceFile]) -> [Diagnostic] {
        // Most graphs have none, and a file is parsed again only if it has some.
        guard contains(where: { $0.correction != nil }) else { return self }
        var writers: [FileID: CorrectionWriter] = [:]
        return map { diagnostic in
            guard diagnostic.correction != nil else { return diagnostic }
            let file = diagnostic.range.file
            let writer = writers[file] ?? CorrectionWriter(sources[Int(file.index)], file)
            writers[file] = writer
            var diagnostic = diagnostic
            diagnostic.fix = writer.fix(for: diagnostic)
            return diagnostic
        }
    }
}
