#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// Passes the values of the conditions to the navigator. It is a separate modifier, so that a
    /// change of the facts evaluates no other view.
    struct NavigationFactsModifier<Facts: NavigationFacts>: ViewModifier {
        let facts: Facts
        let navigator: NavigatorCore
        @StateObject private var observer = NavigationFactsObserver()

        init(facts: Facts, navigator: NavigatorCore) {
            self.facts = facts
            self.navigator = navigator
        }

        func body(content: Self.Content) -> some View {
            let _ = observer.follow(facts)
            let values = NavigationLaunchOptions(navigator.table).applied(to: facts.conditions.values)
            content.onNavigationChange(of: values, initial: true) {
                navigator.conditionsChanged($0)
            }
        }
    }

    /// Announces the changes of facts that are an `ObservableObject`. `@ObservedObject` cannot be
    /// used, because other facts are not one.
    @MainActor private final class NavigationFactsObserver: ObservableObject {
        private var followed: ObjectIdentifier?
        private var subscription: AnyCancellable?

        func follow(_ facts: Any) {
            let object = facts as? any ObservableObject
            let identity = object.map { ObjectIdentifier($0) }
            if identity == followed { return }
            followed = identity
            subscription = object.map { subscribe(to: $0) }
        }

        private func subscribe<Object: ObservableObject>(to object: Object) -> AnyCancellable {
            object.objectWillChange.sink { @Sendable [weak self] _ in self?.objectWillChange.send() }
        }
    }
#endif
