#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Runs of the built command in which system calls fail, or end it: see `Faults/faults.c`.
    enum Faults {
        /// The library that does it, compiled once for all tests.
        private static let library = Result { try compile() }

        private static func compile() throws -> URL {
            let source = repository.appendingPathComponent("Tests/EndToEnd/Faults/faults.c").path
            let file = builtProducts.appendingPathComponent("navgen-faults.so")
            // Another run of the tests may use the same file at this time, so it comes into its place as a whole.
            let new = file.appendingPathExtension(UUID().uuidString)
            // Swift's toolchain has clang.
            let words = ["clang", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", new.path, source, "-ldl"]
            let run = try SwiftProgram.run("/usr/bin/env", words)
            guard run.status == 0, rename(new.path, file.path) == 0 else {
                throw SwiftProgram.Failure(description: run.output)
            }
            return file
        }

        /// The settings of an environment in which a fault happens.
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
