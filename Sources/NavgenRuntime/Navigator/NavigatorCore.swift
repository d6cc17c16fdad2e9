#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The part of ``Navigator`` that is the same for all graphs: holds the wanted state and updates
/// the views to show it, one step at a time.
///
/// Apps use `Navigator`. Views observe single properties, so that a change updates only the views
/// that show it.
@MainActor
public class NavigatorCore: ObservedParts {
    nonisolated let table: GraphTable
    private var storedWanted: StateCore
    private var storedConditions: ConditionValues
    private var storedRoot: Int?
    private var storedTab: Int
    private var storedReselections: [Int]
    private var storedCorrections = 0
    /// The state that the views show, or are transitioning to.
    var shown: StateCore
    /// The last known value of each condition, even if it is undecided now.
    var known: ConditionValues
    /// The last known value of each condition in this launch of the app.
    var knownThisLaunch: ConditionValues
    /// When the step from an earlier launch was deferred; `nil` if there is none.
    var restoredSince: Double?
    /// Returns the current conditions; called before each change.
    var facts: (@MainActor () -> ConditionValues)?
    /// The model of each tab's or root's level.
    let rootLevels: [LevelModel]
    /// The presenter of what is presented over the root.
    let rootPresenter: PresenterModel
    var pending: PendingChange?
    var waitCount = 0
    var callerCount = 0
    var waiting: [Int: WaitingCaller] = [:]
    var results: [Int: NavigationResult] = [:]
    var deferredCall: DeferredCall?
    var endedFlows: [Int: ContentValue] = [:]
    /// The views that prevent dismissal by swipe and make links wait.
    var holders: [NavigationHolder] = []
    var opening = OpeningLinks()
    /// The restored state, until the conditions decide its root.
    var restored: SavedState?
    /// Whether the end of the flow that is the current root has been reported.
    var hasReportedRoot = false
    /// The index of the build of the app whose links are opened.
    var build = 0
    /// Whether anything receives events.
    var reportsEvents = false
    /// The events still to be reported, in order.
    var events: [EventValue] = []
    var isReporting = false
    /// Returns the current time in seconds since the Unix epoch. Tests can replace it.
    public var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ table: GraphTable, _ initial: StateCore?, _ conditions: ConditionValues) {
        var state = initial ?? StateCore(table, conditions)
        state.opensOnTop = false
        self.table = table
        storedWanted = state
        storedConditions = conditions
        known = conditions
        knownThisLaunch = conditions
        shown = state
        shown.presented = []
        storedRoot = state.root
        storedTab = state.tab
        storedReselections = state.reselections
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

    // MARK: - Overridden by Navigator, which knows the graph's types

    /// Reports an event to the app.
    func report(_ event: EventValue) {}

    /// Reports to the app that a flow has ended that no caller awaits.
    func reportEnd(of flow: ContentValue, cancelled: Bool) {}

    /// Returns a closure that performs an action and returns the node that follows, if any. It must
    /// not retain the navigator.
    func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? { nil }

    /// Asks the app to show an external node.
    func show(_ external: ContentValue) {}

    /// The number on a tab's badge.
    func badge(ofTab tab: Int) -> Int { 0 }

    /// Asks the app to resolve a URL that no link matches.
    var resolver: (@MainActor (URL) async -> URL?)? { nil }

    // MARK: - Observed by views

    /// The requested state, which the views are brought to step by step.
    var wanted: StateCore {
        get {
            _access(0)
            return storedWanted
        }
        set { _change(0) { storedWanted = newValue } }
    }

    /// The current values of the conditions.
    var conditionValues: ConditionValues {
        get {
            _access(1)
            return storedConditions
        }
        set { _change(1) { storedConditions = newValue } }
    }

    /// The index of the root; `nil` while it is undecided.
    var shownRoot: Int? {
        get {
            _access(5)
            return storedRoot
        }
        set { _change(5) { storedRoot = newValue } }
    }

    var shownTab: Int {
        get {
            _access(2)
            return storedTab
        }
        set { _change(2) { storedTab = newValue } }
    }

    var shownReselections: [Int] {
        get {
            _access(3)
            return storedReselections
        }
        set { _change(3) { storedReselections = newValue } }
    }

    /// Counts the taps that did not select their tab. Each increment makes the tab bar read its
    /// selection again.
    var corrections: Int {
        get {
            _access(4)
            return storedCorrections
        }
        set { _change(4) { storedCorrections = newValue } }
    }

    static func makeRun(_ content: ContentValue, _ table: GraphTable) -> FlowModel? {
        content.flow.flatMap { table.types.makeRun(content.node, $0) }
    }
}

extension NavigatorCore {
    /// Takes a step on the topmost level, or for a stack step, on the topmost stack, if its
    /// conditions allow it.
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
        // The optimizer specializes this function for each closure, so it contains only the code
        // that needs them.
        let isReporting = beginReporting()
        refreshConditions()
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
        // An early link that has already had its effect must not be followed again after the state
        // is restored.
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

    /// Takes an exit of the screen at a position, if there is one and the conditions allow it.
    /// `caller` awaits the result.
    @discardableResult
    func take(_ exit: ExitValue, from position: ScreenPosition, for caller: WaitingCaller? = nil) -> OutcomeValue {
        let source = wanted.node(at: position)
        refreshConditions()
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
