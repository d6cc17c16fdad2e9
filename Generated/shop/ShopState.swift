// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A fact that only the running app knows.
nonisolated enum ShopCondition: String, Codable, Sendable {
    case signedIn
}

/// What the app knows at one moment. `nil` means undecided: what needs such a fact waits for it.
nonisolated struct ShopConditions: Hashable, Codable, Sendable {
    var signedIn: Bool?

    init(signedIn: Bool? = nil) {
        self.signedIn = signedIn
    }

    subscript(condition: ShopCondition) -> Bool? {
        switch condition {
        case .signedIn: return signedIn
        }
    }

    /// Fills in what is undecided now from what was known before.
    func filled(from former: Self) -> Self {
        Self(signedIn: self.signedIn ?? former.signedIn)
    }

    /// Whether something that held no longer does.
    func hasLost(since former: Self) -> Bool {
        let all: [ShopCondition] = [.signedIn]
        return all.contains { former[$0] == true && self[$0] == false }
    }
}

/// A requirement that a condition holds, or that it does not.
nonisolated struct ShopNeed: Hashable, Codable, Sendable {
    let condition: ShopCondition
    let isNegated: Bool

    init(_ condition: ShopCondition, isNegated: Bool = false) {
        self.condition = condition
        self.isNegated = isNegated
    }

    /// `nil` while the condition is undecided.
    func isMet(_ conditions: ShopConditions) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }
}

nonisolated extension ShopNode {
    /// What must hold for it to be shown.
    var needs: [ShopNeed] {
        switch index {
        // orders, account
        case 1, 2: return [.init(.signedIn)]
        default: return []
        }
    }
}

