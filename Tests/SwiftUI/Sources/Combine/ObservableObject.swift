/// An object that sends an event before one of its published properties changes.
@available(A13, *)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

@available(A13, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object, created at the first access.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublishers.shared.publisher(of: self)
    }
}

/// The default publisher of an `ObservableObject`.
@available(A13, *)
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = SubscriberList<Void, Never>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        audience.add(subscriber)
    }

    public func send() {
        audience.send(())
    }
}
