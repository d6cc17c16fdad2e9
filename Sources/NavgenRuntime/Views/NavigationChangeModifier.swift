#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Calls an action with each new value, and if `initial` is true, also with the first one.
        func onNavigationChange<Value: Equatable>(
            of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value) -> Void
        ) -> some View {
            modifier(NavigationChangeModifier(value: value, initial: initial, action: action))
        }
    }

    private struct NavigationChangeModifier<Value: Equatable>: ViewModifier {
        let value: Value
        let initial: Bool
        let action: @MainActor (Value) -> Void

        func body(content: Self.Content) -> some View {
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
                content.onChange(of: value, initial: initial) { _, value in action(value) }
            } else {
                content.modifier(NavigationFormerChangeModifier(value: value, initial: initial, action: action))
            }
        }
    }

    /// The implementation for systems before iOS 17.
    private struct NavigationFormerChangeModifier<Value: Equatable>: ViewModifier {
        let value: Value
        let initial: Bool
        let action: @MainActor (Value) -> Void

        // It calls a deprecated method. Deprecating this one, which is only called through the
        // protocol, avoids a warning in apps for later systems.
        @available(iOS, deprecated: 17)
        @available(macOS, deprecated: 14)
        @available(tvOS, deprecated: 17)
        @available(watchOS, deprecated: 10)
        @available(visionOS, deprecated: 1)
        func body(content: Self.Content) -> some View {
            content
                .onAppear { if initial { action(value) } }
                .onChange(of: value) { action($0) }
        }
    }
#endif
