import NavDriver
import NavPlatform
import NavGraph
import NavLinks
import NavSyntax

extension Arguments {
    /// The compiler's options among the arguments.
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
                    message: "`\(parts[1])` is no level of a rule",
                    help: didYouMean(parts[1], among: levels) ?? "the levels are \(levels.alternatives())")
            }
            guard knownRules.contains(parts[0]) else {
                throw UsageError(
                    message: "there is no rule `\(parts[0])`",
                    help: didYouMean(parts[0], amongCompounds: knownRules) ?? "`navgen explain` lists all rules")
            }
            guard canWeigh(parts[0], as: level) else {
                throw UsageError(
                    message: "`\(parts[0])` is an error that stays",
                    help: "`navgen explain \(parts[0])` says why, and what to write instead")
            }
            options.levels.append((parts[0], level))
        }
        return options
    }

    /// The graphs that were named; at least one.
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

/// Compiles graphs and reports on them, as `check` and `build` both do.
struct GraphRun {
    let terminal: Terminal
    let format: DiagnosticFormat
    let isStrict: Bool
    var reader = SourceReader.disk
    /// Whether it is enough that nothing was found in a graph earlier: not for who watches.
    var mayBelieveMemo = false
    private(set) var status = ExitStatus.fine
    /// How many findings there were of each severity.
    private(set) var counts: [Severity: Int] = [:]
    /// What a document is made of: it holds the findings of all graphs.
    private var results: [(diagnostics: [Diagnostic], sources: [SourceFile])] = []

    init(_ arguments: Arguments, _ terminal: Terminal) {
        self.terminal = terminal
        format = arguments.diagnosticFormat(terminal)
        isStrict = arguments.has(.strict)
    }

    /// Compiles one graph and reports what is found; nil where it cannot be used.
    mutating func compile(
        _ path: String, _ options: CompilerOptions
    ) -> (graph: AnalysedGraph, links: LinkTable, isSound: Bool)? {
        let result = NavDriver.compile(path, reader: reader, options: options)
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            fail(.unreadable)
            return nil
        }
        report(result)
        let fails = result.hasErrors || (isStrict && result.hasWarnings)
        if fails { fail(.failed) }
        guard !fails, let analysed = result.analysed, let links = result.links else { return nil }
        return (analysed, links, result.diagnostics.isEmpty)
    }

    /// A document says more of a graph than that nothing was found.
    var mayBelieve: Bool { mayBelieveMemo && !format.isDocument }

    /// Says of a graph that nothing is found in it.
    func tellSound(_ name: String, _ size: GraphSize) {
        if format == .text { terminal.say("\(name): \(size.words), no problems") }
    }

    private mutating func report(_ result: Compilation) {
        for finding in result.diagnostics { counts[finding.severity, default: 0] += 1 }
        guard format.isDocument else {
            let text = render(
                result.diagnostics, sources: result.sources, as: format, color: terminal.usesColor(.error))
            terminal.write(text, to: .error)
            if format == .text { terminal.say(summary(of: result)) }
            return
        }
        results.append((result.diagnostics, result.sources))
    }

    /// `Graphs/shop.yaml: 21 nodes, 24 routes, no problems`.
    private func summary(of result: Compilation) -> String {
        func count(_ severity: Severity) -> Int { result.diagnostics.count { $0.severity == severity } }
        var parts: [String] = []
        if let graph = result.graph, !result.hasErrors { parts.append(GraphSize(graph).words) }
        for severity in [Severity.error, .warning, .note] where count(severity) > 0 {
            parts.append(counted(count(severity), severity.rawValue))
        }
        if result.diagnostics.isEmpty { parts.append("no problems") }
        let isFailedByWarnings = isStrict && result.hasWarnings && !result.hasErrors
        return "\(result.sources.first?.name ?? ""): \(parts.joined(separator: ", "))"
            + (isFailedByWarnings ? ", which --strict does not let pass" : "")
    }

    mutating func fail(_ status: ExitStatus) {
        self.status = .worst(self.status, status)
    }

    /// Ends the run: a document is written once, for all graphs.
    func finish() -> ExitStatus {
        if format.isDocument { terminal.write(render(results, as: format)) }
        return status
    }
}
