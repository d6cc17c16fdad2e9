import NavCompiler
import NavGraph
import NavLinks
import NavSwiftWriter
import NavSyntax
import TestSupport

@testable import NavEmit

extension CompiledWalkGraph {
    /// Compiles a graph; throws its diagnostics if there are errors.
    init(_ graph: WalkGraph) throws(Rejection) {
        let result = compileText(["graph.yaml": graph.yaml])
        guard !result.hasErrors, let links = result.links else {
            let errors = result.diagnostics.filter { $0.severity == .error }
            throw Rejection(errors: errors.map { "\($0.message) [\($0.rule.name)]" })
        }
        let tables = EmittedGraph(links)
        let reader = PlanReader(graph: graph, compiled: links.graph)
        let planned = PlannedGraph(
            graph, links: reader.plans(links.plans), opened: reader.plans(links.opened), stacked: tables.stacked,
            onTop: tables.onTop)
        self.init(planned: planned, tables: tables)
    }

    /// Why the compiler rejected a graph.
    struct Rejection: Error, CustomStringConvertible {
        let errors: [String]
        var description: String { errors.joined(separator: "\n") }
    }
}

extension EmittedGraph {
    init(_ links: LinkAnalysis) {
        let swift = SwiftModel(links, sourceName: "graph.yaml")
        let model = DeclarationModel(swift)
        let linkLines = LinkLines(swift)
        let nodes = model.order.nodes
        self.init(
            lines: GraphTableText(model, module: nil).lines, links: linkLines.lines,
            origins: linkLines.patterns.origins, rules: linkLines.patterns.rules,
            deferralLimit: Double(links.graph.links.deferralMinutes) * 60,
            keepsNewestLink: links.graph.links.waiting == .newest,
            defaults: nodes.map { node in
                links.graph.linkParameters(of: node).map { $0.name.value == "x" ? 1 : 0 }
            },
            flows: Set(nodes.indices.filter { links.graph.kind(of: nodes[$0]) == .flow }))
    }
}

/// Reads the compiler's plans.
private struct PlanReader {
    let graph: WalkGraph
    let compiled: Graph

    func plans(_ table: PlanTable) -> [String: WalkPlan] {
        var plans: [String: WalkPlan] = [:]
        for (node, outcome) in table.all {
            if case .plan(let plan) = outcome { plans[compiled[node].name] = self.plan(plan) }
        }
        return plans
    }

    private func plan(_ plan: Plan) -> WalkPlan {
        WalkPlan(
            root: graph.roots[plan.choice].show, tab: plan.tab.map { compiled[$0].name },
            columns: columns(plan), stack: plan.path.map(entry),
            presented: plan.presented.map { level in
                WalkPlan.Presentation(
                    content: entry(level.entry), kind: WalkGraph.Kind(rawValue: level.kind.rawValue) ?? .screen,
                    path: level.path.map(entry))
            })
    }

    private func columns(_ plan: Plan) -> [WalkGraph.Column: WalkPlan.Entry] {
        var columns: [WalkGraph.Column: WalkPlan.Entry] = [:]
        let id = plan.tab.flatMap { graph.tab(compiled[$0].name)?.root } ?? graph.roots[plan.choice].show
        guard let split = graph.split(id) else { return [:] }
        for (index, entry) in plan.columns where index > 0 {
            columns[index == 1 && !split.content.isEmpty ? .content : .detail] = self.entry(entry)
        }
        return columns
    }

    private func entry(_ entry: Plan.Entry) -> WalkPlan.Entry {
        WalkPlan.Entry(node: compiled[entry.node].name, value: value(entry))
    }

    /// The value of the parameter `x`, which is the first.
    private func value(_ entry: Plan.Entry) -> WalkPlan.Value {
        guard graph.node(compiled[entry.node].name).parameter != .none, let value = entry.values.first else {
            return .none
        }
        switch value {
        case .parameter: return .own
        case .fixed(.one(let text)): return .fixed(Int(text) ?? 1)
        case .fixed: return .fixed(1)
        }
    }
}
