/// Whether a scene is active, inactive or in the background.
@available(A14, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// Whether a view is compact or regular in a direction.
@available(A13, *)
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// The light or dark appearance.
@available(A13, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// Whether a window on a Mac is the key window, active or inactive.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    case key
    case active
    case inactive
}
