import Foundation
import TestSupport
import Testing

/// `navgen format`, which writes files in place.
@Suite struct FormatCommandTests {
    private static let messy =
        "navgen:   1\nroot: home\ninclude:\n- types.yaml\nscreens:\n    home: { title: 'Home' }\n"
    private static let neat = "navgen: 1\nroot: home\ninclude:\n  - types.yaml\nscreens:\n  home: {title: \"Home\"}\n"
    private static let messyTypes = "navgen:  1  # types\r\n"
    private static let neatTypes = "navgen: 1  # types\n"

    private func run(_ words: [String], in work: URL, input: String = "") throws -> NavgenProcess.Result {
        try NavgenProcess.run(["format"] + words, in: work, input: Data(input.utf8))
    }

    private func read(_ name: String, in work: URL) throws -> String {
        try String(contentsOf: work.appendingPathComponent(name), encoding: .utf8)
    }

    private func write(_ text: String, _ name: String, in work: URL) throws {
        try Data(text.utf8).write(to: work.appendingPathComponent(name))
    }

    /// Runs a test with a graph of two files that are not formatted.
    private func withGraph(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { work in
            try write(Self.messy, "graph.yaml", in: work)
            try write(Self.messyTypes, "types.yaml", in: work)
            try body(work)
        }
    }

    @Test func allFilesOfAGraphAreFormattedInPlace() throws {
        try withGraph { work in
            let first = try run(["graph.yaml"], in: work)
            #expect(first == .init(output: "", errors: "formatted graph.yaml\nformatted types.yaml\n", status: 0))
            #expect(try read("graph.yaml", in: work) == Self.neat)
            #expect(try read("types.yaml", in: work) == Self.neatTypes)
            let second = try run(["graph.yaml"], in: work)
            #expect(
                second == .init(output: "", errors: "graph.yaml is formatted, with the files it includes\n", status: 0))
            #expect(try FileManager.default.contentsOfDirectory(atPath: work.path).count == 2)
        }
    }

    @Test func aCheckShowsWhatWouldChange() throws {
        try withGraph { work in
            let check = try run(["graph.yaml", "types.yaml", "--check"], in: work)
            #expect(check.status == 1)
            #expect(
                check.errors == """
                    navgen: graph.yaml is not formatted
                    navgen: types.yaml is not formatted
                            to format: navgen format graph.yaml types.yaml

                    """)
            #expect(try read("graph.yaml", in: work) == Self.messy)
            // Git can apply the diff.
            try write(check.output, "diff", in: work)
            let git = URL(fileURLWithPath: "/usr/bin/env")
            let applied = try NavgenProcess.run(git, ["git", "apply", "diff"], in: work, environment: [:])
            #expect(applied.status == 0, "\(applied.errors)")
            let again = try run(["graph.yaml", "--check"], in: work)
            #expect(again.status == 0)
            #expect(try read("graph.yaml", in: work) == Self.neat)
        }
    }

    @Test func aSyntaxErrorLeavesAllFilesAsTheyAre() throws {
        try withGraph { work in
            try write("navgen: 1\ntypes: {Sort: {cases: [a, b}}\n", "types.yaml", in: work)
            let run = try run(["graph.yaml"], in: work)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("types.yaml:2:28: error: "), "\(run.errors)")
            #expect(run.errors.hasSuffix("navgen: graph.yaml has errors, so nothing of it was formatted\n"))
            #expect(try read("graph.yaml", in: work) == Self.messy)
        }
    }

    /// Other mistakes than those of YAML do not keep a graph from being formatted.
    @Test func aGraphWithOtherMistakesIsFormatted() throws {
        try withTemporaryFolder { work in
            try write("navgen:   1\nroot: nowhere\n", "graph.yaml", in: work)
            #expect(try run(["graph.yaml"], in: work).status == 0)
            #expect(try read("graph.yaml", in: work) == "navgen: 1\nroot: nowhere\n")
        }
    }

    @Test func standardInputIsFormattedToStandardOutput() throws {
        try withTemporaryFolder { work in
            #expect(try run(["-"], in: work, input: Self.messy) == .init(output: Self.neat, errors: "", status: 0))
            #expect(try run(["-"], in: work, input: Self.neat) == .init(output: Self.neat, errors: "", status: 0))
            #expect(try run(["-", "--check"], in: work, input: Self.neat) == .init(output: "", errors: "", status: 0))
            let check = try run(["-", "--check"], in: work, input: Self.messy)
            #expect(check.status == 1)
            #expect(check.output.contains("-navgen:   1\n+navgen: 1\n"))
            let broken = try run(["-"], in: work, input: "a: [b\n")
            #expect(broken.status == 1)
            #expect(broken.output == "")
            #expect(broken.errors.hasPrefix("<stdin>:"), "\(broken.errors)")
        }
    }

    @Test func permissionsAndSymbolicLinksAreKept() throws {
        try withGraph { work in
            let manager = FileManager.default
            let target = work.appendingPathComponent("target.yaml")
            try manager.moveItem(at: work.appendingPathComponent("graph.yaml"), to: target)
            try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
            try manager.createSymbolicLink(
                atPath: work.appendingPathComponent("graph.yaml").path, withDestinationPath: "target.yaml")
            #expect(try run(["graph.yaml"], in: work).status == 0)
            #expect(try read("target.yaml", in: work) == Self.neat)
            let attributes = try manager.attributesOfItem(atPath: work.appendingPathComponent("graph.yaml").path)
            #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
            #expect(try manager.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test func missingFilesAreReported() throws {
        try withTemporaryFolder { work in
            let missing = try run(["graph.yaml"], in: work)
            #expect(missing.status == 3)
            #expect(missing.errors == "navgen: cannot format graph.yaml: no such file or directory\n")
            try write(Self.messy, "graph.yaml", in: work)
            let included = try run(["graph.yaml"], in: work)
            #expect(included.status == 1)
            #expect(included.errors.contains("[include-missing]"), "\(included.errors)")
            #expect(included.errors.contains("the files that were found are formatted"), "\(included.errors)")
            #expect(try read("graph.yaml", in: work) == Self.neat)
        }
    }
}
