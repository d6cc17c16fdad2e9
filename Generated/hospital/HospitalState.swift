// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A fact that only the running app knows.
nonisolated enum HospitalCondition: String, Codable, Sendable {
    /// Somebody has signed in on this device and the token is valid.
    case signedIn
    /// Face ID, or the PIN, within the last five minutes.
    case unlocked
    /// It is known on which ward today's shift is.
    case wardChosen
    /// May prescribe.
    case prescriber
    /// May see what a treatment costs.
    case billingAccess
    /// Leads the current shift. Without an `otherwise`, what needs it is simply not offered.
    case shiftLead
}

/// What the app knows at one moment. `nil` means undecided: what needs such a fact waits for it.
nonisolated struct HospitalConditions: Hashable, Codable, Sendable {
    /// Somebody has signed in on this device and the token is valid.
    var signedIn: Bool?
    /// Face ID, or the PIN, within the last five minutes.
    var unlocked: Bool?
    /// It is known on which ward today's shift is.
    var wardChosen: Bool?
    /// May prescribe.
    var prescriber: Bool?
    /// May see what a treatment costs.
    var billingAccess: Bool?
    /// Leads the current shift. Without an `otherwise`, what needs it is simply not offered.
    var shiftLead: Bool?

    init(
        signedIn: Bool? = nil, unlocked: Bool? = nil, wardChosen: Bool? = nil,
        prescriber: Bool? = nil, billingAccess: Bool? = nil, shiftLead: Bool? = nil
    ) {
        self.signedIn = signedIn
        self.unlocked = unlocked
        self.wardChosen = wardChosen
        self.prescriber = prescriber
        self.billingAccess = billingAccess
        self.shiftLead = shiftLead
    }

    subscript(condition: HospitalCondition) -> Bool? {
        switch condition {
        case .signedIn: return signedIn
        case .unlocked: return unlocked
        case .wardChosen: return wardChosen
        case .prescriber: return prescriber
        case .billingAccess: return billingAccess
        case .shiftLead: return shiftLead
        }
    }

    /// Fills in what is undecided now from what was known before.
    func filled(from former: Self) -> Self {
        Self(
            signedIn: self.signedIn ?? former.signedIn, unlocked: self.unlocked ?? former.unlocked,
            wardChosen: self.wardChosen ?? former.wardChosen,
            prescriber: self.prescriber ?? former.prescriber,
            billingAccess: self.billingAccess ?? former.billingAccess,
            shiftLead: self.shiftLead ?? former.shiftLead)
    }

    /// Whether something that held no longer does.
    func hasLost(since former: Self) -> Bool {
        let all: [HospitalCondition] =
            [.signedIn, .unlocked, .wardChosen, .prescriber, .billingAccess, .shiftLead]
        return all.contains { former[$0] == true && self[$0] == false }
    }
}

/// A requirement that a condition holds, or that it does not.
nonisolated struct HospitalNeed: Hashable, Codable, Sendable {
    let condition: HospitalCondition
    let isNegated: Bool

    init(_ condition: HospitalCondition, isNegated: Bool = false) {
        self.condition = condition
        self.isNegated = isNegated
    }

    /// `nil` while the condition is undecided.
    func isMet(_ conditions: HospitalConditions) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }
}

nonisolated extension HospitalNode {
    /// What must hold for it to be shown.
    var needs: [HospitalNeed] {
        switch index {
        // ward, staff.handover
        case 1, 170: return [.init(.wardChosen)]
        // acknowledge, appointments.surgicalChecklist, records.overview, records.labResult, records.shareRecord, records.criticalValue, records.deleteDocument, pharmacy.narcotics, pharmacy.dispense, billing.closeMonth, staff.badge, settings.security, settings.deleteData, settings.changePin
        case 22, 62, 72, 77, 87, 93, 94, 123, 137, 153, 167, 177, 184, 185:
            return [.init(.unlocked)]
        // pharmacy.renew, pharmacy.prescribe
        case 125, 132: return [.init(.prescriber), .init(.unlocked)]
        // pharmacy.stopPrescription
        case 131: return [.init(.prescriber)]
        // billing.home, billing.patientCosts
        case 140, 145: return [.init(.billingAccess)]
        default: return []
        }
    }
}

