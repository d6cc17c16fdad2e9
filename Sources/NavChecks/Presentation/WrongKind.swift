import NavGraph
import NavSyntax

extension Rule {
    static let wrongKind = Rule(
        "wrong-kind", .presentation,
        meaning: """
            A node is used where its kind is not allowed. `launching` needs a screen, and `otherwise` must not be a \
            tab, a split view or an action. A route cannot start at a tab, a split view, a flow, an alert, an action or an external node, and \
            cannot lead from one step of a flow to another. An external node cannot be a root or be in a column. A \
            deprecated node cannot be its own replacement.
            """,
        why: "There would be nothing to show, or no way to continue.",
        failing: """
            navgen: 1
            root: [{when: ready, show: home}, {show: welcome}]
            launching: splash
            conditions: {ready: {}}
            screens:
              home: {to: [splash]}
              welcome: {}
            sheets:
              splash: {}
            """,
        fixed: """
            navgen: 1
            root: [{when: ready, show: home}, {show: welcome}]
            launching: splash
            conditions: {ready: {}}
            screens:
              home: {}
              welcome: {}
              splash: {}
            """)
}

extension Check {
    static let wrongKind = Check(.wrongKind) { analyzed in
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        if let launching = graph.launching, let target = launching.target, graph.kind(of: target) != .screen {
            findings.append(
                Rule.wrongKind.finding(
                    "`\(launching.name)` is \(graph.kind(of: target).withArticle), but `launching` needs a screen",
                    at: launching.range, help: "name a screen"))
        }
        for condition in graph.conditions {
            guard let otherwise = condition.otherwise, let target = otherwise.target else { continue }
            let reason: String
            switch graph.kind(of: target) {
            case .action: reason = "an action, which shows nothing while `\(condition.name.value)` does not hold"
            case .tab: reason = "a tab, which cannot be shown on top of what is displayed"
            case .split: reason = "a split, which cannot be shown on top of what is displayed"
            case .screen, .sheet, .cover, .popover, .alert, .dialog, .flow, .step: continue
            }
            findings.append(
                Rule.wrongKind.finding(
                    "`\(otherwise.name)` is \(reason)", at: otherwise.range,
                    help: "name what is shown: a screen, a sheet, a cover, an alert, a flow"))
        }
        return findings + externalRoots(graph) + routesFromExternal(analyzed) + routesWithoutExits(graph)
            + selfReplacements(graph) + actingTabs(analyzed)
    }

    /// What a tab that acts can do instead of a route that it cannot have.
    private static func help(for route: Route, _ graph: Graph) -> Help {
        let name = route.target.name
        return switch route.target.target.map(graph.kind(of:)) {
        case .tab: "name what it presents, runs or opens, or write `root` instead of `to`"
        case .split: "write `to: {\(name): {as: open}}`, or `root` instead of `to`"
        default: "write `to: {\(name): {as: sheet}}` or `as: open`, or `root` instead of `to`"
        }
    }

    /// Reports tabs that act and could not, and what takes them for tabs that can be selected.
    private static func actingTabs(_ analyzed: AnalyzedGraph) -> [Diagnostic] {
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        for id in graph.ids(of: .tab) where graph.isActingTab(id) {
            let node = graph[id]
            guard case .tab(let tab) = node.detail, let route = tab.route else { continue }
            if let root = tab.root {
                findings.append(
                    Rule.wrongKind.finding(
                        "`\(node.name)` has a `to` and a `root`, but a tab either acts or is selected", at: root.range,
                        help: "remove one of the two"))
            }
            if let transition = analyzed.transition(of: route, from: id), !transition.isOfActingTab {
                findings.append(
                    Rule.wrongKind.finding(
                        "a tab that acts cannot show `\(route.target.name)` like this: it presents something, runs an "
                            + "action, or opens a node",
                        at: route.target.range,
                        help: Self.help(for: route, graph)))
            }
            if let link = node.links.first {
                findings.append(
                    Rule.wrongKind.finding(
                        "`\(node.name)` acts and shows nothing itself, so it has no URL", at: link.range,
                        help: "give the URL to `\(route.target.name)`"))
            }
        }
        func report(_ reference: NodeReference?, _ what: String, _ help: Help) {
            guard let reference, let target = reference.target, graph.isActingTab(target) else { return }
            let message = "`\(reference.name)` is a tab that acts: \(what)"
            findings.append(Rule.wrongKind.finding(message, at: reference.range, help: help))
        }
        for node in graph.nodes {
            for tab in [node.tab] + node.links.map(\.tab) {
                report(tab, "nothing opens in it", "name a tab that has a `root`")
            }
        }
        for route in graph.routes where route.target.target.map(graph.isActingTab) ?? false {
            guard let id = route.target.target, case .tab(let tab) = graph[id].detail, let to = tab.route else {
                continue
            }
            report(route.target, "it is never selected", "name what it opens: `\(to.target.name)`")
        }
        return findings
    }

