/// A trie of all patterns' paths, which avoids comparing patterns whose paths cannot overlap.
package struct PatternTrie: Sendable {
    struct Child: Sendable {
        var language: LanguageID
        var node: Int32
    }

    /// Children by literal, sorted by language, and all other children, in the order in which they
    /// were added.
    private(set) var literals: Groups<Child>
    private(set) var others: Groups<Child>
    /// By node: the patterns that end there.
    private(set) var ends: Groups<Int32>
    /// By node: whether it stands for any number of further segments. It is then its own child.
    private(set) var isRest: [Bool]

    package init(_ patterns: [Pattern], _ languages: Languages) {
        // By parent, language, and whether the node stands for any number of segments.
        var nodes: [UInt64: Int32] = [:]
        nodes.reserveCapacity(patterns.count * 3)
        var literals: [(Int32, Child)] = []
        var others: [(Int32, Child)] = []
        var ends: [(Int32, Int32)] = []
        var isRest = [false]
        // If only some patterns ignore case, their literals overlap with those of others, and are not
        // found by their text.
        let isMixed = patterns.contains(where: \.isFolded) && !patterns.allSatisfy(\.isFolded)
        ends.reserveCapacity(patterns.count)
        literals.reserveCapacity(patterns.count * 2)
        others.reserveCapacity(patterns.count)
        func child(_ parent: Int32, _ language: LanguageID, rest: Bool) -> Int32 {
            let key = UInt64(parent) << 33 | UInt64(language.index) << 1 | (rest ? 1 : 0)
            if let node = nodes[key] { return node }
            let node = Int32(isRest.count)
            nodes[key] = node
            isRest.append(rest)
            let child = Child(language: language, node: node)
            switch languages[language] {
            case .folded where isMixed: others.append((parent, child))
            case .literal, .folded: literals.append((parent, child))
            case .automaton: others.append((parent, child))
            }
            if rest { others.append((node, child)) }
            return node
        }
        for (number, pattern) in patterns.enumerated() {
            let number = Int32(number)
            var node: Int32 = 0
            for index in pattern.segments.indices {
                if pattern.segments[index].isOptional { ends.append((node, number)) }
                node = child(node, pattern.segments[index].language, rest: false)
            }
            if pattern.rest?.least != 1 { ends.append((node, number)) }
            if let rest = pattern.rest { ends.append((child(node, rest.language, rest: true), number)) }
        }
        self.literals = Groups(literals, count: isRest.count)
        self.literals.sort { $0.language < $1.language }
        self.others = Groups(others, count: isRest.count)
        self.ends = Groups(ends, count: isRest.count)
        self.isRest = isRest
    }

    /// Too many paths overlap.
    package struct TooMany: Error {}

    /// Calls `body` once with each pair of patterns whose paths overlap.
    ///
    /// - Parameter border: If there are two kinds of patterns, the number of patterns of the first
    ///   kind. Only pairs of different kinds are visited then.
    package func forEachOverlap(
        _ patterns: [Pattern], _ algebra: LanguageAlgebra, across border: Int? = nil, limit: Int,
        _ body: (Int, Int) -> Void
    ) throws(TooMany) {
        let minCounts = patterns.map { Int32($0.minSegments) }
        var found = 0
        var stack: [(left: Int32, right: Int32, depth: Int32)] = [(0, 0, 0)]
        while let (left, right, depth) = stack.popLast() {
            guard !algebra.isExhausted else { throw TooMany() }
            for first in ends[left] {
                for second in ends[right] where left != right || first < second {
                    guard first != second, max(minCounts[Int(first)], minCounts[Int(second)]) == depth else { continue }
                    if let border, (first < border) == (second < border) { continue }
                    found += 1
                    guard found <= limit else { throw TooMany() }
                    body(Int(min(first, second)), Int(max(first, second)))
                }
            }
            if left == right {
                for child in literals[left] { stack.append((child.node, child.node, depth + 1)) }
                let others = others[left]
                for (index, child) in others.enumerated() {
                    if child.node != left { stack.append((child.node, child.node, depth + 1)) }
                    for other in others.dropFirst(index + 1)
                    where algebra.relation(child.language, other.language) != .disjoint {
                        stack.append((child.node, other.node, depth + 1))
                    }
                    for literal in literals[left]
                    where algebra.relation(child.language, literal.language) != .disjoint {
                        stack.append((child.node, literal.node, depth + 1))
                    }
                }
                continue
            }
            if isRest[Int(left)], isRest[Int(right)] { continue }
            walkLiterals(left, right, depth, &stack)
            for child in others[left] {
                for other in literals[right] where algebra.relation(child.language, other.language) != .disjoint {
                    stack.append((child.node, other.node, depth + 1))
                }
                for other in others[right] where algebra.relation(child.language, other.language) != .disjoint {
                    stack.append((child.node, other.node, depth + 1))
                }
            }
            for child in literals[left] {
                for other in others[right] where algebra.relation(child.language, other.language) != .disjoint {
                    stack.append((child.node, other.node, depth + 1))
                }
            }
        }
    }

    /// The child of a node by exactly this language.
    func child(of node: Int32, _ language: LanguageID) -> Int32? {
        let children = literals[node]
        var low = children.startIndex
        var high = children.endIndex
        while low < high {
            let middle = (low + high) / 2
            if children[middle].language == language { return children[middle].node }
            if children[middle].language < language { low = middle + 1 } else { high = middle }
        }
        return others[node].first { $0.language == language && !isRest[Int($0.node)] }?.node
    }

    /// Visits the pairs of literal children. A literal overlaps only with itself.
    private func walkLiterals(
        _ left: Int32, _ right: Int32, _ depth: Int32, _ stack: inout [(left: Int32, right: Int32, depth: Int32)]
    ) {
        let first = literals[left]
        let second = literals[right]
        var i = first.startIndex
        var j = second.startIndex
        while i < first.endIndex, j < second.endIndex {
            if first[i].language == second[j].language {
                stack.append((first[i].node, second[j].node, depth + 1))
                i += 1
                j += 1
            } else if first[i].language < second[j].language {
                i += 1
            } else {
                j += 1
            }
        }
    }
}
