import Foundation

/// A saved state as raw JSON values.
indirect enum SavedJSON: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Decimal)
    case large(Double)
    case text(String)
    case list([SavedJSON])
    case object([String: SavedJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(Double.self) {
            self = .large(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([SavedJSON].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: SavedJSON].self))
        }
    }

    init(_ line: some StringProtocol) throws {
        self = try JSONDecoder().decode(SavedJSON.self, from: Data(line.utf8))
    }

    subscript(key: String) -> SavedJSON? { object[key] }
    var object: [String: SavedJSON] { if case .object(let values) = self { values } else { [:] } }
    var list: [SavedJSON] { if case .list(let values) = self { values } else { [] } }
    var text: String { if case .text(let value) = self { value } else { "" } }
}

/// A node in a saved state.
struct SavedNode: Equatable {
    /// The position of the node in the state, such as `stack`, `sheet` or `flow`.
    var place: String
    var name: String
    var values: [String: SavedJSON]

    /// The levels of a state, each with its nodes from bottom to top. If a node is lost, so are the
    /// later ones of its level.
    static func levels(of state: SavedJSON, base: String) -> [[SavedNode]] {
        let presented = state["presented"]?.list ?? []
        return [state["bases"]?[base].map { nodes(ofLevel: $0, isBase: true) } ?? []]
            + presented.map { nodes(ofLevel: $0, isBase: false) }
    }

    private static func nodes(ofLevel level: SavedJSON, isBase: Bool) -> [SavedNode] {
        var nodes: [SavedNode] = []
        for (key, content) in level.object.sorted(by: { $0.key < $1.key }) where key != "path" && key != "isCut" {
            if key == "flow" {
                var (names, inner) = ([String](), content)
                while let (name, value) = inner.object.first, name != "step", inner["step"] == nil {
                    if name != "_0" { names.append(name) }
                    inner = value
                }
                var values = inner["data"]?.object ?? [:]
                values["step"] = inner["step"]
                nodes.append(
                    SavedNode(place: isBase ? "base" : "flow", name: names.joined(separator: "."), values: values))
            } else if key == "split" {
                for column in ["sidebar", "content", "detail"] {
                    guard let node = content[column] else { continue }
                    nodes.append(
                        SavedNode(place: column, name: node["node"]?.text ?? "", values: node["values"]?.object ?? [:]))
                }
            } else {
                nodes.append(SavedNode(place: isBase ? "base" : key, node: content))
            }
        }
        return nodes + (level["path"]?.list ?? []).map { SavedNode(place: "stack", node: $0) }
    }

    private init(place: String, node: SavedJSON) {
        self.init(place: place, name: node["node"]?.text ?? "", values: node["values"]?.object ?? [:])
    }

    init(place: String, name: String, values: [String: SavedJSON]) {
        (self.place, self.name, self.values) = (place, name, values)
    }
}

extension SavedJSON {
    /// The value without those that are null.
    var withoutNulls: SavedJSON {
        switch self {
        case .list(let values): .list(values.map(\.withoutNulls))
        case .object(let values): .object(values.filter { $0.value != .null }.mapValues(\.withoutNulls))
        default: self
        }
    }
}
