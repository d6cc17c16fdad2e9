import NavCompiler
import NavDiff
import NavSyntax

/// Formats changes for a terminal: in groups, followed by a summary.
struct ChangeText {
    private let listing: ChangeListing
    private let usesColor: Bool

    init(_ listing: ChangeListing, usesColor: Bool) {
        self.listing = listing
        self.usesColor = usesColor
    }

    var text: String {
        var (oldLocations, newLocations) = (SourceLocations(listing.old.sources), SourceLocations(listing.new.sources))
        var text = ""
        for group in ChangeRule.Group.allCases {
            let changes = listing.changes.filter { $0.rule.group == group }
            guard !changes.isEmpty else { continue }
            text += bold(group.rawValue) + "\n"
            for change in changes {
                let location =
                    switch change.location {
                    case .new(let range): newLocations.location(of: range)
                    case .old(let range): oldLocations.location(of: range)
                    }
                text += lines(change, location)
            }
            text += "\n"
        }
        return text + DisplayText.lines(listing.summary) + "\n"
    }

    private func lines(_ change: Change, _ location: SourceLocations.Location) -> String {
        var isGone = if case .old = change.location { true } else { false }
        if location.file == listing.old.name { isGone = false }
        let file = location.file.hasPrefix("./") ? String(location.file.dropFirst(2)) : location.file
        let at = "\(file):\(location.start.line):\(location.start.column)"
        let head = "  \(mark(change)) \(DisplayText.clean(change.message)) [\(change.rule.id)]\n"
        guard change.severity != .note else { return head }
        var lines: [String] = []
        if let witness = change.witness {
            lines.append("      \(witness.url)")
            lines.append("      before: \(witness.before)")
            lines.append("      now:    \(witness.after)")
        }
        lines += change.details.prefix(Self.maxDetails).map { "      \($0)" }
        if change.details.count > Self.maxDetails {
            lines.append("      and \(change.details.count - Self.maxDetails) more")
        }
        if let accepted = change.accepted { lines.append("      accepted: \(accepted)") }
        if let announced = change.announced { lines.append("      \(announced), so it does not count as breaking") }
        if let breaks = change.breakageWords, change.rule.breaks.count > 1 || change.severity == .warning {
            // A change whose severity was lowered does not count as breaking.
            lines.append("      \(change.severity == .error ? "breaks" : "affects") \(breaks)")
        }
        lines.append("      at \(at)\(isGone ? " in \(listing.old.name)" : "")")
        if let help = change.help { lines.append("      = help: \(help)") }
        return head + lines.map { DisplayText.clean($0) + "\n" }.joined()
    }

    private static let maxDetails = 12

    private func mark(_ change: Change) -> String {
        let (word, color) =
            switch change.severity {
            case _ where change.isBreaking(listing.chosen): ("breaks:", "31")
            case .note where change.isLowered: ("note:", "36")
            case _ where change.accepted != nil: ("meant:", "36")
            case .note: ("safe:", "32")
            default: ("look:", "33")
            }
        return usesColor ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
    }

    private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
