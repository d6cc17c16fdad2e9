/// Opens a window. Does nothing here, because the stage has a single window.
@available(A16, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Codable & Hashable {}

    @MainActor @preconcurrency public func callAsFunction(id: String) {}

    @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D) where D: Codable & Hashable {}
}

@available(A16, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    public var supportsMultipleWindows: Bool { false }
}
