/// Set once when something changes that an evaluation depended on, on whichever thread that happens.
final class DirtyFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() {
        lock.withLock { value = true }
    }
}

/// Tells one state of a description from the next.
final class Version: Hashable {
    static func == (lhs: Version, rhs: Version) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
