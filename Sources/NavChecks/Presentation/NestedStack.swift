import NavGraph
import NavSyntax

extension Rule {
    static let nestedStack = Rule(
        "nested-stack", .presentation,
        meaning: """
            A route puts on a stack, or presents, something that has its own way of being shown: a tab, a split, a \
            flow, an alert, an action; or a split is the root of neither the app nor a tab.
            """,
        why: "A stack inside a stack has two bars and two back buttons; SwiftUI does not support it.",
        failing: """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [{b: {as: push}}]}
              more: {}
            """,
        repaired: """
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
    static let nestedStack = Check(.nestedStack) { analysed in
        let graph = analysed.graph
        let roots = rootNodes(of: graph)
        var refused: Set<NodeID> = []
        var findings = graph.routes.indices.compactMap { number -> Diagnostic? in
            guard let target = graph.routes[number].target.target else { return nil }
            let kind = graph.kind(of: target)
            guard !kind.isView else { return nil }
            let route = graph.routes[number]
            let source: NodeID? = if case .node(let source) = route.source { source.target } else { nil }
            guard let transition = analysed.transition(of: route, from: source),
                let words = mistake(transition, to: kind)
            else { return nil }
            refused.insert(target)
            let help =
                switch kind {
                case .tab: "leave out `as`: the tab is selected"
                case .flow, .step: "leave out `as`: the flow is started"
                case .alert, .dialog: "leave out `as`: the \(kind.rawValue) is presented"
                case .action: "leave out `as`: the action runs"
                case _ where roots.contains(target): "write `as: open`: it is shown where it is the root"
                default: "make it the root of a tab, or the root of the app"
                }
            return Rule.nestedStack.finding(
                "`\(graph[target].name)` is \(kind.withArticle), which \(words)",
                at: route.style?.range ?? route.target.range, help: help)
        }
        for id in graph.ids(of: .split) {
            let node = graph[id]
            // Where nothing leads to it, `unreachable-node` says so.
            guard !roots.contains(id), !refused.contains(id), analysed.reachability.isReachable(id),
                !graph.presumed.contains(id)
            else { continue }
            findings.append(
                Rule.nestedStack.finding(
                    "`\(node.name)` is a split, and the root neither of the app nor of a tab", at: node.id.range,
                    help: "make it the root of a tab, or the root of the app"))
        }
        return findings
    }

    /// What cannot be done with a node of a kind.
    private static func mistake(_ transition: Transition, to kind: NodeKind) -> String? {
        switch transition {
        case .push, .replace, .reset: "cannot be put onto a stack"
        case .under where kind == .split: "cannot be put onto a stack"
        case .open where kind == .action: "cannot be shown `as: open`"
        case .popTo: "is never on a stack"
        case .sheet, .cover, .popover: "cannot be shown `as: \(transition.rawValue)`"
        default: nil
        }
    }

    /// What the app or a tab has as its root.
    private static func rootNodes(of graph: Graph) -> Set<NodeID> {
        var roots = Set(
            graph.roots.compactMap { if case .node(let reference) = $0.show { reference.target } else { nil } })
        for node in graph.nodes(of: .tab) {
            if case .tab(let tab) = node.detail, let root = tab.root?.target { roots.insert(root) }
        }
        return roots
    }
}
