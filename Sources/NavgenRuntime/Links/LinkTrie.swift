/// A trie of the paths of all patterns, segment by segment, from which the rows of the table are
/// made.
nonisolated struct LinkTrie {
    private struct Node {
        var parent = -1
        /// The literal segment that leads to the node.
        var text: [UInt8] = []
        var literals: [Int] = []
        var branches: [(check: LinkCheck, isRest: Bool, firstPattern: Int32, child: Int)] = []
        /// The patterns that end at the node, in order.
        var ends: [Int32] = []
    }

    private let rules: LinkRules
    private let input: LinkTableParser
    private var parser: LinkPatternParser
    private var nodes = [Node()]
    /// The child nodes of literal segments, by a hash of the parent and the segment. If hashes
    /// collide, the next free key is used.
    private var children: [Int: Int] = [:]
    private var patterns: [LinkTable.Pattern] = []
    private var items: [LinkTable.Item] = []
    private var hashes: [LinkTable.Hash] = []
    private var literals: [String] = []
    /// The indices of literals in any case.
    private var folded: [String: Int32] = [:]
    private var origins: [LinkOrigins.Rule] = []

    init(_ input: LinkTableParser, _ rules: LinkRules) {
        self.rules = rules
        self.input = input
        parser = input.parser
        for (number, pattern) in input.patterns.enumerated() { add(pattern, Int32(number)) }
    }

    private mutating func add(_ pattern: LinkPattern, _ number: Int32) {
        var sources: [LinkTable.Source] = []
        let types = parser.types
        func note(_ hole: LinkPattern.Hole, _ source: LinkTable.Source = .init()) {
            guard let parameter = hole.parameter else { return }
            while sources.count <= parameter { sources.append(.init()) }
            sources[parameter] = source
            if hole.check.kind == .declared,
                case .cases(let values, ignoresCase: true) = types[Int(hole.check.index)].definition
            {
                sources[parameter].choices = UnsafePointer(LinkTable.kept([values]))
            }
            if let absent = hole.absent, !absent.isEmpty {
                sources[parameter].absent = UnsafePointer(LinkTable.kept([absent]))
            }
        }
        addPath(pattern, number, note)
        let firstItem = items.count
        for item in pattern.query { add(item.value, key: item.key, .item, note) }
        let endOfItems = items.count
        if let fragment = pattern.fragment { add(fragment, key: "", .fragment, note) }
        if let hash = pattern.hash { add(hash, ignoringCase: rules.ignoresCase || pattern.ignoresCase, note) }
        for hole in pattern.fixed { note(hole) }
        let suffix = Int32(pattern.host?.suffix.utf8.count ?? 0)
        if let host = pattern.host { note(host.hole, .init(kind: .host, suffix: suffix)) }
        let hostCheck = pattern.host?.hole.check ?? .string
        for parameter in pattern.wholeURL { note(.init(parameter: parameter), .init(kind: .wholeURL)) }
        var node: Int32 = -1
        if case .node(let target) = pattern.target { node = Int32(target) }
        patterns.append(
            .init(
                node: node, firstItem: Int32(firstItem), endOfItems: Int32(endOfItems),
                fragment: pattern.fragment == nil ? -1 : Int32(endOfItems),
                hash: pattern.hash == nil ? -1 : Int32(hashes.count - 1), origin: originNumber(pattern.origin),
                slash: pattern.slash, rejectsUnknownKeys: pattern.rejectsUnknownKeys, checksHost: hostCheck != .string,
                hostCheck: hostCheck, hostSuffix: suffix,
                requiresMore: pattern.hash != nil || items[firstItem...].contains(where: \.isRequired),
                sources: LinkTable.kept(sources), sourceCount: sources.count))
    }

    private mutating func originNumber(_ rule: LinkOrigins.Rule) -> Int32 {
        if let number = origins.firstIndex(of: rule) { return Int32(number) }
        origins.append(rule)
        return Int32(origins.count - 1)
    }

    // MARK: - Paths

    private mutating func addPath(
        _ pattern: LinkPattern, _ number: Int32, _ note: (LinkPattern.Hole, LinkTable.Source) -> Void
    ) {
        var node = 0
        let ignoresCase = rules.ignoresCase || pattern.ignoresCase
        for (index, segment) in pattern.path.enumerated() {
            switch segment {
            case .literal(let text):
                node = pattern.ignoresCase ? foldedChild(of: node, text, number) : child(of: node, text)
            case .text(let text):
                if text.loneHole?.absent != nil { nodes[node].ends.append(number) }
                let source = LinkTable.Source(kind: .segment, index: Int32(index))
                let check = check(text, source, in: .segment, ignoringCase: ignoresCase, note)
                node = branch(from: node, check, number, isRest: false)
            case .rest(let hole):
                if hole.repetition == .any { nodes[node].ends.append(number) }
                note(hole, .init(kind: .rest, index: Int32(index)))
                node = branch(from: node, hole.check, number, isRest: true)
            case .anything(let least):
                if least == 0 { nodes[node].ends.append(number) }
                node = branch(from: node, .string, number, isRest: true)
            }
        }
        nodes[node].ends.append(number)
    }

    /// The check of a text, whose values come from a part of the URL.
    private mutating func check(
        _ text: LinkPattern.Text, _ source: LinkTable.Source, in place: LinkTextRule.Place,
        ignoringCase: Bool = false,
        _ note: (LinkPattern.Hole, LinkTable.Source) -> Void
    ) -> LinkCheck {
        let check = parser.check(text, in: place, ignoringCase: ignoringCase)
        for (number, part) in text.parts.enumerated() {
            var source = source
            if check.kind == .text, text.loneHole == nil { (source.text, source.number) = (check.index, Int32(number)) }
            note(part.hole, source)
        }
        return check
    }

    private mutating func add(
        _ hash: LinkPattern.HashRoute, ignoringCase: Bool, _ note: (LinkPattern.Hole, LinkTable.Source) -> Void
    ) {
        var checks: [LinkCheck] = []
        var least = 0
        var rest: LinkCheck?
        for (index, segment) in hash.path.enumerated() {
            switch segment {
            case .literal(let text):
                checks.append(parser.check(.init(prefix: text, parts: []), in: .segment, ignoringCase: ignoringCase))
                least = checks.count
            case .text(let text):
                let source = LinkTable.Source(kind: .hashSegment, index: Int32(index))
                checks.append(check(text, source, in: .segment, ignoringCase: ignoringCase, note))
                if text.loneHole?.absent == nil { least = checks.count }
            case .rest(let hole):
                note(hole, .init(kind: .hashRest, index: Int32(index)))
                rest = hole.check
                if hole.repetition == .atLeastOne { least = checks.count + 1 }
            case .anything(let count):
                rest = .string
                if count > 0 { least = checks.count + 1 }
            }
        }
        let firstItem = Int32(items.count)
        for item in hash.query { add(item.value, key: item.key, .item, isInHash: true, note) }
        hashes.append(
            .init(
                segments: LinkTable.kept(checks), count: checks.count, least: least, rest: rest, firstItem: firstItem,
                endOfItems: Int32(items.count)))
    }

    private mutating func addNode() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }

    private mutating func child(of parent: Int, _ text: String) -> Int {
        let bytes = text.utf8.map { rules.ignoresCase && ASCII.isLetter($0) ? $0 | 0x20 : $0 }
        var hash = bytes.reduce(parent) { ($0 ^ Int($1)) &* 0x0100_0193 }
        while let child = children[hash] {
            if nodes[child].parent == parent, nodes[child].text == bytes { return child }
            hash &+= 1
        }
        let child = addNode()
        nodes[child].parent = parent
        nodes[child].text = bytes
        nodes[parent].literals.append(child)
        children[hash] = child
        return child
    }

    /// The child of a literal segment in any case, which is checked like a value because it may be the
    /// same as other literals.
    private mutating func foldedChild(of parent: Int, _ text: String, _ number: Int32) -> Int {
        let index = folded[text] ?? Int32(literals.count)
        if folded[text] == nil {
            folded[text] = index
            literals.append(text)
        }
        return branch(from: parent, LinkCheck(kind: .folded, index: index), number, isRest: false)
    }

    private mutating func branch(from parent: Int, _ check: LinkCheck, _ number: Int32, isRest: Bool) -> Int {
        let known = nodes[parent].branches.first { $0.check == check && $0.isRest == isRest }
        if let known { return known.child }
        let child = addNode()
        // Patterns are added in order, so the first one that uses a branch has the lowest number.
        nodes[parent].branches.append((check, isRest, number, child))
        return child
    }

    // MARK: - Queries

    private mutating func add(
        _ value: LinkPattern.Value, key: String, _ kind: LinkTable.Source.Kind, isInHash: Bool = false,
        _ note: (LinkPattern.Hole, LinkTable.Source) -> Void
    ) {
        var check = LinkCheck(kind: .literal, index: Int32(literals.count))
        var isRequired = true
        var isList = false
        switch value {
        case .literal(let text): literals.append(text)
        case .text(let text):
            let source = LinkTable.Source(kind: kind, index: Int32(items.count))
            check = self.check(text, source, in: kind == .fragment ? .fragment : .value, note)
            if let hole = text.loneHole {
                isRequired = hole.absent == nil && hole.repetition != .any
                isList = hole.repetition != .none
            }
        }
        items.append(
            .init(
                key: LinkTable.kept(key), check: check, isRequired: isRequired, isList: isList, canBeBare: false,
                isInHash: isInHash))
    }

    // MARK: - Rows

    func rows(_ builds: [String]) -> LinkTable.Rows {
        let checks = LinkChecks(
            types: LinkTable.kept(parser.types), literals: LinkTable.kept(literals.map { LinkTable.kept($0) }),
            texts: LinkTable.kept(parser.texts))
        let origins = LinkOrigins(builds, rules: origins, allowsHTTP: rules.allowsHTTP)
        let (root, branches, ends) = steps(checks)
        return LinkTable.Rows(
            root: root, branches: branches, ends: ends, patterns: LinkTable.kept(patterns),
            items: LinkTable.kept(
                items.map { item in
                    let empty = LinkText(UnsafeBufferPointer(start: nil, count: 0), isBare: true)
                    return .init(
                        key: item.key, check: item.check, isRequired: item.isRequired, isList: item.isList,
                        canBeBare: checks.accepts(empty, item.check), isInHash: item.isInHash)
                }),
            hashes: LinkTable.kept(hashes),
            checks: checks, origins: origins.rows(), rules: rules, details: .init(input, origins))
    }

    /// Lays out the nodes in memory. Each node is copied to all steps that lead to it, so that
    /// following a step takes a single memory access.
    private func steps(
        _ checks: LinkChecks
    ) -> (root: UnsafePointer<LinkTable.Step>, branches: UnsafePointer<LinkTable.Branch>, ends: UnsafePointer<Int32>) {
        var rows = [LinkTable.Node](repeating: .init(), count: nodes.count)
        var tables: [[(step: LinkTable.Step, child: Int)]] = []
        var ends: [Int32] = []
        var branchCount = 0
        for (index, node) in nodes.enumerated() {
            tables.append(table(node.literals))
            rows[index].literalCount = Int32(tables[index].count) * (node.literals.count > Self.maxListed ? -1 : 1)
            rows[index].firstBranch = Int32(branchCount)
            branchCount += node.branches.count
            rows[index].endOfBranches = Int32(branchCount)
            rows[index].firstEnd = Int32(ends.count)
            ends += node.ends
            rows[index].endOfEnds = Int32(ends.count)
            rows[index].hasPlainLiterals = !node.literals.isEmpty && isClear(node, checks)
        }
        // Allocate the memory first, because nodes contain pointers to their literals.
        let count = tables.reduce(1 + branchCount) { $0 + $1.count }
        let memory = UnsafeMutablePointer<LinkTable.Step>.allocate(capacity: count)
        var first = memory + 1 + branchCount
        for index in nodes.indices {
            rows[index].literals = UnsafePointer(first)
            first += tables[index].count
            let only = nodes[index].branches.count == 1 ? nodes[index].branches[0] : nil
            if let only, only.check.kind == .int, !only.isRest, isClear(nodes[index], checks) {
                rows[index].number = UnsafePointer(memory + 1 + Int(rows[index].firstBranch))
            }
        }
        memory.initialize(to: .init(node: rows[0]))
        var branches: [LinkTable.Branch] = []
        for branch in nodes.flatMap(\.branches) {
            let step = memory + 1 + branches.count
            step.initialize(to: .init(node: rows[branch.child]))
            branches.append(
                .init(check: branch.check, isRest: branch.isRest, firstPattern: branch.firstPattern, step: step))
        }
        var step = memory + 1 + branchCount
        for (literal, child) in tables.joined() {
            step.initialize(to: literal)
            if child >= 0 { step.pointee.node = rows[child] }
            step += 1
        }
        return (UnsafePointer(memory), UnsafePointer(LinkTable.kept(branches)), UnsafePointer(LinkTable.kept(ends)))
    }

    /// The largest number of literals that are compared one after the other. More literals are put
    /// into a hash table.
    private static let maxListed = 4

    private func table(_ literals: [Int]) -> [(step: LinkTable.Step, child: Int)] {
        let steps = literals.map { child -> (step: LinkTable.Step, child: Int) in
            let bytes = nodes[child].text
            let text = LinkTable.kept(bytes)
            func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
            let last = bytes.count > 8 ? word(bytes.suffix(8)) : 0
            let mask = UInt64.max >> UInt64(64 - 8 * min(bytes.count, 8))
            return (
                .init(
                    first: word(bytes.prefix(8)), last: last, mask: mask, length: bytes.count,
                    text: UnsafePointer(text)), child
            )
        }
        guard steps.count > Self.maxListed else { return steps }
        var size = 8
        while size < steps.count * 2 { size *= 2 }
        var table = [(step: LinkTable.Step, child: Int)](repeating: (.init(), -1), count: size)
        for entry in steps {
            var slot = LinkTable.Step.hash(entry.step.first, entry.step.last, entry.step.length) & (size - 1)
            while table[slot].child >= 0 { slot = (slot + 1) & (size - 1) }
            table[slot] = entry
        }
        return table
    }

    /// Whether literal segments can be matched before the end of the segment is found, because they
    /// contain no special bytes and no branch accepts them.
    private func isClear(_ node: Node, _ checks: LinkChecks) -> Bool {
        if rules.ignoresCase || rules.trailingSlash == .always { return false }
        return node.literals.allSatisfy { child in
            let text = nodes[child].text
            return text != [ASCII.period] && text != [ASCII.period, ASCII.period]
                && text.allSatisfy { $0 > ASCII.space && $0 < 0x7F && !"%/?#:@".utf8.contains($0) }
                && text.withUnsafeBufferPointer { text in
                    !node.branches.contains { checks.accepts(LinkText(text), $0.check) }
                }
        }
    }
}
