/// An operation with the screens that it concerns, by their ids in the model.
enum Action: Hashable, Sendable {
    case facts(Facts)
    case exit(WalkGraph.Exit, value: Int, from: Int, caller: Int?)
    case open(String, value: Int)
    case code(String, value: Int)
    case tap(String)
    /// Closes the presentation with a content.
    case close(Int, isAnswered: Bool)
    case back(Int)
    case next(Int)
    case previous(Int)
    case cancel(Int)
    case hold(Int, Bool)
    case tick(Int)
    case restart(Facts)
    /// The operation has no screen that it could concern.
    case nothing

    /// Performs the action on a model.
    func apply(to model: inout Model) {
        switch self {
        case .facts(let facts): model.update(facts)
        case .exit(let exit, let value, let spot, let caller):
            model.exit(exit, exit.value ?? value, from: spot, caller: caller)
        case .open(let node, let value): model.open(node, value)
        case .code(let node, let value): model.code(node, value)
        case .tap(let tab): model.tap(tab)
        case .close(let id, let isAnswered): model.close(level: id, isAnswered: isAnswered)
        case .back(let spot): model.back(from: spot)
        case .next(let id): model.next(id)
        case .previous(let id): model.previous(id)
        case .cancel(let id): model.cancel(id)
        case .hold(let spot, let holds): model.hold(spot, holds)
        case .tick(let minutes): model.tick(minutes)
        case .restart(let facts): model = model.restarted(facts)
        case .nothing: break
        }
    }

    /// Whether a user or a view performs it, on something that can be gone.
    var isOfView: Bool {
        switch self {
        case .exit, .close, .back: true
        case .facts, .open, .code, .tap, .next, .previous, .cancel, .hold, .tick, .restart, .nothing: false
        }
    }
}
