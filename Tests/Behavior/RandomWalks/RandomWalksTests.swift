import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// Navigates through an app at random, like users, links, code, the system and changing facts, and
/// checks invariants after each step.
///
/// For longer runs: `NAVGEN_WALKS=1000 swift test --filter RandomWalksBehaviorTests`.
@Test @MainActor func invariantsHoldOnRandomWalks() async {
    let walks = ProcessInfo.processInfo.environment["NAVGEN_WALKS"].flatMap { UInt64($0) } ?? 60
    for seed in 1...walks {
        let walk = Walk(seed)
        for _ in 0..<50 where walk.failures.isEmpty { await walk.act() }
        if walk.failures.isEmpty { await walk.end() }
        for failure in walk.failures { Issue.record("\(failure)") }
        if !walk.failures.isEmpty { return }
    }
}

private struct Random {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(count))
    }

    mutating func pick<Item>(_ items: [Item]) -> Item { items[next(items.count)] }
}

@MainActor private final class Handlers: TripHandlers {
    func introFinished(_ data: IntroData, cancelled: Bool) {}
    func tourFinished(cancelled: Bool) {}
    func consentFinished(cancelled: Bool) {}
    func redeem(code: String) async -> RedeemOutcome {
        switch code {
        case "a": .cart
        case "b": .adults
        case "d": .comments(id: 4)
        default: .done
        }
    }
}

@MainActor private final class Walk {
    /// The checks that failed.
    private(set) var failures: [String] = []
    private var random: Random
    private var navigator = TripNavigator()
    private let handlers = Handlers()
    private let seed: UInt64
    private var time = 0.0
    /// The steps so far, which are printed if a check fails.
    private var log: [String] = []
    private var events: [TripEvent] = []
    /// The node that was last reported to be on top.
    private var reportedTop: TripNode?
    /// The tasks that await an answer.
    private var tasks: [Task<Void, Never>] = []
    private var waiting = 0
    /// The link that was held back before the step.
    private var held: NodeValue?
    /// The nodes on all levels before the step, in any tab.
    private var formerNodes: Set<TripNode> = []

    init(_ seed: UInt64) {
        self.seed = seed
        random = Random(state: seed)
        start(facts())
    }

    private var state: TripState { navigator.state }
    private var isDecided: Bool { TripGraph.table.chosenRoot(navigator.conditionValues) != nil }

    private func start(_ conditions: TripConditions) {
        log.append("start with \(Self.text(conditions))")
        reportedTop = nil
        navigator = TripNavigator(conditions: conditions)
        navigator.handlers = handlers
        navigator.now = { [weak self] in self?.time ?? 0 }
        navigator.onEvent = { [weak self] in self?.events.append($0) }
    }

    private func facts() -> TripConditions {
        TripConditions(
            signedIn: random.pick([nil, true, true, true, false]), new: random.pick([nil, true, false, false]),
            paid: random.pick([nil, true, false, false]), admin: random.pick([nil, true, true, false]),
            adult: random.pick([nil, true, false, false]))
    }

    private func verify(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        guard !isTrue else { return }
        failures.append("walk \(seed): \(what())\n  " + (log + ["\(events)"]).joined(separator: "\n  "))
    }

    // MARK: Exits

    private func ask<Answer: Sendable>(_ body: @escaping @MainActor () async -> Answer) {
        waiting += 1
        tasks.append(
            Task {
                let answer = await body()
                log.append("  answered \(answer)")
                waiting -= 1
            })
    }

    private func settleTasks() async {
        for _ in 0..<5 { await Task.yield() }
    }

