/// Parameters.
extension RoutePattern {
    mutating func parameter(
        _ source: String, _ constraint: String?, _ quantifier: Character?, default fallback: String? = nil
    ) -> String {
        var name = SketchNames.lowerCamel(source) ?? unused("part")
        if parameters.contains(where: { $0.name == name }) {
            todos.append("name this parameter; another one is also called `\(name)`")
            name = unused(name)
        }
        var type = constraint.flatMap { self.type($0, of: name) } ?? "String"
        var value = fallback.map { SketchEntry.Value($0, ofType: type) }
        if groups > 0 || quantifier == "?", value == nil { type += "?" }
        if quantifier == "*" || quantifier == "+" { (type, value) = ("String", nil) }
        parameters.append(SketchParameter(name, type, default: value))
        let mark =
            switch quantifier {
            case let mark?: String(mark)
            case nil: groups > 0 ? "?" : ""
            }
        return "{\(name)\(mark)}"
    }

    /// The type of a parameter with a converter or a regular expression; adds a TODO if there is none.
    private mutating func type(_ constraint: String, of name: String) -> String? {
        switch constraint.trimming("^$") {
        case "int", "integer", "long", "number", "signed", "unsigned", "\\d+", "[0-9]+", "\\d*", "[0-9]*", "digits":
            return "Int"
        case "uuid", "guid": return "UUID"
        case "bool", "boolean": return "Bool"
        case "float", "double": return "Double"
        case "decimal": return "Decimal"
        case "datetime", "date": return "Date"
        case "str", "string", "slug", "alpha", "path", "default", ".*", ".+", "*", "[^/]+", "[^/]*", "[^/.]+", "\\w+",
            "[\\w-]+",
            "[-\\w]+":
            return nil
        case let text:
            if let cases = Self.alternatives(text), let type = SketchNames.upperCamel(name) {
                types.append(SketchEntry(type, .map([SketchEntry("cases", .list(cases))])))
                return type
            }
            if let pattern = Self.supported(text), let type = SketchNames.upperCamel(name) {
                types.append(
                    SketchEntry(
                        type, .map([SketchEntry("base", .text("String")), SketchEntry("pattern", .text(pattern))])))
                return type
            }
            todos.append(
                "the source limits `\(name)` to `\(constraint)`; declare a type with this pattern, or leave it a String"
            )
            return nil
        }
    }

    /// A regular expression that navgen reads in the same way; nil if that is not certain.
    private static func supported(_ text: String) -> String? {
        guard let first = text.first, !"?*+{".contains(first), text.utf8.count <= 100,
            text.allSatisfy({ $0.isASCII && !$0.isWhitespace })
        else {
            return nil
        }
        // A word alone is the name of a converter.
        guard text.contains(where: { "[\\.+*?|({".contains($0) }) else { return nil }
        let plain = text.replacing("(?:", with: "(")
        guard !plain.contains("(?"), !plain.contains("++"), !plain.contains("*+"), !plain.contains("?+") else {
            return nil
        }
        var isEscaped = false
        var isClass = false
        var groups = 0
        for character in plain {
            if isEscaped {
                guard "dwsDWS".contains(character) || !character.isLetter && !character.isNumber else { return nil }
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "[":
                if isClass { return nil }
                isClass = true
            case "]":
                if !isClass { return nil }
                isClass = false
            case "(" where !isClass: groups += 1
            case ")" where !isClass:
                groups -= 1
                if groups < 0 { return nil }
            // A host or a path would be read differently.
            case "/": return nil
            default: break
            }
        }
        return isEscaped || isClass || groups > 0 ? nil : text
    }

    /// The cases of `(en|de)`.
    private static func alternatives(_ text: String) -> [SketchEntry.Value]? {
        let words = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 1, Set(words).count == words.count else { return nil }
        var names: Set<String> = []
        var cases: [SketchEntry.Value] = []
        for word in words {
            guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
                let name = SketchNames.lowerCamel(word), names.insert(name).inserted
            else { return nil }
            cases.append(name == word ? .text(word) : .map([SketchEntry(name, .text(word))]))
        }
        return cases
    }
}

extension String {
    fileprivate func trimming(_ characters: String) -> String {
        var text = self[...]
        while let first = text.first, characters.contains(first) { text = text.dropFirst() }
        while let last = text.last, characters.contains(last) { text = text.dropLast() }
        return String(text)
    }
}
