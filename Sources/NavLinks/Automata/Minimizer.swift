extension Automaton {
    /// The smallest automaton that accepts the same: states that nothing tells apart become one.
    var minimized: Automaton {
        guard stateCount > 1 else { return self }
        if let order = backwards { return merged(inOrder: order).renumbered }
        var classes = accepting.map { $0 ? Int32(1) : 0 }
        var count = Set(classes).count
        // Each round tells states apart by where their edges lead. Long chains need many rounds and shrink little:
        // they are left as they are.
        for _ in 0..<256 {
            var numbers: [[Int32]: Int32] = [:]
            var next = [Int32](repeating: 0, count: stateCount)
            for state in 0..<stateCount {
                let signature = signature(of: state, classes[state], classes)
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

    /// A class, and where the edges of a state lead, with neighbours that lead to one class as one.
    private func signature(of state: Int, _ own: Int32, _ classes: [Int32]) -> [Int32] {
        var signature = [own]
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
        return signature
    }

    /// The states, each behind those that it leads to; nil where some lead round in a circle.
    private var backwards: [Int]? {
        var open = (0..<stateCount).map { edges(of: Int32($0)).count }
        var sources = [[Int32]](repeating: [], count: stateCount)
        for state in 0..<stateCount {
            for edge in edges(of: Int32(state)) { sources[Int(edge.target)].append(Int32(state)) }
        }
        var order = open.indices.filter { open[$0] == 0 }
        var head = 0
        while head < order.count {
            for source in sources[order[head]] {
                open[Int(source)] -= 1
                if open[Int(source)] == 0 { order.append(Int(source)) }
            }
            head += 1
        }
        return order.count == stateCount ? order : nil
    }

    /// Without circles, a state's class is known once those are known that it leads to: one look at each is enough.
    private func merged(inOrder order: [Int]) -> Automaton {
        var numbers: [[Int32]: Int32] = [:]
        var classes = [Int32](repeating: 0, count: stateCount)
        for state in order {
            let signature = signature(of: state, accepting[state] ? 1 : 0, classes)
            let number = numbers[signature] ?? Int32(numbers.count)
            numbers[signature] = number
            classes[state] = number
        }
        return merged(classes, numbers.count)
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
