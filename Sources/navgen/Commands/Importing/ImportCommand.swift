import NavCompiler
import NavFiles
import NavImport
import NavPlatform
import NavSyntax

extension Command {
    static let importGraph = Command(
        name: "import",
        operands: [
            Operand("FORMAT", .words(ImportFormat.allCases.map(\.rawValue))), Operand("FILE", .file).repeated,
        ],
        summary: "Make a graph from what an app already has",
        discussion: """
            Makes a graph from another description of an app's navigation: a `nav_graph.xml` of Android with the menus
            of its bottom bars (`nav-graph`), a linking configuration of React Navigation as JSON (`react-navigation`),
            the files of Expo Router, as a folder or as a list in JSON (`expo-router`), Swift files with enums of routes
            (`swift`), an `apple-app-site-association` (`aasa`), or a list of URL patterns, one on each line
            (`patterns`). Where the source does not say what a graph needs, there is a comment `TODO`; what cannot be
            in a graph is listed at the end. Never overwrites a file.
            """,
        options: [.output], example: "navgen import nav-graph app/src/main/res/navigation/nav_graph.xml -o app.yaml"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...10_000)
        guard let format = ImportFormat(rawValue: words[0]) else {
            let formats = ImportFormat.allCases.map(\.rawValue)
            throw UsageError(
                message: "`\(words[0])` is not a format that can be imported",
                help: didYouMean(words[0], among: formats)?.text ?? "it can be \(formats.alternatives())")
        }
        guard words.count > 1 else {
            throw UsageError(message: "name the files to import", help: "for example: \(format.example)")
        }
        let result: GraphImport
        do throws(GraphImport.Failure) {
            result = try NavFiles.importGraph(from: Array(words.dropFirst()), as: format)
        } catch {
            return terminal.fail(error)
        }
        let target = arguments.value(.output) ?? "-"
        if target == "-" {
            terminal.write(result.text)
        } else {
            do throws(FileFailure) {
                try Folders.create(for: target)
                try FileWriting.create(target, result.text)
            } catch {
                terminal.fail("cannot write \(error.path): \(error.reason)")
                return .unreadable
            }
        }
        terminal.report(result, target)
        return .fine
    }
}

extension ImportFormat {
    fileprivate var example: String {
        switch self {
        case .navGraph: "navgen import nav-graph res/navigation/nav_graph.xml res/menu/bottom_bar.xml"
        case .reactNavigation: "navgen import react-navigation linking.json"
        case .expoRouter: "navgen import expo-router app"
        case .swift: "navgen import swift Sources/App"
        case .aasa: "navgen import aasa .well-known/apple-app-site-association"
        case .patterns: "navgen import patterns routes.txt"
        }
    }
}

extension Terminal {
    fileprivate func fail(_ failure: GraphImport.Failure) -> ExitStatus {
        switch failure {
        case .file(let failure):
            fail("cannot read \(failure.path): \(failure.reason)")
            return .unreadable
        case .source(let failure, let position):
            let place = position.map { ":\($0.line):\($0.column)" } ?? ""
            fail("cannot import \(failure.file)\(place): \(failure.message)", help: failure.help)
            return .failed
        }
    }

    /// Says what was imported, and what is left to do.
    fileprivate func report(_ result: GraphImport, _ target: String) {
        let name = target == "-" ? "the graph" : target
        let size = result.compilation.graph.map(\.size) ?? "a graph"
        let errors = result.compilation.diagnostics.count { $0.severity == .error }
        let state = errors == 0 ? "it passes `navgen check`" : "`navgen check` reports \(counted(errors, "error"))"
        say("\(target == "-" ? "imported" : "wrote \(target):") \(size); \(state)")
        if !result.todos.isEmpty {
            say(
                "\(counted(result.todos.count, "thing")) to decide: search for TODO, or see the list at the end of \(name)"
            )
        }
        if !result.leftOut.isEmpty {
            let count = result.leftOut.reduce(0) { $0 + $1.count }
            say("\(counted(count, "detail")) of the source not imported: see the list at the end of \(name)")
        }
        if target != "-" { say("next: navgen check \(target.asOperand.shellQuoted)") }
    }
}
