import NavGraph
import NavLinks

/// Plans as they are written in the link table: `@shop product(0,_) reviews(0,1,2)`,
/// `@shop +search(0)`.
struct LinkPlanEncoder {
    private let model: SwiftModel
    private var graph: Graph { model.graph }
    private var taken: Set<NodeID> = []
    private var takenNames: Set<String> = []

    init(_ model: SwiftModel) { self.model = model }

    /// The plan of a node; nil if it has none, or if it was taken before.
    mutating func take(_ node: NodeID) -> String? {
        guard let plan = model.plans[node], taken.insert(node).inserted else { return nil }
        return text(plan)
    }

    /// The plan of some links of a node; nil if it was taken before.
    mutating func take(_ placement: Placement) -> String? {
        guard case .plan(let plan) = placement.outcome,
            takenNames.insert("\(placement.node.index) \(placement.name(in: graph))").inserted
        else { return nil }
        return text(plan)
    }

    private func text(_ plan: Plan) -> String {
        var words = ["@" + base(plan)]
        words += plan.path.map(entry)
        for level in plan.presented {
            let kind = level.kind == graph.kind(of: level.entry.node) ? "" : level.kind.rawValue + ":"
            words.append("+" + kind + entry(level.entry, step: level.step))
            words += level.path.map(entry)
        }
        return words.joined(separator: " ")
    }

    /// The tab or root, and what it shows if that is not its first screen.
    private func base(_ plan: Plan) -> String {
        let root = entry(plan.root, step: plan.step)
        let name = graph[plan.root.node].name
        // A tab that fixes the values of its root shows no others.
        let isUsual = root == name || !graph.fixedValues(ofTab: plan.tab).isEmpty
        var text = plan.tab.map { tab in graph[tab].name + (isUsual ? "" : ":" + root) } ?? root
        guard case .split(let split) = graph[plan.root.node].detail, !plan.columns.isEmpty else { return text }
        var columns = plan.columns.sorted { $0.key < $1.key }.map { entry($0.value) }
        // The sidebar is always shown.
        if plan.columns[0] == nil, let first = split.columns.first?.screens.first?.target {
            columns.insert(graph[first].name, at: 0)
        }
        text += "[" + columns.joined(separator: ",") + "]"
        return text
    }

    private func entry(_ entry: Plan.Entry) -> String { self.entry(entry, step: nil) }

    private func entry(_ entry: Plan.Entry, step: NodeID?) -> String {
        let name = graph[step ?? entry.node].name
        let parameters = graph[entry.node].parameters
        let arguments = zip(entry.values, zip(parameters, model.links.types(of: entry.node))).map { value, parameter in
            argument(value, parameter.0, parameter.1)
        }
        return arguments.allSatisfy { $0 == "_" } ? name : "\(name)(\(arguments.joined(separator: ",")))"
    }

    /// `0` is a parameter of the link, `_` the default, `-` nil or an empty list, `=5` a fixed
    /// value.
    private func argument(_ value: Plan.Value, _ parameter: Parameter, _ type: ValueType) -> String {
        switch value {
        case .parameter(let number): return "\(number)"
        case .fixed(let value):
            let absent: SpelledValue = parameter.type.form == .list ? .many([]) : .none
            let standard = type == .opaque ? absent : parameter.defaultValue.map { type.value(of: $0.value) } ?? absent
            return value == standard ? "_" : TableEncoding.value(value)
        }
    }
}