/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
nonisolated struct ShopState: Hashable, Sendable {
    /// The selected tab.
    var tab: ShopTab
    /// What each tab and root shows, without presentations.
    var bases: [Level]
    /// What is presented, the lowest first.
    var presented: [Level] = []
    var lastID = 3
    /// What waits for its conditions.
    var parked: Parked?
    /// How many times each tab was tapped while selected with its root on top.
    var reselections: [ShopTab: Int] = [:]
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// What a stack begins with, by the stack's place.
    static func initialContent(_ place: Int) -> Content {
        switch place {
        case 0: return .screen(.home)
        case 1: return .screen(.orderHistory)
        default: return .screen(.profile)
        }
    }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    init(
        tab: ShopTab = .shop, content: Content? = nil, path: [ShopRoute] = [],
        presented: [Level] = []
    ) {
        self.tab = tab
        bases = (0..<3).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        for level in presented { present(level.content, path: level.path) }
    }

    /// The place of the visible stack, without presentations.
    var place: Int {
        tab.place
    }

    /// What is visible, without presentations.
    var base: Level {
        get { bases[place] }
        set { bases[place] = newValue }
    }

    /// The visible stack, without presentations.
    var path: [ShopRoute] { base.path }

    /// What a tab shows.
    subscript(tab: ShopTab) -> Level { bases[tab.place] }

    /// The number of levels: the base and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level, by its place: 0 is the base, the others are presented.
    subscript(level: Int) -> Level {
        get { level == 0 ? base : presented[level - 1] }
        set {
            if level == 0 { base = newValue } else { presented[level - 1] = newValue }
        }
    }

    /// The topmost level.
    var top: Level { self[presented.count] }

    /// The place of a level, by default the topmost; `nil` if there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? depth - 1
        return (0..<depth).contains(level) ? level : nil
    }

    /// The place of a level; `nil` if it is gone or not visible.
    func place(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// A level, by its identity, even that of a tab that is not selected.
    func level(_ id: Int) -> Level? {
        if bases.indices.contains(id) { return bases[id] }
        return presented.first { $0.id == id }
    }

    /// The node on top of everything.
    var node: ShopNode { top.node }

    /// The visible nodes, and those below them.
    var nodes: [ShopNode] {
        var nodes: [ShopNode] = [tab.node]
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension ShopState {
    /// What a root, tab or presentation shows, and the stack on top of it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Distinguishes presentations of the same thing.
        var id = 0
        var content: Content
        var path: [ShopRoute] = []
        /// Whether some of the stack could not be saved or restored.
        var isCut = false
        /// How many times links led to each of its screens while it was already on top.
        var counts = Arrivals()
        /// Whether a caller awaits its result, so that it is not saved.
        var isAwaited = false

        /// Makes a presentation, for composing a state.
        static func presenting(_ content: Content, path: [ShopRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest up.
        var nodes: [ShopNode] {
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

        /// How many times a link led to what is on top while it was already there.
        var arrivals: Int { counts[screens.last] }

        /// The screens of its columns and its stack.
        private var screens: [ShopRoute] { path }

        /// Records that a link led to what was already on top.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is no longer there.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and still is.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// The screen on top, if it is there only once.
        var screen: ShopRoute? {
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
        var node: ShopNode { path.last?.node ?? content.node }
    }

    /// How many times links led to screens that were already on top.
    ///
    /// `nil` stands for what is below a stack and is not a column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: ShopRoute?
            var number = 0

            func isOf(_ other: ShopRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: ShopRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: ShopRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets all screens except these.
        mutating func keep(_ screens: [ShopRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(ShopRoute)
        case sheet(ShopSheet)
        case cover(ShopCover)
        case popover(ShopPopover)
        case dialog(ShopDialog)
        case flow(ShopFlow)

        var node: ShopNode {
            switch self {
            case .screen(let content): return content.node
            case .sheet(let content): return content.node
            case .cover(let content): return content.node
            case .popover(let content): return content.node
            case .dialog(let content): return content.node
            case .flow(let content): return content.node
            }
        }

        /// Its values that may be reported, by name.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .sheet(let content): return content.fields.told
            case .cover(let content): return content.fields.told
            case .popover(let content): return content.fields.told
            case .dialog(let content): return content.fields.told
            case .flow: return [:]
            }
        }

        /// Whether it can present something, and the system reports when it appears and disappears.
        var isHost: Bool {
            switch self {
            case .dialog: return false
            default: return true
            }
        }

        /// Whether it is anchored to a view.
        var hangs: Bool {
            switch self {
            case .popover, .dialog: return true
            default: return false
            }
        }
    }
}

nonisolated extension ShopState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { [.search, .checkout, .signIn].contains(node) }
}

nonisolated extension ShopState {
    /// The topmost level that has a stack.
    var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

    /// The level for a step that code takes: the topmost stack if the step is about a stack.
    func level(of step: Step) -> Int {
        switch step {
        case .push, .replace, .reset: return stackLevel
        default: return depth - 1
        }
    }
}

nonisolated extension ShopTab {
    /// The place of its stack among those of the state.
    var place: Int {
        switch self {
        case .shop: return 0
        case .orders: return 1
        case .account: return 2
        }
    }
}

nonisolated extension ShopState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    mutating func push(_ route: ShopRoute, on level: Int? = nil) {
        change(level) { $0.path.append(route) }
    }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    mutating func pop(_ level: Int? = nil) -> Bool {
        guard let place = existing(level), !self[place].path.isEmpty else { return false }
        change(level) { $0.path.removeLast() }
        dropIfLeft()
        return true
    }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    mutating func pop(to node: ShopNode, _ level: Int? = nil) -> Bool {
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

    /// Replaces the screen on top.
    mutating func replace(with route: ShopRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
        dropIfLeft()
    }

    /// Replaces a whole stack with a screen.
    mutating func reset(to route: ShopRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
        dropIfLeft()
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].forgetArrivals()
    }

    /// Selects a tab as code does: pops nothing and dismisses what is presented.
    mutating func select(_ tab: ShopTab) {
        if isStack { return }
        self.tab = tab
        dismissAll()
    }

    /// Performs a user's tap on a tab: on the selected one, it goes back to the root, where taps
    /// are counted.
    mutating func tap(_ tab: ShopTab) {
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

    /// Presents something on a level, by default the topmost, in place of what that level
    /// presented. Returns the identity of the presentation.
    @discardableResult
    mutating func present(_ content: Content, path: [ShopRoute] = [], on level: Int? = nil) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.isHost { presented.removeLast() }
        lastID += 1
        presented.append(Level(id: lastID, content: content, path: path))
        return lastID
    }

    /// Dismisses a presentation, by its level, and everything on it; by default the topmost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let place = existing(level), place > 0 else { return }
        presented.removeSubrange((place - 1)...)
        dropIfLeft()
    }

    /// Dismisses a presentation if it is still there: a view that is gone must not dismiss another
    /// one.
    mutating func dismiss(id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(place + 1)
    }

    mutating func dismissAll() {
        presented = []
        dropIfLeft()
    }

    /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs.
    /// What is already there with equal identity stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
        if isStack, plan.base.content.node != base.content.node { return }
        if !isStack {
            tab = plan.tab
        }
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
            // The view that it is attached to may be gone.
            if level.content.hangs, !isSameBelow { continue }
            presented[place].id = former.presented[place].id
            // The caller that awaits it is gone if the plan changes what is below.
            presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
            presented[place].content = level.content.keeping(former.presented[place].content)
            presented[place].keepArrivals(of: former.presented[place])
        }
        if depth == former.depth, top.isOnTop(of: former.top) {
            self[depth - 1].arrive()
        }
        dropIfLeft()
    }

    /// Whether a step leads nowhere else: one stack shows what begins with the same screen,
    /// wherever in the graph.
    func isOwn(_ step: Step) -> Bool {
        guard isStack else { return true }
        switch step {
        case .open(let plan): return plan.base.content.node == base.content.node
        case .select: return false
        default: return true
        }
    }

    /// The flow of a level, by default the topmost.
    func flow(_ level: Int? = nil) -> ShopFlow? {
        guard let place = existing(level), case .flow(let flow) = self[place].content else {
            return nil
        }
        return flow
    }

    /// Goes to a flow's next step. After the last, the flow is complete: it is removed and
    /// returned.
    @discardableResult
    mutating func advance(_ conditions: ShopConditions, _ level: Int? = nil) -> ShopFlow? {
        move(level) { $0.next(conditions) }
    }

    /// Skips a step or the rest of a flow; a flow that this completes is removed and returned.
    @discardableResult
    mutating func skip(_ conditions: ShopConditions, _ level: Int? = nil) -> ShopFlow? {
        move(level) { $0.skip(conditions) }
    }

    /// Goes back one step; `false` if that is not possible.
    @discardableResult
    mutating func goBack(_ conditions: ShopConditions, _ level: Int? = nil) -> Bool {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return false
        }
        let wentBack = flow.change { $0.back(conditions) }
        self[place].content = .flow(flow)
        return wentBack
    }

    /// Completes a flow, whatever its step.
    @discardableResult
    mutating func finish(_ level: Int? = nil) -> ShopFlow? {
        move(level) { _ in false }
    }

    /// Gives a flow other values, such as its data.
    mutating func update(_ flow: ShopFlow, _ level: Int? = nil) {
        guard let place = existing(level), case .flow(let present) = self[place].content,
            present.node == flow.node
        else { return }
        self[place].content = .flow(flow)
    }

    private mutating func move(
        _ level: Int?, _ body: (inout any ShopSteps) -> Bool
    ) -> ShopFlow? {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return nil
        }
        let goesOn = flow.change(body)
        self[place].content = .flow(flow)
        if goesOn { return nil }
        if place > 0 { dismiss(place) }
        return flow
    }

    /// The next state to show on the way from what is shown to what is wanted: one change that the
    /// system can make at once.
    ///
    /// A root changes only with nothing presented over it; presentations go before others appear,
    /// one by one.
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

