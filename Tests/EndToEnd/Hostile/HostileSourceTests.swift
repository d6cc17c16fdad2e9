import Foundation
import TestSupport
import Testing

/// Swift files with many types are read quickly.
@Suite("Large Swift files") struct HostileSourceTests {
    /// Swift of a number of types, and the command that reads it.
    struct Source: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var command: String
        var text: @Sendable (Int) -> String
    }

    private static let all = [
        Source(testDescription: "a chain of screens, each in a stack", command: "import swift app.swift") { size in
            views(size) { "NavigationStack { NavigationLink(\"x\") { S\($0 + 1)() } }" }.joined(separator: "}\n") + "}\n"
        }
    ]

    /// Views without the brace at their ends.
    private static func views(_ count: Int, _ body: (Int) -> String) -> [String] {
        (0..<count).map { "struct S\($0): View { var body: some View { \(body($0)) }" }
    }

    /// Twice as many types must not take much more than twice as long; quadratic time would be four times.
    @Test("take time proportional to their size", arguments: all)
    func timeIsLinearInSize(_ source: Source) throws {
        try QuickRun.leaveOut("gives navgen much to do")
        let seconds = try [1500, 3000].map { size in
            try withTemporaryFolder { folder in
                try folder.write(source.text(size), to: "app.swift")
                try folder.write("navgen: 1\nroot: home\nscreens: {home: {}}\n", to: "graph.yaml")
                let run = try MeasuredRun(source.command.split(separator: " ").map(String.init), in: folder)
                #expect(run.status == 0 || run.status == 1, "\(run.errors.prefix(300))")
                return run.seconds
            }
        }
        #expect(seconds[1] < seconds[0] * 2.6 + 0.5, "\(seconds)")
    }
}
