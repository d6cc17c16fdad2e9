/// The selection of a row in a list or an option of a picker.
final class SelectionBehavior: Behavior {
    /// Selects a value; returns false if it has another type.
    var choose: ((AnyHashable) -> Bool)?
    /// Clears the selection; nil if there always is one.
    var clear: (() -> Void)?
}

extension Stage {
    /// Simulates a tap on the row or option with a value; returns whether the selection was
    /// written.
    @discardableResult
    public func select(_ value: some Hashable, in node: StageNode? = nil) -> Bool {
        let candidates = node.map { [$0] } ?? visibleNodes
        for candidate in candidates {
            if let choose = (candidate.behavior as? SelectionBehavior)?.choose, choose(AnyHashable(value)) {
                update()
                if plays(.rowsAreTappedTwice) { _ = choose(AnyHashable(value)) }
                update()
                return true
            }
        }
        warn("there is nothing in which \(value) can be selected")
        return false
    }
}
