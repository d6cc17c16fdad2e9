import Foundation

/// A flag that is set, on any thread, when something changes on which an evaluation depends.
final class DirtyFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Transaction?

    var isSet: Bool { transaction != nil }

    /// The transaction of the change; nil if nothing has changed.
    var transaction: Transaction? { lock.withLock { value } }

    func set() {
        lock.withLock { value = Transaction.current }
    }
}

/// Identifies a version of a value by its object identity.
final class Version: Hashable {
    static func == (lhs: Version, rhs: Version) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
