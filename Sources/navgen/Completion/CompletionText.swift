/// The shells whose lines are completed.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

extension Completion {
    /// Lines for the shell's script: a few that say what follows, then a candidate on each.
    ///
    /// What would not be one line, or not what it seems, is left out or made harmless: titles and names come from files.
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
    /// As zsh's `_describe` takes it: `word:meaning`, with a backslash before colons of the word.
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
    /// On one line, without what a terminal would obey, and not longer than one wants to read in a list.
    fileprivate var shown: String {
        let words = String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? " " : $0 }))
            .split(separator: " ")
        let text = words.joined(separator: " ")
        return text.count > 72 ? text.prefix(71) + "…" : text
    }

    /// With the user's folder for a `~` in front, as no shell has put it there.
    var withHome: String {
        guard hasPrefix("~/"), let home = environmentValue("HOME") else { return self }
        return home + dropFirst()
    }
}

extension Unicode.Scalar {
    /// Ends a line, moves the cursor, turns the direction of text, or is nothing at all.
    fileprivate var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // The joiners within words and emoji are wanted, the other marks are not seen.
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }
}
