import NavGraph
import NavLinks

/// Writes a graph's table: a line for each condition, root and node.
///
/// `GraphTableParser` in `NavgenRuntime` describes the grammar.
package struct GraphTableText {
    private let model: DeclarationModel
    /// The module whose nodes it describes; nil for the app, whose table has all nodes.
    private let module: String?
    private let stacked: Set<NodeID>
    private var graph: Graph { model.graph }
    private var swift: SwiftModel { model.swift }

    package init(_ model: DeclarationModel, module: String?) {
        self.model = model
        self.module = module
        stacked = module == nil && model.swift.has(.state) ? Set(model.state.stacked) : []
    }

    /// Whether the table describes a part of the output, such as the state. Only the app's table
    /// does.
    private func describes(_ part: OutputOptions.Part) -> Bool { module == nil && swift.has(part) }

    package var lines: [String] {
        var lines: [String] = []
        if describes(.state) { lines += conditions + roots }
        if describes(.navigator) { lines += globalPushes }
        for node in model.order.nodes(inModule: module) {
            lines.append(line(node))
            guard describes(.navigator) else { continue }
            switch graph[node].detail {
            case .alert(let alert): lines += AnswerLines(model, node).lines(alert)
            case .tab(let tab): lines += AnswerLines(model, node).lines(tab)
            default: break
            }
        }
        return lines
    }

    // MARK: - Conditions and roots

    private var conditions: [String] {
        graph.conditions.map { condition in
            var line = TableLine("?" + condition.name.value)
            line.add("otherwise", condition.otherwise?.target.map { graph[$0].name })
            return line.text
        }
    }

    private var roots: [String] {
        var lines = graph.roots.compactMap { choice -> String? in
            let name: String
            switch choice.show {
            case .tabs: name = "tabs"
            case .node(let reference):
                guard let node = reference.target else { return nil }
                name = graph[node].name
            }
            var line = TableLine("@" + name)
            line.add("when", choice.when)
            return line.text
        }
        if let launching = model.state.launching { lines.append("@launching " + graph[launching].name) }
        return lines
    }

    /// The line of the screens that every node can push. The lines of nodes have those that only they can push.
    private var globalPushes: [String] {
        let targets = swift.analyzed.globalRoutes.compactMap { index -> NodeID? in
            let route = graph.routes[index]
            guard route.startsEverywhere else { return nil }
            return swift.analyzed.transition(of: route, from: nil) == .push ? route.target.target : nil
        }
        guard !targets.isEmpty else { return [] }
        var line = TableLine("*")
        line.add("pushes", names(targets))
        return [line.text]
    }

    private func names(_ nodes: [NodeID]) -> [String] {
        var seen: Set<NodeID> = []
        return nodes.filter { seen.insert($0).inserted }.map { graph[$0].name }
    }

    // MARK: - Nodes

    private func line(_ id: NodeID) -> String {
        let node = graph[id]
        var line = TableLine(node.name, node.kind.rawValue)
        line.add("params", node.parameters.map(\.name.value))
        if describes(.state) { addStructure(of: id, to: &line) }
        if describes(.navigator) { addRoutes(of: id, to: &line) }
        if let identity = node.identity { line.add("identity", TableEncoding.list(identity.map(\.value))) }
        line.add("sensitive", node.parameters.filter(\.isSensitive).map(\.name.value))
        line.add("transient", if: node.parameters.contains(where: swift.isTransient))
        line.add("external", if: node.isExternal)
        if describes(.state) { line.add("stack", if: stacked.contains(id)) }
        if describes(.views) {
            addAppearance(of: id, to: &line)
        } else if describes(.state), case .presentation(let detail) = node.detail {
            addInteraction(detail, to: &line)
        }
        line.add("was", node.formerNames)
        line.add("owner", node.owner.map(TableEncoding.escaped))
        line.add("tags", node.tags)
        return line.text
    }

    /// Adds what a node consists of, and the conditions that it requires.
    private func addStructure(of id: NodeID, to line: inout TableLine) {
        let node = graph[id]
        switch node.detail {
        case .tab(let tab):
            line.add("root", tab.root?.target.map { graph[$0].name + values(ofTab: id) })
            line.add("acts", if: tab.route != nil)
            line.add("visible", tab.visible)
        case .split(let split):
            for (name, column) in zip(["sidebar", "content", "detail"], [split.sidebar, split.content, split.detail]) {
                line.add(name, names(column?.screens.compactMap(\.target) ?? []))
            }
            line.add("visibility", split.visibility?.rawValue)
        case .flow(let flow):
            if flow.style != .cover { line.add("as", flow.style.rawValue) }
            line.add("then", flow.then?.target.map { following($0, id, flow) })
            line.add("skippable", if: flow.isSkippable)
            line.add("skipTo", flow.skipTo?.target.map { graph[$0].name })
            line.add("noBack", if: !flow.allowsBack)
        case .step(let step):
            line.add("when", step.when)
            line.add("skippable", if: step.isSkippable)
            line.add("final", if: step.isFinal)
        case .none, .screen, .presentation, .alert, .action: break
        }
        line.add("needs", node.requires)
        line.add("park", node.deferralMinutes.map { "\($0 * 60)" })
        addLinkBehavior(of: node, to: &line)
        let onTop = swift.analyzed.routesOnTop(to: id).flatMap { number in
            swift.analyzed.sourcesOnTop(ofRoute: number).map { routeOnTop(graph.routes[number], from: $0, to: node) }
        }
        if !onTop.isEmpty { line.add("onTop", onTop.joined(separator: ",")) }
    }

    /// A route by which a link shows a node on its source, with the values that it fixes: `go:list(_,=5)`.
    private func routeOnTop(_ route: Route, from source: NodeID?, to target: Node) -> String {
        let values = target.parameters.map { parameter -> String in
            switch route.fixed.last(where: { $0.name.value == parameter.name.value })?.value {
            case .parameter(let name)?: "^" + TableEncoding.escaped(name)
            case .literal(let literal)?: AnswerLines.spelling(literal, parameter, graph)
            case nil: "_"
            }
        }
        return (route.style?.value.rawValue ?? "go") + ":" + (source.map { graph[$0].name } ?? "*")
            + (values.allSatisfy { $0 == "_" } ? "" : "(\(values.joined(separator: ",")))")
    }

    /// The values of a tab's root, or of the sidebar of a root that is a split: `(=news,_)`.
    private func values(ofTab tab: NodeID) -> String {
        let fixed = graph.fixedValues(ofTab: tab)
        guard let screen = graph.rootScreen(ofTab: tab), !fixed.isEmpty else { return "" }
        let arguments = graph[screen].parameters.map { parameter -> String in
            let value = fixed.last { $0.name.value == parameter.name.value }?.value
            guard case .literal(let literal)? = value else { return "_" }
            return AnswerLines.spelling(literal, parameter, graph)
        }
        return "(\(arguments.joined(separator: ",")))"
    }

    private func addLinkBehavior(of node: Node, to line: inout TableLine) {
        let behavior: PresentationDetail.OnLink? =
            switch node.detail {
            case .presentation(let detail): detail.onLink
            case .flow(let flow): flow.onLink
            default: nil
            }
        if let behavior, behavior != .close { line.add("onLink", behavior.rawValue) }
    }

    /// The node that follows a flow, with the values that it takes from the flow's parameters and
    /// data: `end(0,^name)`.
    private func following(_ target: NodeID, _ flow: NodeID, _ detail: FlowDetail) -> String {
        let arguments = graph.linkParameters(of: target).map { parameter -> String in
            if let index = graph[flow].parameters.supplier(of: parameter) { return "\(index)" }
            return detail.data.supplier(of: parameter).map { "^" + TableEncoding.escaped(detail.data[$0].name.value) }
                ?? "_"
        }
        return graph[target].name + (arguments.allSatisfy { $0 == "_" } ? "" : "(\(arguments.joined(separator: ",")))")
    }

    // MARK: - Exits

    private func addRoutes(of id: NodeID, to line: inout TableLine) {
        let exits = model.exits[id]
        line.add("pushes", names(exits.filter { isPush($0) && !$0.route.startsEverywhere }.map(\.target)))
        let offers = exits.filter { $0.offer != nil }.sorted { ($0.offer?.number ?? 0) < ($1.offer?.number ?? 0) }
        if !offers.isEmpty { line.add("offers", offers.map(offer).joined(separator: ",")) }
    }

    /// Whether a `NavigationLink` can take an exit. One that fills a column pushes on a stack.
    private func isPush(_ exit: Exit) -> Bool { exit.transition == .push || exit.transition == .fill }

    private func offer(_ exit: Exit) -> String {
        (isPush(exit) ? ">" : "") + graph[exit.target].name
            + (exit.route.when.isEmpty ? "" : ":" + TableEncoding.requirements(exit.route.when, separator: "+"))
            + (exit.guards.isEmpty ? "" : "~" + TableEncoding.requirements(exit.guards, separator: "+"))
    }

    // MARK: - Looks

    private func addAppearance(of id: NodeID, to line: inout TableLine) {
        switch graph[id].detail {
        case .tab(let tab):
            line.add("symbol", tab.icon.map(TableEncoding.escaped))
            line.add("role", tab.isSearch ? "search" : nil)
            line.add("badge", if: tab.hasBadge)
            line.add("section", tab.group.map(TableEncoding.escaped))
        case .screen(let screen):
            if screen.transition == .zoom { line.add("transition", "zoom") }
            line.add("titleMode", screen.titleMode?.rawValue)
        case .presentation(let detail): addAppearance(detail, to: &line)
        case .none, .split, .alert, .flow, .step, .action: break
        }
    }

    private func addAppearance(_ detail: PresentationDetail, to line: inout TableLine) {
        line.add("detents", detail.detents?.value.map(Self.spelling) ?? [])
        line.add("initial", detail.initialDetent.map(Self.spelling))
        addInteraction(detail, to: &line)
        line.add("background", detail.background?.rawValue)
        line.add("content", detail.contentInteraction?.rawValue)
        line.add("radius", detail.cornerRadius.map { "\($0)" })
        line.add("sizing", detail.sizing?.rawValue)
        line.add("compact", detail.compact?.rawValue)
        line.add("noSwipe", if: detail.dismiss?.value == .disabled)
        if let hasGrabber = detail.hasDragIndicator { line.add(hasGrabber ? "grabber" : "grabber=hidden") }
    }

    /// Adds whether the view behind can be used. The state depends on it, too: what is behind can
    /// change.
    private func addInteraction(_ detail: PresentationDetail, to line: inout TableLine) {
        switch detail.backgroundInteraction {
        case .enabled?: line.add("behind", "enabled")
        case .disabled?: line.add("behind", "disabled")
        case .upThrough(let detent)?: line.add("behind", Self.spelling(detent))
        case nil: break
        }
    }

    private static func spelling(_ detent: Detent) -> String {
        switch detent.size {
        case .medium: "medium"
        case .large, .unknown, .unread: "large"
        case .fraction(let fraction): "\(fraction)"
        case .height(let height): "h\(height)"
        }
    }
}

extension Route {
    /// Whether it starts at every view, other than its target.
    fileprivate var startsEverywhere: Bool { isFromAnywhere && except.isEmpty }
}
