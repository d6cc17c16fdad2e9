import Foundation

/// Programs that tests need. Where CI runs they have to be there; elsewhere tests that need them are skipped, and say so.
public enum ExpectedTool {
    public static let isInCI = ProcessInfo.processInfo.environment["CI"] != nil

    /// Whether a test can take for granted that a program is there, perhaps by another name.
    public static func isExpected(_ names: String...) -> Bool { isInCI || names.contains { path(of: $0) != nil } }

    public static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
