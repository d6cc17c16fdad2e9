#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// A window's navigator, with a function that marks its scene as the active one.
    @MainActor struct NavigationSceneConnection {
        let navigator: NavigatorCore
        /// The index of the build of the app whose links the scenes open; `nil` if no scenes were
        /// passed in.
        let build: Int?
        let activate: @MainActor () -> Void

        init<Graph: NavigationGraph>(_ navigator: Navigator<Graph>, _ scenes: NavigationScenes<Graph>?) {
            self.navigator = navigator
            build = scenes?.build
            activate = { scenes?.activate(navigator) }
        }
    }

    /// Saves the navigation when the scene becomes inactive, and restores it when the scene starts.
    ///
    /// On a Mac, an app can quit without entering another phase first.
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
            // Set the build before the state is restored: deferred links are saved as URLs.
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

    /// Opens URLs and supports Handoff, if the graph has links.
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

    /// Opens URLs from the system, from other devices and in the app's own text views.
    private struct NavigationOpeningModifier: ViewModifier {
        let scene: NavigationSceneConnection

        func body(content: Self.Content) -> some View {
            let navigator = scene.navigator
            content
                // Without this, a Mac opens a new window for each URL.
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

    /// Offers the current screen to other devices for Handoff.
    ///
    /// Add the activity type, such as `Shop.link` for a graph named `Shop`, to the app's
    /// `NSUserActivityTypes`.
    private struct NavigationHandoffModifier: ViewModifier {
        @ObservedObject var navigator: NavigatorCore

        init(navigator: NavigatorCore) { self.navigator = navigator }

        /// The URL of the current screen, for the running build of the app.
        private var url: String? {
            navigator.wanted.link.flatMap { navigator.table.url(of: $0, navigator.build) }
        }

        func body(content: Self.Content) -> some View {
            content.userActivity(navigator.table.name + ".link", element: url) { url, activity in
                activity.isEligibleForHandoff = true
                activity.userInfo = ["url": url]
                // The system accepts only these schemes here, not even the app's own.
                if url.hasPrefix("https:") || url.hasPrefix("http:") { activity.webpageURL = URL(string: url) }
            }
        }
    }
#endif
