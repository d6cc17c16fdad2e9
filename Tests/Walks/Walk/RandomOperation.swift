import TestSupport

extension ModelWalker {
    /// Something that can happen now, or that comes from a view that is gone.
    func randomOperation(_ random: inout RandomSource) -> Operation {
        let value = random.pick([5, 7])
        let isFlow = model.shown.top?.kind == .flow
        switch random.below(40) {
        case 0...7: return .facts(randomFacts(&random))
        case 8...17: return randomExit(value, &random)
        case 18...21: return random.pick(links).map { .open($0, value: value) } ?? .tick(1)
        case 22, 23: return .code(random.pick(shownNodes), value: value)
        case 24, 25: return random.pick(model.graph.graph.tabs.map(\.id) + [""]).nonEmpty.map { .tap($0) } ?? .tick(1)
        case 26...28:
            let count = model.shown.merged.count
            if count < 2 || random.chance(1, in: 8) { return .closeAgain }
            return .close(1 + random.below(count - 1), isAnswered: random.chance(1, in: 3))
        case 29, 30: return .back(random.chance(1, in: 8) ? .gone : randomSource(&random))
        case 31: return isFlow || random.chance(1, in: 20) ? .previous : randomExit(value, &random)
        case 32...34: return isFlow || random.chance(1, in: 20) ? .next : randomExit(value, &random)
        case 35: return isFlow || random.chance(1, in: 20) ? .cancel : randomExit(value, &random)
        case 36: return .tick(random.below(12))
        case 37: return .hold(model.wanted.holds.isEmpty)
        default:
            let count = model.facts.values.count
            return .restart(random.chance(1, in: 2) ? model.facts : .random(count, &random))
        }
    }

    private func randomExit(_ value: Int, _ random: inout RandomSource) -> Operation {
        let source = random.chance(1, in: 10) ? .gone : randomSource(&random)
        let exits = spot(source == .gone ? .top : source).map { model.graph.node($0.node).exits } ?? []
        guard !exits.isEmpty else { return .code(random.pick(shownNodes), value: value) }
        let isAwaited = random.chance(1, in: 4)
        return .exit(random.below(exits.count), value: value, isAwaited: isAwaited, from: source)
    }

    /// The screen on top, or one in a column of a split.
    private func randomSource(_ random: inout RandomSource) -> Operation.Source {
        guard model.shown.levels.last?.split != nil, random.chance(1, in: 2) else { return .top }
        return .column(random.below(3))
    }

    /// The nodes with a URL, and nil where there is none.
    private var links: [String?] {
        let all = model.graph.graph.nodes.filter(\.hasURL).map(\.id) + model.graph.graph.tabs.filter(\.hasURL).map(\.id)
        return all.isEmpty ? [nil] : all
    }

    private var shownNodes: [String] { model.graph.graph.nodes.map(\.id).filter { $0.hasPrefix("n") } }

    /// One or several facts change.
    private func randomFacts(_ random: inout RandomSource) -> Facts {
        var facts = model.facts
        for _ in 0...(random.chance(3, in: 5) ? 0 : 2) {
            facts.values[random.below(facts.values.count)] = random.pick([true, true, false, false, nil])
        }
        return facts
    }
}

extension Facts {
    /// Any facts about a number of conditions.
    static func random(_ count: Int, _ random: inout RandomSource) -> Facts {
        Facts((0..<count).map { _ in random.pick([true, false, nil]) })
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
