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
