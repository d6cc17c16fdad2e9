#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Runs of the built command in which system calls fail, or end it: see `Faults/faults.c`.
    enum Faults {
        /// The library that does it, compiled once for all tests; the system removes it with its other temporary files.
        private static let library = Result { try compile() }

        private static func compile() throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let source = repository.appendingPathComponent("Tests/navgenTests/Faults/faults.c").path
            let file = folder.appendingPathComponent("faults.so")
            // Swift's toolchain has clang.
            let words = ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", file.path, source, "-ldl"]
            let run = try SwiftProgram.run("/usr/bin/env", words)
            guard run.status == 0 else { throw SwiftProgram.Failure(description: run.output) }
            return file
        }

        static func run(
            _ arguments: [String], in folder: URL, _ fault: String, environment: [String: String] = [:]
        ) throws -> NavgenProcess.Result {
            let settings = ["LD_PRELOAD": try library.get().path, "FAULT": fault]
            return try NavgenProcess.run(arguments, in: folder, environment: environment.merging(settings) { $1 })
        }
    }
#endif
