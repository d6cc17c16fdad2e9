import NavGraph
import NavLinks
import NavSyntax

/// How the values of a Swift type are written in the graph document, together with their schema, so
/// that everything that is written is also described.
///
/// No type may contain itself.
struct DocumentType<Value>: Sendable {
    let schema: DocumentSchema
    let json: @Sendable (Value, GraphDocument) -> JSON

    init(_ schema: DocumentSchema, _ json: @escaping @Sendable (Value, GraphDocument) -> JSON) {
        self.schema = schema
        self.json = json
    }
}

/// A member of an object: its name, its type, a description, and the function that makes its value
/// from the value that the object describes.
struct Member<Source>: Sendable {
    let property: DocumentSchema.Property
    /// The member's value; nil if it is left out.
    let json: @Sendable (Source, GraphDocument) -> JSON?

    private init(
        _ property: DocumentSchema.Property, _ json: @escaping @Sendable (Source, GraphDocument) -> JSON?
    ) {
        self.property = property
        self.json = json
    }

    /// A member that every object has.
    init<Value>(
        _ name: String, _ type: DocumentType<Value>, _ doc: String,
        _ value: @escaping @Sendable (Source, GraphDocument) -> Value
    ) {
        self.init(.init(name: name, schema: type.schema, doc: doc, isRequired: true)) { source, document in
            type.json(value(source, document), document)
        }
    }

    /// A member that every object has, and whose value does not depend on the rest of the document.
    init<Value>(
        _ name: String, _ type: DocumentType<Value>, _ doc: String,
        _ value: @escaping @Sendable (Source) -> Value
    ) {
        self.init(name, type, doc) { source, _ in value(source) }
    }

    /// A member that is left out if it has no value.
    static func optional<Value>(
        _ name: String, _ type: DocumentType<Value>, _ doc: String,
        _ value: @escaping @Sendable (Source, GraphDocument) -> Value?
    ) -> Self {
        Self(.init(name: name, schema: type.schema, doc: doc, isRequired: false)) { source, document in
            value(source, document).map { type.json($0, document) }
        }
    }

    /// A member that is left out if it has no value, and whose value does not depend on the rest of
    /// the document.
    static func optional<Value>(
        _ name: String, _ type: DocumentType<Value>, _ doc: String,
        _ value: @escaping @Sendable (Source) -> Value?
    ) -> Self {
        .optional(name, type, doc) { source, _ in value(source) }
    }
}

extension DocumentType {
    /// An object, which the schema describes under its name.
    static func object(
        _ name: String, _ doc: String, isOnOneLine: Bool = false, _ members: [Member<Value>]
    ) -> Self {
        let properties = members.map(\.property)
        return Self(.definition(name: name, doc: doc, .object(properties))) { value, document in
            var pairs: [(String, JSON)] = []
            pairs.reserveCapacity(members.count)
            for member in members {
                if let json = member.json(value, document) { pairs.append((member.property.name, json)) }
            }
            return isOnOneLine ? .line(.object(pairs)) : .object(pairs)
        }
    }

    /// A value or null.
    static func orNull<Wrapped>(_ type: DocumentType<Wrapped>) -> Self where Value == Wrapped? {
        Self(.orNull(type.schema)) { value, document in value.map { type.json($0, document) } ?? .null }
    }

    /// A list with a line for each item.
    static func list<Item>(_ type: DocumentType<Item>) -> Self where Value == [Item] {
        Self(.list(type.schema)) { items, document in .array(items.map { type.json($0, document) }) }
    }

    /// A list on one line.
    static func listOnOneLine<Item>(_ type: DocumentType<Item>) -> Self where Value == [Item] {
        Self(.list(type.schema)) { items, document in .line(.array(items.map { type.json($0, document) })) }
    }

    /// An object whose keys the graph chooses, on one line.
    static func map<Item>(_ type: DocumentType<Item>) -> Self where Value == [(String, Item)] {
        Self(.map(type.schema)) { items, document in
            .line(.object(items.map { ($0.0, type.json($0.1, document)) }))
        }
    }
}

extension DocumentType where Value: RawRepresentable<String> & CaseIterable & Sendable {
    /// One of the cases of an enum.
    static var word: Self { Self(.words(Value.allCases.map(\.rawValue))) { word, _ in .string(word.rawValue) } }
}

extension DocumentType<String> {
    /// Any string.
    static var string: Self { Self(.string) { text, _ in .string(text) } }
}

extension DocumentType<Bool> {
    /// True or false.
    static var bool: Self { Self(.bool) { value, _ in .bool(value) } }
}

extension DocumentType<Int> {
    /// A number from 0: an index, a count.
    static var index: Self { .integer(from: 0) }

    /// A number that is at least `least`.
    static func integer(from least: Int) -> Self { Self(.integer(from: least)) { number, _ in .int(number) } }
}

extension DocumentType<Double> {
    /// A number; null if it is infinite or not a number, which JSON cannot represent.
    static var number: Self {
        Self(.number) { number, _ in number.isFinite ? .number("\(number)") : .null }
    }
}

extension DocumentType<NodeID> {
    /// The dotted name of a node.
    static var node: Self { Self(.string) { id, document in .string(document.graph[id].name) } }
}

extension DocumentType<SectionID> {
    /// The dotted name of a section.
    static var section: Self { Self(.string) { id, document in .string(document.graph[id].path) } }
}

extension DocumentType<LanguageID> {
    /// An index in the document's `languages`.
    static var language: Self {
        Self(.integer(from: 0)) { id, document in document.languages.indices[id].map { .int($0) } ?? .null }
    }
}

extension DocumentType<ConditionUse> {
    /// A condition in the form `signedIn` or `!signedIn`.
    static var condition: Self {
        let doc = "A condition's id, with `!` before it if the condition must not hold."
        return Self(.definition(name: "condition", doc: doc, .string)) { use, _ in .string(use.text) }
    }
}

extension DocumentType<SpelledValue> {
    /// A value in its URL spelling.
    static var value: Self {
        let doc =
            "A value as in URLs: a string, a list of strings, or null for an optional that is nil. The value of an "
            + "enum is its raw value."
        let schema = DocumentSchema.orNull(.either([.string, .list(.string)]))
        return Self(.definition(name: "value", doc: doc, schema)) { value, _ in
            switch value {
            case .none: .null
            case .one(let text): .string(text)
            case .many(let texts): .texts(texts)
            }
        }
    }
}

extension JSON {
    /// A list of strings on one line.
    static func texts(_ texts: [String]) -> JSON { .line(.array(texts.map { .string($0) })) }
}
