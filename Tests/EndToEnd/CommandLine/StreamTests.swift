import Foundation
import TestSupport
import Testing

/// Standard streams that are closed, full, without a reader, or nonblocking.
@Suite(.timeLimit(.minutes(20))) struct StreamTests {
    private let graph =
        "navgen: 1\nname: Small\nroot: home\noutputs: {dot: true}\nscreens: {home: {to: detail}, detail: {}}\n"
    private let mistaken = "navgen: 1\nname: Small\nroot: home\nscreens: {home: {to: detial}, detail: {}}\n"

    /// Shell commands with their exit status and standard error.
    @Test(
        arguments: [
            ("navgen schema >&-", 3, "navgen: cannot write to standard output: it is closed\n"),
            ("navgen resolve graph.yaml x:/y >&-", 3, "navgen: cannot write to standard output: it is closed\n"),
            ("navgen --help >&-", 3, "navgen: cannot write to standard output: it is closed\n"),
            (
                "navgen build graph.yaml --list-outputs >&-", 3,
                "navgen: cannot write to standard output: it is closed\n"
            ),
            // A stream that is not needed may be closed or full.
            ("navgen build graph.yaml --out out --quiet >&-", 0, ""),
            ("navgen check graph.yaml >&- <&-", 0, ""),
            ("navgen check graph.yaml 2>&-", 0, ""), ("navgen check mistaken.yaml 2>&-", 1, ""),
            ("navgen check mistaken.yaml >&- 2>&- <&-", 1, ""),
            ("navgen build graph.yaml --out out >&- 2>&- <&-", 0, ""),
            ("navgen check - <&-", 3, "navgen: cannot read <stdin>: is not open for reading\n"),
            ("navgen check nothing.yaml 2>&-", 3, ""), ("navgen nothing 2>&-", 2, ""),
        ] as [(String, Int32, String)])
    func closedStreams(line: String, status: Int32, errors: String) throws {
        try withTemporaryFolder { work in
            try work.write(graph, to: "graph.yaml")
            try work.write(mistaken, to: "mistaken.yaml")
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run == NavgenProcess.Result(output: "", errors: errors, status: status))
            guard line.contains("--out out") else { return }
            // No output file was opened as a standard stream, and no message was written into one.
            let place = work.appendingPathComponent("out")
            let found = try contents(of: place)
            try FileManager.default.removeItem(at: place)
            #expect(try NavgenProcess.run(["build", "graph.yaml", "--out", "out"], in: work).status == 0)
            #expect(try contents(of: place) == found && !found.isEmpty)
        }
    }

    @Test func devNullIsAnEmptyFile() throws {
        try withTemporaryFolder { work in
            let empty = try NavgenProcess.run(["check", "-"], in: work, input: Data())
            #expect(try NavgenProcess.shell("navgen check - </dev/null", in: work) == empty)
            #expect(!empty.errors.contains("cannot read"))
        }
    }

    @Test func anEmptyPathIsAnError() throws {
        try withTemporaryFolder { work in
            let run = try NavgenProcess.run(["check", ""], in: work)
            #expect(run.status == 3 && run.errors == "navgen: cannot read \"\": a path cannot be empty\n")
        }
    }

    private func contents(of folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
    }

    #if os(Linux)
        /// Output that cannot be written fails the run, but status messages do not.
        @Test(
            arguments: [
                ("navgen schema >/dev/full", 3), ("navgen check mistaken.yaml --format json >/dev/full", 3),
                ("navgen build graph.yaml --check >/dev/full", 3), ("navgen graph graph.yaml >/dev/full", 3),
                ("navgen check graph.yaml 2>/dev/full", 0), ("navgen check mistaken.yaml 2>/dev/full", 1),
                ("navgen build graph.yaml --out out 2>/dev/full", 0),
            ] as [(String, Int32)])
        func fullStreams(line: String, status: Int32) throws {
            try withTemporaryFolder { work in
                try work.write(graph, to: "graph.yaml")
                try work.write(mistaken, to: "mistaken.yaml")
                let run = try NavgenProcess.shell(line, in: work)
                #expect(run.status == status)
                let isSaid = run.errors.contains("navgen: cannot write to standard output: no space left on device\n")
                #expect(isSaid == (status == 3))
            }
        }
    #endif

    /// A closed pipe ends the output, not the build.
    @Test func aClosedPipeDoesNotStopABuild() throws {
        try withTemporaryFolder { work in
            try work.write(graph, to: "graph.yaml")
            let line = "{ navgen build graph.yaml --out out 2>&1; echo $? >status; } | true; sleep 0.1; cat status"
            #expect(try NavgenProcess.shell(line, in: work).output == "0\n")
            #expect(work.text("out/Small.dot")?.hasSuffix("}\n") == true)
            let check = "{ navgen check mistaken.yaml 2>&1; echo $? >status; } | true; sleep 0.1; cat status"
            try work.write(mistaken, to: "mistaken.yaml")
            #expect(try NavgenProcess.shell(check, in: work).output == "1\n")
        }
    }

    // MARK: - Streams that do not wait

    /// Creates a pipe that holds less than is written; one end is nonblocking.
    private func withPipe(_ body: (_ reading: FileHandle, _ writing: FileHandle) throws -> Void) throws {
        let pipe = Pipe()
        for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        try body(pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }

    private func setNoWaiting(_ handle: FileHandle) {
        _ = fcntl(handle.fileDescriptor, F_SETFL, fcntl(handle.fileDescriptor, F_GETFL) | O_NONBLOCK)
    }

    private func start(_ words: [String], in work: URL, input: FileHandle?, output: FileHandle, errors: FileHandle)
        throws -> Process
    {
        let process = Process()
        process.executableURL = NavgenProcess.executable
        process.arguments = words
        process.currentDirectoryURL = work
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return process
    }

    /// Node.js, for example, passes on nonblocking outputs. All output arrives, however slowly it
    /// is read.
    @Test(arguments: [false, true]) func aNonblockingOutputGetsEverything(isErrors: Bool) throws {
        try withTemporaryFolder { work in
            let screens = (0..<100).map { "  s\($0): {oh: no, no: \"\(String(repeating: "x", count: 60))\"}\n" }
            try work.write("navgen: 1\nroot: s0\nscreens:\n" + screens.joined(), to: "wrong.yaml")
            let wrong = Array(repeating: "wrong.yaml", count: 4)
            let words = isErrors ? ["check", "--format", "text"] + wrong : ["schema"]
            let whole = try NavgenProcess.run(words, in: work)
            let text = isErrors ? whole.errors : whole.output
            #expect(text.utf8.count > 70_000)
            try withPipe { reading, writing in
                setNoWaiting(writing)
                let process = try start(
                    words, in: work, input: nil, output: isErrors ? .nullDevice : writing,
                    errors: isErrors ? writing : .nullDevice)
                try writing.close()
                // By now navgen has filled the pipe, on most machines.
                usleep(100_000)
                let found = try reading.readToEnd() ?? Data()
                process.waitUntilExit()
                #expect(String(decoding: found, as: UTF8.self) == text)
                #expect(process.terminationStatus == whole.status)
            }
        }
    }

    @Test func aNonblockingInputIsReadToItsEnd() throws {
        try withTemporaryFolder { work in
            try work.write(graph, to: "graph.yaml")
            for words in [["check", "-"], ["resolve", "graph.yaml", "-"]] {
                try withPipe { reading, writing in
                    setNoWaiting(reading)
                    let process = try start(
                        words, in: work, input: reading, output: .nullDevice, errors: .nullDevice)
                    usleep(50_000)
                    for piece in [graph.prefix(20), graph.dropFirst(20)] {
                        try writing.write(contentsOf: Data(piece.utf8))
                        usleep(10_000)
                    }
                    try writing.close()
                    process.waitUntilExit()
                    // The lines of a graph are not URLs.
                    #expect(process.terminationStatus == (words[0] == "check" ? 0 : 1))
                }
            }
        }
    }
}
