// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import XCTest

/// What a user can see, by accessibility identifier.
enum ShopPage: String {
    case voucherFailed
    case catalogHome = "catalog.home"
    case catalogProduct = "catalog.product"
    case catalogReviews = "catalog.reviews"
    case catalogSearch = "catalog.search"
    case catalogPhoto = "catalog.photo"
    case catalogShare = "catalog.share"
    case ordersHistory = "orders.history"
    case ordersDetail = "orders.detail"
    case ordersCancel = "orders.cancel"
    case accountProfile = "account.profile"
    case accountSettings = "account.settings"
    case accountSignIn = "account.signIn"
    case accountAddress = "account.address"
    case accountOnboardingWelcome = "account.onboarding.welcome"
    case accountOnboardingName = "account.onboarding.name"
    case accountOnboardingPerks = "account.onboarding.perks"
    case accountOnboardingDone = "account.onboarding.done"

    /// The columns of splits.
    static let _columns: Set<ShopPage> = []

    /// A button of an alert or dialog; nil for others.
    var _button: (identifier: String, label: String?)? {
        switch self {
        case .voucherFailed: ("answer:ok", "OK")
        case .ordersCancel: ("answer:confirm", "Cancel order")
        default: nil
        }
    }
}

extension ShopTour {
    var voucherFailed: ShopVoucherFailedPage { ShopVoucherFailedPage(_tour: self) }
    var catalogHome: ShopCatalogHomePage { ShopCatalogHomePage(_tour: self) }
    var catalogProduct: ShopCatalogProductPage { ShopCatalogProductPage(_tour: self) }
    var catalogSearch: ShopCatalogSearchPage { ShopCatalogSearchPage(_tour: self) }
    var ordersHistory: ShopOrdersHistoryPage { ShopOrdersHistoryPage(_tour: self) }
    var ordersDetail: ShopOrdersDetailPage { ShopOrdersDetailPage(_tour: self) }
    var ordersCancel: ShopOrdersCancelPage { ShopOrdersCancelPage(_tour: self) }
    var accountProfile: ShopAccountProfilePage { ShopAccountProfilePage(_tour: self) }
    var accountSettings: ShopAccountSettingsPage { ShopAccountSettingsPage(_tour: self) }
}

/// `voucherFailed`, an alert.
@MainActor struct ShopVoucherFailedPage {
    let _tour: ShopTour
    @discardableResult func ok(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.answer("answer:ok", "OK", cancels: true, file: file, line: line) }
}

