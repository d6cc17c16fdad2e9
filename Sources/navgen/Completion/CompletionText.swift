/// The shells that completion supports.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

extension Completion {
    /// The lines for the shell's script: a header of two or three lines, then one candidate per
    /// line.
    ///
    /// Names and titles come from files, so candidates with unprintable characters are left out,
    /// and unprintable characters in descriptions are replaced.
    func text(for shell: Shell, _ line: ShellLine? = nil) -> String {
        let isPlain = !(before + typed).unicodeScalars.contains(where: \.isUnprintable)
        guard isPlain else { return "" }
        let offered = candidates.filter { !$0.word.unicodeScalars.contains(where: \.isUnprintable) }
        let kind = source == .words && !endsWord ? "parts" : source.rawValue
        switch shell {
        case .bash:
            let words = offered.filter { $0.word.hasPrefix(typed) }.map { before + $0.word }
            return lines([kind, typed] + words.map { line?.replacement($0) ?? $0 })
        case .zsh:
            return lines([kind, label, before] + offered.map(\.described))
        case .fish:
            return lines([kind, before] + offered.map { before + $0.word + "\t" + $0.meaning.shown })
        }
    }

    private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension Completion.Candidate {
    /// The format of zsh's `_describe`: `word:meaning`, with a backslash before colons in the word.
    fileprivate var described: String {
        var text = ""
        for character in word {
            if character == ":" || character == "\\" { text.append("\\") }
            text.append(character)
        }
        return meaning.isEmpty ? text : text + ":" + meaning.shown
    }
}

extension String {
    /// One line of at most 72 characters, without control characters.
    fileprivate var shown: String {
        let words = String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? " " : $0 }))
            .split(separator: " ")
        let text = words.joined(separator: " ")
        return text.count > 72 ? text.prefix(71) + "…" : text
    }

    /// The path with a leading `~` expanded; shells do not expand it for completion.
    var expandingTilde: String {
        guard hasPrefix("~/"), let home = environmentValue("HOME") else { return self }
        return home + dropFirst()
    }
}

extension Unicode.Scalar {
    /// Whether it ends a line, moves the cursor, changes the direction of text, or is not a
    /// character.
    fileprivate var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // Joiners are needed within words and emoji; other format characters are invisible.
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }
}
