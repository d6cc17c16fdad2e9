/// A broken promise, or a difference between the model and the runtime.
struct Violation: Error, CustomStringConvertible {
    /// The number of the promise, or a word.
    let kind: String
    let text: String

    var description: String { "\(kind): \(text)" }
}

/// Checks the ten promises on a model, while it walks.
struct Promises {
    let graph: PlannedGraph
    private(set) var violations: [Violation] = []
    private var ended: Set<Int> = []
    private var resumed: Set<Int> = []
    private var asked: Set<Int> = []

    init(_ graph: PlannedGraph) { self.graph = graph }

    private mutating func fail(_ promise: Int, _ text: String) {
        violations.append(Violation(kind: "promise \(promise)", text: text))
    }

    /// Checks what an action has led to.
    mutating func check(_ action: Action, _ before: Model, _ after: Model) {
        if case .exit(_, _, _, let caller?) = action { asked.insert(caller) }
        checkAllowed(after)
        if case .restart = action {
            ended = []
            asked = []
            return
        }
        checkRoot(before, after)
        checkEvents(before, after)
        checkOverlay(after)
        checkBelow(action, before, after)
        checkTwice(action, after)
        checkLink(action, before, after)
    }

    // MARK: 1, 2 and 7

    /// The root that the facts choose; nil while that is undecided.
    private func chosen(_ facts: Facts) -> String? {
        for root in graph.graph.roots {
            let values = root.when.map { facts.value($0) }
            if values.contains(false) { continue }
            return values.contains(nil) ? nil : root.show
        }
        return nil
    }

    private mutating func checkRoot(_ before: Model, _ after: Model) {
        let root = after.shown.root
        if let chosen = chosen(after.facts) {
            if root != chosen { fail(1, "\(chosen) is not shown") }
        } else if root != nil && root != before.shown.root {
            fail(1, "the root changed to \(root ?? "") while undecided")
        } else if let last = before.shown.root {
            let roots = graph.graph.roots
            let certain = roots.firstIndex { after.facts.all($0.when) == true } ?? roots.count - 1
            let mayHold = roots[...certain].contains { $0.show == last && after.facts.all($0.when) != false }
            if mayHold != (root == last) {
                fail(1, "\(last) \(mayHold ? "left, but may" : "stays, but cannot") be the one")
            }
        }
    }

    /// What requires a false condition is neither on display nor kept.
    private mutating func checkAllowed(_ model: Model) {
        let facts = model.facts
        for spot in model.wanted.allLevels.flatMap(\.spots) where facts.all(graph.node(spot.node).requires) == false {
            fail(7, "\(spot.node) is kept")
        }
        let shown = model.shown
        for level in shown.merged {
            for spot in level.spots where facts.all(graph.node(spot.node).requires) == false {
                fail(2, "\(spot.node) is shown")
            }
            // A root that is complete stays.
            if let step = level.step, !level.isBase,
                facts.all(graph.node(level.content.node).steps[step].when) == false
            {
                fail(2, "a hidden step of \(level.content.node) is shown")
            }
        }
        if let tab = graph.graph.tab(shown.tab), facts.all(tab.requires + tab.visible) == false {
            fail(2, "the tab \(tab.id) is shown")
        }
        for request in model.wanted.requests {
            let needs = model.needs(request)
            if request.held.contains(where: { needs.contains($0) && facts.value($0) == false }) {
                fail(7, "request \(request.id) outlives what it had")
            }
            let whens = graph.graph.roots.filter { $0.show == request.root }.map(\.when)
            let isLost =
                !whens.isEmpty
                && whens.allSatisfy { $0.contains { request.held.contains($0) && facts.value($0) == false } }
            if isLost { fail(7, "request \(request.id) outlives its root") }
        }
    }

    // MARK: 3, 4 and 5