    /// The exits of a screen, by name.
    private func namedExits(_ node: TripNode, _ handler: TripExitHandler) -> [(String, () -> Void)] {
        switch node {
        case .gate:
            let exits = GateExits(handler: handler)
            return [
                ("about", exits.about), ("posts", exits.posts), ("tour", { exits.tour() }), ("draft", exits.draft),
                ("tour, waiting", { self.ask { await exits.tour() } }),
            ]
        case .about:
            let exits = AboutExits(handler: handler)
            return [("terms", exits.terms), ("back", exits.back), ("close", exits.close)]
        case .terms:
            return [("back", TermsExits(handler: handler).back), ("close", TermsExits(handler: handler).close)]
        case .posts:
            let exits = PostsExits(handler: handler)
            return [
                ("post", { exits.post(id: 1) }), ("draft", exits.draft), ("bag", exits.bag), ("desk", exits.desk),
                ("tour", { exits.tour() }), ("about", exits.about), ("photo", exits.photo),
                ("tour, waiting", { self.ask { await exits.tour() } }),
            ]
        case .post:
            let exits = PostExits(handler: handler, id: 1)
            return [
                ("comments", { exits.comments() }), ("author", { exits.author(name: "a") }), ("ask", { exits.ask() }),
                ("share", exits.share), ("photo", exits.photo), ("adults", exits.adults),
                ("ask, waiting", { self.ask { await exits.ask() } }),
            ]
        case .comments:
            let exits = CommentsExits(handler: handler, id: 2)
            return [
                ("author", { exits.author(name: "b") }), ("posts", exits.posts), ("post", { exits.post() }),
                ("about", exits.about), ("back", exits.back),
            ]
        case .author:
            let exits = AuthorExits(handler: handler)
            return [
                ("post", { exits.post(id: 4) }), ("adults", exits.adults), ("terms", exits.terms), ("back", exits.back),
                ("receipt from posts", exits.receipt), ("photo from post", exits.photo),
                ("post from post", { exits.post() }),
            ]
        case .adults:
            let exits = AdultsExits(handler: handler)
            return [("post", { exits.post(id: 5) }), ("receipt", exits.receipt), ("back", exits.back)]
        case .panel:
            let exits = PanelExits(handler: handler)
            return [("audit", exits.audit), ("tour, waiting", { self.ask { await exits.tour() } })]
        case .audit: return [("post", { AuditExits(handler: handler).post(id: 6) })]
        case .cart:
            let exits = CartExits(handler: handler)
            return [
                ("checkout", { exits.checkout() }), ("receipt", exits.receipt),
                ("checkout, waiting", { self.ask { await exits.checkout() } }),
            ]
        case .receipt:
            return [("about", ReceiptExits(handler: handler).about), ("back", ReceiptExits(handler: handler).back)]
        case .offer:
            return [("terms", OfferExits(handler: handler).terms), ("close", OfferExits(handler: handler).close)]
        case .draft:
            let exits = DraftExits(handler: handler)
            return [
                ("about", exits.about), ("comments", exits.comments), ("receipt", exits.receipt),
                ("photo", exits.photo), ("close", exits.close),
            ]
        case .checkout:
            let exits = CheckoutExits(handler: handler)
            return [("terms", exits.terms), ("finish", { exits.finish(true) }), ("close", exits.close)]
        case .photo:
            let exits = PhotoExits(handler: handler)
            return [
                ("share", exits.share), ("checkout", { exits.checkout() }), ("close", exits.close),
                ("checkout, waiting", { self.ask { await exits.checkout() } }),
            ]
        case .share: return [("about", ShareExits(handler: handler).about)]
        default: return []
        }
    }

    /// The screens on all visible levels, including covered ones.
    private var screens: [(node: TripNode, handler: TripExitHandler)] {
        ([state.base] + state.presented).flatMap { level in
            [(level.content.node, navigator.handler(level: level.id))]
                + level.path.map { ($0.node, navigator.handler(level: level.id, route: $0)) }
        }
    }

    // MARK: Steps

