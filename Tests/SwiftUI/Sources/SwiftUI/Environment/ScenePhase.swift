/// How much a scene is in use.
@available(A14, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// How much room there is.
@available(A13, *)
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// Light or dark.
@available(A13, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}
