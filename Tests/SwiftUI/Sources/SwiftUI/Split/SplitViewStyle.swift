import Foundation

/// The distribution of space in a split view.
@available(A16, *)
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style of the platform.
@available(A16, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}

/// A style in which the detail makes room for the other columns.
@available(A16, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}

/// A style in which the detail keeps its size.
@available(A16, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
}

@available(A16, *)
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}

@available(A16, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}

@available(A16, *)
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

extension View {
    @available(A16, *)
    nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
        recorded("navigationSplitViewStyle", ["style": style])
    }

    @available(A16, *)
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        recorded("navigationSplitViewColumnWidth", ["width": width])
    }

    @available(A16, *)
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        recorded("navigationSplitViewColumnWidth", ["min": min, "ideal": ideal, "max": max])
    }
}
