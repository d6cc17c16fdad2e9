/// The query of a pattern.
extension RoutePattern {
    /// Where `?key=` begins; `:id?` is optional.
    static func query(in text: Substring) -> Substring.Index? {
        var rest = text
        while let mark = rest.firstIndex(of: "?") {
            rest = rest[mark...].dropFirst()
            let key = rest.prefix { $0.isLetter || $0.isNumber || "_-.[]%&<>".contains($0) }
            if !key.isEmpty, rest.dropFirst(key.count).first == "=" || rest.hasPrefix("<") { return mark }
        }
        return nil
    }

    /// `q={q}&page=:page&mode=edit`.
    mutating func readQuery(_ query: Substring) {
        var items: [String] = []
        for item in query.split(separator: "&") {
            var parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // `?<code>` is `?code=<code>`.
            if parts.count == 1, item.hasPrefix("<"), item.hasSuffix(">"), !item.hasSuffix("..>") {
                parts = [item.dropFirst().dropLast(), item]
            }
            guard parts.count == 2, !parts[0].isEmpty else {
                todos.append("the source has the query item `\(item)` without a value")
                continue
            }
            source = Array(parts[1])
            position = 0
            var value = ""
            while position < source.count {
                if source[position] == "/" {
                    value += "/"
                    position += 1
                } else {
                    let segment = readSegment()
                    // A value that is ignored.
                    value += segment == "*" ? parameter(unused(String(parts[0])), nil, nil) : segment
                }
            }
            items.append("\(parts[0])=\(value)")
        }
        hasQuery = !items.isEmpty
        if hasQuery { path += "?" + items.joined(separator: "&") }
    }
}
