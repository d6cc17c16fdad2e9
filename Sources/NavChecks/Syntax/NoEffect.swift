import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let noEffect = Rule(
        "no-effect", .syntax, .warning, canBeLowered: true,
        meaning: """
            A key has no effect where it is written. Examples are `tab` or `via` on an action or on a node that is in \
            no link's back stack, `opens: onTop` on a node that no route pushes or presents, `titleMode` without a \
            `title`, `identity` without parameters, a parameter's `key` that no URL uses, `unreadable` of a \
            parameter that no query item and no fragment is, `!` of a required parameter, `from: url` of a node that no link opens, `trailingSlash` of a path without segments, an \
            empty `then`, presentation keys of an external node or of one that is only pushed, `detents` or `dragIndicator` of \
            a node that is never a sheet, an entry of `except` that leaves out no URL, `returns` of a node that no route \
            presents, `params` of a route that only goes back, a node in `except` at which the route does not start \
            anyway, `launching` where no condition decides the root, `parkFor` of a node that never waits, settings of \
            `links` in a graph without URLs, keys of a flow that is only a root, a `placeholder` that is never shown, and \
            a second `doc` of one section.
            """,
        why: "The graph would describe behavior that the app does not have.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {titleMode: large}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {title: Home, titleMode: large}
            """)
}

extension Check {
    static let noEffect = Check.ofLinks(.noEffect) { links in
        let (analyzed, graph) = (links.analyzed, links.graph)
        let keys =
            backStackKeys(analyzed) + openings(analyzed) + titleModes(graph) + identities(graph) + externals(graph)
            + ineffectiveForms(links) + unreceivedResults(analyzed) + ineffectiveLimits(analyzed)
            + parameterKeys(graph) + unreadableValues(links) + placeholders(graph) + actingTabs(graph)
            + ineffectiveURLs(analyzed) + emptyOutcomes(graph) + links.ineffectivePatternKeys
        let placed =
            patternsWithoutStack(graph) + ineffectivePatterns(graph) + ineffectiveRouteValues(graph)
            + ineffectiveSettings(links.analyzed) + ineffectiveExceptions(links) + ineffectiveRouteExceptions(graph)
        guard !keys.isEmpty else { return placed }
        return placed
            + KeyLocations(graph).findings(of: keys) { key, range in
                Rule.noEffect.finding(key.message, at: range, help: key.help)
            }
    }

    /// `via` and `tab` of patterns of tabs, splits, steps and actions.
    private static func patternsWithoutStack(_ graph: Graph) -> [Diagnostic] {
        graph.ids { !$0.kind.hasVia && !$0.links.allSatisfy(\.isShort) }.flatMap { id -> [Diagnostic] in
            let node = graph[id]
            return node.links.compactMap { link in
                guard let range = link.via?.range ?? link.tab?.range, !link.hasUnreadPlacement else { return nil }
                let key = link.via == nil ? "tab" : "via"
                var help = Help.remove
                var reason = "nothing is below \(node.kind.withArticle)"
                if case .action(let action) = node.detail {
                    reason = "an action is not shown itself"
                    help = action.then.first.map { "write it on `\($0.name)`, which follows" } ?? help
                } else if case .step(let step) = node.detail {
                    reason = "a step is shown in its flow"
                    help = "write it on `\(graph[step.flow].name)`"
                }
                return Rule.noEffect.finding("`\(key)` has no effect here: \(reason)", at: range, help: help)
            }
        }
    }

    /// Keys of tabs that act, which are only for tabs that can be selected.
    private static func actingTabs(_ graph: Graph) -> [IneffectiveKey] {
        graph.ids(of: .tab).filter(graph.isActingTab).flatMap { id -> [IneffectiveKey] in
            guard case .tab(let tab) = graph[id].detail, let target = tab.route?.target.name else { return [] }
            let keys: [(String, Bool, Help)] = [
                ("params", tab.fixed.isEmpty, "write `to: {\(target): {params: {…}}}`"),
                ("role", !tab.isSearch, .remove), ("badge", !tab.hasBadge, .remove),
                ("requires", graph[id].requires.isEmpty, "write it on `\(target)`, or `visible` here"),
                ("parkFor", graph[id].deferralMinutes == nil, "write it on `\(target)`"),
            ]
            return keys.filter { !$0.1 }.map { key, _, help in
                let message = "`\(key)` has no effect: `\(graph[id].name)` acts and is not selected"
                return IneffectiveKey(node: id, path: [key], message: message, help: help)
            }
        }
    }

    /// `tab` and `via` of actions, and of nodes that are in no plan.
    private static func backStackKeys(_ analyzed: AnalyzedGraph) -> [IneffectiveKey] {
        let graph = analyzed.graph
        let placed =
            graph.ids { $0.tab != nil }.map { (key: "tab", id: $0) }
            + graph.ids { $0.via != nil }.map { (key: "via", id: $0) }
        guard !placed.isEmpty else { return [] }
        let opened = nodesBelowOpened(analyzed)
        return placed.compactMap { key, id -> IneffectiveKey? in
            let node = graph[id]
            let references = key == "tab" ? node.tab.map { [$0] } : node.via?.value
            // An unknown name has already been reported, and the key may have an effect once the
            // name is corrected.
            guard references?.allSatisfy({ $0.target != nil }) ?? false, !graph.possiblyReferenced.contains(id) else {
                return nil
            }
            if case .action(let action) = node.detail {
                return IneffectiveKey(
                    node: id, path: [key], message: "`\(key)` has no effect on an action, which is not shown itself",
                    help: action.then.first.map { "write it on `\($0.name)`, which follows" } ?? .remove)
            }
            guard !opened.contains(id) else { return nil }
            return IneffectiveKey(
                node: id, path: [key],
                message: "`\(key)` has no effect: no link opens `\(node.name)`, or anything that it leads to",
                help: "give `\(node.name)` a `url:`, or remove `\(key)`", unless: ["url"])
        }
    }

    /// `opens` of nodes that no link opens, or that no route shows on top of another node.
    private static func openings(_ analyzed: AnalyzedGraph) -> [IneffectiveKey] {
        let graph = analyzed.graph
        return graph.ids { $0.opens == .onTop }.compactMap { id in
            guard !graph.possiblyReferenced.contains(id) else { return nil }
            let name = graph[id].name
            if !analyzed.isLinked(id), !analyzed.opened.contains(id) {
                return IneffectiveKey(
                    node: id, path: ["opens"], message: "`opens` has no effect: no link opens `\(name)`",
                    help: "give `\(name)` a `url:`, or remove `opens`", unless: ["url"])
            }
            guard analyzed.routesOnTop(to: id).isEmpty else { return nil }
            let usual = graph.kind(of: id) == .screen ? "pushes" : "presents"
            let routes = graph.routes.filter { route in
                route.target.target == id && !(route.sourceNode.map(graph.isActingTab) ?? false)
            }
            return IneffectiveKey(
                node: id, path: ["opens"], message: "`opens` has no effect: no route pushes or presents `\(name)`",
                help: routes.contains { $0.style != nil || $0.popsTo != nil }
                    ? "leave out `as` in a route to `\(name)`, which then \(usual) it, or remove `opens`"
                    : "add a route from a screen to `\(name)`, or remove `opens`")
        }
    }

    /// The nodes that links, `as: open` or `then` open, and all nodes that may be below them.
    private static func nodesBelowOpened(_ analyzed: AnalyzedGraph) -> Set<NodeID> {
        let graph = analyzed.graph
        var left = graph.nodes.indices.map { NodeID($0) }.filter {
            analyzed.isLinked($0) || analyzed.opened.contains($0)
        }
        var found = Set(left)
        let anywhere = Dictionary(grouping: analyzed.globalRoutes) { graph.routes[$0].target.target }
        var views = graph.nodes.indices.map { NodeID($0) }.filter { graph.kind(of: $0).isView }
        while let id = left.popLast() {
            var sources = analyzed.incoming(of: id).filter { !$0.isOfFallback }.map(\.source)
            for number in anywhere[id] ?? [] {
                sources += views.filter { analyzed.startsGlobalRoute(number, at: $0) }
                views.removeAll { analyzed.startsGlobalRoute(number, at: $0) }
            }
            left += sources.filter { found.insert($0).inserted }
        }
        return found
    }

    private static func titleModes(_ graph: Graph) -> [IneffectiveKey] {
        graph.ids(of: .screen).compactMap { id in
            guard case .screen(let screen) = graph[id].detail, let mode = screen.titleMode, mode != .automatic,
                graph[id].title == nil
            else { return nil }
            return IneffectiveKey(
                node: id, path: ["titleMode"], message: "`titleMode` has no effect: `\(graph[id].name)` has no `title`",
                help: "give it a `title`, or remove `titleMode`", unless: ["title"])
        }
    }

    private static func identities(_ graph: Graph) -> [IneffectiveKey] {
        graph.nodes.indices.compactMap { index in
            let id = NodeID(index)
            // If it contains names, `param-unbound` reports them as unknown.
            guard graph[id].parameters.isEmpty, graph[id].identity?.isEmpty == true else { return nil }
            return IneffectiveKey(
                node: id, path: ["identity"],
                message: "`identity` has no effect: `\(graph[id].name)` has no parameters",
                help: .remove, unless: ["params"])
        }
    }

    /// Presentation keys of external nodes, which the app shows itself.
    private static func externals(_ graph: Graph) -> [IneffectiveKey] {
        let keys = [
            "titleMode", "transition", "detents", "dragIndicator", "background", "backgroundInteraction",
            "contentInteraction", "cornerRadius", "sizing", "onLink", "dismiss", "stack", "cancel", "confirm",
            "compact",
        ]
        return graph.ids(where: \.isExternal).flatMap { id in
            keys.map { key in
                IneffectiveKey(
                    node: id, path: [key],
                    message: "`\(key)` has no effect: `\(graph[id].name)` is external, and the app shows it itself",
                    help: "remove `\(key)`, or `external`")
            }
        }
    }

    /// The `key` of parameters whose nodes have no URL that uses it.
    private static func parameterKeys(_ graph: Graph) -> [IneffectiveKey] {
        graph.nodes.indices.flatMap { index -> [IneffectiveKey] in
            let node = graph.nodes[index]
            var data: [IneffectiveKey] = []
            if case .flow(let flow) = node.detail {
                data = flow.data.filter { $0.key != nil }.map { parameter in
                    IneffectiveKey(
                        node: NodeID(index), path: ["data", parameter.name.value, "key"],
                        message: "`key` has no effect: no URL carries the data of a flow", help: .remove)
                }
                data += flow.data.filter { $0.initialValue != nil && $0.defaultValue != nil }.map { parameter in
                    IneffectiveKey(
                        node: NodeID(index), path: ["data", parameter.name.value, "default"],
                        message: "`default` has no effect: the initial value of `\(parameter.name.value)` is "
                            + "`\(parameter.initialValue?.value ?? "")`",
                        help: "remove it, or give it to the parameter")
                }
            }
            guard !graph.nodes[index].parameters.isEmpty else { return data }
            return data
                + node.parameters.compactMap { parameter in
                    guard let key = parameter.key?.value, isOwn(key, of: parameter, node),
                        !isUsed(key, by: NodeID(index), graph)
                    else { return nil }
                    return IneffectiveKey(
                        node: NodeID(index), path: ["params", parameter.name.value, "key"],
                        message: "`key` has no effect: no URL of `\(node.name)` uses `{\(key)}`",
                        help: "write `{\(key)}` in its `url:`, or remove `key`",
                        unless: node.links.isEmpty ? ["url"] : [])
                }
        }
    }

    /// Whether a key differs from the names and keys of all parameters of the node. If two are
    /// equal, `duplicate-param` reports that.
    private static func isOwn(_ key: String, of parameter: Parameter, _ node: Node) -> Bool {
        key != parameter.name.value
            && node.parameters.filter { $0.name.value == key || $0.key?.value == key }.count == 1
    }

    private static func isUsed(_ key: String, by id: NodeID, _ graph: Graph) -> Bool {
        var ids = [id]
        if case .flow(let flow) = graph[id].detail { ids += flow.steps }
        let redirects = graph.redirects.filter { redirect in
            redirect.node?.target.map(ids.contains) ?? false
        }
        let patterns = ids.flatMap { graph[$0].links }.map(\.path.value) + redirects.map(\.pattern.value)
        return patterns.contains { $0.contains("{\(key)}") || $0.contains("{\(key)*") }
    }

    /// Placeholders of columns that are never empty.
    private static func placeholders(_ graph: Graph) -> [IneffectiveKey] {
        graph.ids(of: .split).flatMap { id -> [IneffectiveKey] in
            guard case .split(let split) = graph[id].detail else { return [] }
            var keys: [IneffectiveKey] = []
            if split.sidebar?.placeholder != nil {
                keys.append(
                    IneffectiveKey(
                        node: id, path: ["sidebar", "placeholder"],
                        message: "`placeholder` has no effect on the sidebar, which is never empty",
                        help: "write it on a later column, or remove it"))
            }
            // In the resolved graph, columns without a placeholder have that of the split.
            let others = [("content", split.content), ("detail", split.detail)].filter { $0.1 != nil }.map(\.0)
            if split.placeholder != nil, !others.isEmpty {
                keys.append(
                    IneffectiveKey(
                        node: id, path: ["placeholder"],
                        message: "`placeholder` has no effect: each column that may be empty has its own",
                        help: "remove it, or those of the columns", beside: others.map { [$0, "placeholder"] }))
            }
            return keys
        }
    }
}