/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
nonisolated struct HospitalState: Hashable, Sendable {
    /// What the app's window shows; `nil` while that is undecided.
    var root: Root?
    /// The selected tab.
    var tab: HospitalTab
    /// What each tab and root shows, without presentations.
    var bases: [Level]
    /// What is presented, the lowest first.
    var presented: [Level] = []
    var lastID = 6
    /// What waits for its conditions.
    var parked: Parked?
    /// How many times each tab was tapped while selected with its root on top.
    var reselections: [HospitalTab: Int] = [:]
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// What a stack begins with, by the stack's place.
    static func initialContent(_ place: Int) -> Content {
        switch place {
        case 0: return .screen(.dashboard)
        case 1: return .screen(.patients(.list()))
        case 2: return .screen(.appointments(.schedule()))
        case 3: return .split(Split(sidebar: .messages(.threads()), visibility: .automatic))
        case 4: return .screen(.moreMenu)
        default: return .screen(.welcome)
        }
    }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    init(
        root: Root?, tab: HospitalTab = .today, content: Content? = nil, path: [HospitalRoute] = [],
        presented: [Level] = []
    ) {
        self.root = root
        self.tab = tab
        bases = (0..<6).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        base.showTop()
        for level in presented { present(level.content, path: level.path) }
    }

    /// The state in which the app starts.
    init(_ conditions: HospitalConditions) {
        self.init(root: Root(conditions))
        selectFirstTab(conditions)
        settleFlows(conditions)
    }

    /// The place of the visible stack, without presentations.
    var place: Int {
        switch root {
        case .tabs?: return tab.place
        case .welcome?: return 5
        case nil: return 0
        }
    }

    /// What is visible, without presentations.
    var base: Level {
        get { bases[place] }
        set { bases[place] = newValue }
    }

    /// The visible stack, without presentations.
    var path: [HospitalRoute] { base.path }

    /// What a tab shows.
    subscript(tab: HospitalTab) -> Level { bases[tab.place] }

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
    var node: HospitalNode { root == nil ? .splash : top.node }

    /// The visible nodes, and those below them.
    var nodes: [HospitalNode] { root == nil ? [.splash] : lying }

    /// The same, whether the root is decided or not.
    var lying: [HospitalNode] {
        var nodes: [HospitalNode] = root == .tabs ? [tab.node] : []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension HospitalState {
    /// What the app's window shows.
    enum Root: String, Codable, Sendable {
        case tabs
        case welcome

        /// Chooses the first root whose conditions hold; `nil` while one before it is undecided.
        init?(_ conditions: HospitalConditions) {
            switch [HospitalNeed]([.init(.signedIn)]).firstUnmet(conditions) {
            case nil:
                self = .tabs
                return
            case (_, nil)?: return nil
            case (_, .some)?: break
            }
            self = .welcome
        }

        /// Whether it is certain not to be shown, whatever else is undecided.
        func isRefused(_ conditions: HospitalConditions) -> Bool {
            switch self {
            case .tabs:
                return [HospitalNeed]([.init(.signedIn)]).contains { $0.isMet(conditions) == false }
            default: return false
            }
        }
    }

    /// What a root, tab or presentation shows, and the stack on top of it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Distinguishes presentations of the same thing.
        var id = 0
        var content: Content
        var path: [HospitalRoute] = []
        /// Whether some of the stack could not be saved or restored.
        var isCut = false
        /// How many times links led to each of its screens while it was already on top.
        var counts = Arrivals()
        /// Whether a caller awaits its result, so that it is not saved.
        var isAwaited = false
        /// The column of the split view that presented it.
        var column: Split.Column?

        /// Makes a presentation, for composing a state.
        static func presenting(_ content: Content, path: [HospitalRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest up.
        var nodes: [HospitalNode] {
            if case .split(let split) = content { return split.nodes + path.map(\.node) }
            return [content.node] + path.map(\.node)
        }

        /// The lowest node.
        var lowest: HospitalNode {
            if case .split(let split) = content { return split.sidebar.node }
            return content.node
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
        private var screens: [HospitalRoute] {
            guard case .split(let split) = content else { return path }
            return [split.sidebar, split.detail].compactMap { $0 } + path
        }

        /// Records that a link led to what was already on top.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is no longer there.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and still is.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// The screen on top, if it is there only once; in a split view, that in the presenting
        /// column.
        func screen(presenting column: Split.Column?) -> HospitalRoute? {
            if case .split(let split) = content, let column, column != split.lastColumn,
                let route = split[column]
            {
                return route
            }
            if let route = path.last {
                return path.filter { $0 == route }.count == 1
                    && content != .screen(route) ? route : nil
            }
            switch content {
            case .screen(let route): return route
            case .split(let split):
                return split[column ?? split.compactColumn] ?? split[split.lastColumn]
            default: return nil
            }
        }

        /// Shows what is on top in a compact width, after the stack of a split view has changed.
        mutating func showTop() {
            guard !path.isEmpty, case .split(var split) = content else { return leaveEmptyColumn() }
            split.compactColumn = .detail
            content = .split(split)
        }

        /// Shows the last filled column in a compact width, if the stack and the shown column are
        /// empty.
        mutating func leaveEmptyColumn() {
            guard path.isEmpty,
                case .split(var split) = content,
                split[split.compactColumn] == nil
            else {
                return
            }
            split.compactColumn = split.lastColumn
            content = .split(split)
        }

        /// The node on top.
        var node: HospitalNode { path.last?.node ?? content.node }
    }

    /// How many times links led to screens that were already on top.
    ///
    /// `nil` stands for what is below a stack and is not a column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: HospitalRoute?
            var number = 0

            func isOf(_ other: HospitalRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: HospitalRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: HospitalRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets all screens except these.
        mutating func keep(_ screens: [HospitalRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(HospitalRoute)
        case split(Split)
        case sheet(HospitalSheet)
        case cover(HospitalCover)
        case popover(HospitalPopover)
        case alert(HospitalAlert)
        case dialog(HospitalDialog)
        case flow(HospitalFlow)

        var node: HospitalNode {
            switch self {
            case .screen(let content): return content.node
            case .split(let content): return content.node
            case .sheet(let content): return content.node
            case .cover(let content): return content.node
            case .popover(let content): return content.node
            case .alert(let content): return content.node
            case .dialog(let content): return content.node
            case .flow(let content): return content.node
            }
        }

        /// Its values that may be reported, by name.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .split(let split): return split.told
            case .sheet(let content): return content.fields.told
            case .cover(let content): return content.fields.told
            case .popover(let content): return content.fields.told
            case .alert(let content): return content.fields.told
            case .dialog(let content): return content.fields.told
            case .flow: return [:]
            }
        }

        /// Whether it can present something, and the system reports when it appears and disappears.
        var isHost: Bool {
            switch self {
            case .alert, .dialog: return false
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

    /// The columns of a split view. A column is `nil` if nothing has filled it.
    struct Split: Hashable, Sendable {
        enum Column: String, CaseIterable, Codable, Sendable { case sidebar, detail }
        enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

        var sidebar: HospitalRoute
        var detail: HospitalRoute?
        var visibility: Visibility
        /// The column that is visible where only one fits.
        var compactColumn: Column

        init(
            sidebar: HospitalRoute, detail: HospitalRoute? = nil,
            visibility: Visibility = .automatic
        ) {
            self.sidebar = sidebar
            self.detail = detail
            self.visibility = visibility
            compactColumn = .sidebar
            compactColumn = lastColumn
        }

        /// What a column shows; `nil` if nothing has filled it.
        subscript(column: Column) -> HospitalRoute? {
            switch column {
            case .sidebar: return sidebar
            case .detail: return detail
            }
        }

        /// The last column that shows a node, among those before a column, or else among all.
        func column(of node: HospitalNode, before column: Column? = nil) -> Column? {
            Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
        }

        /// Empties a column and those after it.
        mutating func clear(_ column: Column) {
            if column != .sidebar { detail = nil }
            compactColumn = .sidebar
        }

        /// Empties the columns after one, which is visible where only one fits.
        mutating func clear(behind column: Column) {
            if column != .detail { detail = nil }
            compactColumn = column
        }

        /// The nodes of the filled columns.
        var nodes: [HospitalNode] {
            [sidebar, detail].compactMap { $0?.node }
        }

        /// The node in the last filled column.
        var node: HospitalNode { (detail ?? sidebar).node }

        /// The last filled column.
        var lastColumn: Column { detail != nil ? .detail : .sidebar }
        var told: [String: String] { (detail ?? sidebar).fields.told }
    }
}

nonisolated extension HospitalState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool {
        [
            .signIn, .editTask, .reportProblem, .unlock, .wristbandScanner, .patientsRecordVitals,
            .patientsWriteNote, .patientsTransfer, .patientsWoundPhotos, .patientsAdmission,
            .appointmentsReschedule, .appointmentsVideoVisit, .appointmentsSurgicalChecklist,
            .appointmentsBook, .recordsAddDiagnosis, .recordsShareRecord, .recordsUploadDocument,
            .recordsViewer, .recordsDocumentScanner, .messagesCompose, .messagesForward,
            .messagesAttachment, .messagesCall, .pharmacyPrescriberOnly, .pharmacyRenew,
            .pharmacyOrderStock, .pharmacyDrugScanner, .pharmacyPrescribe, .billingRequestAccess,
            .billingAddCharge, .billingRecordPayment, .billingCardTerminal, .staffRequestSwap,
            .staffBadge, .staffHandover, .settingsResendConfirmation,
        ].contains(
            node)
    }
}

nonisolated extension HospitalState {
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

nonisolated extension HospitalTab {
    /// The place of its stack among those of the state.
    var place: Int {
        switch self {
        case .today: return 0
        case .ward: return 1
        case .calendar: return 2
        case .inbox: return 3
        case .more: return 4
        }
    }
}

nonisolated extension HospitalState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    mutating func push(_ route: HospitalRoute, on level: Int? = nil) {
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
    mutating func pop(to node: HospitalNode, _ level: Int? = nil) -> Bool {
        guard let current = existing(level).map({ self[$0] }) else { return false }
        if let place = current.path.lastIndex(where: { $0.node == node }) {
            change(level) { $0.path.removeSubrange((place + 1)...) }
        } else if case .split(let split) = current.content {
            guard let column = split.column(of: node) else { return false }
            clear(behind: column, ofLevel: current.id)
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
    mutating func replace(with route: HospitalRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
        dropIfLeft()
    }

    /// Replaces a whole stack with a screen.
    mutating func reset(to route: HospitalRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
        dropIfLeft()
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].showTop()
        self[place].forgetArrivals()
    }

    /// Selects a tab as code does: pops nothing and dismisses what is presented.
    mutating func select(_ tab: HospitalTab) {
        if isStack { return }
        root = .tabs
        self.tab = tab
        dismissAll()
    }

    /// Performs a user's tap on a tab: on the selected one, it goes back to the root, where taps
    /// are counted.
    mutating func tap(_ tab: HospitalTab) {
        guard tab == self.tab else {
            self.tab = tab
            return
        }
        // In a compact width, a split view goes back to its first column; the others stay filled.
        var isAtRoot = true
        if case .split(var split) = base.content, split.compactColumn != .sidebar {
            split.compactColumn = .sidebar
            base.content = .split(split)
            isAtRoot = false
        }
        if isAtRoot, self[0].path.isEmpty {
            reselections[tab, default: 0] += 1
        } else {
            popToRoot(0)
        }
    }

    /// Fills a column of the split view below. Empties later columns and the stack; in a compact
    /// width, shows the column. A sheet that lets the user continue behind it stays.
    mutating func fill(_ column: Split.Column, with route: HospitalRoute) {
        guard case .split(var split) = base.content else { return }
        switch column {
        case .sidebar:
            split.sidebar = route
            split.detail = nil
        case .detail: split.detail = route
        }
        split.compactColumn = column
        base.content = .split(split)
        base.path = []
        base.forgetArrivals()
        if !isSeenThrough(from: 0) { presented = [] }
        dropIfLeft()
    }

    /// Empties a column and those after it, as going back does.
    mutating func clear(_ column: Split.Column) {
        guard case .split(var split) = base.content else { return }
        split.clear(column)
        base.content = .split(split)
        base.path = []
        base.forgetArrivals()
        dropIfLeft()
    }

    /// Goes back to a column, even of a tab that is not selected: empties what is after it and, in
    /// a compact width, shows it.
    mutating func clear(behind column: Split.Column, ofLevel id: Int) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        split.clear(behind: column)
        bases[id].content = .split(split)
        bases[id].path = []
        bases[id].forgetArrivals()
        dropIfLeft()
    }

    /// Presents something on a level, by default the topmost, in place of what that level
    /// presented. Returns the identity of the presentation.
    @discardableResult
    mutating func present(
        _ content: Content, path: [HospitalRoute] = [], on level: Int? = nil
    ) -> Int {
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

    /// Whether everything presented on a level, at any height, lets the user continue with what is
    /// behind it.
    func isSeenThrough(from level: Int) -> Bool {
        presented.dropFirst(level).allSatisfy { [.pharmacyDose].contains($0.content.node) }
    }

    /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs.
    /// What is already there with equal identity stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
        if isStack, plan.base.content.node != base.content.node { return }
        if !isStack {
            root = plan.root
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
            let below = self[place]
            var before = former[place]
            // Views stay where they are when columns beside them come or go.
            if case .split(var split) = before.content, case .split(let other) = below.content {
                split.visibility = other.visibility
                before.content = .split(split)
            }
            let isSameBelow =
                below.id == before.id && below.content == before.content
                && below.path == before.path
            // The view that it is attached to may be gone.
            if level.content.hangs, !isSameBelow { continue }
            presented[place].id = former.presented[place].id
            // The caller that awaits it is gone if the plan changes what is below.
            presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
            presented[place].column = former.presented[place].column
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
        case .open(let plan): return adding(plan).base.content.node == base.content.node
        case .select: return false
        default: return true
        }
    }

    /// Adapts a plan to this state: presentations that stay below links are kept.
    func adding(_ plan: Self) -> Self {
        let nodes: [HospitalNode] = [.appointmentsVideoVisit, .messagesCall]
        guard let last = presented.lastIndex(where: { nodes.contains($0.content.node) }) else {
            return plan
        }
        var next = self
        next.presented.removeSubrange((last + 1)...)
        // What the plan presents first is already there.
        if plan.presented.first?.content.isSame(as: presented[last].content) == true {
            next.presented.removeLast()
        }
        for level in plan.presented { next.present(level.content, path: level.path) }
        if plan.presented.isEmpty {
            var route = plan.path.last
            // On a stack, what fills a column is a screen like any other.
            if route == nil, case .split(let split) = plan.base.content { route = split.detail }
            guard presented[last].content.hasStack, let route else { return plan }
            if next.presented[last].path.last?.fields.isSame(as: route.fields) == true {
                next.presented[last].path.removeLast()
            }
            next.presented[last].path.append(route)
        }
        return next
    }

    /// The flow of a level, by default the topmost.
    func flow(_ level: Int? = nil) -> HospitalFlow? {
        guard let place = existing(level), case .flow(let flow) = self[place].content else {
            return nil
        }
        return flow
    }

    /// Goes to a flow's next step. After the last, the flow is complete: it is removed and
    /// returned.
    @discardableResult
    mutating func advance(
        _ conditions: HospitalConditions, at now: Double, _ level: Int? = nil
    ) -> HospitalFlow? {
        move(conditions, at: now, level) { $0.next(conditions) }?.flow
    }

    /// Skips a step or the rest of a flow; a flow that this completes is removed and returned.
    @discardableResult
    mutating func skip(
        _ conditions: HospitalConditions, at now: Double, _ level: Int? = nil
    ) -> HospitalFlow? {
        move(conditions, at: now, level) { $0.skip(conditions) }?.flow
    }

    /// Goes back one step; `false` if that is not possible.
    @discardableResult
    mutating func goBack(_ conditions: HospitalConditions, _ level: Int? = nil) -> Bool {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return false
        }
        let wentBack = flow.change { $0.back(conditions) }
        self[place].content = .flow(flow)
        return wentBack
    }

    /// Completes a flow, whatever its step.
    @discardableResult
    mutating func finish(
        _ conditions: HospitalConditions, at now: Double, _ level: Int? = nil
    ) -> HospitalFlow? {
        move(conditions, at: now, level) { _ in false }?.flow
    }

    /// Gives a flow other values, such as its data.
    mutating func update(_ flow: HospitalFlow, _ level: Int? = nil) {
        guard let place = existing(level), case .flow(let present) = self[place].content,
            present.node == flow.node
        else { return }
        self[place].content = .flow(flow)
    }

    /// Returns the flow if it is complete and gone, with the outcome of what follows it.
    mutating func move(
        _ conditions: HospitalConditions, at now: Double, _ level: Int?,
        _ body: (inout any HospitalSteps) -> Bool
    ) -> (flow: HospitalFlow, outcome: Outcome)? {
        guard let place = existing(level), case .flow(var flow) = self[place].content else {
            return nil
        }
        let goesOn = flow.change(body)
        self[place].content = .flow(flow)
        if goesOn { return nil }
        if place > 0 { dismiss(place) }
        // What follows a flow does not replace a link that waits.
        let link = parked?.otherwise == nil && parked?.step.isLink == true ? parked : nil
        var outcome = Outcome.done
        switch flow.node {
        case .patientsAdmission:
            outcome =
                go(
                    .open(HospitalState(root: .tabs, tab: .ward, path: [.patients(.beds())])),
                    conditions, at: now)
        default: break
        }
        if let link { parked = link }
        return (flow, outcome)
    }

    /// The next state to show on the way from what is shown to what is wanted: one change that the
    /// system can make at once.
    ///
    /// A root changes only with nothing presented over it; presentations go before others appear,
    /// one by one.
    static func next(shown: Self, wanted: Self) -> Self {
        var next = wanted
        let pairs = zip(shown.presented, wanted.presented)
        var kept = pairs.prefix { $0.id == $1.id }.count
        if shown.root != wanted.root { kept = 0 }
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
        tab == other.tab && reselections == other.reselections && root == other.root
            && bases == other.bases
            && presented == other.presented
    }
}

nonisolated extension HospitalState {
    /// A step that conditions may forbid.
    indirect enum Step: Hashable, Sendable {
        /// A plan, such as that of a link.
        case open(HospitalState)
        case select(HospitalTab)
        case push(HospitalRoute)
        /// Replaces what is on top.
        case replace(HospitalRoute)
        /// Replaces the whole stack.
        case reset(HospitalRoute)
        case fill(Split.Column, HospitalRoute)
        case present(Content)
        /// What the app is asked to do.
        case act(HospitalAction)

        /// Whether it means the same from anywhere, as a link does.
        var isLink: Bool {
            switch self {
            case .open, .act: return true
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
        case refused(HospitalCondition)
        /// The app must do something.
        case act(HospitalAction)
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
        var otherwise: HospitalNode?

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
        func pruned(_ conditions: HospitalConditions) -> Self {
            guard isRestored, case .open(var plan) = step else { return self }
            plan.prune(conditions)
            return Self(step: .open(plan), since: since, isRestored: true)
        }
    }

    private mutating func take(_ step: Step, on level: Int) {
        switch step {
        case .open(let plan): open(adding(plan))
        case .select(let tab): select(tab)
        case .push(let route): push(route, on: level)
        case .replace(let route): replace(with: route, on: level)
        case .reset(let route): reset(to: route, on: level)
        case .fill(let column, let route): fill(column, with: route)
        case .present(let content): present(content, on: level)
        case .act: break
        }
    }
}

nonisolated extension HospitalState {
    /// Takes a step if its conditions allow it; otherwise parks it and shows what stands in for it.
    @discardableResult
    mutating func go(
        _ step: Step, on level: Int? = nil, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        // Nothing is visible that it could be taken on.
        if root == nil {
            parked = Parked(step: step, since: now)
            return .parked
        }
        guard let level = existing(level), isOwn(step) else { return .ignored }
        let isElsewhere = isForOtherRoot(step, conditions)
        if let (need, isMet) = firstUnmet(of: step, conditions) {
            let otherwise = isMet == false ? Self.otherwise(of: need) : nil
            var waiting = Parked(step: step, since: now)
            if !step.isLink, !isElsewhere { waiting.origin = origin(of: level, below: otherwise) }
            if let otherwise, show(otherwise) {
                waiting.otherwise = otherwise
            } else if isMet == false, !isElsewhere {
                return .refused(need.condition)
            }
            parked = waiting
            return .parked
        }
        if isElsewhere {
            parked = Parked(step: step, since: now)
            return .parked
        }
        // A link keeps waiting during navigation. Another step does so only while something stands
        // in for it.
        if let parked, parked.otherwise == nil, !parked.step.isLink || parked.isRestored {
            self.parked = nil
        }
        if case .act(let action) = step { return .act(action) }
        take(step, on: level)
        dropIfLeft()
        settleFlows(conditions)
        return .done
    }

    private func isForOtherRoot(_ step: Step, _ conditions: HospitalConditions) -> Bool {
        let other: Root?
        switch step {
        case .open(let plan) where plan.isStack: return false
        case .open(let plan): other = plan.root
        case .select: other = .tabs
        default: return false
        }
        return other != Root(conditions) && (isStack || other != root)
    }

    /// The root that the conditions choose; one stack keeps its own.
    func chosenRoot(_ conditions: HospitalConditions) -> Root? { isStack ? root : Root(conditions) }

    /// Where a step is taken: on top of a level, or below what stands in for it, which goes first.
    private func origin(of level: Int, below otherwise: HospitalNode?) -> Parked.Origin {
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
    static func otherwise(of need: HospitalNeed) -> HospitalNode? {
        switch need {
        case .init(.signedIn): return .signIn
        case .init(.unlocked): return .unlock
        case .init(.wardChosen): return .staffChooseWard
        case .init(.prescriber): return .pharmacyPrescriberOnly
        case .init(.billingAccess): return .billingRequestAccess
        default: return nil
        }
    }

    /// Shows a stand-in unless it is already there; `false` if that is not possible.
    private mutating func show(_ otherwise: HospitalNode) -> Bool {
        if lying.contains(otherwise) { return true }
        switch otherwise {
        case .signIn: present(.sheet(.signIn))
        case .unlock: present(.cover(.unlock))
        case .staffChooseWard: present(.sheet(.staff(.chooseWard)))
        case .pharmacyPrescriberOnly: present(.sheet(.pharmacy(.prescriberOnly)))
        case .billingRequestAccess: present(.sheet(.billing(.requestAccess)))
        default: return false
        }
        return lying.contains(otherwise)
    }

    /// The conditions of a step: those of everything that it shows, each once.
    func needs(of step: Step) -> [HospitalNeed] {
        switch step {
        case .open(let plan): return plan.needs
        case .select(let tab): return Self.needs(of: .tabs) + needs(of: tab)
        case .push(let route), .replace(let route), .reset(let route): return route.node.needs
        case .fill(_, let route): return route.node.needs
        case .present(let content): return content.node.needs
        case .act(let action): return action.node.needs
        }
    }

    /// A step's first unmet condition, and whether that is decided. The step that a flow begins
    /// with must be decided, too.
    private func firstUnmet(
        of step: Step, _ conditions: HospitalConditions
    ) -> (need: HospitalNeed, isMet: Bool?)? {
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

    /// What must hold for everything that is shown.
    var needs: [HospitalNeed] {
        var needs: [HospitalNeed] = isStack ? [] : Self.needs(of: root) + Self.needs(ofPlace: place)
        for level in 0..<depth { needs += self[level].nodes.flatMap(\.needs) }
        return needs
    }

    /// What must hold for a root to be chosen.
    private static func needs(of root: Root?) -> [HospitalNeed] {
        switch root {
        case .tabs?: return [.init(.signedIn)]
        default: return []
        }
    }

    /// What the tab and the split view of a stack need, by the stack's place.
    private static func needs(ofPlace place: Int) -> [HospitalNeed] {
        switch place {
        case 1: return [.init(.wardChosen)]
        default: return []
        }
    }

    /// What must hold for a tab to be selected, with everything on its stack.
    private func needs(of tab: HospitalTab) -> [HospitalNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].nodes.flatMap(\.needs)
    }

    /// What must hold for a tab to be selected, whatever is on its stack.
    private func ownNeeds(of tab: HospitalTab) -> [HospitalNeed] {
        Self.needs(ofPlace: tab.place) + bases[tab.place].lowest.needs
    }

    /// What must hold for a tab to be in the tab bar.
    static func visibility(of tab: HospitalTab) -> [HospitalNeed] {
        return []
    }

    /// The tabs of the tab bar.
    static func visibleTabs(_ conditions: HospitalConditions) -> [HospitalTab] {
        [.today, .ward, .calendar, .inbox, .more]
            .filter { visibility(of: $0).firstUnmet(conditions) == nil }
    }

    /// Applies a change in what the app knows: removes what lost its conditions, shows the root
    /// that they choose, and takes the step that waited for them, except a link that is held back.
    @discardableResult
    mutating func update(
        from former: HospitalConditions, to conditions: HospitalConditions, at now: Double,
        unless isHeld: (Self) -> Bool = { _ in false }
    ) -> Outcome? {
        // Another user must not get what this one asked for.
        if conditions.hasLost(since: former) { parked = nil }
        var asked = parked
        let next = chosenRoot(conditions)
        if next != root, next != nil || root?.isRefused(conditions) == true {
            let lastID = lastID
            self = Self(conditions)
            self.lastID = lastID
            // What was visible of another root is gone with it.
            asked = asked.flatMap { $0.isRestored ? nil : $0.startingOver }
            parked = asked
        }
        prune(conditions)
        guard let waiting = asked?.pruned(conditions) else { return nil }
        guard now - waiting.since < 900 else {
            parked = nil
            return nil
        }
        if root == nil { return .parked }
        if waiting.isRestored { parked = waiting }
        if waiting.otherwise == nil, waiting.step.isLink, isHeld(self) { return .parked }
        return resume(waiting, conditions, at: now)
    }

    /// Takes the parked step if its conditions are decided; `nil` if there is nothing left to take.
    private mutating func resume(
        _ waiting: Parked, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome? {
        if waiting.isRestored, case .open(let plan) = waiting.step, plan.lying == lying {
            parked = nil
            return nil
        }
        switch firstUnmet(of: waiting.step, conditions) {
        case nil:
            if isForOtherRoot(waiting.step, conditions) { return parked == nil ? nil : .parked }
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
            if otherwise == waiting.otherwise,
                otherwise != nil || isForOtherRoot(waiting.step, conditions)
            {
                return .parked
            }
            return takeUp(waiting, conditions, at: now)
        }
    }

    /// Takes the parked step where it was first taken, without what stood in for it.
    private mutating func takeUp(
        _ waiting: Parked, _ conditions: HospitalConditions, at now: Double
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
    private mutating func leave(_ otherwise: HospitalNode?) {
        if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
            presented.removeSubrange(place...)
        }
    }

    /// Removes everything that needs what does not hold.
    mutating func prune(_ conditions: HospitalConditions) {
        prune(conditions) { $0.contains { $0.isMet(conditions) == false } }
    }

    private mutating func prune(
        _ conditions: HospitalConditions, _ isForbidden: ([HospitalNeed]) -> Bool
    ) {
        let (former, formerPlace) = (base, place)
        for place in bases.indices {
            if !isStack,
                isForbidden(bases[place].lowest.needs) || isForbidden(Self.needs(ofPlace: place))
            {
                bases[place] = Level(id: place, content: Self.initialContent(place))
            }
            if case .split(var split) = bases[place].content,
                let column = [Split.Column.detail].first(where: {
                    split[$0].map { isForbidden($0.node.needs) } ?? false
                })
            {
                split.clear(column)
                bases[place].content = .split(split)
                bases[place].path = []
            }
            if let first = bases[place].path.firstIndex(where: { isForbidden($0.node.needs) }) {
                bases[place].path.removeSubrange(first...)
                bases[place].leaveEmptyColumn()
            }
            bases[place].forgetArrivals()
        }
        if !isStack, isForbidden(needs(of: tab)) { selectFirstTab(conditions) }
        prunePresented(isForbidden)
        if let place = settleFlows(conditions) { presented.removeSubrange((place + 1)...) }
        // What is gone takes with it what it presented.
        if place != formerPlace || base != former { presented = [] }
        dropIfLeft()
    }

    /// Removes presentations, and screens on their stacks, that need what does not hold.
    private mutating func prunePresented(_ isForbidden: ([HospitalNeed]) -> Bool) {
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
            root = former.root
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
    mutating func setAside(_ conditions: HospitalConditions, at now: Double) {
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

    /// Moves flows on from steps that are not shown under the conditions. Returns the place of the
    /// lowest presented one that has moved.
    @discardableResult
    mutating func settleFlows(_ conditions: HospitalConditions) -> Int? {
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

    /// Selects the first tab that may be shown with all that is on its stack, or else the first
    /// that may be shown.
    mutating func selectFirstTab(_ conditions: HospitalConditions) {
        let tabs = Self.visibleTabs(conditions)
        let first = tabs.first { needs(of: $0).firstUnmet(conditions) == nil }
        let other = tabs.first { ownNeeds(of: $0).firstUnmet(conditions) == nil }
        if let tab = first ?? other ?? tabs.first { self.tab = tab }
    }

    /// Gives up the parked step if the user has left what stands in for it, or if what requested it
    /// is gone.
    mutating func dropIfLeft() {
        guard let parked else { return }
        if let otherwise = parked.otherwise, !lying.contains(otherwise) { self.parked = nil }
        if let origin = parked.origin, !isThere(origin) { self.parked = nil }
    }

    /// Gives up a step, if it is the parked one.
    mutating func giveUp(_ step: Step) {
        if parked?.step == step { parked = nil }
    }
}

nonisolated extension Array where Element == HospitalNeed {
    /// The first that is not met, and whether that is decided.
    func firstUnmet(_ conditions: HospitalConditions) -> (need: HospitalNeed, isMet: Bool?)? {
        for need in self {
            let isMet = need.isMet(conditions)
            if isMet != true { return (need, isMet) }
        }
        return nil
    }

    /// Whether all are met; `nil` while that is undecided.
    func areMet(_ conditions: HospitalConditions) -> Bool? {
        let met = map { $0.isMet(conditions) }
        return met.contains(false) ? false : met.contains(nil) ? nil : true
    }
}

nonisolated extension HospitalState.Content {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.split(let one), .split(let other)): return one.node == other.node
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        case (.cover(let one), .cover(let other)): return one.fields.isSame(as: other.fields)
        case (.popover(let one), .popover(let other)): return one.fields.isSame(as: other.fields)
        case (.alert(let one), .alert(let other)): return one.fields.isSame(as: other.fields)
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
nonisolated extension HospitalState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HospitalKey.self)
        try container.encodeIfPresent(root, forKey: HospitalKey("root"))
        try container.encode(tab, forKey: HospitalKey("tab"))
        if isStack { try container.encode(isStack, forKey: HospitalKey("isStack")) }
        var bases =
            container.nestedContainer(keyedBy: HospitalKey.self, forKey: HospitalKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: HospitalKey(names[0]))
        }
        // What is not saved takes with it everything on top of it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: HospitalKey("presented"))
        try container.encodeIfPresent(parkedAsSaved, forKey: HospitalKey("parked"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HospitalKey.self)
        let root = try? container.decodeIfPresent(Root.self, forKey: HospitalKey("root"))
        self.init(root: root)
        var isGone = root == nil && container.contains(HospitalKey("root"))
        let id = try? container.decodeIfPresent(String.self, forKey: HospitalKey("tab"))
        if let tab = id.flatMap(HospitalTab.init(rawValue:)) {
            self.tab = tab
        } else if id != nil, root == .tabs {
            isGone = true
        }
        isStack = container.contains(HospitalKey("isStack"))
        let bases =
            try? container.nestedContainer(keyedBy: HospitalKey.self, forKey: HospitalKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: HospitalKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains {
                    bases?.contains(HospitalKey($0)) == true
                }
                continue
            }
            if isStack
                || level.nodes.first == self.bases[place].nodes.first
                    && level.content.isSplit == self.bases[place].content.isSplit
            {
                self.bases[place].content = level.content
            } else if level.content.isSplit {
                self.bases[place].isCut = true
                continue
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: HospitalKey("presented"))
        // Everything on top of what is gone goes with it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !isGone, !top.isCut,
            let level = try? list?.decode(Level.self)
        {
            // A presentation that no longer has a stack shows no screens of it.
            let fits = level.path.isEmpty || level.content.hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].column = level.column
            self[depth - 1].isCut = level.isCut || !fits
        }
        for place in presented.indices { presented[place].isCut = false }
        for place in self.bases.indices { self.bases[place].isCut = false }
        let parked = try? container.decodeIfPresent(Parked.self, forKey: HospitalKey("parked"))
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
        [["today"], ["ward"], ["calendar"], ["inbox"], ["more"], ["welcome"]]
    }
}

nonisolated extension HospitalState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HospitalKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: HospitalKey("screen")) }
        case .split(let content):
            try container.encode(content, forKey: HospitalKey("split"))
        case .sheet(let content):
            try container.encode(content, forKey: HospitalKey("sheet"))
        case .cover(let content):
            try container.encode(content, forKey: HospitalKey("cover"))
        case .popover(let content):
            try container.encode(content, forKey: HospitalKey("popover"))
        case .alert(let content):
            try container.encode(content, forKey: HospitalKey("alert"))
        case .dialog(let content):
            try container.encode(content, forKey: HospitalKey("dialog"))
        case .flow(let content):
            try container.encode(content, forKey: HospitalKey("flow"))
        }
        try container.encodeIfPresent(column, forKey: HospitalKey("column"))
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: HospitalKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: HospitalKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HospitalKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: HospitalKey(word))
        }
        if let content: HospitalRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: HospitalState.Split = read("split") {
            self.init(content: .split(content))
        } else if let content: HospitalSheet = read("sheet") {
            self.init(content: .sheet(content))
        } else if let content: HospitalCover = read("cover") {
            self.init(content: .cover(content))
        } else if let content: HospitalPopover = read("popover") {
            self.init(content: .popover(content))
        } else if let content: HospitalAlert = read("alert") {
            self.init(content: .alert(content))
        } else if let content: HospitalDialog = read("dialog") {
            self.init(content: .dialog(content))
        } else if let content: HospitalFlow = read("flow") {
            self.init(content: .flow(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        column = read("column")
        if case .split(let split) = content,
            let columns =
                try? container.nestedContainer(
                    keyedBy: HospitalKey.self, forKey: HospitalKey("split"))
        {
            if columns.contains(HospitalKey("detail")), split.detail == nil { isCut = true }
        }
        var list = try? container.nestedUnkeyedContainer(forKey: HospitalKey("path"))
        while !isCut, let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(HospitalRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: HospitalKey("isCut"))) == true {
            isCut = true
        }
        leaveEmptyColumn()
    }
}

nonisolated extension HospitalState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .split(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        case .cover(let content): return content.isSavable
        case .popover(let content): return content.isSavable
        case .alert(let content): return content.isSavable
        case .dialog(let content): return content.isSavable
        case .flow: return true
        }
    }
}

nonisolated extension HospitalRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalSheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { ![.recordsUploadDocument].contains(node) }
}

nonisolated extension HospitalCover {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalPopover {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalAlert {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalDialog {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalAction {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension HospitalState.Content {
    var isSplit: Bool {
        if case .split = self { return true }
        return false
    }
}

nonisolated extension HospitalState.Split: Codable {
    /// Whether a saved state can hold all columns.
    var isSavable: Bool { [detail].allSatisfy { $0?.isSavable ?? true } }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HospitalKey.self)
        // Don't start what cannot be encoded: an encoder that has thrown is unusable.
        if sidebar.isSavable { try container.encode(sidebar, forKey: HospitalKey("sidebar")) }
        if detail?.isSavable ?? true {
            try container.encodeIfPresent(detail, forKey: HospitalKey("detail"))
        }
        try container.encode(visibility, forKey: HospitalKey("visibility"))
        try container.encode(compactColumn, forKey: HospitalKey("compactColumn"))
    }

    /// Columns after one that cannot be read are empty.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HospitalKey.self)
        self.init(sidebar: try container.decode(HospitalRoute.self, forKey: HospitalKey("sidebar")))
        detail = try? container.decodeIfPresent(HospitalRoute.self, forKey: HospitalKey("detail"))
        if let saved = try? container.decode(Visibility.self, forKey: HospitalKey("visibility")) {
            visibility = saved
        }
        compactColumn = Self(sidebar: sidebar, detail: detail).compactColumn
        let column = try? container.decode(Column.self, forKey: HospitalKey("compactColumn"))
        // Below a stack, the last column may be empty.
        if let column, column == .detail || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension HospitalState.Parked: Codable {}

nonisolated extension HospitalState.Step: Codable {
    /// Whether a saved state can hold it.
    var isSavable: Bool {
        switch self {
        case .open, .select: return true
        case .push(let route), .replace(let route), .reset(let route), .fill(_, let route):
            return route.isSavable
        case .present(let content): return content.isSavable
        case .act(let action): return action.isSavable
        }
    }
}

nonisolated extension HospitalState.Content: Codable {
    func encode(to encoder: any Encoder) throws {
        try HospitalState.Level(content: self).encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalState.Level(from: decoder).content
    }
}

nonisolated extension HospitalLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .calendar:
            return HospitalState(root: .tabs, tab: .calendar)
        case .dashboard:
            return HospitalState(root: .tabs, tab: .today)
        case .tasks(let filter):
            return HospitalState(root: .tabs, tab: .today, path: [.tasks(filter: filter)])
        case .task(let taskId):
            return HospitalState(root: .tabs, tab: .today, path: [.tasks(), .task(taskId: taskId)])
        case .notifications:
            return HospitalState(root: .tabs, tab: .today, path: [.notifications])
        case .help(let topics):
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .help(topics: topics)])
        case .search(let query):
            return HospitalState(
                root: .tabs, tab: .today, presented: [.presenting(.sheet(.search(query: query)))])
        case .acknowledge: return nil
        case .confirmEmail: return nil
        case .patients(let inner): return inner.plan
        case .appointments(let inner): return inner.plan
        case .records(let inner): return inner.plan
        case .messages(let inner): return inner.plan
        case .pharmacy(let inner): return inner.plan
        case .billing(let inner): return inner.plan
        case .staff(let inner): return inner.plan
        case .settings(let inner): return inner.plan
        }
    }

    /// What the app is asked to do, before the link leads anywhere.
    var action: HospitalAction? {
        switch self {
        case .acknowledge(let patientId, let resultId):
            return .acknowledge(patientId: patientId, resultId: resultId)
        case .confirmEmail(let token):
            return .confirmEmail(token: token)
        default: return nil
        }
    }
}

