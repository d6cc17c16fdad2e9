// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

/// A fact that only the running app knows.
nonisolated enum LibraryCondition: String, Codable, Sendable {
    case hasCard
    /// The library sends books.
    case byMail
}

/// What the app knows at a moment. Nil is undecided: what needs such a fact waits for it.
nonisolated struct LibraryConditions: Hashable, Codable, Sendable {
    var hasCard: Bool?
    /// The library sends books.
    var byMail: Bool?

    init(hasCard: Bool? = nil, byMail: Bool? = nil) {
        self.hasCard = hasCard
        self.byMail = byMail
    }

    subscript(condition: LibraryCondition) -> Bool? {
        switch condition {
        case .hasCard: return hasCard
        case .byMail: return byMail
        }
    }

    /// With what was known before of what is undecided now.
    func filled(from former: Self) -> Self {
        Self(hasCard: self.hasCard ?? former.hasCard, byMail: self.byMail ?? former.byMail)
    }

    /// Whether something does not hold any more that did.
    func hasLost(since former: Self) -> Bool {
        let all: [LibraryCondition] = [.hasCard, .byMail]
        return all.contains { former[$0] == true && self[$0] == false }
    }
}

/// That a condition holds, or that it does not.
nonisolated struct LibraryNeed: Hashable, Codable, Sendable {
    let condition: LibraryCondition
    let isNegated: Bool

    init(_ condition: LibraryCondition, isNegated: Bool = false) {
        self.condition = condition
        self.isNegated = isNegated
    }

    /// Nil while the condition is undecided.
    func isMet(_ conditions: LibraryConditions) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }
}

nonisolated extension LibraryNode {
    /// What has to hold for it to be shown.
    var needs: [LibraryNeed] {
        switch index {
        // borrowed, loans.borrow
        case 1, 8: return [.init(.hasCard)]
        default: return []
        }
    }
}

