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
    @discardableResult func ok() -> ShopTour { _tour.answer("answer:ok", "OK") }
}

/// `catalog.home`, a screen.
@MainActor struct ShopCatalogHomePage {
    let _tour: ShopTour
    @discardableResult func product() -> ShopTour { _tour.take("exit:catalog.product", "product", to: "catalog.product", from: .catalogHome) }
    @discardableResult func search() -> ShopTour { _tour.take("exit:catalog.search", "search", to: "catalog.search", from: .catalogHome) }
    @discardableResult func accountSignIn() -> ShopTour { _tour.take("exit:account.signIn", "accountSignIn", to: "account.signIn", from: .catalogHome) }
}

/// `catalog.product`, a screen.
@MainActor struct ShopCatalogProductPage {
    let _tour: ShopTour
    @discardableResult func reviews() -> ShopTour { _tour.take("exit:catalog.reviews", "reviews", to: "catalog.reviews", from: .catalogProduct) }
    @discardableResult func photo() -> ShopTour { _tour.take("exit:catalog.photo", "photo", to: "catalog.photo", from: .catalogProduct) }
    @discardableResult func share() -> ShopTour { _tour.take("exit:catalog.share", "share", to: "catalog.share", from: .catalogProduct) }
}

/// `catalog.search`, a sheet.
@MainActor struct ShopCatalogSearchPage {
    let _tour: ShopTour
    @discardableResult func product() -> ShopTour { _tour.take("exit:catalog.product", "product", to: "catalog.product", from: .catalogSearch) }
}

/// `orders.history`, a screen.
@MainActor struct ShopOrdersHistoryPage {
    let _tour: ShopTour
    @discardableResult func detail() -> ShopTour { _tour.take("exit:orders.detail", "detail", to: "orders.detail", from: .ordersHistory) }
}

/// `orders.detail`, a screen.
@MainActor struct ShopOrdersDetailPage {
    let _tour: ShopTour
    @discardableResult func cancel() -> ShopTour { _tour.take("exit:orders.cancel", "cancel", to: "orders.cancel", from: .ordersDetail) }
    @discardableResult func catalogProduct() -> ShopTour { _tour.take("exit:catalog.product", "catalogProduct", to: "catalog.product", from: .ordersDetail) }
}

/// `orders.cancel`, a dialog.
@MainActor struct ShopOrdersCancelPage {
    let _tour: ShopTour
    @discardableResult func confirm() -> ShopTour { _tour.answer("answer:confirm", "Cancel order") }
    @discardableResult func keep() -> ShopTour { _tour.answer("answer:keep", "Keep it") }
}

/// `account.profile`, a screen.
@MainActor struct ShopAccountProfilePage {
    let _tour: ShopTour
    @discardableResult func settings() -> ShopTour { _tour.take("exit:account.settings", "settings", to: "account.settings", from: .accountProfile) }
    @discardableResult func address() -> ShopTour { _tour.take("exit:account.address", "address", to: "account.address", from: .accountProfile) }
}

