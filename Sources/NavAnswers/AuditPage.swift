public import NavAudit
import NavCompiler
import NavGraph
import NavSyntax

/// The page about a rule of `navgen audit`: its explanation, and code that breaks it with what is reported.
public struct AuditPage: Sendable {
    public let rule: AuditRule

    public init(_ rule: AuditRule) {
        self.rule = rule
    }

    /// Audits one of the examples, with the graph of the rule if it has one.
    public func audit(_ code: String) -> AppAudit {
        let graph = rule.graph.map { compile("app.yaml", reader: .memory(["app.yaml": Array($0.utf8)])) }
        let source = SourceFile(name: "App.swift", text: Array(code.utf8))
        return auditApp(
            [source], graph: graph, levels: rule.isOff ? [(rule.id.name, .note)] : [])
    }

    /// The diagnostics of the wrong example, as printed.
    private var message: String {
        let result = audit(rule.wrong)
        return render(result.diagnostics, sources: result.sources, as: .text).trimmedEnd
    }

    /// `warning, can be lowered`, `off`.
    var shortSeverity: String { rule.isOff ? "off" : rule.severity.rawValue }

    private var severity: String { rule.isOff ? "off, a \(rule.severity.rawValue) when turned on" : shortSeverity }

    /// The page for a terminal.
    public var text: String {
        func indented(_ text: String) -> String {
            text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
        let graph = rule.graph.map { "With this graph:\n\n\(indented($0))\n\n" } ?? ""
        return """
            \(rule.id) (\(severity))

            \(rule.meaning)

            Why it matters: \(rule.why)

            What to do: \(rule.instead)

            \(graph)This code breaks it:

            \(indented(rule.wrong))

            navgen audit says:

            \(indented(message))

            Fixed:

            \(indented(rule.right))

            """
    }

    /// Where the page is in `Docs/audit`: `stacks/navigation-view.md`.
    public var path: String { "\(rule.group.rawValue.folderName)/\(rule.id).md" }

    /// The page for `Docs/audit/`.
    public var markdown: String {
        let graph = rule.graph.map { "With this graph:\n\n```yaml\n\($0)```\n\n" } ?? ""
        return """
            # \(rule.id)

            \(rule.group.rawValue) · \(severity)

            \(rule.meaning)

            **Why it matters.** \(rule.why)

            **What to do.** \(rule.instead)

            ## Code that breaks it

            \(graph)```swift
            \(rule.wrong.trimmedEnd)
            ```

            ```text
            \(message)
            ```

            ## Fixed

            ```swift
            \(rule.right.trimmedEnd)
            ```

            """
    }
}
