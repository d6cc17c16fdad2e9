import Foundation
import TestSupport

/// Runs the built command, which is next to the test bundle.
enum NavgenProcess {
    struct Result: Equatable {
        var output: String
        var errors: String
        /// The exit status, or the negative number of the signal that ended it.
        var status: Int32
    }

    static var executable: URL { builtProducts.appendingPathComponent("navgen") }

    static func run(
        _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
    ) throws -> Result {
        try run(executable, arguments, in: folder, input: input, environment: environment)
    }

    /// The names of all commands, as the help lists them.
    static func commands() throws -> [String] {
        let help = try run(["--help"], in: repository).output
        let lines = help.components(separatedBy: "\nCommands:\n").last?.components(separatedBy: "\n") ?? []
        return lines.prefix { !$0.isEmpty }.compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// Runs a shell command, in which `navgen` is the built command.
    static func shell(_ line: String, in folder: URL) throws -> Result {
        let place = executable.deletingLastPathComponent().path
        let environment = ["PATH": "\(place):/usr/bin:/bin"]
        return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, environment: environment)
    }

    /// Runs any program, with only `PATH` in its environment.
    static func run(
        _ program: URL, _ arguments: [String], in folder: URL, input: Data = Data(),
        environment: [String: String]
    ) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        // Files instead of pipes, so that they need not be read while the command runs.
        return try withTemporaryFolder { files in
            let paths = ["in", "out", "err"].map { files.appendingPathComponent($0) }
            try input.write(to: paths[0])
            for path in paths.dropFirst() { try Data().write(to: path) }
            process.standardInput = try FileHandle(forReadingFrom: paths[0])
            process.standardOutput = try FileHandle(forWritingTo: paths[1])
            process.standardError = try FileHandle(forWritingTo: paths[2])
            try process.run()
            process.waitUntilExit()
            return Result(
                output: String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self),
                status: process.terminationStatus * (process.terminationReason == .exit ? 1 : -1))
        }
    }
}

/// Calls a function with a temporary folder.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
