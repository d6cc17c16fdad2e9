import NavGraph
import NavLinks

/// `ShopNavigator`: what is wanted, and how it changes.
struct NavigatorText {
    private let state: StateFacts
    private let vocabulary: ExitVocabulary
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var passed: String { state.hasConditions ? ", conditions, at: now()" : "" }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.state = state
        self.vocabulary = vocabulary
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "Navigates: holds the wanted state, and brings what is shown in line with it, one step at a time.",
            "Each scene has one. Views observe its parts, so that a change updates only the views that show it."
        )
        let kind = model.isObservable ? "" : ": ObservableObject"
        writer.block("\(model.observation)\n\(access)final class \(p)Navigator\(kind)") { writer in
            writeProperties(&writer)
            writeInit(&writer)
        }
        writeMoves(to: &writer)
        writeChanging(to: &writer)
        ShowingText(state, vocabulary, access).write(to: &writer)
    }

    // MARK: - Properties

    private func writeProperties(_ writer: inout SwiftWriter) {
        let ignored = model.isObservable ? "@ObservationIgnored " : ""
        let published = model.isObservable ? "" : "@Published "
        writer.doc("The wanted state.")
        writer.line("\(published)\(access)private(set) var state: \(p)State")
        if state.hasConditions {
            writer.doc("What the app knows.")
            writer.line("\(published)\(access)private(set) var conditions: \(p)Conditions")
            writer.doc("The last known value of each condition, even if it is undecided now.")
            writer.line("\(ignored)private var known: \(p)Conditions")
            writer.doc("The same, for this launch of the app only.")
            writer.line("\(ignored)private var ownKnown: \(p)Conditions")
            writer.doc("When the step from an earlier launch was parked; `nil` if there is none.")
            writer.line("\(ignored)private var formerSince: Double?")
            writer.doc("The source of the conditions, queried before each change.")
            writer.line("\(ignored)var facts: (@MainActor () -> \(p)Conditions)?")
        }
        if state.hasRoots {
            writer.doc("What was restored and waits for its root to be decided.")
            writer.line("\(ignored)var restored: \(p)SavedState?")
        }
        writer.doc("What is shown, as far as the system has been told.")
        writer.line("\(ignored)private(set) var shown: \(p)State")
        if state.hasRoots { writer.line("\(published)private(set) var root: \(p)State.Root?") }
        if state.hasTabs {
            writer.line("\(published)private(set) var tab: \(p)Tab")
            writer.line("\(published)private(set) var reselections: [\(p)Tab: Int] = [:]")
            writer.doc("Counts taps that did not select their tab; makes the tab bar read its selection again.")
            writer.line("\(published)private(set) var corrections = 0")
        }
        writer.doc("The level of each tab and root.")
        writer.line("let bases: [\(p)Level]")
        if state.hasPresented {
            writer.doc("What is presented over all of them.")
            writer.line("let ground = \(p)Presenter()")
            writer.line("\(ignored)private var pending: Pending?")
            writer.line("\(ignored)private var waits = 0")
        }
        if vocabulary.hasAnswers {
            writer.line("\(ignored)var asked = 0")
            writer.line("\(ignored)var waiting: [Int: \(p)Waiting] = [:]")
            writer.line("\(ignored)var results: [Int: \(p)Result] = [:]")
            if state.hasConditions { writer.line("\(ignored)var deferred: \(p)Deferred?") }
        }
        if state.hasRuns { writer.line("\(ignored)var ended: [Int: \(model.typeName(.flow))] = [:]") }
        if state.hasPassingRuns {
            writer.doc("Whether the end of the flow that is the root has been reported.")
            writer.line("\(ignored)var hasToldOfRoot = false")
        }
        if state.hasHolding {
            writer.doc("The views that hold back \(state.held).")
            writer.line("\(ignored)var holders: [\(p)Holder] = []")
        }
        if state.hasOpening { writer.line("\(ignored)var opening = \(p)Opening()") }
        writer.doc("What the app does when navigation asks for it.")
        writer.line("\(ignored)\(access)var handlers: (any \(p)Handlers)?")
        if model.hasEnvironments {
            writer.doc("The build of the app whose links it opens; `nil` for the unnamed one.")
            writer.line("\(ignored)\(access)var environment: \(p)Environment?")
        }
        writer.doc("Receives all events.")
        writer.line("\(ignored)\(access)var onEvent: (@MainActor (\(p)Event) -> Void)?")
        writer.doc("The events still to be reported, in order.")
        writer.line("\(ignored)var events: [\(p)Event] = []")
        writer.line("\(ignored)var isTelling = false")
        if state.hasConditions || model.hasMembers(.link) {
            writer.doc("Seconds since the Unix epoch.")
            writer.line("\(ignored)var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }")
        }
        guard state.hasPresented else { return }
        writer.code(
            """

            /// What the system must finish before the next step.
            private enum Pending: Equatable {
                case coming(Int)
                /// It is visible and still moving into place.
                case arriving(Int)
                case going(Int)
            }
            """)
    }

    private func writeInit(_ writer: inout SwiftWriter) {
        let hasConditions = state.hasConditions
        let first = state.hasRoots ? "\(p)State(conditions)" : "\(p)State()"
        var parameters = ["_ state: \(p)State? = nil"]
        if hasConditions { parameters.append("conditions: \(p)Conditions = \(p)Conditions()") }
        writer.blank()
        writer.doc("Creates a navigator that shows a state; by default, the initial one.")
        writer.list("\(access)init(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            if state.hasGuardedStart { writer.line("let isStart = state == nil") }
            writer.line("let state = state ?? \(first)")
            writer.line("self.state = state")
            if hasConditions {
                writer.line("self.conditions = conditions")
                writer.line("known = conditions")
                writer.line("ownKnown = conditions")
            }
            if state.hasPresented {
                writer.code(
                    """
                    var shown = state
                    shown.presented = []
                    self.shown = shown
                    """)
            } else {
                writer.line("shown = state")
            }
            if state.hasRoots { writer.line("root = state.root") }
            if state.hasTabs { writer.line("tab = state.tab") }
            let presenter = state.hasPresented ? ", presenter: ground" : ""
            let ground = state.hasPresented ? "[ground] in " : ""
            if state.hasRuns {
                writer.line(
                    "bases = state.bases.map { \(ground)\(p)Level($0, run: \(p)Run($0.content)\(presenter)) }")
            } else {
                writer.line("bases = state.bases.map { \(ground)\(p)Level($0\(presenter)) }")
            }
            if state.hasTellingLevels { writer.line("for level in bases { level.connect(self) }") }
            if state.hasGuardedStart {
                writer.code(
                    """
                    settle { state in
                        if isStart { state.selectStart(conditions, at: now()) }
                        return update(&state, from: conditions)
                    }
                    """)
            } else if hasConditions {
                writer.line("settle { update(&$0, from: conditions) }")
            } else {
                if state.hasPresented { writer.line("advance()") }
                if state.hasRuns { writer.line("followRuns()") }
            }
        }
        writer.line("}")
    }

    // MARK: - What code can do

    private func writeMoves(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            let hasStacks = state.hasPresented && state.hasScreens
            writer.doc(
                "Takes a step on the topmost level, if its conditions allow it"
                    + (hasStacks ? "; a stack step, on the topmost stack." : "."))
            let level = hasStacks ? ", on: $0.level(of: step)" : ""
            writer.code(
                """
                @discardableResult
                \(access)func go(_ step: \(p)State.Step) -> \(p)State.Outcome {
                    settle { $0.go(step\(level)\(passed)) }
                }
                """)
            if state.hasScreens { writeStackMoves(&writer) }
            if state.hasTabs {
                writer.code(
                    """

                    /// Selects a tab.
                    @discardableResult
                    \(access)func select(_ tab: \(p)Tab) -> \(p)State.Outcome { go(.select(tab)) }
                    """)
            }
            if state.hasPresented {
                writer.code(
                    """

                    /// Presents something on the topmost level.
                    @discardableResult
                    \(access)func present(_ content: \(p)State.Content) -> \(p)State.Outcome { go(.present(content)) }

                    /// Dismisses the topmost presentation.
                    \(access)func dismiss() { settle { $0.dismiss() } }

                    /// Dismisses all presentations.
                    \(access)func dismissAll() { settle { $0.dismissAll() } }
                    """)
            }
            if state.families.contains(.flow) {
                writer.code(
                    """

                    /// Starts a flow.
                    @discardableResult
                    \(access)func start(_ flow: \(model.typeName(.flow))) -> \(p)State.Outcome { go(.present(.flow(flow))) }
                    """)
            }
            writeTaking(&writer)
        }
    }

    private func writeStackMoves(_ writer: inout SwiftWriter) {
        let level = state.hasPresented ? "$0.stackLevel" : ""
        writer.code(
            """

            /// Pushes a screen on the topmost stack.
            @discardableResult
            \(access)func push(_ route: \(p)Route) -> \(p)State.Outcome { go(.push(route)) }

            /// Goes back one screen; `false` if there is none.
            @discardableResult
            \(access)func pop() -> Bool { settle { $0.pop(\(level)) } }

            /// Goes back to the topmost screen of a node; `false` if there is none below.
            @discardableResult
            \(access)func pop(to node: \(p)Node) -> Bool { settle { $0.pop(to: node\(level.isEmpty ? "" : ", " + level)) } }

            /// Empties the topmost stack.
            \(access)func popToRoot() { settle { $0.popToRoot(\(level)) } }
            """)
    }

    private func writeTaking(_ writer: inout SwiftWriter) {
        writer.blank()
        let asker = vocabulary.hasAnswers ? ["for asker: \(p)Waiting? = nil"] : []
        writer.doc(
            "Takes an exit of a screen, if the screen is at that position and the conditions allow it"
                + (vocabulary.hasAnswers ? "; possibly for a caller that awaits the result." : "."))
        writer.line("@discardableResult")
        writer.list(
            "func take(", ["_ exit: \(p)Exit", "from position: \(p)State.Position"] + asker,
            ") -> \(p)State.Outcome {", closing: .apart)
        writer.indented { writer in
            if state.hasConditions {
                writer.code(
                    """
                    let source = state.node(at: position)
                    askFacts()
                    guard let source, state.node(at: position) == source else { return .ignored }
                    """)
            } else {
                writer.line("guard let source = state.node(at: position) else { return .ignored }")
            }
            // What only a condition shows returns something, and nobody has asked for it.
            if vocabulary.returnsResults, vocabulary.hasAnswers {
                writer.code(
                    """
                    if case .finish(let result) = exit, waiting[position.level] != nil {
                        results[position.level] = result
                    }
                    """)
            }
            writer.line("let event = exit.target.map { \(p)Event.routed(from: source, to: $0) }")
            guard vocabulary.hasAnswers else {
                return writer.line(
                    "return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position\(passed)) }")
            }
            writer.code(
                """
                return settle(telling: { $0.isTaken ? event : nil }) { state in
                    let last = state.lastID
                    let outcome = state.take(exit, from: position\(passed))
                    if let asker { wait(asker, for: outcome, after: last, in: &state) }
                    return outcome
                }
                """)
        }
        writer.line("}")
    }

    // MARK: - Changing

    private func writeChanging(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if state.hasConditions {
                writer.code(
                    """
                    /// Asks what the app knows now.
                    func askFacts() {
                        if let facts { conditionsChanged(facts()) }
                    }

                    """)
            }
            writer.doc(
                "Changes the wanted state, updates what is shown, and reports events.",
                "The event for the result of the change is reported first.")
            writer.line("@discardableResult")
            writer.list(
                "func settle<Result>(",
                [
                    "_ closer: \(p)Event.Closer = .code", "telling event: (Result) -> \(p)Event? = { _ in nil }",
                    "_ change: (inout \(p)State) -> Result",
                ], ") -> Result {", closing: .apart)
            writer.indented { writer in
                writer.block("tellAfterwards") { writer in
                    if state.hasConditions { writer.line("askFacts()") }
                    writer.code(
                        """
                        let former = state
                        var next = former
                        let result = change(&next)
                        """)
                    if vocabulary.hasAnswers { writer.line("dismissAnswersWithoutAsker(in: &next)") }
                    if state.hasExternals { writer.line("let external = external(from: &next)") }
                    writer.line("if next != former { state = next }")
                    writer.line("let outcome = result as? \(p)State.Outcome")
                    writer.line("if let event = event(result) { announce(event) }")
                    writer.line("announce(from: former, closer)")
                    if state.hasRuns { writer.line("tellOfFlows(from: former)") }
                    if vocabulary.hasAnswers { writer.line("resumeWaiting()") }
                    writer.line("advance()")
                    if state.hasRuns { writer.line("followRuns()") }
                    writer.line("if let outcome { follow(outcome) }")
                    if state.hasConditions, model.hasMembers(.link) {
                        writer.line("if let outcome { tellOfResumed(outcome) }")
                    }
                    writeForgettingEarly(to: &writer)
                    if state.hasExternals { writer.line("external?()") }
                    if state.hasHolding { writer.line("followHolders()") }
                    if state.hasOpening { writer.line("openWhatWaits()") }
                    writer.line("return result")
                }
            }
            writer.line("}")
        }
    }

    /// What has no view happens at once, also before what was saved is there.
    private func writeForgettingEarly(to writer: inout SwiftWriter) {
        guard model.hasMembers(.link), state.hasExternals || state.hasActions else { return }
        writer.line("// What a link has done is not done again on top of what is restored.")
        if state.hasActions {
            writer.line("if closer == .link, case .act? = outcome { opening.early = nil }")
        }
        if state.hasExternals { writer.line("if closer == .link, external != nil { opening.early = nil }") }
    }
}
