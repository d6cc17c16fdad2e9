import NavGraph
import NavSyntax

extension Rule {
    static let nestedStack = Rule(
        "nested-stack", .presentation,
        meaning: """
            A route pushes or presents a node that can only be shown in its own way: a tab, a split, a flow, an alert \
            or an action. Or a split is neither the root of the app nor the root of a tab.
            """,
        why: "A stack inside a stack has two navigation bars and two back buttons; SwiftUI does not support it.",
        failing: """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [{b: {as: push}}]}
              more: {}
            """,
        fixed: """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [b]}
              more: {}
            """)
}

extension Check {
    static let nestedStack = Check(.nestedStack) { analyzed in
        let graph = analyzed.graph
        let roots = rootNodes(of: graph)
        var refused: Set<NodeID> = []
        var findings = graph.routes.indices.compactMap { number -> Diagnostic? in
            guard let target = graph.routes[number].target.target else { return nil }
            let kind = graph.kind(of: target)
            guard !kind.isView else { return nil }
            let route = graph.routes[number]
            let source: NodeID? = if case .node(let source) = route.source { source.target } else { nil }
            guard let transition = analyzed.transition(of: route, from: source),
                let problem = mistake(transition, to: kind)
            else { return nil }
            refused.insert(target)
            let help: Help =
                switch kind {
                case .tab where source.map(graph.isActingTab) ?? false:
                    "name what the tab presents, runs or opens, or write `root` instead of `to`"
                case .tab: "leave out `as`: the tab is selected"
                case .flow, .step: "leave out `as`: the flow is started"
                case .alert, .dialog: "leave out `as`: the \(kind.rawValue) is presented"
                case .action: "leave out `as`: the action runs"
                case _ where roots.contains(target): "write `as: open`: it is shown where it is the root"
                default: "make it the root of a tab, or the root of the app"
                }
            return Rule.nestedStack.finding(
                "`\(graph[target].name)` is \(kind.withArticle), which \(problem)",
                at: route.styleRange ?? route.target.range, help: help)
        }
        findings += graph.routes.compactMap { notOnStack($0, graph) }
        for id in graph.ids(of: .split) {
            let node = graph[id]
            // `unreachable-node` reports a split that nothing leads to.
            guard !roots.contains(id), !refused.contains(id), analyzed.reachability.isReachable(id),
                !graph.possiblyReferenced.contains(id)
            else { continue }
            findings.append(
                Rule.nestedStack.finding(
                    "`\(node.name)` is a split, but neither the root of the app nor the root of a tab",
                    at: node.id.range,
                    help: "make it the root of a tab, or the root of the app"))
        }
        return findings
    }

    /// Reports a route that first goes back to a node that is never on a stack.
    private static func notOnStack(_ route: Route, _ graph: Graph) -> Diagnostic? {
        guard let below = route.popsTo, let target = below.target, !graph.kind(of: target).isView else { return nil }
        let node = graph[target]
        let help: Help =
            switch node.detail {
            case .tab(let tab): tab.root.map { "name the tab's root, `\($0.name)`" } ?? "name the tab's root"
            case .split: "name a screen of its columns"
            default: "name a screen"
            }
        return Rule.nestedStack.finding(
            "`\(node.name)` is \(node.kind.withArticle), which is never on a stack", at: below.range, help: help)
    }

    /// Why a node of a kind cannot be shown by a transition, or nil if it can.
    private static func mistake(_ transition: Transition, to kind: NodeKind) -> String? {
        switch transition {
        case .push, .replace, .reset: "cannot be put onto a stack"
        case .under where kind == .split, .from where kind == .split: "cannot be put onto a stack"
        case .open where kind == .action: "cannot be shown `as: open`"
        case .popTo: "is never on a stack"
        case .sheet, .cover, .popover: "cannot be shown `as: \(transition.rawValue)`"
        default: nil
        }
    }

    /// The roots of the app and of all tabs.
    private static func rootNodes(of graph: Graph) -> Set<NodeID> {
        var roots = Set(
            graph.roots.compactMap { if case .node(let reference) = $0.show { reference.target } else { nil } })
        for node in graph.nodes(of: .tab) {
            if case .tab(let tab) = node.detail, let root = tab.root?.target { roots.insert(root) }
        }
        return roots
    }
}