nonisolated extension ShopState {
    /// A step that conditions may forbid.
    indirect enum Step: Hashable, Sendable {
        /// A plan, such as that of a link.
        case open(ShopState)
        case select(ShopTab)
        case push(ShopRoute)
        /// Replaces what is on top.
        case replace(ShopRoute)
        /// Replaces the whole stack.
        case reset(ShopRoute)
        case present(Content)

        /// Whether it means the same from anywhere, as a link does.
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
        case refused(ShopCondition)
        /// Nothing happened: what requested it is gone, or there is no such exit.
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
        /// Where it was taken, unless it means the same from anywhere.
        var origin: Origin?
        /// Seconds since the Unix epoch.
        let since: Double
        /// What is shown instead; the step is given up when that goes.
        var otherwise: ShopNode?

        /// Whether it was visible when the app was left; what conditions forbid in it is omitted.
        var isRestored = false

        /// A level, by its identity, and its number of screens; the step is given up when one of
        /// them goes.
        struct Origin: Hashable, Codable, Sendable {
            var level: Int
            let depth: Int
        }

        /// The same step, with nothing shown instead.
        var startingOver: Self {
            Self(step: step, origin: origin, since: since, isRestored: isRestored)
        }

        /// Omits what the conditions forbid of what was visible.
        func pruned(_ conditions: ShopConditions) -> Self {
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

nonisolated extension ShopState {
    /// Takes a step if its conditions allow it; otherwise parks it and shows what stands in for it.
    @discardableResult
    mutating func go(
        _ step: Step, on level: Int? = nil, _ conditions: ShopConditions, at now: Double
    ) -> Outcome {
        guard let level = existing(level), isOwn(step) else { return .ignored }
        if let (need, isMet) = needs(of: step).firstUnmet(conditions) {
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
        // A link keeps waiting during navigation. Another step does so only while something stands
        // in for it.
        if let parked, parked.otherwise == nil, !parked.step.isLink || parked.isRestored {
            self.parked = nil
        }
        take(step, on: level)
        dropIfLeft()
        return .done
    }

    /// Where a step is taken: on top of a level, or below what stands in for it, which goes first.
    private func origin(of level: Int, below otherwise: ShopNode?) -> Parked.Origin {
        var level = level
        if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
            level = min(level, place)
        }
        // Whatever comes next, an alert goes.
        while level > 0, !self[level].content.isHost { level -= 1 }
        return Parked.Origin(level: self[level].id, depth: self[level].nodes.count)
    }

    /// Whether what requested a step is still there.
    private func isThere(_ origin: Parked.Origin) -> Bool {
        level(origin.level).map { origin.depth <= $0.nodes.count } ?? false
    }

    /// What stands in for something whose need is not met.
    static func otherwise(of need: ShopNeed) -> ShopNode? {
        switch need {
        case .init(.signedIn): return .signIn
        default: return nil
        }
    }

    /// Shows a stand-in unless it is already there; `false` if that is not possible.
    private mutating func show(_ otherwise: ShopNode) -> Bool {
        if nodes.contains(otherwise) { return true }
        switch otherwise {
        case .signIn: present(.sheet(.signIn))
        default: return false
        }
        return nodes.contains(otherwise)
    }

    /// The conditions of a step: those of everything that it shows, each once.
    func needs(of step: Step) -> [ShopNeed] {
        switch step {
        case .open(let plan): return plan.needs
        case .select(let tab): return needs(of: tab)
        case .push(let route), .replace(let route), .reset(let route): return route.node.needs
        case .present(let content): return content.node.needs
        }
    }

    /// What must hold for everything that is shown.
    var needs: [ShopNeed] {
        var needs: [ShopNeed] = isStack ? [] : Self.needs(ofPlace: place)
        for level in 0..<depth { needs += self[level].nodes.flatMap(\.needs) }
        return needs
    }

    /// What the tab and the split view of a stack need, by the stack's place.
    private static func needs(ofPlace place: Int) -> [ShopNeed] {
        switch place {
        case 1: return [.init(.signedIn)]
        case 2: return [.init(.signedIn)]
        default: return []
        }
    }

    /// What must hold for a tab to be selected, with everything on its stack.
    private func needs(of tab: ShopTab) -> [ShopNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].nodes.flatMap(\.needs)
    }

    /// What must hold for a tab to be selected, whatever is on its stack.
    private func ownNeeds(of tab: ShopTab) -> [ShopNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].content.node.needs
    }

    /// What must hold for a tab to be in the tab bar.
    static func visibility(of tab: ShopTab) -> [ShopNeed] {
        return []
    }

    /// The tabs of the tab bar.
    static func visibleTabs(_ conditions: ShopConditions) -> [ShopTab] {
        [.shop, .orders, .account]
            .filter { visibility(of: $0).firstUnmet(conditions) == nil }
    }

    /// Applies a change in what the app knows: removes what lost its conditions, shows the root
    /// that they choose, and takes the step that waited for them, except a link that is held back.
    @discardableResult
    mutating func update(
        from former: ShopConditions, to conditions: ShopConditions, at now: Double,
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

    /// Takes the parked step if its conditions are decided; `nil` if there is nothing left to take.
    private mutating func resume(
        _ waiting: Parked, _ conditions: ShopConditions, at now: Double
    ) -> Outcome? {
        if waiting.isRestored, case .open(let plan) = waiting.step, plan.nodes == nodes {
            parked = nil
            return nil
        }
        switch needs(of: waiting.step).firstUnmet(conditions) {
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

    /// Takes the parked step where it was first taken, without what stood in for it.
    private mutating func takeUp(
        _ waiting: Parked, _ conditions: ShopConditions, at now: Double
    ) -> Outcome {
        parked = nil
        leave(waiting.otherwise)
        guard let origin = waiting.origin else {
            return go(waiting.step, on: 0, conditions, at: now)
        }
        guard isThere(origin), let level = place(ofLevel: origin.level) else { return .ignored }
        return go(waiting.step, on: level, conditions, at: now)
    }

    /// Removes what stood in for something that now happens.
    private mutating func leave(_ otherwise: ShopNode?) {
        if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
            presented.removeSubrange(place...)
        }
    }

    /// Removes everything that needs what does not hold.
    mutating func prune(_ conditions: ShopConditions) {
        prune(conditions) { $0.contains { $0.isMet(conditions) == false } }
    }

    private mutating func prune(_ conditions: ShopConditions, _ isForbidden: ([ShopNeed]) -> Bool) {
        let (former, formerPlace) = (base, place)
        for place in bases.indices {
            if !isStack,
                isForbidden(bases[place].content.node.needs)
                    || isForbidden(Self.needs(ofPlace: place))
            {
                bases[place] = Level(id: place, content: Self.initialContent(place))
            }
            if let first = bases[place].path.firstIndex(where: { isForbidden($0.node.needs) }) {
                bases[place].path.removeSubrange(first...)
            }
            bases[place].forgetArrivals()
        }
        if !isStack, isForbidden(needs(of: tab)) { selectFirstTab(conditions) }
        prunePresented(isForbidden)
        // What is gone takes with it what it presented.
        if place != formerPlace || base != former { presented = [] }
        dropIfLeft()
    }

    /// Removes presentations, and screens on their stacks, that need what does not hold.
    private mutating func prunePresented(_ isForbidden: ([ShopNeed]) -> Bool) {
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

    /// Takes over what was visible; a step parked since then is newer.
    mutating func takeOver(_ saved: Self) {
        let newer = parked.flatMap { $0.isRestored ? nil : $0.startingOver }
        let last = lastID
        let origin = saved.parked?.origin.flatMap { saved.place(ofLevel: $0.level) }
        let former = self
        self = saved
        isStack = former.isStack
        if isStack {
            tab = former.tab
            base.content = former.base.content
        }
        // Presentations get identities that none had before.
        for place in presented.indices { presented[place].id = last + 1 + place }
        lastID = last + presented.count
        if let level = origin.map({ self[$0].id }) { parked?.origin?.level = level }
        parked = newer ?? parked
    }

    /// Sets aside what is visible while that is undecided. It waits, as a link does; a waiting link
    /// goes first.
    mutating func setAside(_ conditions: ShopConditions, at now: Double) {
        prune(conditions)
        guard needs.contains(where: { $0.isMet(conditions) == nil }) else { return }
        var seen = self
        seen.parked = nil
        let waiting = parked ?? Parked(step: .open(seen), since: now, isRestored: true)
        prune(conditions) { $0.firstUnmet(conditions) != nil }
        // What is elsewhere is not visible.
        for place in bases.indices where place != self.place { bases[place] = seen.bases[place] }
        parked = waiting.otherwise.map(nodes.contains) ?? true ? waiting : waiting.startingOver
        dropIfLeft()
    }

    /// Selects the first tab that may be shown with all that is on its stack, or else the first
    /// that may be shown.
    mutating func selectFirstTab(_ conditions: ShopConditions) {
        let tabs = Self.visibleTabs(conditions)
        let first = tabs.first { needs(of: $0).firstUnmet(conditions) == nil }
        let other = tabs.first { ownNeeds(of: $0).firstUnmet(conditions) == nil }
        if let tab = first ?? other ?? tabs.first { self.tab = tab }
    }

    /// Gives up the parked step if the user has left what stands in for it, or if what requested it
    /// is gone.
    mutating func dropIfLeft() {
        guard let parked else { return }
        if let otherwise = parked.otherwise, !nodes.contains(otherwise) { self.parked = nil }
        if let origin = parked.origin, !isThere(origin) { self.parked = nil }
    }

    /// Gives up a step, if it is the parked one.
    mutating func giveUp(_ step: Step) {
        if parked?.step == step { parked = nil }
    }
}

nonisolated extension Array where Element == ShopNeed {
    /// The first that is not met, and whether that is decided.
    func firstUnmet(_ conditions: ShopConditions) -> (need: ShopNeed, isMet: Bool?)? {
        for need in self {
            let isMet = need.isMet(conditions)
            if isMet != true { return (need, isMet) }
        }
        return nil
    }
}

nonisolated extension ShopState.Content {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        case (.cover(let one), .cover(let other)): return one.fields.isSame(as: other.fields)
        case (.popover(let one), .popover(let other)): return one.fields.isSame(as: other.fields)
        case (.dialog(let one), .dialog(let other)): return one.fields.isSame(as: other.fields)
        case (.flow(let one), .flow(let other)): return one.node == other.node
        default: return false
        }
    }

    /// Returns a flow with what it collected before.
    func keeping(_ former: Self) -> Self {
        guard case .flow(let flow) = self, case .flow(let former) = former else { return self }
        return .flow(flow.keeping(former))
    }
}

/// Reads saved states of other app versions as far as they are understood: decoding never fails as
/// a whole.
nonisolated extension ShopState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ShopKey.self)
        try container.encode(tab, forKey: ShopKey("tab"))
        if isStack { try container.encode(isStack, forKey: ShopKey("isStack")) }
        var bases = container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: ShopKey(names[0]))
        }
        // What is not saved takes with it everything on top of it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: ShopKey("presented"))
        try container.encodeIfPresent(parkedAsSaved, forKey: ShopKey("parked"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ShopKey.self)
        self.init()
        var isGone = false
        let id = try? container.decodeIfPresent(String.self, forKey: ShopKey("tab"))
        if let tab = id.flatMap(ShopTab.init(rawValue:)) {
            self.tab = tab
        } else if id != nil {
            isGone = true
        }
        isStack = container.contains(ShopKey("isStack"))
        let bases = try? container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: ShopKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains { bases?.contains(ShopKey($0)) == true }
                continue
            }
            if isStack || level.nodes.first == self.bases[place].nodes.first {
                self.bases[place].content = level.content
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: ShopKey("presented"))
        // Everything on top of what is gone goes with it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !isGone, !top.isCut,
            let level = try? list?.decode(Level.self)
        {
            // A presentation that no longer has a stack shows no screens of it.
            let fits = level.path.isEmpty || level.content.hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].isCut = level.isCut || !fits
        }
        for place in presented.indices { presented[place].isCut = false }
        for place in self.bases.indices { self.bases[place].isCut = false }
        let parked = try? container.decodeIfPresent(Parked.self, forKey: ShopKey("parked"))
        self.parked = parked.flatMap(parkedAsRestored)
    }

    /// The parked step, if it can be saved; its level is given by place.
    private var parkedAsSaved: Parked? {
        guard var parked, parked.step.isSavable else { return nil }
        guard let origin = parked.origin else { return parked }
        guard let level = place(ofLevel: origin.level) else { return nil }
        parked.origin?.level = level
        return parked
    }

    /// The step that was parked, if its origin still exists.
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

    /// The names of roots and tabs in saved states: their ids and former ids.
    private static var baseNames: [[String]] {
        [["shop"], ["orders"], ["account"]]
    }
}

