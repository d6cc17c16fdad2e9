import NavSyntax

/// A YAML tree that can be changed.
indirect enum GraphValue {
    case scalar(String, isPlain: Bool)
    case sequence([GraphValue])
    case mapping([(key: String, value: GraphValue)])

    init?(_ node: YAMLNode, _ budget: inout Int) {
        budget -= 1
        guard budget > 0 else { return nil }
        switch node.kind {
        case .scalar: self = .scalar(node.text, isPlain: node.isPlain)
        case .sequence:
            var items: [GraphValue] = []
            for element in node.elements {
                guard let item = GraphValue(element, &budget) else { return nil }
                items.append(item)
            }
            self = .sequence(items)
        case .mapping:
            var entries: [(String, GraphValue)] = []
            for (key, value) in node.entries {
                guard let item = GraphValue(value, &budget) else { return nil }
                entries.append((key.text, item))
            }
            self = .mapping(entries)
        }
    }

    func collect(
        _ words: inout [String], _ found: inout [(depth: Int, key: String, value: GraphValue)], depth: Int
    ) {
        switch self {
        case .scalar(let text, _): words.append(text)
        case .sequence(let items): for item in items { item.collect(&words, &found, depth: depth + 1) }
        case .mapping(let entries):
            for entry in entries {
                words.append(entry.key)
                found.append((depth, entry.key, entry.value))
                entry.value.collect(&words, &found, depth: depth + 1)
            }
        }
    }

    /// Renames something wherever its name occurs.
    mutating func rename(_ word: String, to other: String) {
        switch self {
        case .scalar(let text, let isPlain):
            if text == word {
                self = .scalar(other, isPlain: isPlain)
            } else if !word.isEmpty {
                self = .scalar(text.replacing("{\(word)}", with: "{\(other)}"), isPlain: isPlain)
            }
        case .sequence(var items):
            for place in items.indices { items[place].rename(word, to: other) }
            self = .sequence(items)
        case .mapping(var entries):
            for place in entries.indices {
                if entries[place].key == word { entries[place].key = other }
                entries[place].value.rename(word, to: other)
            }
            self = .mapping(entries)
        }
    }

    /// Sets the text of a key wherever it occurs, except for the first `skipping` times.
    mutating func setText(of key: String, to text: String, skipping: Int) {
        var left = skipping
        setText(of: key, to: text, &left)
    }

    private mutating func setText(of key: String, to text: String, _ skipping: inout Int) {
        guard case .mapping(var entries) = self else { return }
        for place in entries.indices {
            if entries[place].key == key, case .scalar = entries[place].value {
                if skipping <= 0 { entries[place].value = .scalar(text, isPlain: false) }
                skipping -= 1
            } else {
                entries[place].value.setText(of: key, to: text, &skipping)
            }
        }
        self = .mapping(entries)
    }

    /// Writes the first levels in block style, as people write graphs, and those below in flow
    /// style.
    func write(to text: inout [UInt8], indent: Int) {
        let margin = [UInt8](repeating: 0x20, count: indent * 2)
        switch self {
        case .scalar(let scalar, let isPlain):
            text += isPlain && Self.isSafe(scalar) ? Array(scalar.utf8) : YAMLText.quoted(scalar)
        case .mapping(let entries) where !entries.isEmpty && indent < 3:
            for (key, value) in entries {
                if text.last.map({ $0 != 0x0A }) ?? false { text.append(0x0A) }
                text += margin
                GraphValue.scalar(key, isPlain: true).write(to: &text, indent: 3)
                text += Array(": ".utf8)
                value.write(to: &text, indent: indent + 1)
            }
            if text.last != 0x0A { text.append(0x0A) }
        case .sequence(let items):
            text.append(UInt8(ascii: "["))
            for (place, item) in items.enumerated() {
                if place > 0 { text += Array(", ".utf8) }
                item.write(to: &text, indent: 3)
            }
            text.append(UInt8(ascii: "]"))
        case .mapping(let entries):
            text.append(UInt8(ascii: "{"))
            for (place, entry) in entries.enumerated() {
                if place > 0 { text += Array(", ".utf8) }
                GraphValue.scalar(entry.key, isPlain: true).write(to: &text, indent: 3)
                text += Array(": ".utf8)
                entry.value.write(to: &text, indent: 3)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func isSafe(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        let isLetter = first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
        return (isLetter || first == UInt8(ascii: "/") || (first >= 0x30 && first <= 0x39) || text == "~")
            && text.utf8.allSatisfy { byte in
                (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
                    || "/-_.~?=&+*@$".utf8.contains(byte)
            }
    }
}
