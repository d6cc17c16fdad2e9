#if DEBUG
    import AccountNavigation
    import CatalogNavigation
    @testable import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    @testable import ShopNavigation

    /// Goes through the app without views: simulates users, links and screens, and records the
    /// results.
    @MainActor
    final class Tour {
        let handlers = TourHandlers()
        let navigator: ShopNavigator
        private(set) var text = ""
        private var time = 0.0

        private init() {
            navigator = ShopNavigator(conditions: ShopConditions(signedIn: false, member: false))
            navigator.handlers = handlers
            navigator.now = { [unowned self] in time }
            navigator.onEvent = { [unowned self] in write("  \($0.line)") }
        }

        /// Runs the whole tour and returns it as text.
        static func run() async -> String {
            let tour = Tour()
            tour.write("The app starts\n\(tour.navigator.state.tree)")
            await tour.openLinks()
            await tour.openGuardedLink()
            await tour.goThroughFlow()
            await tour.answerDialog()
            await tour.fillInAddress()
            await tour.pushWithoutARoute()
            await tour.redeemVouchers()
            await tour.restore()
            return tour.text
        }

        /// Performs a step, and records the events and the state after it.
        func step(_ title: String, _ body: () async -> Void) async {
            time += 60
            write("\n\(title)")
            await body()
            settle()
            write(navigator.state.tree)
        }

        func write(_ line: String) { text += line + "\n" }

        /// Simulates that the system has finished presenting or dismissing a sheet.
        func settle() { navigator.stopWaiting() }

        /// Lets other tasks run until a condition is true.
        func wait(until isDone: () -> Bool) async {
            for _ in 0..<1000 where !isDone() { await Task.yield() }
        }

        /// The exit handler that the view of the topmost screen would use.
        var exits: ShopExitHandler {
            let level = navigator.state.top
            return navigator.handler(
                level: level.id, screen: level.path.last?.nodeValue, column: nil, ShopGraph.self)
        }
    }

    /// The app's handlers of the graph's actions and flows.
    @MainActor
    final class TourHandlers: ShopHandlers {
        private(set) var redeemed: [String] = []

        func redeem(code: String) async -> RedeemOutcome {
            redeemed.append(code)
            return code == "TEA" ? .ordersHistory : .voucherFailed
        }

        func accountOnboardingFinished(_ data: AccountOnboardingData, cancelled: Bool) {}
    }
#endif
