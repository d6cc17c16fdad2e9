import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavPlatform
import NavSyntax

extension Command {
    static let graph = Command(
        name: "graph", operands: [.graph], summary: "Draw a graph, or a part of it",
        discussion: """
            Writes a picture of the graph, or its description as a document. svg, png and pdf are drawn by Graphviz,
            which must be installed. A large graph can be limited to what is near a node, to tags, or to sections, or
            split into a picture for each section; these options apply to pictures only, --findings also to the page.
            With --serve, a browser on this machine shows the page (html), which is updated whenever a file of the graph
            changes.
            """,
        options: [.drawing, .output, .serve] + Option.picture + [.pictures, .rule],
        example: "navgen graph Graphs/shop.yaml --format svg --focus product -o product.svg"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...1)
        if arguments.has(.serve) { return try ServeRun(words[0], arguments, terminal).run() }
        let target = arguments.value(.output) ?? "-"
        guard !target.isEmpty, !target.hasSuffix("/") else {
            throw UsageError(message: "`--output` takes a file's name", help: nil)
        }
        let named = arguments.value(.drawing).flatMap { OutputKind(rawValue: $0) }
        let isSplit = arguments.value(.split) != nil
        let kind: OutputKind = if let named { named } else { isSplit ? .svg : try format(of: target) }
        try arguments.checkPictureOptions(kind)
        if target == "-", !isSplit, kind == .png || kind == .pdf, StandardStream.output.isTerminal {
            throw UsageError(
                message: "refusing to write \(kind.rawValue) to a terminal",
                help: "name a file with `-o`, as in -o graph.\(kind.rawValue)")
        }
        let started = try QueryRun.start(
            words[0], arguments, terminal, allowsErrors: arguments.has(.findings) && kind.isPicture)
        guard let run = started.run else { return started.status }
        var options = EmitOptions(sourceName: run.sourceName)
        let picture = try run.pictureOptions(kind, arguments)
        options.picture = picture
        if let folder = arguments.value(.pictures) {
            options.screens = try arguments.screens(in: folder, of: run.analyzed.graph, for: kind, terminal)
        }
        if let folder = arguments.value(.split) {
            return try GraphSplit(run: run, kind: kind, options: picture).write(to: folder, terminal)
        }
        let made = outputs([kind], of: run.links, options)
        if let failure = made.drawingFailures.first {
            terminal.fail(failure.message, help: failure.help)
            return .failed
        }
        if let (_, problem) = made.problems.first {
            terminal.fail(problem.message, help: problem.help)
            return .failed
        }
        for warning in made.warnings { terminal.say(warning) }
        return terminal.write(
            made.files.flatMap(\.files).flatMap(\.bytes), to: target,
            protecting: run.analyzed.graph.files.map(\.name))
    }

    /// The format that the extension of a file means; without one, DOT.
    private static func format(of target: String) throws(UsageError) -> OutputKind {
        let name = target.split(separator: "/").last ?? ""
        guard let dot = name.dropFirst().lastIndex(of: ".") else { return .dot }
        let word = String(name[dot...].dropFirst())
        if let kind = graphFormats.first(where: { $0.extensions.contains(word) }) { return kind }
        let known = graphFormats.flatMap(\.extensions).sorted()
        throw UsageError(
            message: "`.\(word)` is not a format that graphs can be written in",
            help: "use \(known.map { ".\($0)" }.joined(separator: ", ")), or name the format with `--format`")
    }

    static let graphFormats = OutputKind.allCases.filter(\.showsGraph)
}

extension Terminal {
    /// Writes a result to a file or, for `-`, to standard output.
    func write(_ contents: [UInt8], to target: String, protecting paths: [String] = []) -> ExitStatus {
        guard target != "-" else {
            write(contents)
            return .fine
        }
        let slash = target.lastSlash
        let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
        let name = slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
        let report = OutputWriter(folder: folder, protecting: paths).write([
            OutputFile(path: name, bytes: contents)
        ])
        if let failure = report.failures.first {
            fail("cannot write \(target): \(failure.reason)")
            return .unreadable
        }
        say(report.written.isEmpty ? "\(target) is up to date" : "wrote \(target)")
        return .fine
    }
}

extension Option {
    static let drawing = Option(
        "format", .choice("FORMAT", Command.graphFormats.map(\.rawValue)), "What to write", default: "dot")
}
