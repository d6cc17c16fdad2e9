import NavCompiler
import NavFiles
import NavGraph
import NavLinks
import NavPlatform
import NavSyntax

extension Arguments {
    /// The options of the compiler.
    func compilerOptions() throws(UsageError) -> CompilerOptions {
        var options = CompilerOptions()
        options.allowsOutside = has(.allowOutside)
        for setting in values(.rule) {
            let parts = setting.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(
                    message: "`--rule \(setting)` is not of the form ID=LEVEL",
                    help: "for example: --rule too-many-tabs=off")
            }
            guard let level = RuleLevel.Level(rawValue: parts[1]) else {
                let levels = RuleLevel.Level.allCases.map(\.rawValue)
                throw UsageError(
                    message: "`\(parts[1])` is not a rule level",
                    help: didYouMean(parts[1], among: levels)?.text ?? "the levels are \(levels.alternatives())")
            }
            guard knownRules.contains(parts[0]) else {
                throw UsageError(
                    message: "there is no rule `\(parts[0])`",
                    help: didYouMean(parts[0], amongCompounds: knownRules)?.text ?? "`navgen explain` lists all rules")
            }
            guard canSetLevel(parts[0], as: level) else {
                throw UsageError(
                    message: "`\(parts[0])` is always an error",
                    help: "`navgen explain \(parts[0])` says why, and what to write instead")
            }
            options.levels.append((parts[0], level))
        }
        return options
    }

    /// The paths of the graphs; there is at least one.
    func graphs() throws(UsageError) -> [String] {
        guard !operands.isEmpty else {
            throw UsageError(message: "name a graph file, or `-` for standard input", help: nil)
        }
        guard operands.filter({ $0 == "-" }).count <= 1 else {
            throw UsageError(message: "standard input can be read only once", help: nil)
        }
        return operands
    }

    func diagnosticFormat(_ terminal: Terminal) -> DiagnosticFormat {
        value(.format).flatMap { DiagnosticFormat(rawValue: $0) } ?? (StandardStream.error.isTerminal ? .text : .xcode)
    }
}

extension Compilation {
    /// The size of the graph and the number of its diagnostics: `21 nodes, 24 routes, 1 warning`.
    var summary: String {
        func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
        var parts: [String] = []
        if let graph, !hasErrors { parts.append(graph.size) }
        for severity in [Severity.error, .warning, .note] where count(severity) > 0 {
            parts.append(counted(count(severity), severity.rawValue))
        }
        if diagnostics.isEmpty { parts.append("no problems") }
        return parts.joined(separator: ", ")
    }
}

/// Compiles graphs and prints their diagnostics, for `check` and `build`.
struct GraphRun {
    let terminal: Terminal
    let format: DiagnosticFormat
    let isStrict: Bool
    var reader = SourceReader.disk
    private(set) var status = ExitStatus.fine
    /// The number of diagnostics of each severity.
    private(set) var counts: [Severity: Int] = [:]
    /// Whether a diagnostic has a fix that can only be what was meant.
    private(set) var isFixable = false
    /// The diagnostics of all graphs so far, for formats that write one document.
    private var results: [(diagnostics: [Diagnostic], sources: [SourceFile])] = []

    init(_ arguments: Arguments, _ terminal: Terminal) {
        self.terminal = terminal
        format = arguments.diagnosticFormat(terminal)
        isStrict = arguments.has(.strict)
    }

    /// Compiles one graph and prints its diagnostics. Returns nil if it has errors, or warnings
    /// with `--strict`.
    mutating func compile(_ path: String, _ options: CompilerOptions) -> LinkAnalysis? {
        let result = NavCompiler.compile(path, reader: reader, options: options)
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            fail(.unreadable)
            return nil
        }
        return report(result) ? result.links : nil
    }

    /// Prints the diagnostics of a graph. Returns whether it passes.
    mutating func report(_ result: Compilation) -> Bool {
        for finding in result.diagnostics { counts[finding.severity, default: 0] += 1 }
        isFixable = isFixable || result.diagnostics.contains { $0.fix?.isSafe == true }
        let fails = result.hasErrors || (isStrict && result.hasWarnings)
        if fails { fail(.failed) }
        guard format.isDocument else {
            let text = render(
                result.diagnostics, sources: result.sources, as: format, color: terminal.usesColor(.error))
            terminal.write(text, to: .error)
            if format == .text { terminal.say(summary(of: result)) }
            return !fails
        }
        results.append((result.diagnostics, result.sources))
        return !fails
    }

    /// The status line of a graph, such as `Graphs/shop.yaml: 21 nodes, 24 routes, no problems`.
    private func summary(of result: Compilation) -> String {
        let isFailedByWarnings = isStrict && result.hasWarnings && !result.hasErrors
        return "\(result.sources.first?.name ?? ""): \(result.summary)"
            + (isFailedByWarnings ? ", not allowed with --strict" : "")
    }

    mutating func fail(_ status: ExitStatus) {
        self.status = .worst(self.status, status)
    }

    /// Ends the run; if the format is a document, writes it for all graphs.
    func finish() -> ExitStatus {
        if format.isDocument { terminal.write(render(results, as: format)) }
        return status
    }
}
