import NavCompiler
package import NavGraph
import NavLinks
import NavSwiftWriter
import NavSyntax
package import NavTours

/// Tours as text or JSON.
package struct TourListing: Sendable {
    package enum Format: String, Sendable, CaseIterable { case text, json }

    private let tours: Tours
    private let tourGraph: TourGraph
    private let sourceName: String
    /// The node to which a single tour leads.
    private let goal: NodeID?
    private var graph: Graph { tourGraph.links.graph }

    package init(_ tours: Tours, of graph: TourGraph, to goal: NodeID? = nil, sourceName: String) {
        self.goal = goal
        self.tours = tours
        tourGraph = graph
        self.sourceName = sourceName
    }

    package func text(_ format: Format) -> String {
        switch format {
        case .text: text
        case .json: json.text(indent: 2) + "\n"
        }
    }

    // MARK: - Text

    private var text: String {
        if let goal, let tour = tours.tours.first {
            let steps = counted(tour.steps.count, "step")
            return "\(graph[goal].name), after \(steps)\(conditions(of: tour))\n"
                + lines(of: tour).map { "  \($0)\n" }.joined()
        }
        var text = "\(DisplayText.clean(sourceName)): \(summary)\n"
        for (index, tour) in tours.tours.enumerated() {
            text += "\nTour \(index + 1)\(conditions(of: tour))\n" + lines(of: tour).map { "  \($0)\n" }.joined()
        }
        if !tours.missed.isEmpty {
            text += "\nIn no tour:\n" + missed.map { "  \($0.name): \($0.reason)\n" }.joined()
        }
        return text
    }

    private var summary: String {
        let steps = tours.tours.reduce(0) { $0 + $1.steps.count }
        var parts = [covered(tours.targets.nodes.count, tours.missed.nodes.count, "screen")]
        if !tours.targets.routes.isEmpty {
            parts.append(covered(tours.targets.routes.count, tours.missed.routes.count, "route"))
        }
        return "\(counted(tours.tours.count, "tour")) with \(counted(steps, "step")), \(parts.joined(separator: ", "))"
    }

    private func covered(_ all: Int, _ missed: Int, _ word: String) -> String {
        missed == 0 ? "all \(counted(all, word))" : "\(all - missed) of \(counted(all, word))"
    }

    private func conditions(of tour: Tour) -> String {
        guard !tour.facts.isEmpty else { return "" }
        let words = zip(graph.conditions, tour.facts).map { "\($0.name.value)=\(TourListing.word(of: $1))" }
        return " with " + words.joined(separator: ",")
    }

    /// The steps of a tour, one line each: what happens, and what is then shown.
    package func lines(of tour: Tour) -> [String] {
        let rows = [("launch", tour.start)] + tour.steps.map { (words(for: $0.move), $0.shown + $0.external) }
        let width = rows.map { DisplayText.width(of: DisplayText.clean($0.0)) }.max() ?? 0
        return rows.map { words, shown in
            let words = DisplayText.clean(words)
            let names = shown.filter { graph.kind(of: $0) != .tab }.map { graph[$0].name }
            let padding = String(repeating: " ", count: width - DisplayText.width(of: words))
            return words + padding + "  → " + (names.isEmpty ? "nothing" : names.joined(separator: " + "))
        }
    }

    private func words(for move: TourMove) -> String {
        switch move {
        case .exit(let route, let source):
            "\(graph[source].name): tap \(tourGraph.exit(ofRoute: route, from: source)?.name ?? "")"
        case .answer(let action, let alert): "\(graph[alert].name): answer \(name(ofAction: action, of: alert))"
        case .tab(let tab): "select the tab \(graph[tab].name)"
        case .back(let source): "\(graph[source].name): go back"
        case .dismiss(let node, _): "\(graph[node].name): dismiss"
        case .flow(let control, let step): "\(graph[step].name): \(control.rawValue)"
        case .url(let node): "open \(tourGraph.url(of: node) ?? graph[node].name)"
        case .condition(let condition, let value):
            "\(graph[condition].name.value) becomes \(TourListing.word(of: value))"
        }
    }

    private func name(ofAction action: Int, of alert: NodeID) -> String {
        if case .alert(let detail) = graph[alert].detail { detail.actions[action].id.value } else { "" }
    }

    /// The value of a condition, as the arguments of a debug build spell it.
    static func word(of value: Bool?) -> String { value.map { "\($0)" } ?? "unknown" }

    // MARK: - What no tour covers

    private var missed: [(name: String, reason: String)] {
        let nodes = tours.missed.nodes.sorted().map { (graph[$0].name, reason(forNode: $0)) }
        let routes = tours.missed.routes.sorted().map { index -> (String, String) in
            let route = graph.routes[index]
            let target = name(ofTarget: route)
            return (name(ofSource: route) + " to " + target, reason(forRoute: route))
        }
        return nodes + routes
    }

    private func name(ofTarget route: Route) -> String {
        route.target.target.map { graph[$0].name } ?? route.target.name
    }

    private func name(ofSource route: Route) -> String {
        switch route.source {
        case .node(let reference): reference.target.map { graph[$0].name } ?? reference.name
        case .anywhere: "from anywhere"
        case .alertAction(let alert, let action): "\(graph[alert].name).\(name(ofAction: action, of: alert))"
        }
    }

    private func reason(forNode node: NodeID) -> String {
        let reason = Self.reason(forNode: node, of: tourGraph)
        let sources = Set(tourGraph.links.analyzed.incoming(of: node).map(\.source))
        guard reason == Self.noWay, !sources.isEmpty, sources.isSubset(of: tours.missed.nodes) else { return reason }
        return "only \(sources.sorted().map { graph[$0].name }.alternatives()) leads there, which is in no tour"
    }

    private static let noWay = "no way was found that leads there from a launch"

    /// Why no tour shows a node.
    package static func reason(forNode node: NodeID, of tourGraph: TourGraph) -> String {
        let graph = tourGraph.links.graph
        let edges = tourGraph.links.analyzed.incoming(of: node)
        if graph.kind(of: node) == .action { return "it is an action, which shows nothing" }
        if let exclusion = RootExclusions(tourGraph.links).nodes[node] {
            let needed = exclusion.uses.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: " and ")
            return "never shown, as it needs \(needed)"
        }
        if !edges.isEmpty, edges.allSatisfy({ $0.cause == .then && graph.kind(of: $0.source) == .action }) {
            return "only the app leads there, after the action \(edges.map { graph[$0.source].name }.alternatives())"
        }
        if graph.launching?.target == node, edges.isEmpty {
            return "it is shown at launch only while no root is decided"
        }
        let owner = if case .step(let step) = graph[node].detail { step.flow } else { node }
        if graph[owner].isExternal { return "the app shows it by itself, and no exit leads there" }
        if edges.isEmpty, graph[node].links.isEmpty { return "no route leads there" }
        return noWay
    }

    private func reason(forRoute route: Route) -> String {
        if case .alertAction(let alert, _) = route.source, tourGraph.links.analyzed.presenters(of: alert).isEmpty {
            return "no route shows \(graph[alert].name)"
        }
        if let source = route.sourceNode, tours.missed.nodes.contains(source) {
            return "\(graph[source].name) is in no tour"
        }
        if let source = route.sourceNode, graph[source].isExternal {
            return "the app shows \(graph[source].name) by itself"
        }
        return "no way was found on which it can be taken"
    }

    // MARK: - JSON

    private var json: JSON {
        .object([
            ("graph", .string(graph.name.value)),
            ("tours", .array(tours.tours.map(json))),
            (
                "covered",
                .object([
                    ("screens", .int(tours.targets.nodes.count - tours.missed.nodes.count)),
                    ("ofScreens", .int(tours.targets.nodes.count)),
                    ("routes", .int(tours.targets.routes.count - tours.missed.routes.count)),
                    ("ofRoutes", .int(tours.targets.routes.count)),
                ])
            ),
            (
                "missed",
                .array(missed.map { .object([("name", .string($0.name)), ("reason", .string($0.reason))]) })
            ),
        ])
    }

    private func json(_ tour: Tour) -> JSON {
        let conditions = zip(graph.conditions, tour.facts).map { condition, value in
            (condition.name.value, value.map { JSON.bool($0) } ?? .null)
        }
        return .object([
            ("conditions", .object(conditions)), ("shows", names(tour.start)),
            ("steps", .array(tour.steps.map(json))),
        ])
    }

    private func json(_ step: Tour.Step) -> JSON {
        var members: [(String, JSON)]
        switch step.move {
        case .exit(let route, let source):
            members = [
                ("move", .string("exit")), ("on", .string(graph[source].name)),
                ("exit", .string(tourGraph.exit(ofRoute: route, from: source)?.name ?? "")),
                ("to", .string(name(ofTarget: graph.routes[route]))),
            ]
        case .answer(let action, let alert):
            members = [
                ("move", .string("answer")), ("on", .string(graph[alert].name)),
                ("answer", .string(name(ofAction: action, of: alert))),
            ]
        case .tab(let tab): members = [("move", .string("tab")), ("tab", .string(graph[tab].name))]
        case .back(let source): members = [("move", .string("back")), ("on", .string(graph[source].name))]
        case .dismiss(let node, let style):
            members = [
                ("move", .string("dismiss")), ("on", .string(graph[node].name)), ("style", .string(style.rawValue)),
            ]
        case .flow(let control, let step):
            members = [
                ("move", .string("flow")), ("on", .string(graph[step].name)), ("control", .string(control.rawValue)),
            ]
        case .url(let node):
            members = [
                ("move", .string("url")), ("url", tourGraph.url(of: node).map { .string($0) } ?? .null),
                ("to", .string(graph[node].name)),
            ]
        case .condition(let condition, let value):
            members = [
                ("move", .string("condition")), ("condition", .string(graph[condition].name.value)),
                ("value", value.map { .bool($0) } ?? .null),
            ]
        }
        if let identifier = tourGraph.identifier(of: step.move) { members.append(("identifier", .string(identifier))) }
        members.append(("shows", names(step.shown + step.external)))
        return .object(members)
    }

    private func names(_ nodes: [NodeID]) -> JSON { .array(nodes.map { .string(graph[$0].name) }) }
}
