#if canImport(SwiftUI)
    import ShopCore
    import ShopNavigation
    import SwiftUI

    /// The app: a window with the graph's navigation.
    @main struct ShopApp: App {
        @StateObject private var session = Session()
        /// Used by notifications and intents: `scenes.open("shop://order/ORD-001")`.
        @State private var scenes = ShopScenes()

        var body: some Scene {
            WindowGroup {
                ShopRootView(
                    scenes: scenes, conditions: session, destinations: Screens(session), handlers: Handlers(session)
                )
                #if DEBUG && canImport(Darwin)
                    .orProbe()
                #endif
            }
        }
    }
#endif
