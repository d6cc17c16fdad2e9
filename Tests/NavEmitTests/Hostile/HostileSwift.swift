import Foundation
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

/// Compiles and runs generated Swift with hostile strings, and reads its strings back.
enum HostileSwift {
    private static let own =
        "nonisolated func evil() { print(\"evil was called\") }\nnonisolated func evil() -> String { fatalError() }"

    /// Prints the strings of a program as scalar values, so that no string can look like another
    /// line.
    private static let main = #"""
        func say(_ words: String...) {
            print(words.map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " "))
        }

        for node in HostileNode.allCases where node.rawValue.hasPrefix("s") && node.rawValue.dropFirst().allSatisfy(\.isNumber) {
            say(node.rawValue, node.title ?? "", node.owner ?? "", node.tags.joined())
        }
        for kind in Kind.allCases { say(kind.rawValue) }
        for link in HostileLink.samples { say(link.url ?? "nil") }
        say(HostileTab.one.title ?? "", HostileTab.one.symbol ?? "")
        say(HostileAlert.alert.title ?? "", HostileAlert.alert.message ?? "", HostileSheet.sheet.title ?? "")
        say(TourData().words, HostileNode.tourFirst.title ?? "")
        """#

    private static var samples: String {
        let cases = HostileTexts.all.indices.map { "        .s\($0)()," }.joined(separator: "\n")
        return "nonisolated extension HostileLink {\n    static let samples: [HostileLink] = [\n\(cases)\n    ]\n}\n"
    }

    static func expectTexts(_ files: [OutputFile], _ graph: CompiledGraph) throws {
        #expect(files.count >= 6)
        let runtime = try RuntimeModule.plain.get()
        let program = try SwiftProgram(
            files.map { ($0.path, $0.contents) } + [("own.swift", own + "\n" + samples), ("main.swift", main)],
            flags: ["-swift-version", "6", "-warnings-as-errors"] + runtime.flags + runtime.objects)
        defer { program.remove() }
        let lines = try program.run().split(separator: "\n").map(String.init)
        func said(_ words: String...) -> String {
            words.map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " ")
        }
        let (texts, all) = (HostileTexts.all, HostileTexts.joined)
        var wanted = texts.enumerated().map { said("s\($0)", $1, $1, $1) }
        wanted += texts.map { said($0) }
        // Strings in URLs are percent-encoded, and come back when a URL is parsed.
        wanted += try texts.indices.map { number in
            let node = try #require(graph.analyzed.graph.nodes.firstIndex { $0.name == "s\(number)" })
            let pattern = try #require(graph.links.patterns.firstIndex { $0.node?.index == node })
            let id = try #require(graph.links.patterns[pattern].node)
            return said(graph.links.url(of: id, graph.links.patterns[pattern].parameters.map(\.absent)) ?? "nil")
        }
        wanted += [said(all, all), said(all, all, all), said(all, all)]
        #expect(lines.count == wanted.count)
        for (line, want) in zip(lines, wanted) where line != want {
            Issue.record("\(line.prefix(300)) is not \(want.prefix(300))")
        }
    }

    /// Compiles generated tests with the code that they test. There is no function that a string
    /// could call.
    static func expectTests() throws {
        let text = HostileTexts.yaml(HostileTexts.joined)
        let pattern = HostileTexts.yaml("/a?mode=\(HostileTexts.pattern(HostileTexts.joined))&text={text}")
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Hostile
            root: home
            links: {schemes: [hostile], maxLength: 100000}
            outputs: {swift: {parts: [state]}}
            screens: {home: {doc: \(text), params: {text: {type: String, default: \(text)}}, url: \(pattern)}}
            """)
        let options = EmitOptions(sourceName: HostileTexts.fileName)
        let tests = allEmitters.first { $0.kind == .tests }?.files(graph.links, options) ?? []
        #expect(tests.count == 1)
        let files = try graph.swift() + tests.map { ($0.path, $0.contents) }
        let output = try CompilerSettings(sdk: nil).output(files)
        #expect(output == "", "\(output.prefix(2000))")
    }
}
