#if canImport(SwiftUI)
    import SwiftUI

    /// Makes a view the source from which a pushed screen zooms in.
    struct NavigationZoomSourceModifier: ViewModifier {
        let value: NodeValue?
        @SwiftUI.Environment(\.navigationZooms) private var zooms

        init(value: NodeValue?) { self.value = value }

        func body(content: Self.Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), let zooms, let value {
                content.matchedTransitionSource(id: value, in: zooms)
            } else {
                content
            }
        }
    }

    /// Makes a screen zoom in from its source view.
    struct NavigationZoomModifier: ViewModifier {
        let value: NodeValue
        let zooms: Bool
        @SwiftUI.Environment(\.navigationZooms) private var namespace

        init(value: NodeValue, zooms: Bool) {
            self.value = value
            self.zooms = zooms
        }

        func body(content: Self.Content) -> some View {
            #if os(macOS)
                content
            #else
                if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), zooms, let namespace {
                    content.navigationTransition(.zoom(sourceID: value, in: namespace))
                } else {
                    content
                }
            #endif
        }
    }

    private struct NavigationZoomsKey: EnvironmentKey {
        static var defaultValue: SwiftUI.Namespace.ID? { nil }
    }

    extension EnvironmentValues {
        /// The namespace of the zoom transitions of a stack.
        var navigationZooms: SwiftUI.Namespace.ID? {
            get { self[NavigationZoomsKey.self] }
            set { self[NavigationZoomsKey.self] = newValue }
        }
    }
#endif
