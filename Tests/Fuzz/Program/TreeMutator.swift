import NavSyntax

/// Changes graphs as trees. The result is valid YAML, which reaches later stages of the compiler
/// than changed bytes.
struct TreeMutator {
    private var random: SplitMix
    private var words: [String] = []
    private var entries: [(depth: Int, key: String, value: GraphValue)] = []

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// The files with a few changes in one of them; nil if that file cannot be read as a small
    /// tree.
    mutating func changed(_ input: [UInt8]) -> [UInt8]? {
        var files = GraphInput(input).files
        let number = random.number(files.count)
        var budget = 2000
        let parsed = parseYAML(files[number].bytes, name: "", id: FileID(0))
        guard var value = parsed.withTree({ GraphValue($0, &budget) }) ?? nil else { return nil }
        words = []
        entries = []
        value.collect(&words, &entries, depth: 0)
        // One change is more likely than several: with many, one is usually a mistake, and outputs
        // are never generated.
        for _ in 0...random.number(2) * random.number(3) { changeSomewhere(&value) }
        var text: [UInt8] = []
        value.write(to: &text, indent: 0)
        files[number].bytes = text
        return GraphInput(files).bytes
    }

    private mutating func changeSomewhere(_ value: inout GraphValue) {
        switch random.number(10) {
        case 0, 1:
            guard !words.isEmpty else { return }
            value.rename(words[random.number(words.count)], to: word())
        case 2, 3:
            let texts = entries.filter { Self.texts.contains($0.key) }
            guard !texts.isEmpty else { return }
            let key = texts[random.number(texts.count)].key
            value.setText(of: key, to: word() + (random.chance(1, in: 2) ? word() : ""), skipping: random.number(4))
        case 4, 5: graft(&value, depth: 0)
        default: change(&value)
        }
    }

    /// Keys of texts that are shown to people, which may be anything.
    private static let texts: Set<String> = ["title", "doc", "label", "message", "name", "header", "default", "icon"]

    /// Copies an entry of one mapping into another one at the same depth.
    private mutating func graft(_ value: inout GraphValue, depth: Int) {
        guard case .mapping(var own) = value, !own.isEmpty else { return }
        let others = entries.filter { $0.depth == depth }
        if depth > 0, random.chance(1, in: 3), !others.isEmpty {
            let other = others[random.number(others.count)]
            if let place = own.firstIndex(where: { $0.key == other.key }) {
                own[place].value = other.value
            } else {
                own.append((other.key, other.value))
            }
        } else {
            graft(&own[random.number(own.count)].value, depth: depth + 1)
        }
        value = .mapping(own)
    }

    /// Changes the value at a random position.
    private mutating func change(_ value: inout GraphValue) {
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

    private mutating func other(than value: GraphValue) -> GraphValue {
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

/// Random numbers from a seed.
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
