/// Something that sends values to those who subscribed.
@available(A13, *)
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

/// Something that receives a publisher's values.
@available(A13, *)
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The bond between a publisher and a subscriber.
@available(A13, *)
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for types related to `Subscriber`.
@available(A13, *)
public enum Subscribers {
    /// How many values a subscriber wants; publishers here always send all.
    public struct Demand: Equatable, Hashable, Sendable {
        let count: Int?
        public static let unlimited = Demand(count: nil)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}