    private mutating func checkEvents(_ before: Model, _ after: Model) {
        for event in after.events {
            switch event {
            case .done(let request), .refused(let request, _), .dropped(let request, _):
                if !ended.insert(request.id).inserted { fail(4, "request \(request.id) ended twice") }
            case .resumed(let id, _): if !resumed.insert(id).inserted { fail(4, "caller \(id) resumed twice") }
            case .ignored, .ended, .acted: break
            }
        }
        let waiting = Set(after.wanted.requests.map(\.id))
        for request in before.wanted.requests where !waiting.contains(request.id) && !ended.contains(request.id) {
            fail(4, "request \(request.id) ended in silence")
        }
        if !waiting.isDisjoint(with: ended) { fail(4, "a request waits that has ended") }
        for caller in asked where resumed.contains(caller) == after.wanted.callers.contains(caller) {
            fail(4, "caller \(caller) is \(resumed.contains(caller) ? "still kept" : "forgotten")")
        }
        var later = after
        later.tick(graph.graph.limit)
        if !later.wanted.requests.isEmpty { later.tick(graph.graph.limit) }
        if later.wanted.requests.contains(where: { waiting.contains($0.id) }) { fail(4, "a request waits for ever") }
    }

    private mutating func checkOverlay(_ model: Model) {
        let wanted = model.wanted
        let shown = model.shown
        func fallbacks(_ request: Model.Request) -> [String] {
            model.facts.failing(model.needs(request)).compactMap { graph.graph.fallback(of: $0) }
        }
        if let overlay = shown.overlay {
            let isAwaited = wanted.requests.contains {
                fallbacks($0).first == overlay.fallback && !$0.answered.contains(overlay.fallback)
            }
            if !isAwaited { fail(5, "nothing waits for \(overlay.fallback)") }
        } else if let fallback = wanted.requests.reversed().lazy.compactMap({ model.awaited($0) }).first {
            let isOpen = shown.root == fallback || shown.levels.flatMap(\.spots).contains { $0.node == fallback }
            if !isOpen && graph.node(fallback).kind != .flow { fail(5, "\(fallback) is not shown") }
        }
        for overlay in wanted.overlays {
            let isAwaited = wanted.requests.contains { request in
                model.needs(request).contains {
                    model.facts.value($0) != true && graph.graph.fallback(of: $0) == overlay.fallback
                }
            }
            if !isAwaited { fail(5, "the overlay \(overlay.fallback) is kept for nothing") }
        }
    }

    /// Where nothing was done or removed, what is below an overlay is the same.
    private mutating func checkBelow(_ action: Action, _ before: Model, _ after: Model) {
        guard before.shown.overlay?.fallback != after.shown.overlay?.fallback, before.shown.root == after.shown.root
        else { return }
        for event in after.events { if case .done = event { return } }
        switch action {
        case .facts:
            let kept = before.visibleLevels.flatMap(\.spots)
            let isAllowed = kept.allSatisfy { after.facts.all(graph.node($0.node).requires) != false }
            let tab = graph.graph.tab(before.shown.tab)
            let isOpen = tab.map { after.facts.all($0.requires + $0.visible) != false } ?? true
            let flows = before.visibleLevels.contains { $0.kind == .flow }
            let isSure = before.wanted.isTabSure && before.wanted.levels.flatMap(\.spots).allSatisfy(\.isSure)
            guard isAllowed, isOpen, !flows, isSure else { return }
        case .exit(let exit, _, _, _):
            if before.shown.top?.kind.isAlert ?? false || exit.manner == .dismiss || exit.manner == .popTo { return }
        case .back: if before.shown.overlay == nil { return }
        case .next(let id), .previous(let id), .cancel(let id), .close(let id, _):
            if before.shown.levels.contains(where: { $0.content.id == id }) { return }
        case .restart: return
        case .tap(let tab): if tab == before.shown.tab { return }
        case .open, .code, .hold, .tick, .nothing: break
        }
        let (below, now) = (before.visibleLevels, after.visibleLevels)
        if before.wanted.isTabSure, below.map({ $0.spots.map(\.id) }) != now.map({ $0.spots.map(\.id) }) {
            fail(3, "\(before.separateText) becomes \(after.separateText)")
        }
    }

    // MARK: 8 and 10

    /// A second call from a view that is gone changes nothing.
    private mutating func checkTwice(_ action: Action, _ model: Model) {
        var second = model
        switch action {
        case .close(let id, _): if isThere(id, model) { return }
        case .back(let spot): if isThere(spot, model) { return }
        case .exit(_, _, let spot, _): if isThere(spot, model) { return }
        case .facts, .open, .code, .tap, .next, .previous, .cancel, .hold, .tick, .restart, .nothing: return
        }
        var action = action
        if case .exit(let exit, let value, let spot, _) = action {
            action = .exit(exit, value: value, from: spot, caller: nil)
        }
        action.apply(to: &second)
        if second.wanted != model.wanted { fail(8, "a second step from a view that is gone changes something") }
    }

