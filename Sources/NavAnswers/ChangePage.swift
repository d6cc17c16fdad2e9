import NavCompiler
public import NavDiff
import NavGraph
import NavLinks
import NavSyntax

/// The page about a kind of change: its explanation, and its example with the output of `navgen
/// diff`.
public struct ChangePage: Sendable {
    public let rule: ChangeRule

    public init(_ rule: ChangeRule) {
        self.rule = rule
    }

    /// The changes between the two versions of the example; nil if there is no example, or it has
    /// errors.
    public var listing: ChangeListing? {
        guard let example = rule.example else { return nil }
        let compiled = [("old.yaml", example.old), ("new.yaml", example.new)].map {
            name, text -> (String, Compilation) in
            let included = ["reading.yaml": Array((example.included ?? "").utf8)]
            return (name, compile(name, reader: .memory([name: Array(text.utf8)].merging(included) { one, _ in one })))
        }
        let versions = compiled.compactMap { $1.hasErrors ? nil : $1.links }
        guard versions.count == 2 else { return nil }
        let changes = GraphChanges(old: versions[0], new: versions[1]).changes
        return ChangeListing(
            compiled[1].1.applySeverities(changes, old: compiled[0].1, levels: []),
            old: .init("old.yaml", compiled[0].1.sources),
            new: .init("new.yaml", compiled[1].1.sources), breaking: Set(Breakage.allCases))
    }

    /// The changes of `listing`.
    public var changes: [Change] { listing?.changes ?? [] }

    private var severityText: String {
        let breaks = rule.breaks.isEmpty ? "safe" : "can break \(rule.breaks.map(\.words).joined(separator: ", "))"
        return "\(breaks) · \(rule.severity.rawValue), can be lowered"
    }

    /// The page for a terminal.
    public var text: String {
        func indented(_ text: String) -> String {
            text.trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        }
        var text = "\(rule.id) (\(severityText))\n\n\(rule.meaning)\n\nWhy it matters: \(rule.why)\n"
        if let instead = rule.instead { text += "\nWhat to do: \(instead)\n" }
        if let example = rule.example {
            text += "\nBefore:\n\n\(indented(example.old))\n\nNow:\n\n\(indented(example.new))\n"
            if let included = example.included { text += "\nwith reading.yaml:\n\n\(indented(included))\n" }
        }
        if let listing { text += "\nnavgen diff says:\n\n\(indented(listing.text(.text)))\n" }
        return text
    }

    /// Where the page is in `Docs/changes`: `links/link-removed.md`.
    public var path: String { "\(rule.group.rawValue.folderName)/\(rule.id).md" }

    /// For `Docs/changes/`.
    public var markdown: String {
        var text = "# \(rule.id)\n\nChanges · \(severityText)\n\n\(rule.meaning)\n\n**Why it matters.** \(rule.why)\n"
        if let instead = rule.instead { text += "\n**What to do.** \(instead)\n" }
        if let example = rule.example {
            text += "\n## Before\n\n```yaml\n\(example.old)```\n\n## Now\n\n```yaml\n\(example.new)```\n"
            if let included = example.included { text += "\n`reading.yaml`:\n\n```yaml\n\(included)```\n" }
        }
        if let listing { text += "\n```text\n\(listing.text(.text).trimmedEnd)\n```\n" }
        return text
    }
}
