import NavAnswers
import NavCompiler
import NavFiles
import NavGraph
import NavSyntax

@testable import NavLinks

extension FuzzTarget {
    /// Any bytes resolve like trying each pattern in turn, and the values of a match can be written
    /// as a URL again.
    static let urls = FuzzTarget(name: "urls", maxLength: 512, isGraph: false) { input throws(PropertyViolation) in
        for graph in LinkedGraph.all {
            for build in graph.links.origins.builds.indices {
                do throws(PropertyViolation) {
                    try resolve(input, graph, build)
                } catch {
                    throw PropertyViolation(description: "\(graph.name), build \(build): \(error)")
                }
            }
        }
    }

    private static func resolve(_ input: [UInt8], _ graph: LinkedGraph, _ build: Int) throws(PropertyViolation) {
        let links = graph.links
        let found = SlowReader.Answer(links.resolve(input, build: build), links)
        let expected = SlowReader(links: links, build: build).answer(input)
        try require(found == expected, "\(found) is the answer, and \(expected) should be")
        let answer = LinkAnswer(input, in: links, build: build)
        guard let match = answer.match else {
            try require(!answer.miss.reason.isEmpty, "no reason is given")
            return
        }
        try require(!answer.text.isEmpty, "there is no answer")
        try require(StrictJSON.isValid(answer.json.utf8), "the answer is not JSON: \(answer.json)")
        guard let url = links.url(of: match.node, match.values, build: build) else {
            // An escape for each byte can make it too long, and a text of several segments cannot
            // contain a segment with a slash.
            let canBeWritten =
                input.count * 3 < links.graph.links.maxLength && !input.contains(UInt8(ascii: "%"))
                && match.redirects.isEmpty
            try require(!graph.writesAll || !canBeWritten, "no URL has \(match.values)")
            return
        }
        try require(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url.debugDescription) needs escapes")
        guard case .match(let again) = links.resolve(Array(url.utf8), build: build) else {
            throw PropertyViolation(description: "\(url) leads nowhere")
        }
        try require(
            again.node == match.node && again.values == match.values,
            "\(url) leads to \(again.node) with \(again.values), not to \(match.node) with \(match.values)")
        try require(
            links.url(of: again.node, again.values, build: build) == url, "\(url) is written in another way again")
    }
}

/// A graph for resolving URLs, compiled on first use.
struct LinkedGraph: Sendable {
    let name: String
    let links: LinkAnalysis
    /// Whether values from any of its patterns can be written by one of them.
    let writesAll: Bool

    static let all: [LinkedGraph] = [own] + ["shop", "hospital", "patterns/redirects"].map(example)

    private static let folder = "\(#filePath)".split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

    private static func example(_ name: String) -> LinkedGraph {
        LinkedGraph(name, compile("\(folder)/Graphs/\(name).yaml"), writesAll: false)
    }

    static let own = LinkedGraph(
        "own", compile(GraphInput.mainName, reader: GraphInput(Array(text.utf8)).reader), writesAll: true)

    private init(_ name: String, _ result: Compilation, writesAll: Bool) {
        guard let links = result.links, !result.hasErrors else {
            preconditionFailure("\(name): \(render(result.diagnostics, sources: result.sources, as: .text))")
        }
        self.name = name
        self.links = links
        self.writesAll = writesAll
    }

    /// A graph with every feature of patterns.
    private static let text = """
        navgen: 1
        root: home
        links:
          schemes: [own, own-too]
          hosts: [own.example.com, "*.own.example.com"]
          environments:
            staging: {schemes: [own-staging], hosts: [staging.example.com]}
          maxLength: 400
        types:
          Kind: {cases: [plain, {odd: "a/b&c=d#e f"}, {accented: é}, {upper: PLAIN}]}
          Code: {base: String, pattern: "[A-Zé]{2}([0-9]+|-[^x]?)"}
        screens:
          home: {url: /}
          path:
            params: {text: String, int: Int, uint: UInt, flag: Bool, id: UUID, kind: Kind, code: Code}
            url: "/p/{text}/{int}/{uint}/{flag}/{id}/{kind}/x{code}y"
          number: {params: {double: Double, decimal: Decimal}, url: "/n/{double}/{decimal}"}
          moment: {params: {day: Date, link: URL?}, url: "/d/{day}?link={link}"}
          query:
            params: {text: String, other: String?, int: Int?, flag: Bool?, kind: {type: Kind, default: plain}, texts: [String], days: [Date], mark: String?}
            url: "/q?te%26xt={text}&other={other}&int={int}&flag={flag}&kind={kind}&texts={texts}&days={days}#{mark}"
          tail: {params: {first: String?, second: {type: Int, default: 5}, rest: [String]}, url: "/t/{first?}/{second?}/{rest*}"}
          text: {params: {path: String}, url: "/f/{path+}"}
          numbers: {params: {values: [Double]}, url: "/l/{values*}"}
          order: {params: {id: Int}, url: ["/o/{id}", "/order?id={id}"]}
          latest: {url: /o/latest}
          mode: {url: {path: "/m?mode=pdf#top", unknownQuery: reject}}
          site: {params: {id: String}, url: {path: "/s/{id}", hosts: [own.example.com, staging.example.com]}}
          scheme: {params: {id: String}, url: {path: "/c/{id}", schemes: [own, own-staging]}}
          word: {params: {word: String}, url: "/w{word}"}
          accent: {url: /café au lait}
        rules: {link-only-node: off, unused-type: off}
        redirects:
          /r/{id}: /o/{id}
          /x/*: {to: home}
        """
}
