/// A path pattern of another tool: of a web server, a router, or a mobile framework.
///
/// It reads `:id`, `{id}`, `<id>`, `[id]`, each also optional, with a type or with a regular expression, and `*`.
package struct RoutePattern {
    /// The pattern as navgen writes it.
    package private(set) var path = ""
    /// Whether the pattern has query items.
    package private(set) var hasQuery = false
    package private(set) var parameters: [SketchParameter] = []
    /// Enums for parameters of which only a few values are allowed.
    package private(set) var types: [SketchEntry] = []
    package internal(set) var todos: [String] = []
    /// The parts of a name for its node: literal segments, and a parameter at the end.
    private var words: [String] = []
    /// The parts of a name with all parameters.
    private var allWords: [String] = []
    private(set) var source: [Character]
    var position = 0
    private let dialect: Dialect
    /// The number of open groups that may be absent: `(/:id)`.
    private var groups = 0

    /// Which tool the pattern is of.
    package enum Dialect {
        /// Any that writes parameters in one of the common ways.
        case any
        /// `:id`, `:id?`, `:id(regex)` and `*`, each a whole segment.
        case reactNavigation
        /// `[id]` and `[...rest]`, each a whole segment.
        case expoRouter
    }

    private static let maxLength = 2000
    private static let maxSegments = 50

    package init(_ source: String, in dialect: Dialect = .any) {
        self.dialect = dialect
        let text = source.prefix(Self.maxLength)
        if text.endIndex < source.endIndex { todos.append("the source goes on after \(Self.maxLength) characters") }
        let query = dialect == .expoRouter ? nil : Self.query(in: text)
        self.source = Array(query.map { text[..<$0] } ?? text)
        read()
        if let query {
            if dialect == .reactNavigation {
                todos.append("React Navigation matches no path with a query; check that `\(source)` is meant")
            }
            readQuery(text[query...].dropFirst())
        }
    }

    /// Where `?key=` begins; `:id?` is optional.
    private static func query(in text: Substring) -> Substring.Index? {
        var rest = text
        while let mark = rest.firstIndex(of: "?") {
            rest = rest[mark...].dropFirst()
            let key = rest.prefix { $0.isLetter || $0.isNumber || "_-.[]%&<>".contains($0) }
            if !key.isEmpty, rest.dropFirst(key.count).first == "=" || rest.hasPrefix("<") { return mark }
        }
        return nil
    }

    /// A name for the node, in words: `users id`; nil for `/`.
    package var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }

    /// A name with all parameters, for a node whose `name` another one has: `users id edit`.
    package var longName: String? { allWords.isEmpty ? nil : allWords.joined(separator: " ") }

    /// What two patterns that match the same URLs have in common.
    package var shape: String { path.shape(parameters) }
}

extension RoutePattern {
    private mutating func read() {
        while position < source.count, source[position].isWhitespace { position += 1 }
        if source[position...].first == "^" { position += 1 }
        var segments: [String] = []
        var isValueLast = false
        while position < source.count {
            if source[position] == "/" {
                position += 1
                continue
            }
            let start = position
            let count = parameters.count
            let segment = simplified(readSegment())
            if position == start { position += 1 }
            guard !segment.isEmpty else { continue }
            if segments.count == Self.maxSegments {
                todos.append("the source goes on after \(Self.maxSegments) segments")
                break
            }
            segments.append(segment)
            isValueLast = parameters.count > count
            allWords += isValueLast ? parameters.dropFirst(count).map(\.name) : [segment.withoutEscapes]
            if !isValueLast, !["*", "+"].contains(segment) { words.append(segment.withoutEscapes) }
        }
        if isValueLast, let parameter = parameters.last { words.append(parameter.name) }
        checkOptionals(&segments)
        path = "/" + segments.joined(separator: "/")
    }

    /// A segment with text beside a value, which then has to be there, and is one segment.
    private mutating func simplified(_ segment: String) -> String {
        let isWhole = segment.hasPrefix("{") && segment.firstIndex(of: "}") == segment.indices.last
        guard !isWhole, segment.contains("?}") || segment.contains("*}") || segment.contains("+}") else {
            return segment
        }
        var result = segment
        for mark in ["?}", "*}", "+}"] { result = result.replacing(mark, with: "}") }
        let todo = "the source allows no value, or several segments, in `\(segment)`; here it is one value"
        if !todos.contains(todo) { todos.append(todo) }
        return result
    }

    /// Only the last of the segments may be `*`, `+` or take what follows.
    private mutating func checkOptionals(_ segments: inout [String]) {
        for (index, segment) in segments.enumerated().dropLast() {
            guard ["*", "+"].contains(segment) || segment.hasSuffix("*}") || segment.hasSuffix("+}") else { continue }
            let name = unused("part")
            if ["*", "+"].contains(segment) {
                segments[index] = "{\(name)}"
                parameters.append(SketchParameter(name, "String"))
            } else {
                segments[index] = segment.dropLast(2) + "}"
            }
            let todo = "the source allows any number of segments in the middle of `\(String(source))`; here it is one"
            if !todos.contains(todo) { todos.append(todo) }
        }
    }

    private func unused(_ name: String) -> String {
        guard parameters.contains(where: { $0.name == name }) else { return name }
        var number = 2
        while parameters.contains(where: { $0.name == "\(name)\(number)" }) { number += 1 }
        return "\(name)\(number)"
    }

    private mutating func readSegment() -> String {
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

    private mutating func takeName() -> String {
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

    private mutating func takeQuantifier() -> Character? {
        guard let next = source[position...].first, "?*+".contains(next) else { return nil }
        position += 1
        return next
    }

    /// `{id}`, `{id?}`, `{id:int}`, `{*rest}`, `{rest...}`, `{id=1}`.
    private mutating func braces(_ content: String) -> String {
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
    private mutating func angles(_ content: String) -> String {
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
    private mutating func brackets(_ content: String) -> String {
        let isOptional = content.hasPrefix("[")
        let name = content.filter { $0 != "[" && $0 != "]" }
        guard name.hasPrefix("...") else { return parameter(name, nil, isOptional ? "?" : nil) }
        return parameter(String(name.dropFirst(3)), nil, isOptional ? "*" : "+")
    }

    /// `(?P<id>[0-9]+)`, or a group without a name.
    private mutating func regularExpression(_ content: String) -> String {
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
    private mutating func star(isWhole: Bool) -> String {
        while position < source.count, source[position] == "*" { position += 1 }
        let name = takeName()
        if !name.isEmpty { return parameter(name, nil, "*") }
        let isSegment = isWhole && (position == source.count || source[position] == "/")
        return isSegment ? "*" : parameter(unused("part"), nil, nil)
    }
}

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
        guard !text.isEmpty, text.utf8.count <= 100, text.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else {
            return nil
        }
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

    /// `q={q}&page=:page&mode=edit`.
    private mutating func readQuery(_ query: Substring) {
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

extension String {
    /// Text without `%2A` and the like, for a name.
    fileprivate var withoutEscapes: String {
        var parts = split(separator: "%", omittingEmptySubsequences: false)
        for index in parts.indices.dropFirst() { parts[index] = parts[index].dropFirst(2) }
        return parts.joined(separator: " ")
    }

    fileprivate func trimming(_ characters: String) -> String {
        var text = self[...]
        while let first = text.first, characters.contains(first) { text = text.dropFirst() }
        while let last = text.last, characters.contains(last) { text = text.dropLast() }
        return String(text)
    }
}
