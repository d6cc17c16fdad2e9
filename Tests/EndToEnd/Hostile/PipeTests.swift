import Foundation
import TestSupport
import Testing

/// Pipes and devices in place of graphs. Nobody may ever write to them, so no command waits for them.
@Suite(.timeLimit(.minutes(5))) struct PipeTests {
    private static let commands = [
        "check pipe.yaml", "check --fix pipe.yaml", "build pipe.yaml", "graph pipe.yaml", "format pipe.yaml",
        "format --check pipe.yaml", "resolve pipe.yaml a://b", "url pipe.yaml a", "routes pipe.yaml", "why pipe.yaml a",
        "path pipe.yaml a b", "stubs pipe.yaml", "diff pipe.yaml graph.yaml", "diff graph.yaml pipe.yaml",
        "rename pipe.yaml a b", "audit --graph pipe.yaml App.swift", "import aasa pipe.yaml", "check /dev/zero",
        "check includes.yaml",
    ]

    private func withFiles(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            try work.write("navgen: 1\nroot: home\nscreens: {home: {}}\n", to: "graph.yaml")
            try work.write("navgen: 1\nroot: home\ninclude: [pipe.yaml]\nscreens: {home: {}}\n", to: "includes.yaml")
            try work.write("struct App {}\n", to: "App.swift")
            #expect(mkfifo(work.appendingPathComponent("pipe.yaml").path, 0o600) == 0)
            try body(work)
        }
    }

    @Test("are refused at once", arguments: commands)
    func areRefused(_ command: String) throws {
        try withFiles { work in
            let run = try NavgenProcess.shell("timeout 60 navgen \(command)", in: work)
            #expect([1, 2, 3].contains(run.status), "\(run)")
            let reason = command.contains("zero") ? "is a device, not a file" : "is a pipe, not a file"
            #expect(run.errors.contains(reason), "\(run.errors)")
        }
    }

    @Test("are read if a shell has opened them")
    func areReadIfGiven() throws {
        try withFiles { work in
            let given = try NavgenProcess.shell(
                "bash -c 'navgen check <(cat graph.yaml) --format text' && navgen check - <graph.yaml", in: work)
            #expect(given.status == 0 && given.errors.contains("no problems"), "\(given)")
            let other = try NavgenProcess.shell("cat graph.yaml | navgen check /dev/stdin --format text", in: work)
            #expect(other.status == 0 && other.errors.contains("no problems"), "\(other)")
        }
    }
}
