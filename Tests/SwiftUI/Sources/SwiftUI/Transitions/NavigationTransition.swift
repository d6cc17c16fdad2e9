/// The transition with which a view appears and disappears.
@available(A18, *)
public protocol NavigationTransition {}

/// The default transition.
@available(A18, *)
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// A transition in which a view zooms in from another one.
@available(A18, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
    let sourceID: AnyHashable
    let namespace: Namespace.ID

    init(sourceID: AnyHashable, namespace: Namespace.ID) {
        self.sourceID = sourceID
        self.namespace = namespace
    }
}

/// A transition in which one view fades into the other.
@available(A27, *)
@available(macOS, unavailable)
public struct CrossFadeNavigationTransition: NavigationTransition {
    public init() {}
}

@available(A18, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { Self() }
}

@available(A18, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

@available(A27, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { Self() }
}

@available(A18, *)
extension View {
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        recorded("navigationTransition", ["style": style])
    }

    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        recorded("matchedTransitionSource", ["id": AnyHashable(id), "namespace": namespace])
    }

    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        recorded("matchedTransitionSource", ["id": AnyHashable(id), "namespace": namespace])
    }
}

/// The appearance of a transition's source during the transition.
@available(A18, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A source with an unchanged appearance.
@available(A18, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
