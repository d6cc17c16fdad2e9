import NavGraph
import NavLinks

/// What a link to a node shows.
struct LinkPlanDocument {
    /// The node to which the link leads.
    let target: NodeID
    let outcome: PlanOutcome
    /// Nil for an action, which has no view.
    var plan: Plan?
    /// For an action: the nodes that it can lead to.
    var then: [NodeID]?

    /// A node value that is part of the plan.
    struct Entry {
        let node: NodeID
        let values: [(String, ProvidedValue)]
        /// The node's column, if it is shown in a split.
        var column: Int?
    }

    /// A level that is presented above the root.
    struct Level {
        let presented: Plan.Presented
        let entry: Entry
        let path: [Entry]
    }
}

extension GraphDocument {
    /// What a link to a node shows; nil if no URL leads to it.
    func linkPlan(of target: NodeID) -> LinkPlanDocument? { linkPlan(links.plans[target], of: target) }

    /// What a pattern's URLs show, if that is not what other links to its node show.
    func linkPlan(ofPattern number: Int) -> LinkPlanDocument? {
        guard let node = links.patterns[number].node else { return nil }
        return links.ownOutcome(ofPattern: number).flatMap { linkPlan($0, of: node) }
    }

    /// What links to the root of a tab show if they have the values that the tab fixes.
    func rootPlan(ofTab tab: NodeID) -> LinkPlanDocument? {
        guard let screen = graph.rootScreen(ofTab: tab) else { return nil }
        return links.outcome(ofTab: tab).flatMap { linkPlan($0, of: screen) }
    }

    /// The values of the root of a tab that fixes any.
    func rootValues(ofTab tab: NodeID) -> [(String, SpelledValue)]? {
        guard let screen = graph.rootScreen(ofTab: tab), let values = links.rootValues(ofTab: tab) else { return nil }
        return zip(graph[screen].parameters, values).map { ($0.name.value, $1) }
    }

    private func linkPlan(_ outcome: PlanOutcome?, of target: NodeID) -> LinkPlanDocument? {
        switch outcome {
        case .plan(let plan)?: LinkPlanDocument(target: target, outcome: .plan(plan), plan: plan)
        case .ambiguous(let plan, _, _, _)?: LinkPlanDocument(target: target, outcome: .plan(plan), plan: plan)
        case .action(let then)?: LinkPlanDocument(target: target, outcome: .action(then: then), then: then)
        case .unbound, .some(.none), nil: nil
        }
    }

    static let plan = DocumentType<LinkPlanDocument>.object(
        "plan", "What a link to a node shows, in the form of an answer of `navgen resolve`.",
        [
            Member("root", .orNull(.string), "`tabs`, or the node that is the root; null for an action.") {
                link, document in
                link.plan.map { $0.tab == nil ? document.graph[$0.root.node].name : "tabs" }
            },
            .optional("rootNode", .node, "The root, or the root of the tab.") { $0.plan?.root.node },
            .optional("rootParams", .map(source), "The values of the root's parameters.") { link, document in
                link.plan.map { document.values(of: $0.root, link.target) }
            },
            Member("tab", .orNull(.node), "The selected tab.") { $0.plan?.tab },
            .optional("columns", .list(entry), "What the columns of a root that is a split show.") {
                $1.columns(of: $0)
            },
            .optional("step", .string, "The id of the step of a root that is a flow.") { link, document in
                link.plan?.step.map { document.graph[$0].id.value }
            },
            Member("path", .list(entry), "The stack, without its root.") { $1.entries($0.plan?.path ?? [], $0.target) },
            Member("presented", .list(presented), "What is presented, outermost first.") { $1.levels(of: $0) },
            .optional("then", .listOnOneLine(.node), "Of an action: where it can lead.") { $0.then },
            Member("requires", .listOnOneLine(.condition), "What must hold for all of it to be shown.") {
                $1.links.conditions(of: $0.outcome, $0.target)
            },
        ])

    private static let entry = DocumentType<LinkPlanDocument.Entry>.object(
        "entry", "A node with the values of its parameters.", isOnOneLine: true,
        [
            Member("node", .node, "The node.") { $0.node },
            Member("params", .map(source), "The values, by parameter.") { $0.values },
            .optional("column", .index, "Of an entry in a split: the index of the column; the sidebar is 0.") {
                $0.column
            },
        ])

    private static let presented = DocumentType<LinkPlanDocument.Level>.object(
        "presented", "A node that is presented, with its stack.",
        [
            Member("node", .node, "The node.") { $0.entry.node },
            Member("kind", .word, "How it is shown: a screen can be a sheet.") { $0.presented.kind },
            .optional("step", .string, "Of a flow: the id of the step that is shown.") { level, document in
                guard level.presented.kind == .flow else { return nil }
                return level.presented.shownStep(in: document.graph).map { document.graph[$0].id.value }
            },
            Member("params", .map(source), "The values, by parameter.") { $0.entry.values },
            Member("path", .list(entry), "Its own stack, without the node itself.") { $0.path },
        ])

    // MARK: - Values

    private func columns(of link: LinkPlanDocument) -> [LinkPlanDocument.Entry]? {
        guard let columns = link.plan?.columns, !columns.isEmpty else { return nil }
        return columns.sorted { $0.key < $1.key }.map { column, entry in
            LinkPlanDocument.Entry(node: entry.node, values: values(of: entry, link.target), column: column)
        }
    }

    private func levels(of link: LinkPlanDocument) -> [LinkPlanDocument.Level] {
        (link.plan?.presented ?? []).map { level in
            LinkPlanDocument.Level(
                presented: level, entry: entries([level.entry], link.target)[0], path: entries(level.path, link.target))
        }
    }

    private func entries(_ entries: [Plan.Entry], _ target: NodeID) -> [LinkPlanDocument.Entry] {
        entries.map { LinkPlanDocument.Entry(node: $0.node, values: values(of: $0, target)) }
    }

    /// The values of a node's parameters, or the link parameters that provide them.
    private func values(of entry: Plan.Entry, _ target: NodeID) -> [(String, ProvidedValue)] {
        let given = graph.linkParameters(of: target)
        return zip(graph[entry.node].parameters, entry.values).map { parameter, value in
            switch value {
            case .fixed(let value): (parameter.name.value, .value(value))
            case .parameter(let index): (parameter.name.value, .parameter(given[index].name.value))
            }
        }
    }
}
