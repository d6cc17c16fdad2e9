import Foundation
import TestSupport
import Testing

/// How `--watch` ends, and how it uses a terminal.
@Suite(.timeLimit(.minutes(10))) struct WatchEndTests {
    private func graph(_ title: String) -> String {
        "navgen: 1\nname: Small\nroot: home\nscreens:\n  home: {title: \(title), to: [detail]}\n  detail: {}\n"
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsEndIt(signal: Int32) throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withWatch(["graph.yaml", "--out", "out"], in: work) { watch in
                try watch.until("the first build") { watch.output.hasSuffix("\n") }
                kill(watch.process.processIdentifier, signal)
                watch.process.waitUntilExit()
                // Shells show this as 128 plus the signal's number, and end a script by it.
                #expect(watch.process.terminationReason == .uncaughtSignal)
                #expect(watch.process.terminationStatus == signal)
            }
        }
    }

    /// When it is stopped while it writes, each file is complete, from one build or the other.
    @Test func leavesNoIncompleteFiles() throws {
        try withTemporaryFolder { work in
            let words = ["build", "graph.yaml", "--out", "out"]
            var builds: [[String: Data]] = []
            for title in ["One", "Two"] {
                try work.write(
                    graph(title).replacingOccurrences(of: "detail", with: "detail\(title)"), to: "graph.yaml")
                #expect(try NavgenProcess.run(words, in: work).status == 0)
                builds.append(try contents(of: work.appendingPathComponent("out")))
            }
            #expect(builds[0].count >= 5 && builds[0] != builds[1])
            var random = SystemRandomNumberGenerator()
            for round in 0..<20 {
                let title = round.isMultiple(of: 2) ? "One" : "Two"
                try work.write(
                    graph(title).replacingOccurrences(of: "detail", with: "detail\(title)"), to: "graph.yaml")
                let watch = try WatchedProcess(words + ["--watch"], in: work)
                defer { watch.end() }
                usleep(UInt32.random(in: 0..<80_000, using: &random))
                kill(watch.process.processIdentifier, SIGTERM)
                watch.process.waitUntilExit()
                let left = try contents(of: work.appendingPathComponent("out")).filter {
                    !BuildStates.isTemporary($0.key)
                }
                #expect(Set(left.keys) == Set(builds[0].keys))
                for (name, data) in left { #expect(builds.contains { $0[name] == data }, "\(name) in round \(round)") }
            }
        }
    }

    private func contents(of folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return files
    }

    @Test func aClosedPipeEndsIt() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            let line =
                "{ navgen build graph.yaml --watch --only dot 2>err; echo $? >status; } | head -n 1; cat status err"
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run.output.hasPrefix("graph.yaml: wrote 1 file ("))
            #expect(run.output.hasSuffix("\n0\n"))
        }
    }

    // MARK: - On a terminal

    /// Creates a terminal and passes both ends.
    private func withTerminal(_ body: (_ master: Int32, _ slave: FileHandle) throws -> Void) throws {
        var (master, slave) = (Int32(-1), Int32(-1))
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        try body(master, handle)
    }

    /// Appends the new output of a terminal.
    private func read(_ master: Int32, into text: inout String) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(master, &bytes, bytes.count)
        if count > 0 { text += String(decoding: bytes[0..<count], as: UTF8.self) }
    }

    private let clear = "\u{1B}[H\u{1B}[2J"

    @Test func clearsATerminalBeforeEachBuild() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withTerminal { master, slave in
                defer { close(master) }
                let words = ["graph.yaml", "--out", "out", "--only", "dot"]
                try withWatch(words, in: work, environment: ["TERM": "xterm"], output: slave) { watch in
                    var text = ""
                    func waitForOutput(_ words: String) throws {
                        try watch.until("\(words), of \(text)") {
                            read(master, into: &text)
                            return text.contains(words) && text.hasSuffix("press Ctrl-C to stop\u{1B}[0m\r\n")
                        }
                    }
                    try waitForOutput("graph.yaml: wrote 1 file")
                    #expect(
                        text.hasPrefix(
                            clear + "wrote out/Small.dot\r\n\u{1B}[1;32mgraph.yaml: wrote 1 file\u{1B}[0m\r\n\u{1B}[2m")
                    )
                    text = ""
                    try work.write(graph("One") + "oh: no\n", to: "graph.yaml")
                    try waitForOutput("\u{1B}[1;31mgraph.yaml: 1 error, nothing written\u{1B}[0m\r\n")
                    #expect(text.hasPrefix(clear + "\u{1B}[1mgraph.yaml:7:1: \u{1B}[0m\u{1B}[1;31merror"))
                    #expect(text.components(separatedBy: clear).count == 2)
                }
            }
        }
    }

    @Test(
        arguments: [
            (["TERM": "xterm", "NO_COLOR": "1"], [], true, false),
            (["TERM": "xterm"], ["--color", "never"], true, false),
            (["TERM": "dumb"], [], false, false), ([:], ["--color", "always"], false, true),
        ] as [([String: String], [String], Bool, Bool)])
    func terminalsThatAreNotCleared(
        _ environment: [String: String], _ words: [String], clears: Bool, paints: Bool
    ) throws {
        try withTemporaryFolder { work in
            try work.write(graph("One") + "oh: no\n", to: "graph.yaml")
            try withTerminal { master, slave in
                defer { close(master) }
                try withWatch(["graph.yaml"] + words, in: work, environment: environment, output: slave) { watch in
                    var text = ""
                    try watch.until("the status") {
                        read(master, into: &text)
                        return text.contains("watching 1 file") && text.hasSuffix("\r\n")
                    }
                    #expect(text.hasPrefix(clear) == clears)
                    #expect(text.contains("\u{1B}[1;31m") == paints)
                    #expect(clears || paints || !text.contains("\u{1B}"))
                    #expect(text.contains("press Ctrl-C to stop") == clears)
                }
            }
        }
    }

    @Test func aClosedTerminalEndsIt() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withTerminal { master, slave in
                try withWatch(["graph.yaml", "--only", "dot"], in: work, output: slave) { watch in
                    var text = ""
                    try watch.until("the status") {
                        read(master, into: &text)
                        return text.contains("watching 1 file")
                    }
                    close(master)
                    watch.process.waitUntilExit()
                    #expect(watch.process.terminationReason == .exit && watch.process.terminationStatus == 0)
                }
            }
        }
    }
}
