// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Navigates: holds the wanted state, and brings what is shown in line with it, one step at a time.
///
/// Each scene has one. Views observe its parts, so that a change updates only the views that show
/// it.
@MainActor @Observable
final class HospitalNavigator {
    /// The wanted state.
    private(set) var state: HospitalState
    /// What the app knows.
    private(set) var conditions: HospitalConditions
    /// The last known value of each condition, even if it is undecided now.
    @ObservationIgnored private var known: HospitalConditions
    /// The same, for this launch of the app only.
    @ObservationIgnored private var ownKnown: HospitalConditions
    /// When the step from an earlier launch was parked; `nil` if there is none.
    @ObservationIgnored private var formerSince: Double?
    /// The source of the conditions, queried before each change.
    @ObservationIgnored var facts: (@MainActor () -> HospitalConditions)?
    /// What was restored and waits for its root to be decided.
    @ObservationIgnored var restored: HospitalSavedState?
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: HospitalState
    private(set) var root: HospitalState.Root?
    private(set) var tab: HospitalTab
    private(set) var reselections: [HospitalTab: Int] = [:]
    /// Counts taps that did not select their tab; makes the tab bar read its selection again.
    private(set) var corrections = 0
    /// The level of each tab and root.
    let bases: [HospitalLevel]
    /// What is presented over all of them.
    let ground = HospitalPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var asked = 0
    @ObservationIgnored var waiting: [Int: HospitalWaiting] = [:]
    @ObservationIgnored var results: [Int: HospitalResult] = [:]
    @ObservationIgnored var deferred: HospitalDeferred?
    @ObservationIgnored var ended: [Int: HospitalFlow] = [:]
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [HospitalHolder] = []
    @ObservationIgnored var opening = HospitalOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any HospitalHandlers)?
    /// The build of the app whose links it opens; `nil` for the unnamed one.
    @ObservationIgnored var environment: HospitalEnvironment?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (HospitalEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [HospitalEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the Unix epoch.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// What the system must finish before the next step.
    private enum Pending: Equatable {
        case coming(Int)
        /// It is visible and still moving into place.
        case arriving(Int)
        case going(Int)
    }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: HospitalState? = nil, conditions: HospitalConditions = HospitalConditions()) {
        let state = state ?? HospitalState(conditions)
        self.state = state
        self.conditions = conditions
        known = conditions
        ownKnown = conditions
        var shown = state
        shown.presented = []
        self.shown = shown
        root = state.root
        tab = state.tab
        bases = state.bases.map {
            [ground] in HospitalLevel($0, run: HospitalRun($0.content), presenter: ground)
        }
        for level in bases { level.connect(self) }
        settle { update(&$0, from: conditions) }
    }
}

extension HospitalNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: HospitalState.Step) -> HospitalState.Outcome {
        settle { $0.go(step, on: $0.level(of: step), conditions, at: now()) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: HospitalRoute) -> HospitalState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: HospitalNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Selects a tab.
    @discardableResult
    func select(_ tab: HospitalTab) -> HospitalState.Outcome { go(.select(tab)) }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: HospitalState.Content) -> HospitalState.Outcome {
        go(.present(content))
    }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Starts a flow.
    @discardableResult
    func start(_ flow: HospitalFlow) -> HospitalState.Outcome { go(.present(.flow(flow))) }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it;
    /// possibly for a caller that awaits the result.
    @discardableResult
    func take(
        _ exit: HospitalExit, from position: HospitalState.Position,
        for asker: HospitalWaiting? = nil
    ) -> HospitalState.Outcome {
        let source = state.node(at: position)
        askFacts()
        guard let source, state.node(at: position) == source else { return .ignored }
        if case .finish(let result) = exit, waiting[position.level] != nil {
            results[position.level] = result
        }
        let event = exit.target.map { HospitalEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position, conditions, at: now())
            if let asker { wait(asker, for: outcome, after: last, in: &state) }
            return outcome
        }
    }
}

extension HospitalNavigator {
    /// Asks what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: HospitalEvent.Closer = .code,
        telling event: (Result) -> HospitalEvent? = { _ in nil },
        _ change: (inout HospitalState) -> Result
    ) -> Result {
        tellAfterwards {
            askFacts()
            let former = state
            var next = former
            let result = change(&next)
            dismissAnswersWithoutAsker(in: &next)
            if next != former { state = next }
            let outcome = result as? HospitalState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            tellOfFlows(from: former)
            resumeWaiting()
            advance()
            followRuns()
            if let outcome { follow(outcome) }
            if let outcome { tellOfResumed(outcome) }
            // What a link has done is not done again on top of what is restored.
            if closer == .link, case .act? = outcome { opening.early = nil }
            followHolders()
            openWhatWaits()
            return result
        }
    }
}

