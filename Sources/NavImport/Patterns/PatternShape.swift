extension String {
    /// The path of a pattern with types in place of names, so that equal ones are the same: `/user/{Int}`.
    func shape(_ parameters: [SketchParameter]) -> String {
        let types = Dictionary(parameters.map { ($0.name, $0.type) }) { first, _ in first }
        var result = ""
        var rest = withoutQuery
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let content = rest[open..<close].dropFirst()
            let name = content.prefix { $0.isLetter || $0.isNumber }
            result += rest[..<open] + "{" + (types[String(name)] ?? String(name)) + content.dropFirst(name.count) + "}"
            rest = rest[close...].dropFirst()
        }
        return result + rest
    }

    /// A pattern up to a question mark outside of braces.
    var withoutQuery: Substring {
        var isInside = false
        return prefix { character in
            if character == "{" || character == "}" { isInside = character == "{" }
            return isInside || character != "?"
        }
    }
}
