import Foundation

/// Programs that tests need. In CI they must be installed; elsewhere, tests whose program is missing are skipped.
public enum ExpectedTool {
    public static let isInCI = ProcessInfo.processInfo.environment["CI"] != nil

    /// Whether to run tests that need a program, which may have one of several names.
    public static func isExpected(_ names: String...) -> Bool { isInCI || names.contains { path(of: $0) != nil } }

    public static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
