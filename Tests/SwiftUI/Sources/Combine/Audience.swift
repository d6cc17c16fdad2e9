/// Those who subscribed to one publisher, in the order in which they came.
final class Audience<Output, Failure: Error> {
    private var members: [(number: Int, send: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var next = 0

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let number = next
        next += 1
        members.append((number, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
        subscriber.receive(subscription: Seat { [weak self] in self?.members.removeAll { $0.number == number } })
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

/// One subscriber's place in an audience.
final class Seat: Subscription {
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
