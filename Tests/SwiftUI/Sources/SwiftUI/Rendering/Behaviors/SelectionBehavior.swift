/// The selection of a row in a list or an option of a picker.
final class SelectionBehavior: Behavior {
    /// Selects a value; returns false if it has another type.
    var choose: ((AnyHashable) -> Bool)?
}

extension Stage {
    /// Simulates a tap on the row or option with a value; returns whether the selection was
    /// written.
    @discardableResult
    public func select(_ value: some Hashable, in node: StageNode? = nil) -> Bool {
        let candidates = node.map { [$0] } ?? visibleNodes
        for candidate in candidates {
            if (candidate.behavior as? SelectionBehavior)?.choose?(AnyHashable(value)) == true {
                update()
                return true
            }
        }
        warn("there is nothing in which \(value) can be selected")
        return false
    }
}
