#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Runs the built command with system calls that fail or end it; see `Faults/faults.c`.
    enum Faults {
        /// The preloaded library, compiled once for all tests.
        private static let library = Result { try compile() }

        private static func compile() throws -> URL {
            let source = repository.appendingPathComponent("Tests/EndToEnd/Faults/faults.c").path
            let file = builtProducts.appendingPathComponent("navgen-faults.so")
            // Another run of the tests may use the same file, so it is replaced atomically.
            let new = file.appendingPathExtension(UUID().uuidString)
            // Swift's toolchain has clang.
            let words = ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", new.path, source, "-ldl"]
            let run = try SwiftProgram.run("/usr/bin/env", words)
            guard run.status == 0, rename(new.path, file.path) == 0 else {
                throw SwiftProgram.Failure(description: run.output)
            }
            return file
        }

        /// The environment variables that cause a fault.
        static func settings(_ fault: String) throws -> [String: String] {
            ["LD_PRELOAD": try library.get().path, "FAULT": fault]
        }

        static func run(
            _ arguments: [String], in folder: URL, _ fault: String, environment: [String: String] = [:]
        ) throws -> NavgenProcess.Result {
            let settings = try settings(fault)
            return try NavgenProcess.run(arguments, in: folder, environment: environment.merging(settings) { $1 })
        }
    }
#endif
