import NavCompiler
import NavFiles
import NavGraph
import NavPlatform
import NavSwiftWriter
import NavSyntax

/// The arguments of one `build`, used once or, with `--watch`, after each change.
struct BuildRequest: Sendable {
    var paths: [String]
    var compilerOptions: CompilerOptions
    var options: BuildOptions
    /// The values of `--rule`, as they were given.
    var rules: [String]
    var record: BuildRecord
}

extension BuildRequest {
    /// The command that updates the outputs of a graph.
    fileprivate func command(for path: String) -> String {
        var words = ["navgen", "build", path.asOperand]
        if let folder = options.folder { words += ["--out", folder.asOperand] }
        if let only = options.only { words += ["--only", only.map(\.rawValue).joined(separator: ",")] }
        if let names = options.names {
            words += ["--stem", names.main]
            for (file, name) in names.sections { words += ["--section-stem", "\(file)=\(name)"] }
        }
        if let module = options.module { words += ["--module", module] }
        words += rules.flatMap { ["--rule", $0] }
        if compilerOptions.allowsOutside { words.append("--allow-outside") }
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension GraphRun {
    /// Builds graphs and prints the result of each.
    mutating func build(_ request: BuildRequest) -> (status: ExitStatus, reports: [BuildReport]) {
        var record = request.record
        var reports: [BuildReport] = []
        // By output path in lower case: the index of the graph that writes it.
        var taken: [String: Int] = [:]
        for (number, path) in request.paths.enumerated() {
            var clash: (output: String, other: Int)?
            func permit(_ outputs: [String]) -> Bool {
                for output in outputs where clash == nil {
                    // File systems may ignore case.
                    clash = taken.updateValue(number, forKey: output.lowercased()).map { (output, $0) }
                }
                return clash == nil
            }
            guard let links = compile(path, request.compilerOptions) else { continue }
            let report = NavFiles.build(
                links, path: path, options: request.options, permit: permit)
            if let clash {
                let other = request.paths[clash.other]
                let isOwn = clash.other == number
                terminal.fail(
                    "\(isOwn ? "two outputs of \(path)" : "\(other) and \(path)") would both write \(clash.output)",
                    help: isOwn
                        ? "give them different files under `outputs:`"
                        : other == path
                            ? "name each graph once"
                            : "give them different names, or build each with an `--out` of its own")
                fail(.failed)
                continue
            }
            show(report, of: path, by: request)
            record.add(report, of: path, terminal)
            reports.append(report)
        }
        return (record.finish(finish(), terminal), reports)
    }

    private mutating func show(_ stale: [(path: String, diff: String)], in folder: String, updateHelp: String) {
        fail(.failed)
        for (path, diff) in stale {
            // A document is the only thing on standard output.
            terminal.write(diff, to: format.isDocument ? .error : .output)
            terminal.write(renderStaleFile(path, updateHelp: updateHelp, as: format), to: .error)
        }
        let verb = stale.count == 1 ? "is" : "are"
        terminal.fail("\(counted(stale.count, "file")) in \(folder) \(verb) stale", help: updateHelp)
    }

    /// Prints that the copy of NavgenRuntime is missing or has another version. Generated Swift
    /// needs its own version.
    private mutating func show(_ problem: RuntimeCopy.Problem, isCheck: Bool) {
        let message =
            problem.isMissing
            ? "there is no copy of NavgenRuntime in \(problem.folder)"
            : "\(problem.folder) is not the NavgenRuntime of this version of navgen"
        let command = "navgen runtime --out \(problem.folder.asOperand.shellQuoted)"
        terminal.fail(message, help: "to \(problem.isMissing ? "write" : "update") it: \(command)")
        if isCheck { fail(.failed) }
    }

    /// Prints what a build did, and sets the status if anything failed.
    fileprivate mutating func show(_ report: BuildReport, of path: String, by request: BuildRequest) {
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
        for failure in report.drawingFailures {
            terminal.fail(failure.message, help: failure.help)
            fail(.failed)
        }
        for warning in report.warnings { terminal.say("\(path): \(warning)") }
        if let problem = report.runtime { show(problem, isCheck: request.options.isCheck) }
        if !writes.stale.isEmpty {
            show(writes.stale, in: report.folder, updateHelp: "to update: \(request.command(for: path))")
        }
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