nonisolated extension ShopState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ShopKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: ShopKey("screen")) }
        case .sheet(let content):
            try container.encode(content, forKey: ShopKey("sheet"))
        case .cover(let content):
            try container.encode(content, forKey: ShopKey("cover"))
        case .popover(let content):
            try container.encode(content, forKey: ShopKey("popover"))
        case .dialog(let content):
            try container.encode(content, forKey: ShopKey("dialog"))
        case .flow(let content):
            try container.encode(content, forKey: ShopKey("flow"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: ShopKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: ShopKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ShopKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: ShopKey(word))
        }
        if let content: ShopRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: ShopSheet = read("sheet") {
            self.init(content: .sheet(content))
        } else if let content: ShopCover = read("cover") {
            self.init(content: .cover(content))
        } else if let content: ShopPopover = read("popover") {
            self.init(content: .popover(content))
        } else if let content: ShopDialog = read("dialog") {
            self.init(content: .dialog(content))
        } else if let content: ShopFlow = read("flow") {
            self.init(content: .flow(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        var list = try? container.nestedUnkeyedContainer(forKey: ShopKey("path"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(ShopRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: ShopKey("isCut"))) == true {
            isCut = true
        }
    }
}

nonisolated extension ShopState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        case .cover(let content): return content.isSavable
        case .popover(let content): return content.isSavable
        case .dialog(let content): return content.isSavable
        case .flow: return true
        }
    }
}

