import Foundation
import SwiftUI

/// An element of the user interface: the first node that a query finds, whenever it is asked.
@MainActor open class XCUIElement {
    public enum ElementType: UInt, Sendable { case any, button, other, textField }

    weak var app: XCUIApplication?
    var find: @MainActor () -> [StageNode]
    /// What a tap does; nil for what the node does.
    private let gesture: (@MainActor (Stage) -> Bool)?

    init(
        _ app: XCUIApplication? = nil, gesture: (@MainActor (Stage) -> Bool)? = nil,
        find: @escaping @MainActor () -> [StageNode]
    ) {
        self.app = app
        self.gesture = gesture
        self.find = find
    }

    public var exists: Bool { XCTestFailures.all.isEmpty && !find().isEmpty }

    /// On the stage, only what can be tapped is found.
    public var isHittable: Bool { exists }

    /// Waits until the element exists, but no longer than a time.
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        guard XCTestFailures.all.isEmpty else { return false }
        // On the stage, nothing takes longer than what the app waits for.
        let end = Date(timeIntervalSinceNow: min(timeout, 1.5))
        while !exists, Date() < end { app?.settle() }
        return exists
    }

    public func tap() {
        guard let stage = app?.stage, let node = find().first else { return XCTFail("nothing can be tapped") }
        if let gesture {
            _ = gesture(stage)
        } else if node.kind == "Tab" {
            stage.tapTab(label: node.title)
        } else if ["alert", "confirmationDialog"].contains(node.kind) {
            stage.tap(node.kind == "alert" ? "OK" : "Cancel")
        } else if node.kind == "popover" {
            stage.swipeDown(node)
        } else if !node.subtree.contains(where: \.isTappable),
            let row = node.subtree.first(where: { $0.kind == ".tag" })?.values["tag"] as? AnyHashable
        {
            stage.select(row, in: nil)
        } else {
            stage.tap(node)
        }
        app?.settle()
    }

    /// Types text into a field, instead of what is there.
    public func typeText(_ text: String) {
        let field = find().first?.subtree.first { $0.kind == "TextField" }
        guard let binding = field?.values["text"] as? Binding<String> else {
            return XCTFail("there is no field for `\(text)`")
        }
        binding.wrappedValue = text
        app?.settle()
    }

    public func swipeUp() {}

    public var firstMatch: XCUIElement { self }

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app) { self.all }
    }

    public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate(app) }

    /// The nodes in the element that a user can see.
    var all: [StageNode] {
        let inside = Set(find().first?.subtree.map(ObjectIdentifier.init) ?? [])
        return (app?.visible ?? []).filter { inside.contains(ObjectIdentifier($0)) }
    }
}

/// A vector, as CoreGraphics declares it.
public struct CGVector: Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}

/// Elements that are found whenever they are asked for.
@MainActor public final class XCUIElementQuery {
    private weak var app: XCUIApplication?
    private let isNavigationBar: Bool
    private let find: @MainActor () -> [StageNode]

    init(_ app: XCUIApplication?, isNavigationBar: Bool = false, find: @escaping @MainActor () -> [StageNode]) {
        self.app = app
        self.isNavigationBar = isNavigationBar
        self.find = find
    }

    public var firstMatch: XCUIElement {
        if isNavigationBar { return back }
        return XCUIElement(app, find: find)
    }

    /// An element for each node that is found now.
    public var allElementsBoundByIndex: [XCUIElement] {
        if isNavigationBar { return back.exists ? [back] : [] }
        return find().map { node in XCUIElement(app) { [find] in find().filter { $0 === node } } }
    }

    /// The buttons in an alert or dialog. One without buttons is itself the button of the system.
    public var buttons: XCUIElementQuery {
        if isNavigationBar { return self }
        return XCUIElementQuery(app) { [find] in
            let buttons = find().flatMap(\.subtree).filter(\.isTappable)
            // The button with which the system lets a user cancel a dialog is the last.
            return buttons + find().filter { buttons.isEmpty || $0.kind == "confirmationDialog" }
        }
    }

    /// The elements with an identifier.
    public func matching(identifier: String) -> XCUIElementQuery {
        if isNavigationBar { return self }
        if identifier == "BackButton" { return XCUIElementQuery(app, isNavigationBar: true) { [] } }
        if identifier == "PopoverDismissRegion" {
            return XCUIElementQuery(app) { [weak app] in
                guard let front = app?.stage?.frontmost, front.kind == "popover" else { return [] }
                return [front]
            }
        }
        return XCUIElementQuery(app) { [find] in find().filter { $0.values["identifier"] as? String == identifier } }
    }

    /// The element with an identifier or a label.
    public subscript(key: String) -> XCUIElement {
        XCUIElement(app) { [find] in
            find().filter { $0.values["identifier"] as? String == key || $0.title == key }
        }
    }

    /// The button that goes back, while there is something to go back to.
    private var back: XCUIElement {
        XCUIElement(app) {
            $0.tapBack()
        } find: { [weak app] in
            let stacks = (app?.visible ?? []).filter { $0.kind == "NavigationStack" }
            return stacks.last.map { $0.children.contains { $0.kind == "pushed" } ? [$0] : [] } ?? []
        }
    }
}

extension StageNode {
    /// The label of a button or a tab.
    fileprivate var title: String {
        kind == "Tab" ? children.first { $0.kind == "label" }?.texts.joined(separator: " ") ?? "" : label
    }
}
