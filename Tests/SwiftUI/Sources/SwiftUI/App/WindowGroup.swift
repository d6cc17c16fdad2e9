import Foundation

/// A scene of windows that all look the same.
@available(A14, *)
public struct WindowGroup<Content: View> {
    let values: [String: Any]
    let makeContent: () -> Content

    init(values: [String: Any?], makeContent: @escaping () -> Content) {
        self.values = values.compactMapValues { $0 }
        self.makeContent = makeContent
    }
}

@available(A14, *)
extension WindowGroup: Scene {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
        self.init(values: [:], makeContent: makeContent)
    }

    @available(iOS, introduced: 14, deprecated: 18)
    @available(macOS, introduced: 11, deprecated: 15)
    @available(tvOS, introduced: 14, deprecated: 18)
    @available(watchOS, introduced: 7, deprecated: 11)
    @available(visionOS, introduced: 1, deprecated: 2)
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) {
        let made = content()
        self.init(values: [:], makeContent: { made })
    }

    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(values: ["id": id], makeContent: makeContent)
    }

    nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(values: ["title": title], makeContent: makeContent)
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(values: ["title": Text(titleKey)], makeContent: makeContent)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(values: ["title": Text(title)], makeContent: makeContent)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(values: ["title": Text(titleKey), "id": id], makeContent: makeContent)
    }
}

/// The content of a window for the value with which it was opened.
@available(A16, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    let data: Binding<Data?>
    let makeContent: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
    public typealias Body = Never
}

@available(A16, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
    nonisolated public init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(
            values: ["type": type],
            makeContent: { PresentedWindowContent(data: .constant(nil), makeContent: content) })
    }

    nonisolated public init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(
            values: ["type": type, "id": id],
            makeContent: { PresentedWindowContent(data: .constant(nil), makeContent: content) })
    }
}
