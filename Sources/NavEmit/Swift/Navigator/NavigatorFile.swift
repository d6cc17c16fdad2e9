import NavGraph
import NavLinks

/// `ShopNavigator.swift`: the navigator, what it observes, tells and waits for.
struct NavigatorFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let state: StateFacts
    private let vocabulary: ExitVocabulary

    static func text(_ facts: ExitFacts, _ state: StateFacts) -> FileText {
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
        file.writer.doc("The source of the facts that only the running app knows; `nil` means undecided.")
        file.writer.block("@MainActor \(access)protocol \(p)Facts\(model.isObservable ? "" : ": ObservableObject")") {
            writer in
            for condition in state.graph.conditions {
                writer.doc(condition.doc ?? "")
                writer.line("var \(SwiftNames.identifier(condition.name.value)): Bool? { get }")
            }
        }
        file.writer.blank()
        file.writer.block("extension \(p)Conditions") { writer in
            writer.doc("Takes the current values of a source of facts.")
            writer.block("@MainActor \(access)init(_ facts: some \(p)Facts)") { writer in
                let arguments = state.graph.conditions.map {
                    "\(SwiftNames.label($0.name.value)): facts.\(SwiftNames.identifier($0.name.value))"
                }
                writer.list("self.init(", arguments, ")")
            }
        }
        FollowingText(state, access).write(to: &file.writer)
    }
}

/// What a navigator does as the app learns more, or forgets.
private struct FollowingText {
    private let state: StateFacts
    private let access: String
    private var model: SwiftModel { state.model }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(state.p)Navigator") { writer in
            writeFollowing(&writer)
            writer.blank()
            writeUpdate(&writer)
        }
    }

    private func writeFollowing(_ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.doc("Responds to a change in what the app knows.")
        writer.block("\(access)func conditionsChanged(_ conditions: \(p)Conditions)") { writer in
            writer.code(
                """
                guard conditions != self.conditions else { return }
                // Another user must not get what waits; what waits since an earlier launch belongs to the user known then.
                let isFormerLost = conditions.hasLost(since: known)
                let former = ownKnown
                self.conditions = conditions
                known = conditions.filled(from: known)
                ownKnown = conditions.filled(from: former)
                """)
            if state.hasOpening { writer.line("if conditions.hasLost(since: former) { opening.giveUp() }") }
            if model.hasMembers(.link) {
                writer.line("if isFormerLost, opening.held?.isFormer ?? false { opening.held = nil }")
            }
            if state.hasRoots { writer.line("if isFormerLost { restored?.giveUp() }") }
            writer.block("settle") { writer in
                writer.line("if isFormerLost { giveUpFormer(&$0) }")
                let following = state.hasRoots ? "followConditions(from: former, &$0)" : "update(&$0, from: former)"
                writer.line("return \(following)")
            }
        }
        writer.blank()
        writer.doc("Gives up what has been waiting since an earlier launch.")
        writer.block("private func giveUpFormer(_ state: inout \(p)State)") { writer in
            writer.line(
                "guard let parked = state.parked, parked.isRestored || parked.since == formerSince else { return }")
            writer.line("state.parked = nil")
        }
    }

    private func writeUpdate(_ writer: inout SwiftWriter) {
        let p = model.prefix
        let hasLinks = model.hasMembers(.link)
        let unless = hasLinks ? ", unless: { holdsBack($0) }" : ""
        writer.doc("Brings a state up to date with the conditions.")
        writer.block("func update(_ state: inout \(p)State, from former: \(p)Conditions) -> \(p)State.Outcome") {
            writer in
            writer.line("let isFormer = formerSince != nil && state.parked?.since == formerSince")
            if hasLinks { writer.line("let parked = parkedLink(in: state)") }
            if state.hasPassingRuns { writer.line("let (root, base) = (state.root, state.base)") }
            writer.line("let outcome = state.update(from: former, to: conditions, at: now()\(unless))")
            if state.hasPassingRuns {
                writer.code(
                    """
                    // The last step of a flow may let the root change before it ends the flow.
                    if root != nil, root != state.root, !hasToldOfRoot, !conditions.hasLost(since: former),
                        case .flow(var flow) = base.content, flow.change({ $0.isLast(conditions) })
                    {
                        ended[base.id] = flow
                    }
                    """)
            }
            writer.line("if isFormer { formerSince = state.parked?.since }")
            if hasLinks {
                writer.line("if outcome != nil, parkedLink(in: state) == nil { opening.resumed = parked }")
            }
            writer.line("return outcome ?? .ignored")
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
        writer.doc("Which screens the graph lets each screen push.")
        writer.block("\(model.isolation)enum \(state.p)Ways") { writer in
            writer.doc("By the index of the pushing node.")
            writer.rows("private static let pushes: [[Int]] = [", SwiftWriter.filled(rows))
            writer.blank()
            if !globals.isEmpty {
                writer.doc("From anywhere.")
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
