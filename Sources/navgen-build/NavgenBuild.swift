import NavCompiler
import NavGraph
import NavLinks
import NavPlatform
import NavSwiftWriter
import NavSyntax

/// Checks a graph and writes its Swift, for `NavgenPlugin`.
///
/// This is `navgen build` with the options that the plugin passes and the same messages. It has nothing of the other
/// commands, which every app would have to compile before its first build.
@main
struct NavgenBuild {
    private var graph = ""
    private var folder = ""
    private var stem: String?
    private var onlySwift = false
    private var sections: [(file: String, name: String)] = []
    private var options = SwiftOptions(sourceName: "")

    static func main() {
        Program.setUpSignals()
        StandardStream.reserveClosed()
        guard let build = NavgenBuild(Array(CommandLine.arguments.dropFirst())) else {
            say("this program is for NavgenPlugin: run `navgen build` instead")
            Program.exit(2)
        }
        Program.exit(build.run())
    }

    /// Nil unless the arguments are those of the plugin.
    private init?(_ words: [String]) {
        var words = words[...]
        guard words.popFirst() == "build" else { return nil }
        while let word = words.popFirst() {
            switch word {
            case "--quiet": continue
            case "--out", "--stem", "--section-stem", "--module", "--only", "--format":
                guard let value = words.popFirst(), set(word, to: value) else { return nil }
            default:
                guard graph.isEmpty else { return nil }
                graph = word
            }
        }
        guard !graph.isEmpty, graph != "-", !folder.isEmpty, let stem, onlySwift || options.module != nil else {
            return nil
        }
        // Two equal names would write the same files.
        let names = [stem] + sections.map(\.name)
        guard names.allSatisfy({ !$0.isEmpty && !$0.contains("/") }),
            Set(names.map { $0.lowercased() }).count == names.count
        else { return nil }
        options.names = FixedNames(main: stem, sections: sections)
        options.sourceName = Paths.lastComponent(of: graph)
    }

    /// Returns whether the plugin passes this value.
    private mutating func set(_ option: String, to value: String) -> Bool {
        switch option {
        case "--out": folder = value
        case "--stem": stem = value
        case "--section-stem":
            let file = String(value.prefix(upTo: value.lastIndex(of: "=") ?? value.endIndex))
            sections.append((file, String(value.dropFirst(file.count + 1))))
        case "--module": options.module = value
        case "--only":
            onlySwift = true
            return value == "swift"
        default: return value == "xcode"
        }
        return true
    }

    /// Builds, and returns the exit status.
    private func run() -> Int32 {
        let compilation = compile(graph)
        if let failure = compilation.failure {
            Self.say("cannot read \(failure.path): \(failure.reason)")
            return 3
        }
        try? StandardStream.error.write(
            Array(render(compilation.diagnostics, sources: compilation.sources, as: .xcode).utf8))
        guard !compilation.hasErrors, let links = compilation.links else { return 1 }
        let problems = SwiftOutput.problems(links, options)
        for problem in problems {
            Self.say("\(graph): the output `swift` cannot be written: \(problem.message)\n        \(problem.help)")
        }
        guard problems.isEmpty else { return 1 }
        let writer = OutputWriter(folder: folder, protecting: links.graph.files.map(\.name))
        let failures = writer.write(SwiftOutput.files(links, options)).failures
        for failure in failures { Self.say("cannot write \(failure.path): \(failure.reason)") }
        return failures.isEmpty ? 0 : 3
    }

    private static func say(_ text: String) {
        try? StandardStream.error.write(Array(DisplayText.lines("navgen: \(text)\n").utf8))
    }
}
