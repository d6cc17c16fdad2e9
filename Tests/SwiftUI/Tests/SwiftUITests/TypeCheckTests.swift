import Foundation
import Testing

/// Compiles samples against the declarations, like an app.
@Suite("Type checks", .serialized)
struct TypeCheckTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

    private static let upcoming = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    private static let modes: [[String]] = [
        ["-swift-version", "5"],
        ["-swift-version", "6"],
        ["-swift-version", "5", "-strict-concurrency=complete"],
        ["-swift-version", "5", "-default-isolation", "MainActor"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        ["-swift-version", "5"] + upcoming,
        ["-swift-version", "6", "-default-isolation", "MainActor"] + upcoming,
    ]

    @Test("Valid samples compile without warnings", arguments: modes)
    func accepted(_ mode: [String]) throws {
        let files = try Self.files(in: "Accepted")
        #expect(try Self.typeCheck(files, mode) == "")
    }

    @Test("Invalid samples are rejected with SwiftUI's diagnostic", arguments: try files(in: "Rejected"))
    func rejected(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let flags = try #require(Self.value(of: "flags", in: text)).split(separator: " ").map(String.init)
        let expected = try #require(Self.value(of: "expect", in: text))
        let output = try Self.typeCheck([file], flags)
        #expect(output.contains(expected), "\(file.lastPathComponent): \(output)")
    }

    private static func files(in folder: String) throws -> [URL] {
        try FileManager.default
            .contentsOfDirectory(at: samples.appending(path: folder), includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    private static func value(of name: String, in text: String) -> String? {
        let prefix = "// \(name): "
        return text.split(separator: "\n").first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    /// Returns the compiler's output for files. The modules are next to the test executable.
    private static func typeCheck(_ files: [URL], _ flags: [String]) throws -> String {
        let program = URL(filePath: CommandLine.arguments[0])
        let modules = program.deletingLastPathComponent().appending(path: "Modules")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Sample", "-I", modules.path] + flags
            + files.map(\.path)
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
