/// A type that sends values to its subscribers.
@available(A13, *)
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

/// A type that receives the values of a publisher.
@available(A13, *)
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and a subscriber.
@available(A13, *)
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for types related to `Subscriber`.
@available(A13, *)
public enum Subscribers {
    /// The number of values that a subscriber requests. Publishers here always send all values.
    public struct Demand: Equatable, Hashable, Sendable {
        let count: Int?
        public static let unlimited = Demand(count: nil)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }

    /// The reason why a publisher has ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}
