/// One or more toolbar items.
@available(A14, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Toolbar items that the user can move and remove.
@available(A14, *)
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called: only toolbar content of this package has no body.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}
