import Foundation
import TestSupport
import Testing

/// The status lines of `navgen build --watch`.
@Suite(.timeLimit(.minutes(10))) struct WatchTests {
    /// A graph with a screen of this title, which is visible in its picture.
    private func graph(_ title: String, include: String = "") -> String {
        "navgen: 1\nname: Small\nroot: home\n\(include)screens:\n  home: {title: \(title), to: [detail]}\n"
            + (include.isEmpty ? "  detail: {}\n" : "")
    }

    private let detail = "screens:\n  detail: {title: Detail}\n"
    private let words = ["graph.yaml", "--out", "out", "--only", "dot"]

    @Test func printsALineForEachSave() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withWatch(words, in: work) { watch in
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 1 file", count: 1)
                try work.write(graph("Two"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 1 file", count: 2)
                #expect(work.text("out/Small.dot")?.contains("Two") == true)
                try work.write(graph("Two"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: up to date (… ms); watching 1 file", count: 3)
                #expect(watch.errors == "")
                #expect(!watch.output.contains("\u{1B}"))
            }
        }
    }

    @Test func reportsMistakesUntilTheyAreFixed() throws {
        try withTemporaryFolder { work in
            try withWatch(words, in: work) { watch in
                try watch.waitForLastLine("graph.yaml: failed, nothing written (… ms); watching 1 file", count: 1)
                #expect(watch.errors == "navgen: cannot read graph.yaml: no such file or directory\n")
                let broken = graph("One").replacingOccurrences(of: "[detail]", with: "[detial]")
                try work.write(broken, to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: 1 error, nothing written (… ms); watching 1 file")
                #expect(watch.errors.contains("graph.yaml:5:27: error: there is no node `detial` [unknown-node]\n"))
                try work.write("\u{0}", to: "graph.yaml")
                try watch.until("what is no YAML") { watch.errors.contains("graph.yaml:1:1: error: ") }
                try work.write(graph("One"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 1 file")
            }
        }
    }

    @Test func watchesIncludesThatAreAddedAndRemoved() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One", include: "include: [parts/detail.yaml]\n"), to: "graph.yaml")
            try withWatch(words, in: work) { watch in
                let missing = "graph.yaml: 1 error, nothing written (… ms); watching 2 files"
                let written = "graph.yaml: wrote 1 file (… ms); watching 2 files"
                let same = "graph.yaml: up to date (… ms); watching 2 files"
                try watch.waitForLastLine(missing)
                let parts = work.appendingPathComponent("parts")
                let away = work.appendingPathComponent("away")
                try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
                try work.write(detail, to: "parts/detail.yaml")
                try watch.waitForLastLine(written)
                try FileManager.default.moveItem(at: parts, to: away)
                try watch.waitForLastLine(missing)
                try FileManager.default.moveItem(at: away, to: parts)
                try watch.waitForLastLine(same)
                try FileManager.default.removeItem(at: parts.appendingPathComponent("detail.yaml"))
                try watch.waitForLastLine(missing)
                try work.write(detail.replacingOccurrences(of: "Detail", with: "Other"), to: "parts/detail.yaml")
                try watch.waitForLastLine(written)
                // Adds one more include, then removes all.
                try work.write(
                    graph("One", include: "include: [parts/detail.yaml, parts/more.yaml]\n"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: 1 error, nothing written (… ms); watching 3 files")
                try work.write("routes: [{from: detail, to: home}]\n", to: "parts/more.yaml")
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 3 files")
                try work.write(graph("One"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 1 file")
                // Files that are no longer included are no longer watched.
                let count = watch.lines.count
                try work.write("nonsense", to: "parts/more.yaml")
                try work.write(graph("Last"), to: "graph.yaml")
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 1 file", count: count + 1)
            }
        }
    }

    @Test func outputsNextToTheGraphDoNotTriggerABuild() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withWatch(["graph.yaml", "--out", ".", "--only", "dot,mermaid,swift"], in: work) { watch in
                for count in 1...4 {
                    try watch.until("build \(count)") { watch.lines.count >= count }
                    usleep(200_000)
                    #expect(watch.lines.count == count)
                    #expect(watch.lines.last?.hasPrefix("graph.yaml: wrote ") == true)
                    try work.write(graph("Title\(count)"), to: "graph.yaml")
                }
            }
        }
    }

    @Test func manyChangedFilesCauseFewBuilds() throws {
        try withTemporaryFolder { work in
            let names = (0..<50).map { "part\($0).yaml" }
            func fill(_ title: String) throws {
                for (index, name) in names.enumerated() {
                    try work.write("screens:\n  s\(index): {title: \(title)\(index)}\n", to: name)
                }
            }
            try fill("Old")
            let routes = (0..<50).map { "s\($0)" }.joined(separator: ", ")
            try work.write(
                "navgen: 1\nname: Small\nroot: home\ninclude: [\(names.joined(separator: ", "))]\n"
                    + "screens:\n  home: {to: [\(routes)]}\n", to: "graph.yaml")
            try withWatch(words, in: work) { watch in
                try watch.waitForLastLine("graph.yaml: wrote 1 file (… ms); watching 51 files")
                let start = ContinuousClock().now
                try fill("New")
                let time = ContinuousClock().now - start
                try watch.until("all of it") {
                    let text = work.text("out/Small.dot") ?? ""
                    return (0..<50).allSatisfy { text.contains("New\($0)") }
                }
                // Writing fifty files may take long on a slow machine; there are at most four
                // builds per second.
                #expect(watch.lines.count <= 3 + Int(time / .milliseconds(50)))
            }
        }
    }

    @Test func aChangeDuringABuildIsBuilt() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            let bin = work.appendingPathComponent("bin")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            // A slow fake `dot`.
            try bin.write("#!/bin/sh\ntouch begun\nwhile [ ! -e go ]; do sleep 0.01; done\ncat\n", to: "dot")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent("dot").path)
            let environment = ["PATH": "\(bin.path):/usr/bin:/bin"]
            try withWatch(["graph.yaml", "--out", "out", "--only", "svg"], in: work, environment: environment) {
                watch in
                try watch.until("the picture is being drawn") { work.text("begun") != nil }
                try work.write(graph("Two"), to: "graph.yaml")
                try work.write("", to: "go")
                try watch.until("both builds") { watch.lines.count == 2 }
                #expect(work.text("out/Small.svg")?.contains("Two") == true)
            }
        }
    }

    @Test func printsOneLineForSeveralGraphs() throws {
        try withTemporaryFolder { work in
            for name in ["A", "B"] {
                let text = graph("One").replacingOccurrences(of: "Small", with: name)
                try work.write(text, to: "\(name.lowercased()).yaml")
            }
            try withWatch(["a.yaml", "b.yaml", "c.yaml", "--out", "out", "--only", "dot"], in: work) { watch in
                try watch.waitForLastLine("3 graphs: failed, wrote 2 files (… ms); watching 3 files")
                #expect(watch.errors == "navgen: cannot read c.yaml: no such file or directory\n")
                try work.write(graph("Two").replacingOccurrences(of: "Small", with: "C"), to: "c.yaml")
                try watch.waitForLastLine("3 graphs: wrote 1 file (… ms); watching 3 files")
                try work.write(graph("Two").replacingOccurrences(of: "Small", with: "B"), to: "b.yaml")
                try watch.waitForLastLine("3 graphs: wrote 1 file (… ms); watching 3 files", count: 3)
                try work.write(graph("Two").replacingOccurrences(of: "Small", with: "A"), to: "b.yaml")
                try watch.waitForLastLine("3 graphs: failed, nothing written (… ms); watching 3 files")
                #expect(watch.errors.contains("a.yaml and b.yaml would both write out/A"))
            }
        }
    }

    @Test func quietPrintsOnlyDiagnostics() throws {
        try withTemporaryFolder { work in
            try work.write(graph("One"), to: "graph.yaml")
            try withWatch(words + ["--quiet"], in: work) { watch in
                try watch.until("the first build") { work.text("out/Small.dot") != nil }
                try work.write(graph("One") + "oh: no\n", to: "graph.yaml")
                try watch.until("a finding") { watch.errors.contains("[unknown-key]") }
                #expect(watch.output == "")
            }
        }
    }

    /// `Benchmarks/watch.sh` measures how soon.
    @Test func eachSaveIsBuilt() throws {
        try withTemporaryFolder { work in
            try work.write(graph("Title0"), to: "graph.yaml")
            try withWatch(words, in: work) { watch in
                try watch.until("the first build") { watch.lines.count == 1 }
                for count in 1...15 {
                    try work.write(graph("Title\(count)"), to: "graph.yaml")
                    try watch.until("the output") { work.text("out/Small.dot")?.contains("Title\(count)\"") == true }
                    try watch.until("the line") { watch.lines.count == count + 1 }
                }
            }
        }
    }
}
