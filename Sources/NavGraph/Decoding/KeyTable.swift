import NavSyntax

/// The keys that a mapping may have. To add a key to the language, add it to one of these tables.
struct KeyTable<Target>: Sendable {
    let schema: ObjectSchema
    private let keys: [Key<Target>]
    /// The index of each key, by its bytes.
    private let positions: [ExactString: Int]
    private let required: [Int]
    /// What its values may contain.
    let mayContain: PossibleContent
    /// Records in the target that something could not be read.
    private let unread: (@Sendable (inout Target) -> Void)?
    /// What the value of an unknown key may contain.
    private var unknownKeyContent: PossibleContent { mayContain.subtracting(.named).union(.declarations) }
    /// Help texts for keys that people expect here, but that have another name or are in another mapping.
    ///
    /// A text that begins with ``write `key` `` gives the name of the key in this table.
    private let hints: [String: String]
    /// The key that is probably meant if there is only a value instead of a mapping.
    private let shorthandKey: String?

    init(
        _ name: String, _ doc: String, hints: [String: String] = [:], shorthandKey: String? = nil,
        choice: ObjectSchema.Choice? = nil, unread: (@Sendable (inout Target) -> Void)? = nil,
        @KeyBuilder<Target> _ keys: () -> [Key<Target>]
    ) {
        let keys = keys()
        self.keys = keys
        self.hints = hints
        self.shorthandKey = shorthandKey
        self.unread = unread
        mayContain = keys.reduce(into: []) { $0.formUnion($1.mayContain) }
        schema = ObjectSchema(name: name, doc: doc, keys: keys.map(\.description), others: nil, choice: choice)
        positions = Dictionary(keys.indices.map { (ExactString(keys[$0].description.name), $0) }) { first, _ in first }
        required = keys.indices.filter { keys[$0].description.isRequired }
    }

    private func position(of key: YAMLNode) -> Int? { positions[ExactString(key.text)] }

    /// Reads the keys of a mapping into `target`. Returns false if the node is neither a mapping nor null.
    func decode(_ node: YAMLNode, into target: inout Target, _ decoder: inout Decoder) -> Bool {
        guard node.kind == .mapping || node.isNull else {
            return decodeNonMapping(node, into: &target, &decoder)
        }
        var seen: UInt64 = 0
        var unknown: [(key: YAMLNode, value: YAMLNode)] = []
        for (key, value) in node.entries {
            guard let position = position(of: key) else {
                unknown.append((key, value))
                continue
            }
            // A duplicate key has already been reported; the first one counts.
            guard seen & (1 << UInt64(position)) == 0 else {
                decoder.recordUnread(value, unknownKeyContent)
                continue
            }
            seen |= 1 << UInt64(position)
            keys[position].decode(value, &target, &decoder)
        }
        if !unknown.isEmpty {
            let written = seen
            var isUnclear = false
            for (entry, owner) in zip(unknown, owners(of: unknown, in: node)) {
                let isMeant = reportUnknown(
                    entry.key, entry.value, of: owner, beside: written, isFirst: !isUnclear, into: &target, &seen,
                    &decoder)
                isUnclear = isUnclear || !isMeant
            }
            // An unknown key may be one of the missing keys.
            if isUnclear {
                unread?(&target)
                return true
            }
        }
        reportMissing(beside: seen, in: node, &decoder)
        return true
    }

    /// Reports a value that is not a mapping. It may be meant for one of the keys.
    private func decodeNonMapping(_ node: YAMLNode, into target: inout Target, _ decoder: inout Decoder) -> Bool {
        let spaced = withSpace(node)
        let isName = node.kind == .scalar && Names.isPlausible(node.text) && node.text.first?.isUppercase != true
        let key = isName ? schema.keys.firstIndex { $0.name == shorthandKey && $0.schema.mayHold(node) } : nil
        unread?(&target)
        let around = decoder.mayContain
        decoder.mayContain.formUnion(mayContain)
        decoder.reportNonCollection(
            node, expected: "a mapping with the keys of \(schema.doc)",
            help: spaced
                ?? key.map {
                    Help("write `{\(schema.keys[$0].name): \(node.text)}`").correcting(
                        .source("{\(schema.keys[$0].name): \(node.textInBrackets)}"))
                })
        decoder.mayContain = around
        // Read the value as it was probably meant, so that there is only one diagnostic.
        guard let key else { return false }
        keys[key].decode(node, &target, &decoder)
        return true
    }

    private func reportMissing(beside seen: UInt64, in node: YAMLNode, _ decoder: inout Decoder) {
        // Of keys among which there is a choice, one is enough.
        let choice = schema.choice?.all ?? []
        let isChosen = choice.contains { name in
            keys.firstIndex { $0.description.name == name }.map { seen & (1 << UInt64($0)) != 0 } ?? false
        }
        let missing = required.filter { number in
            seen & (1 << UInt64(number)) == 0 && !(isChosen && choice.contains(keys[number].description.name))
        }.map { schema.keys[$0].name }
        if !missing.isEmpty {
            decoder.recordMissing(mayContain)
            let words =
                missing.count == 1
                ? "is missing here: \(schema.doc) needs it" : "are missing here: \(schema.doc) needs them"
            let isChoice = missing.count == 1 && choice.contains(missing[0])
            let others = choice.filter { $0 != missing[0] }.map { "`\($0)`" }
            decoder.report(
                "missing-key", "\(missing.map { "`\($0)`" }.conjunction()) \(words)", at: Self.start(of: node),
                help: isChoice ? "write `\(missing[0])`, or \(others.joined(separator: " or ")) instead" : nil)
        }
    }

