extension Stage {
    /// Ends the running dismissals: contents disappear, presenters are notified, then others may be
    /// presented.
    public func finishDismissals() {
        for behavior in root.behaviors(PresentationBehavior.self, including: true)
        where behavior.current?.isGoing == true {
            behavior.finish(self)
            runEffects()
        }
        update()
    }

    /// Simulates that the user dismisses a presentation; returns whether that was possible.
    @discardableResult
    public func swipeDown(_ node: StageNode) -> Bool {
        guard let behavior = presentation(of: node), let current = behavior.current, let shown = current.node else {
            warn("nothing is presented that could be swiped away")
            return false
        }
        guard !current.isGoing, presenting[ObjectIdentifier(shown)] == nil else { return false }
        guard !["fullScreenCover", "alert"].contains(behavior.kind) else {
            warn("\(behavior.kind) has no interactive dismissal")
            return false
        }
        let isDisabled = shown.own(".interactiveDismissDisabled").contains { $0.values["isDisabled"] as? Bool == true }
        guard !isDisabled else { return false }
        if behavior.kind == "popover", plays(.popoversDisappearFirst) {
            behavior.finish(self)
            runEffects()
            current.clear()
        } else {
            current.clear()
            behavior.go()
        }
        update()
        return true
    }

    /// Clears the binding that was current when the node was presented once more, even if the node
    /// was removed.
    public func writeLate(_ node: StageNode) {
        let shown = node.clear == nil ? presentation(of: node)?.current?.node : node
        guard let clear = shown?.clear else {
            warn("\(node.kind) was not presented")
            return
        }
        clear()
        update()
    }

    /// Ends the alert or dialog that contains a node, as every tap on its buttons does.
    func endAlert(around node: StageNode) {
        for ancestor in [node] + node.ancestors {
            if let behavior = presentation(of: ancestor), behavior.current?.node === ancestor {
                guard behavior.isAlert, behavior.current?.isGoing == false else { return }
                behavior.current?.clear()
                behavior.go()
                return
            }
        }
    }

    /// The presentation that is a node, or that a modifier's node shows.
    private func presentation(of node: StageNode) -> PresentationBehavior? {
        if let behavior = node.behavior as? PresentationBehavior {
            return behavior
        }
        let behavior = node.parent?.behavior as? PresentationBehavior
        return behavior?.current?.node === node ? behavior : nil
    }
}
