#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Sets the action of the button that confirms the view's presentation. The button shows
        /// progress until the action returns.
        ///
        ///     Form { … }.onConfirm(enabled: isValid) { await save() }
        public func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(NavigationConfirmModifier(isEnabled: isEnabled, action: action))
        }

        /// While `isHolding` is true, prevents the view's presentation from being dismissed by
        /// swipe and makes links wait.
        ///
        /// This also applies while something covers the view, such as a pushed screen.
        public func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(NavigationHoldModifier(isHolding: isHolding))
        }
    }

    /// Sets the action of the confirmation button and whether it is enabled. The view that appeared
    /// last decides.
    private struct NavigationConfirmModifier: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = Confirmer()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        func body(content: Self.Content) -> some View {
            // The action uses the latest values of the view.
            let _ = confirmer.action = action
            content
                .onAppear {
                    context?.model?.confirmer = confirmer
                    context?.model?.canConfirm = isEnabled
                }
                .onNavigationChange(of: isEnabled) { enable($0) }
                .onDisappear { enable(false) }
        }

        /// Enables or disables the button, unless another view has taken over: a view may disappear
        /// after its replacement has appeared.
        private func enable(_ isEnabled: Bool) {
            if let level = context?.model, level.confirmer === confirmer { level.canConfirm = isEnabled }
        }
    }

    /// Prevents dismissal by swipe and makes links wait.
    private struct NavigationHoldModifier: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.navigationScreenContext) private var context

        init(isHolding: Bool) { self.isHolding = isHolding }

        func body(content: Self.Content) -> some View {
            content
                .interactiveDismissDisabled(isHolding)
                .onAppear { hold(isHolding) }
                .onNavigationChange(of: isHolding) { hold($0) }
                .onDisappear { context?.navigator.viewDisappeared(holder) }
        }

        private func hold(_ isHolding: Bool) {
            guard let context else { return }
            context.navigator.hold(holder, isHolding, in: context.origin)
        }
    }
#endif
