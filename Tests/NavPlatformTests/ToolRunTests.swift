import Foundation
import NavPlatform
import Testing

@Suite struct ToolRunTests {
    private func run(_ program: String, _ arguments: [String], _ input: [UInt8] = [], limit: Int = 60_000)
        -> ToolRun.Outcome
    {
        ToolRun(program: program, arguments: arguments, limit: limit).run(input)
    }

    private func text(_ outcome: ToolRun.Outcome) -> String {
        switch outcome {
        case .done(let bytes): "done: " + String(decoding: bytes, as: UTF8.self)
        case .missing: "missing"
        case .timedOut: "too slow"
        case .failed(let reason): "failed: " + reason
        }
    }

    @Test func returnsTheOutputOrTheError() {
        #expect(text(run("cat", [], Array("one\ntwo".utf8))) == "done: one\ntwo")
        #expect(text(run("cat", [])) == "done: ")
        #expect(text(run("sh", ["-c", "echo no >&2; echo more >&2; exit 3"])) == "failed: no")
        #expect(text(run("sh", ["-c", "exit 3"])) == "failed: it ended with status 3")
        #expect(text(run("sh", ["-c", "kill -9 $$"])) == "failed: it ended with status 137")
        #expect(text(run("navgen-has-no-such-program", [])) == "missing")
        #expect(text(run("/", [])).hasPrefix("failed: "))
    }

    /// More data than a pipe can hold, in all directions at once, for a program that does not read first.
    @Test(.timeLimit(.minutes(10))) func muchInputAndOutputDoNotBlock() {
        let input = [UInt8](repeating: 0x61, count: 8_000_000)
        let script = "head -c 3000000 /dev/zero >&2; head -c 3000000 /dev/zero; cat; exit 0"
        guard case .done(let bytes) = run("sh", ["-c", script], input) else {
            Issue.record("it failed")
            return
        }
        #expect(bytes.count == 11_000_000)
        #expect(bytes.suffix(8_000_000).allSatisfy { $0 == 0x61 })
    }

    @Test(.timeLimit(.minutes(10))) func killsAProgramThatTakesTooLong() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let start = ContinuousClock().now
        #expect(text(run("sh", ["-c", "echo $$ >\(file.path); exec sleep 600"], limit: 700)) == "too slow")
        #expect(ContinuousClock().now - start < .seconds(20))
        let process = try #require(Int32(try String(contentsOf: file, encoding: .utf8).dropLast()))
        // A process that was not waited for would still have its id.
        #expect(kill(process, 0) != 0 && errno == ESRCH)
    }

    @Test func passesOnTheEnvironment() {
        let tool = ToolRun(
            program: "sh", arguments: ["-c", "echo $NAVGEN_TEST $TZ; command -v cat >/dev/null && echo path"],
            limit: 60_000,
            environment: ["NAVGEN_TEST": "one two", "TZ": "UTC0"])
        #expect(text(tool.run([])) == "done: one two UTC0\npath\n")
    }
}
