/// A type of the app.
nonisolated struct Mine: Hashable, Codable, Sendable {
    var id = 0
}
