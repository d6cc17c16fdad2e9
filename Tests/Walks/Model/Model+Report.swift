extension Model {
    /// The events, and what waits.
    var report: String {
        let requests = wanted.requests.map { "\($0.id) \($0.target)" }
        let events = events.isEmpty ? "" : "\(events.map(\.summary)) "
        return requests.isEmpty ? events : events + "waits: \(requests)"
    }
}

extension Model.Event {
    /// The event in a few words.
    var summary: String {
        switch self {
        case .done(let request): "done \(request.target)"
        case .refused(let request, let need): "refused \(request.target) by \(need.condition)"
        case .dropped(let request, let reason): "dropped \(request.target) \(reason.rawValue)"
        case .ignored: "ignored"
        case .resumed(let caller, let isAnswered):
            "resumed \(caller % 1_000_000) \(isAnswered ? "with an answer" : "with nil")"
        case .ended(let flow, let isComplete): "ended \(flow) \(isComplete ? "complete" : "cancelled")"
        case .acted(let action): "ran \(action)"
        }
    }
}