/// All that can be seen of the app's navigation, as a value.
///
/// Each function that changes it is pure: it knows nothing but the state and what it is given.
nonisolated struct LibraryState: Hashable, Sendable {
    /// The selected tab.
    var tab: LibraryTab
    /// What each tab and root shows, presented things apart.
    var bases: [Level]
    /// What is presented, the outermost first.
    var presented: [Level] = []
    var lastID = 2
    /// What waits for its conditions.
    var parked: Parked?
    /// How often the selected tab was tapped with its root on top, by its place.
    var reselections: [LibraryTab: Int] = [:]

    /// What a stack begins with, by its place.
    static func initialContent(_ place: Int) -> Content {
        switch place {
        case 0: return .screen(.catalog(.shelves))
        default: return .screen(.loans(.current))
        }
    }

    /// A state with something on the stack of its root, or of its tab, and presented upon that.
    init(
        tab: LibraryTab = .browse, content: Content? = nil, path: [LibraryRoute] = [],
        presented: [Level] = []
    ) {
        self.tab = tab
        bases = (0..<2).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        for level in presented { present(level.content, path: level.path) }
    }

    /// Where the stack lies that is seen, presented things apart.
    var place: Int {
        tab.place
    }

    /// What is seen, presented things apart.
    var base: Level {
        get { bases[place] }
        set { bases[place] = newValue }
    }

    /// The stack that is seen, presented things apart.
    var path: [LibraryRoute] { base.path }

    /// What a tab shows.
    subscript(tab: LibraryTab) -> Level { bases[tab.place] }

    /// How many levels there are: the base, and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level by its place: 0 is the base, the others are presented.
    subscript(level: Int) -> Level {
        get { level == 0 ? base : presented[level - 1] }
        set {
            if level == 0 { base = newValue } else { presented[level - 1] = newValue }
        }
    }

    /// The uppermost level.
    var top: Level { self[presented.count] }

    /// The place of a level, by default of the uppermost; nil: there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? depth - 1
        return (0..<depth).contains(level) ? level : nil
    }

    /// The place of a level; nil: it has gone, or lies where nobody sees it.
    func place(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// A level by its identity, also that of a tab that is not selected.
    func level(_ id: Int) -> Level? {
        if bases.indices.contains(id) { return bases[id] }
        return presented.first { $0.id == id }
    }

    /// The node that is on top of all.
    var node: LibraryNode { top.node }

    /// The nodes that are seen, and those that lie below them.
    var nodes: [LibraryNode] {
        var nodes: [LibraryNode] = [tab.node]
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension LibraryState {
    /// What a root, a tab or a presentation shows, and the stack upon it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Two presentations of the same thing are two.
        var id = 0
        var content: Content
        var path: [LibraryRoute] = []
        /// Some of the stack could not be saved or restored.
        var isCut = false
        /// How often links have come to each of its screens when that was on top already.
        var counts = Arrivals()
        /// Somebody waits for its result, so it is not saved.
        var isAwaited = false

        /// A presentation, as a part of a state that is put together.
        static func presenting(_ content: Content, path: [LibraryRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest on.
        var nodes: [LibraryNode] {
            [content.node] + path.map(\.node)
        }

        /// Whether the same thing is on top in the same presentation.
        func isOnTop(of other: Level) -> Bool {
            guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
            if let route = screens.last, let other = other.screens.last {
                return route.fields.isSame(as: other.fields)
            }
            return content.isSame(as: other.content)
        }

        /// How often a link has come to what is on top when that was there already.
        var arrivals: Int { counts[screens.last] }

        /// The screens of its columns and its stack.
        private var screens: [LibraryRoute] { path }

        /// A link has come to what is on top, which was there already.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is not there any more.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and is there still.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// The screen on top, if it lies there once.
        var screen: LibraryRoute? {
            if let route = path.last {
                return path.filter { $0 == route }.count == 1
                    && content != .screen(route) ? route : nil
            }
            switch content {
            case .screen(let route): return route
            default: return nil
            }
        }

        /// The node on top.
        var node: LibraryNode { path.last?.node ?? content.node }
    }

    /// How often links have come to screens that were on top already.
    ///
    /// Nil stands for what lies below a stack and is no column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: LibraryRoute?
            var number = 0

            func isOf(_ other: LibraryRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: LibraryRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: LibraryRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets the screens that are not among these.
        mutating func keep(_ screens: [LibraryRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(LibraryRoute)
        case sheet(LibrarySheet)
        case dialog(LibraryDialog)
        case flow(LibraryFlow)

        var node: LibraryNode {
            switch self {
            case .screen(let content): return content.node
            case .sheet(let content): return content.node
            case .dialog(let content): return content.node
            case .flow(let content): return content.node
            }
        }

        /// Its values that may be told, by their names.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .sheet(let content): return content.fields.told
            case .dialog(let content): return content.fields.told
            case .flow: return [:]
            }
        }

        /// Whether something can be presented on it, and the system says when it comes and goes.
        var isHost: Bool {
            switch self {
            case .dialog: return false
            default: return true
            }
        }

        /// Whether it hangs on a view.
        var hangs: Bool {
            switch self {
            case .dialog: return true
            default: return false
            }
        }
    }
}

nonisolated extension LibraryState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { [.getCard, .loansBorrow].contains(node) }
}

nonisolated extension LibraryState {
    /// The uppermost level that has a stack.
    var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

    /// Where a step of code happens: on the uppermost stack if it is about one.
    func level(of step: Step) -> Int {
        switch step {
        case .push, .replace, .reset: return stackLevel
        default: return depth - 1
        }
    }
}

nonisolated extension LibraryTab {
    /// Where its stack lies among those of the state.
    var place: Int {
        switch self {
        case .browse: return 0
        case .borrowed: return 1
        }
    }
}

nonisolated extension LibraryState {
    /// Puts a screen on the stack of a level, by default the uppermost.
    mutating func push(_ route: LibraryRoute, on level: Int? = nil) {
        change(level) { $0.path.append(route) }
    }

    /// Goes back a screen; false where there is none.
    @discardableResult
    mutating func pop(_ level: Int? = nil) -> Bool {
        guard let place = existing(level), !self[place].path.isEmpty else { return false }
        change(level) { $0.path.removeLast() }
        dropIfLeft()
        return true
    }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    mutating func pop(to node: LibraryNode, _ level: Int? = nil) -> Bool {
        guard let current = existing(level).map({ self[$0] }) else { return false }
        if let place = current.path.lastIndex(where: { $0.node == node }) {
            change(level) { $0.path.removeSubrange((place + 1)...) }
        } else if current.content.node == node {
            change(level) { $0.path = [] }
        } else {
            return false
        }
        dropIfLeft()
        return true
    }

    /// Empties the stack of a level.
    mutating func popToRoot(_ level: Int? = nil) {
        change(level) { $0.path = [] }
        dropIfLeft()
    }

    /// Puts a screen in the place of the one on top.
    mutating func replace(with route: LibraryRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
        dropIfLeft()
    }

    /// Puts a screen in the place of a whole stack.
    mutating func reset(to route: LibraryRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
        dropIfLeft()
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].forgetArrivals()
    }

    /// Selects a tab as code does: nothing is popped, and what is presented goes.
    mutating func select(_ tab: LibraryTab) {
        self.tab = tab
        dismissAll()
    }

    /// What the user's tap on a tab does: on the selected one, it goes back to its root, and there
    /// it counts.
    mutating func tap(_ tab: LibraryTab) {
        guard tab == self.tab else {
            self.tab = tab
            return
        }
        if self[0].path.isEmpty {
            reselections[tab, default: 0] += 1
        } else {
            popToRoot(0)
        }
    }

    /// Presents something on a level, by default the uppermost; what lay on that level goes. The
    /// identity of the presentation is returned.
    @discardableResult
    mutating func present(
        _ content: Content, path: [LibraryRoute] = [], on level: Int? = nil
    ) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.isHost { presented.removeLast() }
        lastID += 1
        presented.append(Level(id: lastID, content: content, path: path))
        return lastID
    }

    /// Takes a presentation away, with all upon it: by its level, by default the uppermost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let place = existing(level), place > 0 else { return }
        presented.removeSubrange((place - 1)...)
        dropIfLeft()
    }

    /// Takes a presentation away, if it is still there: a view that has gone speaks for no other.
    mutating func dismiss(id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(place + 1)
    }

    mutating func dismissAll() {
        presented = []
        dropIfLeft()
    }

    /// Shows what a plan says: the stack of its root or tab, and what it presents. Other tabs keep
    /// theirs. What is there already, of equal identity, stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
        tab = plan.tab
        var base = plan.base
        base.id = self.base.id
        base.keepArrivals(of: self.base)
        self.base = base
        presented = []
        for (place, level) in plan.presented.enumerated() {
            present(level.content, path: level.path)
            guard place < former.presented.count,
                former.presented[place].content.isSame(as: level.content),
                place == 0 || presented[place - 1].id == former.presented[place - 1].id
            else { continue }
            let (below, before) = (self[place], former[place])
            let isSameBelow =
                below.id == before.id && below.content == before.content
                && below.path == before.path
            // The view may be gone on which it hangs.
            if level.content.hangs, !isSameBelow { continue }
            presented[place].id = former.presented[place].id
            // Who waits for it has gone where the plan changes what lies below.
            presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
            presented[place].content = level.content.keeping(former.presented[place].content)
            presented[place].keepArrivals(of: former.presented[place])
        }
        if depth == former.depth, top.isOnTop(of: former.top) {
            self[depth - 1].arrive()
        }
        dropIfLeft()
    }

    /// The flow of a level, by default the uppermost.
    func flow(_ level: Int? = nil) -> LibraryFlow? {
        guard let place = existing(level), case .flow(let flow) = self[place].content else {
            return nil
        }
        return flow
    }

    /// Goes to a flow's next step. Where this was the last, the flow is complete: it goes, and is
    /// returned.
    @discardableResult
    mutating func advance(_ conditions: LibraryConditions, _ level: Int? = nil) -> LibraryFlow? {
        move(level) { $0.next(conditions) }
    }

    /// Leaves out a step, or what is left of a flow; a flow that this completes goes, and is
    /// returned.
    @discardableResult
    mutating func skip(_ conditions: LibraryConditions, _ level: Int? = nil) -> LibraryFlow? {
        move(level) { $0.skip(conditions) }
    }

    /// Goes back a step; false where that cannot be.
    @discardableResult
    mutating func goBack(_ conditions: LibraryConditions, _ level: Int? = nil) -> Bool {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return false
        }
        let wentBack = flow.change { $0.back(conditions) }
        self[place].content = .flow(flow)
        return wentBack
    }

    /// Completes a flow, whatever its step.
    @discardableResult
    mutating func finish(_ level: Int? = nil) -> LibraryFlow? {
        move(level) { _ in false }
    }

    /// Gives a flow other values, such as its data.
    mutating func update(_ flow: LibraryFlow, _ level: Int? = nil) {
        guard let place = existing(level), case .flow(let present) = self[place].content,
            present.node == flow.node
        else { return }
        self[place].content = .flow(flow)
    }

    private mutating func move(
        _ level: Int?, _ body: (inout any LibrarySteps) -> Bool
    ) -> LibraryFlow? {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return nil
        }
        let goesOn = flow.change(body)
        self[place].content = .flow(flow)
        if goesOn { return nil }
        if place > 0 { dismiss(place) }
        return flow
    }

    /// What is to be shown next on the way from what is shown to what is wanted: one change that
    /// the system can make at once.
    ///
    /// A root changes only with nothing presented over it, presentations go before others come, and
    /// come one by one.
    static func next(shown: Self, wanted: Self) -> Self {
        var next = wanted
        let pairs = zip(shown.presented, wanted.presented)
        let kept = pairs.prefix { $0.id == $1.id }.count
        if shown.presented.count > kept {
            next = shown
            next.presented.removeSubrange(kept...)
            return next
        }
        next.presented = Array(wanted.presented[..<kept])
        if next.isEqual(to: shown), kept < wanted.presented.count {
            next.presented.append(wanted.presented[kept])
        }
        return next
    }

    /// Whether two states look the same.
    func isEqual(to other: Self) -> Bool {
        tab == other.tab && reselections == other.reselections && bases == other.bases
            && presented == other.presented
    }
}

