import NavAudit
public import NavCompiler
public import NavGraph
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
        levels: settings.filter { known.contains($0.rule) } + levels,
        off: auditRules.filter(\.isOff).map(\.id))
    return AppAudit(
        sources: audit.sources, diagnostics: policy.apply(to: audit.diagnostics), files: sources.count,
        views: audit.views)
}
