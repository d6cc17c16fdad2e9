/// The app's own type, which is only in memory.
nonisolated struct Cart: Hashable, Sendable {
    var id = 0
}
