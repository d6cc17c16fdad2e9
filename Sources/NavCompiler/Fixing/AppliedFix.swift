public import NavSyntax

/// A fix that was made, or tried: where, and what it changed.
public struct AppliedFix: Sendable {
    public let rule: RuleID
    /// The file, and the position in it before all fixes.
    public let file: String
    public let position: Position
    /// The text that was replaced, and what replaced it, such as `hoem` and `home`.
    public let old: String
    public let new: String

    /// - Parameters:
    ///   - source: The file before the fix.
    ///   - position: Returns the position of a byte offset of that text in the original file.
    init?(_ diagnostic: Diagnostic, _ fix: Fix, _ source: SourceFile, position: (Int) -> Position) {
        guard let edit = fix.edits.first else { return nil }
        rule = diagnostic.rule
        file = source.name
        let text = source.text
        let (start, end) = (Int(edit.range.start), Int(edit.range.end))
        // What is removed may begin with the end of what is before it.
        let separators = edit.replacement.isEmpty ? text[start..<end].prefix { " \t\r\n,".utf8.contains($0) }.count : 0
        self.position = position(start + separators)
        var (before, after) = ("", "")
        let isBlank = Self.isBlank(text[start..<end]) && Self.isBlank(edit.replacement.utf8)
        if isBlank {
            // Blanks can only be seen in what is around them.
            before = String(
                decoding: text[..<start].suffix(30).reversed().prefix { $0 > 0x20 }.reversed(), as: UTF8.self)
            after = String(decoding: text[end...].prefix(30).prefix { $0 > 0x20 }, as: UTF8.self)
        }
        old = before + String(decoding: text[start..<end], as: UTF8.self) + after
        new = before + edit.replacement + after
    }

    /// Whether text consists of blanks, including those beyond ASCII.
    private static func isBlank(_ text: some Sequence<UInt8>) -> Bool {
        String(decoding: Array(text), as: UTF8.self).allSatisfy {
            $0.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}"
        }
    }

    /// The fix in a few words: `hoem → home`, or what was removed or added.
    public var summary: String {
        let (old, new) = (Self.shortened(old), Self.shortened(new))
        if new.isEmpty { return "removed \(old)" }
        if old.isEmpty { return "added \(new)" }
        return "\(old) → \(new)"
    }

    /// A line for people: `shop.yaml:12:5: fixed: hoem → home [unknown-node]`.
    ///
    /// - Parameters:
    ///   - verb: Whether it was made, such as `fixed`.
    ///   - reason: Why it was not made.
    public func line(_ verb: String, reason: String? = nil, color: Bool) -> String {
        let style = Style(isOn: color)
        let place = "\(DisplayText.clean(file)):\(position.line):\(position.column):"
        let end = reason.map { ", because then \(DisplayText.clean($0))" } ?? ""
        return "\(style.bold(place)) \(verb): \(summary) [\(rule)]\(end)\n"
    }

    /// The first line of a text, without the comma and blanks around it.
    private static func shortened(_ text: String) -> String {
        let isSeparator = { (character: Character) in character.isWhitespace || character == "," }
        let isLonger = text.contains { !isSeparator($0) }
        var line = text[...]
        if isLonger {
            line = line.drop(while: isSeparator)
            while line.last.map(isSeparator) == true { line.removeLast() }
        }
        let first = line.prefix { !$0.isNewline }
        let isCut = first.count > 60 || first.endIndex < line.endIndex
        return DisplayText.clean(String(first.prefix(60))) + (isCut ? "…" : "")
    }
}
