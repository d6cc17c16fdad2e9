import Foundation

/// A font, of which only the name is stored.
@available(A13, *)
public struct Font: Hashable, Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let name: String

        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
    }

    let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    @available(A14, *)
    public static let title2 = Font(name: "title2")
    @available(A14, *)
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")

    public static func system(size: CGFloat) -> Font { Font(name: "system(\(size))") }
}

/// The alignment of lines of text.
@available(A13, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

extension View {
    @available(A13, *)
    nonisolated public func font(_ font: Font?) -> some View {
        recorded("font", ["font": font])
    }

    @available(A16, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        recorded("fontWeight", ["weight": weight])
    }

    @available(A16, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        recorded("bold", ["isActive": isActive])
    }

    @available(A13, *)
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        recorded("lineLimit", ["number": number])
    }

    @available(A13, *)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        recorded("multilineTextAlignment", ["alignment": alignment])
    }
}
