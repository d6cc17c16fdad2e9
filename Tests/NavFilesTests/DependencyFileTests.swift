import Foundation
import NavCompiler
import NavPlatform
import TestSupport
import Testing

@testable import NavFiles

/// Dependency files are read by Make and Ninja themselves.
@Suite struct DependencyFileTests {
    /// Characters that a dependency file cannot contain for both Make and Ninja.
    static let refused = "\n\r\t\u{1}\u{7F};|=\\"
    /// Characters that Ninja 1.11 does not read in a dependency file, however they are escaped.
    static let notForNinja = "\"'&*<>?^`"
    /// The character that makes a target a pattern in Make.
    static let notForMake = "%"

    /// All other ASCII characters that a file name can have, and some others.
    static let readable =
        (0x20...0x7E).compactMap { Unicode.Scalar($0).map(Character.init) }
        .filter { !refused.contains($0) && $0 != "/" } + ["é", "日", "🙂"]

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func write(_ text: String, _ name: String, in folder: URL, at time: Double = 2000) throws {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try age(file, time)
    }

    private func age(_ file: URL, _ time: Double) throws {
        let date = Date(timeIntervalSince1970: time)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func text(_ rules: [DependencyFile.Rule]) throws -> String {
        var file = DependencyFile()
        file.rules = rules
        return try file.text().get()
    }

    @Test func listsTheInputsOfEachOutput() throws {
        let shop = DependencyFile.Rule(
            outputs: ["out/Shop.dot", "out/Shop.svg"], inputs: ["shop.yaml", "a b/types.yaml", "c#$:.yaml"],
            hasMainFile: true)
        let piped = DependencyFile.Rule(outputs: ["out/B.dot"], inputs: ["a b/types.yaml"], hasMainFile: false)
        try #expect(
            text([shop, piped]) == ##"""
                out/Shop.dot \
                out/Shop.svg: \
                  shop.yaml \
                  a\ b/types.yaml \
                  c\#$$\:.yaml
                out/B.dot: \
                  a\ b/types.yaml
                a\ b/types.yaml:
                c\#$$\:.yaml:

                """##)
        try #expect(text([]) == "")
    }

    @Test(arguments: Self.refused)
    func rejectsCharactersThatItCannotContain(character: Character) {
        let inputs = ["a.yaml", "b\(character).yaml"]
        for rule in [
            DependencyFile.Rule(outputs: ["x"], inputs: inputs, hasMainFile: true),
            DependencyFile.Rule(outputs: inputs, inputs: [], hasMainFile: true),
        ] {
            #expect {
                try text([rule])
            } throws: {
                ($0 as? FileFailure)?.reason.contains("which a dependency file cannot contain") == true
            }
        }
    }

    @Test func makeReadsEveryName() throws {
        let names = Self.readable.filter { !Self.notForMake.contains($0) }
        try withFolder { folder in
            for (index, character) in names.enumerated() {
                // At both ends and doubled, as escapes depend on the next character.
                let (main, input, output) = ("main", "i\(character)n\(character)\(character)x", "o\(character)\(index)")
                let rule = DependencyFile.Rule(outputs: [output, "second"], inputs: [main, input], hasMainFile: true)
                // Without a recipe, Make would consider nothing out of date.
                try write("include deps.d\n%:\n\t@true\n", "Makefile", in: folder, at: 1)
                try write(text([rule]), "deps.d", in: folder, at: 1)
                for file in [main, input] { try write("", file, in: folder, at: 1000) }
                for file in [output, "second"] { try write("", file, in: folder) }
                for target in [output, "second"] {
                    #expect(try make(folder, "-q", "--", target) == 0, "\(target): nothing has changed")
                    for file in [main, input] {
                        try age(folder.appendingPathComponent(file), 3000)
                        #expect(try make(folder, "-q", "--", target) == 1, "\(target): \(file) is newer")
                        try age(folder.appendingPathComponent(file), 1000)
                    }
                }
                try FileManager.default.removeItem(at: folder.appendingPathComponent(input))
                #expect(try make(folder, "--", output) == 0, "\(input) is gone, and may be")
            }
        }
    }

    private func make(_ folder: URL, _ arguments: String...) throws -> Int32 {
        try SwiftProgram.run("/usr/bin/env", ["make", "-r"] + arguments, in: folder).status
    }

    /// With and without `deps = gcc`: Ninja compares the targets with the outputs of the edge only
    /// without it.
    @Test(.enabled(if: ExpectedTool.isExpected("ninja"), "Ninja is not installed"), arguments: ["", "\n  deps = gcc"])
    func ninjaReadsEveryName(deps: String) throws {
        let names = Self.readable.filter { !Self.notForNinja.contains($0) }
        try withFolder { folder in
            // One edge per character, with two graphs each, as the second rule must be read, too.
            var build = "rule copy\n  command = cp $edge.src $edge.d && touch $made\n  depfile = $edge.d\(deps)\n"
            for (index, character) in names.enumerated() {
                let outputs = ["o\(character)\(index)", "second\(index)"]
                let rules = [
                    DependencyFile.Rule(
                        outputs: [outputs[0]], inputs: ["main", "i\(character)\(character)n\(index)"], hasMainFile: true
                    ),
                    DependencyFile.Rule(outputs: [outputs[1]], inputs: ["other\(index)"], hasMainFile: false),
                ]
                try write(text(rules), "e\(index).src", in: folder, at: 1000)
                for file in rules.flatMap(\.inputs) { try write("", file, in: folder, at: 1000) }
                build += "build \(outputs.map(ninja).joined(separator: " ")): copy\n  edge = e\(index)\n"
                build +=
                    "  made = \(outputs.map { ninja("'\($0.replacing("'", with: "'\\''"))'") }.joined(separator: " "))\n"
            }
            try write(build, "build.ninja", in: folder, at: 1000)
            func run(_ arguments: String...) throws -> String {
                try SwiftProgram.run("/usr/bin/env", ["ninja"] + arguments, in: folder).output
            }
            #expect(try run().contains("[\(names.count)/\(names.count)]"))
            #expect(try run("-n").contains("no work to do"))
            for (index, character) in names.enumerated() {
                for file in ["i\(character)\(character)n\(index)", "other\(index)"] {
                    let path = folder.appendingPathComponent(file)
                    try age(path, Date.now.timeIntervalSince1970 + 100)
                    #expect(try run("-n").contains("[1/1]"), "\(file) is newer")
                    try age(path, 1000)
                }
            }
        }
    }

    private func ninja(_ text: String) -> String {
        text.replacing("$", with: "$$").replacing(" ", with: "$ ").replacing(":", with: "$:")
    }
}