    func act() async {
        events = []
        time += 2
        held = navigator.opening.held?.link.link
        formerNodes = Set(state.nodes + state.rootLevels.flatMap(\.nodes))
        switch random.next(26) {
        case 0...3: changeFacts()
        case 4...6: openURL()
        case 7...14: takeExit()
        case 15...17: goByCode()
        case 18: tapTab()
        case 19: goBack()
        case 20:
            log.append("dismiss")
            navigator.dismiss()
        case 21: swipe()
        case 22...23: moveFlow()
        case 24: answer()
        default: await restart()
        }
        await settleTasks()
        log.append(
            "  \(state.nodes), waits: \(Self.text(state.deferred)), held: \(Self.text(navigator.opening.held?.link.link))"
        )
        if random.next(2) == 0 {
            for _ in 0..<12 { navigator.stopWaiting() }
            await settleTasks()
        }
        check()
    }

    private func changeFacts() {
        var next = navigator.conditions
        let value = random.pick([nil, true, true, false])
        switch random.next(9) {
        case 0: next.signedIn = value
        case 1: next.paid = value
        case 2: next.new = value
        case 3: next.admin = value
        case 4...5: next.adult = value
        default: next = facts()
        }
        log.append("facts: \(Self.text(next))")
        let (former, formerRoot) = (navigator.conditions, state.root)
        navigator.conditionsChanged(next)
        // A deferred step must not be taken for another user.
        let isLost = [\TripConditions.signedIn, \.new, \.paid, \.admin, \.adult]
            .contains { former[keyPath: $0] == true && next[keyPath: $0] == false }
        // A deferred initial state does not belong to a user.
        let isStart = state.root != formerRoot && state.deferred?.core.isRestored ?? false
        if isLost { verify(state.deferred == nil || isStart, "the deferred step is given up") }
    }

    private func openURL() {
        let url = random.pick([
            "trip://posts", "trip://post/9", "trip://post/8/comments", "trip://adults", "trip://audit", "trip://cart",
            "trip://tour", "trip://promo/a", "trip://promo/b", "trip://promo/c", "trip://promo/d",
        ])
        log.append("open \(url)")
        let before = state
        verify(navigator.open(url), "the graph has the link")
        for case .url(_, let opened) in events {
            switch opened {
            case .opened(.redeem): break
            case .opened(let node):
                // A draft stays below the target of a link.
                verify(state.top.nodes.contains(node) || state.nodes.contains(.draft), "\(node) is on top")
            case .deferred:
                verify(state.deferred != nil || navigator.opening.held != nil || !isDecided, "the deferred link waits")
            case .refused: verify(state.nodes == before.nodes && wasBlocked, "a refused link changes nothing")
            case .unmatched: verify(false, "the graph has the link")
            }
        }
    }

    private var wasBlocked: Bool {
        events.contains { if case .blocked = $0 { true } else { false } }
    }

    private func takeExit() {
        guard isDecided else { return }
        let (node, handler) = random.pick(screens)
        let namedExits = namedExits(node, handler)
        guard !namedExits.isEmpty else { return }
        let (name, exit) = random.pick(namedExits)
        log.append("\(node): \(name)")
        exit()
    }

    private func goByCode() {
        guard isDecided else { return }
        let before = state
        let outcome: TripState.Outcome
        let isThere: Bool
        switch random.next(3) {
        case 0:
            let route = random.pick([TripRoute.post(id: 11), .adults, .audit, .about, .receipt])
            log.append("push \(route)")
            let level = navigator.wanted.stackLevel
            outcome = navigator.push(route)
            isThere = state.depth > level && state[level].path.last == route
        case 1:
            let content = random.pick([
                TripState.Content.sheet(.draft), .sheet(.checkout), .cover(.photo), .popover(.share), .dialog(.ask),
                .flow(.tour(.init())),
            ])
            log.append("present \(content.node)")
            outcome = navigator.present(content)
            isThere = state.top.content.node == content.node
        default:
            let tab = random.pick(TripTab.allCases)
            log.append("select \(tab)")
            outcome = navigator.select(tab)
            isThere = state.root == .tabs && state.tab == tab
        }
        log.append("  \(outcome)")
        // The presentation that held a link back may have been dismissed.
        let hasReleasedLink = held != nil && navigator.opening.held == nil || hasOpened(before.deferred)
        if outcome == .done { verify(isThere || hasReleasedLink, "the target of the step is shown") }
        if case .refused = outcome { verify(state == before && wasBlocked, "a refused step changes nothing") }
    }

