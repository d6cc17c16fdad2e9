import NavCompiler
import NavFiles
import NavGraph
import NavPlatform
import NavSyntax

extension Option {
    static let serve = Option(
        "serve", .optionalNumber("PORT"),
        "Show the page in browsers on this machine, and update it after each change, until Ctrl-C",
        default: "\(PageServer.defaultPort), or the next free port")
}

/// Serves the page of a graph, and updates it after each change, until the process is ended.
///
/// As in `WatchRun`, signals keep their default action.
struct ServeRun {
    private let path: String
    private let options: CompilerOptions
    /// The port that was named; 0 for any free port.
    private let port: UInt16?
    private let terminal: Terminal

    init(_ path: String, _ arguments: Arguments, _ terminal: Terminal) throws(UsageError) {
        self.path = path
        self.terminal = terminal
        options = try arguments.compilerOptions()
        port = try Self.port(arguments.value(.serve) ?? "")
        if path == "-" {
            throw UsageError(
                message: "standard input cannot be watched", help: "name the graph's file, or leave out `--serve`")
        }
        if let option = ([.output] + Option.picture).first(where: arguments.has) {
            throw UsageError(
                message: "`--serve` shows the page of the whole graph, so `--\(option.name)` would have no effect",
                help: "leave out one of the two")
        }
        if let format = arguments.value(.drawing), format != OutputKind.html.rawValue {
            throw UsageError(
                message: "`--serve` shows the page (html), and `--format \(format)` asks for something else",
                help: "leave out one of the two")
        }
    }

    private static func port(_ word: String) throws(UsageError) -> UInt16? {
        if word.isEmpty { return nil }
        guard let port = UInt16(word), word.allSatisfy(\.isNumber) else {
            throw UsageError(
                message: "`--serve=\(word)` is not a port",
                help: "a port is a number up to 65535, as in `--serve=8080`; 0 is any free one")
        }
        return port
    }

    func run() -> ExitStatus {
        var graph = LiveGraph(path)
        let server: PageServer
        do throws(LocalSocket.Failure) {
            server = try PageServer(port: port, showing: graph)
        } catch {
            terminal.fail(
                "cannot serve on port \(port ?? PageServer.defaultPort): \(error.reason)",
                help: error.isPortTaken ? "name another port, as in `--serve=8080`; 0 is any free one" : nil)
            return .unreadable
        }
        terminal.write("serving \(DisplayText.lines(path)) at http://127.0.0.1:\(server.port)/, press Ctrl-C to stop\n")
        let watch = SourceWatch()
        while true {
            let start = ContinuousClock().now
            let result = watch.watching { compile(path, reader: $0, options: options) }
            graph.update(result)
            server.show(graph)
            report(result, files: watch.fileCount, time: ContinuousClock().now - start)
            let outputs = [StandardStream.output, .error].map(\.rawValue)
            if watch.wait(outputs: outputs, pause: server.serve) == .outputClosed { return .fine }
        }
    }

    /// Prints a line about a version of the graph.
    private func report(_ result: Compilation, files: Int, time: Duration) {
        if let failure = result.failure { terminal.fail("cannot read \(failure.path): \(failure.reason)") }
        guard !terminal.isQuiet, result.failure == nil else { return }
        terminal.write(
            DisplayText.lines(path)
                + ": \(result.summary) (\(time.milliseconds)); watching \(counted(files, "file"))\n")
    }
}
