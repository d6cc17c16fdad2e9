import Foundation

@testable import NavgenRuntime

/// Parses URLs as links, and prints the node, the values and the written URL of each as scalar
/// values, so that one string cannot look like two.
func readLinks<Graph: NavigationGraph>(_ graph: Graph.Type, build: Int) {
    while let line = readLine() {
        guard let link = Graph.Link.read(line, build) else {
            print("-")
            continue
        }
        let value = link.nodeValue
        let texts = (0..<value.count).map { spelling(value[$0]) }
        let url = Graph.table.url(of: value, build) ?? "nil"
        let all = [Graph.table.nodes[value.node].id] + texts + [url]
        print(all.map { "\($0.unicodeScalars.map(\.value))" }.joined(separator: " "))
    }
}

/// The spelling of a value. Infinite numbers, which have none in URLs, are printed as Swift does.
private func spelling(_ value: NodeValue.Parameter) -> String {
    switch value {
    case .double(let number): "\(number)"
    case .list(let values): values.map(spelling).joined(separator: ",")
    default: value.text?.all.joined(separator: ",") ?? "?"
    }
}
