import NavCompiler
import NavFiles
import NavPlatform
import NavSyntax

extension Option {
    static let watch = Option("watch", .flag, "Build again whenever a file of the graphs changes, until Ctrl-C")
}

/// Builds, and builds again after each change, until the process is ended.
///
/// Signals keep their default action, so Ctrl-C ends the run immediately, even while it sleeps.
struct WatchRun {
    private let arguments: Arguments
    private let terminal: Terminal

    init(_ arguments: Arguments, _ terminal: Terminal) throws(UsageError) {
        self.arguments = arguments
        self.terminal = terminal
        if arguments.operands.contains("-") {
            throw UsageError(
                message: "standard input cannot be watched", help: "name the graph's file, or leave out `--watch`")
        }
        for option in [Option.check, .listOutputs] where arguments.has(option) {
            throw UsageError(
                message: "`--watch` writes after each change, and `--\(option.name)` writes nothing",
                help: "leave out one of the two")
        }
        let format = arguments.diagnosticFormat(terminal)
        if format.isDocument {
            throw UsageError(
                message: "`--format \(format.rawValue)` writes one document and cannot be combined with `--watch`",
                help: "leave out one of the two, or choose another format: text, xcode or github")
        }
    }

    func run(_ build: (inout GraphRun) -> (status: ExitStatus, reports: [BuildReport])) -> ExitStatus {
        let watch = SourceWatch()
        while true {
            if redraws { terminal.write(WatchStatus.clear) }
            let start = ContinuousClock().now
            let (run, result) = watch.watching { reader in
                var run = GraphRun(arguments, diagnosticsOnly)
                run.reader = reader
                let result = build(&run)
                return (run, result)
            }
            let status = WatchStatus(
                graphs: arguments.operands, status: result.status, counts: run.counts, reports: result.reports,
                files: watch.fileCount, time: ContinuousClock().now - start)
            show(status)
            let outputs = [StandardStream.output, .error].map(\.rawValue)
            if watch.wait(outputs: outputs) == .outputClosed { return .fine }
        }
    }

    /// A terminal that prints only diagnostics and failures; `WatchStatus` shows the rest.
    private var diagnosticsOnly: Terminal {
        var terminal = terminal
        terminal.isQuiet = true
        return terminal
    }

    private var redraws: Bool { !terminal.isQuiet && terminal.canBeCleared }

    private func show(_ status: WatchStatus) {
        guard !terminal.isQuiet else { return }
        if redraws { return terminal.write(status.screen(color: terminal.usesColor(.output))) }
        for warning in status.warnings { terminal.say(warning) }
        terminal.write(status.line)
    }
}