nonisolated extension HospitalPatientsLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .list(let filter):
            return HospitalState(
                root: .tabs, tab: .ward, content: .screen(.patients(.list(filter: filter))))
        case .detail(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward, path: [.patients(.detail(patientId: patientId))])
        case .vitals(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.vitals(patientId: patientId)),
                ])
        case .vitalSign(let patientId, let sign, let range):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.vitals(patientId: patientId)),
                    .patients(.vitalSign(patientId: patientId, sign: sign, range: range)),
                ])
        case .allergies(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.allergies(patientId: patientId)),
                ])
        case .carePlan(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.carePlan(patientId: patientId)),
                ])
        case .notes(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.notes(patientId: patientId)),
                ])
        case .note(let patientId, let noteId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.notes(patientId: patientId)),
                    .patients(.note(patientId: patientId, noteId: noteId)),
                ])
        case .wounds(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .patients(.wounds(patientId: patientId)),
                ])
        case .beds(let ward):
            return HospitalState(root: .tabs, tab: .ward, path: [.patients(.beds(ward: ward))])
        case .bed(let ward, let number):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [.patients(.beds(ward: ward)), .patients(.bed(ward: ward, number: number))])
        case .recordVitals(let patientId, let sign):
            return HospitalState(
                root: .tabs, tab: .ward, path: [.patients(.detail(patientId: patientId))],
                presented: [
                    .presenting(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
                ])
        case .admission:
            return HospitalState(
                root: .tabs, tab: .ward, presented: [.presenting(.flow(.patients(.admission())))])
        }
    }
}

