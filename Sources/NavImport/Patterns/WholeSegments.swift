/// Segments of tools in which a parameter is a whole segment.
extension RoutePattern {
    /// `:id`, `:id?`, `:id(regex)`, `*` or text.
    mutating func readReactNavigationSegment() -> String {
        guard source[position] == ":" else {
            let text = takeText()
            // It stands for at least one segment.
            if text == "*" { return "+" }
            if text.contains(":") {
                todos.append("in the source, `\(text)` is text; write a parameter as `{id}` if one is meant")
            }
            return Self.literal(text: text)
        }
        position += 1
        let start = position
        while position < source.count, !"/(?".contains(source[position]) { position += 1 }
        var name = source[start..<position]
        // Any number of segments.
        let repetition = name.last.flatMap { "*+".contains($0) ? $0 : nil }
        if repetition != nil { name.removeLast() }
        let isLimited = position < source.count && source[position] == "("
        let constraint = isLimited ? takeEnclosed("(", ")") : nil
        let rest = takeText()
        if rest.count > 1 || rest.count == 1 && rest != "?" {
            todos.append(
                "the source has `\(rest)` after the parameter `\(String(name))`, which is not part of the pattern here")
        }
        return parameter(String(name), constraint, repetition ?? (rest.hasPrefix("?") ? "?" : nil))
    }

    /// `[id]`, `[...rest]`, `+not-found` or text.
    mutating func readExpoSegment() -> String {
        let text = takeText()
        if text == "+not-found" { return "+" }
        guard text.count > 2, text.hasPrefix("["), text.hasSuffix("]") else { return Self.literal(text: text) }
        let name = text.dropFirst().dropLast()
        return name.hasPrefix("...")
            ? parameter(String(name.dropFirst(3)), nil, "+") : parameter(String(name), nil, nil)
    }

    /// The text up to the next slash.
    private mutating func takeText() -> String {
        let start = position
        while position < source.count, source[position] != "/" { position += 1 }
        return String(source[start..<position])
    }

    /// Segments of text as navgen writes them.
    static func literal(path: String) -> String {
        path.split(separator: "/").map { literal(text: String($0)) }.joined(separator: "/")
    }

    /// Text as navgen writes it in a segment.
    static func literal(text: String) -> String {
        if text == "+" { return "%2B" }
        return text.map { character in
            switch character {
            case "?": "%3F"
            case "#": "%23"
            case "%": "%25"
            default: literal(character)
            }
        }.joined()
    }
}
