import Foundation
import Testing

/// Runs the built command in a temporary folder.
///
/// It never waits a fixed time: an expected event happens, or the test fails after a minute.
final class WatchedProcess {
    let process = Process()
    private let files: URL

    /// - Parameter output: Where standard output goes; by default, both streams go into files.
    init(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], output: FileHandle? = nil,
        program: URL = NavgenProcess.executable
    ) throws {
        files = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        for name in ["out", "err"] { try Data().write(to: files.appendingPathComponent(name)) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try output ?? FileHandle(forWritingTo: files.appendingPathComponent("out"))
        process.standardError = try output ?? FileHandle(forWritingTo: files.appendingPathComponent("err"))
        try process.run()
    }

    /// Ends the process.
    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: files)
    }

    var output: String { text("out") }
    var errors: String { text("err") }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    /// The lines about builds, without their times.
    var lines: [String] {
        output.split(separator: "\n").map { line in
            var words = line.split(separator: " ", omittingEmptySubsequences: false)
            if let unit = words.firstIndex(of: "ms);"), unit > 0, words[unit - 1].dropFirst().allSatisfy(\.isNumber) {
                words[unit - 1] = "(…"
            }
            return words.joined(separator: " ")
        }
    }

    /// Waits until a condition holds.
    func until(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
    ) throws {
        let end = ContinuousClock().now + .seconds(600)
        while try !isSo() {
            let isOver = !process.isRunning
            let isLate = try isOver && !isSo()
            try #require(!isLate, "it ended before: \(what)", sourceLocation: sourceLocation)
            try #require(ContinuousClock().now < end, "in vain: \(what)", sourceLocation: sourceLocation)
            usleep(2000)
        }
    }

    /// Waits until a line is the last one printed.
    func waitForLastLine(_ line: String, count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try until("\(line), of \(output)\(errors)", sourceLocation: sourceLocation) {
            lines.last == line && count.map { lines.count == $0 } ?? true && output.hasSuffix("\n")
        }
    }
}

/// Starts a watch, and ends it in any case.
func withWatch(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], output: FileHandle? = nil,
    _ body: (WatchedProcess) throws -> Void
) throws {
    let watch = try WatchedProcess(
        ["build", "--watch"] + arguments, in: folder, environment: environment, output: output)
    defer { watch.end() }
    try body(watch)
}

extension URL {
    /// Writes a file in this folder, in place.
    func write(_ text: String, to name: String) throws {
        try text.write(to: appendingPathComponent(name), atomically: false, encoding: .utf8)
    }

    func text(_ name: String) -> String? {
        try? String(contentsOf: appendingPathComponent(name), encoding: .utf8)
    }
}