nonisolated extension HospitalAppointmentsLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .schedule(let scale, let day):
            return HospitalState(
                root: .tabs, tab: .calendar,
                content: .screen(.appointments(.schedule(scale: scale, day: day))))
        case .detail(let appointmentId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [.appointments(.detail(appointmentId: appointmentId))])
        case .checklist(let appointmentId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [
                    .appointments(.detail(appointmentId: appointmentId)),
                    .appointments(.checklist(appointmentId: appointmentId)),
                ])
        case .forPatient(let patientId, let kind):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .appointments(.forPatient(patientId: patientId, kind: kind)),
                ])
        case .rooms:
            return HospitalState(root: .tabs, tab: .calendar, path: [.appointments(.rooms)])
        case .room(let number):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [.appointments(.rooms), .appointments(.room(number: number))])
        case .theatres(let day):
            return HospitalState(
                root: .tabs, tab: .calendar, content: .screen(.appointments(.schedule(day: day))),
                path: [.appointments(.theatres(day: day))])
        case .operation(let operationId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [
                    .appointments(.theatres()), .appointments(.operation(operationId: operationId)),
                ])
        case .reschedule(let appointmentId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [.appointments(.detail(appointmentId: appointmentId))],
                presented: [
                    .presenting(.sheet(.appointments(.reschedule(appointmentId: appointmentId))))
                ])
        case .videoVisit(let appointmentId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [.appointments(.detail(appointmentId: appointmentId))],
                presented: [
                    .presenting(.cover(.appointments(.videoVisit(appointmentId: appointmentId))))
                ])
        case .surgicalChecklist(let operationId):
            return HospitalState(
                root: .tabs, tab: .calendar,
                path: [
                    .appointments(.theatres()), .appointments(.operation(operationId: operationId)),
                ],
                presented: [
                    .presenting(.cover(.appointments(.surgicalChecklist(operationId: operationId))))
                ])
        case .book:
            return HospitalState(
                root: .tabs, tab: .calendar,
                presented: [.presenting(.flow(.appointments(.book())))])
        }
    }
}

