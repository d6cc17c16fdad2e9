import NavGraph

/// How a step from node to node is shown, in a few words.
extension AnswerRun {
    /// With what the target needs.
    ///
    /// - Parameter presenter: For the action of an alert or dialog: what has presented that, whose route the action takes.
    func words(for edge: Edge, of presenter: NodeID?) -> String {
        let ownNeeds = if case .otherwise = edge.cause { "" } else { needs(edge.target) }
        return words(for: edge.cause, from: edge.source, of: presenter) + ownNeeds
    }

    /// `, needs signedIn and paid`.
    func needs(_ node: NodeID) -> String {
        let uses = analysed.graph[node].requires
        return uses.isEmpty
            ? "" : ", needs " + uses.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: " and ")
    }

    private func words(for cause: Edge.Cause, from source: NodeID, of presenter: NodeID?) -> String {
        switch cause {
        case .route(let index):
            return words(forRoute: index, from: source)
        case .alertAction(let index):
            guard case .alertAction(let id, let action) = analysed.graph.routes[index].source,
                case .alert(let alert) = analysed.graph[id].detail, alert.actions.indices.contains(action)
            else { return words(forRoute: index, from: presenter) }
            return "by its action \(alert.actions[action].id.value), " + words(forRoute: index, from: presenter)
        case .tabRoot: return "the tab's root"
        case .column: return "a column of the split"
        case .step: return "a step of the flow"
        case .then: return "what follows"
        case .otherwise(let condition):
            return "shown instead while \(analysed.graph[condition].name.value) does not hold"
        }
    }

    func words(forRoute index: Int, from source: NodeID?) -> String {
        let route = analysed.graph.routes[index]
        let transition = analysed.transition(of: route, from: source)?.words ?? ""
        let conditions = route.when.map { ($0.isNegated ? "not " : "") + $0.name }
        return transition + (conditions.isEmpty ? "" : ", while " + conditions.joined(separator: " and "))
    }
}

extension Transition {
    /// What happens to the target.
    fileprivate var words: String {
        switch self {
        case .push: "pushed"
        case .sheet: "presented as a sheet"
        case .cover: "presented as a cover"
        case .popover: "presented as a popover"
        case .alert: "shown as an alert"
        case .dialog: "shown as a dialog"
        case .replace: "takes the place of the top of the stack"
        case .reset: "takes the place of the whole stack"
        case .popTo: "popped back to"
        case .dismiss: "back to it, by dismissing"
        case .open: "opened as by a link"
        case .under: "shown once the presentation is closed"
        case .select: "selected"
        case .start: "started"
        case .fill: "fills the next column"
        case .run: "run"
        }
    }
}
