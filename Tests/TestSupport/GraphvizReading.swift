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
        /// The corners of its rectangle in points, from the lower left; nil if nothing is drawn.
        public var frame: Frame?
    }

    /// A rectangle in points, with the y axis pointing up.
    public struct Frame: Sendable {
        public var left, bottom, right, top: Double

        /// Whether two rectangles have more in common than an edge.
        public func overlaps(_ other: Frame) -> Bool {
            left + 0.5 < other.right && other.left + 0.5 < right && bottom + 0.5 < other.top
                && other.bottom + 0.5 < top
        }

        public func contains(_ x: Double, _ y: Double) -> Bool {
            left + 1 < x && x < right - 1 && bottom + 1 < y && y < top - 1
        }
    }

    public struct Picture: Sendable {
        public var objects: [Object]
        /// The edges that are drawn, by indices of objects.
        public var edges: [(source: Int, target: Int)]
        /// By edge: the control points of its curves, of which a double line has two.
        public var curves: [[[(x: Double, y: Double)]]]
        /// By edge: the rectangle of its label; nil if it has none.
        public var labels: [Frame?]
        /// The strings of the picture's own label.
        public var texts: [String]

        /// The names at both ends of each edge.
        public var pairs: [String] { edges.map { "\(objects[$0.source].name) -> \(objects[$0.target].name)" } }
        public func object(_ name: String) -> Object? { objects.first { $0.name == name } }
    }

    /// The objects and edges of a drawing, as Graphviz reads them.
    public static func picture(_ dot: String) throws -> Picture {
        let json = try JSONSerialization.jsonObject(with: Data(try output(dot, format: "json").utf8))
        let root = json as? [String: Any] ?? [:]
        let objects = (root["objects"] as? [[String: Any]] ?? []).map { object in
            Object(
                name: object["name"] as? String ?? "", title: object["title"] as? String, texts: texts(of: object),
                isCluster: object["nodes"] != nil || object["subgraphs"] != nil,
                members: object["nodes"] as? [Int] ?? [], frame: frame(of: object))
        }
        let drawn = (root["edges"] as? [[String: Any]] ?? []).filter { $0["style"] as? String != "invis" }
        return Picture(
            objects: objects,
            edges: drawn.map { (source: $0["tail"] as? Int ?? -1, target: $0["head"] as? Int ?? -1) },
            curves: drawn.map(curves), labels: drawn.map(labelFrame), texts: texts(of: root))
    }

    private static func texts(of object: [String: Any]) -> [String] {
        (object["_ldraw_"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    private static func numbers(_ text: Any?) -> [Double] {
        (text as? String ?? "").split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    }

    /// The rectangle of a box, by its center and size in inches, or of a cluster.
    private static func frame(of object: [String: Any]) -> Frame? {
        let box = numbers(object["bb"])
        if box.count == 4 { return Frame(left: box[0], bottom: box[1], right: box[2], top: box[3]) }
        let center = numbers(object["pos"])
        let (width, height) = (numbers(object["width"]).first ?? 0, numbers(object["height"]).first ?? 0)
        guard center.count == 2, object["style"] as? String != "invis" else { return nil }
        return Frame(
            left: center[0] - width * 36, bottom: center[1] - height * 36, right: center[0] + width * 36,
            top: center[1] + height * 36)
    }

    private static func curves(of edge: [String: Any]) -> [[(x: Double, y: Double)]] {
        let drawn = (edge["_draw_"] as? [[String: Any]] ?? []).filter { ($0["op"] as? String)?.lowercased() == "b" }
        return drawn.map { curve in (curve["points"] as? [[Double]] ?? []).map { (x: $0[0], y: $0[1]) } }
    }

    /// The rectangle of a label, by the polygon of its background.
    private static func labelFrame(of edge: [String: Any]) -> Frame? {
        let shapes = (edge["_ldraw_"] as? [[String: Any]] ?? []).filter { $0["op"] as? String == "P" }
        let points = shapes.flatMap { $0["points"] as? [[Double]] ?? [] }
        guard let left = points.map({ $0[0] }).min(), let right = points.map({ $0[0] }).max(),
            let bottom = points.map({ $0[1] }).min(), let top = points.map({ $0[1] }).max()
        else { return nil }
        return Frame(left: left, bottom: bottom, right: right, top: top)
    }
}
