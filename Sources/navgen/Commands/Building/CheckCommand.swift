extension Command {
    static let check = Command(
        name: "check", operands: [.graph.repeated], summary: "Check graphs and report problems",
        discussion: "Checks graphs and all the files that they include. Writes nothing, except with --fix.",
        options: [.strict, .rule, .format, .fix, .dryRun], example: "navgen check --strict Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        let options = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        let fixes = try arguments.fixMode(paths)
        var run = GraphRun(arguments, terminal)
        for path in paths {
            if let fixes { run.fix(path, options, fixes) } else { _ = run.compile(path, options) }
        }
        if fixes == nil { run.proposeFixes(of: paths, options) }
        return run.finish()
    }
}

/// What `check --fix` does with the files that it changes.
enum FixMode { case write, show }

extension Arguments {
    /// Whether to fix graphs, and how; nil if they are only checked.
    fileprivate func fixMode(_ paths: [String]) throws(UsageError) -> FixMode? {
        guard has(.fix) else {
            if has(.dryRun) { throw UsageError(message: "`--dry-run` needs `--fix`", help: "write `--fix --dry-run`") }
            return nil
        }
        guard !paths.contains("-") else {
            throw UsageError(message: "`--fix` cannot change standard input", help: "name a file")
        }
        return has(.dryRun) ? .show : .write
    }
}
