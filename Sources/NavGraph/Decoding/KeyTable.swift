import NavSyntax

/// One key of a mapping: its name, what may stand there, what it is for, and where the value goes.
///
/// `unread` is for values that cannot be understood: what has been reported is not missing as well.
struct Key<Target>: Sendable {
    let description: ObjectSchema.Key
    let decode: @Sendable (YAMLNode, inout Target, inout Decoder) -> Void

    init<Value>(
        _ name: String, _ shape: Shape<Value>, _ doc: String, required: Bool = false,
        unread: (@Sendable (inout Target) -> Void)? = nil,
        _ store: @escaping @Sendable (inout Target, Value) -> Void
    ) {
        description = .init(name: name, schema: shape.schema, doc: doc, isRequired: required)
        decode = { node, target, decoder in
            if let value = shape.decode(node, &decoder) { store(&target, value) } else { unread?(&target) }
        }
    }
}

/// The keys that a mapping may have. Adding a key to the language is adding a line to one of these tables.
struct KeyTable<Target>: Sendable {
    let schema: ObjectSchema
    private let keys: [Key<Target>]
    private let positions: KeyIndex
    private let required: [Int]
    /// What to say of keys that people look for here and that stand elsewhere.
    private let elsewhere: [String: String]
    /// The key that a value by itself is probably meant for.
    private let short: String?

    init(
        _ name: String, _ doc: String, elsewhere: [String: String] = [:], short: String? = nil,
        choice: ObjectSchema.Choice? = nil,
        @KeyBuilder<Target> _ keys: () -> [Key<Target>]
    ) {
        let keys = keys()
        self.keys = keys
        self.elsewhere = elsewhere
        self.short = short
        schema = ObjectSchema(name: name, doc: doc, keys: keys.map(\.description), others: nil, choice: choice)
        positions = KeyIndex(keys.map(\.description.name))
        required = keys.indices.filter { keys[$0].description.isRequired }
    }

    /// Reads a mapping's keys into `target`; false where the node is no mapping. Nothing at all counts as no keys.
    func decode(_ node: YAMLNode, into target: inout Target, _ decoder: inout Decoder) -> Bool {
        guard node.kind == .mapping || node.isNull else {
            let key = schema.keys.first { $0.name == short && $0.schema.mayHold(node) }
            let help =
                node.text == "true" || node.text == "false" ? nil : key.map { "write `{\($0.name): \(node.text)}`" }
            decoder.reportType(of: node, expected: "a mapping with the keys of \(schema.doc)", help: help)
            return false
        }
        var seen: UInt64 = 0
        for (key, value) in node.entries {
            guard let position = key.withBytes({ positions[$0] }) else {
                let name = key.text
                let help = elsewhere[name] ?? didYouMean(name, among: schema.keys.map(\.name)) ?? keyList
                decoder.report("unknown-key", "`\(name)` is not a key of \(schema.doc)", at: key.range, help: help)
                continue
            }
            // A key given twice is reported already; the first is the one that counts.
            guard seen & (1 << UInt64(position)) == 0 else { continue }
            seen |= 1 << UInt64(position)
            keys[position].decode(value, &target, &decoder)
        }
        for position in required where seen & (1 << UInt64(position)) == 0 {
            let name = schema.keys[position].name
            decoder.report("missing-key", "`\(name)` is missing here: \(schema.doc) needs it", at: Self.start(of: node))
        }
        return true
    }

    /// All keys, where they are few enough to be read.
    private var keyList: String? {
        keys.count > 12 ? nil : "the keys of \(schema.doc) are \(listed(schema.keys.map(\.name)))"
    }

    /// The first key, or the node itself: a whole block underlined would help nobody.
    private static func start(of node: YAMLNode) -> SourceRange {
        for (key, _) in node.entries { return key.range }
        return node.range
    }
}

@resultBuilder
enum KeyBuilder<Target> {
    static func buildExpression(_ key: Key<Target>) -> [Key<Target>] { [key] }
    static func buildExpression(_ keys: [Key<Target>]) -> [Key<Target>] { keys }
    static func buildBlock(_ keys: [Key<Target>]...) -> [Key<Target>] { keys.flatMap(\.self) }
}
