/// Segments in the forms of many tools.
extension RoutePattern {
    mutating func readSegment() -> String {
        switch dialect {
        case .any: break
        case .reactNavigation: return readReactNavigationSegment()
        case .expoRouter: return readExpoSegment()
        }
        var text = ""
        while position < source.count, source[position] != "/" {
            let character = source[position]
            switch character {
            case ":" where position + 1 < source.count && Self.isNameStart(source[position + 1]):
                position += 1
                let name = takeName()
                text += parameter(name, takeConstraint(), takeQuantifier())
            case "{" where position + 1 < source.count && source[position + 1] == "/",
                "(" where position + 1 < source.count && isGroup(at: position):
                openGroup()
            case ")" where groups > 0, "}" where groups > 0:
                groups -= 1
                position += 1
                if source[position...].first == "?" { position += 1 }
            case "{": text += braces(takeEnclosed("{", "}"))
            case "<": text += angles(takeEnclosed("<", ">"))
            case "[": text += brackets(takeEnclosed("[", "]"))
            case "(": text += regularExpression(takeEnclosed("(", ")"))
            case "*": text += star(isWhole: text.isEmpty)
            case "$" where position + 1 == source.count: position += 1
            case "\\" where position + 1 < source.count && !source[position + 1].isLetter:
                text += Self.literal(source[position + 1])
                position += 2
            case "%" where !isEscape(at: position):
                text += "%25"
                position += 1
            default:
                text += Self.literal(character)
                position += 1
            }
        }
        return text
    }

    /// A group that may be absent: `(/:id)`, `(.:format)`.
    private mutating func openGroup() {
        let close: Character = source[position] == "(" ? ")" : "}"
        if source[position...].starts(with: "(.:format)") {
            position += "(.:format)".count
            return
        }
        let end = source[position...].firstIndex(of: close) ?? source.count
        let segments = source[position..<end].count { $0 == "/" }
        if segments > 1 || source[position + 1] == "." {
            todos.append(
                "the source allows to leave out `\(String(source[position..<end]))\(close)`; here it is required")
        }
        groups += 1
        position += 1
    }

    private static func isNameStart(_ character: Character) -> Bool { character.isLetter || character == "_" }

    static func literal(_ character: Character) -> String {
        switch character {
        case "{": "{{"
        case "}": "}}"
        case "*": "%2A"
        default: String(character)
        }
    }

    mutating func takeName() -> String {
        let start = position
        while position < source.count, source[position].isLetter || source[position].isNumber || source[position] == "_"
        {
            position += 1
        }
        return String(source[start..<position])
    }

    /// The text between two characters, which can be nested; at the end of the source, what there is.
    mutating func takeEnclosed(_ open: Character, _ close: Character) -> String {
        position += 1
        let start = position
        var depth = 1
        while position < source.count {
            let character = source[position]
            position += 1
            if character == "\\" { position = min(position + 1, source.count) }
            if character == open { depth += 1 }
            if character == close { depth -= 1 }
            if depth == 0 { return String(source[start..<(position - 1)]) }
        }
        return String(source[start...])
    }

    /// Whether a parenthesis begins a group that may be absent: `(/:id)`, `(.:format)`.
    private func isGroup(at position: Int) -> Bool {
        let next = source[position...].dropFirst().prefix(2)
        return next.first == "/" || next.elementsEqual(".:")
    }

    private func isEscape(at position: Int) -> Bool {
        let digits = source[position...].dropFirst().prefix(2)
        return digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// The regular expression after `:id`, in parentheses, or in braces if it can be nothing else.
    private mutating func takeConstraint() -> String? {
        guard position < source.count else { return nil }
        if source[position] == "(", !isGroup(at: position) { return takeEnclosed("(", ")") }
        guard source[position] == "{" else { return nil }
        let start = position
        let content = takeEnclosed("{", "}")
        if content.contains(where: { "[\\|+(".contains($0) }), !content.contains(":") || content.contains("(?:") {
            return content
        }
        position = start
        return nil
    }

    mutating func takeQuantifier() -> Character? {
        guard let next = source[position...].first, "?*+".contains(next) else { return nil }
        position += 1
        return next
    }
}
