import Foundation
import TestSupport
import Testing

/// Graphs that include files outside their folder, with `--allow-outside`.
@Suite(.timeLimit(.minutes(20))) struct OutsideTests {
    private let graph = """
        navgen: 1
        name: Small
        root: home
        include: [../shared/types.yaml, INCLUDE]
        screens:
          home: {to: [detail, {sorted: {params: {sort: a}}}]}
          sorted: {params: {sort: Sort}}

        """

    /// Creates a project whose graph includes a file next to its folder, and one by its absolute
    /// path, which includes a third.
    private func withProject(_ body: (_ work: URL, _ absolute: String) throws -> Void) throws {
        try withTemporaryFolder { work in
            // Without symbolic links: /var is one on macOS.
            let top = work.resolvingSymlinksInPath()
            for name in ["Graphs", "shared", "far"] {
                try FileManager.default.createDirectory(
                    at: top.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            let absolute = top.path + "/far/detail.yaml"
            try top.write(graph.replacingOccurrences(of: "INCLUDE", with: absolute), to: "Graphs/app.yaml")
            try top.write("types: {Sort: {cases: [a, b]}}\n", to: "shared/types.yaml")
            try top.write("include: [more.yaml]\nscreens: {detail: {to: [more]}}\n", to: "far/detail.yaml")
            try top.write("screens: {more: {}}\n", to: "far/more.yaml")
            try body(top, absolute)
        }
    }

    /// Every command that reads a graph has the option, and needs it.
    @Test func everyCommandThatReadsAGraphHasIt() throws {
        try withProject { work, _ in
            let lines = [
                "build Graphs/app.yaml --out out", "check Graphs/app.yaml", "graph Graphs/app.yaml",
                "routes Graphs/app.yaml",
                "resolve Graphs/app.yaml app:/x", "url Graphs/app.yaml home", "path Graphs/app.yaml home detail",
                "why Graphs/app.yaml detail",
            ]
            for line in lines {
                let words = line.split(separator: " ").map(String.init)
                let refused = try NavgenProcess.run(words, in: work)
                #expect(refused.status == 1 && refused.errors.contains("[path-outside]"), "\(line)")
                #expect(refused.errors.contains("or allow it: `--allow-outside`"), "\(line)")
                let run = try NavgenProcess.run(words + ["--allow-outside"], in: work)
                #expect(!run.errors.contains("[path-outside]"), "\(line): \(run)")
                // No node has a URL, and the answers report that.
                let hasAnswer = !["resolve", "url"].contains(words[0])
                #expect(run.status == (hasAnswer ? 0 : 1), "\(line): \(run)")
                let help = try NavgenProcess.run([words[0], "--help"], in: work).output
                #expect(help.contains("--allow-outside"))
            }
            for command in ["init", "runtime", "explain", "schema", "completions"] {
                #expect(try !NavgenProcess.run([command, "--help"], in: work).output.contains("--allow-outside"))
            }
        }
    }

    @Test func listsTheInputsOfOutputs() throws {
        try withProject { work, absolute in
            let build = "build Graphs/app.yaml --allow-outside --only json --quiet --out"
            let words = build.split(separator: " ").map(String.init)
            #expect(try NavgenProcess.run(words + ["out", "--depfile", "out/d"], in: work).status == 0)
            let listed = work.text("out/d")?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
            for file in ["Graphs/app.yaml", "Graphs/../shared/types.yaml", absolute, work.path + "/far/more.yaml"] {
                #expect(listed.contains(file), "\(listed)")
            }
            // Documents contain paths relative to the graph's folder, wherever navgen runs.
            let json = try #require(work.text("out/Small.json"))
            #expect(json.contains("\"../shared/types.yaml\"") && json.contains("\"\(absolute)\""))
            var inside = words
            inside[1] = "app.yaml"
            let folder = work.appendingPathComponent("Graphs")
            #expect(try NavgenProcess.run(inside + ["../inside"], in: folder).status == 0)
            inside[1] = folder.path + "/app.yaml"
            #expect(try NavgenProcess.run(inside + [work.path + "/far/out"], in: URL(fileURLWithPath: "/")).status == 0)
            for other in ["inside", "far/out"] { #expect(work.text("\(other)/Small.json") == json) }
        }
    }

    /// The command printed for stale files can read the graph, and an included file is never
    /// overwritten.
    @Test func theUpdateCommandAllowsOutsideFiles() throws {
        try withProject { work, _ in
            let words = "build Graphs/app.yaml --allow-outside --only dot --out shared"
            let check = try NavgenProcess.shell("navgen \(words) --check >/dev/null", in: work)
            #expect(check.status == 1)
            let updateCommand = "navgen build Graphs/app.yaml --out shared --only dot --allow-outside"
            #expect(check.errors.contains("to update: \(updateCommand)\n"))
            #expect(
                try NavgenProcess.shell("\(updateCommand) --quiet && navgen \(words) --check", in: work).status == 0)
            let line = "navgen graph Graphs/app.yaml --allow-outside --format dot -o shared/types.yaml"
            let run = try NavgenProcess.shell(line, in: work)
            #expect(run.status == 3 && run.errors.contains("shared/types.yaml: is a file of the graph"))
        }
    }

    /// A path that leads out of the folder and into it again names the same file as the direct
    /// path.
    @Test func aPathOutAndInAgainIsTheSameFile() throws {
        try withProject { work, _ in
            try work.write(
                "navgen: 1\nroot: home\ninclude: [../far/back.yaml]\nscreens: {home: {to: inner}}\n",
                to: "Graphs/app.yaml")
            try work.write("include: [../Graphs/inner.yaml]\n", to: "far/back.yaml")
            try work.write("screens: {inner: {titel: x}}\n", to: "Graphs/inner.yaml")
            let run = try NavgenProcess.run(["check", "Graphs/app.yaml", "--allow-outside"], in: work)
            #expect(run.errors.hasPrefix("Graphs/inner.yaml:1:19: error: "))
            try work.write("include: [../Graphs/app.yaml]\n", to: "far/back.yaml")
            let cycle = try NavgenProcess.run(["check", "Graphs/app.yaml", "--allow-outside"], in: work)
            #expect(cycle.errors.contains("`app.yaml` → `../far/back.yaml` → `app.yaml` [include-cycle]"))
        }
    }

    @Test func filesOutsideAreWatched() throws {
        try withProject { work, _ in
            let words = ["Graphs/app.yaml", "--allow-outside", "--only", "json", "--out", "out"]
            try withWatch(words, in: work) { watch in
                try watch.waitForLastLine("Graphs/app.yaml: wrote 1 file (… ms); watching 4 files")
                try work.write("types: {Sort: {cases: [a, c]}}\n", to: "shared/types.yaml")
                try watch.waitForLastLine("Graphs/app.yaml: wrote 1 file (… ms); watching 4 files", count: 2)
                try work.write("screens: {more: {title: More}}\n", to: "far/more.yaml")
                try watch.waitForLastLine("Graphs/app.yaml: wrote 1 file (… ms); watching 4 files", count: 3)
            }
        }
    }

    /// A symbolic link that is changed to a file outside while navgen watches is refused, as in a
    /// new run.
    @Test func watchRejectsALinkThatLeadsOutside() throws {
        try withProject { work, _ in
            try work.write(
                "navgen: 1\nroot: home\ninclude: [link.yaml]\nscreens: {home: {to: more}}\n", to: "Graphs/app.yaml")
            try work.write("screens: {more: {}}\n", to: "Graphs/inner.yaml")
            let link = work.appendingPathComponent("Graphs/link.yaml")
            func set(_ target: String) throws {
                let other = work.appendingPathComponent("Graphs/other")
                try FileManager.default.createSymbolicLink(atPath: other.path, withDestinationPath: target)
                #expect(rename(other.path, link.path) == 0)
            }
            try set("inner.yaml")
            try withWatch(["Graphs/app.yaml", "--only", "json", "--out", "out"], in: work) { watch in
                try watch.waitForLastLine("Graphs/app.yaml: wrote 1 file (… ms); watching 2 files")
                try set("../far/more.yaml")
                try watch.until("the refusal") { watch.errors.contains("[path-outside]") }
                try set("inner.yaml")
                try watch.until("a build") {
                    watch.lines.last == "Graphs/app.yaml: up to date (… ms); watching 2 files"
                }
            }
        }
    }
}
