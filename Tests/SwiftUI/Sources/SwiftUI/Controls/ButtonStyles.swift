/// The appearance and interaction of buttons.
@available(A13, *)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// A style that is identified by its name.
@available(A13, *)
public struct NamedButtonStyle: PrimitiveButtonStyle {
    let name: String

    nonisolated init(name: String) {
        self.name = name
    }
}

@available(A13, *)
extension PrimitiveButtonStyle where Self == NamedButtonStyle {
    @MainActor @preconcurrency public static var automatic: NamedButtonStyle { NamedButtonStyle(name: "automatic") }
    @MainActor @preconcurrency public static var plain: NamedButtonStyle { NamedButtonStyle(name: "plain") }
    @MainActor @preconcurrency public static var borderless: NamedButtonStyle { NamedButtonStyle(name: "borderless") }
    @available(A15, *)
    @MainActor @preconcurrency public static var bordered: NamedButtonStyle { NamedButtonStyle(name: "bordered") }
    @available(A15, *)
    @MainActor @preconcurrency public static var borderedProminent: NamedButtonStyle {
        NamedButtonStyle(name: "borderedProminent")
    }
}

extension View {
    @available(A13, *)
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        recorded("buttonStyle", ["style": style])
    }
}