nonisolated extension LibraryState {
    /// A step that conditions may forbid.
    indirect enum Step: Hashable, Sendable {
        /// A plan, as of a link.
        case open(LibraryState)
        case select(LibraryTab)
        case push(LibraryRoute)
        /// In the place of what is on top.
        case replace(LibraryRoute)
        /// In the place of the whole stack.
        case reset(LibraryRoute)
        case present(Content)

        /// Whether it means the same wherever one is, as a link does.
        var isLink: Bool {
            switch self {
            case .open: return true
            default: return false
            }
        }
    }

    /// What became of a step.
    enum Outcome: Hashable, Sendable {
        case done
        /// It waits: for a condition, with something else shown, or for a decision.
        case parked
        /// A condition does not hold, and there is nothing to show instead.
        case refused(LibraryCondition)
        /// Nothing: what asked for it is gone, or there is no such way.
        case ignored

        /// Whether it has happened, or will.
        var isTaken: Bool {
            switch self {
            case .refused, .ignored: return false
            default: return true
            }
        }
    }

    /// A step that waits.
    struct Parked: Hashable, Sendable {
        let step: Step
        /// Where it was taken, unless it means the same wherever one is.
        var origin: Origin?
        /// Seconds since the start of 1970.
        let since: Double
        /// What is shown instead: the step is given up when that goes.
        var otherwise: LibraryNode?

        /// It was seen when the app was left: what conditions forbid of it is left out.
        var isRestored = false

        /// A level, by its identity, and how many screens lay on it: the step is given up when one
        /// of them goes.
        struct Origin: Hashable, Codable, Sendable {
            var level: Int
            let depth: Int
        }

        /// The same with nothing shown instead.
        var startingOver: Self {
            Self(step: step, origin: origin, since: since, isRestored: isRestored)
        }

        /// Without what conditions forbid of what was seen.
        func pruned(_ conditions: LibraryConditions) -> Self {
            guard isRestored, case .open(var plan) = step else { return self }
            plan.prune(conditions)
            return Self(step: .open(plan), since: since, isRestored: true)
        }
    }

    private mutating func take(_ step: Step, on level: Int) {
        switch step {
        case .open(let plan): open(plan)
        case .select(let tab): select(tab)
        case .push(let route): push(route, on: level)
        case .replace(let route): replace(with: route, on: level)
        case .reset(let route): reset(to: route, on: level)
        case .present(let content): present(content, on: level)
        }
    }
}

