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
        writer.doc("Handles the answer to `\(graph[alert].name)`.")
        writer.block("func answer(_ action: \(action), to id: Int)") { writer in
            let result = vocabulary.hasAnswers ? ", \(p)Result(action)" : ""
            guard !leading.isEmpty else {
                return writer.line("answer(id\(result))\(state.hasLeadingAnswers ? " { _, _, _ in }" : "")")
            }
            let (usesAlert, usesBelow, usesPresenter) = uses(leading, alert)
            let given = [usesAlert ? "alert" : "_", usesBelow ? "below" : "_", usesPresenter ? "presenter" : "_"]
            writer.line("answer(id\(result)) { \(given.listed) in")
            writer.indented { writer in
                writer.line("switch action {")
                for action in leading {
                    guard let index = action.route else { continue }
                    writer.line("case .\(SwiftNames.identifier(action.id.value)):")
                    writer.indented { $0.code(lines(graph.routes[index], of: alert).joined(separator: "\n")) }
                }
                if leading.count < detail.actions.count { writer.line("default: break") }
                writer.line("}")
            }
            writer.line("}")
        }
        writer.blank()
    }

    private func uses(_ actions: [AlertAction], _ alert: NodeID) -> (alert: Bool, below: Bool, presenter: Bool) {
        let routes = actions.compactMap(\.route).map { graph.routes[$0] }
        let sources = routes.flatMap { self.sources(of: $0, alert) }
        return (
            sources.contains(where: \.isOfAlert), sources.contains { !$0.isOfAlert },
            routes.contains { way($0) != nil }
        )
    }

    // MARK: - What follows an action

    /// A parameter from which one of the target's gets its value: the alert's, or else one that all its presenters have.
    private struct Source {
        var target: String
        var name: String
        var isOfAlert: Bool
    }

    private func sources(of route: Route, _ alert: NodeID) -> [Source] {
        guard let target = route.target.target, let transition = model.analysed.transition(of: route, from: nil),
            !transition.goesBack, transition != .open || model.plans[target] != nil
        else { return [] }
        let presenters = model.analysed.presenters(of: alert)
        return model.parameters(of: target).compactMap { parameter in
            let name = parameter.name.value
            if let fixed = route.fixed.last(where: { $0.name.value == name }) {
                guard case .parameter(let other) = fixed.value else { return nil }
                return Source(target: name, name: other, isOfAlert: graph[alert].parameter(other) != nil)
            }
            if has(alert, parameter) { return Source(target: name, name: name, isOfAlert: true) }
            guard !presenters.isEmpty, presenters.allSatisfy({ has($0, parameter) }) else { return nil }
            return Source(target: name, name: name, isOfAlert: false)
        }
    }

    private func has(_ node: NodeID, _ parameter: Parameter) -> Bool {
        graph[node].parameter(parameter.name.value).map { parameter.type.accepts($0.type) } ?? false
    }

    /// What is done, where the alert and what lies below it are as they have to be.
    private func lines(_ route: Route, of alert: NodeID) -> [String] {
        guard let target = route.target.target, let way = way(route) else { return ["break"] }
        let sources = sources(of: route, alert)
        let family: Family = graph.kind(of: alert) == .alert ? .alert : .dialog
        let ofAlert = locals(sources.filter(\.isOfAlert), beside: [])
        let ofPresenter = locals(sources.filter { !$0.isOfAlert }, beside: Set(ofAlert.values))
        let values = model.parameters(of: target).map { parameter -> String in
            let name = parameter.name.value
            if let source = sources.first(where: { $0.target == name }),
                let local = (source.isOfAlert ? ofAlert : ofPresenter)[source.name]
            {
                return local
            }
            if case .literal(let literal)? = route.fixed.last(where: { $0.name.value == name })?.value {
                return model.expression(literal, model.type(parameter.type))
            }
            return model.defaultValue(of: parameter) ?? "nil"
        }
        var lines = ["take(\(exit(way, values)), from: presenter)"]
        if !ofPresenter.isEmpty {
            lines = Self.lines(
                lines,
                where: patterns(of: model.analysed.presenters(of: alert), ofPresenter))
        }
        if !ofAlert.isEmpty {
            lines = Self.lines(lines, where: [".\(family.word)(\(pattern(alert, ofAlert, family))) = alert"])
        }
        if !route.when.isEmpty {
            let tests = route.when.map {
                "\(p)Need\(ConditionsText.needs([$0]).dropFirst(5)).isMet(conditions) == true"
            }.joined(separator: ", ")
            lines =
                lines.count == 1
                ? ["if \(tests) { \(lines[0]) }"] : ["if \(tests) {"] + lines.map { "    " + $0 } + ["}"]
        }
        return lines
    }

    /// Lines that are for the first of some patterns that matches.
    private static func lines(_ lines: [String], where patterns: [String]) -> [String] {
        guard let first = patterns.first else { return ["break"] }
        if patterns.count == 1, lines.count == 1 { return ["if case \(first) { \(lines[0]) }"] }
        let inner = lines.map { "    " + $0 }
        return patterns.enumerated().flatMap { number, pattern in
            [(number == 0 ? "" : "} else ") + "if case \(pattern) {"] + inner
        } + ["}"]
    }

    private static let taken = ["alert", "below", "presenter", "action", "id", "state", "split", "flow"]

    /// The constants in which the values of sources are, by the names of these.
    private func locals(_ sources: [Source], beside others: Set<String>) -> [String: String] {
        sources.reduce(into: [:]) { locals, source in
            let local = SwiftNames.local(source.name, beside: Self.taken)
            locals[source.name] = others.contains(local) ? "presenter" + SwiftNames.upper(source.name) : local
        }
    }

    private func pattern(_ node: NodeID, _ locals: [String: String], _ family: Family? = nil) -> String {
        model.pattern(
            of: node, family ?? Family(graph.kind(of: node)) ?? .route,
            graph[node].parameters.map { locals[$0.name.value] ?? "_" })
    }

    /// Where presenters can be found: on the stack, under it, or in a column, the later ones first.
    private func patterns(of presenters: [NodeID], _ locals: [String: String]) -> [String] {
        var patterns = presenters.filter { model.isMember($0, .route) }.map {
            pattern($0, locals) + "? = below.path.last"
        }
        for presenter in presenters {
            let own = pattern(presenter, locals)
            if model.isMember(presenter, .route), state.places.contains(where: { $0.root == presenter }) {
                patterns.append(".screen(\(own)) = below.content")
            }
            for family in Family.presented where model.isMember(presenter, family) {
                patterns.append(".\(family.word)(\(own)) = below.content")
            }
            if case .step(let step) = graph[presenter].detail {
                let data = locals.sorted { $0.key < $1.key }.map {
                    ", case let \($0.value) = flow.data.\(SwiftNames.identifier($0.key))"
                }
                let flow = model.pattern(of: step.flow, .flow, ["flow"])
                patterns.append(".flow(\(flow)) = below.content" + data.joined())
            }
        }
        for (place, column) in ["sidebar", "content", "detail"].enumerated().reversed() {
            for presenter in presenters where isInColumn(presenter, place) {
                let own = pattern(presenter, locals) + (place == 0 ? "" : "?")
                patterns.append(".split(let split) = below.content, case \(own) = split.\(column)")
            }
        }
        return patterns
    }

    private func isInColumn(_ screen: NodeID, _ place: Int) -> Bool {
        state.places.contains { root in
            guard let split = state.split(root.root) else { return false }
            return [split.sidebar, split.content, split.detail][place]?.screens.contains { $0.target == screen }
                ?? false
        }
    }

    /// An action's route as a way out of what presents the alert; nil: it leads nowhere.
    private func way(_ route: Route) -> WayOut? {
        guard let target = route.target.target, let transition = model.analysed.transition(of: route, from: nil),
            transition != .dismiss || state.hasPresented, transition != .open || model.plans[target] != nil
        else { return nil }
        let parameters = transition.goesBack ? [] : model.parameters(of: target)
        return WayOut(
            name: "", route: route, target: target, transition: transition,
            parameters: parameters.map { ($0, .open(standIn: nil)) }, column: nil, guards: [])
    }

    private func exit(_ way: WayOut, _ values: [String]) -> Code {
        guard way.route.style == nil, state.isInLaterColumn(way.target) else { return vocabulary.exit(way, values) }
        return "state.exit(to: \(vocabulary.value(way, values)), from: presenter)"
    }

    private func writeAnswering(_ writer: inout SwiftWriter) {
        let leads = state.hasLeadingAnswers
        let given = ["_ id: Int"] + (vocabulary.hasAnswers ? ["_ result: \(p)Result"] : [])
        let then = "then: (\(p)State.Content, \(p)State.Level, \(p)State.Position) -> Void"
        let ending = vocabulary.hasAnswers ? "if waiting[id] != nil { results[id] = result }" : ""
        writer.doc(
            "Answers an alert or dialog once"
                + (leads
                    ? "; when it has gone, its action's route is taken as an exit of its presenter." : "."))
        writer.list("private func answer(", given + (leads ? [then] : []), ") {", closing: .apart)
        writer.indented { writer in
            guard leads else {
                return writer.code(
                    """
                    guard state.presented.contains(where: { $0.id == id }) else { return }
                    \(ending)
                    settle(.user) { $0.dismiss(id: id) }
                    """)
            }
            writer.code(
                """
                guard let place = state.presented.firstIndex(where: { $0.id == id }) else { return }
                let alert = state.presented[place].content
                let below = state[place]
                let presenter = state.presenter(of: place + 1)
                \(ending)
                settle(.user) { $0.dismiss(id: id) }
                then(alert, below, presenter)
                """)
        }
        writer.line("}")
    }
}
