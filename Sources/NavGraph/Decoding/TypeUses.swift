import NavSyntax

extension Shape where Value == TypeUse {
    /// `Int`, `String?`, `[Sort]`.
    static let type = Shape(.either([.name(.type), .list(.name(.type), atLeast: 1)]), mayContain: .types) {
        node, decoder in
        if node.kind == .sequence {
            // YAML reads `[Int]` without quotes as a list with one item.
            let elements = Array(node.elements)
            guard elements.count == 1, elements[0].kind == .scalar else {
                if let cases = TypeSpelling.cases(elements) {
                    decoder.report(
                        "invalid-type", "`\(cases)` is not a type", at: node.range,
                        help: "declare these cases under `types:`, and write that type's name here")
                    return nil
                }
                decoder.report(
                    "invalid-type", "a list type has the name of one type in brackets",
                    at: node.range,
                    help: "write `[T]`")
                return nil
            }
            return TypeSpelling.use("[\(elements[0].text)]", at: node.range, &decoder)
        }
        if node.kind == .mapping, let entry = node.entries.first(where: { TypeKeys.forms.contains($0.key.text) }) {
            decoder.report(
                "invalid-type", "`{\(entry.key.text): …}` is not a type", at: node.range,
                help: "declare it under `types:`, and write that type's name here")
            return nil
        }
        if node.kind == .mapping || node.isNull {
            let type = node.entries.first { $0.key.text == "type" && $0.value.kind == .scalar }?.value.text
            decoder.reportType(
                of: node, expected: "a type", help: type.map { .write($0) } ?? "write `String`, for example")
            return nil
        }
        guard let text = decoder.text(node, expected: "a type") else { return nil }
        return TypeSpelling.use(text, at: node.range, &decoder)
    }
}

extension TypeUse {
    /// A placeholder for a type that could not be read. Every value is a value of it.
    static func notUnderstood(at range: SourceRange) -> TypeUse {
        TypeUse(base: .unknown(""), form: .single, text: "", range: range)
    }
}

