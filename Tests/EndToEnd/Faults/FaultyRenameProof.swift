#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Renamings that are killed, or fail, at each system call that changes the disk.
    @Suite(.timeLimit(.minutes(10))) struct FaultyRenameProof {
        private static let arguments = ["rename", "app.yaml", "Item", "Thing"]
        private static let old = [
            "app.yaml":
                "navgen: 1\nname: App\nroot: home\nlinks: {schemes: [app]}\ninclude: [parts/more.yaml, types.yaml]\n"
                + "screens: {home: {to: [item]}}\n",
            "parts/more.yaml": "navgen: 1\nscreens: {item: {params: {kind: Item}, url: \"/item/{kind}\"}}\n",
            "types.yaml": "navgen: 1\ntypes: {Item: [a, b]}\n",
        ]
        private static let new = old.mapValues {
            $0.replacingOccurrences(of: "kind: Item", with: "kind: Thing")
                .replacingOccurrences(of: "{Item:", with: "{Thing:")
        }

        private func begin(_ folder: URL) throws {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
            for (name, text) in Self.old { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        }

        private func contents(_ folder: URL) throws -> [String: String] {
            try Dictionary(
                uniqueKeysWithValues: Self.old.keys.map {
                    ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
                })
        }

        private func forEachCall(_ body: (Int) throws -> Bool) throws {
            var call = 1
            while try body(call) {
                call += 1
                try #require(call < 200)
            }
            #expect(call > 10, "\(call)")
        }

        /// Running it again finishes it, and so does another renaming.
        @Test(arguments: [arguments, ["rename", "app.yaml", "item", "entry"]])
        func aKilledRenamingIsFinished(next: [String]) throws {
            try withTemporaryFolder { folder in
                var mixtures = 0
                try forEachCall { call in
                    try begin(folder)
                    let run = try Faults.run(Self.arguments, in: folder, "kill \(call)")
                    let found = try contents(folder)
                    #expect(found.allSatisfy { $1 == Self.old[$0] || $1 == Self.new[$0] }, "\(call): \(found)")
                    guard run.status == -SIGKILL else {
                        #expect(run.status == 0 && found == Self.new)
                        return false
                    }
                    if found != Self.old, found != Self.new { mixtures += 1 }
                    let isUntouched = found == Self.old
                    let again = try NavgenProcess.run(next, in: folder)
                    if next == Self.arguments {
                        // Killed after the last file, it is complete.
                        #expect(again.status == 0 || found == Self.new, "\(call): \(again.errors)")
                        #expect(try contents(folder) == Self.new, "\(call): \(again.errors)")
                    } else {
                        #expect(again.status == 0, "\(call): \(again.errors)")
                        let isThing = try contents(folder)["types.yaml"] == Self.new["types.yaml"]
                        #expect(isThing || isUntouched, "\(call): \(again.errors)")
                    }
                    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("~") }
                        .forEach { try FileManager.default.removeItem(at: folder.appendingPathComponent($0)) }
                    return true
                }
                #expect(mixtures > 0)
            }
        }

        /// Whenever an editor saves a file, the save is kept.
        @Test func aSaveMeanwhileIsKept() throws {
            try withTemporaryFolder { folder in
                var refused = 0
                for read in 1...60 {
                    try begin(folder)
                    let run = try Faults.run(
                        Self.arguments, in: folder, "run \(read)",
                        environment: ["RUN": "echo '# mine' >> \(folder.path)/types.yaml"])
                    let found = try contents(folder)
                    guard found["types.yaml"]?.contains("# mine") ?? false else {
                        // There are no more reads.
                        #expect(run.status == 0 && found == Self.new && read > 4, "\(read): \(run.errors)")
                        break
                    }
                    var expected = run.status == 0 ? Self.new : Self.old
                    expected["types.yaml"]? += "# mine\n"
                    #expect(found == expected, "\(read): \(run.errors)")
                    refused += run.status == 0 ? 0 : 1
                }
                #expect(refused > 0)
            }
        }

        /// A second name of a file keeps the old text.
        @Test func saysWhatDoesNotStay() throws {
            try withTemporaryFolder { folder in
                try begin(folder)
                let file = folder.appendingPathComponent("types.yaml")
                try FileManager.default.linkItem(at: file, to: folder.appendingPathComponent("second.yaml"))
                let run = try NavgenProcess.run(Self.arguments, in: folder)
                #expect(run.status == 0)
                #expect(run.errors.contains("note: types.yaml had other names (hard links), which keep the old text"))
                #expect(try contents(folder) == Self.new)
            }
        }

        /// All files are changed, or none.
        @Test(arguments: [("fail", EIO), ("full", ENOSPC), ("fail", EACCES)])
        func aFailureRestoresAllFiles(kind: String, code: Int32) throws {
            try withTemporaryFolder { folder in
                let calls = folder.appendingPathComponent("calls")
                var failures = 0
                try forEachCall { call in
                    try begin(folder)
                    try? FileManager.default.removeItem(at: calls)
                    let run = try Faults.run(
                        Self.arguments, in: folder, "\(kind) \(call) \(code)", environment: ["COUNT": calls.path])
                    let found = try contents(folder)
                    #expect(found == (run.status == 0 ? Self.new : Self.old), "\(call), \(run.status): \(run.errors)")
                    if run.status != 0 {
                        failures += 1
                        #expect(run.errors.contains("no file was changed"), "\(call): \(run.errors)")
                    }
                    return try String(contentsOf: calls, encoding: .utf8).split(separator: "\n").count >= call
                }
                #expect(failures > 5)
            }
        }
    }
#endif
