import NavCompiler
import NavPlatform
import NavSyntax

extension GraphRun {
    /// Makes the safe fixes of a graph, says what it did, and reports the diagnostics that remain.
    mutating func fix(_ path: String, _ options: CompilerOptions, _ mode: FixMode) {
        let fixed = fixGraph(path, reader: reader, options: options)
        let unwritten = finish(fixed.files, mode) ? [] : fixed.files.map(\.path)
        if !terminal.isQuiet {
            let color = terminal.usesColor(.error)
            let verb = mode == .write ? "fixed" : "would fix"
            let fixes = fixed.fixes.filter { !unwritten.contains($0.file) }
            let made = fixes.map { $0.line(verb, color: color) }
            let others = fixed.rejections.map { $0.fix.line("not fixed", reason: $0.reason, color: color) }
            terminal.write((made + others).joined(), to: .error)
        }
        for refusal in fixed.refusals {
            terminal.fail("cannot fix \(refusal.path): \(refusal.reason)")
            fail(.unreadable)
        }
        // The diagnostics are those of the files as they are now.
        if unwritten.isEmpty, fixed.result.failure == nil {
            _ = report(fixed.result)
        } else {
            _ = compile(path, options)
        }
    }

    /// Writes or shows files. Returns false if they could not be written.
    private mutating func finish(_ files: [SourceChange], _ mode: FixMode) -> Bool {
        switch mode {
        case .show:
            // A document is the only thing on standard output.
            terminal.write(files.map(\.diff).joined(), to: format.isDocument ? .error : .output)
        case .write:
            do throws(FileFailure) {
                for remark in try SourceChange.write(files) { terminal.say("note: \(remark)") }
            } catch {
                terminal.fail(
                    "cannot fix \(error.path): \(error.reason)",
                    help: error.leavesOthersChanged ? nil : "no file was changed")
                fail(.unreadable)
                return false
            }
        }
        return true
    }

    /// Says how many fixes `--fix` would make.
    ///
    /// Only trying shows that: a fix that leads to new diagnostics is not made.
    func proposeFixes(of paths: [String], _ options: CompilerOptions) {
        guard format == .text, isFixable else { return }
        let counts = paths.map { path in
            // A pipe cannot be read again.
            guard FileStatus(path)?.kind == .file else { return 0 }
            return fixGraph(path, reader: reader, options: options, maxCompilations: 20).fixes.count
        }
        let names = zip(paths, counts).filter { $1 > 0 }.map(\.0.shellQuoted).joined(separator: " ")
        let count = counts.reduce(0, +)
        if count > 0 { terminal.say("\(count) of these can be fixed: navgen check --fix \(names)") }
    }
}