extension HospitalNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = HospitalState.next(shown: shown, wanted: state)
            if next.isEqual(to: shown) { break }
            let isMore = next.presented.count > shown.presented.count
            switch pending {
            case .going: return
            case .coming where isMore, .arriving where isMore: return
            case .coming, .arriving, nil: show(next)
            }
        }
        shown = state
    }

    private func show(_ next: HospitalState) {
        let former = shown
        shown = next
        if root != next.root { root = next.root }
        if tab != next.tab { tab = next.tab }
        if reselections != next.reselections { reselections = next.reselections }
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
        followRuns()
    }

    private func present(_ levels: [HospitalState.Level], insteadOf former: [HospitalState.Level]) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .going(former[kept].id), isShort: !former[kept].content.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(
                level(levels[kept]), on: shown[kept], from: levels[kept].column)
            if levels[kept].content.isHost { wait(for: .coming(levels[kept].id)) }
        }
    }

    /// Makes the level that views observe for a level of the state.
    private func level(_ level: HospitalState.Level) -> HospitalLevel {
        let level =
            HospitalLevel(level, run: HospitalRun(level.content), presenter: HospitalPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> HospitalPresenter? {
        var presenter = ground
        for _ in 0..<place {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// Waits until the system reports an event, for a second at most; less for an event that it
    /// does not report.
    private func wait(for event: Pending, isShort: Bool = false) {
        pending = event
        waits += 1
        let wait = waits
        _Concurrency.Task { [weak self] in
            try? await _Concurrency.Task.sleep(nanoseconds: isShort ? 500_000_000 : 1_000_000_000)
            self?.stopWaiting(wait)
        }
    }

    private func stopWaiting(_ wait: Int) {
        guard wait == waits, pending != nil else { return }
        pending = nil
        advance()
    }

    /// Continues without waiting any longer for the system.
    func stopWaiting() { stopWaiting(waits) }
}

extension HospitalNavigator {
    /// Called when a presentation has become visible. Its transition continues: until it ends,
    /// which the system does not report, the system may drop what is presented on it.
    func appeared(_ id: Int) {
        if pending == .coming(id) { wait(for: .arriving(id), isShort: true) }
    }

    /// Called when a presentation is gone for good.
    func disappeared(_ id: Int) {
        guard pending == .going(id) else { return }
        pending = nil
        advance()
    }

    /// Called when a dismissal on a presenter has ended; the system does not say which.
    func dismissalEnded(on presenter: HospitalPresenter) {
        guard case .going = pending, presenter.level == nil else { return }
        pending = nil
        advance()
    }

    /// Called when the system has begun to dismiss a presentation, for the user or because it was
    /// told to. Late or repeated calls for one that is gone change nothing.
    func dismissed(_ id: Int) {
        guard let place = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // What has not appeared cannot be gone: this is about what was there before.
        if pending == .coming(id) { return }
        let isShort = !shown.presented[place].content.isHost
        shown.presented.removeSubrange(place...)
        presenter(place)?.present(nil)
        wait(for: .going(id), isShort: isShort)
        settle(.user) { $0.dismiss(id: id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }

    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [HospitalRoute], on level: HospitalLevel) {
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

    /// Pushes the value of a link in a screen, if the graph has a route for it.
    private func push(_ route: HospitalRoute, on level: HospitalLevel) {
        askFacts()
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { HospitalWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Hospital: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = HospitalEvent.routed(from: source, to: route.node)
        let position = HospitalState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position, conditions, at: now())
        }
    }

    /// The selected tab, as the system reads and sets it; a different property after each
    /// correction, so that it is read again. Tapping the selected tab sets it, too.
    subscript(tab corrections: Int) -> HospitalTab {
        get { tab }
        set { tap(newValue) }
    }

    /// Called when the user taps a tab.
    func tap(_ tab: HospitalTab) {
        if tab == state.tab {
            settle(.user) { $0.tap(tab) }
        } else {
            settle(.user) { $0.tapOther(tab, conditions, at: now()) }
        }
        if self.tab != tab { corrections += 1 }
    }

    /// Called when the user shows or hides columns of a level's split view, whether it is visible
    /// or not.
    func changeSplit(ofLevel id: Int, _ change: (inout HospitalState.Split) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class HospitalLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: HospitalState.Content
    private(set) var path: [HospitalRoute] = []
    private var counts: HospitalState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: HospitalPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    /// What the steps work with, if it shows a flow.
    let run: HospitalRun?
    @ObservationIgnored private weak var navigator: HospitalNavigator?
    /// What the confirmation button does, set by a view; `nil` if none has.
    @ObservationIgnored weak var confirmer: HospitalConfirmer?
    var canConfirm = false
    var isConfirming = false

    init(_ level: HospitalState.Level, run: HospitalRun?, presenter: HospitalPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
        self.run = run
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: HospitalNavigator) {
        self.navigator = navigator
        run?.connect(navigator, id)
    }

    /// Updates only what has changed.
    func show(_ level: HospitalState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: HospitalRoute?, in column: HospitalState.Split.Column?) -> Int {
        if route == nil, let column { return counts[split?[column]] }
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [HospitalRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [HospitalRoute]) { self.path = path }

    func correct() { corrections += 1 }

    /// Its columns, if it has any.
    var split: HospitalState.Split? {
        if case .split(let split) = content { return split }
        return nil
    }

    /// Called when the user shows or hides columns, or views another one where only one fits.
    func changeSplit(_ change: (inout HospitalState.Split) -> Void) {
        navigator?.changeSplit(ofLevel: id, change)
    }
}

/// What a confirmation button does, set by a view.
@MainActor
final class HospitalConfirmer {
    var action: (@MainActor () async -> Void)?
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class HospitalPresenter {
    private(set) var level: HospitalLevel?
    /// Where a popover or dialog is anchored.
    private(set) var anchor = HospitalAnchor.level
    /// The source views on screen, in order of appearance.
    @ObservationIgnored private var sources: [HospitalSource] = []

    func add(_ source: HospitalSource) { sources.append(source) }

    func remove(_ source: HospitalSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below.
    func present(
        _ level: HospitalLevel?, on below: HospitalState.Level? = nil,
        from column: HospitalState.Split.Column? = nil
    ) {
        if let below, let content = level?.content, content.hangs {
            anchor = anchor(of: content, on: below, from: column)
        }
        self.level = level
    }

    /// Its most recent source, or else the screen.
    private func anchor(
        of content: HospitalState.Content, on below: HospitalState.Level,
        from column: HospitalState.Split.Column?
    ) -> HospitalAnchor {
        if let source = sources.last(where: { $0.content == content && $0.level == below.id }) {
            return .source(ObjectIdentifier(source))
        }
        #if DEBUG
            print("Hospital: no view on screen is the source of `\(content.node.rawValue)`")
        #endif
        return below.screen(presenting: column).map { .screen($0, level: below.id) } ?? .level
    }
}

/// Where a popover or dialog is anchored.
nonisolated enum HospitalAnchor: Hashable {
    /// The view that is this source.
    case source(ObjectIdentifier)
    /// The screen that presents it; the same screen may be on another level, too.
    case screen(HospitalRoute, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is a source.
@MainActor final class HospitalSource {
    /// What is anchored to it, as specified last.
    var content: HospitalState.Content?
    /// The level that it is on.
    var level: Int?
}

nonisolated extension HospitalState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
        /// The column, if it is in a split view.
        var column: Split.Column?
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> HospitalNode? {
        guard let level = level(position.level) else { return nil }
        if let column = position.column, position.depth == 0,
            case .split(let split) = level.content
        {
            return split[column]?.node
        }
        if position.depth == 0, case .flow(let flow) = level.content { return flow.stepNode }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// Records that a caller awaits the result of a presentation.
    mutating func markAwaited(_ id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        presented[place].isAwaited = true
    }

    func isAwaited(_ id: Int) -> Bool { presented.contains { $0.id == id && $0.isAwaited } }

    /// Whether somewhere stands what stood there in another state, with the same identity.
    func isSame(as former: Self, at position: Position) -> Bool {
        guard let level = level(position.level), let other = former.level(position.level),
            let node = node(at: position), former.node(at: position) == node
        else { return false }
        if position.depth == 0, let column = position.column,
            case (.split(let split), .split(let others)) = (level.content, other.content)
        {
            guard let screen = split[column], let other = others[column] else { return false }
            return screen.fields.isSame(as: other.fields)
        }
        guard position.depth > 0 else { return level.content.isSame(as: other.content) }
        return level.path[position.depth - 1].fields.isSame(
            as: other.path[position.depth - 1].fields)
    }

    /// The nodes on a level that something can be pushed from.
    func sources(ofLevel id: Int) -> [HospitalNode] {
        guard let level = level(id) else { return [] }
        if level.path.isEmpty, case .split(let split) = level.content { return split.nodes }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [HospitalRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Changes a split view, even of a tab that is not selected.
    mutating func changeSplit(ofLevel id: Int, _ change: (inout Split) -> Void) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        change(&split)
        bases[id].content = .split(split)
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(
        _ exit: HospitalExit,
        from position: Position, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        if root == .tabs, position.level != tab.place,
            let other = HospitalTab.allCases.first(where: { $0.place == position.level })
        {
            // Its stack changes, but nothing is shown.
            var there = self
            there.tab = other
            let outcome = there.take(exit, from: position, conditions, at: now)
            guard outcome == .done, there.tab == other, there.presented == presented else {
                return .ignored
            }
            there.tab = tab
            self = there
            return .done
        }
        guard let level = place(ofLevel: position.level) else { return .ignored }
        // An alert that leads somewhere may be on a level without a stack.
        let stack = min(level, stackLevel)
        switch exit {
        case .push(let route): return go(.push(route), on: stack, conditions, at: now)
        case .fill(let usual, let route):
            // Which column, if any, depends on where the screen is: on a stack, it is a screen like
            // any other.
            guard position.depth == 0, case .split = self[level].content,
                let column = position.column == nil ? usual : column(of: route, from: position)
            else {
                return go(.push(route), on: stack, conditions, at: now)
            }
            return go(.fill(column, route), on: level, conditions, at: now)
        case .popTo(let node): return pop(to: node, below: position) ? .done : .ignored
        case .sheet(let content):
            return present(.sheet(content), from: position, on: level, conditions, at: now)
        case .cover(let content):
            return present(.cover(content), from: position, on: level, conditions, at: now)
        case .popover(let content):
            return present(.popover(content), from: position, on: level, conditions, at: now)
        case .alert(let content):
            return present(.alert(content), from: position, on: level, conditions, at: now)
        case .dialog(let content):
            return present(.dialog(content), from: position, on: level, conditions, at: now)
        case .start(let flow):
            return present(.flow(flow), from: position, on: level, conditions, at: now)
        case .open(let plan, _): return go(.open(plan), on: level, conditions, at: now)
        case .under(let exit):
            let presenter = level > 0 ? presenter(of: level) : position
            var exit = exit
            if case .push(let route) = exit { exit = self.exit(to: route, from: presenter) }
            let former = self
            _ = close(level)
            let outcome = take(exit, from: presenter, conditions, at: now)
            // What cannot be shown closes nothing.
            if case .refused = outcome { self = former }
            return outcome
        case .close: return close(level) ? .done : .ignored
        case .back: return back(from: position) ? .done : .ignored
        case .finish: return close(level) ? .done : .ignored
        }
    }

    /// Removes a screen and everything on it; `false` if nothing is below it.
    private mutating func back(from position: Position) -> Bool {
        guard let level = place(ofLevel: position.level) else { return false }
        if position.depth > 0 {
            keep(position.depth - 1, ofLevel: position.level)
            return true
        }
        if level == 0, case .split(let split) = base.content {
            let column = position.column ?? split.compactColumn
            if column != .sidebar {
                if !isSeenThrough(from: 0) { presented = [] }
                clear(column)
                return true
            }
        }
        return close(level)
    }

    private mutating func close(_ level: Int) -> Bool {
        guard level > 0 else { return false }
        dismiss(level)
        return true
    }

    /// Goes back to a node's topmost screen below a position, on the stack or in an earlier column.
    private mutating func pop(to node: HospitalNode, below position: Position) -> Bool {
        guard let level = place(ofLevel: position.level) else { return false }
        let below = self[level].path.prefix(max(position.depth, 1) - 1)
        if let place = below.lastIndex(where: { $0.node == node }) {
            keep(place + 1, ofLevel: position.level)
        } else if case .split(let split) = self[level].content {
            let own = position.depth > 0 ? nil : position.column ?? split.compactColumn
            guard let column = split.column(of: node, before: own) else { return false }
            if !isSeenThrough(from: 0) { presented = [] }
            clear(behind: column, ofLevel: position.level)
        } else if position.depth > 0, self[level].content.node == node {
            keep(0, ofLevel: position.level)
        } else {
            return false
        }
        dropIfLeft()
        return true
    }

    /// Keeps only the lowest screens of a level, and nothing on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else {
            guard bases.indices.contains(id) else { return }
            bases[id].path = Array(bases[id].path.prefix(count))
            bases[id].leaveEmptyColumn()
            bases[id].forgetArrivals()
            return
        }
        guard count < self[level].path.count else { return }
        if !isSeenThrough(from: level) { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].leaveEmptyColumn()
        self[level].forgetArrivals()
        dropIfLeft()
    }

    /// The position of the screen that presented a level; if unknown, of what is on top below.
    func presenter(of level: Int) -> Position {
        let below = self[level - 1]
        if let column = self[level].column {
            return Position(level: below.id, depth: 0, column: column)
        }
        if below.path.isEmpty, case .split(let split) = below.content {
            return Position(level: below.id, depth: 0, column: split.lastColumn)
        }
        return Position(level: below.id, depth: below.path.count)
    }

    /// The default exit to a screen: from a column, it fills a later one that has the screen.
    func exit(to route: HospitalRoute, from position: Position) -> HospitalExit {
        column(of: route, from: position).map { .fill($0, route) } ?? .push(route)
    }

    /// The column that a screen fills by default from a position; `nil` if it is pushed there.
    func column(of route: HospitalRoute, from position: Position) -> Split.Column? {
        guard position.depth == 0, let from = position.column, from != .detail,
            let column = Self.column(of: route.node, atPlace: position.level), column != from
        else { return nil }
        return column
    }

    static func column(of screen: HospitalNode, atPlace place: Int) -> Split.Column? {
        switch (place, screen) {
        case (3, .messagesThread): return .detail
        case (3, .messagesAnnouncement): return .detail
        case (3, .messagesPage): return .detail
        default: return nil
        }
    }

    /// Presents something and records which column presented it.
    private mutating func present(
        _ content: Content, from position: Position,
        on level: Int, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        let last = lastID
        let outcome = go(.present(content), on: level, conditions, at: now)
        if outcome == .done, position.depth == 0, let presentation = presented.last,
            presentation.id > last
        {
            presented[presented.count - 1].column = position.column
        }
        return outcome
    }

    /// Selects another tab as the user does: a sheet that allows this behind it stays.
    mutating func tapOther(
        _ tab: HospitalTab, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        let former = self
        let outcome = go(.select(tab), conditions, at: now)
        if presented.isEmpty, former.isSeenThrough(from: 0) {
            presented = former.presented
        }
        return outcome
    }

    /// Whether the conditions offer an exit of a node, one that they do not always offer.
    static func offers(
        _ way: Int, of source: HospitalNode, _ conditions: HospitalConditions
    ) -> Bool {
        let needs: [HospitalNeed]
        switch (source.index, way) {
        // pharmacy.drugs to pharmacy.prescribe
        case (117, 0): needs = [.init(.prescriber)]
        default: return true
        }
        return needs.allSatisfy { $0.isMet(conditions) == true }
    }
}

extension HospitalNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(
        level: Int, route: HospitalRoute? = nil, column: HospitalState.Split.Column? = nil
    ) -> HospitalExitHandler {
        HospitalExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route, column))
            },
            ask: { [weak self] exit in
                // On cancellation, it closes what it waits for. It does not retain the navigator
                // meanwhile.
                guard let number = self?.nextAsked() else { return nil }
                return await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        guard let self else { return continuation.resume(returning: nil) }
                        self.ask(
                            exit, from: self.position(level, route, column), as: number,
                            continuation)
                    }
                } onCancel: { [weak self] in
                    _Concurrency.Task { @MainActor [weak self] in self?.stopAsking(number) }
                }
            },
            offers: { [weak self] way in
                guard let self, let source = state.node(at: position(level, route, column)) else {
                    return false
                }
                return HospitalState.offers(way, of: source, facts?() ?? conditions)
            },
            count: { [weak self] counter in self?.count(counter, level, route, column) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(
        _ level: Int, _ route: HospitalRoute?, _ column: HospitalState.Split.Column?
    ) -> HospitalState.Position {
        guard let route else {
            return HospitalState.Position(level: level, depth: 0, column: column)
        }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return HospitalState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(
        _ counter: HospitalCounter, _ level: Int, _ route: HospitalRoute?,
        _ column: HospitalState.Split.Column?
    ) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route, in: column) ?? 0
        case .reselections:
            return HospitalTab.allCases.first { $0.place == level }.flatMap { reselections[$0] }
                ?? 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> HospitalLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum HospitalWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [], [], [], [], [], [], [12], [8, 10, 25, 52], [9], [25], [178],
        [114, 140, 157, 160, 161, 175], [], [], [13], [], [], [], [], [], [], [], [], [],
        [25, 33], [26, 28, 29, 30, 32, 54, 72, 84, 145], [27], [], [], [], [31], [158], [],
        [34], [25], [], [], [], [35], [], [], [], [], [], [], [], [], [], [], [], [],
        [52, 55, 57], [53, 56], [], [52], [56], [], [58], [], [], [], [], [], [], [], [], [],
        [], [], [], [], [], [73, 74, 76, 79, 81, 84], [77, 80, 82], [75], [], [77, 78], [78],
        [], [80], [], [82, 83], [], [], [85], [116, 118], [], [], [], [], [], [], [], [], [],
        [], [], [], [], [], [], [], [], [], [], [], [105], [105], [], [], [], [], [], [],
        [115, 117, 121, 123], [116], [118], [118], [119, 120], [118], [], [122], [118], [], [],
        [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [141, 144], [142], [143],
        [], [], [142], [], [], [], [], [], [], [], [], [], [], [], [158], [159], [], [],
        [162, 163], [158], [164], [], [], [], [], [], [], [], [], [], [], [],
        [12, 176, 177, 178, 179, 180, 181], [], [], [], [], [], [12], [], [], [], [], [], [],
        [],
    ]

    static func pushes(_ source: HospitalNode, _ target: HospitalNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed once, on deinitialization at the latest, as when its navigator goes.
@MainActor final class HospitalWaiting {
    let number: Int
    private let position: HospitalState.Position
    /// The state when the wait began.
    private let former: HospitalState
    private var continuation: CheckedContinuation<HospitalResult?, Never>?

    init(
        number: Int, position: HospitalState.Position, state: HospitalState,
        continuation: CheckedContinuation<HospitalResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still there.
    func isThere(in state: HospitalState) -> Bool {
        state.isSame(as: former, at: position)
    }

    func resume(returning result: HospitalResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

/// A caller that awaits a presentation that is waiting for its conditions.
struct HospitalDeferred {
    let step: HospitalState.Step
    /// The presentation shown instead; `nil` if there is none or it was there before.
    var standIn: Int?
    /// The newest presentation before it; the awaited one comes later.
    let last: Int
    let waiting: HospitalWaiting
}

extension HospitalNavigator {
    /// Returns a number for a waiting caller.
    func nextAsked() -> Int {
        asked += 1
        return asked
    }

    /// Takes an exit of a screen for a caller that awaits its result.
    func ask(
        _ exit: HospitalExit, from position: HospitalState.Position, as number: Int,
        _ continuation: CheckedContinuation<HospitalResult?, Never>
    ) {
        let asker = HospitalWaiting(
            number: number, position: position, state: state, continuation: continuation)
        take(exit, from: position, for: asker)
    }

    /// Lets a caller await what a step has presented: something newer than the last presentation.
    func wait(
        _ asker: HospitalWaiting, for outcome: HospitalState.Outcome, after last: Int,
        in state: inout HospitalState
    ) {
        if outcome == .parked, let step = state.parked?.step {
            // What was shown for the previous caller stands in for this one, too.
            let former = deferred?.standIn
            let standIn = state.presented.first { $0.id > last || $0.id == former }?.id
            deferred?.waiting.resume(returning: nil)
            deferred = HospitalDeferred(step: step, standIn: standIn, last: last, waiting: asker)
            return
        }
        guard outcome == .done, let id = state.presented.last(where: { $0.id > last })?.id else {
            return
        }
        state.markAwaited(id)
        waiting[id] = asker
    }

    /// Handles the cancellation of a caller: closes what is shown for it and gives up what it
    /// awaits.
    func stopAsking(_ number: Int) {
        if let id = waiting.first(where: { $0.value.number == number })?.key {
            settle { $0.dismiss(id: id) }
        }
        guard let deferred, deferred.waiting.number == number else { return }
        self.deferred = nil
        deferred.waiting.resume(returning: nil)
        settle { giveUp(deferred, in: &$0) }
    }

    /// Gives up the step that a caller awaits, and what is shown instead.
    func giveUp(_ deferred: HospitalDeferred, in state: inout HospitalState) {
        state.giveUp(deferred.step)
        if let id = deferred.standIn { state.dismiss(id: id) }
    }

    /// Dismisses or gives up what is awaited by screens that have gone.
    func dismissAnswersWithoutAsker(in state: inout HospitalState) {
        for (id, waiting) in waiting.sorted(by: { $0.key < $1.key })
        where state.isAwaited(id) && !waiting.isThere(in: state) {
            state.dismiss(id: id)
        }
        guard let deferred, !deferred.waiting.isThere(in: state) else { return }
        if let id = answer(to: deferred, in: state) { state.dismiss(id: id) }
        state.giveUp(deferred.step)
    }

    /// The deferred presentation; `nil` if it has not appeared.
    private func answer(to deferred: HospitalDeferred, in state: HospitalState) -> Int? {
        guard case .present(let content) = deferred.step, state.parked?.step != deferred.step,
            let level =
                state.presented.last, level.id > deferred.last, level.content.isSame(as: content),
            !level.isAwaited
        else { return nil }
        return level.id
    }

    /// Resumes each caller whose presentation has gone or is now shown for a link, once.
    func resumeWaiting() {
        for id in waiting.keys.sorted() where !state.isAwaited(id) {
            waiting.removeValue(forKey: id)?.resume(returning: results.removeValue(forKey: id))
        }
        guard let deferred else { return }
        if let parked = state.parked, parked.step == deferred.step {
            // What it waits for next may have another stand-in.
            let newer = state.presented.last {
                $0.id > deferred.last && $0.content.node == parked.otherwise
            }
            if let newer { self.deferred?.standIn = newer.id }
            return
        }
        self.deferred = nil
        if let id = answer(to: deferred, in: state) {
            state.markAwaited(id)
            waiting[id] = deferred.waiting
        } else {
            deferred.waiting.resume(returning: nil)
        }
    }
}

/// What the steps of a flow work with, whichever flow it is.
@MainActor enum HospitalRun {
    case patientsAdmission(PatientsAdmissionRun)
    case appointmentsBook(AppointmentsBookRun)
    case recordsOrderTests(RecordsOrderTestsRun)
    case pharmacyPrescribe(PharmacyPrescribeRun)
    case pharmacyDispense(PharmacyDispenseRun)
    case billingCloseMonth(BillingCloseMonthRun)
    case staffHandover(StaffHandoverRun)
    case settingsChangePin(SettingsChangePinRun)

    /// Creates the run of a level that shows a flow; `nil` if it shows something else.
    init?(_ content: HospitalState.Content) {
        guard case .flow(let flow) = content else { return nil }
        switch flow {
        case .patients(.admission(let flow)): self = .patientsAdmission(PatientsAdmissionRun(flow))
        case .appointments(.book(let flow)): self = .appointmentsBook(AppointmentsBookRun(flow))
        case .records(.orderTests(let flow)): self = .recordsOrderTests(RecordsOrderTestsRun(flow))
        case .pharmacy(.prescribe(let flow)): self = .pharmacyPrescribe(PharmacyPrescribeRun(flow))
        case .pharmacy(.dispense(let flow)): self = .pharmacyDispense(PharmacyDispenseRun(flow))
        case .billing(.closeMonth(let flow)): self = .billingCloseMonth(BillingCloseMonthRun(flow))
        case .staff(.handover(let flow)): self = .staffHandover(StaffHandoverRun(flow))
        case .settings(.changePin(let flow)): self = .settingsChangePin(SettingsChangePinRun(flow))
        }
    }

    /// Makes its steps act on a level.
    func connect(_ navigator: HospitalNavigator, _ level: Int) {
        switch self {
        case .patientsAdmission(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .patients(.admission(flow)), level)
            }
        case .appointmentsBook(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .appointments(.book(flow)), level)
            }
        case .recordsOrderTests(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .records(.orderTests(flow)), level)
            }
        case .pharmacyPrescribe(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .pharmacy(.prescribe(flow)), level)
            }
        case .pharmacyDispense(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .pharmacy(.dispense(flow)), level)
            }
        case .billingCloseMonth(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .billing(.closeMonth(flow)), level)
            }
        case .staffHandover(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .staff(.handover(flow)), level)
            }
        case .settingsChangePin(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .settings(.changePin(flow)), level)
            }
        }
    }
}

extension HospitalNavigator {
    /// Updates the runs of flows with what has changed.
    func followRuns() {
        for base in bases { follow(base) }
        var level = ground.level
        while let current = level {
            follow(current)
            level = current.presenter.level
        }
    }

    private func follow(_ level: HospitalLevel) {
        guard case .flow(let flow) = level.content, let run = level.run else { return }
        switch (flow, run) {
        case (.patients(.admission(let flow)), .patientsAdmission(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.appointments(.book(let flow)), .appointmentsBook(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.records(.orderTests(let flow)), .recordsOrderTests(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.pharmacy(.prescribe(let flow)), .pharmacyPrescribe(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.pharmacy(.dispense(let flow)), .pharmacyDispense(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.billing(.closeMonth(let flow)), .billingCloseMonth(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.staff(.handover(let flow)), .staffHandover(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        case (.settings(.changePin(let flow)), .settingsChangePin(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        default: break
        }
    }

    /// Performs what a step does, with the current data.
    func move(_ move: HospitalMove, _ flow: HospitalFlow, _ level: Int) {
        var isCancelled = false
        settle { state -> HospitalState.Outcome in
            guard let place = state.place(ofLevel: level) else { return .ignored }
            state.update(flow, place)
            var end: (flow: HospitalFlow, outcome: HospitalState.Outcome)?
            switch move {
            case .edit: break
            case .next: end = state.move(conditions, at: now(), place) { $0.next(conditions) }
            case .back: state.goBack(conditions, place)
            case .skip: end = state.move(conditions, at: now(), place) { $0.skip(conditions) }
            case .finish: end = state.move(conditions, at: now(), place) { _ in false }
            case .cancel:
                isCancelled = place == 0
                state.dismiss(place)
            }
            ended[level] = end?.flow
            return end?.outcome ?? .ignored
        }
        if isCancelled {
            tell(flow, cancelled: !flow.isFinished)
        }
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func tellOfFlows(from former: HospitalState) {
        let ended = self.ended
        self.ended = [:]
        // Receivers may navigate, which is then reported in turn.
        var told: [(flow: HospitalFlow, isCancelled: Bool)] = []
        for (level, flow) in ended.sorted(by: { $0.key < $1.key }) {
            if waiting[level] == nil {
                told.append((flow, false))
            } else {
                results[level] = result(flow)
            }
        }
        for level in former.presented where ended[level.id] == nil {
            guard case .flow(let flow) = level.content,
                !state.presented.contains(where: { $0.id == level.id })
            else { continue }
            if waiting[level.id] == nil {
                told.append((flow, !(flow.isFinished || hasServed(flow, on: level.id, in: former))))
            } else if flow.isFinished || hasServed(flow, on: level.id, in: former) {
                results[level.id] = result(flow)
            }
        }
        for (flow, isCancelled) in told { tell(flow, cancelled: isCancelled) }
    }

    /// Whether a flow is complete: it was on its last step, and is gone because what it, or
    /// something below it, stood in for could happen.
    private func hasServed(_ flow: HospitalFlow, on level: Int, in former: HospitalState) -> Bool {
        guard let waiting = former.parked, let otherwise = waiting.otherwise,
            let place = former.presented.firstIndex(where: { $0.id == level })
        else { return false }
        let levels = [former.base] + former.presented[...place]
        guard levels.contains(where: { $0.nodes.contains(otherwise) }) else { return false }
        let isMet = former.needs(of: waiting.step).allSatisfy {
            $0.isMet(conditions) == true || HospitalState.otherwise(of: $0) != otherwise
        }
        var flow = flow
        return isMet && flow.change { $0.isLast(conditions) }
    }

    private func tell(_ flow: HospitalFlow, cancelled: Bool) {
        switch flow {
        case .patients(.admission(let flow)):
            handlers?.patientsAdmissionFinished(flow.data, cancelled: cancelled)
        case .appointments(.book(let flow)):
            handlers?.appointmentsBookFinished(flow.data, cancelled: cancelled)
        case .records(.orderTests(let flow)):
            handlers?.recordsOrderTestsFinished(flow.data, cancelled: cancelled)
        case .pharmacy(.prescribe(let flow)):
            handlers?.pharmacyPrescribeFinished(flow.data, cancelled: cancelled)
        case .pharmacy(.dispense(let flow)):
            handlers?.pharmacyDispenseFinished(flow.data, cancelled: cancelled)
        case .billing(.closeMonth(let flow)):
            handlers?.billingCloseMonthFinished(flow.data, cancelled: cancelled)
        case .staff(.handover(let flow)):
            handlers?.staffHandoverFinished(flow.data, cancelled: cancelled)
        case .settings(.changePin(let flow)):
            handlers?.settingsChangePinFinished(flow.data, cancelled: cancelled)
        }
    }

    private func result(_ flow: HospitalFlow) -> HospitalResult {
        switch flow {
        case .patients(.admission(let flow)): return HospitalResult(flow.data)
        case .appointments(.book(let flow)): return HospitalResult(flow.data)
        case .records(.orderTests(let flow)): return HospitalResult(flow.data)
        case .pharmacy(.prescribe(let flow)): return HospitalResult(flow.data)
        case .pharmacy(.dispense(let flow)): return HospitalResult(flow.data)
        case .billing(.closeMonth(let flow)): return HospitalResult(flow.data)
        case .staff(.handover(let flow)): return HospitalResult(flow.data)
        case .settings(.changePin(let flow)): return HospitalResult(flow.data)
        }
    }
}

extension HospitalNavigator {
    /// Handles the answer to `patients.isolation`.
    func answer(_ action: PatientsIsolationAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `appointments.doubleBooked`.
    func answer(_ action: AppointmentsDoubleBookedAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .move:
                if case .alert(.appointments(.doubleBooked(let appointmentId))) = alert {
                    take(
                        .sheet(.appointments(.reschedule(appointmentId: appointmentId))),
                        from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `records.criticalValue`.
    func answer(_ action: RecordsCriticalValueAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .look:
                if case .alert(.records(.criticalValue(let patientId, let resultId))) = alert {
                    take(
                        .push(.records(.labResult(patientId: patientId, resultId: resultId))),
                        from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `messages.sendFailed`.
    func answer(_ action: MessagesSendFailedAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `pharmacy.interaction`.
    func answer(_ action: PharmacyInteractionAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `pharmacy.lowStock`.
    func answer(_ action: PharmacyLowStockAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .order:
                if case .alert(.pharmacy(.lowStock(let ward, let drug))) = alert {
                    take(.sheet(.pharmacy(.orderStock(drug: drug, ward: ward))), from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `billing.paymentFailed`.
    func answer(_ action: BillingPaymentFailedAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .record:
                if case .alert(.billing(.paymentFailed(let invoiceId))) = alert {
                    take(.sheet(.billing(.recordPayment(invoiceId: invoiceId))), from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `deleteTask`.
    func answer(_ action: DeleteTaskAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `patients.discharge`.
    func answer(_ action: PatientsDischargeAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .plan:
                if case .dialog(.patients(.discharge(let patientId))) = alert {
                    take(.push(.patients(.carePlan(patientId: patientId))), from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `appointments.cancelAppointment`.
    func answer(_ action: AppointmentsCancelAppointmentAction, to id: Int) {
        answer(id, HospitalResult(action)) { alert, _, presenter in
            switch action {
            case .move:
                if case .dialog(.appointments(.cancelAppointment(let appointmentId))) = alert {
                    take(
                        .sheet(.appointments(.reschedule(appointmentId: appointmentId))),
                        from: presenter)
                }
            default: break
            }
        }
    }

    /// Handles the answer to `records.deleteDocument`.
    func answer(_ action: RecordsDeleteDocumentAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `messages.archiveThread`.
    func answer(_ action: MessagesArchiveThreadAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `pharmacy.stopPrescription`.
    func answer(_ action: PharmacyStopPrescriptionAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `billing.cancelInvoice`.
    func answer(_ action: BillingCancelInvoiceAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `staff.declineSwap`.
    func answer(_ action: StaffDeclineSwapAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `settings.signOut`.
    func answer(_ action: SettingsSignOutAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Handles the answer to `settings.deleteData`.
    func answer(_ action: SettingsDeleteDataAction, to id: Int) {
        answer(id, HospitalResult(action)) { _, _, _ in }
    }

    /// Answers an alert or dialog once; when it has gone, its action's route is taken as an exit of
    /// its presenter.
    private func answer(
        _ id: Int, _ result: HospitalResult,
        then: (HospitalState.Content, HospitalState.Level, HospitalState.Position) -> Void
    ) {
        guard let place = state.presented.firstIndex(where: { $0.id == id }) else { return }
        let alert = state.presented[place].content
        let below = state[place]
        let presenter = state.presenter(of: place + 1)
        if waiting[id] != nil { results[id] = result }
        settle(.user) { $0.dismiss(id: id) }
        then(alert, below, presenter)
    }
}

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct HospitalHolder {
    weak var view: AnyObject?
    let position: HospitalState.Position
    /// The state when it began to hold.
    private let former: HospitalState

    init?(_ view: AnyObject, at position: HospitalState.Position, in state: HospitalState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: HospitalState) -> Bool {
        view != nil && state.root == former.root && state.isSame(as: former, at: position)
    }
}

extension HospitalNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: HospitalState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? HospitalHolder(view, at: position, in: state) {
            holders.append(holder)
        }
        followHolders()
        askFacts()
        openWhatWaits()
    }

    /// Called when a view is no longer visible. It keeps holding if its screen is covered, but not
    /// if it was removed from a visible screen.
    func lose(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }),
            state.isOnTop(holder.position)
        else {
            return
        }
        hold(view, false, at: holder.position)
    }

    /// Forgets the views that are no longer there; presentations they were in can be swiped away
    /// again.
    func followHolders() {
        holders.removeAll { !$0.isThere(in: state) }
        var level = ground.level
        while let current = level {
            let isHeld = holders.contains { $0.position.level == current.id }
            if current.isHeld != isHeld { current.isHeld = isHeld }
            level = current.presenter.level
        }
    }
}

nonisolated extension HospitalState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        if let column = position.column, case .split(let split) = level.content,
            split.compactColumn != column
        {
            return false
        }
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension HospitalState {
    /// The link to what is on top; `nil` if there is none.
    var link: HospitalLink? {
        guard root != nil else { return nil }
        if let route = top.path.last { return HospitalLink(route) }
        switch top.content {
        case .screen(let route): return HospitalLink(route)
        case .split(let split): return HospitalLink(split.detail ?? split.sidebar)
        case .sheet(.search(let query)): return .search(query: query)
        case .sheet(.patients(.recordVitals(let patientId, let sign))):
            return .patients(.recordVitals(patientId: patientId, sign: sign))
        case .sheet(.appointments(.reschedule(let appointmentId))):
            return .appointments(.reschedule(appointmentId: appointmentId))
        case .sheet(.messages(.compose(let recipient, let subject))):
            return .messages(.compose(recipient: recipient, subject: subject))
        case .sheet(.pharmacy(.renew(let prescriptionId))):
            return .pharmacy(.renew(prescriptionId: prescriptionId))
        case .sheet(.pharmacy(.dose(let drug, let weight))):
            return .pharmacy(.dose(drug: drug, weight: weight))
        case .cover(.appointments(.videoVisit(let appointmentId))):
            return .appointments(.videoVisit(appointmentId: appointmentId))
        case .cover(.appointments(.surgicalChecklist(let operationId))):
            return .appointments(.surgicalChecklist(operationId: operationId))
        case .cover(.records(.viewer(let patientId, let studyId, let slice))):
            return .records(.viewer(patientId: patientId, studyId: studyId, slice: slice))
        case .cover(.messages(.attachment(let threadId, let index))):
            return .messages(.attachment(threadId: threadId, index: index))
        case .cover(.staff(.badge)): return .staff(.badge)
        case .alert(.records(.criticalValue(let patientId, let resultId))):
            return .records(.criticalValue(patientId: patientId, resultId: resultId))
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension HospitalLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: HospitalRoute) {
        switch route {
        case .dashboard:
            self = .dashboard
        case .tasks(let filter):
            self = .tasks(filter: filter)
        case .task(let taskId):
            self = .task(taskId: taskId)
        case .notifications:
            self = .notifications
        case .help(let topics):
            self = .help(topics: topics)
        case .patients(.list(let filter)):
            self = .patients(.list(filter: filter))
        case .patients(.detail(let patientId)):
            self = .patients(.detail(patientId: patientId))
        case .patients(.vitals(let patientId)):
            self = .patients(.vitals(patientId: patientId))
        case .patients(.vitalSign(let patientId, let sign, let range)):
            self = .patients(.vitalSign(patientId: patientId, sign: sign, range: range))
        case .patients(.allergies(let patientId)):
            self = .patients(.allergies(patientId: patientId))
        case .patients(.carePlan(let patientId)):
            self = .patients(.carePlan(patientId: patientId))
        case .patients(.notes(let patientId)):
            self = .patients(.notes(patientId: patientId))
        case .patients(.note(let patientId, let noteId)):
            self = .patients(.note(patientId: patientId, noteId: noteId))
        case .patients(.wounds(let patientId)):
            self = .patients(.wounds(patientId: patientId))
        case .patients(.beds(let ward)):
            self = .patients(.beds(ward: ward))
        case .patients(.bed(let ward, let number)):
            self = .patients(.bed(ward: ward, number: number))
        case .appointments(.schedule(let scale, let day)):
            self = .appointments(.schedule(scale: scale, day: day))
        case .appointments(.detail(let appointmentId)):
            self = .appointments(.detail(appointmentId: appointmentId))
        case .appointments(.checklist(let appointmentId)):
            self = .appointments(.checklist(appointmentId: appointmentId))
        case .appointments(.forPatient(let patientId, let kind)):
            self = .appointments(.forPatient(patientId: patientId, kind: kind))
        case .appointments(.rooms):
            self = .appointments(.rooms)
        case .appointments(.room(let number)):
            self = .appointments(.room(number: number))
        case .appointments(.theatres(let day)):
            self = .appointments(.theatres(day: day))
        case .appointments(.operation(let operationId)):
            self = .appointments(.operation(operationId: operationId))
        case .records(.overview(let patientId)):
            self = .records(.overview(patientId: patientId))
        case .records(.timeline(let patientId, let year)):
            self = .records(.timeline(patientId: patientId, year: year))
        case .records(.diagnoses(let patientId)):
            self = .records(.diagnoses(patientId: patientId))
        case .records(.diagnosis(let patientId, let code)):
            self = .records(.diagnosis(patientId: patientId, code: code))
        case .records(.labs(let patientId, let panel)):
            self = .records(.labs(patientId: patientId, panel: panel))
        case .records(.labResult(let patientId, let resultId, let analyte)):
            self = .records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))
        case .records(.labTrend(let patientId, let analyte)):
            self = .records(.labTrend(patientId: patientId, analyte: analyte))
        case .records(.imaging(let patientId)):
            self = .records(.imaging(patientId: patientId))
        case .records(.study(let patientId, let studyId)):
            self = .records(.study(patientId: patientId, studyId: studyId))
        case .records(.documents(let patientId)):
            self = .records(.documents(patientId: patientId))
        case .records(.document(let patientId, let documentId, let page)):
            self = .records(.document(patientId: patientId, documentId: documentId, page: page))
        case .records(.`import`(let patientId)):
            self = .records(.`import`(patientId: patientId))
        case .records(.medications(let patientId)):
            self = .records(.medications(patientId: patientId))
        case .records(.medication(let patientId, let drug)):
            self = .records(.medication(patientId: patientId, drug: drug))
        case .messages(.threads(let folder)):
            self = .messages(.threads(folder: folder))
        case .messages(.thread(let threadId, let message)):
            self = .messages(.thread(threadId: threadId, message: message))
        case .messages(.announcement(let announcementId)):
            self = .messages(.announcement(announcementId: announcementId))
        case .messages(.page(let pageId)):
            self = .messages(.page(pageId: pageId))
        case .pharmacy(.home):
            self = .pharmacy(.home)
        case .pharmacy(.prescriptions(let status)):
            self = .pharmacy(.prescriptions(status: status))
        case .pharmacy(.prescription(let prescriptionId)):
            self = .pharmacy(.prescription(prescriptionId: prescriptionId))
        case .pharmacy(.drugs(let query)):
            self = .pharmacy(.drugs(query: query))
        case .pharmacy(.drug(let drug, let section)):
            self = .pharmacy(.drug(drug: drug, section: section))
        case .pharmacy(.interactions(let drug, let with)):
            self = .pharmacy(.interactions(drug: drug, with: with))
        case .pharmacy(.leaflet(let drug, let page)):
            self = .pharmacy(.leaflet(drug: drug, page: page))
        case .pharmacy(.stock(let ward, let level)):
            self = .pharmacy(.stock(ward: ward, level: level))
        case .pharmacy(.stockItem(let ward, let drug)):
            self = .pharmacy(.stockItem(ward: ward, drug: drug))
        case .pharmacy(.narcotics):
            self = .pharmacy(.narcotics)
        case .billing(.home):
            self = .billing(.home)
        case .billing(.invoices(let status, let minimum)):
            self = .billing(.invoices(status: status, minimum: minimum))
        case .billing(.invoice(let invoiceId)):
            self = .billing(.invoice(invoiceId: invoiceId))
        case .billing(.invoiceItems(let invoiceId)):
            self = .billing(.invoiceItems(invoiceId: invoiceId))
        case .billing(.report(let month)):
            self = .billing(.report(month: month))
        case .billing(.patientCosts(let patientId)):
            self = .billing(.patientCosts(patientId: patientId))
        case .staff(.directory(let query, let department)):
            self = .staff(.directory(query: query, department: department))
        case .staff(.profile(let staffId)):
            self = .staff(.profile(staffId: staffId))
        case .staff(.shifts(let staffId)):
            self = .staff(.shifts(staffId: staffId))
        case .staff(.me):
            self = .staff(.me)
        case .staff(.roster(let ward)):
            self = .staff(.roster(ward: ward))
        case .staff(.rosterDay(let day, let shift)):
            self = .staff(.rosterDay(day: day, shift: shift))
        case .staff(.swapRequests):
            self = .staff(.swapRequests)
        case .staff(.swapRequest(let requestId)):
            self = .staff(.swapRequest(requestId: requestId))
        case .settings(.home):
            self = .settings(.home)
        case .settings(.account):
            self = .settings(.account)
        case .settings(.security):
            self = .settings(.security)
        case .settings(.notifications):
            self = .settings(.notifications)
        case .settings(.appearance(let preview)):
            self = .settings(.appearance(preview: preview))
        case .settings(.privacy):
            self = .settings(.privacy)
        case .settings(.about):
            self = .settings(.about)
        default: return nil
        }
    }
}

nonisolated extension HospitalState {
    /// Whether a presentation makes links wait.
    var makesLinksWait: Bool {
        presented.contains {
            [
                .patientsRecordVitals, .patientsWriteNote, .messagesCompose, .billingCardTerminal,
            ].contains(
                $0.content.node)
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct HospitalOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: HospitalLink, url: String, since: Double, isFormer: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: HospitalLink, url: String)?
    var hasBegun = false
    /// What follows an action and is likewise held back; a link takes precedence.
    var followUp: HospitalState.Step?
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0
    /// The link parked last, and the parked one that now continues and has yet to be reported.
    var parked, resumed: (link: HospitalLink, url: String)?
    /// Whether a parked link is held back, too.
    var holdsParked = false

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }

    /// Gives up what waits and what was requested.
    mutating func giveUp() {
        held = nil
        followUp = nil
        parked = nil
        newest = number()
    }
}

extension HospitalNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = HospitalLink(url, environment: environment)
        let isLink = link.map(isOwn) ?? false
        opening.last = (url, time, isLink)
        guard let link, isLink else {
            announce(.url(url, .unmatched))
            if link == nil { askApp(about: url) }
            return false
        }
        open(link, url, as: opening.number())
        return true
    }

    /// Opens a URL; `false` if no link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Follows a link.
    func open(_ link: HospitalLink) {
        open(link, link.url(environment: environment) ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool {
        HospitalLink(url: url, environment: environment).map(isOwn) ?? false
    }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened or a
    /// condition was lost meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = HospitalLink(url: known, environment: environment)
            else { return }
            askFacts()
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: HospitalLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: HospitalLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        opening.followUp = nil
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            // That it was parked is reported before what comes of it.
            let parked = HospitalEvent.url(url, .parked(link.node))
            let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) {
                follow(link, url, &$0)
            }
            if outcome != .parked { tell(outcome, of: (link, url)) }
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: HospitalLink, _ url: String) {
        // Of several links, only the newest waits.
        if let step = parkedLink(in: state)?.link.step { settle { $0.giveUp(step) } }
        opening.early = nil
        opening.held = (link, url, now(), isFormer: false)
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: HospitalLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { follow(link, url, &$0) }
    }

    /// Makes a state follow a link, and remembers the link's URL if it is parked.
    private func follow(
        _ link: HospitalLink, _ url: String, _ state: inout HospitalState
    ) -> HospitalState.Outcome {
        let outcome = state.follow(link, conditions, at: now())
        if outcome == .parked { opening.parked = (link, url) }
        return outcome
    }

    /// Reports the outcome of a link, by the URL that requested it.
    private func tell(
        _ outcome: HospitalState.Outcome, of link: (link: HospitalLink, url: String)
    ) {
        let node = link.link.node
        switch outcome {
        case .parked: announce(.url(link.url, .parked(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored, .act: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that is parked in a state; `nil` if there is none.
    func parkedLink(in state: HospitalState) -> (link: HospitalLink, url: String)? {
        guard let parked = opening.parked, parked.link.step == state.parked?.step else {
            return nil
        }
        return parked
    }

    /// Reports the outcome of a link that was parked.
    func tellOfResumed(_ outcome: HospitalState.Outcome) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        tell(outcome, of: link)
    }

    private func isHeld(_ state: HospitalState) -> Bool {
        holders.contains { $0.isThere(in: state) } || state.makesLinksWait || restored != nil
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: HospitalLink, url: String)? {
        HospitalLink(url, environment: environment).map { ($0, url) }
    }

    /// Opens what is no longer held back.
    func openWhatWaits() {
        guard !isHeld(state) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < 900 { open(held.link, held.url, as: opening.newest) }
            if held.isFormer, parkedLink(in: state)?.url == held.url {
                formerSince = state.parked?.since
            }
        } else if let step = opening.followUp {
            opening.followUp = nil
            go(step)
        } else if opening.holdsParked {
            opening.holdsParked = false
            settle { update(&$0, from: conditions) }
        }
    }

    /// Whether a parked link, whose conditions may hold, is held back like any other.
    func holdsBack(_ state: HospitalState) -> Bool {
        opening.holdsParked = isHeld(state)
        return opening.holdsParked
    }
}

/// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one
/// instance.
@MainActor
final class HospitalScenes {
    private struct Scene {
        weak var navigator: HospitalNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?
    /// The build of the app whose links it opens; `nil` for the unnamed one.
    let environment: HospitalEnvironment?

    init(environment: HospitalEnvironment? = nil) {
        self.environment = environment
    }

    /// The navigator of the most recently active scene.
    var active: HospitalNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = HospitalLink(url, environment: environment) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: HospitalNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        navigator.environment = environment
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol HospitalHandlers {
    /// Called when the flow `patients.admission` ends, completed or cancelled, and no caller awaits
    /// it.
    func patientsAdmissionFinished(_ data: PatientsAdmissionData, cancelled: Bool)
    /// Called when the flow `appointments.book` ends, completed or cancelled, and no caller awaits
    /// it.
    func appointmentsBookFinished(_ data: AppointmentsBookData, cancelled: Bool)
    /// Called when the flow `records.orderTests` ends, completed or cancelled, and no caller awaits
    /// it.
    func recordsOrderTestsFinished(_ data: RecordsOrderTestsData, cancelled: Bool)
    /// Called when the flow `pharmacy.prescribe` ends, completed or cancelled, and no caller awaits
    /// it.
    func pharmacyPrescribeFinished(_ data: PharmacyPrescribeData, cancelled: Bool)
    /// Called when the flow `pharmacy.dispense` ends, completed or cancelled, and no caller awaits
    /// it.
    func pharmacyDispenseFinished(_ data: PharmacyDispenseData, cancelled: Bool)
    /// Called when the flow `billing.closeMonth` ends, completed or cancelled, and no caller awaits
    /// it.
    func billingCloseMonthFinished(_ data: BillingCloseMonthData, cancelled: Bool)
    /// Called when the flow `staff.handover` ends, completed or cancelled, and no caller awaits it.
    func staffHandoverFinished(_ data: StaffHandoverData, cancelled: Bool)
    /// Called when the flow `settings.changePin` ends, completed or cancelled, and no caller awaits
    /// it.
    func settingsChangePinFinished(_ data: SettingsChangePinData, cancelled: Bool)
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    func acknowledge(patientId: PatientID, resultId: UUID) async -> AcknowledgeOutcome
    func confirmEmail(token: UUID) async -> ConfirmEmailOutcome
    /// The count on a tab's badge; 0 for no badge.
    func badge(for tab: HospitalTab) -> Int
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension HospitalHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

/// What follows `acknowledge`.
nonisolated enum AcknowledgeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case recordsLabResult
}

/// What follows `confirmEmail`.
nonisolated enum ConfirmEmailOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case settingsAccount
    case settingsResendConfirmation
}

extension HospitalNavigator {
    /// Has the app perform an action, and shows what follows, unless a newer link was opened or a
    /// condition was lost meanwhile.
    private func act(_ action: HospitalAction) {
        guard let handlers else { return }
        let newest = opening.newest
        _Concurrency.Task { [weak self] in
            guard let step = await Self.followUp(of: action, handlers), let self else { return }
            askFacts()
            guard opening.newest == newest else { return }
            opening.followUp = step
            openWhatWaits()
        }
    }

    /// Has the app perform an action; returns the step that follows, if any.
    private static func followUp(
        of action: HospitalAction, _ handlers: any HospitalHandlers
    ) async -> HospitalState.Step? {
        switch action {
        case .acknowledge(let patientId, let resultId):
            switch await handlers.acknowledge(patientId: patientId, resultId: resultId) {
            case .done: return nil
            case .recordsLabResult:
                return .open(
                    HospitalState(
                        root: .tabs, tab: .ward,
                        path: [
                            .patients(.detail(patientId: patientId)),
                            .records(.overview(patientId: patientId)),
                            .records(.labs(patientId: patientId)),
                            .records(.labResult(patientId: patientId, resultId: resultId)),
                        ]))
            }
        case .confirmEmail(let token):
            switch await handlers.confirmEmail(token: token) {
            case .done: return nil
            case .settingsAccount:
                return .open(
                    HospitalState(
                        root: .tabs, tab: .more, path: [.settings(.home), .settings(.account)]))
            case .settingsResendConfirmation:
                return .present(.sheet(.settings(.resendConfirmation)))
            }
        }
    }
}

extension HospitalNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: HospitalState.Outcome) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .act(let action): act(action)
        case .done, .parked, .ignored: break
        }
    }
}

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol HospitalFacts {
    /// Somebody has signed in on this device and the token is valid.
    var signedIn: Bool? { get }
    /// Face ID, or the PIN, within the last five minutes.
    var unlocked: Bool? { get }
    /// It is known on which ward today's shift is.
    var wardChosen: Bool? { get }
    /// May prescribe.
    var prescriber: Bool? { get }
    /// May see what a treatment costs.
    var billingAccess: Bool? { get }
    /// Leads the current shift. Without an `otherwise`, what needs it is simply not offered.
    var shiftLead: Bool? { get }
}

extension HospitalConditions {
    /// Takes the current values of a source of facts.
    @MainActor init(_ facts: some HospitalFacts) {
        self.init(
            signedIn: facts.signedIn, unlocked: facts.unlocked, wardChosen: facts.wardChosen,
            prescriber: facts.prescriber, billingAccess: facts.billingAccess,
            shiftLead: facts.shiftLead)
    }
}

extension HospitalNavigator {
    /// Responds to a change in what the app knows.
    func conditionsChanged(_ conditions: HospitalConditions) {
        guard conditions != self.conditions else { return }
        // Another user must not get what waits; what waits since an earlier launch belongs to the
        // user known then.
        let isFormerLost = conditions.hasLost(since: known)
        let former = ownKnown
        self.conditions = conditions
        known = conditions.filled(from: known)
        ownKnown = conditions.filled(from: former)
        if conditions.hasLost(since: former) { opening.giveUp() }
        if isFormerLost, opening.held?.isFormer ?? false { opening.held = nil }
        if isFormerLost { restored?.giveUp() }
        settle {
            if isFormerLost { giveUpFormer(&$0) }
            return followConditions(from: former, &$0)
        }
    }

    /// Gives up what has been waiting since an earlier launch.
    private func giveUpFormer(_ state: inout HospitalState) {
        guard let parked = state.parked, parked.isRestored || parked.since == formerSince else {
            return
        }
        state.parked = nil
    }

    /// Brings a state up to date with the conditions.
    func update(
        _ state: inout HospitalState, from former: HospitalConditions
    ) -> HospitalState.Outcome {
        let isFormer = formerSince != nil && state.parked?.since == formerSince
        let parked = parkedLink(in: state)
        let outcome =
            state.update(from: former, to: conditions, at: now(), unless: { holdsBack($0) })
        if isFormer { formerSince = state.parked?.since }
        if outcome != nil, parkedLink(in: state) == nil { opening.resumed = parked }
        return outcome ?? .ignored
    }
}

/// An event in the app's navigation.
nonisolated enum HospitalEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(HospitalNode, values: [String: String])
    case left(HospitalNode)
    /// An exit of a screen was taken.
    case routed(from: HospitalNode, to: HospitalNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A condition did not hold.
    case blocked(by: HospitalCondition)
    /// A presentation was closed.
    case closed(HospitalNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(HospitalNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(HospitalNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(HospitalNode)
    }
}

nonisolated extension HospitalFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        let hidden = Self.hidden(place)
        var told: [String: String] = [:]
        for (name, value) in zip(HospitalNodes.parameters(of: place), values) {
            if hidden.contains(String(name)) { continue }
            told[String(name)] = value.told
        }
        return told
    }

    private static func hidden(_ place: Int) -> [String] {
        switch place {
        case 88: return ["code"]
        default: return []
        }
    }
}

nonisolated extension HospitalFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        case .int64(let value): return "\(value)"
        case .double(let value): return "\(value)"
        case .decimal(let value): return "\(value)"
        case .uuid(let value): return "\(value)"
        case .date(let value): return "\(value)"
        case .list(let values): return values.compactMap(\.told).joined(separator: ", ")
        case .other: return nil
        }
    }
}

nonisolated extension HospitalState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: HospitalNode
        let values: [String: String]
    }

    var seen: Top {
        guard root != nil else {
            let route = HospitalRoute.splash
            return Top(level: -1, depth: 0, node: route.node, values: route.fields.told)
        }
        let level = top
        var node = level.node
        if case .flow(let flow) = level.content { node = flow.stepNode }
        return Top(
            level: level.id, depth: level.path.count, node: node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

nonisolated extension HospitalFlow {
    /// The node of the step that is shown.
    var stepNode: HospitalNode {
        let step: String
        switch self {
        case .patients(.admission(let flow)): step = flow.step.rawValue
        case .appointments(.book(let flow)): step = flow.step.rawValue
        case .records(.orderTests(let flow)): step = flow.step.rawValue
        case .pharmacy(.prescribe(let flow)): step = flow.step.rawValue
        case .pharmacy(.dispense(let flow)): step = flow.step.rawValue
        case .billing(.closeMonth(let flow)): step = flow.step.rawValue
        case .staff(.handover(let flow)): step = flow.step.rawValue
        case .settings(.changePin(let flow)): step = flow.step.rawValue
        }
        return HospitalNode(rawValue: "\(node.rawValue).\(step)") ?? node
    }
}

extension HospitalNavigator {
    /// Reports the events of a change in order once it is done, then what observers did meanwhile.
    func tellAfterwards<Result>(_ change: () -> Result) -> Result {
        if isTelling { return change() }
        isTelling = true
        let result = change()
        while !events.isEmpty {
            let event = events.removeFirst()
            onEvent?(event)
        }
        isTelling = false
        return result
    }

    func announce(_ event: HospitalEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and reports what is then on top and what became of links: nobody saw
    /// what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            let early = opening.early
            opening.early = nil
            opening.hasBegun = true
            if let saved {
                restore(saved)
                // The system may deliver a link first; it goes on top of what was saved.
                if let early { followEarly(early.link, early.url) }
            }
            events.removeAll { event in
                switch event {
                case .url, .blocked: return false
                default: return true
                }
            }
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Reports what has changed, once.
    func announce(from former: HospitalState, _ closer: HospitalEvent.Closer) {
        guard onEvent != nil else { return }
        for level in former.presented.reversed()
        where !state.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, the URLs of the link that is held back and of the one that is parked,
/// and what the app knew.
nonisolated struct HospitalSavedState: Codable {
    var state: HospitalState
    var held: String?
    var heldSince: Double?
    var parkedURL: String?
    var known: HospitalConditions?

    init(
        state: HospitalState, held: String?, heldSince: Double?, parkedURL: String?,
        known: HospitalConditions?
    ) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
        self.parkedURL = parkedURL
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        state = try HospitalState(from: decoder)
        let container = try decoder.container(keyedBy: HospitalKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: HospitalKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: HospitalKey("heldSince"))
        parkedURL = try? container.decodeIfPresent(String.self, forKey: HospitalKey("parkedURL"))
        known =
            try? container.decodeIfPresent(HospitalConditions.self, forKey: HospitalKey("known"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: HospitalKey.self)
        try container.encodeIfPresent(held, forKey: HospitalKey("held"))
        try container.encodeIfPresent(heldSince, forKey: HospitalKey("heldSince"))
        try container.encodeIfPresent(parkedURL, forKey: HospitalKey("parkedURL"))
        try container.encodeIfPresent(known, forKey: HospitalKey("known"))
    }

    /// Gives up what waits.
    mutating func giveUp() {
        held = nil
        heldSince = nil
        parkedURL = nil
        state.parked = nil
    }
}

extension HospitalNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        var saved =
            HospitalSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since,
                parkedURL: parkedLink(in: state)?.url, known: known)
        // No caller will await it any more.
        if let deferred { giveUp(deferred, in: &saved.state) }
        if let restored {
            saved.state.takeOver(restored.state)
            saved.held = saved.held ?? restored.held
            saved.heldSince = saved.heldSince ?? restored.heldSince
            saved.parkedURL = saved.parkedURL ?? restored.parkedURL
        }
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(saved)
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it, as soon as they
    /// decide the root.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(HospitalSavedState.self, from: data) else { return }
        // Their effects must not open restored links before the state is restored.
        askFacts()
        if let former = saved.known {
            // Another user must not get what waited for the previous one.
            if conditions.hasLost(since: former) { saved.giveUp() }
            known = known.filled(from: former)
        }
        restored = saved
        settle { followConditions(from: conditions, &$0) }
    }

    /// Applies the conditions, and what was restored as soon as they decide the root.
    func followConditions(
        from former: HospitalConditions, _ state: inout HospitalState
    ) -> HospitalState.Outcome {
        if let saved = restored, let root = state.chosenRoot(conditions) {
            restored = nil
            if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
                opening.held = (link, url, saved.heldSince ?? now(), isFormer: true)
            }
            opening.parked = parkedLink(in: state) ?? saved.parkedURL.flatMap { waitingLink($0) }
            let newer = state.parked?.since
            state.restore(saved.state, as: root, conditions, at: now())
            formerSince = state.parked?.since == newer ? nil : state.parked?.since
        }
        return update(&state, from: former)
    }
}

nonisolated extension HospitalState {
    /// Shows what was saved, as far as it is decided whether it may be shown. From another root, it
    /// keeps only a link that waited for this one.
    mutating func restore(
        _ saved: Self, as root: Root?, _ conditions: HospitalConditions, at now: Double
    ) {
        guard saved.root == root else {
            if parked?.isRestored ?? true, let waiting = saved.parked,
                case .open(let plan) = waiting.step, plan.root == root
            {
                parked = waiting.startingOver
            }
            return
        }
        takeOver(saved)
        setAside(conditions, at: now)
    }
}