/// `catalog.home`, a screen.
@MainActor struct ShopCatalogHomePage {
    let _tour: ShopTour
    @discardableResult func product(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.product", "product", to: "catalog.product", from: .catalogHome, file: file, line: line) }
    @discardableResult func search(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.search", "search", to: "catalog.search", from: .catalogHome, file: file, line: line) }
    @discardableResult func accountSignIn(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:account.signIn", "accountSignIn", to: "account.signIn", from: .catalogHome, file: file, line: line) }
}

/// `catalog.product`, a screen.
@MainActor struct ShopCatalogProductPage {
    let _tour: ShopTour
    @discardableResult func reviews(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.reviews", "reviews", to: "catalog.reviews", from: .catalogProduct, file: file, line: line) }
    @discardableResult func photo(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.photo", "photo", to: "catalog.photo", from: .catalogProduct, file: file, line: line) }
    @discardableResult func share(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.share", "share", to: "catalog.share", from: .catalogProduct, file: file, line: line) }
}

/// `catalog.search`, a sheet.
@MainActor struct ShopCatalogSearchPage {
    let _tour: ShopTour
    @discardableResult func product(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.product", "product", to: "catalog.product", from: .catalogSearch, file: file, line: line) }
}

/// `orders.history`, a screen.
@MainActor struct ShopOrdersHistoryPage {
    let _tour: ShopTour
    @discardableResult func detail(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:orders.detail", "detail", to: "orders.detail", from: .ordersHistory, file: file, line: line) }
}

/// `orders.detail`, a screen.
@MainActor struct ShopOrdersDetailPage {
    let _tour: ShopTour
    @discardableResult func cancel(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:orders.cancel", "cancel", to: "orders.cancel", from: .ordersDetail, file: file, line: line) }
    @discardableResult func catalogProduct(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:catalog.product", "catalogProduct", to: "catalog.product", from: .ordersDetail, file: file, line: line) }
}

/// `orders.cancel`, a dialog.
@MainActor struct ShopOrdersCancelPage {
    let _tour: ShopTour
    @discardableResult func confirm(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.answer("answer:confirm", "Cancel order", file: file, line: line) }
    @discardableResult func keep(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.answer("answer:keep", "Keep it", cancels: true, file: file, line: line) }
}

/// `account.profile`, a screen.
@MainActor struct ShopAccountProfilePage {
    let _tour: ShopTour
    @discardableResult func settings(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:account.settings", "settings", to: "account.settings", from: .accountProfile, file: file, line: line) }
    @discardableResult func address(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:account.address", "address", to: "account.address", from: .accountProfile, file: file, line: line) }
}

/// `account.settings`, a screen.
@MainActor struct ShopAccountSettingsPage {
    let _tour: ShopTour
    @discardableResult func onboarding(file: StaticString = #filePath, line: UInt = #line) -> ShopTour { _tour.take("exit:account.onboarding", "onboarding", to: "account.onboarding", from: .accountSettings, file: file, line: line) }
}

/// What tests of your own do on a page that has to be filled in before it leads on. Implement it in an
/// extension of `ShopTour`, in a file of your own.
@MainActor protocol ShopTourFilling {
    func fill(_ page: ShopPage)
}

extension ShopTourFilling {
    func fill(_ page: ShopPage) {}
}

extension ShopTour: ShopTourFilling {}

/// The running app. Nothing sleeps: each step waits until what it needs exists.
@MainActor final class ShopTour {
    let app = XCUIApplication()
    /// For how long something is awaited, in seconds.
    static var timeout: TimeInterval = 10
    /// Whether a screenshot of each page is attached, with the page's identifier as its name.
    static var takesScreenshots = false
    /// Whether the accessibility of each page is audited.
    static var audits = false
    /// The languages and appearances in which the app is launched, one after another; nil for those of
    /// the device.
    static var styles: [(language: String?, appearance: String?)] = [(nil, nil)]

    /// How something is presented, which decides how a user dismisses it.
    enum Style { case sheet, cover, popover, alert, dialog }

    private let test: XCTestCase
    private let style: (language: String?, appearance: String?)
    private static var visited: Set<String> = []

    private init(_ test: XCTestCase, _ style: (language: String?, appearance: String?)) {
        self.test = test
        self.style = style
    }

    /// Launches the app with values of its conditions, and takes steps, in each style.
    static func run(
        _ test: XCTestCase, _ conditions: String, link: String? = nil, _ steps: @MainActor (ShopTour) -> Void
    ) {
        test.continueAfterFailure = false
        for style in styles {
            let tour = ShopTour(test, style)
            tour.launch(conditions, link)
            steps(tour)
            tour.app.terminate()
        }
    }

    private func launch(_ conditions: String, _ link: String?) {
        // What was saved by an earlier launch is not restored.
        var arguments = ["-shopState", "none", "-shopAnimations", "off", "-ApplePersistenceIgnoreState", "YES"]
        if !conditions.isEmpty { arguments += ["-shopConditions", conditions] }
        if let link { arguments += ["-shopLink", link] }
        if let language = style.language {
            arguments += ["-AppleLanguages", "(\(language))", "-AppleLocale", language]
        }
        if let appearance = style.appearance {
            #if os(macOS)
                arguments += ["-AppleInterfaceStyle", appearance == "dark" ? "Dark" : "Light"]
            #elseif os(iOS)
                XCUIDevice.shared.appearance = appearance == "dark" ? .dark : .light
            #endif
        }
        app.launchArguments += arguments
        app.launch()
    }

    // MARK: - What is shown

    /// Waits until pages are shown.
    @discardableResult
    func shows(_ pages: ShopPage..., file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        if pages.count > 1, !awaitColumns(pages) {
            XCTFail("no column of `\(pages[0].rawValue)` is shown", file: file, line: line)
            return self
        }
        for page in pages where pages.count == 1 || !isNarrow || element(page.rawValue).exists {
            guard isShown(page) else {
                XCTFail("`\(page.rawValue)` is not shown", file: file, line: line)
                return self
            }
            visit(page, file: file, line: line)
            fill(page)
        }
        return self
    }

    private func isShown(_ page: ShopPage) -> Bool {
        guard let button = page._button else {
            return element(page.rawValue).waitForExistence(timeout: Self.timeout)
        }
        if button.identifier.isEmpty { return app.alerts.firstMatch.waitForExistence(timeout: Self.timeout) }
        return find(button.identifier, button.label, in: answers) != nil
    }

    /// Waits until a split shows one of its columns, and shows the sidebar if it is hidden.
    private func awaitColumns(_ pages: [ShopPage]) -> Bool {
        let isShown = awaits { pages.contains { self.element($0.rawValue).exists } }
        if !isNarrow { reveal(pages[0]) }
        return isShown
    }

    /// Whether a split shows only one of its columns, as on an iPhone.
    private var isNarrow: Bool {
        #if os(iOS)
            app.windows.firstMatch.horizontalSizeClass == .compact
        #else
            false
        #endif
    }

    /// Shows a column of a split that is hidden: in a narrow window behind the others, or else at the side.
    private func reveal(_ page: ShopPage) {
        guard ShopPage._columns.contains(page), !element(page.rawValue).waitForExistence(timeout: 2) else { return }
        for _ in 0..<2 where !element(page.rawValue).exists {
            ["ToggleSidebar", "BackButton"].compactMap(hittable).first?.tap()
        }
    }

    /// Takes the screenshot of a page, and audits it, once in each style.
    private func visit(_ page: ShopPage, file: StaticString, line: UInt) {
        let name = [page.rawValue, style.language, style.appearance].compactMap { $0 }.joined(separator: "-")
        guard Self.takesScreenshots || Self.audits, Self.visited.insert(name).inserted else { return }
        if Self.takesScreenshots {
            let attachment = XCTAttachment(screenshot: app.screenshot())
            attachment.name = name
            attachment.lifetime = .keepAlways
            test.add(attachment)
        }
        guard Self.audits else { return }
        if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) {
            // What an audit finds does not end the tour.
            test.continueAfterFailure = true
            defer { test.continueAfterFailure = false }
            do {
                try app.performAccessibilityAudit()
            } catch {
                XCTFail("the accessibility of `\(page.rawValue)`: \(error)", file: file, line: line)
            }
        }
    }

    // MARK: - What a user does

    /// Taps the control that takes an exit of a page.
    @discardableResult
    func take(
        _ identifier: String, _ exit: String, to target: String, from page: ShopPage,
        file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        guard let control = control(identifier, on: page) else {
            XCTFail(
                "`\(page.rawValue)` has no control for its route to `\(target)`: mark it with `.exit(exits.to.\(exit)(…))`",
                file: file, line: line)
            return self
        }
        control.tap()
        return self
    }

    /// Taps a button of an alert or dialog. A dialog in a popover has no button to cancel it.
    @discardableResult
    func answer(
        _ identifier: String, _ label: String?, cancels: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ShopTour {
        if let button = find(identifier, label, in: answers) {
            button.tap()
        } else if !cancels || !tapOutside() {
            XCTFail("there is no button `\(label ?? identifier)`", file: file, line: line)
        }
        return self
    }

    private var answers: [XCUIElementQuery] { [app.alerts.buttons, app.sheets.buttons] }

    /// Taps beside a popover, if there is one.
    private func tapOutside() -> Bool {
        let outside = element("PopoverDismissRegion")
        guard outside.exists else { return false }
        outside.coordinate(withNormalizedOffset: CGVector(dx: 0.98, dy: 0.98)).tap()
        return true
    }

    /// Selects a tab.
    @discardableResult
    func select(
        tab: String, _ title: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        // The tab bar of an iPhone has five tabs at most; others are in a list.
        let more = app.tabBars.buttons.matching(identifier: "More").firstMatch
        if let button = find(tab, title, in: [app.tabBars.buttons], timeout: more.exists ? 1 : nil) {
            button.tap()
            return self
        }
        if more.exists { more.tap() }
        if let row = find(tab, title, in: []) {
            row.tap()
        } else {
            XCTFail("there is no tab `\(title ?? tab)`", file: file, line: line)
        }
        return self
    }

    /// Goes back from a page, with its own control or that of the system.
    @discardableResult
    func goBack(from page: ShopPage, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        var button: XCUIElement?
        _ = awaits {
            button = self.hittable("exit:back") ?? self.hittable("BackButton")
            return button != nil
        }
        let bar = app.navigationBars.allElementsBoundByIndex.last { $0.isHittable }
        if let button = button ?? bar?.buttons.firstMatch, button.exists {
            button.tap()
        } else {
            XCTFail("`\(page.rawValue)` has no button to go back", file: file, line: line)
        }
        return self
    }

    /// Dismisses a presentation, with its own control, or as the system lets a user do it.
    @discardableResult
    func dismiss(
        _ node: String, _ style: Style, file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        let count = elements(node).count
        // What returns a result may have no other control.
        let controls = ["exit:close"] + (style == .cover ? ["exit:finish"] : [])
        if let control = controls.compactMap(hittable).first {
            control.tap()
        } else if style == .cover {
            XCTFail(
                "no gesture dismisses `\(node)`: mark the control that closes it with `.exit(.close)`",
                file: file, line: line)
            return self
        } else {
            #if os(macOS)
                app.typeKey(.escape, modifierFlags: [])
            #else
                dismissByGesture(node, style)
            #endif
        }
        if !awaits({ count == 0 || self.elements(node).count < count }) {
            XCTFail("`\(node)` is still shown", file: file, line: line)
        }
        return self
    }

    private func dismissByGesture(_ node: String, _ style: Style) {
        if style == .alert { return app.alerts.buttons.firstMatch.tap() }
        if style != .sheet, tapOutside() { return }
        if style == .dialog {
            app.sheets.buttons.allElementsBoundByIndex.last?.tap()
            return
        }
        // By the bar of the sheet, which can be anywhere; on an iPhone, a popover is a sheet.
        let bar = app.navigationBars.allElementsBoundByIndex.last { $0.isHittable }
        let page = element(node)
        let top: XCUICoordinate
        if let bar {
            top = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        } else {
            top = (page.exists ? page : app).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: page.exists ? 0.02 : 0.15))
        }
        top.press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.98)))
    }

    /// Goes to the next step of a flow, or ends it.
    @discardableResult
    func next(_ page: ShopPage, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        move("next", page, file, line)
    }

    /// Skips a step of a flow, or the rest of it.
    @discardableResult
    func skip(_ page: ShopPage, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        move("skip", page, file, line)
    }

    /// Goes to the previous step of a flow.
    @discardableResult
    func previous(_ page: ShopPage, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        move("back", page, file, line)
    }

    private func move(_ move: String, _ page: ShopPage, _ file: StaticString, _ line: UInt) -> ShopTour {
        if let control = control("flow:\(move)", on: page) {
            control.tap()
        } else {
            let mark = move == "back" ? "previous" : move
            XCTFail(
                "the step `\(page.rawValue)` has no control for `\(mark)`: mark it with `.exit(.\(mark))`",
                file: file, line: line)
        }
        return self
    }

    /// Opens a URL in the running app.
    @discardableResult
    func open(_ url: String, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        guard let url = URL(string: url) else {
            XCTFail("`\(url)` is not a URL", file: file, line: line)
            return self
        }
        if #available(iOS 16.4, macOS 13.3, tvOS 16.4, visionOS 1, *) {
            app.open(url)
        } else {
            XCTFail("this system opens no URLs in tests", file: file, line: line)
        }
        return self
    }

    // MARK: - Elements

    /// Waits until something is so, and returns whether it is.
    private func awaits(for timeout: TimeInterval? = nil, _ isSo: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: timeout ?? Self.timeout)
        while !isSo() {
            guard Date() < end else { return false }
            // This lets the app go on, unlike sleeping.
            _ = app.staticTexts["-"].waitForExistence(timeout: 0.1)
        }
        return true
    }

    private func elements(_ identifier: String) -> [XCUIElement] {
        app.descendants(matching: .any).matching(identifier: identifier).allElementsBoundByIndex
    }

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// The control on top with an identifier: what is behind a presentation cannot be tapped.
    private func hittable(_ identifier: String) -> XCUIElement? {
        elements(identifier).last { $0.isHittable }
    }

    /// The control with an identifier: on a page, or in the bars around it.
    private func control(_ identifier: String, on page: ShopPage) -> XCUIElement? {
        reveal(page)
        let page = element(page.rawValue)
        let own = page.descendants(matching: .any).matching(identifier: identifier).firstMatch
        // A list makes its rows only once they are scrolled to.
        for scroll in 0...16 {
            var found: XCUIElement?
            _ = awaits(for: scroll == 0 ? 2 : 0.3) {
                found = own.exists ? own : self.hittable(identifier)
                return found != nil
            }
            if let found { return found }
            #if os(iOS) || os(visionOS)
                guard page.exists else { return nil }
                if scroll < 8 { page.swipeUp() } else { page.swipeDown() }
            #else
                if scroll > 0 { return nil }
            #endif
        }
        return nil
    }

    /// A button with an identifier or a label: where it belongs, or else on top.
    private func find(
        _ identifier: String, _ label: String?, in queries: [XCUIElementQuery],
        timeout: TimeInterval? = nil
    ) -> XCUIElement? {
        var found: XCUIElement?
        _ = awaits(for: timeout) {
            let names = [identifier] + (label.map { [$0] } ?? [])
            for query in queries {
                for name in names where found == nil {
                    let button = query[name].firstMatch
                    if button.exists { found = button }
                }
            }
            for name in names where found == nil {
                found = self.app.buttons.matching(identifier: name).allElementsBoundByIndex.last { $0.isHittable }
            }
            return found != nil
        }
        return found
    }
}
