import NavSyntax

/// Typing mistakes that YAML reads as part of a name: `title:Home`, `-a`, `“home”`.
enum MistypedName {
    /// A help text for the mistake, or nil if the name contains none.
    static func help(for node: YAMLNode) -> String? {
        let text = node.text
        guard node.isPlain, !text.isEmpty else { return nil }
        for character in [text.first, text.last].compactMap(\.self) + text.prefix(100) {
            guard let found = Lookalike(character), found.isBlank || character == text.first || character == text.last
            else {
                continue
            }
            return "\(found.message): \(found.help)"
        }
        if let dash = unspacedDash(text) { return dash }
        if node.isMultiline {
            return text.contains(" - ")
                ? "items of one list start in the same column" : "it continues on the next line: is a `:` missing?"
        }
        return key(in: text).map { "write a space after the colon: `\($0): \(text.dropFirst($0.count + 1))`" }
    }

    /// The key that is meant by `title:Home`.
    static func key(in text: String) -> Substring? {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
        let key = text[..<colon]
        return Names.isValid(String(key), isType: false) && text.index(after: colon) < text.endIndex ? key : nil
    }

    /// `-home`
    private static func unspacedDash(_ text: String) -> String? {
        guard text.hasPrefix("-"), let name = text.dropFirst().split(separator: " ").first,
            Names.isPlausible(String(name))
        else { return nil }
        return "write a space after the dash: `- \(name)`"
    }
}
