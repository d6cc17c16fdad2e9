import NavCompiler
import NavFiles
import NavPlatform
import NavSyntax

extension Command {
    static let format = Command(
        name: "format", operands: [.graph.repeated], summary: "Format graphs in one style",
        discussion: """
            Formats graphs and all the files that they include, in place: indentation, blanks, blank lines, the columns
            of comments. Lines, comments, the order of keys and the meaning stay as they are. If a file of a graph is
            not valid YAML, none of its files is changed. With `-`, formats standard input to standard output.
            """,
        options: [.formatCheck], example: "navgen format --check Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        let options = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var run = FormatRun(terminal: terminal, isCheck: arguments.has(.formatCheck))
        for path in paths { run.show(formatGraph(path, options: options, isCheck: run.isCheck), of: path) }
        return run.finish(paths)
    }
}

extension Option {
    fileprivate static let formatCheck = Option(
        "check", .flag, "Write nothing; show what is not formatted, and fail if anything is")
}

/// Prints what was formatted.
private struct FormatRun {
    let terminal: Terminal
    let isCheck: Bool
    private var status = ExitStatus.fine
    /// The files of all graphs that are not formatted: several graphs can include the same file.
    private var stale: [String] = []

    init(terminal: Terminal, isCheck: Bool) {
        self.terminal = terminal
        self.isCheck = isCheck
    }

    mutating func show(_ report: FormatReport, of path: String) {
        for failure in report.failures {
            terminal.fail("cannot format \(failure.path): \(failure.reason)")
            status = .worst(status, .unreadable)
        }
        if !report.diagnostics.isEmpty {
            show(report.diagnostics, report.sources)
            terminal.fail(
                (path == "-" ? "standard input" : path) + " has errors"
                    + (report.isInvalid
                        ? ", so nothing of it was formatted" : "; the files that were found are formatted"))
            status = .worst(status, .failed)
        }
        for (path, diff) in report.stale where !stale.contains(path) {
            terminal.write(diff)
            stale.append(path)
        }
        for path in report.unsupported {
            terminal.say("\(path) is left as it is: navgen cannot format it without changing its meaning")
        }
        if let text = report.text {
            if !isCheck { terminal.write(text) }
            return
        }
        for path in report.written { terminal.say("formatted \(path)") }
        for remark in report.remarks { terminal.say("note: \(remark)") }
        guard !report.unchanged.isEmpty else { return }
        if report.written.isEmpty, report.stale.isEmpty, report.unsupported.isEmpty, report.failures.isEmpty {
            terminal.say("\(path) is formatted" + (report.unchanged.count == 1 ? "" : ", with the files it includes"))
        } else {
            terminal.say("unchanged: \(counted(report.unchanged.count, "file"))")
        }
    }

    private func show(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) {
        let format: DiagnosticFormat = StandardStream.error.isTerminal ? .text : .xcode
        terminal.write(
            render(diagnostics, sources: sources, as: format, color: terminal.usesColor(.error)), to: .error)
    }

    /// Names the files that are not formatted, with the command that formats them.
    func finish(_ paths: [String]) -> ExitStatus {
        guard let last = stale.last else { return status }
        let command = "navgen format " + paths.map { $0.asOperand.shellQuoted }.joined(separator: " ")
        for path in stale {
            terminal.fail("\(path) is not formatted", help: path == last ? "to format: \(command)" : nil)
        }
        return .worst(status, .failed)
    }
}
