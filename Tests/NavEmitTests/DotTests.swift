import Foundation
import NavDriver
import NavEmit
import NavGraph
import TestSupport
import Testing

@Suite struct DotTests {
    private func dot(_ text: String) throws -> String {
        let result = compileText(["graph.yaml": text])
        #expect(!result.hasErrors, "\(findings(in: text))")
        let emitter = try #require(allEmitters.first { $0.kind == .dot })
        let files = emitter.files(
            try #require(result.analysed), try #require(result.links), EmitOptions(sourceName: "graph.yaml"))
        return try #require(files.first).contents
    }

    /// A graph with a title, as YAML in double quotes.
    private func graph(title: String) -> String {
        let escaped = title.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? String($0) : unicode($0) }
            .joined()
        return "navgen: 1\nroot: home\nscreens:\n  home: {title: \"\(escaped)\"}\n"
    }

    private func unicode(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// What Graphviz reads, where it is installed; CI installs it.
    private func layout(_ dot: String, format: String) throws -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["dot", "-T\(format)"]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        input.fileHandleForWriting.write(Data(dot.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 { return nil }
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    static let hostile = [
        "plain", "a \"quoted\" one", "back\\slash \\N \\G \\l \\", "two\nlines", "<b>html</b>", "a & b &amp; c &#65;",
        "שלום \u{202B}rtl", "{a | b}", "日本 👍🏽 é", "]; evil [", "-->", "%s %d",
    ]

    @Test(arguments: hostile)
    func anyTitleIsDrawnAsItIs(title: String) throws {
        let text = try dot(graph(title: title.replacing("{", with: "{{")))
        guard let svg = try layout(text, format: "svg") else { return }
        // The lines of the label as an XML reader sees them.
        let reader = TextReader()
        let parser = XMLLineReader.texts(in: svg)
        for line in title.split(separator: "\n") {
            #expect(parser.contains { reader.same($0, String(line)) }, "\(line) in \(parser)")
        }
    }

    @Test func outputIsStableAndDoesNotDependOnTheFolder() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("Graphs/shop.yaml"), encoding: .utf8)
        let drawing = try dot(text)
        #expect(try dot(text) == drawing)
        #expect(!drawing.contains(repository.path))
    }

    @Test func everyKindAndEveryWayOnHasItsLook() throws {
        let text = """
            navgen: 1
            conditions: {in: {otherwise: login}}
            tabs: {a: {root: home}, b: {root: both}}
            splits: {both: {sidebar: list, detail: item}}
            screens:
              home: {to: [other, login, cover, {menu: {label: Open}}, ask, sure, tour, b, {other: {as: replace}}]}
              other: {requires: [in], to: [{home: {as: popTo}}, {tour: {as: open}}]}
              list: {to: [item]}
              item: {params: {id: Int?}}
            sheets: {login: {}}
            covers: {cover: {}}
            popovers: {menu: {}}
            alerts: {ask: {actions: {ok: {role: cancel}}}}
            dialogs: {sure: {actions: {ok: {role: cancel}}}}
            flows: {tour: {steps: [one, two], then: home}}
            actions: {redeem: {url: /x, then: [other]}}
            links: {schemes: [app]}
            routes: [{from: "*", to: login}]
            """
        let drawing = try dot(text)
        for line in [
            ##""home" -> "other" [style=solid, arrowhead=normal, color="#767676", tooltip="pushes"];"##,
            ##""home" -> "login" [style=dashed, arrowhead=normal, color="#0072b2", tooltip="presents a sheet"];"##,
            ##""list" -> "item" [style=solid, arrowhead=vee, color="#767676", tooltip="fills the next column"];"##,
            ##"" unless in" -> "login" [style=dotted, arrowhead=odot, color="#d55e00", tooltip="shows when a condition fails"];"##,
            ##"" anywhere" -> "login" [style=dashed, arrowhead=normal, color="#0072b2:invis:#0072b2", tooltip="presents a sheet"];"##,
            ##""tour.one" -> "tour.two" [style=solid, arrowhead=normal, penwidth=2.2, color="#a8578f", tooltip="is followed by the step"];"##,
        ] {
            #expect(drawing.contains("  " + line + "\n"), "\(line)\n\(drawing)")
        }
        for cluster in ["tab a", "tab b", "split both", "flow tour"] {
            #expect(drawing.contains("subgraph \"cluster \(cluster)\" {"))
        }
        _ = try layout(drawing, format: "dot")
    }
}

/// Compares drawn text with what was meant: Graphviz draws runs of spaces as no-break spaces.
private struct TextReader {
    func same(_ left: String, _ right: String) -> Bool {
        left.replacing("\u{A0}", with: " ") == right.replacing("\u{A0}", with: " ")
    }
}

/// The texts of an SVG.
private enum XMLLineReader {
    static func texts(in svg: String) -> [String] {
        svg.split(separator: "<text").dropFirst().compactMap { part in
            guard let start = part.firstIndex(of: ">"), let end = part.firstRange(of: "</text>") else { return nil }
            return decode(String(part[part.index(after: start)..<end.lowerBound]))
        }
    }

    private static func decode(_ text: String) -> String {
        var text = text
        while let range = text.firstRange(of: /&#[0-9]+;/) {
            let number = UInt32(text[range].dropFirst(2).dropLast()) ?? 0xFFFD
            // A private stand-in keeps what is decoded from being read as an entity again.
            text.replaceSubrange(range, with: number == 38 ? "\u{E000}" : String(Unicode.Scalar(number) ?? "\u{FFFD}"))
        }
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: character)
        }
        return text.replacing("\u{E000}", with: "&")
    }
}
