import NavGraph
import NavLinks
import NavSyntax

/// The trie of all paths, and what patterns ask for beyond the path, as numbers in flat tables.
struct LinkTrieTable {
    private let model: SwiftModel
    private var links: LinkTable { model.links }
    private(set) var checks = LinkChecks()
    /// A row for each node of the trie, with the path as a comment.
    private(set) var nodes: [(numbers: [Int], path: String)] = []
    private(set) var slots: [(words: [UInt64], numbers: [Int], text: String)] = []
    private(set) var ways: [(numbers: [Int], text: String)] = []
    private(set) var ends: [Int] = []
    private(set) var patterns: [(numbers: [Int], text: String)] = []
    private(set) var items: [(numbers: [Int], text: String)] = []
    private(set) var keys: [String] = []
    /// Literal segments that are longer than two words.
    private(set) var longTexts: [String] = []
    private(set) var originRules: [OriginRule] = []
    /// More segments than any pattern names.
    private(set) var depth = 1
    /// The types of values that links take from segments that have kept them.
    private(set) var kept: Set<BuiltinType> = []

    init(_ model: SwiftModel) {
        self.model = model
        for pattern in model.links.patterns {
            depth = max(depth, pattern.segments.count + 1)
            for segment in pattern.segments {
                guard case .parameter(let number, "", "") = segment.reading,
                    case .builtin(let type) = pattern.parameters[number].base, LinkChecks.isKept(type)
                else { continue }
                kept.insert(type)
            }
        }
        addPatterns()
        addNodes()
    }

    var hasRest: Bool { links.patterns.contains { $0.rest != nil } }
    var hasQuery: Bool { !items.isEmpty || rejectsUnknown }
    var rejectsUnknown: Bool { links.patterns.contains { $0.rejectsUnknownQuery } }
    var hasFragment: Bool { links.patterns.contains { $0.fragment != nil } }
    var hasQuickNumbers: Bool { nodes.contains { ($0.numbers.last ?? 0) & 2 != 0 } }
    var isFolded: Bool { !model.graph.links.hasCaseSensitivePaths }

    // MARK: - Patterns

    private mutating func addPatterns() {
        var rules: [OriginRule: Int] = [:]
        for (number, pattern) in links.patterns.enumerated() {
            if rules[pattern.origin] == nil {
                rules[pattern.origin] = originRules.count
                originRules.append(pattern.origin)
            }
            let first = items.count
            for item in pattern.query { add(item, pattern) }
            let last = items.count
            var needsMore = pattern.query.contains { !$0.values.allowsNone }
            var fragment = -1
            if let item = pattern.fragment {
                fragment = items.count
                add(item, pattern)
                if !item.values.allowsNone { needsMore = true }
            }
            patterns.append(
                (
                    [
                        links.rank(of: number), rules[pattern.origin] ?? 0, first, last, fragment,
                        pattern.rejectsUnknownQuery ? 1 : 0, needsMore ? 1 : 0,
                    ], pattern.text.value
                ))
        }
    }

    private mutating func add(_ item: Pattern.Item, _ pattern: Pattern) {
        let key = keys.firstIndex(of: item.key.string) ?? keys.count
        if key == keys.count { keys.append(item.key.string) }
        var check = LinkChecks.check(pattern, item)
        if case .ignored = item.reading {
            if links.isEverything(item.values.first) { check = .anything }
        }
        let isList = pattern.readsAll(item) && item.values.rest == item.values.first
        items.append(
            (
                [
                    key, checks.number(check), item.values.allowsNone ? 0 : 1, isList ? 1 : 0,
                    links.acceptsBare(item.values.first) ? 1 : 0,
                ], item.key.string
            ))
    }

    // MARK: - Nodes

