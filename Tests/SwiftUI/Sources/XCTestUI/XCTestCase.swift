import Foundation
import SwiftUI

// Declarations of the parts of XCTest that tests of a user interface use, as Xcode 16 has them. The app
// is a view on a stage in the same process, and elements are found on it.

/// A test. Unlike XCTest, a test does not end at its first failure: what follows has no effect, and does not
/// fail again.
@MainActor open class XCTestCase {
    public nonisolated(unsafe) var continueAfterFailure = true
    /// What was attached, in order.
    public private(set) var attachments: [XCTAttachment] = []

    public init() {}

    public func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// The failures of the tests so far.
@MainActor public enum XCTestFailures {
    /// Those of the test that runs.
    public private(set) static var all: [String] = []

    /// Forgets the failures, before another test.
    public static func reset() { all = [] }

    /// What happens at the first failure: XCTest ends the test there, which a program can do only by ending itself.
    public static var whenFailed: (String) -> Void = { _ in }

    fileprivate static func add(_ failure: String) {
        guard all.isEmpty else { return }
        all.append(failure)
        whenFailed(failure)
    }
}

/// Fails the test that runs.
@MainActor public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    XCTestFailures.add(message)
}

/// Something that a test leaves behind.
@MainActor public final class XCTAttachment {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    /// What was visible.
    public let screenshot: XCUIScreenshot

    public init(screenshot: XCUIScreenshot) { self.screenshot = screenshot }
}

/// What was on screen: an outline, as the stage draws nothing.
@MainActor public final class XCUIScreenshot {
    /// A line of the outline: the title, a text, or a control with its label.
    public enum Line: Sendable { case title(String), text(String), button(String), field(String) }

    public let lines: [Line]

    init(_ nodes: [StageNode]) {
        var lines: [Line] = []
        var inside: Set<ObjectIdentifier> = []
        let title = nodes.last { $0.kind == ".navigationTitle" }?.values["title"] as? String
        if let title { lines.append(.title(title)) }
        for node in nodes where !inside.contains(ObjectIdentifier(node)) {
            switch node.kind {
            case "TextField": lines.append(.field(node.label))
            case "Text": lines.append(.text(node.values["text"] as? String ?? ""))
            case _ where node.isTappable && node.kind != "Tab": lines.append(.button(node.label))
            default: continue
            }
            inside.formUnion(node.subtree.map(ObjectIdentifier.init))
        }
        self.lines = lines
    }
}