    /// Reports routes that start at a node without exits. Only a node with a view has exits: a tab
    /// or a split only contains such nodes, and a flow, an alert or an action has its own keys for
    /// what follows.
    private static func routesWithoutExits(_ graph: Graph) -> [Diagnostic] {
        var seen: Set<SourceRange> = []
        return graph.routes.indices.compactMap { number in
            guard let source = graph.routes[number].sourceNode, !graph.kind(of: source).isView else { return nil }
            let route = graph.routes[number]
            if case .tab(let tab) = graph[source].detail, tab.route === route { return nil }
            guard case .node(let reference) = route.source else { return nil }
            let node = graph[source]
            if let step = targetStep(of: route, graph), seen.insert(route.target.range).inserted {
                return Rule.wrongKind.finding(
                    "`\(node.name)` and `\(graph[step].name)` are steps of one flow, which leads from one to the other by "
                        + "itself", at: route.target.range,
                    help:
                        "remove the route: the view calls `flow.next()`, and a step is skipped if its `when` does not hold"
                )
            }
            guard let help = alternative(toRouteFrom: node, to: route.target.name, graph),
                seen.insert(reference.range).inserted
            else {
                return nil
            }
            return Rule.wrongKind.finding(
                "a route cannot start at `\(node.name)`, which is \(node.kind.withArticle)", at: reference.range,
                help: help)
        }
    }

    /// The target of a route, if the route leads from one step of a flow to another.
    private static func targetStep(of route: Route, _ graph: Graph) -> NodeID? {
        guard case .node(let source) = route.source, let from = source.target, let target = route.target.target,
            case .step(let step) = graph[from].detail, case .step(let other) = graph[target].detail,
            step.flow == other.flow
        else { return nil }
        return target
    }

    /// What to write instead of a route from a node without exits, or nil if it has exits.
    private static func alternative(toRouteFrom node: Node, to target: String, _ graph: Graph) -> Help? {
        func names(_ ids: [NodeID]) -> String {
            ids.prefix(3).map { "`\(graph[$0].name)`" }.joined(separator: ", ") + (ids.count > 3 ? ", …" : "")
        }
        switch node.detail {
        case .tab(let tab):
            return Help(
                "start it at " + (tab.root?.target.map { "`\(graph[$0].name)`, the tab's root" } ?? "the tab's root"))
        case .split(let split):
            let columns = split.columns.flatMap { $0.screens.compactMap(\.target) }
            return Help("start it at a screen of its columns" + (columns.isEmpty ? "" : ": \(names(columns))"))
        case .flow(let flow):
            let steps = flow.steps.isEmpty ? "" : " (\(names(flow.steps)))"
            return "start it at one of its steps\(steps), or write `then: \(target)` on the flow if that follows it"
        case .alert: return "put `to: \(target)` on one of its actions"
        case .action: return "write `then: \(target)` on the action"
        case .none, .screen, .presentation, .step: return nil
        }
    }

    /// Reports external nodes as roots or in columns. The app shows an external node itself when a
    /// route leads to it, so it has no view that could be there from the start.
    private static func externalRoots(_ graph: Graph) -> [Diagnostic] {
        var uses: [(node: NodeReference, of: String)] = graph.launching.map { [($0, "`launching`")] } ?? []
        for choice in graph.roots {
            if case .node(let reference) = choice.show { uses.append((reference, "the root")) }
        }
        for id in graph.ids(of: .tab, .split) {
            let node = graph[id]
            switch node.detail {
            case .tab(let tab): uses += tab.root.map { [($0, "the tab `\(node.name)`")] } ?? []
            case .split(let split):
                uses += split.columns.flatMap(\.screens).map { ($0, "a column of `\(node.name)`") }
            default: break
            }
        }
        return uses.compactMap { node, user in
            guard let target = node.target, graph[target].isExternal else { return nil }
            return Rule.wrongKind.finding(
                "`\(node.name)` is external: the app shows it itself, but \(user) needs a view", at: node.range,
                help: "name a screen that is not external, or remove `external`")
        }
    }

    /// Reports routes from external nodes. The app shows these itself, so they have no exits. If
    /// nothing else leads to the target of such a route, `unreachable-node` reports it instead.
    private static func routesFromExternal(_ analyzed: AnalyzedGraph) -> [Diagnostic] {
        let graph = analyzed.graph
        guard graph.nodes.contains(where: \.isExternal) else { return [] }
        return graph.routes.compactMap { route in
            guard case .node(let reference) = route.source, let source = reference.target, graph[source].isExternal,
                let target = route.target.target, analyzed.reachability.isReachable(target)
            else { return nil }
            return Rule.wrongKind.finding(
                "`\(graph[source].name)` is external: the app shows it itself, so no route can start there",
                at: route.target.range, help: "remove the route, or `external`")
        }
    }

    private static func selfReplacements(_ graph: Graph) -> [Diagnostic] {
        graph.ids(where: \.isDeprecated).compactMap { id in
            guard let use = graph[id].deprecated?.use, use.target == id else { return nil }
            return Rule.wrongKind.finding(
                "`\(use.name)` cannot be used in place of itself", at: use.range, help: "name another node, or none")
        }
    }
}

extension Transition {
    /// Whether a tab can do it instead of being selected. A popover would have no view to point at.
    fileprivate var isOfActingTab: Bool {
        switch self {
        case .sheet, .cover, .alert, .dialog, .start, .run, .open: true
        case .push, .popover, .replace, .reset, .popTo, .dismiss, .under, .select, .fill, .from: false
        }
    }
}
