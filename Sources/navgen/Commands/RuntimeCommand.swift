import NavCompiler
import NavFiles
import NavPlatform
import NavSyntax

extension Command {
    static let runtime = Command(
        name: "runtime", operands: [], summary: "Write the sources of NavgenRuntime into an app",
        discussion: """
            Writes the Swift sources of NavgenRuntime, which generated Swift needs, into a folder: for teams that do not
            depend on the navgen package. Only files that differ are written, and files of an earlier version are
            removed. Make the folder a target named NavgenRuntime, which generated Swift imports; or put it in the same
            target as the generated Swift and set `outputs: {swift: {runtime: embedded}}`, so that nothing is imported.
            """,
        options: [.runtimeFolder, .check], example: "navgen runtime --out Sources/NavgenRuntime"
    ) { arguments, terminal throws(UsageError) in
        _ = try arguments.operands(0...0)
        guard let folder = arguments.value(.runtimeFolder), !folder.isEmpty else {
            throw UsageError(
                message: "`runtime` needs a folder to write into",
                help: "for example: navgen runtime --out Sources/NavgenRuntime")
        }
        let isCheck = arguments.has(.check)
        let report = RuntimeCopy(folder: folder).write(isCheck: isCheck)
        for failure in report.failures { terminal.fail("cannot write \(failure.path): \(failure.reason)") }
        guard report.failures.isEmpty else { return .unreadable }
        if !report.stale.isEmpty {
            let files = counted(report.stale.count, "file") + (report.stale.count == 1 ? " differs" : " differ")
            terminal.fail(
                "\(folder) is not the NavgenRuntime of this version of navgen: \(files)",
                help: "to update it: navgen runtime --out \(folder.asOperand.shellQuoted)")
            return .failed
        }
        let changes = [
            report.written.isEmpty ? nil : "wrote \(counted(report.written.count, "file"))",
            report.removed.isEmpty ? nil : "removed \(counted(report.removed.count, "file"))",
        ].compactMap(\.self)
        terminal.say(
            changes.isEmpty
                ? "\(folder) is up to date: \(counted(report.unchanged.count, "file"))"
                : "\(folder): \(changes.joined(separator: ", "))")
        return .fine
    }
}

extension Option {
    fileprivate static let runtimeFolder = Option("out", .value("DIR", .folder), "Write into this folder")
}
