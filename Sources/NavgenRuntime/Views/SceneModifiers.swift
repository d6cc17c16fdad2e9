#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// A window's navigator, with functions that mark its scene as the active one, or as closed.
    @MainActor struct NavigationSceneConnection {
        let navigator: NavigatorCore
        /// The index of the build of the app whose links the scenes open; `nil` if no scenes were
        /// passed in.
        let build: Int?
        let activate: @MainActor () -> Void
        let deactivate: @MainActor () -> Void

        init<Graph: NavigationGraph>(_ navigator: Navigator<Graph>, _ scenes: NavigationScenes<Graph>?) {
            self.navigator = navigator
            build = scenes?.build
            activate = { scenes?.activate(navigator) }
            deactivate = { scenes?.deactivate(navigator) }
        }
    }

    /// Saves the navigation after each change, and restores it when the scene starts.
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
                .modifier(NavigationSavingTask(navigator: scene.navigator, saved: $saved))
                .modifier(NavigationKeyWindowModifier(scene: scene))
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            let navigator = scene.navigator
            // Set the build before the state is restored: deferred links are saved as URLs.
            if let build = scene.build { navigator.build = build }
            var saved = NavigationSavedFile.first(navigator.table.name, unless: saved)
            #if DEBUG
                let options = NavigationLaunchOptions(navigator.table)
                saved = options.state(insteadOf: saved)
                navigator.scene.isNeverAnimated = options.turnOffAnimations()
            #endif
            if saved != nil || navigator.scene.isNeverAnimated {
                var transaction = SwiftUI.Transaction()
                transaction.disablesAnimations = true
                navigator.scene.withoutAnimation = { [transaction] in withTransaction(transaction, $0) }
            }
            navigator.begin(with: saved)
            scene.activate()
            #if DEBUG
                if let link = options.link { navigator.open(link) }
            #endif
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { scene.navigator.save(in: $saved) }
            if phase == .active { scene.activate() }
        }
    }

    /// Saves the navigation soon after each change, because a Mac does not announce that the app
    /// quits.
    private struct NavigationSavingTask: ViewModifier {
        @ObservedObject var navigator: NavigatorCore
        @SwiftUI.Binding var saved: Data?

        func body(content: Self.Content) -> some View {
            content.task(id: navigator.display) { [weak navigator, $saved] in
                try? await _Concurrency.Task.sleep(nanoseconds: 300_000_000)
                if !_Concurrency.Task.isCancelled { navigator?.save(in: $saved) }
            }
        }
    }

    extension NavigatorCore {
        /// Saves the state, except if the saved one was not restored yet.
        fileprivate func save(in saved: SwiftUI.Binding<Data?>) {
            guard opening.hasBegun, let data = save() else { return }
            saved.wrappedValue = data
            NavigationSavedFile.write(data, table.name)
        }
    }

    /// A file with the state that was saved last, by any window.
    ///
    /// On a Mac, `SceneStorage` can be lost even if the app quits normally.
    @MainActor enum NavigationSavedFile {
        /// The folder of the files, which tests replace; `nil` for no files.
        static var folder: URL? = {
            #if os(macOS)
                let name = Foundation.Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
                return Foundation.FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
                    .first?
                    .appendingPathComponent(name)
            #else
                return nil
            #endif
        }()
        /// The graphs of which a window has been opened in this launch.
        static var opened: Swift.Set<String> = []

        /// The state of a new window: the one in its storage, or if it is the first window, the one
        /// in the file.
        static func first(_ graph: String, unless stored: Data?) -> Data? {
            let isFirst = opened.insert(graph).inserted
            if let stored { return stored }
            return isFirst ? file(graph).flatMap { try? Data(contentsOf: $0) } : nil
        }

        static func write(_ data: Data, _ graph: String) {
            guard let folder, let file = file(graph) else { return }
            try? Foundation.FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }

        private static func file(_ graph: String) -> URL? { folder?.appendingPathComponent(graph + ".navigation") }
    }

    /// Follows the key window on a Mac, where all visible windows are active.
    private struct NavigationKeyWindowModifier: ViewModifier {
        let scene: NavigationSceneConnection
        #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
            @SwiftUI.Environment(\.controlActiveState) private var state

            init(scene: NavigationSceneConnection) { self.scene = scene }

            func body(content: Self.Content) -> some View {
                content
                    .onNavigationChange(of: state) { if $0 == .key { scene.activate() } }
                    .onDisappear { scene.deactivate() }
            }
        #else
            func body(content: Self.Content) -> some View { content }
        #endif
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
                #if !os(tvOS) && !os(watchOS)
                    .modifier(NavigationPreferenceModifier(window: navigator.scene))
                #endif
                .onOpenURL { open($0) }
                .onContinueUserActivity(navigator.table.name + ".link", perform: follow)
                // From a QR code or an App Clip, for example.
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: follow)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard navigator.recognizes(url.absoluteString) else { return .systemAction }
                        navigator.open(url)
                        return .handled
                    })
        }

        private func follow(_ activity: NSUserActivity) {
            let url = activity.webpageURL ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:))
            if let url { open(url) } else { scene.activate() }
        }

        private func open(_ url: URL) {
            scene.activate()
            #if DEBUG
                if NavigationLaunchOptions(scene.navigator.table).takeConditions(from: url.absoluteString) {
                    return scene.navigator.refreshConditions()
                }
            #endif
            scene.navigator.open(url)
        }
    }

    #if !os(tvOS) && !os(watchOS)
        /// Makes the system open URLs in the active window. Of several windows that prefer a URL, it
        /// would choose the one that was opened first. Without this, a Mac opens a new window.
        private struct NavigationPreferenceModifier: ViewModifier {
            @ObservedObject var window: SceneModel

            func body(content: Self.Content) -> some View {
                content.handlesExternalEvents(preferring: window.prefersURLs ? ["*"] : [], allowing: ["*"])
            }
        }
    #endif

    /// Offers the current screen to other devices for Handoff.
    ///
    /// Add the activity type, such as `Shop.link` for a graph named `Shop`, to the app's
    /// `NSUserActivityTypes`.
    private struct NavigationHandoffModifier: ViewModifier {
        @ObservedObject var navigator: NavigatorCore

        init(navigator: NavigatorCore) { self.navigator = navigator }

        /// The URL of the current screen, for the running build of the app.
        private var url: String? {
            navigator.display.link.flatMap { navigator.table.url(of: $0, navigator.build) }
        }

        func body(content: Self.Content) -> some View {
            // A scene has one activity: around the content, this one would replace the app's own.
            content.background {
                SwiftUI.Color.clear
                    .userActivity(navigator.table.name + ".link", element: url) { url, activity in
                        activity.isEligibleForHandoff = true
                        activity.userInfo = ["url": url]
                        // The system accepts only these schemes here, not even the app's own.
                        if url.hasPrefix("https:") || url.hasPrefix("http:") { activity.webpageURL = URL(string: url) }
                    }
            }
        }
    }
#endif