    /// The key to which following unknown keys probably belong.
    private struct Owner {
        var key: YAMLNode
        /// Whether its value was probably cut off by a comma: `{to: a, b}`.
        var isCutByComma: Bool
        /// Whether the mistake has not been reported yet. It is reported once for each owner.
        var isFirst = true
    }

    /// For each unknown key, the key to which it probably belongs, if there are only unknown keys in
    /// between.
    private func owners(of unknown: [(key: YAMLNode, value: YAMLNode)], in node: YAMLNode) -> [Owner?] {
        var owners: [Owner?] = []
        var owner: Owner?
        for (key, value) in node.entries {
            if owners.count < unknown.count, unknown[owners.count].key.range == key.range {
                if owner?.isCutByComma == true, !value.isNull { owner = nil }
                owners.append(owner)
                owner?.isFirst = false
            } else if let position = position(of: key) {
                let isCutByComma = node.isInBrackets && value.kind == .scalar && !value.isNull
                let isEmpty = value.isNull && schema.keys[position].schema.hasEntries
                owner = isCutByComma || isEmpty ? Owner(key: key, isCutByComma: isCutByComma) : nil
            }
        }
        return owners + repeatElement(nil, count: unknown.count - owners.count)
    }

    /// Reports a key that is mistyped or in the wrong position. Returns false for any other key.
    private func reportMisplaced(
        _ key: YAMLNode, _ value: YAMLNode, of owner: Owner?, isNear: Bool, into target: inout Target,
        _ seen: inout UInt64, _ decoder: inout Decoder
    ) -> Bool {
        let name = key.text
        var help: Help?
        if let slip = MistypedName.help(for: key) {
            help = slip
            let meant = MistypedName.key(in: name).map(String.init) ?? String(name.drop { !$0.isLetter })
            if let position = schema.keys.firstIndex(where: { $0.name == meant }) {
                seen |= 1 << UInt64(position)
                keys[position].unread?(&target)
            }
            decoder.recordUnread(key, unknownKeyContent)
        } else if let owner, !isNear {
            // Report the mistake once for all keys of the owner.
            if owner.isFirst {
                help =
                    owner.isCutByComma
                    ? "the comma ends the value of `\(owner.key.text)`: text with a comma needs quotes, and a list needs brackets"
                    : "indent it further, so that it belongs to `\(owner.key.text)`"
            }
            if !owner.isCutByComma, FileKeys.names.contains(owner.key.text) { decoder.unread.insert(owner.key.text) }
            decoder.recordUnread(key, unknownKeyContent)
        } else if FileKeys.names.contains(name), value.kind != .scalar, !isNear {
            help = "it is a key of a graph file: do not indent it"
            decoder.unread.insert(name)
        } else {
            return false
        }
        if let help {
            decoder.report("unknown-key", "`\(name)` is not a key of \(schema.doc)", at: key.range, help: help)
        }
        decoder.recordUnread(value, unknownKeyContent)
        return true
    }

    /// Reports an unknown key. If it is misspelled, its value is read as that of the correct key.
    ///
    /// - Parameter isFirst: Whether no meaningless key has been reported yet. If none of the keys is known, the
    ///   mapping is probably something else, which is reported once.
    /// - Returns: Whether the intended key is known.
    private func reportUnknown(
        _ key: YAMLNode, _ value: YAMLNode, of owner: Owner?, beside written: UInt64, isFirst: Bool,
        into target: inout Target, _ seen: inout UInt64, _ decoder: inout Decoder
    ) -> Bool {
        let name = key.text
        let names = schema.keys.map(\.name)
        let hints = hints[name]
        let match = hints == nil ? nearest(to: name, in: names, isDeclared: false) : nil
        let meant = hints.map { help in names.first { help.hasPrefix("write `\($0)`") } } ?? match?.name
        let isNear = hints != nil || meant != nil
        if reportMisplaced(key, value, of: owner, isNear: isNear, into: &target, &seen, &decoder) {
            return true
        }
        let meantPosition = schema.keys.firstIndex { $0.name == meant }
        let isAlreadyGiven = hints != nil && meantPosition.map { written & (1 << UInt64($0)) != 0 } ?? false
        let isFree = meantPosition.map { seen & (1 << UInt64($0)) == 0 } ?? false
        var help =
            isAlreadyGiven
            ? meant.map { Help("remove it, or use `\($0)`, which is also given") }
            : hints.map { hint in
                // A hint may say more than the name of the key.
                let isExact = isFree && meant.map { hint == "write `\($0)`" } ?? false
                return isExact ? Help(hint).correcting(.rename(name, to: meant ?? "")) : Help(hint)
            } ?? match.map { .didYouMean($0, for: name) } ?? keyList
        // The key must not be given twice.
        if !isFree { help?.correction = nil }
        if isNear || isFirst || written != 0 {
            decoder.report("unknown-key", "`\(name)` is not a key of \(schema.doc)", at: key.range, help: help)
        }
        guard let position = meantPosition, seen & (1 << UInt64(position)) == 0 else {
            decoder.recordUnread(key, unknownKeyContent)
            decoder.recordUnread(value, unknownKeyContent)
            return isNear
        }
        seen |= 1 << UInt64(position)
        if hints != nil { decoder.recordUnread(value, []) }
        var otherDiagnostics: [Diagnostic] = []
        swap(&otherDiagnostics, &decoder.diagnostics)
        keys[position].decode(value, &target, &decoder)
        swap(&otherDiagnostics, &decoder.diagnostics)
        // If the value has the wrong type for that key, the key was meant to be something else.
        if otherDiagnostics.contains(where: { $0.rule == "wrong-type" && $0.range == value.range }) {
            decoder.recordUnread(value, unknownKeyContent)
        } else {
            decoder.diagnostics += otherDiagnostics
        }
        return true
    }

