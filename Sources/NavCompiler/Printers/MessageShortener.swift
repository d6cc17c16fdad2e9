import NavSyntax

extension Diagnostic {
    /// The maximum number of notes that are shown.
    private static let maxNotes = 20

    /// The same diagnostic with long texts shortened. Names and values in a graph may be as long as
    /// a file.
    var shortened: Diagnostic {
        var copy = self
        copy.message = MessageShortener.of(message)
        copy.help = help.map(MessageShortener.whole)
        copy.notes = notes.prefix(Self.maxNotes).map { Note(MessageShortener.of($0.message), at: $0.range) }
        if notes.count > Self.maxNotes { copy.notes.append(Note("and \(notes.count - Self.maxNotes) more")) }
        return copy
    }
}

/// Shortens long names and values in messages.
enum MessageShortener {
    /// The maximum number of bytes of text in backticks, and of a message.
    private static let (maxQuoteBytes, maxBytes) = (240, 4000)

    /// The text, which may be meant to be copied, or a sentence if it is too long.
    static func whole(_ text: String) -> String {
        text.utf8.count > maxBytes ? "the help is too long to be shown: \(text.utf8.count) bytes" : text
    }

    static func of(_ text: String) -> String {
        guard text.utf8.count > maxQuoteBytes else { return text }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let short = parts.map { cut($0, to: maxQuoteBytes) }.joined(separator: "`")
        return cut(short[...], to: maxBytes)
    }

    /// Replaces the middle of a text that is too long by an ellipsis.
    private static func cut(_ text: Substring, to limit: Int) -> String {
        guard text.utf8.count > limit else { return String(text) }
        return String(text.unicodeScalars.prefix(limit / 2)) + "…" + String(text.unicodeScalars.suffix(limit / 6))
    }
}
