/// One thing that happens to the navigation. Screens are named by their position on display, so that an operation keeps
/// its meaning when others before it are left out.
enum Operation: Hashable, Sendable {
    case facts(Facts)
    /// An exit of the screen on top, by its index, with the value that it passes; or one of a screen that is gone.
    case exit(Int, value: Int, isAwaited: Bool, from: Source)
    case open(String, value: Int)
    /// Code shows a node.
    case code(String, value: Int)
    case tap(String)
    /// Closes the presentation at an index, counted from the bottom.
    case close(Int, isAnswered: Bool)
    /// Closes a presentation that is gone already.
    case closeAgain
    case back(Source)
    case next
    /// A flow goes back a step.
    case previous
    case cancel
    /// The screen on top holds navigation, or the one that holds no longer does.
    case hold(Bool)
    case tick(Int)
    /// Saves, and restores with other facts.
    case restart(Facts)

    /// Which screen an operation comes from.
    enum Source: Hashable, Sendable {
        case top, gone
        /// A column of a split, by its number; the screen on top where there is none.
        case column(Int)
    }
}
