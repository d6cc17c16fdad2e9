import Foundation

/// Runs Graphviz and reads its output.
public enum GraphvizReading {
    public static let isExpected = ExpectedTool.isExpected("dot")

    /// The output of `dot`. Throws if it reports an error or a warning.
    public static func output(_ dot: String, format: String) throws -> String {
        let result = try SwiftProgram.run("/usr/bin/env", ["dot", "-T\(format)"], input: dot)
        guard result.status == 0, !result.output.hasPrefix("Warning"), !result.output.hasPrefix("Error") else {
            throw SwiftProgram.Failure(description: String(result.output.prefix(1000)))
        }
        return result.output
    }

    public struct Object: Sendable {
        public var name: String
        /// The attribute `title`.
        public var title: String?
        /// The drawn strings, in order.
        public var texts: [String]
        public var isCluster: Bool
        public var members: [Int]
    }

    public struct Picture: Sendable {
        public var objects: [Object]
        /// The edges, by indices of objects.
        public var edges: [(source: Int, target: Int)]

        /// The names at both ends of each edge.
        public var pairs: [String] { edges.map { "\(objects[$0.source].name) -> \(objects[$0.target].name)" } }
        public func object(_ name: String) -> Object? { objects.first { $0.name == name } }
    }

    /// The objects and edges of a drawing, as Graphviz reads them.
    public static func picture(_ dot: String) throws -> Picture {
        let json = try JSONSerialization.jsonObject(with: Data(try output(dot, format: "json").utf8))
        let root = json as? [String: Any] ?? [:]
        let objects = (root["objects"] as? [[String: Any]] ?? []).map { object in
            let drawn = object["_ldraw_"] as? [[String: Any]] ?? []
            return Object(
                name: object["name"] as? String ?? "", title: object["title"] as? String,
                texts: drawn.compactMap { $0["text"] as? String },
                isCluster: object["nodes"] != nil || object["subgraphs"] != nil,
                members: object["nodes"] as? [Int] ?? [])
        }
        let edges = (root["edges"] as? [[String: Any]] ?? []).map {
            (source: $0["tail"] as? Int ?? -1, target: $0["head"] as? Int ?? -1)
        }
        return Picture(objects: objects, edges: edges)
    }
}
