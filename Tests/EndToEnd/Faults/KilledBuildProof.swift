import Foundation
import TestSupport
import Testing

/// Builds that are killed at random times, and concurrent builds.
@Suite(.timeLimit(.minutes(20))) struct KilledBuildProof {
    /// Starts a build without waiting for it. A slow one spends most of its time writing.
    private func start(_ graph: String, in work: URL, isSlow: Bool = false) throws -> Process {
        let process = Process()
        process.executableURL = NavgenProcess.executable
        process.arguments = ["build", graph, "--out", "out", "--quiet"]
        process.currentDirectoryURL = work
        process.environment = ["PATH": "/usr/bin:/bin"]
        #if os(Linux)
            if isSlow { process.environment = try Faults.settings("slow 300") }
        #endif
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Kills at times that deterministic kills cannot reach: between system calls and within one.
    @Test func aKillAtAnyTimeLeavesOldOrNewFiles() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            try states.choose("New")
            var random = SystemRandomNumberGenerator()
            // The maximum delay of a kill in microseconds. It grows when the last kill was in time,
            // and shrinks when it was too late.
            var limit = 40_000.0
            func killSomewhere() throws -> Bool {
                let process = try start("graph.yaml", in: work)
                // Nothing is written in the first part of the time.
                usleep(UInt32.random(in: UInt32(limit / 4)...UInt32(limit), using: &random))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let isKilled = process.terminationReason == .uncaughtSignal
                limit *= isKilled ? 1.1 : 0.9
                return isKilled
            }
            var kills = 0
            for round in 0..<100 {
                try states.begin(isMissing: round.isMultiple(of: 5))
                if try killSomewhere() { kills += 1 }
                try states.expectCompleteFiles(isMissing: round.isMultiple(of: 5), "killed in round \(round)")
                if round.isMultiple(of: 10) { try states.expectCompleteNextBuild("after a kill in round \(round)") }
            }
            #expect(kills > 10)
            // Kills several builds in a row.
            try states.begin()
            for _ in 0..<20 {
                _ = try killSomewhere()
                try states.expectCompleteFiles("killed again and again")
            }
            try states.expectCompleteNextBuild("after many kills")
        }
    }

    /// Eight concurrent builds of one graph into one folder.
    @Test(arguments: [true, false]) func concurrentBuildsOfOneGraphWriteItsOutputs(isMissing: Bool) throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            try states.choose("New")
            for round in 0..<3 {
                try states.begin(isMissing: isMissing)
                let processes = try (0..<8).map { _ in try start("graph.yaml", in: work, isSlow: true) }
                while processes.contains(where: \.isRunning) {
                    states.expectCompleteFilesMeanwhile(isMissing: isMissing)
                }
                for process in processes {
                    process.waitUntilExit()
                    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "round \(round)")
                }
                #expect(try states.contents() == states.new)
            }
        }
    }

    /// Eight concurrent builds of two versions of a graph: each file is from one or the other, and
    /// the next build writes all files of its version.
    @Test func concurrentBuildsOfTwoVersionsLeaveWholeFiles() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            for version in ["Old", "New"] {
                try states.choose(version)
                let folder = work.appendingPathComponent(version)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for name in ["graph.yaml", "more.yaml"] {
                    try FileManager.default.copyItem(
                        at: work.appendingPathComponent(name), to: folder.appendingPathComponent(name))
                }
            }
            for round in 0..<3 {
                try states.begin(isMissing: round == 0)
                let processes = try (0..<8).map { number in
                    try start("\(number.isMultiple(of: 2) ? "Old" : "New")/graph.yaml", in: work, isSlow: true)
                }
                while processes.contains(where: \.isRunning) {
                    states.expectCompleteFilesMeanwhile(isMissing: round == 0)
                }
                for process in processes {
                    process.waitUntilExit()
                    #expect(process.terminationReason == .exit && process.terminationStatus == 0, "round \(round)")
                }
                try states.expectCompleteFiles("round \(round)")
                #expect(try !states.contents().keys.contains(where: BuildStates.isTemporary))
            }
            try states.expectCompleteNextBuild("after two versions at once")
        }
    }

    /// Removes the folder again and again while eight builds write into it. None of them leaves an
    /// incomplete file, and none hangs.
    @Test func aFolderThatKeepsDisappearingDoesNotCrash() throws {
        try withTemporaryFolder { work in
            let states = try BuildStates(in: work)
            try states.choose("New")
            let processes = try (0..<8).map { _ in try start("graph.yaml", in: work, isSlow: true) }
            while processes.contains(where: \.isRunning) {
                try? FileManager.default.removeItem(at: states.out)
                usleep(500)
            }
            for process in processes {
                process.waitUntilExit()
                #expect(process.terminationReason == .exit && [0, 3].contains(process.terminationStatus))
            }
            try states.expectCompleteFiles(isMissing: true, "with a folder that goes away")
            try states.expectCompleteNextBuild("after a folder that went away")
        }
    }
}