/// The spelling of types in graphs, and of Swift types of the app.
enum TypeSpelling {
    static func use(_ text: String, at range: SourceRange, _ decoder: inout Decoder) -> TypeUse? {
        var name = text
        var form = TypeUse.Form.single
        let bytes = text.utf8
        if bytes.last == UInt8(ascii: "?") {
            form = .optional
            name = String(text[..<bytes.index(before: bytes.endIndex)])
        } else if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]"), bytes.count > 2 {
            form = .list
            name = String(text[bytes.index(after: bytes.startIndex)..<bytes.index(before: bytes.endIndex)])
        }
        // The type may be declared with this lowercase name, which is reported there.
        func mayBeDeclared() -> Bool { Names.isValid(name, isType: false) && (builtin(text) as String?) == nil }
        guard Names.isValid(name, isType: true) || mayBeDeclared() else {
            decoder.report("invalid-type", "`\(text)` is not a type", at: range, help: help(for: text))
            return nil
        }
        let base = BuiltinType(rawValue: name).map(TypeUse.Base.builtin) ?? .unknown(name)
        return TypeUse(base: base, form: form, text: text, range: range)
    }

    /// The text `[a, b]` if the items look like cases of an enum, or nil if one of them is a type.
    static func cases(_ elements: [YAMLNode]) -> String? {
        guard elements.count > 1,
            elements.allSatisfy({
                $0.kind == .scalar && Names.isValid($0.text, isType: false) && (builtin($0.text) as String?) == nil
            })
        else { return nil }
        let names = elements.prefix(4).map(\.text) + (elements.count > 4 ? ["…"] : [])
        return "[\(names.joined(separator: ", "))]"
    }

    static func help(for text: String) -> Help {
        if text.hasPrefix("["), text.hasSuffix("]?") {
            let list = String(text.dropLast())
            return Help("a list that is absent is empty: write `\(list)`").correcting(.value(list))
        }
        if let equals = text.firstIndex(of: "=") {
            return help(forType: trimmed(text[..<equals]), value: trimmed(text[text.index(after: equals)...]))
        }
        if let name = text.split(separator: ".").last, text.contains("."), !text.hasPrefix("[") {
            return Help("types of sections are known by their own name everywhere: write `\(name)`")
                .correcting(.value(String(name)), isSafe: false)
        }
        if text.hasPrefix("[") { return "a list holds plain values: write `[T]` with the name of a type" }
        for (name, form) in [("Array", { "[\($0)]" }), ("Optional", { "\($0)?" })] as [(String, (Substring) -> String)]
        {
            guard text.hasPrefix(name + "<"), text.hasSuffix(">") else { continue }
            return .write(form(text.dropFirst(name.count + 1).dropLast()))
        }
        if text.contains("<") { return "declare it under `types:` as the app's own: `{swift: \(text)}`" }
        if ["void", "none", "nothing"].contains(text) { return "leave it out" }
        if ["array", "list"].contains(text) { return "write `[T]` with the name of a type" }
        if let name = builtin(text) ?? Names.corrected(text, isType: true), name != text {
            let help = Help("write `\(name)`, `\(name)?` or `[\(name)]`")
            let isSafe = (builtin(text) as String?) != nil && text.lowercased() != "number"
            return text.hasSuffix("?") ? help : help.correcting(.value(name), isSafe: isSafe)
        }
        return "write a type's name, `T?` or `[T]`"
    }

    /// The built-in type that is meant by a name in different case or from another language.
    private static func builtin(_ name: String) -> String? {
        BuiltinType.allCases.first { $0.rawValue.lowercased() == name.lowercased() }?.rawValue
            ?? Resolver.foreignTypeNames[name.lowercased()]
    }

    /// A help text for a type with a default in Swift syntax: `Int = 1`.
    private static func help(forType type: String, value: String) -> Help {
        let name = builtin(type) ?? type
        if value == "nil" || value == "null" {
            let optional = name.hasSuffix("?") ? name : name + "?"
            return Help("write `\(optional)`: it may be nil").correcting(.value(optional))
        }
        // Remove the dot of an enum case in Swift syntax.
        let text = value.hasPrefix(".") ? String(value.dropFirst()) : value
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"") || text.hasPrefix("[")
        return .write(yaml: "{type: \(name), default: \(isPlain || isQuoted ? text : "\"\(text)\"")}")
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Whether text is a Swift type made of dotted identifiers, generics, arrays, dictionaries and optionals.
    ///
    /// Metatypes and keywords are not allowed.
    static func isSwiftType(_ text: String) -> Bool {
        var reader = SwiftTypeReader(text)
        return reader.type(depth: 0) && reader.isAtEnd
    }

    /// `Cart` for `Cart.self` or `Cart.Type`, or nil for any other text.
    static func typeOfMetatype(_ text: String) -> String? {
        for ending in [".self", ".Type", ".Protocol"] where text.hasSuffix(ending) {
            let name = String(text.dropLast(ending.count))
            return isSwiftType(name) ? name : nil
        }
        return nil
    }
}

/// Reads the spelling of a Swift type.
private struct SwiftTypeReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { index == bytes.count }

    private mutating func take(_ byte: Character) -> Bool {
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
        index += 1
        return true
    }

    mutating func type(depth: Int) -> Bool {
        guard depth < 16 else { return false }
        if take("[") {
            guard type(depth: depth + 1) else { return false }
            if take(":"), !type(depth: depth + 1) { return false }
            guard take("]") else { return false }
        } else {
            repeat {
                guard identifier() else { return false }
                if take("<") {
                    repeat { guard type(depth: depth + 1) else { return false } } while take(",")
                    guard take(">") else { return false }
                }
            } while take(".")
        }
        return !take("?") || !take("?")
    }

    /// Reads an identifier that is not reserved. After a dot, a reserved word would be a metatype or a value,
    /// such as `Cart.self`.
    private mutating func identifier() -> Bool {
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            let isLetter = (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x5F
            guard isLetter || (index > start && byte >= 0x30 && byte <= 0x39) else { break }
            index += 1
        }
        return index > start && !Self.reserved.contains(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "_", "any", "as", "associatedtype", "await", "break", "case",
        "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
