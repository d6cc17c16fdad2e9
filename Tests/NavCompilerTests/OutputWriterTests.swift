import Foundation
import NavGraph
import NavPlatform
import Testing

@testable import NavCompiler

@Suite struct OutputWriterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")

    private func file(_ path: String, _ text: String) -> OutputFile {
        OutputFile(path: path, contents: text)
    }

    private func read(_ path: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func writesOnlyWhatChanged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = OutputWriter(folder: folder.path)
        #expect(writer.write([file("a/b.txt", "one"), file("c.txt", "two")]).written.count == 2)
        let path = folder.appendingPathComponent("a/b.txt").path
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        let again = writer.write([file("a/b.txt", "one"), file("c.txt", "three")])
        #expect(again.unchanged.count == 1)
        #expect(again.written == [folder.path + "/c.txt"])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
        #expect(read("c.txt") == "three")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["a", "a/b.txt", "c.txt"])
    }

    /// A large file is written whole and compared to its last byte.
    @Test func comparesLargeFilesToTheLastByte() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let whole = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        let writer = OutputWriter(folder: folder.path)
        let place = folder.appendingPathComponent("large.txt")
        let file = OutputFile(path: "large.txt", bytes: whole)
        func write() -> WriteReport { writer.write([file]) }
        #expect(write().written.count == 1)
        #expect(try Data(contentsOf: place) == Data(whole))
        #expect(write().unchanged.count == 1)
        for offset in [0, 1 << 16 - 1, 1 << 16, 3 << 16 + 1, whole.count - 1] {
            var other = whole
            other[offset] ^= 1
            try Data(other).write(to: place)
            #expect(write().written.count == 1, "differs at \(offset)")
            #expect(try Data(contentsOf: place) == Data(whole))
        }
        for other in [whole.dropLast(), whole + [0], []] {
            try Data(other).write(to: place)
            #expect(write().written.count == 1, "has \(other.count) bytes")
        }
    }

    @Test func anEmptyTextIsAnEmptyFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = OutputWriter(folder: folder.path)
        #expect(writer.write([file("empty.txt", "")]).written.count == 1)
        #expect(read("empty.txt") == "")
        #expect(writer.write([file("empty.txt", "")]).unchanged.count == 1)
        #expect(writer.write([file("empty.txt", "one")]).written.count == 1)
        #expect(writer.write([file("empty.txt", "")]).written.count == 1)
    }

    @Test func aScriptCanBeStarted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = OutputFile(path: "run.sh", contents: "#!/bin/sh\n", isExecutable: true)
        _ = OutputWriter(folder: folder.path).write([script, file("text", "one")])
        func mode(_ path: String) throws -> Int {
            let full = folder.appendingPathComponent(path).path
            return try FileManager.default.attributesOfItem(atPath: full)[.posixPermissions] as? Int ?? 0
        }
        #expect(try mode("run.sh") & 0o100 != 0)
        #expect(try mode("text") & 0o111 == 0)
    }

    @Test func keepsTheModeOfAReplacedFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = OutputWriter(folder: folder.path)
        _ = writer.write([file("run.sh", "one")])
        let path = folder.appendingPathComponent("run.sh").path
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
        _ = writer.write([file("run.sh", "two")])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    }

    @Test(arguments: ["../out.txt", "/tmp/out.txt", "a/../../out.txt", "", ".", "a/.."])
    func staysInItsFolder(path: String) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = OutputWriter(folder: folder.path).write([file(path, "x")])
        #expect(report.failures.count == 1)
        #expect(report.written.isEmpty)
    }

    @Test func followsNoLinks() throws {
        let outside = folder.appendingPathExtension("outside")
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: outside)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("sub"), withDestinationURL: outside)
        let report = OutputWriter(folder: folder.path).write([file("sub/x.txt", "x"), file("y.txt", "y")])
        #expect(report.failures.map(\.reason) == ["is a symbolic link, which is not followed"])
        #expect(read("y.txt") == "y")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    /// A temporary file that is older than some minutes belongs to a run that was killed.
    @Test func removesOnlyTemporaryFilesOfKilledRuns() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let left = [".x.txt.81ce05f2.navgen~", ".y.txt.1.navgen~", ".read-only.1.navgen~"]
        let kept = [".new.txt.5bd1e995.navgen~", "x.navgen~", ".x", ".pipe.navgen~", ".link.navgen~"]
        for name in left + kept.dropLast(2) {
            let place = folder.appendingPathComponent(name)
            try Data().write(to: place)
            guard name != kept[0] else { continue }
            let hourAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
            try FileManager.default.setAttributes(hourAgo, ofItemAtPath: place.path)
        }
        chmod(folder.appendingPathComponent(".read-only.1.navgen~").path, 0o444)
        #expect(mkfifo(folder.appendingPathComponent(".pipe.navgen~").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(".link.navgen~").path, withDestinationPath: "x.navgen~")
        _ = OutputWriter(folder: folder.path).write([file("y.txt", "y")])
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(found) == Set(kept + ["y.txt"]))
    }

    @Test func acceptsNamesOfTheMaximumLength() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = String(repeating: "n", count: 251) + ".txt"
        #expect(OutputWriter(folder: folder.path).write([file(name, "x")]).failures.isEmpty)
        #expect(read(name) == "x")
    }

    @Test(.timeLimit(.minutes(20))) func aPipeAtThePathIsAnErrorAndIsNotOpened() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        let report = OutputWriter(folder: folder.path).write([file("pipe", "x"), file("y.txt", "y")])
        #expect(report.failures.map(\.reason) == ["is not a file"])
        #expect(report.written == [folder.path + "/y.txt"])
    }

    @Test func aFolderAtThePathIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("x.txt/inside"), withIntermediateDirectories: true)
        let report = OutputWriter(folder: folder.path).write([file("x.txt", "x")])
        #expect(report.failures.count == 1)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["x.txt", "x.txt/inside"])
    }

    @Test func applyingTheDiffGivesTheNewText() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appendingPathComponent("f.txt")
        for _ in 0..<400 {
            let old = (0..<random(30)).map { _ in "line \(random(6))" }
            var new = old
            for _ in 0..<random(6) {
                if random(2) == 0 {
                    new.insert("new \(random(9))", at: random(new.count + 1))
                } else if !new.isEmpty {
                    new.remove(at: random(new.count))
                }
            }
            let oldText = old.joined(separator: "\n") + (random(2) == 0 || old.isEmpty ? "" : "\n")
            let newText = new.joined(separator: "\n") + (random(2) == 0 || new.isEmpty ? "" : "\n")
            try oldText.write(to: target, atomically: true, encoding: .utf8)
            let report = OutputWriter(folder: folder.path).write([file("f.txt", newText)], isCheck: true)
            #expect(try String(contentsOf: target, encoding: .utf8) == oldText)
            #expect(report.stale.isEmpty == (oldText == newText))
            guard let diff = report.stale.first?.diff else { continue }
            #expect(try apply(diff, to: oldText) == newText, "\(diff)")
        }
    }

    /// Applies a unified diff strictly: every line of context must match.
    private func apply(_ diff: String, to old: String) throws -> String {
        let source = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.removeLast().isEmpty)
        var result: [String] = []
        var next = 0
        var endsWithBreak = old.hasSuffix("\n") || old.isEmpty
        for (index, line) in lines.enumerated().dropFirst(2) {
            switch line.first {
            case "@":
                let numbers = try #require(line.split(separator: " ").dropFirst().first).dropFirst().split(
                    separator: ",")
                let start = try #require(numbers.first.flatMap { Int($0) })
                while next < start - 1 {
                    result.append(source[next])
                    next += 1
                }
            case " ", "-":
                #expect(source[next] == line.dropFirst())
                if line.first == " " { result.append(source[next]) }
                next += 1
                endsWithBreak = true
            case "+":
                result.append(String(line.dropFirst()))
                endsWithBreak = true
            case "\\":
                #expect(line == "\\ No newline at end of file")
                // It is about the new text unless it follows a removed line.
                if lines[index - 1].first != "-" { endsWithBreak = false }
            default: Issue.record("`\(line)` is no line of a diff")
            }
        }
        let rest = Array(source[next...])
        let body = result + (source.last == "" && !rest.isEmpty ? rest.dropLast() : rest[...])
        let reachesEnd = rest.isEmpty || (rest == [""])
        let hasBreak = reachesEnd ? endsWithBreak : old.hasSuffix("\n")
        return body.isEmpty ? "" : body.joined(separator: "\n") + (hasBreak ? "\n" : "")
    }
}
