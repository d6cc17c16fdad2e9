import NavGraph

/// Describes the steps of a path in order. It keeps track of the current position, because the
/// effect of a route depends on where its source is shown.
struct StepDescriber {
    private let run: QueryRun
    private var analyzed: AnalyzedGraph { run.analyzed }
    /// The split whose column contains the current node; nil if no split does.
    private var split: NodeID?
    /// The node that presented the current alert. The alert's actions use that node's routes.
    private var presenter: NodeID?

    /// - Parameter start: The first node of the path.
    init(_ run: QueryRun, from start: NodeID) {
        self.run = run
        guard !analyzed.isShownOutsideColumns(start) else { return }
        split = analyzed.shownSplits.first { id in
            guard case .split(let split) = analyzed.graph[id].detail else { return false }
            return split.columns.contains { $0.screens.contains { $0.target == start } }
        }
    }

    /// Describes how the next edge shows its target and which conditions that needs.
    mutating func next(_ edge: Edge) -> String {
        let ownNeeds = if case .otherwise = edge.cause { "" } else { run.needs(edge.target) }
        let previous = presenter
        presenter = analyzed.graph.kind(of: edge.target).isAlert ? edge.source : nil
        switch edge.cause {
        case .route(let index):
            return words(forRoute: index, from: edge.source) + ownNeeds
        case .alertAction(let index):
            guard case .alertAction(let id, let action) = analyzed.graph.routes[index].source,
                case .alert(let alert) = analyzed.graph[id].detail, alert.actions.indices.contains(action)
            else { return words(forRoute: index, from: previous) + ownNeeds }
            return "by its action \(alert.actions[action].id.value), " + words(forRoute: index, from: previous)
                + ownNeeds
        case .column:
            split = edge.source
            return "a column of the split" + ownNeeds
        default:
            split = nil
            return words(for: edge.cause) + ownNeeds
        }
    }

    private func words(for cause: Edge.Cause) -> String {
        switch cause {
        case .tabRoot: "the tab's root"
        case .step: "a step of the flow"
        case .then: "what follows"
        case .otherwise(let condition):
            "shown on top instead, while \(analyzed.graph[condition].name.value) does not hold"
        case .route, .alertAction, .column: ""
        }
    }

    /// Describes how a route shows its target as the next step.
    mutating func words(forRoute index: Int, from source: NodeID?) -> String {
        let route = analyzed.graph.routes[index]
        let conditions = route.when.map { ($0.isNegated ? "not " : "") + $0.name }
        let transition = transition(ofRoute: index, from: source)?.words ?? ""
        let below = route.popsTo.map { $0.target.map { analyzed.graph[$0].name } ?? $0.name }
        return transition + (below.map { " after going back to \($0)" } ?? "")
            + (conditions.isEmpty ? "" : ", while " + conditions.joined(separator: " and "))
    }

    /// The transition of a route; updates the current position.
    private mutating func transition(ofRoute index: Int, from source: NodeID?) -> Transition? {
        let route = analyzed.graph.routes[index]
        let source = route.popsTo == nil ? source : route.popsTo?.target
        let transition = analyzed.transitionAfterPop(of: route) ?? analyzed.transition(ofRoute: index, from: source)
        switch transition {
        case .fill where analyzed.splitsFilled(by: analyzed.graph.routes[index], from: source).contains { $0 == split }:
            return .fill
        case .alert, .dialog: return transition
        case .fill:
            split = nil
            return .push
        default:
            split = nil
            return transition
        }
    }
}

extension QueryRun {
    /// The conditions that a node requires, such as `, needs signedIn and paid`.
    func needs(_ node: NodeID) -> String {
        let uses = analyzed.graph[node].requires
        return uses.isEmpty
            ? "" : ", needs " + uses.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: " and ")
    }
}

extension Transition {
    /// How the target is shown, in words.
    fileprivate var words: String {
        switch self {
        case .push: "pushed"
        case .sheet: "presented as a sheet"
        case .cover: "presented as a cover"
        case .popover: "presented as a popover"
        case .alert: "shown as an alert"
        case .dialog: "shown as a dialog"
        case .replace: "replaces the top of the stack"
        case .reset: "replaces the whole stack"
        case .popTo, .from: "popped back to"
        case .dismiss: "back to it, by dismissing"
        case .open: "opened like a link"
        case .under: "shown once the presentation is closed"
        case .select: "selected"
        case .start: "started"
        case .fill: "fills the next column"
        case .run: "run"
        }
    }
}
