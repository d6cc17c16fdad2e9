import Foundation

/// Which publisher belongs to which object, without keeping the objects alive.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// An address can be used again after its object has gone, so the entry must still be about this object.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        if let entry = entries[ObjectIdentifier(object)], entry.object === object {
            return entry.publisher
        }
        entries = entries.filter { $0.value.object != nil }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
