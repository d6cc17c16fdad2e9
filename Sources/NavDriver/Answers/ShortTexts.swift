import NavSyntax

extension Diagnostic {
    /// The maximum number of notes that are shown.
    private static let mostNotes = 20

    /// The same diagnostic with long texts shortened. Names and values in a graph may be as long as
    /// a file.
    var shortened: Diagnostic {
        var copy = self
        copy.message = ShortText.of(message)
        copy.help = help.map(ShortText.of)
        copy.notes = notes.prefix(Self.mostNotes).map { Note(ShortText.of($0.message), at: $0.range) }
        if notes.count > Self.mostNotes { copy.notes.append(Note("and \(notes.count - Self.mostNotes) more")) }
        return copy
    }
}

/// Shortens long names and values in messages.
enum ShortText {
    /// The maximum number of bytes of text in backticks, and of a message.
    private static let (longestQuote, longest) = (240, 4000)

    static func of(_ text: String) -> String {
        guard text.utf8.count > longestQuote else { return text }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let short = parts.map { cut($0, to: longestQuote) }.joined(separator: "`")
        return cut(short[...], to: longest)
    }

    /// Replaces the middle of a text that is too long by an ellipsis.
    private static func cut(_ text: Substring, to most: Int) -> String {
        guard text.utf8.count > most else { return String(text) }
        return String(text.unicodeScalars.prefix(most / 2)) + "…" + String(text.unicodeScalars.suffix(most / 6))
    }
}
