import Foundation

/// A color or other style that fills an area.
@available(A13, *)
public protocol ShapeStyle: Sendable {}

/// A color, of which only the name is stored.
@available(A13, *)
public struct Color: ShapeStyle, Hashable, Sendable {
    let name: String

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "rgb(\(red), \(green), \(blue), \(opacity))"
    }

    public static let clear = Color("clear")
    public static let black = Color("black")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let red = Color("red")
    public static let green = Color("green")
    public static let blue = Color("blue")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")

    public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }
}

extension Color: View {
    public typealias Body = Never
}

@available(A13, *)
extension ShapeStyle where Self == Color {
    public static var clear: Color { Color.clear }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var red: Color { Color.red }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
}

/// A blur of the content behind.
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, visionOS 1, *)
public struct Material: ShapeStyle, Hashable, Sendable {
    let name: String

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bar: Material { Material(name: "bar") }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 10, visionOS 1, *)
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var bar: Material { Material.bar }
}

/// The foreground color at one of its levels.
@available(A15, *)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    let level: Int
}

@available(A15, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The tint color of the view in which it is used.
@available(A15, *)
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    public init() {}
}

@available(A15, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The default background.
@available(A14, *)
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    public init() {}
}

@available(A14, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
