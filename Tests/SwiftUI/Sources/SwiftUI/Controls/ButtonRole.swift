/// The purpose of a button.
@available(A15, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    @available(A26, *)
    public static let close = ButtonRole(name: "close")
    @available(A26, *)
    public static let confirm = ButtonRole(name: "confirm")
}
