import Foundation
import NavGraph
import NavLinks

@testable import NavgenRuntime

/// The result of reading a URL as one line: the node, its values, and the URL that is written for them.
enum ReadLink {
    static func expected(_ links: LinkAnalysis, _ url: String, _ build: Int) -> String {
        guard case .match(let node, let values, _) = SlowReader(links: links, build: build).answer(Array(url.utf8))
        else { return "-" }
        let found = values.enumerated().map { number, value in
            let type = number < links.linkTypes(of: node).count ? links.linkTypes(of: node)[number] : nil
            return type == .url ? throughFoundation(value) : value
        }
        let texts = found.map { value in
            switch value {
            case .none: ""
            case .one(let text): text
            case .many(let texts): texts.joined(separator: ",")
            }
        }
        // A URL that is itself a value is compared with what the app holds, not with what it reads.
        let isWhole = links.graph.linkParameters(of: node).contains(where: \.isWholeURL)
        let written =
            links.url(of: node, found, build: build) ?? (isWhole ? links.url(of: node, values, build: build) : nil)
        let url = written ?? "nil"
        return line([links.graph[node].name] + texts + [url])
    }

    /// A `URL` as Foundation holds it, which escapes stray percent signs.
    private static func throughFoundation(_ value: NavLinks.SpelledValue) -> NavLinks.SpelledValue {
        func held(_ text: String) -> String { URL(string: text)?.absoluteString ?? text }
        switch value {
        case .none: return .none
        case .one(let text): return .one(held(text))
        case .many(let texts): return .many(texts.map(held))
        }
    }

    static func read(_ url: String, _ build: Int) -> String {
        guard let link = DynamicValue.read(url, build) else { return "-" }
        let value = link.nodeValue
        let texts = (0..<value.count).map { spelling(value[$0]) }
        return line(
            [DynamicGraph.table.nodes[value.node].id] + texts + [DynamicGraph.table.url(of: value, build) ?? "nil"])
    }

    /// The spelling of a value. URLs cannot express infinite numbers, so numbers are printed.
    private static func spelling(_ value: NodeValue.Parameter) -> String {
        switch value {
        case .double(let number): "\(number)"
        case .list(let values): values.map(spelling).joined(separator: ",")
        default: value.text?.all.joined(separator: ",") ?? "?"
        }
    }

    /// Strings as lists of their scalars, so that the separator is unambiguous.
    private static func line(_ texts: [String]) -> String {
        texts.map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " ")
    }
}
