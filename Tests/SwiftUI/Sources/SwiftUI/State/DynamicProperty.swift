/// A stored property that is updated before its view's body is evaluated.
@available(A13, *)
public protocol DynamicProperty {
    mutating func update()
}

@available(A13, *)
extension DynamicProperty {
    public mutating func update() {}
}
