import NavCompiler
import NavFiles
import NavGraph
import NavPlatform
import NavSwiftWriter
import NavSyntax

extension Command {
    static let stubs = Command(
        name: "stubs", operands: [.graph], summary: "Print placeholder views, handlers and an app to start from",
        discussion: """
            Prints the Swift that an app needs in addition to what `navgen build` writes: a placeholder view for each
            node, with a button for each exit, facts, handlers, and the app itself. Paste it into the app and edit it.
            With --missing, prints only what the app's files do not have yet, such as the view of a new screen.
            """,
        options: [.missing, .rule], example: "navgen stubs Graphs/shop.yaml --missing Sources/App/Screens.swift"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...1)
        let (started, status) = try QueryRun.start(words[0], arguments, terminal)
        guard let run = started else { return status }
        var files: [[UInt8]] = []
        for path in arguments.values(.missing) {
            switch SourceReader.contents(of: path) {
            case .success(let bytes): files.append(bytes)
            case .failure(let failure):
                terminal.fail("cannot read \(failure.path): \(failure.reason)")
                return .unreadable
            }
        }
        let stubs = AppStubs(run.links, sourceName: run.sourceName, beside: ExistingCode(files))
        if let problem = stubs.problem {
            terminal.fail(problem.message, help: problem.help)
            return .failed
        }
        guard let text = stubs.text else {
            terminal.say("nothing is missing")
            return .fine
        }
        terminal.write(text)
        return .fine
    }
}

extension Option {
    fileprivate static let missing = Option(
        "missing", .value("FILE", .file), "Only what this Swift file of the app does not have", isRepeatable: true)
}
