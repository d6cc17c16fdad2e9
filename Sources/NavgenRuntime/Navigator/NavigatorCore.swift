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
    /// What views observe one by one.
    fileprivate enum _Part {
        static let display = 0, conditions = 1, tab = 2, reselections = 3, corrections = 4, root = 5
    }

    nonisolated let table: GraphTable
    /// What is wanted: the navigation of the root, and the requests that wait.
    private(set) var wanted: StateCore
    private var storedDisplay: StateCore
    private var storedConditions: ConditionValues
    private var storedRoot: Int?
    private var storedTab: Int?
    private var storedReselections: [Int]
    private var storedCorrections = 0
    /// The state that the views show, or are transitioning to.
    var shown: StateCore
    /// The last known value of each condition, even if it is undecided now.
    var known: ConditionValues
    /// Whether the current change follows from a condition that had held and is now false.
    var hasLostCondition = false
    /// Whether the current change restores a saved state.
    var isRestoring = false
    /// Returns the current conditions; called before each change.
    var facts: (@MainActor () -> ConditionValues)?
    /// The model of each tab's or root's level.
    let rootLevels: [LevelModel]
    /// The presenter of what is presented over the root.
    let rootPresenter: PresenterModel
    /// The model of the window.
    let scene = SceneModel()
    var pending: PendingChange?
    var waitCount = 0
    /// The last number that was given to a caller that awaits a result.
    var callerCount = 0
    var callers: [Int: WaitingCaller] = [:]
    var results: [Int: NavigationResult] = [:]
    /// The views of pushed screens, by the ids of the screens.
    var screenTokens: [Int: ScreenTokenReference] = [:]
    /// The views that prevent dismissal by swipe and make links wait.
    var holders: [NavigationHolder] = []
    var opening = OpeningLinks()
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
        var state = initial ?? StateCore(table, conditions, at: Date().timeIntervalSince1970)
        state.opensOnTop = false
        self.table = table
        wanted = state
        storedDisplay = state.shown
        storedConditions = conditions
        known = conditions
        shown = storedDisplay
        shown.presented = []
        storedRoot = shown.root
        storedTab = shown.tab
        storedReselections = state.reselections
        let presenter = PresenterModel(table)
        rootPresenter = presenter
        rootLevels = shown.rootLevels.map {
            LevelModel($0, run: Self.makeRun($0.content, state.table), presenter: presenter)
        }
        super.init()
        for level in rootLevels { level.connect(self) }
        settle { $0.update(to: conditions, at: self.now()) }
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

    /// What is to be on display, which the views are brought to step by step.
    var display: StateCore {
        _access(_Part.display)
        return storedDisplay
    }

    /// What is to be on display, for views that must not depend on all of it.
    var unobservedDisplay: StateCore { storedDisplay }

    /// The current values of the conditions.
    var conditionValues: ConditionValues {
        get {
            _access(_Part.conditions)
            return storedConditions
        }
        set { _change(_Part.conditions) { storedConditions = newValue } }
    }

    /// The index of the root; `nil` while it is undecided.
    var shownRoot: Int? {
        get {
            _access(_Part.root)
            return storedRoot
        }
        set { _change(_Part.root) { storedRoot = newValue } }
    }

    /// The index of the selected tab; `nil` if there is none.
    var shownTab: Int? {
        get {
            _access(_Part.tab)
            return storedTab
        }
        set { _change(_Part.tab) { storedTab = newValue } }
    }

    var shownReselections: [Int] {
        get {
            _access(_Part.reselections)
            return storedReselections
        }
        set { _change(_Part.reselections) { storedReselections = newValue } }
    }

    /// Counts the taps that did not select their tab. Each increment makes the tab bar read its
    /// selection again.
    var corrections: Int {
        get {
            _access(_Part.corrections)
            return storedCorrections
        }
        set { _change(_Part.corrections) { storedCorrections = newValue } }
    }

    static func makeRun(_ content: ContentValue, _ table: GraphTable) -> FlowModel? {
        content.flow.flatMap { table.types.makeRun(content.node, $0) }
    }
}

extension NavigatorCore {
    /// Takes a step on what is on top, as soon as its conditions allow it.
    func go(_ step: ExitValue) -> OutcomeValue {
        var outcome = OutcomeValue.ignored
        settle { outcome = $0.ask(step, self.conditionValues, at: self.now()) }
        return outcome
    }

    /// Takes an exit of a screen. `caller` awaits the result.
    @discardableResult
    func take(_ exit: ExitValue, from origin: ScreenOrigin?, for caller: Int? = nil) -> OutcomeValue {
        guard let origin else {
            resumeCallers()
            return .ignored
        }
        var outcome = OutcomeValue.ignored
        let overlays = wanted.overlays
        let isClosable = { (display: StateCore) in
            (display.presented + overlays.flatMap(\.levels)).contains { $0.holds(origin.id) }
        }
        switch exit {
        case .back:
            let canGoBack = { (display: StateCore) in
                display.position(of: origin).map { display.isOnTop($0) && display.canGoBack(from: $0) } ?? false
            }
            change(if: canGoBack) { outcome = $0.back(from: origin) ? .done : .ignored }
        case .close: change(if: isClosable) { outcome = $0.close(from: origin) ? .done : .ignored }
        case .finish(let result):
            change(if: isClosable) { state in
                let caller = state.allLevels.first { $0.holds(origin.id) }?.caller
                if let caller { self.results[caller] = result }
                outcome = state.close(from: origin) ? .done : .ignored
            }
        default:
            settle { outcome = $0.ask(exit, from: origin, caller: caller, self.conditionValues, at: self.now()) }
        }
        return outcome
    }

    /// Changes what is on display, for the user or for code, if that is possible.
    func change(
        _ closer: NavigationCloser = .code, if isPossible: (StateCore) -> Bool = { _ in true },
        _ change: (inout StateCore) -> Void
    ) {
        settle(closer) { $0.change(self.conditionValues, at: self.now(), if: isPossible, change) }
    }

    /// Changes what is wanted, updates what is shown, and reports events.
    func settle(_ closer: NavigationCloser = .code, _ change: (inout StateCore) -> Void) {
        // The optimizer specializes this function for each closure, so it contains only the code
        // that needs them.
        let isReporting = beginReporting()
        refreshConditions()
        var next = wanted
        next.holds = Set(holders.filter { $0.view != nil }.map(\.origin))
        change(&next)
        adopt(next, closer)
        if !isReporting { endReporting() }
    }

    /// Makes a state the wanted one, updates what is shown, and reports events.
    @inline(never)
    private func adopt(_ state: StateCore, _ closer: NavigationCloser) {
        let (former, formerDisplay) = (wanted, storedDisplay)
        var next = state
        let events = next.takeEvents()
        let display = next.shown
        wanted = next
        if display == formerDisplay {
            storedDisplay = display
        } else {
            _change(_Part.display) { storedDisplay = display }
        }
        for event in events { announceStart(event) }
        announce(from: formerDisplay, closer)
        for event in events { announceEnd(event) }
        reportFlows(from: former, events)
        resumeCallers()
        advance()
        followRuns()
        followHolders()
        for event in events { follow(event) }
    }

    /// Handles what a change has led to beyond the state.
    private func follow(_ event: StateEvent) {
        switch event {
        case .acted(let action, let origin):
            // An early link that has already had its effect must not be followed again after the
            // state is restored.
            if origin == nil { opening.early = nil }
            act(action, from: origin)
        case .external(let content):
            opening.early = nil
            show(content)
        case .ended, .deferred, .completed: break
        }
    }
}
