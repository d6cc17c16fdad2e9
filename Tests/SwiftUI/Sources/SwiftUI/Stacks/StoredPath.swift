import Foundation

/// The stored form of a path's element: the name of its type and its JSON.
struct StoredElement: Equatable {
    let type: String
    let json: String

    init(type: String, json: String) {
        self.type = type
        self.json = json
    }

    init?(_ value: any Encodable & Hashable) {
        guard let data = try? JSONEncoder().encode(value), let json = String(bytes: data, encoding: .utf8),
            let name = _mangledTypeName(Swift.type(of: value))
        else { return nil }
        self.init(type: name, json: json)
    }

    /// The value if its type still exists, or else this stored element.
    var restored: NavigationPath.Element {
        guard let type = _typeByName(type) as? any (Codable & Hashable).Type,
            let element = decode(type)
        else { return NavigationPath.Element(UnknownElement(type: type, json: json)) }
        return element
    }

    private func decode<V: Codable & Hashable>(_ type: V.Type) -> NavigationPath.Element? {
        (try? JSONDecoder().decode(type, from: Data(json.utf8))).map { NavigationPath.Element(codable: $0) }
    }
}

/// An element whose type is no longer known.
struct UnknownElement: Hashable {
    let type: String
    let json: String
}

@available(A16, *)
extension NavigationPath {
    /// A path that can be stored.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [StoredElement]

        init?(_ elements: [Element]) {
            let stored = elements.compactMap { $0.encode?() }
            guard stored.count == elements.count else { return nil }
            self.elements = stored
        }

        /// A flat array, last element first: a type's name, then the element's JSON.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [StoredElement] = []
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                elements.append(StoredElement(type: type, json: try container.decode(String.self)))
            }
            self.elements = elements.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.type)
                try container.encode(element.json)
            }
        }
    }
}