nonisolated extension LibraryState {
    /// Takes a step if its conditions allow it; otherwise parks it and shows what stands in for it.
    @discardableResult
    mutating func go(
        _ step: Step, on level: Int? = nil, _ conditions: LibraryConditions, at now: Double
    ) -> Outcome {
        guard let level = existing(level) else { return .ignored }
        if let (need, isMet) = firstUnmet(of: step, conditions) {
            let otherwise = isMet == false ? Self.otherwise(of: need) : nil
            var waiting = Parked(step: step, since: now)
            if !step.isLink { waiting.origin = origin(of: level, below: otherwise) }
            if let otherwise, show(otherwise) {
                waiting.otherwise = otherwise
            } else if isMet == false {
                return .refused(need.condition)
            }
            parked = waiting
            return .parked
        }
        // A link waits on while one moves about. Another step does so only while something stands
        // in for it.
        if let parked, parked.otherwise == nil, !parked.step.isLink || parked.isRestored {
            self.parked = nil
        }
        take(step, on: level)
        dropIfLeft()
        settleFlows(conditions)
        return .done
    }

    /// Where a step is taken: on top of a level, or below what stands in for it, which goes before.
    private func origin(of level: Int, below otherwise: LibraryNode?) -> Parked.Origin {
        var level = level
        if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
            level = min(level, place)
        }
        // An alert goes whatever comes.
        while level > 0, !self[level].content.isHost { level -= 1 }
        return Parked.Origin(level: self[level].id, depth: self[level].nodes.count)
    }

    /// Whether what has asked for a step is still there.
    private func isThere(_ origin: Parked.Origin) -> Bool {
        level(origin.level).map { origin.depth <= $0.nodes.count } ?? false
    }

    /// What stands in for what needs something that does not hold.
    static func otherwise(of need: LibraryNeed) -> LibraryNode? {
        switch need {
        case .init(.hasCard): return .getCard
        default: return nil
        }
    }

    /// Shows what stands in, unless it is there; false where that cannot be.
    private mutating func show(_ otherwise: LibraryNode) -> Bool {
        if nodes.contains(otherwise) { return true }
        switch otherwise {
        case .getCard: present(.sheet(.getCard))
        default: return false
        }
        return true
    }

    /// The conditions of a step: those of all that it shows, each once.
    func needs(of step: Step) -> [LibraryNeed] {
        switch step {
        case .open(let plan): return plan.needs
        case .select(let tab): return needs(of: tab)
        case .push(let route), .replace(let route), .reset(let route): return route.node.needs
        case .present(let content): return content.node.needs
        }
    }

    /// The first condition of a step that is not met, and whether that is decided. Where a flow
    /// begins has to be decided, too.
    private func firstUnmet(
        of step: Step, _ conditions: LibraryConditions
    ) -> (need: LibraryNeed, isMet: Bool?)? {
        if let unmet = needs(of: step).firstUnmet(conditions) { return unmet }
        let contents: [Content]
        switch step {
        case .open(let plan): contents = (0..<plan.depth).map { plan[$0].content }
        case .present(let content): contents = [content]
        default: return nil
        }
        for case .flow(var flow) in contents {
            if let need = flow.change({ $0.undecided(conditions) }) { return (need, nil) }
        }
        return nil
    }

    /// What has to hold for all that is shown.
    var needs: [LibraryNeed] {
        var needs: [LibraryNeed] = []
        needs += Self.needs(ofPlace: place)
        for level in 0..<depth { needs += self[level].nodes.flatMap(\.needs) }
        return needs
    }

    /// What the tab and the split view of a stack need, by its place.
    private static func needs(ofPlace place: Int) -> [LibraryNeed] {
        switch place {
        case 1: return [.init(.hasCard)]
        default: return []
        }
    }

    /// What has to hold for a tab to be selected, with all that lies on its stack.
    private func needs(of tab: LibraryTab) -> [LibraryNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].nodes.flatMap(\.needs)
    }

    /// What has to hold for a tab to be selected, whatever lies on its stack.
    private func ownNeeds(of tab: LibraryTab) -> [LibraryNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].content.node.needs
    }

    /// What has to hold for a tab to be in the tab bar.
    static func visibility(of tab: LibraryTab) -> [LibraryNeed] {
        return []
    }

    /// The tabs of the tab bar.
    static func visibleTabs(_ conditions: LibraryConditions) -> [LibraryTab] {
        [.browse, .borrowed]
            .filter { visibility(of: $0).firstUnmet(conditions) == nil }
    }

    /// Follows a change of what the app knows: what has lost its conditions goes, the root that
    /// they choose comes, and what waited for them happens; a link, unless something holds it back.
    @discardableResult
    mutating func update(
        from former: LibraryConditions, to conditions: LibraryConditions, at now: Double,
        unless isHeld: (Self) -> Bool = { _ in false }
    ) -> Outcome? {
        // Another user must not get what this one asked for.
        if conditions.hasLost(since: former) { parked = nil }
        let asked = parked
        prune(conditions)
        guard let waiting = asked?.pruned(conditions) else { return nil }
        guard now - waiting.since < 1800 else {
            parked = nil
            return nil
        }
        if waiting.isRestored { parked = waiting }
        if waiting.otherwise == nil, waiting.step.isLink, isHeld(self) { return .parked }
        return resume(waiting, conditions, at: now)
    }

    /// Takes the step that has waited, if its conditions are decided. Nil: there is nothing to take
    /// any more.
    private mutating func resume(
        _ waiting: Parked, _ conditions: LibraryConditions, at now: Double
    ) -> Outcome? {
        if waiting.isRestored, case .open(let plan) = waiting.step, plan.nodes == nodes {
            parked = nil
            return nil
        }
        switch firstUnmet(of: waiting.step, conditions) {
        case nil:
            if waiting.isRestored, case .open(let plan) = waiting.step {
                parked = nil
                takeOver(plan)
                return .done
            }
            return takeUp(waiting, conditions, at: now)
        case (_, nil)?: return parked == nil ? nil : .parked
        case (let need, _)?:
            if parked == nil { return nil }
            let otherwise = Self.otherwise(of: need)
            if otherwise == waiting.otherwise, otherwise != nil { return .parked }
            return takeUp(waiting, conditions, at: now)
        }
    }

    /// Takes the step that has waited where it was taken, without what stood in for it.
    private mutating func takeUp(
        _ waiting: Parked, _ conditions: LibraryConditions, at now: Double
    ) -> Outcome {
        parked = nil
        leave(waiting.otherwise)
        guard let origin = waiting.origin else {
            return go(waiting.step, on: 0, conditions, at: now)
        }
        guard isThere(origin), let level = place(ofLevel: origin.level) else { return .ignored }
        return go(waiting.step, on: level, conditions, at: now)
    }

    /// Takes away what stood in for something that now happens.
    private mutating func leave(_ otherwise: LibraryNode?) {
        if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
            presented.removeSubrange(place...)
        }
    }

    /// Takes away all that needs what does not hold.
    mutating func prune(_ conditions: LibraryConditions) {
        prune(conditions) { $0.contains { $0.isMet(conditions) == false } }
    }

    private mutating func prune(
        _ conditions: LibraryConditions, _ isForbidden: ([LibraryNeed]) -> Bool
    ) {
        let (former, formerPlace) = (base, place)
        for place in bases.indices {
            if isForbidden(bases[place].content.node.needs)
                || isForbidden(Self.needs(ofPlace: place))
            {
                bases[place] = Level(id: place, content: Self.initialContent(place))
            }
            if let first = bases[place].path.firstIndex(where: { isForbidden($0.node.needs) }) {
                bases[place].path.removeSubrange(first...)
            }
            bases[place].forgetArrivals()
        }
        if isForbidden(needs(of: tab)) { selectFirstTab(conditions) }
        prunePresented(isForbidden)
        if let place = settleFlows(conditions) { presented.removeSubrange((place + 1)...) }
        // What has gone takes with it what it presented.
        if place != formerPlace || base != former { presented = [] }
        dropIfLeft()
    }

    /// Takes away what is presented and needs what does not hold, and the screens of its stacks.
    private mutating func prunePresented(_ isForbidden: ([LibraryNeed]) -> Bool) {
        if let first = presented.firstIndex(where: { isForbidden($0.content.node.needs) }) {
            presented.removeSubrange(first...)
        }
        for place in presented.indices {
            let path = presented[place].path
            guard let first = path.firstIndex(where: { isForbidden($0.node.needs) }) else {
                continue
            }
            presented[place].path.removeSubrange(first...)
            presented[place].forgetArrivals()
            presented.removeSubrange((place + 1)...)
            break
        }
    }

    /// Takes over what was seen; what waits since then is newer.
    mutating func takeOver(_ saved: Self) {
        let newer = parked.flatMap { $0.isRestored ? nil : $0.startingOver }
        let last = lastID
        let origin = saved.parked?.origin.flatMap { saved.place(ofLevel: $0.level) }
        self = saved
        // Presentations have identities that none has had before.
        for place in presented.indices { presented[place].id = last + 1 + place }
        lastID = last + presented.count
        if let level = origin.map({ self[$0].id }) { parked?.origin?.level = level }
        parked = newer ?? parked
    }

    /// Takes away what is seen while that is undecided. It waits, as a link does; a link that waits
    /// goes before.
    mutating func setAside(_ conditions: LibraryConditions, at now: Double) {
        prune(conditions)
        guard needs.contains(where: { $0.isMet(conditions) == nil }) else { return }
        var seen = self
        seen.parked = nil
        let waiting = parked ?? Parked(step: .open(seen), since: now, isRestored: true)
        prune(conditions) { $0.firstUnmet(conditions) != nil }
        // What lies elsewhere is not seen.
        for place in bases.indices where place != self.place { bases[place] = seen.bases[place] }
        parked = waiting.otherwise.map(nodes.contains) ?? true ? waiting : waiting.startingOver
        dropIfLeft()
    }

    /// Takes away what lies on the stack that is seen and needs what does not hold.
    mutating func pruneStack(_ conditions: LibraryConditions) {
        func isForbidden(_ needs: [LibraryNeed]) -> Bool {
            needs.contains { $0.isMet(conditions) == false }
        }
        if let first = base.path.firstIndex(where: { isForbidden($0.node.needs) }) {
            base.path.removeSubrange(first...)
            base.forgetArrivals()
            presented = []
        }
        prunePresented(isForbidden)
        dropIfLeft()
    }

    /// Moves flows on from steps that are not shown under the conditions. The lowest presented one
    /// that has moved on is returned, by its place.
    @discardableResult
    mutating func settleFlows(_ conditions: LibraryConditions) -> Int? {
        /// Whether a flow has moved on.
        func settle(_ content: inout Content) -> Bool {
            guard case .flow(var flow) = content else { return false }
            flow.change { $0.settle(conditions) }
            defer { content = .flow(flow) }
            return content != .flow(flow)
        }
        for place in bases.indices { _ = settle(&bases[place].content) }
        var moved: Int?
        for place in presented.indices where settle(&presented[place].content) {
            moved = moved ?? place
        }
        return moved
    }

    /// The first tab that may be shown with all that lies on its stack, or else the first that may
    /// be shown.
    mutating func selectFirstTab(_ conditions: LibraryConditions) {
        let tabs = Self.visibleTabs(conditions)
        let first = tabs.first { needs(of: $0).firstUnmet(conditions) == nil }
        let other = tabs.first { ownNeeds(of: $0).firstUnmet(conditions) == nil }
        if let tab = first ?? other ?? tabs.first { self.tab = tab }
    }

    /// Gives up what waits when the user has left what stands in for it, or when what has asked for
    /// it is gone.
    mutating func dropIfLeft() {
        guard let parked else { return }
        if let otherwise = parked.otherwise, !nodes.contains(otherwise) { self.parked = nil }
        if let origin = parked.origin, !isThere(origin) { self.parked = nil }
    }

    /// Gives up what waits, if it is this.
    mutating func giveUp(_ step: Step) {
        if parked?.step == step { parked = nil }
    }
}

