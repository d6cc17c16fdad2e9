/// A type of the app whose values exist only in memory.
nonisolated struct Cart: Hashable, Sendable {
    var id = 0
}