    private func isThere(_ spot: Int, _ model: Model) -> Bool { model.shown.merged.contains { $0.contains(spot) } }

    /// A link shows its plan, and shows it once.
    private mutating func checkLink(_ action: Action, _ before: Model, _ after: Model) {
        guard case .open(let id, let value) = action, let plan = graph.links[id] else { return }
        guard after.wanted.requests.isEmpty, before.wanted.requests.isEmpty,
            after.events.contains(where: { if case .done = $0 { true } else { false } })
        else { return }
        // What is on top already gets the values of the link.
        let isSame = before.shown.top?.top.node == id && before.shown.top?.top.id == after.shown.top?.top.id
        let isStacked = before.shown.levels.dropFirst().contains { graph.node($0.content.node).onLink == .stack }
        if plan.nodes.contains(where: { graph.node($0).kind == .flow }) || graph.graph.tab(id) != nil { return }
        let shown = after.shown
        let isPlan =
            (plan.tab == nil || shown.tab == plan.tab) && shown.levels.first?.path.map(\.node) == plan.stack.map(\.node)
            && shown.levels.first?.columns.mapValues(\.node) == plan.columns.mapValues(\.node)
            && shown.levels.dropFirst().map { $0.spots.map(\.node) }
                == plan.presented.map { [$0.content.node] + $0.path.map(\.node) }
        if !isStacked, !isPlan, !isSame, !graph.node(id).opensOnTop { fail(10, "\(id) shows \(after.text)") }
        if shown.top?.top.node != id { fail(10, "\(id) is not on top: \(after.text)") }
        if graph.node(id).parameter != .none, shown.top?.top.value != value {
            fail(10, "\(id) has another value than \(value): \(after.text)")
        }
        var second = after
        second.events = []
        second.open(id, value)
        if second.wanted.requests.isEmpty && second.shown.levels.map(\.spots) != shown.levels.map(\.spots) {
            fail(10, "\(id) is shown twice: \(second.text)")
        }
    }

    // MARK: 6 and 9

    /// The order of the lists of conditions does not matter.
    mutating func checkOrder(_ model: Model, _ other: Model) {
        if model.text != other.text || model.events.count != other.events.count {
            fail(6, "\(model.text) or \(other.text)")
        }
    }

    /// Facts that change one by one lead to the same as at once.
    mutating func checkOneByOne(_ before: Model, _ facts: Facts, _ after: Model, _ order: [Int]) {
        guard before.wanted.requests.isEmpty, after.wanted.requests.isEmpty, before.facts != facts else { return }
        var model = before
        for index in order {
            var next = model.facts
            next.values[index] = facts.values[index]
            model.update(next)
            if model.shown.root != before.shown.root || model.shown.tab != before.shown.tab { return }
        }
        guard after.shown.root == before.shown.root, after.shown.tab == before.shown.tab else { return }
        let levels = before.wanted.levels
        let hasFlows = levels.contains { $0.kind == .flow }
        guard levels.flatMap(\.spots).allSatisfy(\.isSure), !hasFlows else { return }
        if model.text != after.text { fail(6, "one by one \(model.text), at once \(after.text)") }
    }

    /// A restored state shows the same as soon as the facts are known.
    mutating func checkSaving(_ model: Model, _ known: Facts) {
        let wanted = model.wanted
        let isKnown = !model.facts.values.contains { $0 == nil }
        guard wanted.callers.isEmpty, wanted.holds.isEmpty,
            !wanted.allLevels.flatMap(\.spots).contains(where: { graph.node($0.node).isTransient }),
            !wanted.requests.contains(where: model.isTransient),
            // After a restart, something else can be on top as long as conditions are undecided.
            isKnown || !wanted.requests.contains(where: model.opensOnTop)
        else { return }
        var live = model
        var restored = model.restarted(model.facts)
        if isKnown && live.text != restored.text { fail(9, "\(live.text) becomes \(restored.text)") }
        if live.wanted.requests.map(\.id) != restored.wanted.requests.map(\.id) { fail(9, "requests are lost") }
        live.update(known)
        restored.update(known)
        if live.text != restored.text { fail(9, "later \(live.text) becomes \(restored.text)") }
    }
}
