public import Foundation
import Testing

/// A program that a test compiles and runs.
public struct SwiftProgram {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String

        public init(description: String) {
            self.description = description
        }
    }

    /// The folder of the program, which `remove()` deletes.
    public let folder: URL

    /// Compiles files. Throws the compiler's output if that fails.
    public init(_ files: [(name: String, text: String)], flags: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        let paths = try Self.write(files, into: folder)
        let output = folder.appendingPathComponent("program").path
        let result = try Self.run("/usr/bin/env", ["swiftc", "-wmo", "-o", output] + flags + paths)
        guard result.status == 0 else {
            try? FileManager.default.removeItem(at: folder)
            throw Failure(description: result.output)
        }
    }

    /// Writes files to a temporary folder and calls a function with their paths and the folder.
    public static func withFiles<Result>(
        _ files: [(name: String, text: String)], _ body: (_ paths: [String], _ folder: URL) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(try write(files, into: folder), folder)
    }

    private static func write(_ files: [(name: String, text: String)], into folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.map { file in
            let destination = folder.appendingPathComponent(file.name)
            try FileManager.default.createDirectory(
                at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: destination)
            return destination.path
        }
    }

    /// Runs the program with a string as standard input, and returns its output.
    public func run(_ input: String = "", arguments: [String] = []) throws -> String {
        let result = try Self.run(folder.appendingPathComponent("program").path, arguments, input: input)
        guard result.status == 0 else {
            throw Failure(description: "ended with \(result.status): \(result.output.suffix(2000))")
        }
        return result.output
    }

    public func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs a command and waits for it.
    public static func run(
        _ command: String, _ arguments: [String], input: String = "", in folder: URL? = nil
    ) throws -> (status: Int32, output: String) {
        if let name = ["swift", "swiftc"].first(where: { command.hasSuffix("/" + $0) || arguments.first == $0 }) {
            try QuickRun.leaveOut(startOf: name)
        }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (source, target) = (scratch.appendingPathComponent("in"), scratch.appendingPathComponent("out"))
        try Data(input.utf8).write(to: source)
        try Data().write(to: target)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Use files, because pipes would have to be read while the process runs.
        let output = try FileHandle(forWritingTo: target)
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: target), as: UTF8.self)
        return (process.terminationStatus, text)
    }
}
