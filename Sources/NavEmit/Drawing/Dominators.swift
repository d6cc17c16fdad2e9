/// The immediate dominator of each node of a graph: the last node that every path from a root to it passes.
///
/// Uses the algorithm of Cooper, Harvey and Kennedy, which iterates over the nodes in reverse postorder.
/// A node that no root reaches is treated as a root.
struct Dominators {
    /// The immediate dominator of each node; nil for roots, and for nodes whose paths share no node.
    private(set) var parents: [Int?]
    /// The nodes, each after its dominators.
    private(set) var order: [Int] = []

    init(roots: [Int], successors: [[Int]]) {
        let count = successors.count
        parents = Array(repeating: nil, count: count)
        var seen = [Bool](repeating: false, count: count)
        var isStart = [Bool](repeating: false, count: count)
        var postorder: [Int] = []
        postorder.reserveCapacity(count)
        for root in roots { isStart[root] = true }
        for root in roots where !seen[root] { Self.visit(root, successors, &seen, &postorder) }
        let isReached = seen
        for root in 0..<count where !seen[root] {
            isStart[root] = true
            Self.visit(root, successors, &seen, &postorder)
        }
        order = postorder.reversed()
        var positions = [Int](repeating: 0, count: count)
        for (position, node) in order.enumerated() { positions[node] = position + 1 }
        // Edges from unreached to reached nodes are ignored.
        computeParents(isStart, positions, Self.predecessors(successors) { isReached[$0] || !isReached[$1] })
    }

    /// Visits the nodes depth first. It is not recursive, as long paths would overflow the call stack.
    private static func visit(_ root: Int, _ successors: [[Int]], _ seen: inout [Bool], _ postorder: inout [Int]) {
        var stack: [(node: Int, next: Int)] = [(root, 0)]
        seen[root] = true
        while let (node, next) = stack.last {
            if next < successors[node].count {
                stack[stack.count - 1].next += 1
                let successor = successors[node][next]
                if !seen[successor] {
                    seen[successor] = true
                    stack.append((successor, 0))
                }
            } else {
                postorder.append(node)
                stack.removeLast()
            }
        }
    }

    private static func predecessors(_ successors: [[Int]], _ isIncluded: (Int, Int) -> Bool) -> [[Int]] {
        var predecessors = [[Int]](repeating: [], count: successors.count)
        for (node, next) in successors.enumerated() {
            for successor in next where isIncluded(node, successor) { predecessors[successor].append(node) }
        }
        return predecessors
    }

    /// Iterates until the dominators no longer change. Positions count from 1 in reverse postorder; 0 is a
    /// virtual node before all roots.
    private mutating func computeParents(_ isStart: [Bool], _ positions: [Int], _ predecessors: [[Int]]) {
        var dominators = [Int?](repeating: nil, count: order.count + 1)
        dominators[0] = 0
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for node in order {
                var best: Int? = isStart[node] ? 0 : nil
                for predecessor in predecessors[node] {
                    let position = positions[predecessor]
                    guard dominators[position] != nil else { continue }
                    best = best.map { Self.commonDominator($0, position, dominators) } ?? position
                }
                if dominators[positions[node]] != best {
                    dominators[positions[node]] = best
                    hasChanged = true
                }
            }
        }
        for node in order {
            if let position = dominators[positions[node]], position > 0 { parents[node] = order[position - 1] }
        }
    }

    private static func commonDominator(_ left: Int, _ right: Int, _ dominators: [Int?]) -> Int {
        var (left, right) = (left, right)
        while left != right {
            if left > right { left = dominators[left] ?? 0 } else { right = dominators[right] ?? 0 }
        }
        return left
    }
}
