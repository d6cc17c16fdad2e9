import NavGraph
import NavLinks
import NavSyntax

/// What a link to a node shows, in the form of an answer of `navgen resolve`. A parameter has either a
/// fixed value or the name of the link parameter that provides it.
struct PlanDocument {
    private let document: GraphDocument
    private let target: NodeID
    private var graph: Graph { document.graph }

    init(_ document: GraphDocument, _ target: NodeID) {
        self.document = document
        self.target = target
    }

    func json(_ outcome: PlanOutcome) -> JSON {
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _): .object(members(plan))
        case .action(let then):
            .object([
                ("root", .null), ("tab", .null), ("path", .array([])), ("presented", .array([])),
                ("then", .texts(then.map { graph[$0].name })), ("requires", .conditions(graph[target].requires)),
            ])
        case .unbound, .none: .null
        }
    }

    private func members(_ plan: Plan) -> [(String, JSON)] {
        var members: [(String, JSON)] = [
            ("root", .string(plan.tab == nil ? graph[plan.root.node].name : "tabs")),
            ("rootNode", .string(graph[plan.root.node].name)), ("rootParams", params(plan.root)),
            ("tab", .text(plan.tab.map { graph[$0].name })),
        ]
        if !plan.columns.isEmpty {
            let columns = plan.columns.sorted { $0.key < $1.key }
            members.append(("columns", .array(columns.map { entry($0.value, column: $0.key) })))
        }
        if let step = plan.step { members.append(("step", .string(graph[step].id.value))) }
        members.append(("path", .array(plan.path.map { entry($0) })))
        members.append(("presented", .array(plan.presented.map(presented))))
        members.append(("requires", .conditions(document.links.conditions(ofLinksTo: target))))
        return members
    }

    private func entry(_ entry: Plan.Entry, column: Int? = nil) -> JSON {
        .line(
            .object(
                [("node", .string(graph[entry.node].name)), ("params", params(entry))]
                    + (column.map { [("column", .int($0))] } ?? [])))
    }

    private func presented(_ level: Plan.Presented) -> JSON {
        var members: [(String, JSON)] = [
            ("node", .string(graph[level.entry.node].name)), ("kind", .string(level.kind.rawValue)),
        ]
        if level.kind == .flow, let step = level.shownStep(in: graph) {
            members.append(("step", .string(graph[step].id.value)))
        }
        members += [("params", params(level.entry)), ("path", .array(level.path.map { entry($0) }))]
        return .object(members)
    }

    private func params(_ entry: Plan.Entry) -> JSON {
        let parameters = graph[entry.node].parameters
        let given = graph.linkParameters(of: target)
        return .line(
            .object(
                zip(parameters, entry.values).map { parameter, value in
                    switch value {
                    case .fixed(let value): (parameter.name.value, .object([("value", .value(value))]))
                    case .parameter(let index):
                        (parameter.name.value, .object([("parameter", .string(given[index].name.value))]))
                    }
                }))
    }
}
