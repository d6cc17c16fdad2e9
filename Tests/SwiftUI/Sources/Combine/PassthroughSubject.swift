/// A publisher that sends the values passed to it.
@available(A13, *)
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let audience = SubscriberList<Output, Failure>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        audience.add(subscriber)
    }

    public func send(_ input: Output) {
        audience.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        audience.end(completion)
    }
}

@available(A13, *)
extension PassthroughSubject where Output == Void {
    public func send() {
        send(())
    }
}
