import NavSyntax

/// Changes graphs as trees: what comes out is YAML again, and reaches further than bytes that were changed.
struct TreeMutator {
    private var random: SplitMix
    private var words: [String] = []

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// The files with one of them changed in a few places; nil where that cannot be read as a small tree.
    mutating func changed(_ input: [UInt8]) -> [UInt8]? {
        var files = GraphInput(input).files
        let number = random.number(files.count)
        guard let tree = parseYAML(files[number].bytes, name: "", id: FileID(0)).tree else { return nil }
        var budget = 2000
        guard var value = Value(tree, &budget) else { return nil }
        words = []
        value.collect(&words)
        for _ in 0...random.number(3) { change(&value) }
        var text: [UInt8] = []
        value.write(to: &text, indent: 0)
        files[number].bytes = text
        return GraphInput(files).bytes
    }

    /// Goes down to a random place, and changes what is there.
    private mutating func change(_ value: inout Value) {
        switch value {
        case .sequence(var items) where !items.isEmpty && !random.chance(1, in: 5):
            let place = random.number(items.count)
            switch random.number(6) {
            case 0: items.remove(at: place)
            case 1: items.insert(items[place], at: random.number(items.count))
            case 2: items.swapAt(place, random.number(items.count))
            default: change(&items[place])
            }
            value = .sequence(items)
        case .mapping(var entries) where !entries.isEmpty && !random.chance(1, in: 8):
            let place = random.number(entries.count)
            switch random.number(12) {
            case 0: entries.remove(at: place)
            case 1:
                var copy = entries[place]
                copy.key = random.chance(1, in: 3) ? word() : copy.key + "\(random.number(10))"
                entries.append(copy)
            case 2: entries[place].key = word()
            case 3: entries.swapAt(place, random.number(entries.count))
            case 4: entries[place].value = entries[random.number(entries.count)].value
            case 5: entries.append((word(), .scalar(word(), isPlain: true)))
            default: change(&entries[place].value)
            }
            value = .mapping(entries)
        default: value = other(than: value)
        }
    }

    private mutating func other(than value: Value) -> Value {
        switch random.number(8) {
        case 0: return .scalar("", isPlain: true)
        case 1: return .sequence([value, .scalar(word(), isPlain: true)])
        case 2: return .mapping([(word(), value)])
        case 3: return .sequence([value])
        case 4:
            guard case .scalar(let text, let isPlain) = value else { break }
            return .scalar(text + word(), isPlain: isPlain)
        default: break
        }
        return .scalar(word(), isPlain: !random.chance(1, in: 4))
    }

    private mutating func word() -> String {
        if random.chance(1, in: 2), !words.isEmpty { return words[random.number(words.count)] }
        return Words.graphs[random.number(Words.graphs.count)]
    }
}

/// A tree that can be changed.
private indirect enum Value {
    case scalar(String, isPlain: Bool)
    case sequence([Value])
    case mapping([(key: String, value: Value)])

    init?(_ node: YAMLNode, _ budget: inout Int) {
        budget -= 1
        guard budget > 0 else { return nil }
        switch node.kind {
        case .scalar: self = .scalar(node.text, isPlain: node.isPlain)
        case .sequence:
            var items: [Value] = []
            for element in node.elements {
                guard let item = Value(element, &budget) else { return nil }
                items.append(item)
            }
            self = .sequence(items)
        case .mapping:
            var entries: [(String, Value)] = []
            for (key, value) in node.entries {
                guard let item = Value(value, &budget) else { return nil }
                entries.append((key.text, item))
            }
            self = .mapping(entries)
        }
    }

    func collect(_ words: inout [String]) {
        switch self {
        case .scalar(let text, _): words.append(text)
        case .sequence(let items): for item in items { item.collect(&words) }
        case .mapping(let entries):
            for entry in entries {
                words.append(entry.key)
                entry.value.collect(&words)
            }
        }
    }

    /// In blocks for a few levels, as people write graphs, and in brackets below.
    func write(to text: inout [UInt8], indent: Int) {
        let margin = [UInt8](repeating: 0x20, count: indent * 2)
        switch self {
        case .scalar(let scalar, let isPlain):
            text += isPlain && Self.isSafe(scalar) ? Array(scalar.utf8) : YAMLText.quoted(scalar)
        case .mapping(let entries) where !entries.isEmpty && indent < 3:
            for (key, value) in entries {
                if text.last.map({ $0 != 0x0A }) ?? false { text.append(0x0A) }
                text += margin
                Value.scalar(key, isPlain: true).write(to: &text, indent: 3)
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
                Value.scalar(entry.key, isPlain: true).write(to: &text, indent: 3)
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

/// Random numbers that follow from a seed.
struct SplitMix {
    private var state: UInt64

    init(state: UInt64) {
        self.state = state
    }

    mutating func number(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    mutating func chance(_ part: Int, in whole: Int) -> Bool { number(whole) < part }
}
