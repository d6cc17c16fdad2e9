/// The lines of a drawing that lead back to where a path came from, or to where a lane begins, so that boxes do
/// not move to the right of what they lead to.
struct BackLines {
    /// The indices of the lines.
    private(set) var lines: Set<Int> = []
    private let outgoing: [Int: [(line: Int, target: Int)]]
    private var states: [Int: State] = [:]

    private enum State { case onPath, done }

    init(_ drawing: Drawing, _ cards: FlowCards) {
        var outgoing: [Int: [(line: Int, target: Int)]] = [:]
        for (index, line) in drawing.lines.enumerated() where !line.kind.isUnconstrained {
            let (source, target) = (cards.owner(of: line.source), cards.owner(of: line.target))
            outgoing[source, default: []].append((index, target))
        }
        self.outgoing = outgoing
        let firsts = Set(drawing.lanes.map(\.first))
        for (index, line) in drawing.lines.enumerated() where line.kind != .first && firsts.contains(line.target) {
            lines.insert(index)
        }
        let starts = drawing.lanes.map { $0.start ?? $0.first }
        for box in starts + Array(drawing.boxes.indices) { visit(box) }
    }

    /// Follows the lines from a box, depth first.
    private mutating func visit(_ start: Int) {
        guard states[start] == nil else { return }
        var path: [(box: Int, next: Int)] = [(start, 0)]
        states[start] = .onPath
        while let (box, next) = path.last {
            let edges = outgoing[box] ?? []
            guard next < edges.count else {
                states[box] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let (line, target) = edges[next]
            switch states[target] {
            case .onPath: lines.insert(line)
            case .done: break
            case nil:
                states[target] = .onPath
                path.append((target, 0))
            }
        }
    }
}
