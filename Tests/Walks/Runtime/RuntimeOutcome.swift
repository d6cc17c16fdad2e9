/// What has happened to a request, an await or a flow, as the runtime reports it.
enum RuntimeOutcome: Hashable, Sendable {
    /// An exit or a link led to a node.
    case done(String)
    /// A step was refused because of a condition.
    case refused(by: Int)
    /// A step was dropped, for a reason.
    case dropped(String, String)
    case resumed(caller: Int, isAnswered: Bool)
    /// A flow ended that no caller awaits.
    case ended(String, isComplete: Bool)
    case acted(String)
}

extension Model {
    /// What the runtime should report for the events.
    var expectedOutcomes: [RuntimeOutcome] {
        events.compactMap { event in
            switch event {
            case .done(let request): .done(request.target)
            case .refused(_, let need): .refused(by: need.condition)
            case .dropped(let request, let reason): .dropped(request.target, reason.rawValue)
            case .resumed(let caller, let isAnswered): .resumed(caller: caller, isAnswered: isAnswered)
            case .ended(let flow, let isComplete): .ended(flow, isComplete: isComplete)
            case .acted(let action): .acted(action)
            case .ignored: nil
            }
        }
    }
}

/// What the runtime shows, as far as the promises are about it.
struct RuntimeShown: Hashable, Sendable {
    /// A level: its nodes, and the step of a flow.
    struct Level: Hashable, Sendable {
        var nodes: [String]
        var step: Int?
    }

    var root: String?
    var tab: String?
    var levels: [Level]
}
