import Foundation

extension Stage {
    /// Opens the app with a URL; returns whether a view received it.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        if plays(.linksAreActivities) || plays(.linksComeTwice), url.scheme == "https" || url.scheme == "http" {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            let isReceived = continueActivity(activity)
            if !plays(.linksComeTwice) { return isReceived }
        }
        let receivers = all(".onOpenURL").compactMap { $0.values["action"] as? (URL) -> Void }
        for receive in receivers {
            receive(url)
        }
        update()
        return !receivers.isEmpty
    }

    /// Continues an activity in the app; returns whether a view received it.
    @discardableResult
    public func continueActivity(_ activity: NSUserActivity) -> Bool {
        let receivers = all(".onContinueUserActivity")
            .filter { $0.values["activityType"] as? String == activity.activityType }
            .compactMap { $0.values["action"] as? (NSUserActivity) -> Void }
        for receive in receivers {
            receive(activity)
        }
        update()
        return !receivers.isEmpty
    }

    /// The activities that the visible views advertise.
    public var userActivities: [NSUserActivity] {
        visibleNodes.filter { $0.kind == ".userActivity" && $0.values["isActive"] as? Bool == true }
            .compactMap { node in
                guard let type = node.values["activityType"] as? String else { return nil }
                let activity = NSUserActivity(activityType: type)
                (node.values["update"] as? (NSUserActivity) -> Void)?(activity)
                return activity
            }
    }

    /// Changes the phase of the scene.
    public func setScenePhase(_ phase: ScenePhase) {
        setEnvironment(\.scenePhase, phase)
    }

    /// Changes a value of the environment for the whole tree.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        var values = root.environment
        values[keyPath: keyPath] = value
        root.receive(Piece(key: [], view: root.view), environment: values)
        update()
    }
}
