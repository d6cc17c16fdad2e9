import NavGraph
import NavLinks

/// `ShopNavigator`: what is wanted, what is shown, and how the one comes to be the other.
struct NavigatorText {
    private let state: StateFacts
    private let vocabulary: ExitVocabulary
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }
    private var passed: String { state.hasConditions ? ", conditions, at: now()" : "" }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.state = state
        self.vocabulary = vocabulary
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "Navigates: holds what is wanted, as a state, and lets what is shown follow it, one step at a time.",
            "There is one for each scene. Views observe its parts, so that a change is seen where it is shown and nowhere else."
        )
        let kind = model.isObservable ? "" : ": ObservableObject"
        writer.block("\(model.observation)\n\(access)final class \(p)Navigator\(kind)") { writer in
            writeProperties(&writer)
            writeInit(&writer)
        }
        writeMoves(to: &writer)
        writeChanging(to: &writer)
        writeShowing(to: &writer)
        writeSystem(to: &writer)
    }

    /// Whether there is a navigator of one stack of several.
    private var canBeStack: Bool { model.has(.views) && state.hasScreens }

    // MARK: - Properties

    private func writeProperties(_ writer: inout SwiftWriter) {
        let ignored = model.isObservable ? "@ObservationIgnored " : ""
        let published = model.isObservable ? "" : "@Published "
        writer.doc("All that is wanted.")
        writer.line("\(published)\(access)private(set) var state: \(p)State")
        if state.hasConditions {
            writer.doc("What the app knows.")
            writer.line("\(published)\(access)private(set) var conditions: \(p)Conditions")
            writer.doc("Where that comes from, to be asked before each change.")
            writer.line("\(ignored)var facts: (@MainActor () -> \(p)Conditions)?")
        }
        writer.doc("What is shown, as far as the system has been told.")
        writer.line("\(ignored)private(set) var shown: \(p)State")
        if state.hasRoots { writer.line("\(published)private(set) var root: \(p)State.Root?") }
        if state.hasTabs {
            writer.line("\(published)private(set) var tab: \(p)Tab")
            writer.line("\(published)private(set) var reselections: [\(p)Tab: Int] = [:]")
        }
        writer.doc("Of each tab and root.")
        writer.line("let bases: [\(p)Level]")
        if state.hasPresented {
            writer.doc("What is presented over all of them.")
            writer.line("let ground = \(p)Presenter()")
            writer.line("\(ignored)private var pending: Pending?")
            writer.line("\(ignored)private var waits = 0")
        }
        if vocabulary.hasAnswers {
            writer.line("\(ignored)var waiting: [Int: \(p)Waiting] = [:]")
            writer.line("\(ignored)var results: [Int: \(p)Result] = [:]")
            if state.hasConditions { writer.line("\(ignored)var deferred: \(p)Deferred?") }
        }
        if state.hasRuns { writer.line("\(ignored)var ended: [Int: \(model.typeName(.flow))] = [:]") }
        if model.hasMembers(.link) { writer.line("\(ignored)var opening = \(p)Opening()") }
        if canBeStack {
            writer.doc("It shows one stack, whatever else there is in the graph.")
            writer.line("\(ignored)var isStack = false")
        }
        writer.doc("What the app does when navigation asks for it.")
        writer.line("\(ignored)\(access)var handlers: (any \(p)Handlers)?")
        if model.hasEnvironments {
            writer.doc("The build of the app whose links it opens; nil: the one without a name.")
            writer.line("\(ignored)\(access)var environment: \(p)Environment?")
        }
        writer.doc("Hears of all that happens.")
        writer.line("\(ignored)\(access)var onEvent: (@MainActor (\(p)Event) -> Void)?")
        if state.hasConditions || model.hasMembers(.link) {
            writer.doc("Seconds since the start of 1970.")
            writer.line("\(ignored)var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }")
        }
        guard state.hasPresented else { return }
        writer.code(
            """

            /// What the system is to finish before the next step.
            private enum Pending: Equatable {
                case coming(Int)
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
        writer.doc("A navigator that shows a state; without one, what the app starts with.")
        writer.list("\(access)init(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            writer.line("\(hasConditions && !state.hasRoots ? "var" : "let") state = state ?? \(first)")
            if hasConditions, !state.hasRoots { writer.line("state.prune(conditions)") }
            writer.line("self.state = state")
            if hasConditions { writer.line("self.conditions = conditions") }
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
            if state.hasRuns {
                writer.line("bases = state.bases.map { \(p)Level($0, run: \(p)Run($0.content)) }")
                writer.line("for level in bases { level.run?.connect(self, level.id) }")
            } else {
                writer.line("bases = state.bases.map { \(p)Level($0) }")
            }
            if state.hasPresented { writer.line("advance()") }
            if state.hasRuns { writer.line("followRuns()") }
        }
        writer.line("}")
    }

    // MARK: - What code can do

    private func writeMoves(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Takes a step on the uppermost level, if its conditions allow it.")
            writer.code(
                """
                @discardableResult
                \(access)func go(_ step: \(p)State.Step) -> \(p)State.Outcome {
                    settle { $0.go(step\(state.hasConditions ? ", conditions, at: now()" : "")) }
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

                    /// Presents something on the uppermost level.
                    @discardableResult
                    \(access)func present(_ content: \(p)State.Content) -> \(p)State.Outcome { go(.present(content)) }

                    /// Takes the uppermost presentation away.
                    \(access)func dismiss() { settle { $0.dismiss() } }

                    /// Takes all presentations away.
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
        writer.code(
            """

            /// Puts a screen on the uppermost stack.
            @discardableResult
            \(access)func push(_ route: \(p)Route) -> \(p)State.Outcome { go(.push(route)) }

            /// Goes back a screen; false where there is none.
            @discardableResult
            \(access)func pop() -> Bool { settle { $0.pop() } }

            /// Goes back to the topmost screen of a node; false where it lies nowhere below.
            @discardableResult
            \(access)func pop(to node: \(p)Node) -> Bool { settle { $0.pop(to: node) } }

            /// Empties the uppermost stack.
            \(access)func popToRoot() { settle { $0.popToRoot() } }
            """)
    }

    private func writeTaking(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Takes a way out of a screen, if it stands where it says, and the conditions allow it.")
        writer.line("@discardableResult")
        writer.block(
            "func take(_ exit: \(p)Exit, from position: \(p)State.Position) -> \(p)State.Outcome"
        ) { writer in
            writer.line("guard let source = state.node(at: position) else { return .ignored }")
            if vocabulary.hasOffers {
                writer.code(
                    """
                    if let target = exit.target, !\(p)State.offers(target, from: source, conditions) { return .ignored }
                    """)
            }
            if vocabulary.returnsResults {
                writer.code(
                    """
                    if case .finish(let result) = exit, waiting[position.level] != nil {
                        results[position.level] = result
                    }
                    """)
            }
            writer.line("if let target = exit.target { announce(.routed(from: source, to: target)) }")
            writer.line("return settle { $0.take(exit, from: position\(passed)) }")
        }
    }

    // MARK: - Changing

    private func writeChanging(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Changes what is wanted, tells of it, and lets what is shown follow.")
            writer.line("@discardableResult")
            writer.block(
                "func settle<Result>(_ closer: \(p)Event.Closer = .code, _ change: (inout \(p)State) -> Result) -> Result"
            ) { writer in
                if state.hasConditions { writer.line("if let facts { conditionsChanged(facts()) }") }
                writer.code(
                    """
                    let former = state
                    var next = former
                    let result = change(&next)
                    """)
                if canBeStack { writer.line("if isStack { stay(as: former, &next) }") }
                if vocabulary.hasAnswers { writer.line("dismissAnswersWithoutAsker(in: &next)") }
                if state.hasExternals { writer.line("let external = external(from: &next)") }
                writer.line("if next != former { state = next }")
                writer.line("announce(from: former, closer)")
                if state.hasRuns { writer.line("tellOfFlows(from: former)") }
                if vocabulary.hasAnswers { writer.line("resumeWaiting()") }
                writer.line("advance()")
                if state.hasRuns { writer.line("followRuns()") }
                writer.line("if let outcome = result as? \(p)State.Outcome { follow(outcome) }")
                if state.hasExternals { writer.line("external?()") }
                if model.hasMembers(.link) { writer.line("openWhatWaits()") }
                writer.line("return result")
            }
            if canBeStack { writeStaying(to: &writer) }
        }
    }

    private func writeStaying(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A link is for this stack if it begins with the same screen, wherever in the graph that is.")
        writer.block("private func stay(as former: \(p)State, _ next: inout \(p)State)") { writer in
            writer.code(
                """
                let base = next.base
                guard base.content.node == former.base.content.node else {
                    next = former
                    return
                }
                """)
            if state.hasTabs { writer.line("next.tab = former.tab") }
            if state.hasRoots { writer.line("next.root = former.root") }
            writer.code(
                """
                next.bases = former.bases
                next.base = base
                next.base.id = former.base.id
                """)
        }
    }

    // MARK: - Showing

    private func writeShowing(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Lets what is shown follow what is wanted, as far as the system lets it.")
            writer.block("private func advance()") { writer in
                guard state.hasPresented else { return writer.line("show(state)") }
                writer.code(
                    """
                    while true {
                        let next = \(p)State.next(shown: shown, wanted: state)
                        if next.isEqual(to: shown) { break }
                        switch pending {
                        case .going: return
                        case .coming where next.presented.count > shown.presented.count: return
                        case .coming, nil: show(next)
                        }
                    }
                    shown = state
                    """)
            }
            writer.blank()
            writeShow(&writer)
            if state.hasPresented {
                writePresent(&writer)
                writeWaiting(&writer)
            }
        }
    }

    private func writeShow(_ writer: inout SwiftWriter) {
        writer.block("private func show(_ next: \(p)State)") { writer in
            if state.hasPresented { writer.line("let former = shown") }
            writer.line("shown = next")
            if state.hasRoots { writer.line("if root != next.root { root = next.root }") }
            if state.hasTabs {
                writer.line("if tab != next.tab { tab = next.tab }")
                writer.line("if reselections != next.reselections { reselections = next.reselections }")
            }
            writer.line("for (level, base) in zip(bases, next.bases) { level.show(base) }")
            if state.hasPresented { writer.line("present(next.presented, insteadOf: former.presented)") }
        }
        writer.blank()
    }

    private func writePresent(_ writer: inout SwiftWriter) {
        let waits = state.families.contains { ![.alert, .dialog].contains($0) }
        writer.block(
            "private func present(_ levels: [\(p)State.Level], insteadOf former: [\(p)State.Level])"
        ) { writer in
            writer.code(
                """
                let kept = zip(levels, former).prefix { $0.id == $1.id }.count
                for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
                if kept < former.count {
                    presenter(kept)?.present(nil)
                    wait(for: .going(former[kept].id)\(state.hasAlerts ? ", isShort: !former[kept].content.isHost" : ""))
                }
                if kept < levels.count {
                    presenter(kept)?.present(\(state.hasRuns ? "level(levels[kept])" : "\(p)Level(levels[kept])")\(state.hasHanging && state.hasScreens ? ", on: shown[kept].screen" : ""))
                    \(waits ? "if levels[kept].content.isHost { wait(for: .coming(levels[kept].id)) }" : "")
                }
                """)
        }
        if state.hasRuns {
            writer.code(
                """

                /// A level with what the steps of its flow work with.
                private func level(_ level: \(p)State.Level) -> \(p)Level {
                    let run = \(p)Run(level.content)
                    run?.connect(self, level.id)
                    return \(p)Level(level, run: run)
                }
                """)
        }
        writer.code(
            """

            /// What presents the level at a place: that of the level below.
            private func presenter(_ place: Int) -> \(p)Presenter? {
                var presenter = ground
                for _ in 0..<place {
                    guard let level = presenter.level else { return nil }
                    presenter = level.presenter
                }
                return presenter
            }

            """)
    }

    private func writeWaiting(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Waits until the system says that it has done something, and no longer than a second\(state.hasAlerts ? "; it says nothing of alerts, which go in less" : "").
            private func wait(for event: Pending\(state.hasAlerts ? ", isShort: Bool = false" : "")) {
                pending = event
                waits += 1
                let wait = waits
                Task { [weak self] in
                    try? await Task.sleep(nanoseconds: \(state.hasAlerts ? "isShort ? 500_000_000 : 1_000_000_000" : "1_000_000_000"))
                    self?.stopWaiting(wait)
                }
            }

            private func stopWaiting(_ wait: Int) {
                guard wait == waits, pending != nil else { return }
                pending = nil
                advance()
            }

            /// Goes on without waiting any longer for word of the system.
            func stopWaiting() { stopWaiting(waits) }

            """)
    }

    // MARK: - What the system says

    private func writeSystem(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if state.hasPresented { writePresentations(&writer) }
            if state.hasScreens { writePath(&writer) }
            if state.hasTabs { writeTab(&writer) }
            if state.hasSplits { writeSplit(&writer) }
        }
    }

    private func writePresentations(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A presentation has come to be seen.
            func appeared(_ id: Int) {
                guard pending == .coming(id) else { return }
                pending = nil
                advance()
            }

            /// A presentation is gone for good.
            func disappeared(_ id: Int) {
                guard pending == .going(id) else { return }
                pending = nil
                advance()
            }

            /// A dismissal on a presenter has ended; of which presentation, the system does not say.
            func dismissalEnded(on presenter: \(p)Presenter) {
                guard case .going = pending, presenter.level == nil else { return }
                pending = nil
                advance()
            }

            /// The system has begun to take a presentation away, because of the user, or because it was told to. What it says
            /// late, or twice, of one that has gone changes nothing.
            func dismissed(_ id: Int) {
                guard let place = shown.presented.firstIndex(where: { $0.id == id }) else { return }
                // What has not come cannot have gone: this is about what was there before.
                if pending == .coming(id) { return }
                \(state.hasAlerts ? "let isShort = !shown.presented[place].content.isHost" : "")
                shown.presented.removeSubrange(place...)
                presenter(place)?.present(nil)
                wait(for: .going(id)\(state.hasAlerts ? ", isShort: isShort" : ""))
                settle(.user) { $0.dismiss(id: id) }
            }

            /// Closes a presentation for the user.
            func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }
            """)
    }

    private func writePath(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The system has changed a stack: fewer screens are a way back, more are pushes, and all else is put right.
            func follow(_ path: [\(p)Route], on level: \(p)Level) {
                let former = level.path
                guard path != former else { return }
                if path.count < former.count, former.starts(with: path) {
                    level.follow(path)
                    shown.setPath(path, ofLevel: level.id)
                    settle(.user) { state in
                        if state.level(level.id)?.path.starts(with: former) == true {
                            state.keep(path.count, ofLevel: level.id)
                        }
                    }
                } else if path.starts(with: former) {
                    for route in path.dropFirst(former.count) { push(route, on: level) }
                }
                if level.path != path { level.correct() }
            }

            /// Pushes what a link in a screen says, if the graph has such a way.
            private func push(_ route: \(p)Route, on level: \(p)Level) {
                let sources = state.sources(ofLevel: level.id)
                guard let source = sources.last(where: { \(p)Ways.pushes($0, route.node) }) else {
                    #if DEBUG
                        print("\(p): no way of the graph pushes `\\(route.node)` from here")
                    #endif
                    return
                }
                let depth = state.level(level.id)?.path.count ?? 0
            """)
        writer.indented { writer in
            if vocabulary.hasOffers {
                writer.line("guard \(p)State.offers(route.node, from: source, conditions) else { return }")
            }
            writer.line("announce(.routed(from: source, to: route.node))")
            writer.line("let position = \(p)State.Position(level: level.id, depth: depth)")
            if vocabulary.words.contains(where: { $0.name == "push" }) {
                writer.line("settle(.user) { $0.take(.push(route), from: position\(passed)) }")
            } else {
                writer.line("_ = position")
            }
        }
        writer.line("}")
    }

    private func writeTab(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The user has tapped a tab.
            func tap(_ tab: \(p)Tab) {
                if tab == state.tab {
                    settle(.user) { $0.tap(tab) }
                } else {
                    settle(.user) { $0.go(.select(tab)\(state.hasConditions ? ", conditions, at: now()" : "")) }
                }
            }
            """)
    }

    private func writeSplit(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The user has shown or hidden columns, or looks at another one where there is room for one.
            func change(_ split: (inout \(p)State.Split) -> Void) {
                settle(.user) { $0.changeSplit(split) }
            }
            """)
    }
}
