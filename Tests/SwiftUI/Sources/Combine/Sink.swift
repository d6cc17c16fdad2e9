/// A subscriber made of closures.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    init(completion: @escaping (Subscribers.Completion<Failure>) -> Void, value: @escaping (Input) -> Void) {
        self.completion = completion
        self.value = value
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion(completion)
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}

@available(A13, *)
extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Sink<Output, Failure>(completion: receiveCompletion, value: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

@available(A13, *)
extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
