#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// A window's navigator, and how the app's scenes learn that it is active.
    @MainActor struct NavigationSceneConnection {
        let navigator: NavigatorCore
        /// The index of the build of the app whose links the scenes open.
        let build: Int?
        let activate: @MainActor () -> Void

        init<Graph: NavigationGraph>(_ navigator: Navigator<Graph>, _ scenes: NavigationScenes<Graph>?) {
            self.navigator = navigator
            build = scenes?.build
            activate = { scenes?.activate(navigator) }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    struct NavigationSavingModifier: ViewModifier {
        let scene: NavigationSceneConnection
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage private var saved: Data?
        @SwiftUI.State private var hasStarted = false

        init(scene: NavigationSceneConnection) {
            self.scene = scene
            _saved = SceneStorage(scene.navigator.table.name + ".navigation")
        }

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: start)
                .onNavigationChange(of: phase) { follow($0) }
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            // Waiting links are restored from their URLs.
            if let build = scene.build { scene.navigator.build = build }
            scene.navigator.begin(with: saved)
            scene.activate()
            #if DEBUG
                let name = scene.navigator.table.name
                let option = "-" + name.prefix(1).lowercased() + name.dropFirst() + "Link"
                let arguments = ProcessInfo.processInfo.arguments
                if let index = arguments.firstIndex(of: option), index + 1 < arguments.count {
                    scene.navigator.open(arguments[index + 1])
                }
            #endif
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { saved = scene.navigator.save() }
            if phase == .active { scene.activate() }
        }
    }

    /// What URLs have to do with a window of a graph that has links.
    struct NavigationLinksModifier: ViewModifier {
        let scene: NavigationSceneConnection
        let hasLinks: Bool

        func body(content: Self.Content) -> some View {
            if hasLinks {
                content
                    .modifier(NavigationOpeningModifier(scene: scene))
                    .modifier(NavigationHandoffModifier(navigator: scene.navigator))
            } else {
                content
            }
        }
    }

    /// Opens URLs from the system, from other devices and in texts.
    private struct NavigationOpeningModifier: ViewModifier {
        let scene: NavigationSceneConnection

        func body(content: Self.Content) -> some View {
            let navigator = scene.navigator
            content
                // A window that is there takes a URL; without this, a Mac opens another one for each.
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scene.activate()
                    navigator.open(url)
                }
                .onContinueUserActivity(navigator.table.name + ".link") { activity in
                    scene.activate()
                    if let url = activity.webpageURL
                        ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:))
                    {
                        navigator.open(url)
                    }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard navigator.recognizes(url.absoluteString) else { return .systemAction }
                        navigator.open(url)
                        return .handled
                    })
        }
    }

    /// Tells other devices what is shown.
    ///
    /// For Handoff, add `Shop.link`, with the name of the graph, to the app's `NSUserActivityTypes`.
    private struct NavigationHandoffModifier: ViewModifier {
        @ObservedObject var navigator: NavigatorCore

        init(navigator: NavigatorCore) { self.navigator = navigator }

        /// The current URL, for the running build.
        private var url: String? {
            navigator.wanted.link.flatMap { navigator.table.url(of: $0, navigator.build) }
        }

        func body(content: Self.Content) -> some View {
            content.userActivity(navigator.table.name + ".link", element: url) { url, activity in
                activity.isEligibleForHandoff = true
                activity.userInfo = ["url": url]
                // The system accepts no other schemes here, not even the app's own.
                if url.hasPrefix("https:") || url.hasPrefix("http:") { activity.webpageURL = URL(string: url) }
            }
        }
    }
#endif
