import NavDriver
import NavEmit
import NavGraph

/// What `build` was asked for: once, or again after each change.
struct BuildWork: Sendable {
    var paths: [String]
    var compilerOptions: CompilerOptions
    var options: BuildOptions
    /// The levels of rules, as they were given.
    var rules: [String]
    var record: BuildRecord
}

extension BuildOptions {
    /// Where the outputs of a graph go, and how their names begin.
    fileprivate func place(of graph: Graph) -> String {
        (folder ?? BuildReport.defaultFolder(of: graph)) + "/" + (names?.main ?? graph.name.value)
    }
}

extension BuildWork {
    /// The command that brings the outputs of a graph up to date.
    fileprivate func command(for path: String) -> String {
        var words = ["navgen", "build", path]
        if let folder = options.folder { words += ["--out", folder] }
        if let only = options.only { words += ["--only", only.map(\.rawValue).joined(separator: ",")] }
        if let names = options.names {
            words += ["--stem", names.main]
            for (file, name) in names.sections { words += ["--section-stem", "\(file)=\(name)"] }
        }
        if let module = options.module { words += ["--module", module] }
        words += rules.flatMap { ["--rule", $0] }
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension GraphRun {
    /// Builds graphs, and says what became of each.
    mutating func build(_ work: BuildWork) -> (status: ExitStatus, reports: [BuildReport]) {
        let options = work.options
        var record = work.record
        var reports: [BuildReport] = []
        var taken: [String: String] = [:]
        for path in work.paths {
            guard let compiled = compile(path, work.compilerOptions) else { continue }
            let place = options.place(of: compiled.graph.graph)
            // File systems may not tell upper case from lower.
            if let other = taken.updateValue(path, forKey: place.lowercased()) {
                terminal.fail(
                    "\(other) and \(path) would both write \(place)",
                    help: "give them different names, or build each with an `--out` of its own")
                fail(.failed)
                continue
            }
            let report = NavDriver.build(compiled.graph, compiled.links, path: path, options: options)
            tell(report, of: path, repair: work.command(for: path))
            record.add(report, of: path, terminal)
            reports.append(report)
        }
        return (record.finish(finish(), terminal), reports)
    }

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