nonisolated extension HospitalRecordsLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .overview(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                ])
        case .timeline(let patientId, let year):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.timeline(patientId: patientId, year: year)),
                ])
        case .diagnoses(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.diagnoses(patientId: patientId)),
                ])
        case .diagnosis(let patientId, let code):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.diagnoses(patientId: patientId)),
                    .records(.diagnosis(patientId: patientId, code: code)),
                ])
        case .labs(let patientId, let panel):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.labs(patientId: patientId, panel: panel)),
                ])
        case .labResult(let patientId, let resultId, let analyte):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.labs(patientId: patientId)),
                    .records(
                        .labResult(patientId: patientId, resultId: resultId, analyte: analyte)),
                ])
        case .labTrend(let patientId, let analyte):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.labs(patientId: patientId)),
                    .records(.labTrend(patientId: patientId, analyte: analyte)),
                ])
        case .imaging(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.imaging(patientId: patientId)),
                ])
        case .study(let patientId, let studyId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.imaging(patientId: patientId)),
                    .records(.study(patientId: patientId, studyId: studyId)),
                ])
        case .documents(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.documents(patientId: patientId)),
                ])
        case .document(let patientId, let documentId, let page):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.documents(patientId: patientId)),
                    .records(.document(patientId: patientId, documentId: documentId, page: page)),
                ])
        case .`import`(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.documents(patientId: patientId)),
                    .records(.`import`(patientId: patientId)),
                ])
        case .medications(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.medications(patientId: patientId)),
                ])
        case .medication(let patientId, let drug):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.medications(patientId: patientId)),
                    .records(.medication(patientId: patientId, drug: drug)),
                ])
        case .viewer(let patientId, let studyId, let slice):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.imaging(patientId: patientId)),
                    .records(.study(patientId: patientId, studyId: studyId)),
                ],
                presented: [
                    .presenting(
                        .cover(
                            .records(
                                .viewer(patientId: patientId, studyId: studyId, slice: slice))))
                ])
        case .criticalValue(let patientId, let resultId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .records(.overview(patientId: patientId)),
                    .records(.labs(patientId: patientId)),
                ],
                presented: [
                    .presenting(
                        .alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
                ])
        }
    }
}

