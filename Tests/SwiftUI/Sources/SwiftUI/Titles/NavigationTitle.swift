import Foundation

extension View {
    @available(A14, *)
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        recorded("navigationTitle", ["title": title.string])
    }

    @available(A14, *)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @available(A14, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    @available(A16, *)
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        recorded("navigationTitle", ["title": title.wrappedValue, "binding": title])
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func navigationTitle<V>(@ViewBuilder _ title: () -> V) -> some View where V: View {
        modifier(Layer(name: "navigationTitle", other: title(), alignment: .center))
    }
}

extension View {
    @available(iOS 26, macOS 11, macCatalyst 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        recorded("navigationSubtitle", ["subtitle": subtitle.string])
    }

    @available(iOS 26, macOS 11, macCatalyst 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @available(iOS 26, macOS 11, macCatalyst 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
        navigationSubtitle(Text(subtitle))
    }
}
