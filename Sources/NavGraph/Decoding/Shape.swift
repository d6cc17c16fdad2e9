import NavSyntax

/// The schema of a value and the function that decodes it, kept together so that they cannot disagree.
struct Shape<Value>: Sendable {
    let schema: Schema
    let mayContain: PossibleContent
    /// Decodes a value. If it cannot be read, reports that and returns nil.
    let decode: @Sendable (YAMLNode, inout Decoder) -> Value?

    init(
        _ schema: Schema, mayContain: PossibleContent = [],
        decode: @escaping @Sendable (YAMLNode, inout Decoder) -> Value?
    ) {
        self.schema = schema
        self.mayContain = mayContain
        self.decode = decode
    }
}

extension Shape where Value: Sendable {
    /// The value with its source range.
    var located: Shape<Located<Value>> {
        Shape<Located<Value>>(schema, mayContain: mayContain) { node, decoder in
            decode(node, &decoder).map { Located($0, node.range) }
        }
    }
}

extension Shape {
    /// A list. Items that cannot be read are left out.
    static func list<Item>(
        _ item: Shape<Item>, of what: String = "items", atLeast: Int = 0
    ) -> Shape<[Item]> where Value == [Item] {
        Shape<[Item]>(.list(item.schema, atLeast: atLeast), mayContain: item.mayContain) { node, decoder in
            guard node.kind == .sequence else {
                decoder.reportNonCollection(node, expected: "a list of \(what)", help: item.schema.asItem(node))
                return nil
            }
            var items: [Item] = []
            for element in node.elements {
                if let value = item.decode(element, &decoder) { items.append(value) }
            }
            return items
        }
    }

    /// One item, or a list of them.
    static func oneOrMany<Item>(
        _ item: Shape<Item>, atLeastOne what: String? = nil
    ) -> Shape<[Item]> where Value == [Item] {
        let schema = Schema.either([item.schema, .list(item.schema, atLeast: what == nil ? 0 : 1)])
        return Shape<[Item]>(schema, mayContain: item.mayContain) { node, decoder in
            guard node.kind == .sequence else { return item.decode(node, &decoder).map { [$0] } }
            if let what, !node.elements.contains(where: { _ in true }) {
                decoder.report("wrong-type", "expected at least \(what), found an empty list", at: node.range)
            }
            var items: [Item] = []
            for element in node.elements {
                if let value = item.decode(element, &decoder) { items.append(value) }
            }
            return items
        }
    }

    /// A mapping with keys that the user chooses. `item` reads one entry.
    static func entries<Item>(
        _ schema: Schema, mayContain: PossibleContent = [], keys: String? = nil, naming: NameKind? = nil,
        of what: String, example: String? = nil,
        help: Help? = nil,
        _ item: @escaping @Sendable (_ key: YAMLNode, _ value: YAMLNode, inout Decoder) -> Item?
    ) -> Shape<[Item]> where Value == [Item] {
        Shape<[Item]>(.either([.map(keys: keys, naming: naming, schema), .null]), mayContain: mayContain) {
            node, decoder in
            if node.isNull { return [] }
            guard node.kind == .mapping else {
                decoder.reportNonCollection(
                    node, expected: "a mapping of \(what)", help: node.asMapping(of: example) ?? help)
                return nil
            }
            var items: [Item] = []
            for (key, value) in node.entries {
                if let entry = item(key, value, &decoder) { items.append(entry) }
            }
            return items
        }
    }

    /// Decodes a mapping whose keys are described by a table. `start` creates the value that the
    /// keys are read into.
    static func object(
        _ table: KeyTable<Value>, _ start: @escaping @Sendable (YAMLNode) -> Value
    ) -> Shape<Value> {
        Shape(.object(table.schema), mayContain: table.mayContain) { node, decoder in
            var value = start(node)
            return table.decode(node, into: &value, &decoder) ? value : nil
        }
    }
}

extension Schema {
    /// Whether a mapping with keys that the user chooses is allowed.
    var hasEntries: Bool {
        alternatives.contains { if case .map = $0 { true } else { false } }
    }

    /// A help text for a value that should be in a list, or nil if it is not a valid item.
    func asItem(_ node: YAMLNode) -> Help? {
        let hasKeys = alternatives.contains { if case .object = $0 { true } else { false } }
        if node.kind == .mapping, hasKeys { return "write a dash before it: each item has one" }
        return mayHold(node)
            ? Help("write `[\(node.text)]`").correcting(.source("[\(node.textInBrackets)]"), at: node.range) : nil
    }

