import NavAudit
public import NavGraph
public import NavPlatform
public import NavSyntax

/// The result of auditing an app's Swift.
public struct AppAudit: Sendable {
    /// The Swift files, and after them the files of the graph.
    public let sources: [SourceFile]
    /// The diagnostics, with the configured severities.
    public let diagnostics: [Diagnostic]
    /// The number of Swift files, and of views in them.
    public let files: Int
    public let views: Int

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    public var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }
}

/// Audits Swift files, and those in folders. With a graph, which must have no errors, compares them with it.
public func auditApp(
    _ paths: [String], graph: Compilation? = nil, levels: [(rule: String, level: RuleLevel.Level)]
) throws(FileFailure) -> AppAudit {
    var names: [String] = []
    for path in paths {
        if FileStatus(path)?.kind == .folder {
            names += SourceFolder.names(in: path, suffix: ".swift").map { "\(path)/\($0)" }
        } else {
            names.append(path)
        }
    }
    let found = names
    let files = concurrently(found.count) { index in
        Result { () throws(FileFailure) in try SourceFolder.file(found[index]) }
    }
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    for (name, file) in zip(names, files) where seen.insert(name).inserted { sources.append(try file.get()) }
    return auditApp(sources, graph: graph, levels: levels)
}

/// Audits Swift files.
public func auditApp(
    _ sources: [SourceFile], graph: Compilation? = nil, levels: [(rule: String, level: RuleLevel.Level)] = []
) -> AppAudit {
    let audit = Audit(sources, graph: graph?.analyzed)
    let start = SourceRange(file: FileID(0), start: 0, end: 0)
    let settings = (graph?.graph?.rules.levels ?? []).map { (rule: $0.rule.value, level: $0.level) }
    let known = Set(auditRules.map(\.id.name))
    let policy = SeverityPolicy(
        graph: Graph(name: Located("", start), start: start), ignores: audit.ignores, sources: audit.sources,
        levels: settings.filter { known.contains($0.rule) } + levels)
    return AppAudit(
        sources: audit.sources, diagnostics: policy.apply(to: audit.diagnostics), files: sources.count,
        views: audit.views)
}
