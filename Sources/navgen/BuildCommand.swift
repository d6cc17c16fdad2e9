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
        options: [.out, .only, .stem, .sectionStem, .module, .check] + Option.forBuildSystems + [
            .strict, .rule, .format,
        ],
        example: "navgen build Graphs/shop.yaml --out Generated/Shop"
    ) { arguments, terminal throws(UsageError) in
        let compilerOptions = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var options = BuildOptions()
        options.folder = arguments.value(.out)
        options.names = try arguments.fixedNames()
        options.only = try arguments.onlyOutputs()
        options.module = arguments.value(.module)
        if let module = options.module, let only = options.only, only != [.swift] {
            throw UsageError(
                message: "`--module \(module)` writes Swift, and `--only` asks for something else",
                help: "leave out one of the two")
        }
        options.isCheck = arguments.has(.check)
        var run = GraphRun(arguments, terminal)
        var record = try BuildRecord(arguments, run.format)
        options.isListing = record.isListing
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
            let report = NavDriver.build(compiled.graph, compiled.links, path: path, options: options)
            run.tell(report, of: path, repair: options.command(for: path, rules: arguments.values(.rule)))
            record.add(report, of: path, terminal)
        }
        return record.finish(run.finish(), terminal)
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
        try Self.checkName(stem, of: .stem)
        return stem
    }

    private static func checkName(_ name: String, of option: Option) throws(UsageError) {
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
            throw UsageError(message: "`--\(option.name)` takes a file's name without a folder", help: nil)
        }
    }

    /// Names that are known without reading the graph; nil without `--stem`.
    fileprivate func fixedNames() throws(UsageError) -> FixedNames? {
        guard let main = try stem() else {
            guard has(.sectionStem) else { return nil }
            throw UsageError(message: "`--section-stem` needs `--stem`", help: "name the files of the graph, too")
        }
        var names = FixedNames(main: main)
        for word in values(.sectionStem) {
            guard let sign = word.lastIndex(of: "=") else {
                throw UsageError(
                    message: "`--section-stem \(word)` is not of the form FILE=NAME",
                    help: "for example: --section-stem Graphs/orders.yaml=ShopOrders")
            }
            let (file, name) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
            try Self.checkName(name, of: .sectionStem)
            if let other = names.all.first(where: { $0.name.lowercased() == name.lowercased() }) {
                throw UsageError(message: "\(other.file) and \(file) would both be named \(name)", help: nil)
            }
            names.sections.append((file, name))
        }
        return names
    }
}

extension FixedNames {
    fileprivate var all: [(file: String, name: String)] { [("the graph", main)] + sections }
}

extension BuildOptions {
    /// Where the outputs of a graph go, and how their names begin.
    fileprivate func place(of graph: Graph) -> String {
        (folder ?? BuildReport.defaultFolder(of: graph)) + "/" + (names?.main ?? graph.name.value)
    }

    /// The command that brings the outputs of a graph up to date.
    fileprivate func command(for path: String, rules: [String]) -> String {
        var words = ["navgen", "build", path]
        if let folder { words += ["--out", folder] }
        if let only { words += ["--only", only.map(\.rawValue).joined(separator: ",")] }
        if let names {
            words += ["--stem", names.main]
            for (file, name) in names.sections { words += ["--section-stem", "\(file)=\(name)"] }
        }
        if let module { words += ["--module", module] }
        words += rules.flatMap { ["--rule", $0] }
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension GraphRun {
    private mutating func tell(_ stale: [(path: String, diff: String)], in folder: String, repair: String) {
        fail(.failed)
        for (path, diff) in stale {
            // A document has standard output for itself.
            terminal.write(diff, to: format.isDocument ? .error : .output)
            terminal.write(renderStale(path, repair: repair, as: format), to: .error)
        }
        let verb = stale.count == 1 ? "is" : "are"
        terminal.fail("\(counted(stale.count, "file")) in \(folder) \(verb) stale", help: repair)
    }

    /// Says what a build did, and counts what went wrong.
    fileprivate mutating func tell(_ report: BuildReport, of path: String, repair: String) {
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
        if !writes.stale.isEmpty { tell(writes.stale, in: report.folder, repair: "to repair: \(repair)") }
        for written in writes.written { terminal.say("wrote \(written)") }
        for removed in writes.removed { terminal.say("removed \(removed)") }
        guard !writes.unchanged.isEmpty else { return }
        if writes.written.isEmpty, writes.removed.isEmpty, writes.stale.isEmpty, writes.failures.isEmpty {
            terminal.say("\(report.folder) is up to date")
        } else {
            terminal.say("unchanged: \(counted(writes.unchanged.count, "file"))")
        }
    }
}
