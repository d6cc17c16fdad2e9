import NavDiff
import NavEmit
import NavSyntax

/// Formats changes as Markdown, for a comment on a pull request.
struct ChangeMarkdown {
    private let listing: ChangeListing

    init(_ listing: ChangeListing) {
        self.listing = listing
    }

    var text: String {
        let plain = MarkdownTable.plain
        var text = "### \(listing.isBreaking ? "⚠️ " : "")Navigation: \(plain(listing.summary))\n\n"
        guard !listing.changes.isEmpty else { return text }
        text += "From \(MarkdownTable.code(listing.old.name)) to \(MarkdownTable.code(listing.new.name)).\n"
        let important = listing.changes.filter { $0.isBreaking(listing.chosen) || $0.severity != .note }
        if !important.isEmpty {
            var table = MarkdownTable(["", "What", "Before and now", "Rule"])
            for change in important { table.add(row(change)) }
            text += "\n" + table.lines
        }
        let collapsed = listing.changes.filter { !$0.isBreaking(listing.chosen) && $0.severity == .note }
        guard !collapsed.isEmpty else { return text }
        let noted = collapsed.count { $0.isLowered }
        let titles = [(collapsed.count - noted, "safe"), (noted, "noted")].filter { $0.0 > 0 }
            .map { counted($0.0, "\($0.1) change") }
        text += "\n<details><summary>\(titles.joined(separator: ", "))</summary>\n\n"
        for change in collapsed {
            text += "- \(Self.sentence(change.message)) \(MarkdownTable.code(change.rule.id.name))\n"
        }
        return text + "\n</details>\n"
    }

    private func row(_ change: Change) -> [String] {
        var what = Self.sentence(change.message)
        if let accepted = change.accepted { what += "<br>accepted: \(MarkdownTable.plain(accepted))" }
        if let announced = change.announced { what += "<br>\(Self.sentence(announced))" }
        for detail in change.details.prefix(Self.maxDetails) { what += "<br>\(MarkdownTable.code(detail))" }
        if change.details.count > Self.maxDetails { what += "<br>and \(change.details.count - Self.maxDetails) more" }
        if let help = change.help { what += "<br><sub>\(Self.sentence(help))</sub>" }
        let witness = change.witness.map { witness in
            "\(MarkdownTable.code(witness.url))<br>\(MarkdownTable.plain(witness.before))<br>→ \(MarkdownTable.plain(witness.after))"
        }
        let mark =
            change.isBreaking(listing.chosen) ? "🔴 \(change.breakageWords ?? "")" : change.accepted == nil ? "🟡" : "🟢"
        return [mark, what, witness ?? "", MarkdownTable.code(change.rule.id.name)]
    }

    private static let maxDetails = 8

    /// Formats a sentence, with text in backticks as code.
    private static func sentence(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index.isMultiple(of: 2) else { return MarkdownTable.code(String(part)) }
            // Keep spaces next to code, which `plain` would trim.
            let (isOpen, isClosed) = (part.hasPrefix(" "), part.count > 1 && part.hasSuffix(" "))
            let inner = part.dropFirst(isOpen ? 1 : 0).dropLast(isClosed ? 1 : 0)
            return (isOpen ? " " : "") + MarkdownTable.plain(String(inner)) + (isClosed ? " " : "")
        }.joined()
    }
}
