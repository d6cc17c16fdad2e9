import Foundation
import TestSupport
import Testing

/// Pictures from the command line, with Graphviz or a fake `dot`.
@Suite struct PictureCommandTests {
    private static let graph = """
        navgen: 1
        name: Small
        root: home
        screens:
          home: {title: Home, to: [detail]}
          detail: {params: {id: Int}}
        """

    private func withGraph(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            try Self.graph.write(to: work.appendingPathComponent("graph.yaml"), atomically: true, encoding: .utf8)
            try body(work)
        }
    }

    /// Installs a fake `dot` in a folder of `PATH`.
    private func installDot(_ script: String, in work: URL) throws -> [String: String] {
        let folder = work.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("dot").path
        try ("#!/bin/sh\n" + script + "\n").write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return ["PATH": "\(folder.path):/usr/bin:/bin"]
    }

    @Test(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed"))
    func picturesAreWrittenOnceAndCompared() throws {
        try withGraph { work in
            let words = ["build", "graph.yaml", "--out", "out", "--only", "svg,png,pdf"]
            let first = try NavgenProcess.run(words, in: work)
            #expect(first.errors == "wrote out/Small.svg\nwrote out/Small.png\nwrote out/Small.pdf\n")
            #expect(first.status == 0)
            // Waits for another second, as files may contain the time.
            Thread.sleep(forTimeInterval: 1.1)
            let second = try NavgenProcess.run(words, in: work)
            #expect(second.errors == "out is up to date\n")
            #expect(try NavgenProcess.run(words + ["--check"], in: work).status == 0)
            let png = work.appendingPathComponent("out/Small.png")
            try (try Data(contentsOf: png) + [0]).write(to: png)
            let stale = try NavgenProcess.run(words + ["--check"], in: work)
            #expect(stale.output == "Binary files a/out/Small.png and b/out/Small.png differ\n")
            #expect(stale.status == 1)
        }
    }

    @Test(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed"), arguments: ["svg", "png", "pdf"])
    func writesTheSameToAFileAndAPipe(format: String) throws {
        try withGraph { work in
            let line = "navgen graph graph.yaml --format \(format) | cmp - out && echo same"
            let file = try NavgenProcess.run(["graph", "graph.yaml", "--format", format, "-o", "out"], in: work)
            #expect(file.errors == "wrote out\n")
            #expect(try NavgenProcess.shell(line, in: work).output == "same\n")
        }
    }

    /// Two sections that lead to each other, and one whose name is that of the overview.
    private func withSections(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            let files = [
                "graph.yaml": """
                navgen: 1
                name: Parts
                root: home
                include:
                  - {file: a.yaml, section: shop}
                  - {file: b.yaml, section: overview}
                screens: {home: {to: [shop.list, overview.all]}}
                """,
                "a.yaml": "navgen: 1\nexports: [list]\nscreens: {list: {to: [item]}, item: {to: [overview.all]}}\n",
                "b.yaml": "navgen: 1\nexports: [all]\nscreens: {all: {}, hidden: {entry: true}}\n",
            ]
            for (name, text) in files {
                try text.write(to: work.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            try body(work)
        }
    }

    @Test(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed"))
    func aSplitGraphHasAPictureOfEachSectionAndAnOverviewThatLinksToThem() throws {
        try withSections { work in
            let run = try NavgenProcess.run(["graph", "graph.yaml", "--split", "out"], in: work)
            #expect(
                run.errors == "wrote out/overview.svg\nwrote out/shop.svg\nwrote out/overview-2.svg\n")
            func read(_ name: String) throws -> String {
                try String(contentsOf: work.appendingPathComponent("out/\(name).svg"), encoding: .utf8)
            }
            let overview = try read("overview")
            #expect(overview.contains("xlink:href=\"shop.svg\"") && overview.contains("xlink:href=\"overview-2.svg\""))
            let shop = try read("shop")
            #expect(shop.contains("xlink:href=\"overview.svg\"") && shop.contains("xlink:href=\"overview-2.svg\""))
            #expect(shop.contains(">item<") && shop.contains(">home<") && !shop.contains(">hidden<"))
            #expect(
                try NavgenProcess.run(["graph", "graph.yaml", "--split", "out"], in: work).errors
                    == "out is up to date\n")
            let flowcharts = try NavgenProcess.run(
                ["graph", "graph.yaml", "--split", "md", "--format", "mermaid"], in: work)
            #expect(flowcharts.errors == "wrote md/overview.mmd\nwrote md/shop.mmd\nwrote md/overview-2.mmd\n")
        }
    }

    @Test func aSplitNeedsSectionsAndExcludesOtherParts() throws {
        try withGraph { work in
            let none = try NavgenProcess.run(["graph", "graph.yaml", "--split", "out"], in: work)
            #expect(none.errors.hasPrefix("navgen: the graph has no sections to split it into\n"))
            #expect(none.status == 2)
            for option in [["-o", "x.svg"], ["--focus", "home"], ["--section", "a"], ["--collapse", "all"]] {
                let run = try NavgenProcess.run(["graph", "graph.yaml", "--split", "out"] + option, in: work)
                #expect(run.errors.contains("exclude each other") && run.status == 2, "\(option)")
            }
            let page = try NavgenProcess.run(
                ["graph", "graph.yaml", "--split", "out", "--format", "html"], in: work)
            #expect(page.status == 2)
        }
    }

    @Test func passesTheDrawingAndItsFormatToGraphviz() throws {
        try withGraph { work in
            let settings = try installDot("echo \"$@\"; cat", in: work)
            let run = try NavgenProcess.run(
                ["graph", "graph.yaml", "--format", "png"], in: work, environment: settings)
            let dot = try NavgenProcess.run(["graph", "graph.yaml"], in: work)
            #expect(run.output == "-Tpng\n" + dot.output)
        }
    }

    @Test func otherOutputsAreWrittenWhenGraphvizFails() throws {
        try withGraph { work in
            let settings = try installDot("echo 'Error: no fonts' >&2; exit 1", in: work)
            let run = try NavgenProcess.run(
                ["build", "graph.yaml", "--out", "out", "--only", "svg,dot,mermaid"], in: work, environment: settings)
            #expect(run.errors.hasPrefix("navgen: Graphviz cannot draw the graph: Error: no fonts\n"))
            #expect(run.errors.hasSuffix("wrote out/Small.dot\nwrote out/Small.mmd\n"))
            #expect(run.status == 1)
        }
    }

    @Test func anEmptyPictureIsAnError() throws {
        try withGraph { work in
            let settings = try installDot("exit 0", in: work)
            let run = try NavgenProcess.run(
                ["graph", "graph.yaml", "--format", "pdf", "-o", "out.pdf"], in: work, environment: settings)
            #expect(run.errors.hasPrefix("navgen: Graphviz drew no pdf\n"))
            #expect(run.status == 1)
            #expect(!FileManager.default.fileExists(atPath: work.appendingPathComponent("out.pdf").path))
        }
    }

    #if os(Linux)
        /// `script` of util-linux gives a command a terminal.
        @Test(
            .enabled(
                if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no program `script`"),
            arguments: ["png", "pdf"])
        func refusesToWriteBinaryDataToATerminal(format: String) throws {
            try withGraph { work in
                let line = "script -qec 'navgen graph graph.yaml --format \(format)' /dev/null </dev/null; echo $?"
                let run = try NavgenProcess.shell(line, in: work)
                #expect(run.output.contains("refusing to write \(format) to a terminal"))
                #expect(run.output.split(whereSeparator: \.isNewline).last == "2")
            }
        }
    #endif
}
