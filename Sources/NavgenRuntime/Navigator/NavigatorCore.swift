#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Navigates, whatever the graph: holds the wanted state, and brings what is shown in line with it, one step at a time.
///
/// `Navigator` is what apps see of it. Views observe its parts, so that a change updates only the views that show it.
@MainActor
public class NavigatorCore: ObservedParts {
    nonisolated let table: GraphTable
    private var ownWanted: StateCore
    private var ownConditions: ConditionValues
    private var ownRoot: Int?
    private var ownTab: Int
    private var ownReselections: [Int]
    private var ownCorrections = 0
    /// What is shown, as far as the system has been told.
    var shown: StateCore
    /// The last known value of each condition, even if it is undecided now.
    var known: ConditionValues
    /// The same, for this launch of the app only.
    var ownKnown: ConditionValues
    /// When the step from an earlier launch was deferred; `nil` if there is none.
    var formerSince: Double?
    /// The source of the conditions, queried before each change.
    var facts: (@MainActor () -> ConditionValues)?
    /// The level of each tab or root.
    let rootLevels: [LevelModel]
    /// What is presented over all of them.
    let rootPresenter: PresenterModel
    var pending: PendingChange?
    var waits = 0
    var callers = 0
    var waiting: [Int: WaitingCaller] = [:]
    var results: [Int: NavigationResult] = [:]
    var deferredCall: DeferredCall?
    var endedFlows: [Int: ContentValue] = [:]
    /// The views that hold back swipes and links.
    var holders: [NavigationHolder] = []
    var opening = OpeningLinks()
    /// What was restored and waits for its root to be decided.
    var restored: SavedState?
    /// Whether the end of the flow that is the root has been reported.
    var hasReportedRoot = false
    /// The index of the build of the app whose links it opens.
    var build = 0
    /// Whether anything receives events.
    var reportsEvents = false
    /// The events still to be reported, in order.
    var events: [EventValue] = []
    var isReporting = false
    /// Seconds since the Unix epoch.
    public var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the one in which the app starts.
    init(_ table: GraphTable, _ initial: StateCore?, _ conditions: ConditionValues) {
        let state = initial ?? StateCore(table, conditions)
        self.table = table
        ownWanted = state
        ownConditions = conditions
        known = conditions
        ownKnown = conditions
        shown = state
        shown.presented = []
        ownRoot = state.root
        ownTab = state.tab
        ownReselections = state.reselections
        let presenter = PresenterModel(table)
        rootPresenter = presenter
        rootLevels = state.rootLevels.map {
            LevelModel($0, run: Self.makeRun($0.content, state.table), presenter: presenter)
        }
        super.init()
        for level in rootLevels { level.connect(self) }
        settle { state in
            let outcome = self.update(&state, from: conditions)
            if initial == nil, self.table.hasGuardedStart { state.selectStart(conditions, at: self.now()) }
            return outcome
        }
    }

    // What the face does with the graph's types.

    /// Reports an event to the app.
    func report(_ event: EventValue) {}

    /// Reports to the app that a flow has ended for which no caller waits.
    func reportEnd(of flow: ContentValue, cancelled: Bool) {}

    /// What has the app perform an action, and returns the node that follows, if any. It does not retain the navigator.
    func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? { nil }

    /// Has the app show what it shows by itself.
    func show(_ external: ContentValue) {}

    /// The count on a tab's badge.
    func badge(ofTab tab: Int) -> Int { 0 }

    /// Asks the app what a URL stands for that no link matches.
    var resolver: (@MainActor (URL) async -> URL?)? { nil }

    // What views observe.

    /// The wanted state.
    var wanted: StateCore {
        get {
            _access(0)
            return ownWanted
        }
        set { _change(0) { ownWanted = newValue } }
    }

    /// What the app knows.
    var conditionValues: ConditionValues {
        get {
            _access(1)
            return ownConditions
        }
        set { _change(1) { ownConditions = newValue } }
    }

    /// The index of the root; `nil` while it is undecided.
    var shownRoot: Int? {
        get {
            _access(5)
            return ownRoot
        }
        set { _change(5) { ownRoot = newValue } }
    }

    var shownTab: Int {
        get {
            _access(2)
            return ownTab
        }
        set { _change(2) { ownTab = newValue } }
    }

    var shownReselections: [Int] {
        get {
            _access(3)
            return ownReselections
        }
        set { _change(3) { ownReselections = newValue } }
    }

    /// Counts taps that did not select their tab; makes the tab bar read its selection again.
    var corrections: Int {
        get {
            _access(4)
            return ownCorrections
        }
        set { _change(4) { ownCorrections = newValue } }
    }

    static func makeRun(_ content: ContentValue, _ table: GraphTable) -> FlowModel? {
        content.flow.flatMap { table.types.makeRun(content.node, $0) }
    }
}

extension NavigatorCore {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost stack.
    func go(_ step: StepValue) -> OutcomeValue {
        settle { $0.go(step, on: $0.level(of: step), self.conditionValues, at: self.now()) } ?? .ignored
    }

    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the outcome of the change is reported first.
    @discardableResult
    func settle(
        _ closer: NavigationCloser = .code, reporting event: ((OutcomeValue) -> EventValue?)? = nil,
        _ change: (inout StateCore) -> OutcomeValue?
    ) -> OutcomeValue? {
        // The optimizer copies this function for each closure, so that it only holds what needs the closures.
        let isReporting = beginReporting()
        askFacts()
        var next = wanted
        let outcome = change(&next)
        adopt(next, closer, outcome, outcome.flatMap { event?($0) })
        if !isReporting { endReporting() }
        return outcome
    }

    /// Makes a state the wanted one, updates what is shown, and reports events.
    @inline(never)
    private func adopt(_ state: StateCore, _ closer: NavigationCloser, _ outcome: OutcomeValue?, _ event: EventValue?) {
        let former = wanted
        var next = state
        dismissAnswersWithoutCaller(in: &next)
        let external = takeExternal(from: &next)
        if next != former { wanted = next }
        if let event { announce(event) }
        announce(from: former, closer)
        reportFlows(from: former)
        resumeCallers()
        advance()
        followRuns()
        if let outcome {
            follow(outcome)
            reportResumed(outcome)
        }
        // What a link has done is not done again on top of what is restored.
        if closer == .link, external != nil { opening.early = nil }
        if closer == .link, case .act? = outcome { opening.early = nil }
        if let external { show(external) }
        followHolders()
        openHeldLinks()
    }

    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: OutcomeValue) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .act(let action): act(action)
        case .done, .deferred, .ignored: break
        }
    }

    /// Changes the wanted state without an outcome.
    func change(_ closer: NavigationCloser = .code, _ change: (inout StateCore) -> Void) {
        settle(closer) {
            change(&$0)
            return nil
        }
    }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it; possibly for a caller
    /// that awaits the result.
    @discardableResult
    func take(_ exit: ExitValue, from position: ScreenPosition, for caller: WaitingCaller? = nil) -> OutcomeValue {
        let source = wanted.node(at: position)
        askFacts()
        guard let source, wanted.node(at: position) == source else { return .ignored }
        if case .finish(let result) = exit, waiting[position.level] != nil { results[position.level] = result }
        let event = exit.target.map { EventValue.routed(from: source, to: $0) }
        let outcome = settle(reporting: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position, self.conditionValues, at: self.now())
            if let caller { self.wait(caller, for: outcome, after: last, in: &state) }
            return outcome
        }
        return outcome ?? .ignored
    }
}
