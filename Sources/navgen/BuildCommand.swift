import NavDriver
import NavGraph
import NavSyntax

extension Command {
    static let build = Command(
        name: "build", operands: "GRAPH…", summary: "Check graphs and write what follows from them",
        discussion: """
            Checks graphs and writes their outputs, each file whole or not at all, and none that has not changed.
            A graph with errors writes nothing.
            """,
        options: [.out, .only, .check, .stem, .strict, .format] + Option.compiling,
        example: "navgen build Graphs/shop.yaml --out Generated/Shop"
    ) { arguments, terminal throws(UsageError) in
        let compilerOptions = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var options = BuildOptions()
        options.folder = arguments.value(.out)
        options.stem = try arguments.stem()
        options.only = try arguments.onlyOutputs()
        options.isCheck = arguments.has(.check)
        var run = GraphRun(
            terminal: terminal, format: arguments.diagnosticFormat(terminal), isStrict: arguments.has(.strict))
        for path in paths {
            guard let analysed = run.compile(path, compilerOptions) else { continue }
            let report = NavDriver.build(analysed, path: path, options: options)
            run.tell(report, of: path, options)
        }
        return run.finish()
    }
}

extension Arguments {
    fileprivate func onlyOutputs() throws(UsageError) -> [OutputKind]? {
        guard has(.only) else { return nil }
        let all = OutputKind.allCases.map(\.rawValue)
        var kinds: [OutputKind] = []
        for word in values(.only).flatMap({ $0.split(separator: ",").map(String.init) }) {
            guard let kind = OutputKind(rawValue: word) else {
                throw UsageError(
                    message: "there is no output `\(word)`",
                    help: didYouMean(word, among: all) ?? "the outputs are \(all.joined(separator: ", "))")
            }
            kinds.append(kind)
        }
        guard !kinds.isEmpty else { throw UsageError(message: "`--only` names no output", help: nil) }
        return kinds
    }

    fileprivate func stem() throws(UsageError) -> String? {
        guard let stem = value(.stem) else { return nil }
        guard !stem.isEmpty, !stem.contains("/"), stem != ".", stem != ".." else {
            throw UsageError(message: "`--stem` is a file's name without a folder", help: nil)
        }
        return stem
    }
}

extension GraphRun {
    /// Says what a build did, and counts what went wrong.
    fileprivate mutating func tell(_ report: BuildReport, of path: String, _ options: BuildOptions) {
        for failure in report.writes.failures {
            terminal.fail("cannot write \(failure.path): \(failure.reason)")
            fail(.unreadable)
        }
        for kind in report.unavailable {
            terminal.fail("the output `\(kind.rawValue)` does not exist yet in navgen \(Navgen.version)")
            fail(.failed)
        }
        for stale in report.writes.stale {
            terminal.write(stale.diff)
            fail(.failed)
        }
        if !report.writes.stale.isEmpty {
            var command = "navgen build \(path)"
            if let folder = options.folder { command += " --out \(folder)" }
            if let only = options.only { command += " --only \(only.map(\.rawValue).joined(separator: ","))" }
            if let stem = options.stem { command += " --stem \(stem)" }
            terminal.fail("\(counted(report.writes.stale.count, "stale file")); to repair: \(command)")
        }
        for written in report.writes.written { terminal.say("wrote \(written)") }
        if report.writes.written.isEmpty, report.writes.stale.isEmpty, report.writes.failures.isEmpty,
            !report.writes.unchanged.isEmpty
        {
            terminal.say("\(report.folder): up to date")
        }
    }
}
