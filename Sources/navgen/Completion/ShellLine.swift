/// A command line of bash, split into words.
///
/// bash's own `COMP_WORDS` are split at `=` and `:` and contain quotes, so the line is parsed here.
struct ShellLine {
    /// The words after the command, without quotes; the current one ends at the cursor.
    private(set) var words: [String] = []
    /// The index of the current word.
    private(set) var index = 0
    /// Whether the current word is the file of a redirection.
    private(set) var isRedirected = false
    /// The quote that is open at the cursor.
    private var openQuote: Character?
    /// The length of the part of the current word that bash does not replace: up to its last break
    /// character.
    private var kept = 0

    /// - Parameter breaks: The characters at which bash splits words.
    init(before: String, after: String, breaks: String) {
        var reader = ShellWordReader(before, breaks: breaks)
        var isRedirected = false
        var all: [String] = []
        while let word = reader.next() {
            if word.isComplete {
                if !isRedirected, !word.isRedirection { all.append(word.text) }
                isRedirected = word.isRedirection
                continue
            }
            // The word at the cursor, which may be empty.
            self.isRedirected = isRedirected
            index = all.count - 1
            all.append(word.text)
            openQuote = word.openQuote
            kept = word.kept
        }
        var rest = ShellWordReader(after, breaks: breaks)
        // Text directly after the cursor belongs to the current word and is ignored.
        if after.first?.isWhitespace == false { _ = rest.next() }
        while let word = rest.next(), !word.text.isEmpty {
            if !isRedirected, !word.isRedirection { all.append(word.text) }
            isRedirected = word.isRedirection
        }
        words = Array(all.dropFirst())
    }

    /// The replacement that bash inserts for the current word: without the part that it keeps, and
    /// quoted.
    func replacement(_ word: String) -> String {
        let rest = word.dropFirst(kept)
        switch openQuote {
        case "'": return String(rest.replacing("'", with: "'\\''"))
        case .some: return escaped(rest, "\"\\$`")
        case nil: return escaped(rest, " \t\"'\\$`&|;<>()*?[]{}!#~")
        }
    }

    private func escaped(_ text: Substring, _ special: String) -> String {
        var result = ""
        for character in text {
            if special.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}

/// Reads the words of a shell's line. The last word is the one at the end of the line, which may be
/// empty.
private struct ShellWordReader {
    struct Word {
        var text = ""
        /// Whether it ends before the end of the line.
        var isComplete = false
        var isRedirection = false
        var openQuote: Character?
        var kept = 0
    }

    private var rest: Substring
    private let breaks: String
    private var isAtEnd = false

    init(_ line: String, breaks: String) {
        rest = line[...]
        self.breaks = breaks
    }

    mutating func next() -> Word? {
        guard !isAtEnd else { return nil }
        rest = rest.drop(while: \.isWhitespace)
        var word = Word()
        if let first = rest.first, first == "<" || first == ">" {
            word.text = String(rest.prefix { "<>&|".contains($0) })
            rest.removeFirst(word.text.count)
            word.isRedirection = true
            word.isComplete = true
            return word
        }
        while let character = rest.first {
            if word.openQuote == nil, character.isWhitespace || character == "<" || character == ">" {
                word.isComplete = true
                // `2>file`
                word.isRedirection = !character.isWhitespace && word.text.allSatisfy(\.isWholeNumber)
                return word
            }
            rest.removeFirst()
            take(character, &word)
        }
        isAtEnd = true
        return word
    }

    private mutating func take(_ character: Character, _ word: inout Word) {
        switch (character, word.openQuote) {
        case ("\\", nil):
            if let next = rest.popFirst() { word.text.append(next) }
        case ("\\", "\""):
            if let next = rest.first, "\"\\$`".contains(next) {
                word.text.append(next)
                rest.removeFirst()
            } else {
                word.text.append(character)
            }
        case ("'", nil), ("\"", nil):
            word.openQuote = character
            word.kept = word.text.count
        case ("'", "'"), ("\"", "\""):
            word.openQuote = nil
        default:
            word.text.append(character)
            if word.openQuote == nil, breaks.contains(character) { word.kept = word.text.count }
        }
    }
}
