import Foundation

/// A package with SwiftUI's declarations, to compile views on platforms without SwiftUI. Built once for all tests.
public struct SwiftUIDeclarations: Sendable {
    /// The SDK version, because result builders differ between them.
    public enum SDK: String, Sendable, CaseIterable, CustomStringConvertible {
        case sdk26, sdk27
        public var description: String { rawValue }
    }

    private let folder: URL

    private static let sdk26 = Result { try SwiftUIDeclarations(.sdk26) }
    private static let sdk27 = Result { try SwiftUIDeclarations(.sdk27) }

    public static func of(_ sdk: SDK) throws -> SwiftUIDeclarations {
        try QuickRun.leaveOut(startOf: "swift")
        return try (sdk == .sdk26 ? sdk26 : sdk27).get()
    }

    private init(_ sdk: SDK) throws {
        folder = repository.appendingPathComponent(".build/declarations-" + sdk.rawValue)
        let flags = sdk == .sdk27 ? ["-Xswiftc", "-DSDK27"] : []
        let package = repository.appendingPathComponent("Tests/SwiftUI").path
        let result = try SwiftProgram.run(
            "/usr/bin/env",
            ["swift", "build", "--package-path", package, "--scratch-path", folder.path] + flags)
        guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
    }

    /// The paths of the sources.
    static var sources: [String] {
        let folder = repository.appendingPathComponent("Tests/SwiftUI/Sources")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
    }

    private var build: URL { folder.appendingPathComponent("debug") }

    /// The compiler flags for type-checking.
    public var flags: [String] { ["-I", build.appendingPathComponent("Modules").path] }

    /// The object files to link a program with. The build folder may also hold those of files that were renamed.
    public var objects: [String] {
        ["SwiftUI", "Combine", "XCTestUI"].flatMap { module -> [String] in
            let sources = repository.appendingPathComponent("Tests/SwiftUI/Sources/\(module)").path
            let objectFolder = build.appendingPathComponent(module + ".build")
            return (FileManager.default.subpaths(atPath: sources) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
                .map { objectFolder.appendingPathComponent(($0 as NSString).lastPathComponent + ".o").path }
        }
    }
}
