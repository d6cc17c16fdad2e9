/// The forms of parameters.
extension RoutePattern {
    /// `{id}`, `{id?}`, `{id:int}`, `{*rest}`, `{rest...}`, `{id=1}`.
    mutating func braces(_ content: String) -> String {
        var content = content[...]
        var quantifier: Character?
        if content.hasPrefix("*") {
            content = content.drop { $0 == "*" }
            quantifier = "*"
        }
        var fallback: Substring?
        if let equals = content.firstIndex(of: "="), !content[..<equals].contains(":") {
            fallback = content[equals...].dropFirst()
            content = content[..<equals]
        }
        if content.hasSuffix("...") {
            content = content.dropLast(3)
            quantifier = "+"
        } else if let last = content.last, "?*".contains(last), !content.contains("(") {
            content = content.dropLast()
            quantifier = last
        }
        let parts = content.split(separator: ":", maxSplits: 1).map(String.init)
        return parameter(
            parts.first ?? "", parts.count > 1 ? parts[1] : nil, quantifier ?? (fallback == nil ? nil : "?"),
            default: fallback.map(String.init))
    }

    /// `<id>`, `<int:id>`, `<path:rest>`; also `<id:int>` and `<id:re:[a-z]+>`.
    mutating func angles(_ content: String) -> String {
        let parts = content.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        let filters: Set<String> = ["int", "float", "path", "re", "uuid", "str", "string"]
        if parts.count > 1, filters.contains(parts[1]), !filters.contains(parts[0]) {
            return parameter(parts[0], parts.count > 2 ? parts[2] : parts[1], parts[1] == "path" ? "+" : nil)
        }
        guard let colon = content.lastIndex(of: ":") else { return parameter(content, nil, nil) }
        let converter = String(content[..<colon])
        let name = String(content[content.index(after: colon)...])
        return parameter(name, converter, converter == "path" ? "+" : nil)
    }

    /// `[id]`, `[[id]]`, `[...rest]`.
    mutating func brackets(_ content: String) -> String {
        let isOptional = content.hasPrefix("[")
        let name = content.filter { $0 != "[" && $0 != "]" }
        guard name.hasPrefix("...") else { return parameter(name, nil, isOptional ? "?" : nil) }
        return parameter(String(name.dropFirst(3)), nil, isOptional ? "*" : "+")
    }

    /// `(?P<id>[0-9]+)`, or a group without a name.
    mutating func regularExpression(_ content: String) -> String {
        let quantifier = takeQuantifier()
        guard content.hasPrefix("?P<") || content.hasPrefix("?<"), let end = content.firstIndex(of: ">"),
            let start = content.firstIndex(of: "<")
        else {
            let body = content.hasPrefix("?:") ? String(content.dropFirst(2)) : content
            return parameter(unused("part"), body, quantifier)
        }
        return parameter(
            String(content[content.index(after: start)..<end]), String(content[content.index(after: end)...]),
            quantifier)
    }

    /// `*`, `**`, `*rest`.
    mutating func star(isWhole: Bool) -> String {
        while position < source.count, source[position] == "*" { position += 1 }
        let name = takeName()
        if !name.isEmpty { return parameter(name, nil, "*") }
        let isSegment = isWhole && (position == source.count || source[position] == "/")
        return isSegment ? "*" : parameter(unused("part"), nil, nil)
    }
}
