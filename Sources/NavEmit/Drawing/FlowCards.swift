/// The flows that are drawn as one card each, with their steps in a row.
struct FlowCards {
    /// For each box of a flow with a card, the boxes of its steps.
    private(set) var steps: [Int: [Int]] = [:]
    /// For each box of a step, the box of its flow and the name of its cell.
    private(set) var ports: [Int: (flow: Int, name: String)] = [:]

    init(_ drawing: Drawing) {
        for cluster in drawing.clusters where cluster.kind == .flow {
            let boxes = cluster.items.compactMap { item -> Int? in
                if case .box(let index) = item { return index }
                return nil
            }
            guard let flow = boxes.first(where: { drawing.boxes[$0].kind == .flow }) else { continue }
            let steps = boxes.filter { drawing.boxes[$0].kind == .step }
            self.steps[flow] = steps.isEmpty ? nil : steps
            for (number, step) in steps.enumerated() { ports[step] = (flow, "s\(number + 1)") }
        }
    }

    /// The box that represents a box: for a step, that of its flow.
    func owner(of box: Int) -> Int { ports[box]?.flow ?? box }

    /// The end of a line in DOT. Lines of steps begin and end below their cells.
    func end(_ box: Int, of drawing: Drawing) -> String {
        guard let port = ports[box] else { return DotWriter.quoted(drawing.boxes[box].id) }
        return DotWriter.quoted(drawing.boxes[port.flow].id) + ":\(port.name):s"
    }
}
