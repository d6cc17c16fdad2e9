import Foundation
import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Checks hostile strings in every output, as a reader of that output interprets them: they are
/// read back as data and have no other effect.
///
/// The `switch` over outputs is exhaustive, so a new output has to be added here.
@Suite("Hostile strings") struct HostileTextTests {
    private static let compiled = Result { try CompiledGraph(HostileTexts.graph) }

    private static let pictures: [OutputKind] = [.dot, .svg, .png, .pdf]

    @Test(
        "come back unchanged from every picture",
        .enabled(if: GraphvizReading.isExpected, "Graphviz is not installed"),
        arguments: pictures)
    func comeBackFromPictures(kind: OutputKind) throws { try comeBack(kind: kind) }

    @Test(
        "come back unchanged from every output", arguments: OutputKind.allCases.filter { !pictures.contains($0) }
    )
    func comeBack(kind: OutputKind) throws {
        let graph = try Self.compiled.get()
        let options = EmitOptions(sourceName: HostileTexts.fileName)
        let files = allEmitters.first { $0.kind == kind }?.files(graph.links, options) ?? []
        let text = files.first?.contents ?? ""
        switch kind {
        case .swift: try HostileSwift.expectTexts(files, graph)
        case .tests: try HostileSwift.expectTests()
        case .tours: try expectFlows(files)
        case .dot: try expectDrawn(text)
        case .mermaid: try expectMermaid(text)
        case .svg, .png, .pdf: try expectPicture(kind)
        case .html: try expectPage(text)
        case .markdown: try expectTables(text)
        case .json: try expectDocument(text)
        case .aasa: try expectSites(text, graph)
        case .plist, .entitlements: try expectPropertyLists(files)
        case .simctl: try expectURLs(text, graph)
        case .baseline: try expectFacts(text)
        }
        guard kind != .html else { return }
        #expect(!text.isEmpty || [.svg, .png, .pdf].contains(kind))
        for file in files {
            let steering = file.contents.unicodeScalars.filter { Self.isControl($0) && !Self.mayHold(kind, $0) }
            let names = Set(steering.map { String($0.value, radix: 16) })
            #expect(
                names.isEmpty,
                "\(file.path) has the control characters \(names): escape them, as `GraphFormatter.escaped` does")
        }
    }

    /// Flows for Maestro are YAML. `TourFilesProof` compiles the Swift.
    private func expectFlows(_ files: [OutputFile]) throws {
        let flows = files.filter { $0.path.hasSuffix(".yaml") }
        #expect(!flows.isEmpty)
        for flow in flows {
            for part in flow.contents.components(separatedBy: "\n---\n") {
                #expect(parseYAML(Array(part.utf8), name: flow.path, id: FileID(0)).isYAML, "\(flow.path)")
            }
        }
    }

    /// Whether an output may contain a control character: line ends, and tabs for indentation.
    private static func mayHold(_ kind: OutputKind, _ scalar: Unicode.Scalar) -> Bool {
        switch kind {
        case .plist, .entitlements: scalar == "\n" || scalar == "\t"
        case .dot: scalar == "\n" || scalar == "\t"
        default: scalar == "\n"
        }
    }

    /// Whether a scalar is a control character or changes the direction of text. Files should
    /// contain them only as escapes.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Expects each string at its number. `shown` replaces characters that cannot be shown.
    private func expectEach(_ what: String, _ found: (Int) throws -> String?, shown: (String) -> String = { $0 }) throws
    {
        for (number, text) in HostileTexts.all.enumerated() {
            let found = try #require(try found(number), "\(what) of s\(number)")
            let isSame = Array(found.unicodeScalars) == Array(shown(text).unicodeScalars)
            #expect(isSame, "\(what) of s\(number): \(found.debugDescription) is not \(text.debugDescription)")
        }
    }

    // MARK: Documents

    private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

    private func expectDocument(_ text: String) throws {
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let nodes = Dictionary(
            uniqueKeysWithValues: try objects(document["nodes"]).map { ($0["id"] as? String ?? "", $0) })
        for key in ["doc", "owner"] { try expectEach(key) { nodes["s\($0)"]?[key] as? String } }
        try expectEach("tag") { (nodes["s\($0)"]?["tags"] as? [String])?.first }
        #expect(document["doc"] as? String == HostileTexts.joined)
    }

    private func expectPage(_ text: String) throws {
        // There is exactly one element for the graph and one for the script: no string has added
        // another.
        #expect(
            text.components(separatedBy: "<script").count == 3 && text.components(separatedBy: "</script").count == 3)
        #expect(text.components(separatedBy: "<style").count == 2 && text.components(separatedBy: "</style").count == 2)
        let start = try #require(text.range(of: "<script type=\"application/json\""))
        let open = try #require(text.range(of: ">", range: start.upperBound..<text.endIndex))
        let end = try #require(text.range(of: "</script", range: open.upperBound..<text.endIndex))
        let graph = String(text[open.upperBound..<end.lowerBound])
        let controls = graph.unicodeScalars.filter { $0 != "\n" && Self.isControl($0) && $0 != "\u{202E}" }
        #expect(!graph.contains("<") && controls.isEmpty)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(graph.utf8)) as? [String: Any])
        let nodes = Dictionary(
            uniqueKeysWithValues: try objects(document["nodes"]).map { ($0["id"] as? String ?? "", $0) })
        try expectEach("doc") { nodes["s\($0)"]?["doc"] as? String }
        let head = text[..<start.lowerBound].replacing(/<(style|script)>[\s\S]*?<\/\1>/, with: "")
        #expect(!head.contains("evil()") || head.contains("<!--"), "\(head.prefix(500))")
    }

    private func expectTables(_ text: String) throws {
        let reader = MarkdownReader(text)
        let rows = try #require(reader.tables["Screens"]?.rows)
        let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0) })
        for column in [2, 6] {
            try expectEach("column \(column)") {
                byName["s\($0)"]?[column]
            } shown: { text in
                String(String.UnicodeScalarView(text.unicodeScalars.map { Self.shown($0) }))
            }
        }
        for (name, table) in reader.tables {
            for row in table.rows {
                #expect(row.count == table.titles.count && !row.contains { $0.hasPrefix("⚠") }, "\(name): \(row)")
            }
        }
    }

    /// A scalar as it is shown: one that would move the cursor or change the direction is replaced.
    private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let isLineEnd = ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
        return !isLineEnd && (isControl(scalar) || scalar == "\u{FEFF}") ? "\u{FFFD}" : scalar
    }

    private func expectFacts(_ text: String) throws {
        let lines = text.split(separator: "\n").map(String.init)
        let words = ["#", "app", "condition", "edge", "environment", "link", "links", "node", "root", "tabs", "type"]
        for line in lines {
            #expect(words.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
        }
        try expectEach("title") { number in
            let start = "node s\(number) has the title "
            return lines.first { $0.hasPrefix(start) }.map { Self.unescaped(String($0.dropFirst(start.count))) }
        } shown: {
            $0.replacing("{", with: "{{")
        }
    }

    /// A string of the baseline without its escapes.
    private static func unescaped(_ text: String) -> String {
        var plain = text.replacing("\\\\", with: "\u{F0000}")
        for (escape, scalar) in [("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t")] {
            plain = plain.replacing(escape, with: scalar)
        }
        plain = plain.replacing(/\\u\{([0-9A-F]+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
        return plain.replacing("\u{F0000}", with: "\\")
    }

    // MARK: Platform files

    private func expectPropertyLists(_ files: [OutputFile]) throws {
        #expect(!files.isEmpty)
        for file in files {
            let value = try PropertyListSerialization.propertyList(from: Data(file.contents.utf8), format: nil)
            #expect((value as? [String: Any])?.count == 1, "\(file.path)")
            #expect(!file.path.contains("/"))
        }
    }

    private func expectSites(_ text: String, _ graph: CompiledGraph) throws {
        let site = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let details = try objects((site["applinks"] as? [String: Any])?["details"])
        let components = try objects(details.first?["components"])
        #expect(components.count >= HostileTexts.all.count)
        for component in components {
            #expect(Set(component.keys).isSubset(of: ["/", "?", "#", "exclude", "comment", "caseSensitive"]))
        }
    }

    /// Runs the script with `--list` in an empty folder, in which no file may appear.
    private func expectURLs(_ text: String, _ graph: CompiledGraph) throws {
        try SwiftProgram.withFiles([("links.sh", text)]) { paths, folder in
            for shell in ["/bin/sh", "/bin/bash"] where FileManager.default.isExecutableFile(atPath: shell) {
                let result = try SwiftProgram.run(shell, [paths[0], "--list"], in: folder)
                #expect(result.status == 0)
                let urls = result.output.split(separator: "\n").map(String.init)
                let patterns = urls.compactMap { graph.links.first(for: $0) }
                #expect(patterns.sorted() == Array(graph.links.patterns.indices), "\(urls.count)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["links.sh"])
        }
    }

    // MARK: Pictures

    /// A string as a picture shows it, without line ends.
    static func drawn(_ text: String, keepsMarks: Bool = false) -> String {
        var drawn = ""
        for character in text where !character.isNewline {
            for scalar in character.unicodeScalars {
                switch scalar.value {
                case 0x09: drawn += " "
                case 0..<0x20: drawn.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
                case 0x7F: drawn += "\u{2421}"
                case 0x80..<0xA0, 0xFFFE, 0xFFFF: drawn += "\u{FFFD}"
                default:
                    let isMark = !keepsMarks && (isControl(scalar) || scalar == "\u{FEFF}")
                    drawn.unicodeScalars.append(isMark ? "\u{FFFD}" : scalar)
                }
            }
        }
        return drawn
    }

    private func expectMermaid(_ text: String) throws {
        let reader = try MermaidReader(text)
        for (number, title) in HostileTexts.all.enumerated() {
            let label = try #require(reader.boxes["n_s\(number)"])
            let found = label.unicodeScalars.filter {
                $0 != "\n" && $0 != "\u{FEFF}" && !Self.isControl($0) && $0 != "\u{A0}" && $0 != " "
            }
            let wanted = Self.drawn(title, keepsMarks: true).unicodeScalars.filter {
                $0 != "\u{FEFF}" && !Self.isControl($0) && $0 != " "
            }
            // The id and further lines of the card follow.
            #expect(
                found.map(\.value).starts(with: wanted.map(\.value)),
                "\(title.debugDescription): \(label.debugDescription)")
        }
        #expect(
            !reader.boxes.keys.contains { $0.contains("evil") }
                && !reader.clusters.keys.contains { $0.contains("evil") })
        #expect(!reader.lines.contains { $0.source.contains("evil") || $0.target.contains("evil") })
    }

    private func expectDrawn(_ text: String) throws {
        let picture = try GraphvizReading.picture(text)
        for (number, title) in HostileTexts.all.enumerated() {
            let object = try #require(picture.object("s\(number)"))
            let found = object.texts.joined().unicodeScalars.filter { $0 != "\u{FEFF}" }
            let wanted = Self.drawn(title).unicodeScalars.filter { $0 != "\u{FEFF}" }
            #expect(found.starts(with: wanted), "\(object.texts) \(title.debugDescription)")
        }
        let nodes = picture.objects.filter { !$0.isCluster && !$0.name.hasPrefix(" ") }.map(\.name)
        // The steps of flows are cells of their cards.
        let expected = (try Self.compiled.get()).analyzed.graph.nodes.filter { $0.kind != .step }
        #expect(nodes.sorted() == expected.map(\.name).sorted())
    }

    private func expectPicture(_ kind: OutputKind) throws {
        let graph = try CompiledGraph(PictureSample.graph(titles: HostileTexts.all))
        let dot = PictureSample.text(graph.links, as: .dot)
        let picture = try Graphviz().draw(dot, as: kind).get()
        switch kind {
        case .svg:
            let texts = try XMLTexts(String(decoding: picture, as: UTF8.self)).texts.map {
                $0.replacing("\u{A0}", with: " ")
            }
            let whole = texts.joined(separator: "\n")
            for title in HostileTexts.all where title.count < 30 && !title.contains(where: \.isNewline) {
                #expect(whole.contains(Self.drawn(title)), "\(title.debugDescription)")
            }
        case .png: #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        default: #expect(picture.starts(with: Array("%PDF-".utf8)))
        }
    }
}
