/// Controls for entering data.
@available(A13, *)
public struct Form<Content> where Content: View {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public typealias Body = Never
}
