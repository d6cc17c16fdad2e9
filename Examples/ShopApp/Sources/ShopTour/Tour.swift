#if DEBUG
    import AccountNavigation
    import CatalogNavigation
    @testable import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    @testable import ShopNavigation

    /// Goes through the app without a view: does what people, links and screens do, and writes down what comes of it.
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

        /// The whole tour, as a text.
        static func run() async -> String {
            let tour = Tour()
            tour.write("The app starts\n\(tour.navigator.state.tree)")
            await tour.openLinks()
            await tour.openGuardedLink()
            await tour.goThroughFlow()
            await tour.answerDialog()
            await tour.fillInAddress()
            await tour.pushWhereNoWayLeads()
            await tour.redeemVouchers()
            await tour.restore()
            return tour.text
        }

        /// Does something, and writes down what happens and what is shown after that.
        func step(_ title: String, _ body: () async -> Void) async {
            time += 60
            write("\n\(title)")
            await body()
            settle()
            write(navigator.state.tree)
        }

        func write(_ line: String) { text += line + "\n" }

        /// No system is there to say that a sheet has come or gone.
        func settle() { navigator.stopWaiting() }

        /// Lets others run until something is so.
        func wait(until isSo: () -> Bool) async {
            for _ in 0..<1000 where !isSo() { await Task.yield() }
        }

        /// What the uppermost screen would go out by, if it were a view.
        var exits: ShopExitHandler {
            let level = navigator.state.top
            return navigator.handler(
                level: level.id, screen: level.path.last?.nodeValue, column: nil, ShopGraph.self)
        }
    }

    /// What the app does when navigation asks for it.
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
