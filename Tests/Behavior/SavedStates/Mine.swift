/// The app's own type.
nonisolated struct Mine: Hashable, Codable, Sendable {
    var id = 0
}
