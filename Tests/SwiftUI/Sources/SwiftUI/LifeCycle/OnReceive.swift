import Combine
/// Runs a closure for each value of a publisher.
struct Reception {
    let subscribe: (@escaping (Any) -> Void) -> AnyCancellable
    let action: (Any) -> Void
}

extension Reception: ViewModifier {
    typealias Body = Never
}

extension View {
    @available(A13, *)
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        modifier(
            Reception(
                subscribe: { receive in publisher.sink(receiveValue: { receive($0) }) },
                action: { value in (value as? P.Output).map(action) }))
    }
}
