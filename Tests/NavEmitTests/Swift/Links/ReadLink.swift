import NavGraph
import NavLinks

@testable import NavgenRuntime

/// The result of reading a URL as one line: the node, its values, and the URL that is written for them.
enum ReadLink {
    static func expected(_ links: NavLinks.LinkTable, _ url: String, _ build: Int) -> String {
        guard case .match(let match) = links.resolve(Array(url.utf8), build: build) else { return "-" }
        let values = match.values.map { value in
            switch value {
            case .none: ""
            case .one(let text): text
            case .many(let texts): texts.joined(separator: ",")
            }
        }
        let url = links.url(of: match.node, match.values, build: build) ?? "nil"
        return line([links.graph[match.node].name] + values + [url])
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
        default: value.spellings?.joined(separator: ",") ?? "?"
        }
    }

    /// Strings as lists of their scalars, so that the separator is unambiguous.
    private static func line(_ texts: [String]) -> String {
        texts.map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " ")
    }
}
