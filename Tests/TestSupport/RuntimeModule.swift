import Foundation

/// NavgenRuntime as a module that test programs import, compiled once for all tests.
public struct RuntimeModule: Sendable {
    private let folder: URL

    /// The module as on Linux, without views.
    public static var plain: Result<RuntimeModule, any Error> { ready { builtPlain } }
    private static let builtPlain = Result { try RuntimeModule("plain", []) }
    private static let sdk26 = Result { try RuntimeModule("sdk26", SwiftUIDeclarations.of(.sdk26).flags) }
    private static let sdk27 = Result { try RuntimeModule("sdk27", SwiftUIDeclarations.of(.sdk27).flags) }

    /// The same module, optimized.
    public static var optimized: Result<RuntimeModule, any Error> { ready { builtOptimized } }
    private static let builtOptimized = Result { try RuntimeModule("optimized", ["-O"]) }

    /// The module with its views, as in an app's debug build: with Observation, and without it as before iOS 17.
    public static var debug: Result<RuntimeModule, any Error> { ready { builtDebug } }
    public static var withoutObservation: Result<RuntimeModule, any Error> { ready { builtWithoutObservation } }
    private static let builtDebug = Result {
        try RuntimeModule("debug", SwiftUIDeclarations.of(.sdk26).flags + ["-D", "DEBUG"])
    }
    private static let builtWithoutObservation = Result {
        let flags = ["-D", "DEBUG", "-D", "NAVGEN_WITHOUT_OBSERVATION"]
        return try RuntimeModule("objects", SwiftUIDeclarations.of(.sdk26).flags + flags)
    }

    /// The module with the views that an SDK's declarations support.
    public static func of(_ sdk: SwiftUIDeclarations.SDK) throws -> RuntimeModule {
        try ready { sdk == .sdk26 ? sdk26 : sdk27 }.get()
    }

    /// Cancels the test in a quick run before the module is built.
    ///
    /// Otherwise the failure would be stored as the result of the build.
    private static func ready(_ built: () -> Result<RuntimeModule, any Error>) -> Result<RuntimeModule, any Error> {
        Result { try QuickRun.leaveOut(startOf: "swiftc") }.flatMap(built)
    }

    /// The paths of the sources.
    public static var sources: [String] {
        let folder = repository.appendingPathComponent("Sources/NavgenRuntime")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
    }

    private init(_ name: String, _ flags: [String]) throws {
        folder = repository.appendingPathComponent(".build/runtime-" + name)
        let object = folder.appendingPathComponent("NavgenRuntime.o")
        let module = folder.appendingPathComponent("NavgenRuntime.swiftmodule").path
        let inputs = Self.sources + SwiftUIDeclarations.sources
        // A run that was stopped may have written one of the two.
        if let built = Self.date(object.path), Self.date(module) != nil,
            inputs.allSatisfy({ Self.date($0).map { $0 < built } ?? false })
        {
            return
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = [
            "swiftc", "-swift-version", "6", "-wmo", "-parse-as-library", "-enable-testing", "-warnings-as-errors",
            "-package-name", "navgen", "-module-name", "NavgenRuntime", "-emit-module", "-emit-module-path", module,
            "-c", "-o", object.path,
        ]
        let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap {
            ["-enable-upcoming-feature", $0]
        }
        let result = try SwiftProgram.run("/usr/bin/env", arguments + features + flags + Self.sources)
        guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
    }

    private static func date(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// The compiler flags for type-checking.
    public var flags: [String] { ["-I", folder.path] }

    /// The object files to link a program with.
    public var objects: [String] { [folder.appendingPathComponent("NavgenRuntime.o").path] }
}
