import NavGraph
import NavLinks

/// The routes of an alert's or dialog's answers as lines of the table:
/// `>drop.yes go:letter(0,^folder,=5)`. The route of a tab that acts is one, too.
struct AnswerLines {
    private let model: DeclarationModel
    private let alert: NodeID
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, _ alert: NodeID) {
        self.model = model
        self.alert = alert
    }

    func lines(_ detail: AlertDetail) -> [String] {
        detail.actions.compactMap { action in
            guard let index = action.route else { return nil }
            let route = graph.routes[index]
            guard let exit = exit(route) else { return nil }
            var line = TableLine(">\(graph[alert].name).\(action.id.value)", exit)
            line.add("from", route.popsTo?.target.map { graph[$0].name })
            line.add("when", route.when)
            return line.text
        }
    }

    /// The route of a tab that acts: `>compose.to present:composer`.
    func lines(_ tab: TabDetail) -> [String] {
        guard let route = tab.route, let exit = exit(route) else { return [] }
        var line = TableLine(">\(graph[alert].name).to", exit)
        line.add("when", route.when)
        return [line.text]
    }

    /// Where a route leads: `go:letter(0)`; nil if it leads nowhere.
    private func exit(_ route: Route) -> String? {
        guard let target = route.target.target,
            let transition = model.swift.analyzed.transitionAfterPop(of: route)
                ?? model.swift.analyzed.transition(of: route, from: nil),
            transition != .open || model.swift.plans[target] != nil
        else { return nil }
        if transition == .dismiss { return model.state.hasPresented ? "dismiss" : nil }
        let arguments = transition.goesBack ? [] : graph.linkParameters(of: target).map { argument($0, route) }
        let values = arguments.allSatisfy { $0 == "_" } ? "" : "(\(arguments.joined(separator: ",")))"
        return "\(verb(route, transition)):\(graph[target].name)\(values)"
    }

    /// What the route does. `go` shows a screen as the presenter would: on the stack, or in a
    /// column.
    private func verb(_ route: Route, _ transition: Transition) -> String {
        switch transition {
        case .push: route.style == nil ? "go" : "push"
        case .alert, .dialog, .start: "present"
        case .sheet, .cover, .popover: route.style == nil ? "present" : transition.rawValue
        case .run: "act"
        case .fill: "go"
        case .replace, .reset, .popTo, .dismiss, .open, .under, .select, .from: transition.rawValue
        }
    }

    /// What gives a parameter of the target its value: the route, the alert, or a parameter that
    /// all presenters have.
    private func argument(_ parameter: Parameter, _ route: Route) -> String {
        let name = parameter.name.value
        if let fixed = route.fixed.last(where: { $0.name.value == name }) {
            switch fixed.value {
            case .parameter(let other): return index(of: other).map { "\($0)" } ?? "^" + TableEncoding.escaped(other)
            case .literal(let literal): return Self.spelling(literal, parameter, graph)
            }
        }
        if has(alert, parameter), let index = index(of: name) { return "\(index)" }
        let presenters = model.swift.analyzed.presenters(of: alert)
        guard !presenters.isEmpty, presenters.allSatisfy({ has($0, parameter) }) else { return "_" }
        return "^" + TableEncoding.escaped(name)
    }

    private func index(of name: String) -> Int? { graph[alert].parameters.firstIndex { $0.name.value == name } }

    private func has(_ node: NodeID, _ parameter: Parameter) -> Bool {
        graph.linkParameters(of: node).supplier(of: parameter) != nil
    }

    /// A literal of the graph as a fixed value: `=5`, `=a;b`, or `-` for nil and the empty list.
    static func spelling(_ literal: Literal, _ parameter: Parameter, _ graph: Graph) -> String {
        if literal.isNull, parameter.type.form == .optional { return "-" }
        switch ValueType(parameter.type.base, in: graph).value(of: literal) {
        case .none: return "-"
        case .one(let text): return "=" + TableEncoding.escaped(text)
        case .many(let texts):
            return texts.isEmpty ? "-" : "=" + texts.map(TableEncoding.escaped).joined(separator: ";")
        }
    }
}
