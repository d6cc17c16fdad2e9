import Foundation

/// The windows of an app, in the order in which they were opened.
@MainActor
public final class StageWindows {
    public private(set) var windows: [Stage]
    private var key: Stage?
    private let variants: Set<Stage.Variant>

    public init(_ windows: [Stage], variants: Set<Stage.Variant> = Stage.Variant.ofProgram) {
        self.windows = windows
        self.variants = variants
        key = windows.last
    }

    /// Simulates a click or tap in a window.
    public func activate(_ window: Stage) {
        key = window
        for other in windows where other !== window {
            other.setEnvironment(\.controlActiveState, .active)
            if !variants.contains(.windowsStayActive) { other.setScenePhase(.inactive) }
        }
        window.setEnvironment(\.controlActiveState, .key)
        window.setScenePhase(.active)
    }

    /// Closes a window: its views disappear.
    public func close(_ window: Stage) {
        windows.removeAll { $0 === window }
        if key === window { key = nil }
        window.root.leave()
        window.runEffects()
    }

    /// Opens the app with a URL: one window gets it, or none if no window allows that.
    @discardableResult
    public func open(_ url: URL) -> Stage? {
        func events(_ window: Stage, _ name: String) -> Bool {
            let node = window.first(".handlesExternalEvents")
            return (node?.values[name] as? Set<String>)?.contains("*") ?? false
        }
        windows.forEach { $0.update() }
        let preferring = windows.filter { events($0, "preferring") }
        let isKeyFirst = !variants.contains(.firstWindowGetsURLs) && preferring.contains { $0 === key }
        let window = isKeyFirst ? key : preferring.first ?? windows.first { events($0, "allowing") }
        window?.open(url)
        return window
    }
}
