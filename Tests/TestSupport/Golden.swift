public import Foundation
public import Testing

/// The folder of the repository.
public let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder of the products that were built with the tests.
public var builtProducts: URL {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
    #endif
    return folder
}

/// Whether expected files are updated. The test still fails, so that a wrong result is not recorded
/// by accident.
public let updatesFixtures = ProcessInfo.processInfo.environment["NAVGEN_UPDATE_FIXTURES"] == "1"

/// Compares text with a committed file.
///
/// - Parameter command: The command that writes the file.
public func expectFile(
    _ path: String, holds text: String, writtenBy command: String = "make fixtures",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let file = repository.appendingPathComponent(path)
    let present = try? String(contentsOf: file, encoding: .utf8)
    guard present != text else { return }
    if updatesFixtures {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            Issue.record("\(path) cannot be written: \(error)", sourceLocation: sourceLocation)
        }
        Issue.record("\(path) was updated: review it, then run the tests again", sourceLocation: sourceLocation)
    } else {
        Issue.record(
            "\(path) is not as expected; `\(command)` updates it:\n\(text)",
            sourceLocation: sourceLocation)
    }
}
