/// What performs the actions of a walk, and reports what is shown and what has happened: the navigator, or views on a
/// stage.
@MainActor protocol WalkDriver: AnyObject {
    /// What is on display, in the words of the model.
    var text: String { get }
    /// What is on display, as far as the promises are about it.
    var shown: RuntimeShown { get }
    /// The targets of the requests that wait, in order.
    var waiting: [String] { get }
    /// What has happened since this was last read.
    func takeOutcomes() -> [RuntimeOutcome]
    /// What is wrong whatever the model shows.
    func takeFailures() -> [String]
    /// Remembers where the screens of the model are, if both show the same.
    func adopt(_ model: Model)
    /// Performs an action, and waits until nothing happens any more.
    func perform(_ action: Action) async
    /// What is on display once this has been saved and restored, with the same facts; nil where that is not tried.
    func restoredText(_ facts: Facts) async -> String?
}

extension WalkDriver {
    func takeFailures() -> [String] { [] }
}