nonisolated extension HospitalMessagesLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .threads(let folder):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(
                    .init(sidebar: .messages(.threads(folder: folder)), visibility: .automatic)))
        case .thread(let threadId, let message):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(
                    .init(
                        sidebar: .messages(.threads()),
                        detail: .messages(.thread(threadId: threadId, message: message)),
                        visibility: .automatic)))
        case .announcement(let announcementId):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(
                    .init(
                        sidebar: .messages(.threads()),
                        detail: .messages(.announcement(announcementId: announcementId)),
                        visibility: .automatic)))
        case .page(let pageId):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(
                    .init(
                        sidebar: .messages(.threads()), detail: .messages(.page(pageId: pageId)),
                        visibility: .automatic)))
        case .compose(let recipient, let subject):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(.init(sidebar: .messages(.threads()), visibility: .automatic)),
                presented: [
                    .presenting(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
                ])
        case .attachment(let threadId, let index):
            return HospitalState(
                root: .tabs, tab: .inbox,
                content: .split(
                    .init(
                        sidebar: .messages(.threads()),
                        detail: .messages(.thread(threadId: threadId)), visibility: .automatic)),
                presented: [
                    .presenting(.cover(.messages(.attachment(threadId: threadId, index: index))))
                ])
        }
    }
}

nonisolated extension HospitalPharmacyLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .home:
            return HospitalState(root: .tabs, tab: .more, path: [.pharmacy(.home)])
        case .prescriptions(let status):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.pharmacy(.home), .pharmacy(.prescriptions(status: status))])
        case .prescription(let prescriptionId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.prescriptions()),
                    .pharmacy(.prescription(prescriptionId: prescriptionId)),
                ])
        case .drugs(let query):
            return HospitalState(
                root: .tabs, tab: .more, path: [.pharmacy(.home), .pharmacy(.drugs(query: query))])
        case .drug(let drug, let section):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.drugs()),
                    .pharmacy(.drug(drug: drug, section: section)),
                ])
        case .interactions(let drug, let with):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.drugs()), .pharmacy(.drug(drug: drug)),
                    .pharmacy(.interactions(drug: drug, with: with)),
                ])
        case .leaflet(let drug, let page):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.drugs()), .pharmacy(.drug(drug: drug)),
                    .pharmacy(.leaflet(drug: drug, page: page)),
                ])
        case .stock(let ward, let level):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.pharmacy(.home), .pharmacy(.stock(ward: ward, level: level))])
        case .stockItem(let ward, let drug):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.stock(ward: ward)),
                    .pharmacy(.stockItem(ward: ward, drug: drug)),
                ])
        case .narcotics:
            return HospitalState(
                root: .tabs, tab: .more, path: [.pharmacy(.home), .pharmacy(.narcotics)])
        case .renew(let prescriptionId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .pharmacy(.home), .pharmacy(.prescriptions()),
                    .pharmacy(.prescription(prescriptionId: prescriptionId)),
                ],
                presented: [.presenting(.sheet(.pharmacy(.renew(prescriptionId: prescriptionId))))])
        case .dose(let drug, let weight):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.pharmacy(.home), .pharmacy(.drugs()), .pharmacy(.drug(drug: drug))],
                presented: [.presenting(.sheet(.pharmacy(.dose(drug: drug, weight: weight))))])
        case .prescribe:
            return HospitalState(
                root: .tabs, tab: .more, path: [.pharmacy(.home)],
                presented: [.presenting(.flow(.pharmacy(.prescribe())))])
        }
    }
}

