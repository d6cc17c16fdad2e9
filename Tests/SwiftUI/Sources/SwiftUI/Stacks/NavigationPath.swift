/// The values on a stack, which can be of any types.
@available(A16, *)
public struct NavigationPath: Equatable {
    var elements: [Element] = []

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { Element($0) }
    }

    public init<S>(_ elements: S) where S: Sequence, S.Element: Codable & Hashable {
        self.elements = elements.map { Element(codable: $0) }
    }

    public init(_ codable: CodableRepresentation) {
        elements = codable.elements.map(\.restored)
    }

    public var count: Int { elements.count }

    public var isEmpty: Bool { elements.isEmpty }

    /// Nil unless every element is Codable.
    public var codable: NavigationPath.CodableRepresentation? {
        CodableRepresentation(elements)
    }

    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(Element(value))
    }

    public mutating func append<V>(_ value: V) where V: Codable & Hashable {
        elements.append(Element(codable: value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

@available(A16, *)
@available(*, unavailable)
extension NavigationPath: Sendable {}

@available(A16, *)
extension NavigationPath {
    /// A value of a path, with its JSON if it has one.
    struct Element: Equatable {
        let value: AnyHashable
        let encode: (() -> StoredElement?)?

        init<V: Hashable>(_ value: V) {
            self.init(erasing: AnyHashable(value))
        }

        init(erasing value: AnyHashable) {
            self.value = value
            if let codable = value.base as? any Encodable & Hashable {
                encode = { StoredElement(codable) }
            } else {
                encode = nil
            }
        }

        init<V: Codable & Hashable>(codable value: V) {
            self.value = AnyHashable(value)
            encode = { StoredElement(value) }
        }

        static func == (lhs: Element, rhs: Element) -> Bool {
            lhs.value == rhs.value
        }
    }
}
