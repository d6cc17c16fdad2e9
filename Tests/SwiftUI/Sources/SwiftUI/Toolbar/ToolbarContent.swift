/// One toolbar item or several.
@available(A14, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Toolbar items that a person can move and remove.
@available(A14, *)
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Only toolbar content of this package has no body, and the stage never asks it for one.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}