nonisolated extension HospitalBillingLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .home:
            return HospitalState(root: .tabs, tab: .more, path: [.billing(.home)])
        case .invoices(let status, let minimum):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.billing(.home), .billing(.invoices(status: status, minimum: minimum))])
        case .invoice(let invoiceId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .billing(.home), .billing(.invoices()),
                    .billing(.invoice(invoiceId: invoiceId)),
                ])
        case .invoiceItems(let invoiceId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .billing(.home), .billing(.invoices()),
                    .billing(.invoice(invoiceId: invoiceId)),
                    .billing(.invoiceItems(invoiceId: invoiceId)),
                ])
        case .report(let month):
            return HospitalState(
                root: .tabs, tab: .more, path: [.billing(.home), .billing(.report(month: month))])
        case .patientCosts(let patientId):
            return HospitalState(
                root: .tabs, tab: .ward,
                path: [
                    .patients(.detail(patientId: patientId)),
                    .billing(.patientCosts(patientId: patientId)),
                ])
        }
    }
}

nonisolated extension HospitalStaffLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .directory(let query, let department):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.staff(.directory(query: query, department: department))])
        case .profile(let staffId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.staff(.directory()), .staff(.profile(staffId: staffId))])
        case .shifts(let staffId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .staff(.directory()), .staff(.profile(staffId: staffId)),
                    .staff(.shifts(staffId: staffId)),
                ])
        case .me:
            return HospitalState(root: .tabs, tab: .more, path: [.staff(.me)])
        case .roster(let ward):
            return HospitalState(root: .tabs, tab: .more, path: [.staff(.roster(ward: ward))])
        case .rosterDay(let day, let shift):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.staff(.roster()), .staff(.rosterDay(day: day, shift: shift))])
        case .swapRequests:
            return HospitalState(
                root: .tabs, tab: .more, path: [.staff(.roster()), .staff(.swapRequests)])
        case .swapRequest(let requestId):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [
                    .staff(.roster()), .staff(.swapRequests),
                    .staff(.swapRequest(requestId: requestId)),
                ])
        case .badge:
            return HospitalState(
                root: .tabs, tab: .more, path: [.staff(.me)],
                presented: [.presenting(.cover(.staff(.badge)))])
        case .handover:
            return HospitalState(
                root: .tabs, tab: .today, presented: [.presenting(.flow(.staff(.handover())))])
        }
    }
}

