/// Sorts nodes so that those that lead to others come before them. Where nodes lead to each other, the order in which
/// they are given decides.
struct TopologicalOrder {
    private let targets: (Int) -> [Int]
    /// By node: its component, whose nodes lead to each other. Components that others lead to have lower numbers.
    private var components: [Int: Int] = [:]
    private var componentCount = 0
    private var numbers: [Int: Int] = [:]
    private var lowest: [Int: Int] = [:]
    /// The nodes that are in no component yet.
    private var open: [Int] = []

    static func sorted(_ nodes: [Int], targets: @escaping (Int) -> [Int]) -> [Int] {
        var order = Self(targets: targets)
        for node in nodes where order.numbers[node] == nil { order.search(from: node) }
        let components = nodes.map { order.components[$0] ?? 0 }
        return nodes.indices.sorted { (-components[$0], $0) < (-components[$1], $1) }.map { nodes[$0] }
    }

    private init(targets: @escaping (Int) -> [Int]) { self.targets = targets }

    /// Finds the components of all nodes to which a node leads. Without recursion, as paths can be long.
    private mutating func search(from start: Int) {
        var path: [(node: Int, targets: ArraySlice<Int>)] = []
        enter(start, &path)
        while let (node, rest) = path.last {
            if let next = rest.first {
                path[path.count - 1].targets = rest.dropFirst()
                if numbers[next] == nil {
                    enter(next, &path)
                } else if components[next] == nil {
                    lowest[node] = min(lowest[node] ?? 0, numbers[next] ?? 0)
                }
                continue
            }
            path.removeLast()
            if let below = path.last?.node { lowest[below] = min(lowest[below] ?? 0, lowest[node] ?? 0) }
            if lowest[node] == numbers[node] { close(at: node) }
        }
    }

    private mutating func enter(_ node: Int, _ path: inout [(node: Int, targets: ArraySlice<Int>)]) {
        numbers[node] = numbers.count
        lowest[node] = numbers[node]
        open.append(node)
        path.append((node, targets(node)[...]))
    }

    private mutating func close(at node: Int) {
        componentCount += 1
        while let last = open.popLast() {
            components[last] = componentCount
            if last == node { break }
        }
    }
}