nonisolated extension Array where Element == LibraryNeed {
    /// The first that is not met, and whether that is decided.
    func firstUnmet(_ conditions: LibraryConditions) -> (need: LibraryNeed, isMet: Bool?)? {
        for need in self {
            let isMet = need.isMet(conditions)
            if isMet != true { return (need, isMet) }
        }
        return nil
    }

    /// Whether all are met; nil while that is undecided.
    func areMet(_ conditions: LibraryConditions) -> Bool? {
        let met = map { $0.isMet(conditions) }
        return met.contains(false) ? false : met.contains(nil) ? nil : true
    }
}

nonisolated extension LibraryState.Content {
    /// Whether it is the same thing, perhaps with other values beside its identity.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        case (.dialog(let one), .dialog(let other)): return one.fields.isSame(as: other.fields)
        case (.flow(let one), .flow(let other)): return one.node == other.node
        default: return false
        }
    }

    /// A flow with what it has gathered before.
    func keeping(_ former: Self) -> Self {
        guard case .flow(let flow) = self, case .flow(let former) = former else { return self }
        return .flow(flow.keeping(former))
    }
}

/// Saved states of other versions of the app are read as far as they are understood: no decoding
/// fails as a whole.
nonisolated extension LibraryState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LibraryKey.self)
        try container.encode(tab, forKey: LibraryKey("tab"))
        var bases = container.nestedContainer(keyedBy: LibraryKey.self, forKey: LibraryKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: LibraryKey(names[0]))
        }
        // What is not saved takes with it what lies upon it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: LibraryKey("presented"))
        try container.encodeIfPresent(parkedAsSaved, forKey: LibraryKey("parked"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: LibraryKey.self)
        self.init()
        var isGone = false
        let id = try? container.decodeIfPresent(String.self, forKey: LibraryKey("tab"))
        if let tab = id.flatMap(LibraryTab.init(rawValue:)) {
            self.tab = tab
        } else if id != nil {
            isGone = true
        }
        let bases =
            try? container.nestedContainer(keyedBy: LibraryKey.self, forKey: LibraryKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: LibraryKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains { bases?.contains(LibraryKey($0)) == true }
                continue
            }
            if level.nodes.first == self.bases[place].nodes.first {
                self.bases[place].content = level.content
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: LibraryKey("presented"))
        // What lay upon what is gone goes with it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !isGone, !top.isCut,
            let level = try? list?.decode(Level.self)
        {
            // A presentation that has lost its stack shows no screen of it.
            let fits = level.path.isEmpty || level.content.hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].isCut = level.isCut || !fits
        }
        for place in presented.indices { presented[place].isCut = false }
        for place in self.bases.indices { self.bases[place].isCut = false }
        let parked = try? container.decodeIfPresent(Parked.self, forKey: LibraryKey("parked"))
        self.parked = parked.flatMap(parkedAsRestored)
    }

    /// What waits, if it can be saved: the level where it was taken by its place.
    private var parkedAsSaved: Parked? {
        guard var parked, parked.step.isSavable else { return nil }
        guard let origin = parked.origin else { return parked }
        guard let level = place(ofLevel: origin.level) else { return nil }
        parked.origin?.level = level
        return parked
    }

    /// What waited, if it is still there where that was taken.
    private func parkedAsRestored(_ parked: Parked) -> Parked? {
        guard let origin = parked.origin else { return parked }
        guard let level = existing(origin.level).map({ self[$0] }),
            origin.depth <= level.nodes.count
        else {
            return nil
        }
        var parked = parked
        parked.origin?.level = level.id
        return parked
    }

    /// What saved states call the roots and tabs: their ids, and those that they had before.
    private static var baseNames: [[String]] {
        [["browse"], ["borrowed"]]
    }
}