    private func hasOpened(_ waiting: TripState.Deferred?) -> Bool {
        guard case .open(let plan)? = waiting?.step, state.deferred == nil else { return false }
        return state.nodes == plan.nodes
    }

    private func tapTab() {
        guard state.root == .tabs, state.presented.isEmpty else { return }
        let tab = random.pick(TripState.visibleTabs(navigator.conditions))
        log.append("tap \(tab)")
        navigator.tap(tab)
    }

    private func goBack() {
        switch random.next(4) {
        case 0:
            log.append("pop")
            navigator.pop()
        case 1:
            log.append("pop to posts")
            navigator.pop(to: .posts)
        case 2:
            log.append("pop to the root")
            navigator.popToRoot()
        default:
            let level = navigator.rootLevels[navigator.wanted.rootIndex]
            guard !level.path.isEmpty else { return }
            log.append("the system pops")
            navigator.follow(Array(level.path.dropLast(1 + random.next(level.path.count))), on: level)
        }
    }

    private func swipe() {
        guard let level = navigator.shown.presented.last else { return }
        log.append("swipe \(level.content.node)")
        navigator.dismissed(level.id)
        // A presentation that has not appeared cannot be dismissed.
        guard !navigator.shown.presented.contains(where: { $0.id == level.id }) else { return }
        verify(!state.presented.contains { $0.id == level.id }, "the presentation is dismissed")
    }

    private func moveFlow() {
        guard let run = navigator.model(state.top.id)?.run else { return }
        let move = random.next(5)
        log.append("flow: \(["next", "next", "back", "cancel", "skip"][move])")
        [run.next, run.next, { run.back() }, run.cancel, run.skip][move]()
    }

    private func answer() {
        guard case .dialog = state.top.content else { return }
        let action = random.pick([AskAction.more, .pay, .no])
        log.append("answer \(action)")
        navigator.answer(action, to: state.top.id)
    }

    /// Restarts the app with its saved state, sometimes with other facts.
    private func restart() async {
        guard let data = navigator.save() else { return verify(false, "the state can be saved") }
        let (former, formerFacts) = (state, navigator.conditions)
        let isAwaited = navigator.deferredCall != nil || state.presented.contains(where: \.isAwaited)
        log.append("save")
        for task in tasks { task.cancel() }
        for _ in 0..<5000 where waiting > 0 { await Task.yield() }
        verify(waiting == 0, "all cancelled callers are answered")
        let conditions = random.next(2) == 0 ? formerFacts : facts()
        start(conditions)
        events = []
        navigator.restore(data)
        // Undecided screens wait, and awaited presentations are not saved, so only compare the
        // other cases.
        guard conditions == formerFacts, former.core.requirements.allSatisfy({ $0.isMet(conditions.values) == true }),
            !isAwaited,
            let again = navigator.save(),
            let one = saved(data),
            let two = saved(again)
        else { return }
        if isDecided { verify(state.nodes == former.nodes, "\(former.nodes) are restored") }
        verify(one.state.nodes == two.state.nodes, "a restored state is saved unchanged")
        verify(one.held == two.held, "\(one.held ?? "nothing") is held, and not \(two.held ?? "nothing")")
        verify(
            one.state.deferred?.step == two.state.deferred?.step,
            "\(Self.text(one.state.deferred.map(TripState.Deferred.init(core:)))) waits, and not \(Self.text(two.state.deferred.map(TripState.Deferred.init(core:))))"
        )
    }

