#if os(Linux)
    import Foundation
    import ShopCore
    import ShopNavigation
    import SwiftUI
    import XCTest

    @testable import NavgenRuntime

    /// Runs the tours on a stage, as Linux has no simulator.
    @main @MainActor struct ShopUITests {
        /// The routes that the app has taken, from its navigation events.
        private static var routes: Set<String> = []
        private static var shown: Set<String> = []

        static func main() {
            XCUIApplication.launcher = launch
            // `-without exit:catalog.reviews` is as if the app had not marked this control.
            let arguments = CommandLine.arguments
            if let index = arguments.firstIndex(of: "-without") {
                XCUIApplication.unmarked = Set(arguments[(index + 1)...])
            }
            var hasFailed = false
            for (name, test) in tests {
                XCTestFailures.reset()
                test(ShopTours())
                for failure in XCTestFailures.all { print("\(name): \(failure)") }
                hasFailed = hasFailed || !XCTestFailures.all.isEmpty
            }
            for node in shown.sorted() { print("shown: \(node)") }
            for route in routes.sorted() { print("route: \(route)") }
            print("\(tests.count) tours, \(shown.count) nodes shown, \(routes.count) routes taken")
            exit(hasFailed ? 1 : 0)
        }

        /// XCTest finds them by itself.
        private static let tests: [(name: String, run: @MainActor (ShopTours) -> Void)] = [
            ("testTour1", { $0.testTour1() }), ("testTour2", { $0.testTour2() }),
        ]

        private static func launch(_ arguments: [String]) -> Stage {
            NavigationLaunchOptions.arguments = arguments
            let session = Session()
            return Stage(
                ShopRootView(
                    conditions: session, destinations: Screens(session), handlers: Handlers(session), onEvent: note))
        }

        private static func note(_ event: ShopEvent) {
            switch event {
            case .routed(let from, let to): routes.insert("\(from.rawValue) to \(to.rawValue)")
            case .shown(let node, _): shown.insert(node.rawValue)
            default: break
            }
        }
    }
#endif
