extension Automaton {
    /// The smallest automaton that accepts the same: states that nothing tells apart become one.
    var minimized: Automaton {
        guard stateCount > 1 else { return self }
        var classes = accepting.map { $0 ? Int32(1) : 0 }
        var count = Set(classes).count
        // Each round tells states apart by where their edges lead. Long chains need many rounds and shrink little:
        // they are left as they are.
        for _ in 0..<256 {
            var numbers: [[Int32]: Int32] = [:]
            var next = [Int32](repeating: 0, count: stateCount)
            for state in 0..<stateCount {
                var signature = [classes[state]]
                var last: (upper: UInt32, target: Int32)?
                for edge in edges(of: Int32(state)) {
                    let target = classes[Int(edge.target)]
                    if let before = last, before.target == target, before.upper + 1 == edge.lower {
                        signature[signature.count - 2] = Int32(bitPattern: edge.upper)
                    } else {
                        signature += [Int32(bitPattern: edge.lower), Int32(bitPattern: edge.upper), target]
                    }
                    last = (edge.upper, target)
                }
                let number = numbers[signature] ?? Int32(numbers.count)
                numbers[signature] = number
                next[state] = number
            }
            classes = next
            if numbers.count == count { return merged(classes, count).renumbered }
            count = numbers.count
        }
        return renumbered
    }

    /// The same automaton with its states in the order in which a walk meets them: equal ones are then the same value.
    private var renumbered: Automaton {
        guard !isEmpty else { return self }
        var order: [Int32] = [0]
        var numbers: [Int32: Int32] = [0: 0]
        var head = 0
        while head < order.count {
            for edge in edges(of: order[head]) where numbers[edge.target] == nil {
                numbers[edge.target] = Int32(order.count)
                order.append(edge.target)
            }
            head += 1
        }
        var result = Automaton()
        for state in order {
            for edge in edges(of: state) {
                result.edges.append(
                    Edge(lower: edge.lower, upper: edge.upper, target: numbers[edge.target] ?? edge.target))
            }
            result.starts.append(Int32(result.edges.count))
            result.accepting.append(accepting[Int(state)])
        }
        return result
    }

    private func merged(_ classes: [Int32], _ count: Int) -> Automaton {
        guard count < stateCount else { return self }
        // Numbered by first appearance, so that the start stays state 0.
        var numbers: [Int32: Int] = [:]
        var members: [Int] = []
        for state in 0..<stateCount where numbers[classes[state]] == nil {
            numbers[classes[state]] = members.count
            members.append(state)
        }
        let lists = members.map { state in
            edges(of: Int32(state)).map {
                Edge(lower: $0.lower, upper: $0.upper, target: Int32(numbers[classes[Int($0.target)]] ?? 0))
            }
        }
        return Automaton.trimmed(edges: lists, accepting: members.map { accepting[$0] })
    }
}
