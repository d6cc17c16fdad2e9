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
            let pictures = arguments.firstIndex(of: "-pictures").map { arguments[$0 + 1] }
            ShopTour.takesScreenshots = pictures != nil
            for (name, test) in tests {
                // The first failure ends the run.
                XCTestFailures.whenFailed = { failure in
                    print("\(name): \(failure)")
                    exit(1)
                }
                let tours = ShopTours()
                test(tours)
                for attachment in tours.attachments { write(attachment, to: pictures ?? "") }
            }
            for node in shown.sorted() { print("shown: \(node)") }
            for route in routes.sorted() { print("route: \(route)") }
            print("\(tests.count) tours, \(shown.count) nodes shown, \(routes.count) routes taken")
        }

        /// XCTest finds them by itself.
        private static let tests: [(name: String, run: @MainActor (ShopTours) -> Void)] = [
            ("testTour1", { $0.testTour1() }), ("testTour2", { $0.testTour2() }),
        ]

        /// Writes the outline of a screen as a picture.
        private static func write(_ attachment: XCTAttachment, to folder: String) {
            func escaped(_ text: String) -> String {
                text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            }
            var (svg, y) = ("", 40)
            for line in attachment.screenshot.lines {
                switch line {
                case .title(let text):
                    svg += "<text x='16' y='\(y)' font-size='22' font-weight='bold'>\(escaped(text))</text>"
                    y += 14
                case .text(let text): svg += "<text x='16' y='\(y)' font-size='14'>\(escaped(text))</text>"
                case .button(let text):
                    svg += "<text x='16' y='\(y)' font-size='14' fill='#0a60c0'>\(escaped(text))</text>"
                case .field(let text):
                    svg += "<rect x='12' y='\(y - 18)' width='216' height='26' rx='6' fill='#eee'/>"
                    svg += "<text x='20' y='\(y)' font-size='14' fill='#888'>\(escaped(text))</text>"
                }
                y += 30
            }
            let picture = """
                <svg xmlns='http://www.w3.org/2000/svg' width='240' height='420' viewBox='0 0 240 420' font-family='sans-serif'>
                <rect width='240' height='420' fill='#fff'/>\(svg)
                </svg>

                """
            let file = URL(fileURLWithPath: folder).appendingPathComponent((attachment.name ?? "") + ".svg")
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(picture.utf8).write(to: file)
        }

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
