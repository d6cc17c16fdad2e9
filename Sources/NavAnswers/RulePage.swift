public import NavChecks
public import NavCompiler
import NavSyntax

/// The page about a rule: its explanation, and its example with the diagnostics that are printed.
public struct RulePage: Sendable {
    public let rule: Rule

    public init(_ rule: Rule) {
        self.rule = rule
    }

    /// Compiles an example.
    public static func compile(_ example: Rule.Example) -> Compilation {
        NavCompiler.compile(example.files.first?.name ?? "graph.yaml", reader: .memory(example.bytes))
    }

    /// The diagnostics of the example, as printed.
    private var message: String {
        let result = Self.compile(rule.failing)
        return render(result.diagnostics, sources: result.sources, as: .text)
    }

    /// `error`, `warning, can be lowered`, `off`.
    var shortSeverity: String {
        rule.isOff ? "off" : rule.severity.rawValue + (rule.canBeLowered ? ", can be lowered" : "")
    }

    private var severity: String {
        rule.isOff ? "off, a \(rule.severity.rawValue) when turned on" : shortSeverity
    }

    /// The page for a terminal.
    public var text: String {
        func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
        func files(_ example: Rule.Example) -> String {
            example.files.map { file in
                (example.files.count > 1 ? "  \(file.name)\n" : "") + indented(Self.shown(file.text.trimmedEnd))
            }.joined(separator: "\n\n")
        }
        return """
            \(rule.id) (\(severity))

            \(rule.meaning)

            Why it matters: \(rule.why)

            This graph breaks it:

            \(files(rule.failing))

            navgen says:

            \(indented(message.trimmedEnd))

            Fixed:

            \(files(rule.fixed))

            """
    }

    /// Where the page is in `Docs/rules`: `names/unknown-node.md`.
    public var path: String { "\(rule.group.rawValue.folderName)/\(rule.id).md" }

    /// The page for `Docs/changes/`.
    public var markdown: String {
        func files(_ example: Rule.Example) -> String {
            example.files.map { file in
                (example.files.count > 1 ? "`\(file.name)`:\n\n" : "")
                    + "```yaml\n\(Self.shown(file.text).trimmedEnd)\n```"
            }.joined(separator: "\n\n")
        }
        return """
            # \(rule.id)

            \(rule.group.rawValue) · \(severity)

            \(rule.meaning)

            **Why it matters.** \(rule.why)

            ## A graph that breaks it

            \(files(rule.failing))

            ```text
            \(message.trimmedEnd)
            ```

            ## Fixed

            \(files(rule.fixed))

            """
    }

    /// The text of an example; the middle is left out if it is long.
    private static func shown(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 40 else { return text }
        return (lines.prefix(10) + ["# … \(lines.count - 15) more lines …"] + lines.suffix(5)).joined(separator: "\n")
    }
}

extension String {
    var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// A headline as the name of a folder: `saved-states`.
    var folderName: String { lowercased().replacing(" ", with: "-") }
}
