import Foundation
import TestSupport
import Testing

/// navgen as a step of Make and of Ninja.
@Suite struct BuildSystemTests {
    private static let graph =
        "navgen: 1\nname: Shop\ninclude: [more.yaml]\nscreens:\n  home: {to: [cart]}\nroot: home\n"
    private static let more = "navgen: 1\nscreens:\n  cart: {title: Cart}\n"

    private func withGraph(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(Self.graph, "a graph.yaml", in: folder)
            try write(Self.more, "more.yaml", in: folder)
            try body(folder)
        }
    }

    /// Writes a file with a later time than all files before.
    private func write(_ text: String, _ name: String, in folder: URL) throws {
        Thread.sleep(forTimeInterval: 0.02)
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    @Test func listsExactlyTheOutputsThatAreMade() throws {
        try withTemporaryFolder { folder in
            let graph = repository.appendingPathComponent("Examples/Modules/Graph/library.yaml").path
            for options in [
                "", "--only swift,tests,dot,mermaid,html,markdown,json,plist", "--stem X", "--module LibraryModel",
            ] {
                let line = "navgen build '\(graph)' --out 'the out/' \(options) --quiet"
                let listed = try NavgenProcess.shell("\(line) --list-outputs | sort; ls", in: folder)
                #expect(listed.status == 0)
                let made = try NavgenProcess.shell(
                    "\(line) && find 'the out' -type f | sort; rm -r 'the out'", in: folder)
                #expect(listed.output == made.output)
                #expect(made.output.hasPrefix("the out/"), "\(made)")
            }
        }
    }

    /// Configuring a build must not need the tools for building it.
    @Test func picturesAreListedWithoutGraphviz() throws {
        try withGraph { folder in
            let words = ["build", "a graph.yaml", "--only", "dot,svg,pdf", "--list-outputs", "--quiet"]
            let run = try NavgenProcess.run(words, in: folder, environment: ["PATH": "/nowhere"])
            #expect(run.output == "Generated/Shop/Shop.dot\nGenerated/Shop/Shop.svg\nGenerated/Shop/Shop.pdf\n")
            #expect(run.status == 0)
        }
    }

    @Test func aFailedBuildKeepsTheDependencyFile() throws {
        try withGraph { folder in
            let build = "navgen build 'a graph.yaml' --only dot,json --quiet --depfile 'some where/deps.d'"
            #expect(try NavgenProcess.shell(build, in: folder).status == 0)
            let before = try NavgenProcess.shell("cat 'some where/deps.d'; ls -i 'some where'", in: folder).output
            #expect(before.hasPrefix("Generated/Shop/Shop.dot \\\nGenerated/Shop/Shop.json: \\\n  a\\ graph.yaml \\\n"))
            try write("navgen: 1\nscreens:\n  cart: {to: nowhere}\n", "more.yaml", in: folder)
            #expect(try NavgenProcess.shell(build, in: folder).status == 1)
            try write(Self.more + "# the same\n", "more.yaml", in: folder)
            #expect(try NavgenProcess.shell(build, in: folder).status == 0)
            let after = try NavgenProcess.shell("cat 'some where/deps.d'; ls -i 'some where'", in: folder).output
            #expect(after == before, "what has not changed is not written")
        }
    }

    @Test func standardInputIsNotADependency() throws {
        try withGraph { folder in
            let run = try NavgenProcess.shell(
                "navgen build - --only dot --quiet --depfile deps.d <'a graph.yaml' && cat deps.d", in: folder)
            #expect(run.output == "Generated/Shop/Shop.dot: \\\n  more.yaml\nmore.yaml:\n")
        }
    }

    @Test func rejectsAPathThatADependencyFileCannotContain() throws {
        try withGraph { folder in
            let run = try NavgenProcess.shell(
                "navgen build 'a graph.yaml' --only dot --quiet --out 'a;b' --depfile deps.d; ls deps.d", in: folder)
            #expect(
                run.errors.hasPrefix(
                    """
                    navgen: cannot write deps.d: "a;b/Shop.dot" has `;`, which a dependency file cannot contain
                            rename it, or leave out `--depfile`

                    """))
            #expect(run.status != 0)
        }
    }

    /// Uses the rules in Docs/build-systems.md.
    @Test func makeRunsNavgenWhenAFileOfTheGraphIsNewer() throws {
        try withGraph { folder in
            try write(
                """
                program: Generated/Shop/Shop.dot
                \tcp $< $@ && echo compiled
                Generated/Shop/Shop.dot Generated/Shop/Shop.json &: a\\ graph.yaml
                \tnavgen build 'a graph.yaml' --only dot,json --quiet --depfile deps.d
                -include deps.d

                """, "Makefile", in: folder)
            func made() throws -> [String] {
                let run = try NavgenProcess.shell("make", in: folder)
                #expect(run.status == 0, "\(run)")
                let isUpToDate = try NavgenProcess.shell("make -q", in: folder).status == 0
                return ["navgen build", "\ncompiled"].filter { run.output.contains($0) } + (isUpToDate ? [] : ["again"])
            }
            #expect(try made() == ["navgen build", "\ncompiled"])
            #expect(try made() == [])
            try write(Self.more + "# a comment\n", "more.yaml", in: folder)
            #expect(try made() == ["navgen build", "again"], "outputs that have not changed stay older than the graph")
            try write(Self.more.replacing("Cart", with: "Basket"), "more.yaml", in: folder)
            #expect(try made() == ["navgen build", "\ncompiled"])
            try write(Self.graph.replacing("more.yaml", with: "else.yaml"), "a graph.yaml", in: folder)
            try write(Self.more, "else.yaml", in: folder)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("more.yaml"))
            #expect(try made() == ["navgen build", "\ncompiled"], "a file that is gone is no obstacle")
            try write(Self.more + "# a comment\n", "else.yaml", in: folder)
            #expect(try made() == ["navgen build", "again"], "a new one is known")
        }
    }

    @Test(.enabled(if: ExpectedTool.isExpected("ninja"), "Ninja is not installed"))
    func ninjaRunsNavgenWhenAFileOfTheGraphIsNewer() throws {
        try withGraph { folder in
            try write(
                """
                rule navgen
                  command = navgen build $in --only dot,json --quiet --depfile $depfile
                  depfile = deps.d
                  restat = 1
                rule compile
                  command = cp $in $out && echo compiled
                build Generated/Shop/Shop.dot Generated/Shop/Shop.json: navgen a$ graph.yaml
                build program: compile Generated/Shop/Shop.dot

                """, "build.ninja", in: folder)
            func made() throws -> [String] {
                let run = try NavgenProcess.shell("ninja -v", in: folder)
                #expect(run.status == 0, "\(run)")
                let isUpToDate = try NavgenProcess.shell("ninja -n", in: folder).output.contains("no work to do")
                return ["navgen build", "\ncompiled"].filter { run.output.contains($0) } + (isUpToDate ? [] : ["again"])
            }
            #expect(try made() == ["navgen build", "\ncompiled"])
            #expect(try made() == [])
            try write(Self.more + "# a comment\n", "more.yaml", in: folder)
            #expect(try made() == ["navgen build"])
            try write(Self.more.replacing("Cart", with: "Basket"), "more.yaml", in: folder)
            #expect(try made() == ["navgen build", "\ncompiled"])
            try write(Self.graph.replacing("more.yaml", with: "else.yaml"), "a graph.yaml", in: folder)
            try write(Self.more, "else.yaml", in: folder)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("more.yaml"))
            #expect(try made() == ["navgen build", "\ncompiled"])
            try write(Self.more + "# a comment\n", "else.yaml", in: folder)
            #expect(try made() == ["navgen build"])
        }
    }
}
