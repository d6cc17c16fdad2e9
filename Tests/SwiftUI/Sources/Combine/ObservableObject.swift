/// An object that says before one of its published properties changes.
@available(A13, *)
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

@available(A13, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The one publisher of this object, made when it is first asked for.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublishers.shared.publisher(of: self)
    }
}

/// The publisher that an `ObservableObject` gets when it declares none.
@available(A13, *)
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        audience.add(subscriber)
    }

    public func send() {
        audience.send(())
    }
}
