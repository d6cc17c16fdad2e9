import Foundation
import TestSupport
import Testing

/// With hostile input, the command ends quickly, in little memory, and with a short message.
@Suite("Hostile input") struct HostileInputProof {
    /// The maximum number of bytes of output. A rule has at most a hundred diagnostics.
    private static let mostSaid = 200_000

    private func write(_ files: HostileGraph.Files, to folder: URL) throws {
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    private func expectHarmless(_ run: MeasuredRun, _ what: String) {
        #expect(run.status == 0 || run.status == 1, "\(what): \(run.status ?? -1) \(run.errors.prefix(300))")
        #expect(run.output.utf8.count + run.errors.utf8.count < Self.mostSaid, "\(what)")
        let longest = (run.output + run.errors).split(separator: "\n").map(\.utf8.count).max() ?? 0
        #expect(longest < 10_000, "\(what): a line of \(longest) bytes")
    }

    /// Input of four times the size must not take much more than four times as long; quadratic time
    /// would be sixteen times.
    @Test("takes time proportional to its size", arguments: HostileGraph.all)
    func timeIsLinearInSize(_ graph: HostileGraph) throws {
        try QuickRun.leaveOut("gives navgen much to do")
        let large = try run(graph, graph.size * 4)
        if let says = graph.says {
            #expect(large.errors.contains(says), "\(graph.name): \(large.errors.prefix(300))")
        }
        // Such a short time needs no comparison.
        guard large.seconds > 1 else { return }
        let small = try run(graph, graph.size)
        #expect(large.seconds < small.seconds * 8 + 1, "\(graph.name): \(small.seconds), \(large.seconds)")
    }

    @Test("can be built, and compared with itself", arguments: HostileGraph.all)
    func isBuilt(_ graph: HostileGraph) throws {
        try QuickRun.leaveOut("gives navgen much to do")
        try withTemporaryFolder { folder in
            try write(graph.files(graph.size), to: folder)
            let isSound = try run(["check"], graph, in: folder).status == 0
            let built = try run(["build", "--out", "out"], graph, in: folder)
            #expect((built.status == 0) == isSound, "\(graph.name): \(built.errors.prefix(300))")
            let diff = try run(["diff", "graph.yaml"], graph, in: folder)
            guard isSound else { return }
            #expect(diff.status == 0 && diff.errors.isEmpty, "\(graph.name): \(diff.errors.prefix(300))")
            #expect(diff.output.hasPrefix("nothing has changed"), "\(graph.name): \(diff.output.prefix(300))")
        }
    }

    private func run(_ graph: HostileGraph, _ size: Int) throws -> MeasuredRun {
        try withTemporaryFolder { folder in
            try write(graph.files(size), to: folder)
            return try run(["check"], graph, in: folder)
        }
    }

    private func run(_ command: [String], _ graph: HostileGraph, in folder: URL) throws -> MeasuredRun {
        let run = try MeasuredRun(command + ["graph.yaml", "--color", "never"], in: folder)
        expectHarmless(run, "\(command[0]): \(graph.name)")
        return run
    }
}
