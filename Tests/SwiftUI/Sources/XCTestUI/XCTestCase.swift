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

    fileprivate static func add(_ failure: String) {
        if all.isEmpty { all.append(failure) }
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
    /// The texts that were visible.
    public let texts: [String]

    public init(screenshot: XCUIScreenshot) { texts = screenshot.texts }
}

/// What was on screen.
@MainActor public final class XCUIScreenshot {
    let texts: [String]

    init(_ texts: [String]) { self.texts = texts }
}
