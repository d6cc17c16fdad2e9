import Foundation
import TestSupport

/// The compiler's messages for code that uses generated modules: the shop, and a small graph
/// without tabs.
struct CompilerMessages: Sendable {
    /// The errors of each file.
    let errors: [String: [String]]
    let notes: [String: [String]]

    private static let folder = repository.appendingPathComponent(".build/message-modules")
    private static let modules = Result { () throws -> [String] in
        let small = try CompiledGraph(
            """
            navgen: 1
            name: Small
            root: start
            links: {schemes: [small]}
            screens: {start: {to: [detail]}, detail: {url: /detail}}
            outputs: {swift: {access: public}}
            """)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let flags = try CompilerSettings().modules()
        for (name, graph) in [("Shop", try ExampleGraph.shop.compiled("{access: public}")), ("Small", small)] {
            try SwiftProgram.withFiles(try graph.swift()) { paths, _ in
                let output = folder.appendingPathComponent("\(name).swiftmodule").path
                let work = ["-emit-module", "-wmo", "-module-name", name, "-swift-version", "6", "-o", output]
                let result = try SwiftProgram.run("/usr/bin/env", ["swiftc"] + work + flags + paths)
                guard result.status == 0 else { throw SwiftProgram.Failure(description: result.output) }
            }
        }
        return flags + ["-I", folder.path]
    }

    /// Type-checks files together, as one module. An error in one file does not affect the others.
    init(_ files: [(name: String, text: String)]) throws {
        let flags = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6"] + (try Self.modules.get())
        let output = try SwiftProgram.withFiles(files) { paths, folder in
            try SwiftProgram.run("/usr/bin/env", ["swiftc"] + flags + paths, in: folder).output
        }
        var (errors, notes): ([String: [String]], [String: [String]]) = ([:], [:])
        var file = ""
        for line in output.split(separator: "\n") {
            // For declarations of an imported module, the compiler prints lines without a path.
            guard let match = line.wholeMatch(of: #/(?:.*/)?([^/]+):\d+:\d+: (error|warning|note): (.*)/#) else {
                continue
            }
            let (name, kind, message) = (String(match.output.1), match.output.2, String(match.output.3))
            if kind == "note" {
                // A note belongs to the error above it, whichever file it points to.
                notes[file, default: []].append(message)
            } else {
                file = name
                errors[file, default: []].append(message)
            }
        }
        (self.errors, self.notes) = (errors, notes)
    }
}