nonisolated extension ShopRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension ShopSheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { ![.checkout].contains(node) }
}

nonisolated extension ShopCover {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension ShopPopover {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension ShopDialog {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension ShopState.Parked: Codable {}

nonisolated extension ShopState.Step: Codable {
    /// Whether a saved state can hold it.
    var isSavable: Bool {
        switch self {
        case .open, .select: return true
        case .push(let route), .replace(let route), .reset(let route): return route.isSavable
        case .present(let content): return content.isSavable
        }
    }
}

nonisolated extension ShopState.Content: Codable {
    func encode(to encoder: any Encoder) throws {
        try ShopState.Level(content: self).encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopState.Level(from: decoder).content
    }
}

nonisolated extension ShopLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: ShopState? {
        switch self {
        case .home:
            return ShopState(tab: .shop)
        case .product(let productId, let ref):
            return ShopState(tab: .shop, path: [.product(productId: productId, ref: ref)])
        case .reviews(let productId, let sort, let section):
            return ShopState(
                tab: .shop,
                path: [
                    .product(productId: productId),
                    .reviews(productId: productId, sort: sort, section: section),
                ])
        case .orderHistory:
            return ShopState(tab: .orders)
        case .orderDetail(let orderId):
            return ShopState(tab: .orders, path: [.orderDetail(orderId: orderId)])
        case .settings:
            return ShopState(tab: .shop, path: [.settings])
        case .search(let query):
            return ShopState(tab: .shop, presented: [.presenting(.sheet(.search(query: query)))])
        }
    }
}

nonisolated extension ShopLink {
    /// The step that following the link takes.
    var step: ShopState.Step? {
        plan.map { .open($0) }
    }
}

nonisolated extension ShopState {
    /// Follows a link, or parks it until its conditions allow it.
    @discardableResult
    mutating func follow(
        _ link: ShopLink, _ conditions: ShopConditions, at now: Double
    ) -> Outcome {
        guard let step = link.step else { return .ignored }
        return follow(step, conditions, at: now)
    }

    /// Takes the step of a link; of several links, only the newest may wait.
    mutating func follow(_ step: Step, _ conditions: ShopConditions, at now: Double) -> Outcome {
        let outcome = go(step, conditions, at: now)
        switch outcome {
        case .done: parked = nil
        case .parked, .refused, .ignored: break
        }
        return outcome
    }
}
