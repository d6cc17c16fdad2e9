extension Stage {
    /// Taps the visible button, link, switch or toolbar item with a label; returns whether there is
    /// one that is enabled.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        let candidates = visibleNodes.filter { $0.action != nil && $0.label == label }
        if let node = candidates.first(where: { $0.environment.isEnabled }) {
            return tap(node)
        }
        if candidates.isEmpty, tapDefaultButton(label) {
            return true
        }
        warn(candidates.isEmpty ? "nothing with the label \"\(label)\" can be tapped" : "\"\(label)\" is disabled")
        return false
    }

    /// Taps a node, or the button in it.
    @discardableResult
    public func tap(_ node: StageNode) -> Bool {
        guard let target = node.subtree.first(where: { $0.action != nil }), let action = target.action else {
            warn("\(node.kind) cannot be tapped")
            return false
        }
        guard target.environment.isEnabled else {
            warn("\"\(target.label)\" is disabled")
            return false
        }
        if plays(.alertsAreClearedFirst) { endAlert(around: target) }
        action()
        endAlert(around: target)
        update()
        return true
    }

    /// Taps the system's default button: an alert without buttons has an OK button, and a dialog
    /// has a cancel button.
    private func tapDefaultButton(_ label: String) -> Bool {
        let front = frontmost
        guard (front.kind == "alert" && label == "OK") || (front.kind == "confirmationDialog" && label == "Cancel")
        else { return false }
        endAlert(around: front)
        update()
        return true
    }
}
