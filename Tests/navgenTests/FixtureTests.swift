import Foundation
import TestSupport
import Testing

/// Runs the built command on each folder of `Fixtures`: files, `args`, and what is expected of it.
@Suite struct FixtureTests {
    static let folder = repository.appendingPathComponent("Tests/navgenTests/Fixtures")
    static let cases: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    @Test(arguments: cases)
    func behavesAsRecorded(name: String) throws {
        let fixture = Self.folder.appendingPathComponent(name)
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: fixture, to: work)
        defer { try? FileManager.default.removeItem(at: work) }
        for file in ["args", "stdout", "stderr", "status"] {
            try? FileManager.default.removeItem(at: work.appendingPathComponent(file))
        }
        let lines = try String(contentsOf: fixture.appendingPathComponent("args"), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        var output = ""
        var errors = ""
        var status: Int32 = 0
        // A line is a run; several runs stand one after the other.
        for line in lines {
            let run = try Command.run(line.split(separator: " ").map(String.init), in: work)
            output += run.output
            errors += run.errors
            status = run.status
        }
        let path = "Tests/navgenTests/Fixtures/\(name)"
        expectFile("\(path)/stdout", holds: output)
        expectFile("\(path)/stderr", holds: errors)
        expectFile("\(path)/status", holds: "\(status)\n")
    }

    @Test func thereAreFixtures() {
        #expect(Self.cases.count >= 30)
    }
}

/// The built command.
enum Command {
    struct Result {
        var output: String
        var errors: String
        var status: Int32
    }

    static var executable: URL {
        var folder = Bundle.main.bundleURL
        #if os(macOS)
            for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
                folder = bundle.bundleURL.deletingLastPathComponent()
            }
        #endif
        return folder.appendingPathComponent("navgen")
    }

    static func run(_ arguments: [String], in folder: URL, input: String = "") throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"]
        let files = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: files) }
        let paths = ["in", "out", "err"].map { files.appendingPathComponent($0) }
        try input.write(to: paths[0], atomically: true, encoding: .utf8)
        for path in paths.dropFirst() { try Data().write(to: path) }
        process.standardInput = try FileHandle(forReadingFrom: paths[0])
        process.standardOutput = try FileHandle(forWritingTo: paths[1])
        process.standardError = try FileHandle(forWritingTo: paths[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            output: try String(contentsOf: paths[1], encoding: .utf8),
            errors: try String(contentsOf: paths[2], encoding: .utf8), status: process.terminationStatus)
    }
}
