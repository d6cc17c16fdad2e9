import NavSyntax

/// The JSON Schema (draft 7) of a value in the graph document.
indirect enum DocumentSchema: Sendable {
    /// A member of an object.
    struct Property: Sendable {
        let name: String
        let schema: DocumentSchema
        let doc: String
        let isRequired: Bool
    }

    case string, bool, number
    case integer(from: Int)
    case words([String])
    case list(DocumentSchema)
    /// An object whose keys are not fixed.
    case map(DocumentSchema)
    /// An object with fixed keys.
    case object([Property])
    case either([DocumentSchema])
    /// A value or null.
    case orNull(DocumentSchema)
    /// A schema that is written once, under a name by which others refer to it.
    case definition(name: String, doc: String, DocumentSchema)

    /// The schema of a document, with a definition for everything in it that has a name.
    func text(title: String) -> String {
        var found: [String: JSON] = [:]
        children.forEach { $0.collectDefinitions(&found) }
        let definitions = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let members: [(String, JSON)] =
            [("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string(title))]
            + definedKeywords + [("definitions", .object(definitions))]
        return JSON.object(members).text(indent: 2) + "\n"
    }

    /// Adds the definitions in this schema to those that were found before.
    private func collectDefinitions(_ found: inout [String: JSON]) {
        if case .definition(let name, _, _) = self {
            guard found[name] == nil else { return }
            found[name] = .object(definedKeywords)
        }
        children.forEach { $0.collectDefinitions(&found) }
    }

    /// The schemas that this one contains.
    var children: [DocumentSchema] {
        switch self {
        case .string, .bool, .number, .integer, .words: []
        case .list(let schema), .map(let schema), .orNull(let schema): [schema]
        case .definition(_, _, let schema): schema.children
        case .object(let properties): properties.map(\.schema)
        case .either(let forms): forms
        }
    }

    // MARK: - Keywords

    /// The keywords of the definition itself, instead of a reference to it.
    private var definedKeywords: [(String, JSON)] {
        guard case .definition(_, let doc, let schema) = self else { return keywords }
        return [("description", .string(doc))] + schema.keywords
    }

    /// The schema where it is used: a reference if it has a name.
    private var json: JSON { .object(keywords) }

    private var keywords: [(String, JSON)] {
        switch self {
        case .string: [("type", .string("string"))]
        case .bool: [("type", .string("boolean"))]
        case .number: [("type", .string("number"))]
        case .integer(let least): [("type", .string("integer")), ("minimum", .int(least))]
        case .words(let words): [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
        case .list(let item): [("type", .string("array")), ("items", item.json)]
        case .map(let value): [("type", .string("object")), ("additionalProperties", value.json)]
        case .object(let properties): Self.keywords(of: properties)
        case .either(let forms): [("anyOf", .array(forms.map(\.json)))]
        case .orNull(let schema): schema.keywordsOrNull
        case .definition(let name, _, _): [("$ref", .string("#/definitions/\(name)"))]
        }
    }

    /// The keywords of an object without other members than these.
    private static func keywords(of properties: [Property]) -> [(String, JSON)] {
        [
            ("type", .string("object")), ("properties", .object(properties.map { ($0.name, $0.json) })),
            ("required", .array(properties.filter(\.isRequired).map { .string($0.name) })),
            ("additionalProperties", .bool(false)),
        ]
    }

    /// The keywords of a schema that accepts null as well.
    private var keywordsOrNull: [(String, JSON)] {
        let null = JSON.object([("type", .string("null"))])
        switch self {
        case .string, .bool, .number, .integer, .list, .map:
            return keywords.map { name, value in (name, name == "type" ? .array([value, .string("null")]) : value) }
        case .words, .object, .definition: return [("anyOf", .array([json, null]))]
        case .either(let forms): return [("anyOf", .array(forms.map(\.json) + [null]))]
        case .orNull: return keywords
        }
    }
}

extension DocumentSchema.Property {
    /// Keywords beside a `$ref` are ignored in draft 7.
    fileprivate var json: JSON {
        let described: [(String, JSON)] = [("description", .string(doc))]
        if case .definition = schema { return .object(described + [("allOf", .array([schema.json]))]) }
        return .object(described + schema.keywords)
    }
}
