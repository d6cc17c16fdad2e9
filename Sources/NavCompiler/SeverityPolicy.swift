import NavChecks
public import NavGraph
package import NavSyntax

/// Whether a rule, a kind of change, or a rule about Swift can be set to a level. Some rules are always errors.
public func canSetLevel(_ rule: String, as level: RuleLevel.Level) -> Bool {
    SeverityPolicy.defaults[RuleID(rule)]?.allows(level) ?? false
}

/// Determines the severity of diagnostics from the settings in the graph, on the command line and
/// in comments.
package struct SeverityPolicy {
    /// The maximum number of diagnostics shown for one rule; of the rest, only the number is given.
    static let maxPerRule = 100

    private var rules: [RuleID: Defaults] { Self.defaults }
    private var levels: [RuleID: RuleLevel.Level] = [:]
    /// Whether the generated Swift has state. Otherwise nothing depends on which nodes can be
    /// reached and on their back stacks.
    private let hasState: Bool
    /// The declarations of nodes, sections, types and patterns for which a rule is ignored.
    private var ignoredPlaces: [RuleID: [SourceRange]] = [:]
    private var ignoredLines: [RuleID: Set<Line>] = [:]
    /// `navgen:ignore` comments that name no rule.
    private var ignoresWithoutRule: [IgnoreComment] = []
    private var lines: [LineTable?]
    private var ownDiagnostics: [Diagnostic] = []

    private struct Line: Hashable {
        var file: FileID
        var line: Int
    }

    /// The defaults of a rule or a kind of change.
    fileprivate struct Defaults {
        var severity: Severity
        var canBeLowered: Bool
        var isOff = false
        var isAboutState = false

        func allows(_ level: RuleLevel.Level) -> Bool {
            canBeLowered || isOff || Severity(rawValue: level.rawValue).map { $0 <= severity } ?? false
        }
    }

    fileprivate static let defaults: [RuleID: Defaults] = {
        let checks = allRules.map { rule in
            let defaults = Defaults(
                severity: rule.severity, canBeLowered: rule.canBeLowered, isOff: rule.isOff,
                isAboutState: rule.isAboutState)
            return (rule.id, defaults)
        }
        let others = ChangeRuleName.allCases.map(\.rawValue) + AuditRuleName.allCases.map(\.rawValue)
        return Dictionary(checks + others.map { (RuleID($0), Defaults(severity: .error, canBeLowered: true)) }) {
            first, _ in first
        }
    }()

    package init(
        graph: Graph, ignores: [[IgnoreComment]], sources: [SourceFile],
        levels settings: [(rule: String, level: RuleLevel.Level)], off: [RuleID] = []
    ) {
        for rule in off { levels[rule] = .off }
        hasState = graph.outputs.last { $0.kind.value == .swift }?.options.includes(.state) ?? true
        lines = zip(ignores, sources).map { $0.isEmpty ? nil : LineTable($1) }
        for setting in graph.rules.levels { set(setting.rule.value, setting.level, at: setting.rule.range) }
        for setting in settings { set(setting.rule, setting.level, at: graph.start) }
        for ignored in graph.rules.ignored where accept(ignored.rule.value, at: ignored.rule.range) {
            ignoredPlaces[RuleID(ignored.rule.value), default: []] += ignored.places
        }
        ignoresWithoutRule = ignores.joined().filter(\.rule.isEmpty)
        for comment in ignores.joined() where !comment.rule.isEmpty && accept(comment.rule, at: comment.range) {
            let line = Line(file: comment.range.file, line: comment.line)
            ignoredLines[RuleID(comment.rule), default: []].insert(line)
        }
    }

    private mutating func set(_ name: String, _ level: RuleLevel.Level, at range: SourceRange) {
        guard let rule = rules[RuleID(name)] else {
            _ = accept(name, at: range)
            return
        }
        guard rule.allows(level) || accept(name, at: range) else { return }
        levels[RuleID(name)] = level
    }

    /// Whether a rule exists and its diagnostics can be lowered. Otherwise adds a warning.
    private mutating func accept(_ name: String, at range: SourceRange) -> Bool {
        guard let rule = rules[RuleID(name)] else {
            let known = rules.keys.map(\.name).sorted()
            warn(
                "there is no rule `\(name)`", at: range,
                help: didYouMean(name, amongCompounds: known) ?? "`navgen explain` lists all rules")
            return false
        }
        guard !rule.canBeLowered else { return true }
        warn(
            "`\(name)` is always an error: the setting has no effect", at: range,
            help: "`navgen explain \(name)` says why, and what to write instead")
        return false
    }

    private mutating func warn(_ message: String, at range: SourceRange, help: Help) {
        ownDiagnostics.append(Diagnostic("unknown-rule", message, at: range, severity: .warning, help: help))
    }

    /// The diagnostics to show, with their severities, sorted and without duplicates.
    ///
    /// - Parameter isCapped: Whether the number of diagnostics of each rule is limited.
    package func apply(to found: [Diagnostic], isCapped: Bool = true) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let shown = (found + ownDiagnostics + ineffectiveComments(among: found)).compactMap(applySeverity).filter {
            seen.insert($0).inserted
        }
        let sorted = shown.sorted(by: Diagnostic.precedes)
        return isCapped ? capped(sorted) : sorted
    }

    /// Warnings about ignore comments without a rule. The help names a rule that has a diagnostic
    /// on their line.
    private func ineffectiveComments(among found: [Diagnostic]) -> [Diagnostic] {
        guard !ignoresWithoutRule.isEmpty else { return [] }
        var ruleByLine: [Line: RuleID] = [:]
        for diagnostic in found where rules[diagnostic.rule]?.canBeLowered == true && applySeverity(diagnostic) != nil {
            guard let table = lines[Int(diagnostic.range.file.index)] else { continue }
            let line = Line(file: diagnostic.range.file, line: table.line(of: Int(diagnostic.range.start)))
            ruleByLine[line] = ruleByLine[line] ?? diagnostic.rule
        }
        return ignoresWithoutRule.map { comment in
            let rule = ruleByLine[Line(file: comment.range.file, line: comment.line)]
            return Diagnostic(
                "unknown-rule", "`navgen:ignore` names no rule and has no effect", at: comment.range,
                severity: .warning,
                help: rule.map { .write(yaml: "navgen:ignore \($0)", isSafe: false) }
                    ?? "name a rule, as in `navgen:ignore unreachable-node`, or remove it")
        }
    }

    /// The diagnostic with its configured severity; nil if it is ignored or off.
    func applySeverity(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard !diagnostic.isFixed else { return diagnostic }
        guard !isIgnored(diagnostic) else { return nil }
        guard let level = levels[diagnostic.rule] else {
            guard let rule = rules[diagnostic.rule], !rule.isOff else {
                return rules[diagnostic.rule] == nil ? diagnostic : nil
            }
            var diagnostic = diagnostic
            if !hasState, rule.isAboutState { diagnostic.severity = .note }
            return diagnostic
        }
        guard let severity = Severity(rawValue: level.rawValue) else { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
    }

    /// Whether the graph or a comment says to ignore the rule where the diagnostic is.
    package func isIgnored(_ diagnostic: Diagnostic) -> Bool {
        if ignoredPlaces[diagnostic.rule]?.contains(where: { $0.contains(diagnostic.range) }) == true { return true }
        guard let ignored = ignoredLines[diagnostic.rule], let table = lines[Int(diagnostic.range.file.index)] else {
            return false
        }
        let line = table.line(of: Int(diagnostic.range.start))
        return ignored.contains(Line(file: diagnostic.range.file, line: line))
    }

    /// The severity of a change; nil if its rule is off.
    package func severity(of rule: RuleID, _ own: Severity) -> Severity? {
        guard let level = levels[rule] else { return own }
        return Severity(rawValue: level.rawValue)
    }

    /// Limits the number of diagnostics of each rule.
    private func capped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var counts: [RuleID: Int] = [:]
        var last: [RuleID: Int] = [:]
        var shown: [Diagnostic] = []
        for diagnostic in diagnostics {
            counts[diagnostic.rule, default: 0] += 1
            guard counts[diagnostic.rule, default: 0] <= Self.maxPerRule else { continue }
            last[diagnostic.rule] = shown.count
            shown.append(diagnostic.shortened)
        }
        for (rule, count) in counts where count > Self.maxPerRule {
            if let index = last[rule] {
                shown[index].notes.append(.init("and \(count - Self.maxPerRule) more of `\(rule)`"))
            }
        }
        return shown
    }
}

extension Rule {
    /// Whether it is about state at run time: reachability, back stacks, presentations.
    fileprivate var isAboutState: Bool {
        switch group {
        case .reachability, .presentation: true
        default: id == "ambiguous-back-stack" || id == "unbound-back-stack" || id == "destructive-link"
        }
    }
}
