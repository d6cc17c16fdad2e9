import NavDriver
import NavEmit
import NavGraph
import NavSyntax

extension Command {
    static let build = Command(
        name: "build", operands: [.graph.repeated], summary: "Check graphs, and write what follows from them",
        discussion: """
            Checks graphs and writes their outputs, each file whole or not at all, and none that has not changed.
            A graph with errors writes nothing.
            """,
        options: [.out, .only, .stem, .check, .strict, .rule, .format],
        example: "navgen build Graphs/shop.yaml --out Generated/Shop"
    ) { arguments, terminal throws(UsageError) in
        let compilerOptions = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var options = BuildOptions()
        options.folder = arguments.value(.out)
        options.stem = try arguments.stem()
        options.only = try arguments.onlyOutputs()
        options.isCheck = arguments.has(.check)
        var run = GraphRun(arguments, terminal)
        var taken: [String: String] = [:]
        for path in paths {
            guard let compiled = run.compile(path, compilerOptions) else { continue }
            let place = options.place(of: compiled.graph.graph)
            // File systems may not tell upper case from lower.
            if let other = taken.updateValue(path, forKey: place.lowercased()) {
                terminal.fail(
                    "\(other) and \(path) would both write \(place)",
                    help: "give them different names, or build each with an `--out` of its own")
                run.fail(.failed)
                continue
            }
            run.tell(NavDriver.build(compiled.graph, compiled.links, path: path, options: options), of: path, options)
        }
        return run.finish()
    }
}

extension Arguments {
    fileprivate func onlyOutputs() throws(UsageError) -> [OutputKind]? {
        guard has(.only) else { return nil }
        let available = OutputKind.allCases
        var kinds: [OutputKind] = []
        for word in values(.only).flatMap({ $0.split(separator: ",").map(String.init) }) {
            guard let kind = OutputKind(rawValue: word) else {
                throw UsageError(
                    message: "there is no output `\(word)`",
                    help: didYouMean(word, among: available.map(\.rawValue)) ?? Self.writable(available))
            }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        guard !kinds.isEmpty else {
            throw UsageError(message: "`--only` names no output", help: Self.writable(available))
        }
        return kinds
    }

    private static func writable(_ kinds: [OutputKind]) -> String {
        "what can be written: \(kinds.map(\.rawValue).joined(separator: ", "))"
    }

    fileprivate func stem() throws(UsageError) -> String? {
        guard let stem = value(.stem) else { return nil }
        guard !stem.isEmpty, !stem.contains("/"), stem != ".", stem != ".." else {
            throw UsageError(message: "`--stem` takes a file's name without a folder", help: nil)
        }
        return stem
    }
}

extension BuildOptions {
    /// Where the outputs of a graph go, and how their names begin.
    fileprivate func place(of graph: Graph) -> String {
        (folder ?? BuildReport.defaultFolder(of: graph)) + "/" + (stem ?? graph.name.value)
    }

    /// The command that brings the outputs of a graph up to date.
    fileprivate func command(for path: String) -> String {
        var words = ["navgen", "build", path]
        if let folder { words += ["--out", folder] }
        if let only { words += ["--only", only.map(\.rawValue).joined(separator: ",")] }
        if let stem { words += ["--stem", stem] }
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension GraphRun {
    /// Says what a build did, and counts what went wrong.
    fileprivate mutating func tell(_ report: BuildReport, of path: String, _ options: BuildOptions) {
        let writes = report.writes
        for failure in writes.failures {
            terminal.fail("cannot write \(failure.path): \(failure.reason)")
            fail(.unreadable)
        }
        for (output, problem) in report.problems {
            terminal.fail(
                "\(path): the output `\(output.rawValue)` cannot be written: \(problem.message)", help: problem.help)
            fail(.failed)
        }
        for failure in report.undrawn {
            terminal.fail(failure.message, help: failure.help)
            fail(.failed)
        }
        for warning in report.warnings { terminal.say("\(path): \(warning)") }
        for stale in writes.stale { terminal.write(stale.diff) }
        if !writes.stale.isEmpty {
            fail(.failed)
            let verb = writes.stale.count == 1 ? "is" : "are"
            terminal.fail(
                "\(counted(writes.stale.count, "file")) in \(report.folder) \(verb) stale",
                help: "to repair: \(options.command(for: path))")
        }
        for written in writes.written { terminal.say("wrote \(written)") }
        guard !writes.unchanged.isEmpty else { return }
        if writes.written.isEmpty, writes.stale.isEmpty, writes.failures.isEmpty {
            terminal.say("\(report.folder) is up to date")
        } else {
            terminal.say("unchanged: \(counted(writes.unchanged.count, "file"))")
        }
    }
}
