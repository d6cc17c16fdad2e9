import Foundation
import NavGraph
import TestSupport
import Testing

@testable import NavLinks

/// Parses hostile URLs with generated code and with the link table. The tables of
/// `Docs/security.md` are tested as they are.
@Suite("Hostile URLs", .serialized) struct HostileURLTests {
    private static let page =
        (try? String(contentsOf: repository.appendingPathComponent("Docs/security.md"), encoding: .utf8)) ?? ""

    private static let compiled = Result { () throws -> CompiledGraph in
        let start = try #require(page.range(of: "```yaml\n"))
        let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
        return try CompiledGraph(String(page[start.upperBound..<end.lowerBound]))
    }

    // MARK: The page

    struct Row: CustomTestStringConvertible, Sendable {
        var what: String
        var url: String
        var answer: String
        var testDescription: String { what }
    }

    private static let rows: [Row] = page.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ")) }
        guard line.hasPrefix("| "), cells.count == 6, cells[2].hasPrefix("`"), cells[2].hasSuffix("`"),
            cells[2] != "`URL`"
        else { return nil }
        var url = String(line.split(separator: "|")[1].drop { $0 == " " }.dropFirst())
        url = String(url[..<(url.lastIndex(of: "`") ?? url.endIndex)])
        // A page cannot show control characters.
        if cells[1].hasPrefix("a raw control") { url = url.replacing("abc", with: "\u{7}abc") }
        return Row(what: cells[1], url: url, answer: cells[3])
    }

    /// The node, or the reason why there is none, as written on the page.
    private static func answer(_ url: String, _ links: LinkAnalysis) -> String {
        if case .match(let match) = links.resolve(Array(url.utf8)) { return "`\(links.graph[match.node].name)`" }
        return links.explainMiss(Array(url.utf8)).reason
    }

    @Test("have the results that the page lists", arguments: rows)
    func pageIsTrue(row: Row) throws {
        #expect(Self.answer(row.url, try Self.compiled.get().links) == row.answer, "\(row.url)")
    }

    @Test func thePageHasAllReasons() throws {
        #expect(Self.rows.count >= 55)
        let links = try Self.compiled.get().links
        let urls = HostileURLs.tricks + HostileURLs.systematic + HostileURLs.long(links.graph.links.maxLength)
        for url in urls {
            guard case .refused(let reason) = links.resolve(Array(url.utf8)) else { continue }
            let isWhole = [LinkRefusal.userInfo, .noScheme].map(\.message).contains(reason)
            let sentence = reason.prefix { $0 != "`" || isWhole }
            #expect(Self.page.contains(sentence), "\(url.debugDescription): \(reason)")
        }
    }

    // MARK: The generated parser

    /// Reads URLs as scalar values, so that they can contain any character, and prints the parsed
    /// links.
    private static let driver = #"""
        while let line = readLine() {
            var url = String.UnicodeScalarView()
            for number in line.split(separator: " ") { url.append(Unicode.Scalar(UInt32(number) ?? 0xFFFD) ?? "\u{FFFD}") }
            guard let link = BankLink(String(url)) else {
                print("-")
                continue
            }
            // The text of a `URL` value depends on Foundation.
            let values = link.texts.map { $0 ?? "" }
            if link.node == .visit {
                print("visit")
                continue
            }
            print(([link.node.rawValue] + values + [link.url ?? "nil"]).map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " "))
        }
        """#

    private static func expected(_ url: String, _ links: LinkAnalysis) -> String {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else { return "-" }
        // The text of a `URL` value depends on Foundation.
        if links.graph[match.node].name == "visit" { return "visit" }
        let values = match.values.map { value in
            switch value {
            case .none: ""
            case .one(let text): text
            case .many(let texts): texts.joined(separator: ",")
            }
        }
        let built = links.url(of: match.node, match.values) ?? "nil"
        return ([links.graph[match.node].name] + values + [built]).map { "\($0.unicodeScalars.map(\.value))" }
            .joined(separator: " ")
    }

    @Test("generated code and the link table parse them in the same way, without crashing")
    func generatedCodeAgrees() throws {
        let compiled = try Self.compiled.get()
        let links = compiled.links
        let urls =
            Self.rows.map(\.url) + HostileURLs.tricks + HostileURLs.systematic
            + HostileURLs.long(links.graph.links.maxLength)
        #expect(urls.count > 4000)
        let runtime = try RuntimeModule.plain.get()
        let program = try SwiftProgram(
            compiled.swift() + [("main.swift", Self.driver)], flags: runtime.flags + runtime.objects)
        defer { program.remove() }
        let input = urls.map { $0.unicodeScalars.map { String($0.value) }.joined(separator: " ") }
        let lines = try program.run(input.joined(separator: "\n") + "\n").split(separator: "\n").map(String.init)
        try #require(lines.count == urls.count)
        var matches = 0
        for (url, line) in zip(urls, lines) {
            let wanted = Self.expected(url, links)
            if line != wanted { Issue.record("\(url.prefix(300).debugDescription): \(line) instead of \(wanted)") }
            guard line != "-" else { continue }
            matches += 1
            let problem = Self.harm(in: url, links)
            #expect(problem == nil, "\(url.debugDescription): \(problem ?? "")")
        }
        // Some are links, and most are not.
        #expect(matches > 300 && matches < urls.count / 2, "\(matches) of \(urls.count)")
    }

    /// Why a URL must not be a link, decided here with a simple parser of its own.
    private static func harm(in url: String, _ links: LinkAnalysis) -> String? {
        let bytes = Array(url.utf8)
        if bytes.count > links.graph.links.maxLength { return "too long" }
        if url.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
            return "control"
        }
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return "no scheme" }
        let scheme = url[..<colon].lowercased()
        guard scheme == "bank" || scheme == "https" else { return "scheme" }
        let rest = url[url.utf8.index(after: colon)...].unicodeScalars.prefix { $0 != "?" && $0 != "#" }
        var path = String(rest)
        if path.hasPrefix("//") {
            let authority = path.dropFirst(2).unicodeScalars.prefix { $0 != "/" }
            if authority.contains("@") { return "user information" }
            if scheme == "https" {
                let host = String(authority).lowercased().replacing(/:443$/, with: "")
                let isOwn = host == "bank.example.com"
                let label = host.hasSuffix(".bank.example.com") ? host.dropLast(".bank.example.com".count) : ""
                let labels = label.split(separator: ".", omittingEmptySubsequences: false)
                guard isOwn || (labels.allSatisfy { !$0.isEmpty } && !label.contains(":")) else { return "host" }
                path = String(path.dropFirst(2 + authority.count))
            } else {
                if authority.contains(":") { return "port" }
                path = String(path.dropFirst(2))
            }
        } else if scheme == "https" {
            return "no host"
        }
        for segment in path.split(separator: "/") {
            guard let text = segment.removingPercentEncoding else { return "escape" }
            if text == "." || text == ".." { return "dots" }
            if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
                return "control in the path"
            }
        }
        return nil
    }
}
