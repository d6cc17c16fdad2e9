import Foundation
import SwiftUI

/// The app: a view on a stage.
@MainActor public final class XCUIApplication: XCUIElement {
    /// Makes the app's stage from its launch arguments. The program that runs tests sets it.
    public static var launcher: ([String]) -> Stage = { _ in preconditionFailure("no app can be launched") }

    /// Identifiers that are not found, as if no control had them.
    public static var unmarked: Set<String> = []

    public var launchArguments: [String] = []
    public private(set) var stage: Stage?
    /// How often the accessibility was audited.
    public private(set) var audits = 0

    public init() {
        super.init { [] }
        find = { [weak self] in (self?.stage?.visibleNodes).map { $0.isEmpty ? [] : [$0[0]] } ?? [] }
        app = self
    }

    public func launch() {
        stage = Self.launcher(launchArguments)
        settle()
    }

    public func terminate() { stage = nil }

    public func open(_ url: URL) {
        stage?.open(url)
        settle()
    }

    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(stage?.visibleNodes ?? []) }

    public func performAccessibilityAudit() throws { audits += 1 }

    /// Lets tasks of the app run, and updates its views, until nothing changes any more.
    func settle() {
        for _ in 0..<6 {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
            stage?.update()
        }
    }

    /// What can be found: the nodes that a user can see, and what the system adds.
    var visible: [StageNode] {
        let nodes = stage?.visibleNodes ?? []
        // Tabs are in the tab bar, also those that are not selected.
        let tabs = nodes.filter { $0.kind == "TabView" }.flatMap { $0.children.filter { $0.kind == "Tab" } }
        return (nodes.filter { $0.kind != "Tab" } + tabs).filter { node in
            (node.values["identifier"] as? String).map { !Self.unmarked.contains($0) } ?? true
        }
    }

    override var all: [StageNode] { visible }
}

extension XCUIElement {
    public var alerts: XCUIElementQuery { presented("alert") }
    public var sheets: XCUIElementQuery { presented("confirmationDialog") }
    public var buttons: XCUIElementQuery { query { $0.isTappable || $0.kind == "Tab" } }
    /// The stage has no elements for them.
    public var staticTexts: XCUIElementQuery { XCUIElementQuery(app) { [] } }
    public var textFields: XCUIElementQuery { query { $0.kind == "TextField" } }
    /// The bar of the tabs; the stage has no element for it.
    public var tabBars: XCUIElementQuery { XCUIElementQuery(app) { [] } }
    /// The bar above a stack: its button goes back.
    public var navigationBars: XCUIElementQuery { XCUIElementQuery(app, isNavigationBar: true) { [] } }

    private func query(_ isIncluded: @escaping @MainActor (StageNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(app) { self.all.filter(isIncluded) }
    }

    private func presented(_ kind: String) -> XCUIElementQuery {
        XCUIElementQuery(app) { [weak app] in
            guard let front = app?.stage?.frontmost, front.kind == kind else { return [] }
            return [front]
        }
    }
}

/// A place on the screen.
@MainActor public final class XCUICoordinate {
    private weak var app: XCUIApplication?

    init(_ app: XCUIApplication?) { self.app = app }

    /// Taps beside what is in front: this dismisses a popover.
    public func tap() {
        guard let stage = app?.stage, stage.frontmost.kind == "popover" else { return }
        stage.swipeDown(stage.frontmost)
        app?.settle()
    }

    /// Drags from here to another place: from the top of a sheet, this dismisses it.
    public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
        guard let stage = app?.stage else { return }
        stage.swipeDown(stage.frontmost)
        app?.settle()
    }
}
