import Foundation

/// A title with an icon.
@available(A14, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label: View {
    public typealias Body = Never
}

@available(A14, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @available(A16, *)
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// The appearance of labels.
@available(A14, *)
@MainActor @preconcurrency
public protocol LabelStyle {}

/// A style that only shows the icon.
@available(A14, *)
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
}

/// A style that only shows the title.
@available(A14, *)
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
}

@available(A14, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

@available(A14, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
    @available(A14, *)
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        recorded("labelStyle", ["style": style])
    }
}
