import NavSyntax

/// Typing mistakes that YAML reads as part of a name: `title:Home`, `-a`, `“home”`.
enum MistypedName {
    /// A help text for the mistake, or nil if the name contains none.
    static func help(for node: YAMLNode) -> Help? {
        let text = node.text
        guard node.isPlain, !text.isEmpty else { return nil }
        for character in [text.first, text.last].compactMap(\.self) + text.prefix(100) {
            guard let found = Lookalike(character), found.isBlank || character == text.first || character == text.last
            else {
                continue
            }
            return help(for: found, character, in: node)
        }
        if let dash = unspacedDash(node) { return dash }
        if node.isMultiline {
            return text.contains(" - ")
                ? "items of one list start in the same column" : "it continues on the next line: is a `:` missing?"
        }
        return key(in: text).map { key in
            let value = text.dropFirst(key.count + 1)
            return Help("write a space after the colon: `\(key): \(value)`").correcting(
                .source("\(key): \(value)"), at: node.range)
        }
    }

    private static func help(for found: Lookalike, _ character: Character, in node: YAMLNode) -> Help {
        let text = node.text
        let help = Help("\(found.message): \(found.help.text)")
        // The text of a plain scalar on one line is its source.
        guard text == node.sourceText, let index = text.firstIndex(of: character) else { return help }
        if found.isQuote, text.count > 2, let last = text.last.flatMap({ Lookalike($0) }),
            last.intended == found.intended, index == text.startIndex, !text.contains(where: { "\"'\\".contains($0) })
        {
            return help.correcting(
                .source("\(found.intended)\(text.dropFirst().dropLast())\(found.intended)"), at: node.range)
        }
        let start = text.utf8.distance(from: text.startIndex, to: index)
        return help.correcting(
            .source("\(found.intended)"), at: node.range(ofSource: start..<(start + "\(character)".utf8.count)))
    }

    /// The key that is meant by `title:Home`.
    static func key(in text: String) -> Substring? {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
        let key = text[..<colon]
        return Names.isValid(String(key), isType: false) && text.index(after: colon) < text.endIndex ? key : nil
    }

    /// `-home`
    private static func unspacedDash(_ node: YAMLNode) -> Help? {
        let text = node.text
        guard text.hasPrefix("-"), let name = text.dropFirst().split(separator: " ").first,
            Names.isPlausible(String(name))
        else { return nil }
        // Each line of the text may be an item.
        let lines = node.sourceText.split(separator: "\n", omittingEmptySubsequences: false)
        let items = lines.map { line in
            let blanks = line.prefix { $0 == " " }
            return line.dropFirst(blanks.count).hasPrefix("-") && !line.dropFirst(blanks.count).hasPrefix("- ")
                ? "\(blanks)- \(line.dropFirst(blanks.count + 1))" : String(line)
        }
        return Help("write a space after the dash: `- \(name)`").correcting(
            .source(items.joined(separator: "\n")), at: node.range)
    }
}