nonisolated extension HospitalSettingsLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: HospitalState? {
        switch self {
        case .home:
            return HospitalState(root: .tabs, tab: .more, path: [.settings(.home)])
        case .account:
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .settings(.account)])
        case .security:
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .settings(.security)])
        case .notifications:
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .settings(.notifications)])
        case .appearance(let preview):
            return HospitalState(
                root: .tabs, tab: .more,
                path: [.settings(.home), .settings(.appearance(preview: preview))])
        case .privacy:
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .settings(.privacy)])
        case .about:
            return HospitalState(
                root: .tabs, tab: .more, path: [.settings(.home), .settings(.about)])
        }
    }
}

nonisolated extension HospitalLink {
    /// The step that following the link takes.
    var step: HospitalState.Step? {
        if let action { return .act(action) }
        return plan.map { .open($0) }
    }
}

nonisolated extension HospitalState {
    /// Follows a link, or parks it until its conditions allow it.
    @discardableResult
    mutating func follow(
        _ link: HospitalLink, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        guard let step = link.step else { return .ignored }
        return follow(step, conditions, at: now)
    }

    /// Takes the step of a link; of several links, only the newest may wait.
    mutating func follow(
        _ step: Step, _ conditions: HospitalConditions, at now: Double
    ) -> Outcome {
        let outcome = go(step, conditions, at: now)
        switch outcome {
        case .done, .act: parked = nil
        case .parked, .refused, .ignored: break
        }
        return outcome
    }
}
