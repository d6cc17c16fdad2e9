import NavGraph
import NavLinks

/// `ShopNavigator.swift`: the navigator, what it observes, tells and waits for.
struct NavigatorFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let state: StateFacts
    private let vocabulary: ExitVocabulary

    static func text(_ facts: ExitFacts, _ state: StateFacts) -> String {
        var file = SwiftFile(facts.model)
        file.importModules(facts.model.modules, shown: false)
        // The handlers are told what flows have gathered.
        let flows = facts.model.allNodes(.flow).filter { !(state.flow($0)?.data.isEmpty ?? true) }
        file.importModules(flows.compactMap { facts.model.module(of: facts.model.graph[$0].section) }, shown: true)
        var navigator = NavigatorFile(
            file: file, model: facts.model, state: state, vocabulary: ExitVocabulary(facts, state, module: nil))
        navigator.write()
        return navigator.file.text
    }

    private mutating func write() {
        let access = file.access
        file.showsFoundation = true
        if model.isObservable { file.importModules(["Observation"], shown: access == "public ") }
        if !model.isObservable { file.usesCombine = true }
        NavigatorText(state, vocabulary, access).write(to: &file.writer)
        LevelText(state, access).write(to: &file.writer)
        ExitTakingText(state, vocabulary, access).write(to: &file.writer)
        HandlerText(state, vocabulary).write(access, to: &file.writer)
        if state.hasScreens { WaysText(state, vocabulary.facts).write(to: &file.writer) }
        if vocabulary.hasAnswers { AnswersText(state).write(to: &file.writer) }
        if state.hasRuns { RunsText(state, access, hasAnswers: vocabulary.hasAnswers).write(to: &file.writer) }
        if state.hasAlerts { AlertsText(state, vocabulary, access).write(to: &file.writer) }
        if state.hasHolding { HoldingText(state).write(to: &file.writer) }
        if state.hasOpening { OpeningText(state, access).write(to: &file.writer) }
        HandlersText(state, access).write(to: &file)
        if state.hasConditions { writeConditions(access) }
        EventsText(state, access).write(to: &file.writer)
        SavingText(state, access, hasAnswers: vocabulary.hasAnswers).write(to: &file.writer)
    }

    // MARK: - Conditions

    private mutating func writeConditions(_ access: String) {
        let p = model.prefix
        file.writer.blank()
        file.writer.doc("Where the facts come from that only the running app knows. Nil is undecided.")
        file.writer.block("@MainActor \(access)protocol \(p)Facts\(model.isObservable ? "" : ": ObservableObject")") {
            writer in
            for condition in state.graph.conditions {
                writer.doc(condition.doc ?? "")
                writer.line("var \(SwiftNames.identifier(condition.name.value)): Bool? { get }")
            }
        }
        file.writer.blank()
        file.writer.block("extension \(p)Conditions") { writer in
            writer.doc("What a source of facts says at this moment.")
            writer.block("@MainActor \(access)init(_ facts: some \(p)Facts)") { writer in
                let arguments = state.graph.conditions.map {
                    "\(SwiftNames.label($0.name.value)): facts.\(SwiftNames.identifier($0.name.value))"
                }
                writer.list("self.init(", arguments, ")")
            }
        }
        let following =
            state.hasRoots
            ? "followConditions(from: former, &$0)" : NavigatorText.update(state, from: "former")
        // As with what is parked, another user must not get it.
        let lost =
            (state.hasOpening ? ["opening.giveUp()"] : [])
            + (state.hasRoots ? ["restored?.giveUp()"] : [])
        let losing =
            lost.isEmpty
            ? ""
            : "\n    if conditions.hasLost(since: former) {\n        \(lost.joined(separator: "\n        "))\n    }"
        file.writer.blank()
        file.writer.block("extension \(p)Navigator") { writer in
            writer.code(
                """
                /// Follows a change of what the app knows.
                \(access)func conditionsChanged(_ conditions: \(p)Conditions) {
                    guard conditions != self.conditions else { return }
                    let former = known
                    self.conditions = conditions
                    known = conditions.filled(from: former)\(losing)
                    settle { \(following) }
                }
                """)
        }
    }
}

/// `ShopWays`: which screens can push which, for what the system pushes by itself.
struct WaysText {
    private let state: StateFacts
    private let facts: ExitFacts
    private var model: SwiftModel { state.model }

    init(_ state: StateFacts, _ facts: ExitFacts) {
        self.state = state
        self.facts = facts
    }

    func write(to writer: inout SwiftWriter) {
        let graph = state.graph
        let globals = model.analysed.globalRoutes.compactMap { index -> NodeID? in
            let route = graph.routes[index]
            return model.analysed.transition(of: route, from: nil) == .push ? route.target.target : nil
        }
        let rows = graph.nodes.indices.map { index -> String in
            let targets = facts[NodeID(index)].filter { $0.transition == .push && !isGlobal($0.route) }.map(
                \.target.index)
            return "[\(Set(targets).sorted().map { "\($0)" }.listed)],"
        }
        writer.blank()
        writer.doc("Which screens the graph lets another one push.")
        writer.block("\(model.isolation)enum \(state.p)Ways") { writer in
            writer.doc("By the place of the node that pushes.")
            writer.rows("private static let pushes: [[Int]] = [", SwiftWriter.filled(rows))
            writer.blank()
            if !globals.isEmpty {
                writer.doc("From everywhere.")
                writer.line(
                    "private static let globalPushes: Set<Int> = [\(Set(globals.map(\.index)).sorted().map { "\($0)" }.listed)]"
                )
                writer.blank()
            }
            writer.block("static func pushes(_ source: \(state.p)Node, _ target: \(state.p)Node) -> Bool") { writer in
                let global = globals.isEmpty ? "" : " || (globalPushes.contains(target.index) && source != target)"
                writer.line("pushes[source.index].contains(target.index)\(global)")
            }
        }
    }

    private func isGlobal(_ route: Route) -> Bool { if case .anywhere = route.source { true } else { false } }
}