    /// Whether a scalar is allowed here.
    func mayHold(_ node: YAMLNode) -> Bool {
        guard node.kind == .scalar, !node.isNull, node.byteCount > 0 else { return false }
        return alternatives.contains { form in
            switch form {
            case .text, .name: true
            case .words(let words): words.contains(node.text)
            default: false
            }
        }
    }
}

extension YAMLNode {
    /// A help text for a list, or a single name, instead of a mapping.
    ///
    /// - Parameter value: The value to suggest for a name, such as `{}`.
    func asMapping(of value: String?) -> Help? {
        let items = kind == .sequence ? Array(elements.prefix(9)) : [self]
        if let value, kind != .mapping, items.count <= 8 {
            let names = items.compactMap { $0.kind == .scalar && !$0.isNull && $0.isPlain ? $0.text : nil }
                .filter { !$0.contains(":") && !$0.contains(" ") }
            let isNothing = kind == .scalar && ["none", "off", "all", "true", "false"].contains(text)
            let entries = names.map { "\($0): \(value)" }
            if !names.isEmpty, names.count == items.count, !isNothing {
                // What to write for each name is a guess, except that it may have no keys.
                return .write(yaml: "{\(entries.joined(separator: ", "))}", at: range, isSafe: value == "{}")
            }
        }
        guard kind == .sequence, items.allSatisfy({ $0.kind == .mapping }) else { return nil }
        let entries = items.map { Array($0.entries) }
        let keys = entries.compactMap { $0.first?.key.text }
        // In `[id: Int]`, `Int` is the type of `id` and not a name.
        let isNamed = entries.first?.first.map {
            Self.nameKeys.contains($0.key.text) && Names.isValid($0.value.text, isType: false)
        }
        if isNamed != true, entries.allSatisfy({ $0.count == 1 }), Set(keys).count == keys.count {
            guard isInBrackets else { return "leave out the dashes" }
            let written = entries.joined().map { "\($0.key.text): \($0.value.kind == .scalar ? $0.value.text : "…")" }
            let help = Help("write `{\(written.joined(separator: ", "))}`")
            let exact = entries.joined().map { "\($0.key.sourceText): \($0.value.sourceText)" }
            return help.correcting(.source("{\(exact.joined(separator: ", "))}"), at: range)
        }
        // Find the key whose value is the name of the item.
        guard let first = entries.first, let index = first.firstIndex(where: { Self.nameKeys.contains($0.key.text) }),
            first[index].value.kind == .scalar
        else { return nil }
        let others = first.indices.filter { $0 != index }.map { first[$0].key.text + ": …" }
        return Help("begin each with its name: `\(first[index].value.text): {\(others.joined(separator: ", "))}`")
    }

    private static let nameKeys: Set<String> = ["id", "name", "key", "node"]
}

extension Shape where Value == String {
    static let text = Shape(.text) { node, decoder in decoder.text(node) }
    static let symbol = name(.symbol)

    static func name(_ kind: NameKind) -> Shape {
        Shape(.name(kind)) { node, decoder in decoder.text(node) }
    }
}

extension Shape where Value == Located<String> {
    static let locatedText = Shape<String>.text.located
    static let ownParameter = Shape<String>.name(.ownParameter).located
    static let file = Shape<String>.name(.file).located
}

extension Shape where Value == Bool {
    static let bool = Shape(.bool) { node, decoder in
        let text = node.kind == .scalar && node.isPlain ? node.text : ""
        switch text {
        case "true": return true
        case "false": return false
        default:
            let isQuoted = node.kind == .scalar && !node.isPlain && ["true", "false"].contains(node.text)
            decoder.reportType(
                of: node, expected: "`true` or `false`",
                help: isQuoted
                    ? Help("write it without quotes").correcting(.source(node.text))
                    : meant(by: node).map { .write(yaml: "\($0)") })
            return nil
        }
    }
}

extension Shape<Bool> {
    /// The meaning of other spellings of Booleans, such as `yes` and `FALSE`, or nil for anything else.
    static func meant(by node: YAMLNode) -> Bool? {
        guard node.kind == .scalar, node.isPlain, node.byteCount <= 5, node.text != "true", node.text != "false"
        else {
            return nil
        }
        return switch node.text.lowercased() {
        case "yes", "on", "true": true
        case "no", "off", "false": false
        default: nil
        }
    }
}