    /// Whether a key in the position of a name is one of this table's keys, probably not indented enough.
    ///
    /// A name would have a mapping with keys of this table as its value.
    func isProbablyKey(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
        guard position(of: key) != nil, !value.isNull else { return false }
        guard value.kind == .mapping else { return true }
        var isEmpty = true
        for (key, _) in value.entries {
            if position(of: key) != nil { return false }
            isEmpty = false
        }
        return !isEmpty
    }

    /// Recognizes and reports `{id: name, key: value}`, which should be `{name: {key: value}}`.
    ///
    /// Returns the key of the name, the name and the other entries, or nil for any other mapping.
    ///
    /// - Parameter meaning: Returns the options that a key and name imply, such as `as: sheet` for
    ///   `sheet: search`, or nil if they are something else.
    func decodeFlat(
        _ node: YAMLNode, _ decoder: inout Decoder,
        meaning: (_ key: String, _ name: String, _ isAlone: Bool) -> [String]?
    ) -> (key: YAMLNode, name: YAMLNode, others: [(key: YAMLNode, value: YAMLNode)])? {
        var named: (key: YAMLNode, value: YAMLNode)?
        var others: [(key: YAMLNode, value: YAMLNode)] = []
        for (key, value) in node.entries {
            if isProbablyKey(key, value) {
                others.append((key, value))
            } else {
                guard named == nil, value.kind == .scalar, Names.isPlausible(value.text) else { return nil }
                named = (key, value)
            }
        }
        guard let (key, name) = named, let meaning = meaning(key.text, name.text, others.isEmpty) else { return nil }
        let texts =
            meaning
            + others.map { key, value in
                let isShort = value.kind == .scalar && value.byteCount < 40
                return "\(key.text): " + (isShort ? value.isPlain ? value.text : "\"\(value.text)\"" : "…")
            }
        let written = name.text + (texts.isEmpty ? "" : ": {\(texts.joined(separator: ", "))}")
        let source =
            meaning.isEmpty && others.isEmpty
            ? name.sourceText
            : "{\(name.sourceText): {"
                + (meaning + others.map { "\($0.key.sourceText): \($0.value.sourceText)" }).joined(separator: ", ")
                + "}}"
        decoder.report(
            "wrong-type", "expected a name as the key, found `\(key.text)`", at: key.range,
            help: node.isInBrackets
                ? Help("write `\(written)`").correcting(.source(source), at: node.range) : Help("write `\(written)`"))
        return (key, name, others)
    }

    /// Reads one key of a mapping, if it is in this table.
    func decode(_ key: YAMLNode, _ value: YAMLNode, into target: inout Target, _ decoder: inout Decoder) {
        guard let position = position(of: key) else { return }
        keys[position].decode(value, &target, &decoder)
    }

    /// A help text for `to:[list]`, which YAML reads as text.
    private func withSpace(_ node: YAMLNode) -> Help? {
        let text = node.text
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, schema.keys.contains(where: { $0.name == parts[0] }) else { return nil }
        let spaced = "\(parts[0]): \(parts[1].drop { $0 == " " || Lookalike($0)?.isBlank == true })"
        let help = Help("write a space after the colon: `\(spaced)`")
        return node.isPlain && !node.isMultiline ? help.correcting(.source(spaced), at: node.range) : help
    }

    /// A list of all keys, if there are few enough.
    private var keyList: Help? {
        keys.count > 12 ? nil : "the keys of \(schema.doc) are \(listed(schema.keys.map(\.name)))"
    }

    /// The range of the first key, or of the node, so that no whole block is underlined.
    private static func start(of node: YAMLNode) -> SourceRange {
        for (key, _) in node.entries { return key.range }
        return node.range
    }
}
