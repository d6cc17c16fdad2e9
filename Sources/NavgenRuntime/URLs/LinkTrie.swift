/// A trie of the paths of all patterns, segment by segment.
nonisolated struct LinkTrie: Sendable {
    /// A node, with what can follow as ranges of the arrays below.
    struct Node: Sendable {
        fileprivate var literals = 0..<0
        var branches = 0..<0
        var ends = 0..<0
    }

    /// A literal segment: a range of the bytes of all of them.
    private struct Literal: Sendable {
        let text: Range<Int>
        let child: Int
    }

    /// A segment with a value that is checked.
    struct Branch: Sendable {
        let check: LinkCheck
        /// Whether it matches all remaining segments.
        let isRest: Bool
        /// The first pattern to which it leads.
        let firstPattern: Int
        let child: Int
    }

    private(set) var nodes: [Node] = []
    private var bytes: [UInt8] = []
    /// Those of a node are in order of their lengths and bytes.
    private var literals: [Literal] = []
    private(set) var branches: [Branch] = []
    /// The patterns that end at nodes, in order.
    private(set) var ends: [Int] = []
    /// Whether literal segments ignore the case of letters.
    private let ignoresCase: Bool

    init(_ builder: LinkTrieBuilder) {
        ignoresCase = builder.ignoresCase
        for node in builder.nodes {
            let counts = (literals.count, branches.count, ends.count)
            let sorted = node.literals.sorted { left, right in
                left.key.count != right.key.count
                    ? left.key.count < right.key.count : left.key.lexicographicallyPrecedes(right.key)
            }
            for (text, child) in sorted {
                literals.append(Literal(text: bytes.count..<(bytes.count + text.count), child: child))
                bytes += text
            }
            branches += node.branches
            ends += node.ends
            nodes.append(
                Node(
                    literals: counts.0..<literals.count, branches: counts.1..<branches.count,
                    ends: counts.2..<ends.count))
        }
    }

    /// The node to which a literal segment leads.
    func child(of node: Int, _ url: [UInt8], _ segment: Range<Int>) -> Int? {
        var (lower, upper) = (nodes[node].literals.lowerBound, nodes[node].literals.upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            let order = order(literals[middle].text, url, segment)
            if order == 0 { return literals[middle].child }
            if order < 0 { lower = middle + 1 } else { upper = middle }
        }
        return nil
    }

    /// Negative if a literal comes before a segment, and positive if it comes after it.
    private func order(_ literal: Range<Int>, _ url: [UInt8], _ segment: Range<Int>) -> Int {
        if literal.count != segment.count { return literal.count - segment.count }
        for offset in 0..<literal.count {
            let other = url[segment.lowerBound + offset]
            let difference =
                Int(bytes[literal.lowerBound + offset]) - Int(ignoresCase ? ASCII.lowercased(other) : other)
            if difference != 0 { return difference }
        }
        return 0
    }
}

/// Builds a trie.
nonisolated struct LinkTrieBuilder {
    fileprivate struct Node {
        var literals: [[UInt8]: Int] = [:]
        var branches: [LinkTrie.Branch] = []
        var ends: [Int] = []
    }

    fileprivate var nodes = [Node()]
    fileprivate let ignoresCase: Bool

    init(ignoringCase: Bool) { ignoresCase = ignoringCase }

    mutating func end(_ pattern: Int, at node: Int) { nodes[node].ends.append(pattern) }

    mutating func literal(_ text: String, of parent: Int) -> Int {
        let bytes = text.utf8.map { ignoresCase ? ASCII.lowercased($0) : $0 }
        if let known = nodes[parent].literals[bytes] { return known }
        nodes[parent].literals[bytes] = nodes.count
        nodes.append(Node())
        return nodes.count - 1
    }

    mutating func branch(_ check: LinkCheck, isRest: Bool = false, of parent: Int, _ pattern: Int) -> Int {
        let known = nodes[parent].branches.first { $0.check == check && $0.isRest == isRest }
        if let known { return known.child }
        // Patterns are added in order, so the first one that uses a branch has the lowest number.
        nodes[parent].branches.append(
            .init(check: check, isRest: isRest, firstPattern: pattern, child: nodes.count))
        nodes.append(Node())
        return nodes.count - 1
    }
}