    /// Decodes a saved state, as a navigator does.
    private func saved(_ data: Data) -> SavedState? {
        let decoder = JSONDecoder()
        if let key = SavedState.tableKey { decoder.userInfo[key] = TripGraph.table }
        return try? decoder.decode(SavedState.self, from: data)
    }

    /// Checks that all callers are answered in the end.
    func end() async {
        navigator.dismissAll()
        navigator.popToRoot()
        for _ in 0..<12 { navigator.stopWaiting() }
        for _ in 0..<5000 where waiting > 0 { await Task.yield() }
        verify(waiting == 0 || state.deferred != nil, "all callers are answered")
    }

    // MARK: Invariants

    private func check() {
        let (state, conditions) = (state, navigator.conditions)
        if let root = TripGraph.table.chosenRoot(conditions.values) {
            verify(navigator.wanted.root == root, "the conditions choose \(root)")
        }
        if isDecided {
            for node in state.nodes {
                for need in TripGraph.table.nodes[node.index].requirements {
                    // While a requirement is undecided, existing screens stay, but no new ones
                    // appear.
                    let isMet = need.isMet(conditions.values) ?? formerNodes.contains(node)
                    verify(isMet, "\(node) needs \(need)")
                }
            }
        }
        if isDecided, state.root == .tabs {
            verify(
                TripGraph.table.nodes[state.tab.node.index].visibility.allSatisfy {
                    $0.isMet(conditions.values) != false
                },
                "\(state.tab) is visible")
        }
        verify(Set(state.presented.map(\.id)).count == state.presented.count, "ids are unique")
        if let fallback = state.deferred?.fallback { verify(state.nodes.contains(fallback), "\(fallback) is shown") }
        verify(navigator.waiting.values.allSatisfy { $0.isThere(in: navigator.wanted) }, "all waiting screens exist")
        checkEvents()
        navigator.conditionsChanged(conditions)
        verify(navigator.state == state, "the same facts change nothing")
        var again = state
        again.update(from: conditions, to: conditions, at: time, unless: { navigator.holdsBack($0.core) })
        if isDecided { verify(again.nodes == state.nodes, "no deferred step can be taken") }
        var shown = navigator.shown
        for _ in 0..<20 { shown = StateCore.next(shown: shown, wanted: state.core) }
        verify(shown.isEqual(to: state.core), "the shown state reaches the wanted state")
        guard let read = restored(state) else { return verify(false, "a state can be encoded and decoded") }
        verify(read.nodes == state.nodes || state.presented.contains(where: \.isAwaited), "\(read.nodes) are restored")
        verify(restored(read)?.nodes == read.nodes, "a restored state is encoded unchanged")
    }

    /// Checks that each node that leaves was on top, and that the last reported node is on top.
    private func checkEvents() {
        for event in events {
            switch event {
            case .left(let node):
                if let reportedTop { verify(reportedTop == node, "\(reportedTop) was on top, but \(node) left") }
                reportedTop = nil
            case .shown(let node, _):
                if let reportedTop { verify(false, "\(reportedTop) has to leave before \(node) is shown") }
                reportedTop = node
            default: break
            }
        }
        if let reportedTop { verify(reportedTop.index == navigator.wanted.topmost?.node, "\(reportedTop) is on top") }
    }

    // MARK: Descriptions

    private static func text(_ deferred: TripState.Deferred?) -> String {
        guard let deferred else { return "nothing" }
        var text = "\(deferred.step)"
        if case .open(let plan) = deferred.step { text = "open \(plan.nodes)" }
        return text + (deferred.fallback.map { " behind \($0)" } ?? "")
    }

    private static func text(_ link: NodeValue?) -> String { link.map { "\($0)" } ?? "nothing" }

    private static func text(_ facts: TripConditions) -> String {
        [
            ("signedIn", facts.signedIn), ("new", facts.new), ("paid", facts.paid), ("admin", facts.admin),
            ("adult", facts.adult),
        ].map { name, value in value.map { $0 ? name : "!\(name)" } ?? "\(name)?" }.joined(separator: " ")
    }
}
