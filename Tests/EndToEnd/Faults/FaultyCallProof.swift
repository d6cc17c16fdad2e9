#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Builds that are killed, or fail, at each system call that changes the disk.
    @Suite(.timeLimit(.minutes(20))) struct FaultyCallProof {
        /// Each file takes five calls, two of which are writes; folders and removals come on top.
        private static let fewestCalls = 21

        /// Calls a function with 1, 2 and so on until it returns that there are no more system
        /// calls.
        private func forEachCall(_ body: (Int) throws -> Bool) throws {
            var call = 1
            while try body(call) {
                call += 1
                try #require(call < 500)
            }
            #expect(call > Self.fewestCalls)
        }

        @Test(arguments: [false, true]) func aKillAtAnyCallLeavesOldOrNewFiles(isMissing: Bool) throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                var leftBehind = 0
                var mixtures = 0
                try forEachCall { call in
                    try states.begin(isMissing: isMissing)
                    let run = try Faults.run(BuildStates.arguments, in: work, "kill \(call)")
                    guard run.status == -SIGKILL else {
                        #expect(run.status == 0)
                        return false
                    }
                    try states.expectCompleteFiles(isMissing: isMissing, "killed at call \(call)")
                    let found = try states.contents()
                    if found.keys.contains(where: BuildStates.isTemporary) { leftBehind += 1 }
                    if found != states.new, found.contains(where: { $0.value == states.new[$0.key] }) { mixtures += 1 }
                    try states.expectCompleteNextBuild("after a kill at call \(call)")
                    return true
                }
                // Otherwise no kill would have happened while files were written.
                #expect(leftBehind >= 8 && mixtures >= 8)
            }
        }

        /// A failure is reported, its file stays as it was, and all other files are written.
        @Test(arguments: [("fail", EIO), ("full", ENOSPC), ("fail", EACCES)])
        func aFailingCallLeavesOldOrNewFiles(kind: String, code: Int32) throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let calls = work.appendingPathComponent("calls")
                var failures = 0
                try forEachCall { call in
                    try states.begin()
                    try? FileManager.default.removeItem(at: calls)
                    let run = try Faults.run(
                        BuildStates.arguments, in: work, "\(kind) \(call) \(code)", environment: ["COUNT": calls.path])
                    try states.expectCompleteFiles("call \(call) failed")
                    let lines = try #require(work.text("calls")).split(separator: "\n")
                    let found = try states.contents()
                    // A file that cannot be removed stays.
                    let isRemoval = lines.count >= call && lines[min(call, lines.count) - 1] == "unlink"
                    #expect(isRemoval || !found.keys.contains(where: BuildStates.isTemporary), "\(call)")
                    #expect((run.status == 0) == (found == states.new), "\(call): \(run)")
                    #expect([0, 3].contains(run.status) && run.errors.isEmpty == (run.status == 0), "\(call): \(run)")
                    #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("navgen: cannot write out/") })
                    failures += run.status == 3 ? 1 : 0
                    return lines.count >= call
                }
                // Files are written concurrently, so the order of calls, and how many are removals,
                // differs.
                #expect(failures >= 4)
            }
        }

        /// A folder that is removed while files are written into it is created again.
        @Test func aRemovedFolderIsCreatedAgain() throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let count = ["COUNT": work.appendingPathComponent("calls").path]
                try states.begin()
                #expect(try Faults.run(BuildStates.arguments, in: work, "count", environment: count).status == 0)
                let calls = try #require(work.text("calls")).split(separator: "\n")
                let chances = calls.indices.filter { ["open", "rename"].contains(calls[$0]) }
                #expect(chances.count == 8)
                for place in chances {
                    try states.begin()
                    let run = try Faults.run(BuildStates.arguments, in: work, "fail \(place + 1) \(ENOENT)")
                    #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0), "\(calls[place])")
                    #expect(try states.contents() == states.new)
                }
            }
        }

        /// Reads and writes may be short or interrupted.
        @Test func interruptedCallsDoNotChangeABuild() throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let run = try Faults.run(BuildStates.arguments, in: work, "short 1")
                #expect(run == NavgenProcess.Result(output: "", errors: "", status: 0))
                #expect(try states.contents() == states.new)
                let words = ["graph", "graph.yaml", "--format", "json"]
                #expect(try Faults.run(words, in: work, "short 1") == NavgenProcess.run(words, in: work))
            }
        }

        /// Ctrl-C and other signals end the run immediately.
        @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [1, 6, 20])
        func aSignalLeavesOldOrNewFiles(signal: Int32, call: Int) throws {
            try withTemporaryFolder { work in
                let states = try BuildStates(in: work)
                try states.choose("New")
                let run = try Faults.run(BuildStates.arguments, in: work, "signal \(call) \(signal)")
                #expect(run == NavgenProcess.Result(output: "", errors: "", status: -signal))
                try states.expectCompleteFiles("signal \(signal) at call \(call)")
                try states.expectCompleteNextBuild("after signal \(signal) at call \(call)")
            }
        }

        @Test func initWritesAllOrNothing() throws {
            try withTemporaryFolder { work in
                let words = ["init", "new/app.yaml", "--quiet"]
                let folder = work.appendingPathComponent("new")
                #expect(try NavgenProcess.run(words, in: work).status == 0)
                let whole = try ["app.yaml", "navgen.schema.json"].map {
                    try Data(contentsOf: folder.appendingPathComponent($0))
                }
                var call = 0
                var status: Int32 = -SIGKILL
                while status == -SIGKILL {
                    call += 1
                    try? FileManager.default.removeItem(at: folder)
                    status = try Faults.run(words, in: work, "kill \(call)").status
                    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                    where !BuildStates.isTemporary(name) {
                        let data = try Data(contentsOf: folder.appendingPathComponent(name))
                        #expect(whole.contains(data), "\(name), killed at call \(call)")
                    }
                }
                #expect(status == 0 && call > 10)
            }
        }
    }
#endif
