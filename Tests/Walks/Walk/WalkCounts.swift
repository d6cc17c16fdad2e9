/// What walks came across, so that a clean walk is known to have been somewhere.
struct WalkCounts: CustomStringConvertible {
    private(set) var counts: [String: Int] = [:]
    private(set) var rounds = 0

    mutating func count(_ what: String, if isTrue: Bool = true) {
        if isTrue { counts[what, default: 0] += 1 }
    }

    /// Counts a step.
    mutating func add(_ operation: Operation, _ before: Model, _ after: Model) {
        rounds = max(rounds, after.rounds)
        let shown = after.shown
        count("steps")
        count("steps with an overlay", if: shown.overlay != nil)
        count("steps with a pushed overlay", if: shown.isPushed)
        count("steps in a split", if: shown.levels.last?.split != nil)
        count("launching", if: shown.root == nil)
        count("other root", if: shown.root != before.shown.root)
        count("other tab", if: shown.tab != before.shown.tab)
        count("several requests", if: after.wanted.requests.count > 1)
        count("several presentations", if: shown.levels.count > 2)
        count("hidden levels", if: after.visibleLevels.count < after.wanted.levels.count)
        count("tab without screens", if: shown.root == "tabs" && shown.tab == nil)
        if case .restart = operation { count("restarts") }
        for case .done(let request) in after.events {
            count("done on top of what was shown", if: before.onTop(request) != nil)
        }
        for event in after.events { count(event.name) }
    }

    mutating func add(_ other: WalkCounts) {
        counts.merge(other.counts, uniquingKeysWith: +)
        rounds = max(rounds, other.rounds)
    }

    subscript(what: String) -> Int { counts[what, default: 0] }

    var description: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            + ", most rounds of an update: \(rounds)"
    }
}

extension Model.Event {
    /// The kind of the event.
    fileprivate var name: String {
        switch self {
        case .done: "done"
        case .refused: "refused"
        case .dropped(_, let reason): "dropped as \(reason.rawValue)"
        case .ignored: "ignored"
        case .resumed(_, let isAnswered): isAnswered ? "callers with an answer" : "callers without an answer"
        case .ended(_, let isComplete): isComplete ? "completed flows" : "cancelled flows"
        case .acted: "actions"
        }
    }
}
