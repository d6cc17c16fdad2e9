/// A choice among the rows of a list or the options of a picker.
final class SelectionBehaviour: Behaviour {
    /// False when the value is of another type.
    var choose: ((AnyHashable) -> Bool)?
}

extension Stage {
    /// Does what a tap on the row or option with this value does; gives whether the selection was written.
    @discardableResult
    public func select(_ value: some Hashable, in node: StageNode? = nil) -> Bool {
        let candidates = node.map { [$0] } ?? visibleNodes
        for candidate in candidates {
            if (candidate.behaviour as? SelectionBehaviour)?.choose?(AnyHashable(value)) == true {
                update()
                return true
            }
        }
        warn("there is nothing in which \(value) can be selected")
        return false
    }
}
