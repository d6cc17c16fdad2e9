#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A key in a saved state.
nonisolated struct SavedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

typealias SavedContainer = KeyedDecodingContainer<SavedKey>

/// The values of a node's parameters in a saved state.
@usableFromInline
nonisolated final class SavedParameters {
    private let values: SavedContainer?
    private let names: [String]

    init(_ values: SavedContainer?, _ names: [String]) {
        self.values = values
        self.names = names
    }

    func value<Value: Decodable>(_ index: Int) -> Value? {
        guard index < names.count else { return nil }
        return try? values?.decodeIfPresent(Value.self, forKey: SavedKey(names[index]))
    }

    /// Whether a parameter was saved as `nil`.
    func isNull(_ index: Int) -> Bool {
        guard index < names.count else { return false }
        return (try? values?.decodeNil(forKey: SavedKey(names[index]))) == true
    }
}

nonisolated extension NodeValue {
    /// Whether a saved state can contain the value.
    func isSavable(_ table: GraphTable) -> Bool {
        if table.nodes[node].isTransient || table.nodes[node].isExternal { return false }
        for index in 0..<count {
            if !self[index].isSavable { return false }
        }
        return true
    }

    /// Writes the node's id and its parameters by name.
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        try container.encode(table.nodes[node].id, forKey: SavedKey("node"))
        guard count > 0 else { return }
        var values = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("values"))
        for (index, name) in table.nodes[node].parameters.enumerated() where index < count {
            try self[index].encode(to: &values, SavedKey(name))
        }
    }

    /// Reads a node that is shown in a style; fails if the graph has no such node with these values.
    init(_ table: GraphTable, _ style: ContentStyle, from container: SavedContainer) throws {
        let value = Self.read(table, from: container) { table.types.read(style, $0, &$1) }
        guard let value else {
            throw DecodingError.dataCorruptedError(
                forKey: SavedKey("node"), in: container, debugDescription: "no node with these values")
        }
        self = value
    }

    /// Reads an action; fails if the graph has no such action with these values.
    init?(action table: GraphTable, from container: SavedContainer) {
        guard let value = Self.read(table, from: container, { table.types.readAction($0, &$1) }) else { return nil }
        self = value
    }

    /// Reads a node by its id; `nil` if there is no such node, it cannot be saved, or a value is
    /// missing.
    static func read<Value>(
        _ table: GraphTable, from container: SavedContainer, _ read: (Int, inout ValueReader) -> Value?
    ) -> Value? {
        guard let id = try? container.decode(String.self, forKey: SavedKey("node")),
            let node = table.index(of: id), !table.nodes[node].isTransient, !table.nodes[node].isExternal
        else { return nil }
        let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("values"))
        let saved = SavedParameters(values, table.nodes[node].parameters)
        return withExtendedLifetime(saved) {
            var reader = ValueReader(saved)
            let value = read(node, &reader)
            return reader.isInvalid ? nil : value
        }
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether a saved state can contain the value.
    var isSavable: Bool {
        switch self {
        case .boxed(let box): return box.isSaved
        case .list(let values): return values.allSatisfy(\.isSavable)
        default: return true
        }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ key: SavedKey) throws {
        switch self {
        case .none: break
        case .null: try container.encodeNil(forKey: key)
        case .string(let value): try container.encode(value, forKey: key)
        case .int(let value): try container.encode(value, forKey: key)
        case .double(let value): try container.encode(value, forKey: key)
        case .bool(let value): try container.encode(value, forKey: key)
        case .uuid: try container.encode(UUID(self), forKey: key)
        case .date: try container.encode(Date(self), forKey: key)
        case .list(let values):
            var list = container.nestedUnkeyedContainer(forKey: key)
            for value in values { try value.encode(to: &list) }
        case .boxed(let box):
            guard box.isSaved, let value = box.value.base as? any Encodable else {
                let context = EncodingError.Context(
                    codingPath: container.codingPath, debugDescription: "\(key.stringValue) exists only in memory")
                throw EncodingError.invalidValue(box.value, context)
            }
            try container.encode(value, forKey: key)
        }
    }

    private func encode(to container: inout any UnkeyedEncodingContainer) throws {
        switch self {
        case .none, .null: break
        case .string(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .uuid: try container.encode(UUID(self))
        case .date: try container.encode(Date(self))
        case .list: break
        case .boxed(let box): if let value = box.value.base as? any Encodable { try container.encode(value) }
        }
    }
}
