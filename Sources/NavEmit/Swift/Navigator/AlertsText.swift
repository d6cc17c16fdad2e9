import NavGraph
import NavLinks

/// What the answers to alerts and dialogs do: `ShopNavigator.answer(_:to:)`.
struct AlertsText {
    private let state: StateFacts
    private let vocabulary: ExitVocabulary
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.state = state
        self.vocabulary = vocabulary
        self.access = access
    }

    private var alerts: [NodeID] { model.allNodes(.alert) + model.allNodes(.dialog) }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            for alert in alerts {
                guard case .alert(let detail) = graph[alert].detail, !detail.actions.isEmpty else { continue }
                write(alert, detail, &writer)
            }
            writeAnswering(&writer)
        }
    }

    private func write(_ alert: NodeID, _ detail: AlertDetail, _ writer: inout SwiftWriter) {
        let action = model.companion(of: alert, "Action")
        let leading = detail.actions.filter { $0.route != nil }
        writer.doc("`\(graph[alert].name)` has been answered.")
        writer.block("func answer(_ action: \(action), to id: Int)") { writer in
            let result = vocabulary.hasAnswers ? ", \(p)Result(action)" : ""
            guard !leading.isEmpty else { return writer.line("answer(id\(result)) { _, _ in }") }
            writer.block("answer(id\(result))") { writer in
                writer.line(uses(leading, alert) ? "alert, below in" : "_, _ in")
                writer.line("switch action {")
                for action in leading {
                    guard let index = action.route else { continue }
                    writer.line("case .\(SwiftNames.identifier(action.id.value)):")
                    writer.indented { writer in write(graph.routes[index], of: alert, &writer) }
                }
                if leading.count < detail.actions.count { writer.line("default: break") }
                writer.line("}")
            }
        }
        writer.blank()
    }

    private func uses(_ actions: [AlertAction], _ alert: NodeID) -> Bool {
        actions.contains { action in
            action.route.map { !sources(of: graph.routes[$0], alert).isEmpty } ?? false
        }
    }

    // MARK: - What follows an action

    /// From where the target's parameters get their values that the edge does not fix.
    private func sources(of route: Route, _ alert: NodeID) -> [(parameter: Parameter, isOfAlert: Bool)] {
        guard let target = route.target.target else { return [] }
        return model.parameters(of: target).compactMap { parameter in
            guard !route.fixed.contains(where: { $0.name.value == parameter.name.value }) else { return nil }
            if has(alert, parameter) { return (parameter, true) }
            let presenters = model.analysed.presenters(of: alert)
            return !presenters.isEmpty && presenters.allSatisfy { has($0, parameter) } ? (parameter, false) : nil
        }
    }

    private func has(_ node: NodeID, _ parameter: Parameter) -> Bool {
        graph[node].parameter(parameter.name.value).map { parameter.type.accepts($0.type) } ?? false
    }

    private func write(_ route: Route, of alert: NodeID, _ writer: inout SwiftWriter) {
        guard let target = route.target.target, let transition = model.analysed.transition(of: route, from: nil) else {
            return writer.line("break")
        }
        let sources = sources(of: route, alert)
        let family: Family = graph[alert].kind == .alert ? .alert : .dialog
        let values = model.parameters(of: target).map { value(of: $0, route, sources.map(\.parameter)) }
        let step = step(target, transition, values)
        let ofAlert = sources.filter(\.isOfAlert).map(\.parameter.name.value)
        let ofPresenter = sources.filter { !$0.isOfAlert }.map(\.parameter.name.value)
        var text = step
        if !ofPresenter.isEmpty {
            text = model.analysed.presenters(of: alert).flatMap { presenter in
                places(of: presenter).map { place in
                    "if case \(place(pattern(presenter, ofPresenter))) { \(step) }"
                }
            }.joined(separator: " else ")
        }
        if !ofAlert.isEmpty {
            text = "if case .\(family.word)(\(pattern(alert, ofAlert, family))) = alert { \(text) }"
        }
        if !route.when.isEmpty {
            let tests = route.when.map {
                "\(p)Need\(ConditionsText.needs([$0]).dropFirst(5)).isMet(conditions) == true"
            }
            text = "if \(tests.joined(separator: ", ")) { \(text) }"
        }
        writer.line(text)
    }

    private func value(of parameter: Parameter, _ route: Route, _ sources: [Parameter]) -> String {
        let name = parameter.name.value
        if let fixed = route.fixed.last(where: { $0.name.value == name }) {
            switch fixed.value {
            case .literal(let literal): return model.expression(literal, model.type(parameter.type))
            case .parameter(let other): return SwiftNames.local(other, beside: Self.taken)
            }
        }
        if sources.contains(where: { $0.name.value == name }) { return SwiftNames.local(name, beside: Self.taken) }
        return model.defaultValue(of: parameter) ?? "nil"
    }

    private static let taken = ["alert", "below", "action", "id", "state"]

    private func pattern(_ node: NodeID, _ names: [String], _ family: Family? = nil) -> String {
        let locals = graph[node].parameters.map {
            names.contains($0.name.value) ? SwiftNames.local($0.name.value, beside: Self.taken) : "_"
        }
        return model.pattern(of: node, family ?? Family(graph[node].kind) ?? .route, locals)
    }

    /// Where a presenter can be found: on the stack, or under it.
    private func places(of presenter: NodeID) -> [(String) -> String] {
        var places: [(String) -> String] = []
        if model.isMember(presenter, .route) {
            places.append { "\($0)? = below.path.last" }
            if state.places.contains(where: { $0.root == presenter }) {
                places.append { ".screen(\($0)) = below.content" }
            }
        }
        for family in Family.presented where model.isMember(presenter, family) {
            places.append { ".\(family.word)(\($0)) = below.content" }
        }
        return places
    }

    private func step(_ target: NodeID, _ transition: Transition, _ values: [String]) -> String {
        func node(_ family: Family) -> String {
            let arguments = zip(model.parameters(of: target), values).compactMap { parameter, value in
                value == model.defaultValue(of: parameter) ? nil : SwiftNames.label(parameter.name.value) + ": " + value
            }
            return model.value(of: target, family, arguments)
        }
        let name = "." + SwiftNames.identifier(model.nodeNames[target.index])
        switch transition {
        case .push, .fill: return "go(.push(\(node(.route))))"
        case .replace: return "go(.replace(\(node(.route))))"
        case .reset: return "go(.reset(\(node(.route))))"
        case .popTo: return "pop(to: \(name))"
        case .dismiss: return state.hasPresented ? "dismiss()" : "break"
        case .select: return "select(.\(SwiftNames.identifier(graph[target].id.value)))"
        case .run: return "go(.act(\(node(.action))))"
        case .start: return "go(.present(.flow(\(node(.flow)))))"
        case .sheet, .cover, .popover, .alert, .dialog:
            let family = Family(transition, graph[target].kind) ?? .sheet
            return "go(.present(.\(family.word)(\(node(family)))))"
        case .open:
            guard let plan = model.plans[target] else { return "break" }
            let arguments = PlanText(state, "", values: values).arguments(plan, of: target)
            return "go(.open(\(p)State(\(arguments.listed))))"
        case .under:
            let inner = Transition(to: graph[target].kind)
            return "dismiss()\n\(step(target, inner, values))"
        }
    }

    private func writeAnswering(_ writer: inout SwiftWriter) {
        let hasAnswers = vocabulary.hasAnswers
        writer.doc("An alert or dialog is answered once; what its action leads to follows when it has gone.")
        writer.block(
            "private func answer(_ id: Int\(hasAnswers ? ", _ result: \(p)Result" : ""), then: (\(p)State.Content, \(p)State.Level) -> Void)"
        ) { writer in
            writer.code(
                """
                guard let place = state.presented.firstIndex(where: { $0.id == id }) else { return }
                let alert = state.presented[place].content
                let below = state[place]
                \(hasAnswers ? "if waiting[id] != nil { results[id] = result }" : "")
                settle(.user) { $0.dismiss(id: id) }
                then(alert, below)
                """)
        }
    }
}