    private mutating func addNodes() {
        let tree = links.pathNodes
        let least = Self.leastRanks(tree) { links.rank(of: $0) }
        var paths = [String](repeating: "", count: tree.count)
        for (index, node) in tree.enumerated() {
            for literal in node.literals { paths[literal.child] = paths[index] + "/" + literal.text }
            for way in node.others {
                let text = way.isRest ? "…" : "{" + description(way) + "}"
                paths[way.child] = paths[index] + "/" + text
            }
        }
        for (index, node) in tree.enumerated() {
            let (start, mask) = addSlots(node.literals, paths[index])
            let firstWay = ways.count
            for way in node.others {
                let check = checks.number(LinkChecks.check(links.patterns[way.pattern], segment: way.place))
                ways.append(([check, way.child, least[way.child], way.isRest ? 1 : 0], paths[way.child]))
            }
            let firstEnd = ends.count
            ends += node.ends
            let quick = quickness(of: node, isNumber: ways.count == firstWay + 1 && isNumber(ways[firstWay].numbers))
            nodes.append(
                ([start, mask, firstWay, ways.count, firstEnd, ends.count, quick], paths[index]))
        }
    }

    /// What the reader can tell before it knows where a segment ends: 1 for literal segments, 2 for the only way that
    /// checks one, if that is a number, 3 for both.
    private func quickness(of node: LinkTable.PathNode, isNumber: Bool) -> Int {
        guard node.isClear, node.literals.allSatisfy({ Self.isPlain($0.text) }) else { return 0 }
        return (node.literals.isEmpty ? 0 : 1) + (isNumber ? 2 : 0)
    }

    private func isNumber(_ way: [Int]) -> Bool {
        guard let type = checks.all[way[0]].kept, way[3] == 0 else { return false }
        return type != .uuid && kept.contains(type)
    }

    /// Whether a literal segment has nothing that ends a segment, or means something in it or in the place of a host.
    private static func isPlain(_ text: String) -> Bool {
        text != "." && text != ".." && !text.isEmpty
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"%/?#:@".utf8.contains($0) }
    }

    private func description(_ way: LinkTable.PathNode.Way) -> String {
        let pattern = links.patterns[way.pattern]
        guard way.place < pattern.segments.count,
            case .parameter(let number, let prefix, let suffix) = pattern.segments[way.place].reading
        else { return "" }
        return prefix + pattern.parameters[number].name + suffix
    }

    /// The lowest rank of the patterns that a node leads to. Children stand behind their parents.
    private static func leastRanks(_ tree: [LinkTable.PathNode], _ rank: (Int) -> Int) -> [Int] {
        var least = tree.map { node in node.ends.map(rank).min() ?? Int(Int32.max) }
        for index in tree.indices.reversed() {
            for child in tree[index].literals.map(\.child) + tree[index].others.map(\.child) {
                least[index] = min(least[index], least[child])
            }
        }
        return least
    }

    /// The literal segments that lead on from a node: where they start, and how many there are, below zero. Many are
    /// a hash table with room to spare, of a size above zero.
    private mutating func addSlots(_ literals: [(text: String, child: Int)], _ path: String) -> (Int, Int) {
        let start = slots.count
        let isHashed = literals.count > 4
        var size = literals.count
        if isHashed {
            size = 8
            while size < literals.count * 2 { size *= 2 }
            slots += Array(repeating: ([0, 0], [-1, -1, -1], ""), count: size)
        }
        for literal in literals {
            let bytes = Array(literal.text.utf8)
            let (first, last) = Self.words(bytes)
            var long = -1
            if bytes.count > 16 {
                long = longTexts.count
                longTexts.append(literal.text)
            }
            let slot = ([first, last], [bytes.count, literal.child, long], path + "/" + literal.text)
            if isHashed {
                var place = Self.hash(first, last, bytes.count) & (size - 1)
                while slots[start + place].numbers[0] >= 0 { place = (place + 1) & (size - 1) }
                slots[start + place] = slot
            } else {
                slots.append(slot)
            }
        }
        return (start, isHashed ? size : -size)
    }

    /// The first and the last eight bytes; together with the length they say all of a text of up to sixteen. The
    /// generated reader does the same.
    static func words(_ bytes: [UInt8]) -> (UInt64, UInt64) {
        func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        return (word(bytes.prefix(8)), bytes.count > 8 ? word(bytes.suffix(8)) : 0)
    }

    static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
        Int(((first ^ (last << 1) ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