nonisolated extension LibraryState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LibraryKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: LibraryKey("screen")) }
        case .sheet(let content):
            try container.encode(content, forKey: LibraryKey("sheet"))
        case .dialog(let content):
            try container.encode(content, forKey: LibraryKey("dialog"))
        case .flow(let content):
            try container.encode(content, forKey: LibraryKey("flow"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: LibraryKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: LibraryKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: LibraryKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: LibraryKey(word))
        }
        if let content: LibraryRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: LibrarySheet = read("sheet") {
            self.init(content: .sheet(content))
        } else if let content: LibraryDialog = read("dialog") {
            self.init(content: .dialog(content))
        } else if let content: LibraryFlow = read("flow") {
            self.init(content: .flow(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        var list = try? container.nestedUnkeyedContainer(forKey: LibraryKey("path"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(LibraryRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: LibraryKey("isCut"))) == true {
            isCut = true
        }
    }
}

nonisolated extension LibraryState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        case .dialog(let content): return content.isSavable
        case .flow: return true
        }
    }
}

nonisolated extension LibraryRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension LibrarySheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension LibraryDialog {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension LibraryState.Parked: Codable {}

nonisolated extension LibraryState.Step: Codable {
    /// Whether a saved state can hold it.
    var isSavable: Bool {
        switch self {
        case .open, .select: return true
        case .push(let route), .replace(let route), .reset(let route): return route.isSavable
        case .present(let content): return content.isSavable
        }
    }
}

nonisolated extension LibraryState.Content: Codable {
    func encode(to encoder: any Encoder) throws {
        try LibraryState.Level(content: self).encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibraryState.Level(from: decoder).content
    }
}

nonisolated extension LibraryLink {
    /// What is shown when the link is followed; nil where an action decides that.
    var plan: LibraryState? {
        switch self {
        case .catalog(let inner): return inner.plan
        case .loans(let inner): return inner.plan
        }
    }
}

nonisolated extension LibraryCatalogLink {
    /// What is shown when the link is followed; nil where an action decides that.
    var plan: LibraryState? {
        switch self {
        case .shelves:
            return LibraryState(tab: .browse)
        case .shelf(let genre):
            return LibraryState(tab: .browse, path: [.catalog(.shelf(genre: genre))])
        case .book(let isbn):
            return LibraryState(tab: .browse, path: [.catalog(.book(isbn: isbn))])
        }
    }
}

nonisolated extension LibraryLoansLink {
    /// What is shown when the link is followed; nil where an action decides that.
    var plan: LibraryState? {
        switch self {
        case .current:
            return LibraryState(tab: .borrowed)
        case .rules:
            return LibraryState(tab: .borrowed, path: [.loans(.rules)])
        case .borrow(let isbn):
            return LibraryState(
                tab: .browse, path: [.catalog(.book(isbn: isbn))],
                presented: [.presenting(.sheet(.loans(.borrow(isbn: isbn))))])
        case .request:
            return LibraryState(tab: .borrowed, presented: [.presenting(.flow(.loans(.request())))])
        }
    }
}

nonisolated extension LibraryLink {
    /// What following the link means for a state.
    var step: LibraryState.Step? {
        plan.map { .open($0) }
    }
}

nonisolated extension LibraryState {
    /// Follows a link, or parks it until its conditions allow it.
    @discardableResult
    mutating func follow(
        _ link: LibraryLink, _ conditions: LibraryConditions, at now: Double
    ) -> Outcome {
        guard let step = link.step else { return .ignored }
        return follow(step, conditions, at: now)
    }

    /// Takes the step of a link: of several links, the newest is the one that may wait.
    mutating func follow(_ step: Step, _ conditions: LibraryConditions, at now: Double) -> Outcome {
        let outcome = go(step, conditions, at: now)
        switch outcome {
        case .done: parked = nil
        case .parked, .refused, .ignored: break
        }
        return outcome
    }
}
