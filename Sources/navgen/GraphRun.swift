import NavDriver
import NavGraph
import NavSyntax

extension Option {
    /// What all commands understand that compile a graph.
    static let compiling: [Option] = [.rule]
}

extension Arguments {
    /// The compiler's options among the arguments.
    func compilerOptions() throws(UsageError) -> CompilerOptions {
        var options = CompilerOptions()
        for setting in values(.rule) {
            let parts = setting.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let level = RuleLevel.Level(rawValue: parts[1]) else {
                throw UsageError(
                    message: "`--rule \(setting)` is not of the form ID=LEVEL",
                    help: "the levels are error, warning, note and off: `--rule too-many-tabs=off`")
            }
            guard knownRules.contains(parts[0]) else {
                throw UsageError(
                    message: "there is no rule `\(parts[0])`", help: didYouMean(parts[0], among: knownRules))
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
        value(.format).flatMap { DiagnosticFormat(rawValue: $0) } ?? (terminal.isInteractive(.error) ? .text : .xcode)
    }
}

/// Compiles graphs and reports on them, as `check` and `build` both do.
struct GraphRun {
    let terminal: Terminal
    let format: DiagnosticFormat
    let isStrict: Bool
    private(set) var status = ExitStatus.fine
    private var diagnostics: [Diagnostic] = []
    private var sources: [SourceFile] = []

    init(terminal: Terminal, format: DiagnosticFormat, isStrict: Bool) {
        self.terminal = terminal
        self.format = format
        self.isStrict = isStrict
    }

    /// Compiles one graph; nil where it cannot be used.
    mutating func compile(_ path: String, _ options: CompilerOptions) -> AnalysedGraph? {
        let result = NavDriver.compile(path, options: options)
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            status = .worst(status, .unreadable)
            return nil
        }
        report(result)
        let fails = result.hasErrors || (isStrict && result.hasWarnings)
        if fails { status = .worst(status, .failed) }
        return fails ? nil : result.analysed
    }

    private mutating func report(_ result: Compilation) {
        guard format.isDocument else {
            let text = render(
                result.diagnostics, sources: result.sources, as: format, color: terminal.usesColor(.error))
            terminal.write(text, to: .error)
            return
        }
        // A document holds the findings of all graphs: files get numbers behind those of the graphs before.
        let offset = sources.count
        sources += result.sources
        diagnostics += result.diagnostics.map { $0.moved(by: offset) }
    }

    mutating func fail(_ status: ExitStatus) {
        self.status = .worst(self.status, status)
    }

    /// Ends the run: a document is written once, for all graphs.
    func finish() -> ExitStatus {
        if format.isDocument { terminal.write(render(diagnostics, sources: sources, as: format)) }
        return status
    }
}

extension Diagnostic {
    /// The same with other numbers of files.
    fileprivate func moved(by offset: Int) -> Diagnostic {
        func moved(_ range: SourceRange) -> SourceRange {
            SourceRange(file: FileID(Int(range.file.index) + offset), start: Int(range.start), end: Int(range.end))
        }
        var copy = self
        copy.range = moved(range)
        copy.notes = notes.map { Note($0.message, at: $0.range.map(moved)) }
        return copy
    }
}

/// `1 node`, `2 nodes`.
func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
}
