import Foundation
import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Checks diagnostics about hostile strings in each format, as the readers of that format interpret
/// them.
@Suite("Diagnostics about hostile strings") struct HostileFindingTests {
    /// Each string is the name of a missing node, in a file whose name is hostile, too.
    private static let text: String = {
        let names = HostileTexts.all.map { "      - \(HostileTexts.yaml($0))\n" }.joined()
        return "navgen: 1\nroot: home\nscreens:\n  home:\n    to:\n\(names)"
    }()

    private static let file = "folder/\(HostileTexts.fileName)"

    private static func rendered(_ format: DiagnosticFormat, color: Bool = false) throws -> String {
        let result = compile(file, reader: .memory([file: Array(text.utf8)]))
        let unknown = result.diagnostics.filter { $0.rule == "unknown-node" }
        try #require(unknown.count == HostileTexts.all.count)
        return render(unknown, sources: result.sources, as: format, color: color)
    }

    @Test("come back as data in each format", arguments: DiagnosticFormat.allCases)
    func areData(format: DiagnosticFormat) throws {
        let text = try Self.rendered(format)
        #expect(!text.unicodeScalars.contains { $0 != "\n" && Self.isControl($0) }, "\(format)")
        switch format {
        case .text, .xcode: try expectLines(text)
        case .github: try expectCommands(text)
        case .json:
            try expectMessages(text) { try #require($0 as? [[String: Any]]).compactMap { $0["message"] as? String } }
        case .sarif: try expectMessages(text, Self.sarifMessages)
        }
    }

    /// The only escape sequences are navgen's own colors.
    @Test func colorsAreTheOnlyEscapeSequences() throws {
        let text = try Self.rendered(.text, color: true)
        let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(text != plain && !plain.unicodeScalars.contains { $0 != "\n" && Self.isControl($0) })
        #expect(plain == (try Self.rendered(.text)))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// No string starts a line of its own, and each diagnostic has the location of its string.
    private func expectLines(_ text: String) throws {
        let places = text.split(separator: "\n").compactMap { line in
            (try? /folder\/.*?:([0-9]+):([0-9]+): error: there is no node `.*/.wholeMatch(in: line)).map {
                "\($0.1):\($0.2)"
            }
        }
        #expect(places == HostileTexts.all.indices.map { "\($0 + 6):9" })
        for line in text.split(separator: "\n") {
            let isOwn = line.hasPrefix("folder/") || (try? /[ 0-9]* [|=].*/.wholeMatch(in: line)) != nil
            #expect(isOwn, "\(line)")
        }
    }

    /// GitHub reads a command from each line, in which `%`, line ends, colons and commas are
    /// escaped.
    private func expectCommands(_ text: String) throws {
        let lines = text.split(separator: "\n")
        #expect(lines.count == HostileTexts.all.count)
        for (number, line) in lines.enumerated() {
            let match = try #require(
                try
                    /::error file=([^,:]*),line=([0-9]+),endLine=[0-9]+,col=[0-9]+,endColumn=[0-9]+,title=unknown-node::(.*)/
                    .wholeMatch(in: line))
            #expect(match.2 == "\(number + 6)")
            let message = match.3.replacing("%0A", with: "\n").replacing("%25", with: "%")
            let shown = String(
                String.UnicodeScalarView(
                    HostileTexts.all[number].unicodeScalars.map { $0 != "\n" && Self.isControl($0) ? "\u{FFFD}" : $0 }))
            #expect(
                message.contains("`\(shown.replacing("\r", with: "\u{FFFD}"))`") || shown.contains("\u{FFFD}"),
                "\(line)")
        }
    }

    private func expectMessages(_ text: String, _ messages: (Any) throws -> [String]) throws {
        let found = try messages(try JSONSerialization.jsonObject(with: Data(text.utf8)))
        #expect(found.count == HostileTexts.all.count)
        for (message, text) in zip(found, HostileTexts.all) {
            let isWhole = message.unicodeScalars.starts(with: "there is no node `\(text)`".unicodeScalars)
            #expect(isWhole, "\(message.debugDescription)")
        }
    }

    private static func sarifMessages(_ log: Any) throws -> [String] {
        let runs = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
        return results.compactMap { result in
            let message = (result["message"] as? [String: Any])?["text"] as? String
            let locations = result["locations"] as? [[String: Any]]
            let place = locations?.first?["physicalLocation"] as? [String: Any]
            let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
            // The path is a relative URI without special characters.
            let isPlain = uri.removingPercentEncoding == file && (try? /[A-Za-z0-9%._~\/-]*/.wholeMatch(in: uri)) != nil
            return isPlain ? message : nil
        }
    }
}
