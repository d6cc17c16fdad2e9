extension Stage {
    /// Changes the width so that only one column of a split fits.
    public func collapse() {
        if plays(.collapsingClearsSelectionsFirst) { clearSelections() }
        setEnvironment(\.horizontalSizeClass, .compact)
        if plays(.collapsingClearsSelections) { clearSelections() }
        update()
    }

    private func clearSelections() {
        for behavior in root.behaviors(SelectionBehavior.self, including: true) {
            behavior.clear?()
        }
    }

    /// Quits the app; returns the values in scene storage for the next launch.
    public func quit() -> [String: Any] {
        if !plays(.appQuitsWithoutNotice) {
            setScenePhase(.inactive)
            setScenePhase(.background)
        }
        return plays(.sceneStorageIsLost) ? [:] : sceneStorage
    }

    /// The scene's user activity, of which there is only one.
    public var userActivity: NSUserActivity? {
        let nodes = root.activities
        let node = plays(.outermostActivityWins) ? nodes.first : nodes.last
        guard let node, let type = node.values["activityType"] as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        (node.values["update"] as? (NSUserActivity) -> Void)?(activity)
        return activity
    }
}

extension StageNode {
    /// The user activities that are one inside another, from the outside in. Beside each other, the
    /// first one counts.
    fileprivate var activities: [StageNode] {
        let inner = children.lazy.map(\.activities).first { !$0.isEmpty } ?? []
        return kind == ".userActivity" && values["isActive"] as? Bool == true ? [self] + inner : inner
    }
}