extension Shape where Value == Int {
    /// - Parameter maximum: The upper bound for editors. The compiler checks it with a rule.
    static func integer(from minimum: Int, through maximum: Int? = nil) -> Shape {
        Shape(.integer(from: minimum, through: maximum)) { node, decoder in
            let number = node.kind == .scalar ? Numbers.integer(node.text) : nil
            if let number, node.isPlain, number >= minimum { return number }
            decoder.reportType(
                of: node, expected: "a whole number from \(minimum)",
                help: number == nil
                    ? "write it in decimal digits"
                    : node.isPlain ? nil : Help("write it without quotes").correcting(.source(node.text)))
            return nil
        }
    }
}

extension Shape where Value == Double {
    /// A number. The compiler checks the limits with rules.
    static func number(_ limits: NumberLimits) -> Shape {
        Shape(.number(limits)) { node, decoder in
            if node.kind == .scalar, node.isPlain, let number = Numbers.decimal(node.text) { return number }
            decoder.reportType(of: node, expected: "a number")
            return nil
        }
    }

    /// A length in points.
    static let length = Shape(.number(.fromZero)) { node, decoder in
        guard let length = number(.fromZero).decode(node, &decoder) else { return nil }
        if length >= 0 { return length }
        decoder.reportType(of: node, expected: "a number from 0")
        return nil
    }
}

/// The text format of numbers: decimal digits, with one spelling for each whole number.
enum Numbers {
    static func integer(_ text: String) -> Int? {
        guard isCanonicalInteger(text) else { return nil }
        return Int(text)
    }

    static func isCanonicalInteger(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        return digits == "0" ? text == "0" : digits.first != "0"
    }

    /// Parses `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`, the same format as in URLs.
    static func decimal(_ text: String) -> Double? {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let halves = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = halves[0].hasPrefix("-") ? halves[0].dropFirst() : halves[0]
        guard isDigits(whole), whole == "0" || whole.first != "0", halves.count == 1 || isDigits(halves[1]) else {
            return nil
        }
        if parts.count > 1 {
            let hasSign = parts[1].hasPrefix("-") || parts[1].hasPrefix("+")
            guard isDigits(hasSign ? parts[1].dropFirst() : parts[1]) else { return nil }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of a fixed set of words.
    static var word: Shape<Value> {
        let words = Value.allCases.map(\.rawValue)
        return Shape(.words(words)) { node, decoder in
            let text = node.kind == .scalar ? node.text : ""
            if let value = Value(rawValue: text) { return value }
            let listed = words.map { "`\($0)`" }.joined(separator: ", ")
            let boolean = text == "true" ? true : text == "false" ? false : Shape<Bool>.meant(by: node)
            let usual = boolean.map { $0 ? ["enabled"] : ["disabled", "off"] } ?? synonyms[text] ?? []
            let meant = usual.filter { words.contains($0) }
            decoder.reportType(
                of: node, expected: words.count == 1 ? listed : "one of \(listed)",
                help: meant.isEmpty
                    ? (node.kind == .scalar ? didYouMean(text, among: words) : nil)
                    : meant.count == 1
                        ? .write(meant[0]) : Help("write \(meant.map { "`\($0)`" }.joined(separator: " or "))"))
            return nil
        }
    }
}

/// Words from SwiftUI, UIKit and elsewhere, with the words of the graph language.
private let synonyms: [String: [String]] = [
    "modal": ["sheet", "cover"], "present": ["sheet", "cover"], "fullScreenCover": ["cover"],
    "fullScreen": ["cover"], "fullscreen": ["cover"], "navigate": ["push"], "show": ["push"], "stack": ["push"],
    "pop": ["popTo"], "popToRoot": ["popTo"], "close": ["dismiss"], "root": ["reset"], "none": ["off"],
    "ignore": ["off"], "warn": ["warning"], "info": ["note"], "danger": ["destructive"],
]

extension Shape where Value == SourceText {
    static let sourceText = text(.text)
    static let urlPattern = text(.name(.pattern))

    private static func text(_ schema: Schema) -> Shape {
        Shape(schema) { node, decoder in decoder.text(node).map { SourceText($0, node) } }
    }
}
