import NavAnswers
import NavCompiler
import NavFiles
import NavPlatform
import NavSyntax

extension Command {
    static let audit = Command(
        name: "audit", operands: [Operand("SOURCES", .file).repeated],
        summary: "Find mistakes in the navigation of an app's Swift",
        discussion: """
            Reads Swift files, and those in folders, and reports SwiftUI navigation that goes wrong: nested stacks,
            links that lead nowhere, sheets that open empty, URLs that crash the app. With --graph, also reports where
            the code and the graph disagree. It reads the code by its shape, without compiling it: it does not see what
            is in other modules and macros, and finds the type of a value only where a declaration names it.
            A comment `// navgen:ignore RULE` at the end of a line suppresses a rule there.
            """,
        options: [.auditGraph, .strict, .rule, .format, .allowOutside],
        example: "navgen audit --graph Graphs/shop.yaml Sources/App"
    ) { arguments, terminal throws(UsageError) in
        let options = try arguments.compilerOptions()
        let paths = try arguments.operands(1...10_000)
        var graph: Compilation?
        if let path = arguments.value(.auditGraph) {
            let compilation = compile(path, options: options)
            guard terminal.accepts(compilation, path) else {
                return compilation.failure == nil ? .failed : .unreadable
            }
            graph = compilation
        }
        let audit: AppAudit
        do throws(FileFailure) {
            audit = try auditApp(paths, graph: graph, levels: options.levels)
        } catch {
            terminal.fail("cannot read \(error.path): \(error.reason)")
            return .unreadable
        }
        guard audit.files > 0 else {
            terminal.fail(
                "there is no Swift file in \(paths.map { "`\($0)`" }.conjunction())", help: "name the app's sources")
            return .unreadable
        }
        return terminal.report(audit, arguments)
    }
}

extension Option {
    fileprivate static let auditGraph = Option(
        "graph", .value("GRAPH", .graph), "Also compare the code with this graph")
}

extension Terminal {
    /// Whether a graph can be compared with code. Prints its errors if it cannot.
    fileprivate func accepts(_ compilation: Compilation, _ path: String) -> Bool {
        if let failure = compilation.failure {
            fail("cannot read \(failure.path): \(failure.reason)")
            return false
        }
        // A graph with unreachable nodes can still be compared.
        let errors = compilation.diagnostics.filter { $0.severity == .error && $0.rule != "unreachable-node" }
        guard errors.isEmpty, compilation.analyzed != nil else {
            let format: DiagnosticFormat = StandardStream.error.isTerminal ? .text : .xcode
            write(render(errors, sources: compilation.sources, as: format, color: usesColor(.error)), to: .error)
            fail("\(path) has \(counted(errors.count, "error")): fix them first")
            return false
        }
        return true
    }

    fileprivate func report(_ audit: AppAudit, _ arguments: Arguments) -> ExitStatus {
        let format = arguments.diagnosticFormat(self)
        let isDocument = format.isDocument
        let text = render(
            audit.diagnostics, sources: audit.sources, as: format, color: !isDocument && usesColor(.error),
            rules: RuleSummary.ofSwift)
        write(text, to: isDocument ? .output : .error)
        let isStrict = arguments.has(.strict)
        if format == .text { say(audit.summary(isStrict: isStrict)) }
        return audit.hasErrors || isStrict && audit.hasWarnings ? .failed : .fine
    }
}

extension AppAudit {
    /// `12 files, 34 views: 1 error, 2 warnings`.
    fileprivate func summary(isStrict: Bool) -> String {
        let found = [Severity.error, .warning, .note].compactMap { severity in
            let count = diagnostics.count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        let failed = isStrict && hasWarnings && !hasErrors ? ", not allowed with --strict" : ""
        return "\(counted(files, "file")), \(counted(views, "view")): "
            + (found.isEmpty ? "no problems" : found.joined(separator: ", ")) + failed
    }
}
