/// The subscribers of a publisher, in the order in which they subscribed.
final class SubscriberList<Output, Failure: Error> {
    private var members: [(number: Int, send: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var next = 0

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let number = next
        next += 1
        members.append((number, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
        let subscription = ListSubscription { [weak self] in self?.members.removeAll { $0.number == number } }
        subscriber.receive(subscription: subscription)
    }

    func send(_ value: Output) {
        for member in members {
            member.send(value)
        }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let leaving = members
        members = []
        for member in leaving {
            member.end(completion)
        }
    }
}

/// The subscription of one subscriber.
final class ListSubscription: Subscription {
    private var leave: (() -> Void)?

    init(leave: @escaping () -> Void) {
        self.leave = leave
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        leave?()
        leave = nil
    }
}