/// `account.settings`, a screen.
@MainActor struct ShopAccountSettingsPage {
    let _tour: ShopTour
    @discardableResult func onboarding() -> ShopTour { _tour.take("exit:account.onboarding", "onboarding", to: "account.onboarding", from: .accountSettings) }
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
        if pages.count > 1 { awaitColumns(pages) }
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
        return find(button.identifier, button.label) != nil
    }

    /// Waits until a split shows one of its columns, and shows the sidebar if it is hidden.
    private func awaitColumns(_ pages: [ShopPage]) {
        let end = Date(timeIntervalSinceNow: Self.timeout)
        while !pages.contains(where: { element($0.rawValue).waitForExistence(timeout: 0.2) }), Date() < end {}
        if !isNarrow { reveal(pages[0]) }
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
        for _ in 0..<2 where page._button == nil && !element(page.rawValue).exists {
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

    /// Taps a button of an alert or dialog.
    @discardableResult
    func answer(
        _ identifier: String, _ label: String?, file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        if let button = find(identifier, label) {
            button.tap()
        } else {
            XCTFail("there is no button `\(label ?? identifier)`", file: file, line: line)
        }
        return self
    }

    /// Selects a tab.
    @discardableResult
    func select(
        tab: String, _ title: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        // The tab bar of an iPhone has five tabs at most; others are in a list.
        let more = app.tabBars.buttons.matching(identifier: "More").firstMatch
        if let button = find(tab, title) {
            button.tap()
        } else if more.exists {
            more.tap()
            if let row = find(tab, title) { row.tap() }
        } else {
            XCTFail("there is no tab `\(title ?? tab)`", file: file, line: line)
        }
        return self
    }

    /// Goes back from a page, with its own control or that of the system.
    @discardableResult
    func goBack(from page: ShopPage, file: StaticString = #filePath, line: UInt = #line) -> ShopTour {
        let first = app.navigationBars.buttons.firstMatch
        if let button = hittable("exit:back") ?? hittable("BackButton") ?? (first.exists ? first : nil) {
            button.tap()
        } else {
            #if os(tvOS)
                XCUIRemote.shared.press(.menu)
            #else
                XCTFail("`\(page.rawValue)` has no button to go back", file: file, line: line)
            #endif
        }
        return self
    }

    /// Dismisses a presentation, with its own control, or as the system lets a user do it.
    @discardableResult
    func dismiss(
        _ node: String, _ style: Style, file: StaticString = #filePath, line: UInt = #line
    ) -> ShopTour {
        // What returns a result may have no other control.
        let controls = ["exit:close"] + (style == .cover ? ["exit:finish"] : [])
        if let control = controls.compactMap(hittable).first {
            control.tap()
            return self
        }
        #if os(macOS)
            app.typeKey(.escape, modifierFlags: [])
        #elseif os(tvOS)
            XCUIRemote.shared.press(.menu)
        #else
            switch style {
            case .sheet:
                let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.15))
                top.press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.98)))
            case .popover, .dialog:
                let outside = element("PopoverDismissRegion")
                let cancel = app.sheets.buttons.firstMatch
                if outside.exists { outside.tap() } else if cancel.exists { cancel.tap() }
            case .alert: app.alerts.buttons.firstMatch.tap()
            case .cover:
                XCTFail(
                    "no gesture dismisses `\(node)`: mark the control that closes it with `.exit(.close)`",
                    file: file, line: line)
            }
        #endif
        return self
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

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// The control on top with an identifier: what is behind a presentation cannot be tapped.
    private func hittable(_ identifier: String) -> XCUIElement? {
        app.descendants(matching: .any).matching(identifier: identifier).allElementsBoundByIndex
            .last { $0.isHittable }
    }

    /// The control with an identifier: on a page, or in the bars around it.
    private func control(_ identifier: String, on page: ShopPage) -> XCUIElement? {
        reveal(page)
        let anywhere = element(identifier)
        let own = element(page.rawValue).descendants(matching: .any).matching(identifier: identifier).firstMatch
        // A list makes its rows only once they are scrolled to.
        var scrolls = 0
        while !anywhere.waitForExistence(timeout: scrolls == 0 ? 2 : 0.5) {
            scrolls += 1
            guard scrolls <= 8 else { return nil }
            #if os(iOS) || os(visionOS)
                element(page.rawValue).swipeUp()
            #endif
        }
        return own.exists ? own : anywhere
    }

    /// A button with an identifier or a label.
    private func find(_ identifier: String, _ label: String?) -> XCUIElement? {
        let marked = element(identifier)
        if marked.waitForExistence(timeout: label == nil ? Self.timeout : 2) { return marked }
        guard let label else { return nil }
        let named = app.buttons[label].firstMatch
        return named.waitForExistence(timeout: Self.timeout) ? named : nil
    }
}
