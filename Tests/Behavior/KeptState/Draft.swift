/// The app's own type, which is only in memory.
nonisolated struct Draft: Hashable, Sendable {
    var id = 0
}
