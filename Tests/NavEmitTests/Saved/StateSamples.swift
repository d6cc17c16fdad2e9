import NavEmit
import NavGraph
import NavLinks

/// A program that saves states with each node of a graph, with many values.
struct StateSamples {
    private let graph: Graph
    private let prefix: String
    /// Values of the graph's own constrained types, as expressions.
    private let own: [String: [String]]

    init(_ compiled: CompiledGraph, own: [String: [String]]) {
        graph = compiled.analysed.graph
        prefix = compiled.prefix
        self.own = own
    }

    private static let values: [String: [String]] = [
        "String": [
            "\"x y\"", "\"\"", "\"7\"", "\"big\"", "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"",
            "\"https://example.com/a\"",
        ],
        "Int": ["7", "0", "-1", "Int.max", "Int.min"],
        "Int64": ["7", "0", "-1", "Int64.max", "Int64.min"],
        "UInt": ["7", "0", "1", "UInt.max", "3"],
        "Double": ["7", "0.5", "-1", "1e300", "0.1"],
        "Decimal": ["7", "0.5", "-1", "Decimal(string: \"12345678901234567890.123456789\")!", "0.1"],
        "Bool": ["true", "false"],
        "UUID": ["UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!", "UUID()"],
        "Date": [
            "Date(timeIntervalSinceReferenceDate: 7)", "Date(timeIntervalSinceReferenceDate: 0.5)",
            "Date(timeIntervalSinceReferenceDate: -1)", "Date(timeIntervalSinceReferenceDate: 1e300)",
        ],
        "URL": [
            "URL(string: \"https://example.com/a?b=c\")!",
            "URL(string: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!",
        ],
    ]

    private func values(_ use: TypeUse) -> [String] {
        let single: [String]
        switch use.base {
        case .builtin(let type): single = Self.values[type.rawValue] ?? []
        case .unknown: single = []
        case .declared(let id):
            switch graph[id].definition {
            case .enumeration(let cases): single = cases.map { ".\($0.name.value)" }
            case .constrained: single = own[graph[id].name.value] ?? []
            case .swift(let name): single = ["\(name.value)(id: 3)", "\(name.value)()"]
            }
        }
        switch use.form {
        case .single: return single
        case .optional: return single + ["nil"]
        case .list: return single.map { "[\($0)]" } + ["[]", "[\(single.joined(separator: ", "))]"]
        }
    }

    /// The arguments of each sample: the values of each parameter in turn.
    private func arguments(_ parameters: [Parameter]) -> [String] {
        let all = parameters.map { values($0.type) }
        return (0..<max(1, all.map(\.count).max() ?? 1)).map { number in
            zip(parameters, all).map { "\($0.name.value): \($1[number % $1.count])" }.joined(separator: ", ")
        }
    }

    private func statements(_ id: NodeID, _ routes: Set<NodeID>) -> [String] {
        let node = graph[id]
        let call = { (arguments: String) -> String in
            let own = arguments.isEmpty ? ".\(node.id.value)" : ".\(node.id.value)(\(arguments))"
            return node.name.split(separator: ".").dropLast().reversed().reduce(own) { ".\($1)(\($0))" }
        }
        switch node.kind {
        case .screen where routes.contains(id): return arguments(node.parameters).map { "$0.push(\(call($0)))" }
        case .sheet, .cover, .popover, .alert, .dialog:
            return arguments(node.parameters).map { "$0.present(.\(node.kind.rawValue)(\(call($0))))" }
        case .flow:
            guard case .flow(let flow) = node.detail, flow.style != .root else { return [] }
            let type = node.id.value.prefix(1).uppercased() + node.id.value.dropFirst()
            let steps = flow.steps.map { graph[$0].id.value }
            let data = arguments(flow.data)
            return (0..<max(steps.count, data.count)).map { number in
                let step = steps[number % steps.count]
                let values = flow.data.isEmpty ? "" : ", data: \(type)Data(\(data[number % data.count]))"
                return "$0.present(.flow(.\(node.id.value)(\(type)Flow(step: .\(step)\(values)))))"
            }
        default: return []
        }
    }

    /// A line of JSON for each state. What stands in tabs and splits is said by hand.
    func program(_ more: [String]) -> String {
        let routes = Set(
            graph.nodes.indices.map { NodeID($0) }.filter { graph[$0].kind == .screen && !graph[$0].isExternal })
        let all = graph.nodes.indices.flatMap { statements(NodeID($0), routes) } + more
        return """
            import Foundation

            func saved(_ change: (inout \(prefix)State) -> Void) {
                var state = \(prefix)State(root: .tabs)
                change(&state)
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                print(String(decoding: try! encoder.encode(state), as: UTF8.self))
            }
            \(all.map { "saved { \($0) }" }.joined(separator: "\n"))
            """
    }

    /// A program that restores each and saves it again.
    static func restoring(_ prefix: String) -> String {
        """
        import Foundation

        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        while let line = readLine() {
            let state = try! JSONDecoder().decode(\(prefix)State.self, from: Data(line.utf8))
            print(String(decoding: try! encoder.encode(state), as: UTF8.self))
        }
        """
    }
}
