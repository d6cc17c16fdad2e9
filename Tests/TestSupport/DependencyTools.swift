import Foundation

/// Programs that read what navgen says of dependencies.
public enum DependencyTools {
    /// Where CI runs Ninja has to be there; elsewhere tests that need it are skipped.
    public static let expectsNinja: Bool = {
        let environment = ProcessInfo.processInfo.environment
        if environment["CI"] != nil { return true }
        return (environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: $0 + "/ninja")
        }
    }()
}
