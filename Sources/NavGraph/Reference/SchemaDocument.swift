import NavSyntax

/// Writes the language's tables as a JSON Schema, draft 7.
enum SchemaDocument {
    /// The first object is the document itself; the others become its definitions.
    static func schema(of objects: [ObjectSchema]) -> JSON {
        var members: [(String, JSON)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("A navgen graph")),
        ]
        if let root = objects.first { members += object(root).members }
        let definitions = objects.dropFirst().map { ($0.name, object($0)) }
        members.append(("definitions", .object(definitions)))
        return .object(members)
    }

    private static func object(_ object: ObjectSchema) -> JSON {
        var members: [(String, JSON)] = [
            ("type", .string("object")),
            ("additionalProperties", object.others.map { json($0) } ?? .bool(false)),
        ]
        let required = object.keys.filter(\.isRequired).map(\.name)
            .filter { object.choice?.all.contains($0) != true }
        if !required.isEmpty { members.append(("required", .list(required))) }
        if let choice = object.choice {
            var forms = choice.keys.map { JSON.object([("required", .list([$0]))]) }
            if let fallback = choice.fallback {
                forms.append(.object([("required", .list([fallback])), ("not", .object([("anyOf", .array(forms))]))]))
            }
            members.append((choice.isExclusive ? "oneOf" : "anyOf", .array(forms)))
        }
        let properties = object.keys.map { key in
            (key.name, property(key))
        }
        members.append(("properties", .object(properties)))
        return .object(members)
    }

    private static func property(_ key: ObjectSchema.Key) -> JSON {
        var members: [(String, JSON)] = [("description", .string(key.doc))]
        let value = json(key.schema)
        // Draft 7 ignores other keywords next to `$ref`.
        if value.members.first?.0 == "$ref" {
            members.append(("allOf", .array([value])))
        } else {
            members += value.members
        }
        return .object(members)
    }

    private static func json(_ schema: Schema) -> JSON {
        if let types = types(of: schema) {
            return .object([("type", .strings(types))])
        }
        switch schema {
        case .text, .name, .bool, .null, .anything: return .object([])
        case .number(let limits): return number(limits)
        case .integer(let minimum, let maximum):
            let bounds = [("minimum", minimum)] + (maximum.map { [("maximum", $0)] } ?? [])
            return .object(
                [("type", .string("integer"))]
                    + bounds.map { ($0.0, JSON.int($0.1)) })
        case .pattern(let pattern): return .object([("type", .string("string")), ("pattern", .string(pattern))])
        case .words(let words): return .object([("enum", .line(.array(values(of: words))))])
        case .list(let item, let minimum):
            var members: [(String, JSON)] = [
                ("type", .string("array")), ("items", json(item)),
            ]
            if minimum > 0 { members.append(("minItems", .int(minimum))) }
            return .object(members)
        case .map(let keys, _, let value):
            var members: [(String, JSON)] = [("type", .string("object"))]
            if let keys { members.append(("propertyNames", .object([("pattern", .string(keys))]))) }
            members.append(("additionalProperties", json(value)))
            return .object(members)
        case .object(let object): return .object([("$ref", .string("#/definitions/\(object.name)"))])
        case .either(let forms): return either(forms)
        }
    }

    private static func number(_ limits: NumberLimits) -> JSON {
        switch limits {
        case .fromZero: .object([("type", .string("number")), ("minimum", .int(0))])
        case .aboveZero: .object([("type", .string("number")), ("exclusiveMinimum", .int(0))])
        case .upToOne:
            .object([("type", .string("number")), ("exclusiveMinimum", .int(0)), ("maximum", .int(1))])
        }
    }

    private static func either(_ forms: [Schema]) -> JSON {
        var simple: [String] = []
        var others: [JSON] = []
        for form in forms.flatMap(\.alternatives) {
            if let types = types(of: form) {
                simple += types.filter { !simple.contains($0) }
            } else if !others.contains(where: { $0.text() == json(form).text() }) {
                others.append(json(form))
            }
        }
        if !simple.isEmpty {
            others.insert(.object([("type", .strings(simple))]), at: 0)
        }
        return others.count == 1 ? others[0] : .object([("anyOf", .array(others))])
    }

    /// The JSON types of a schema, or nil if types alone do not describe it.
    ///
    /// Text also allows numbers and Booleans, because editors parse `title: 404` as a number and `title: no`
    /// as a Boolean.
    private static func types(of schema: Schema) -> [String]? {
        switch schema {
        case .text, .name: ["string", "number", "boolean"]
        case .bool: ["boolean"]
        case .null: ["null"]
        case .anything: ["string", "number", "boolean", "null", "array"]
        case .integer, .number, .pattern, .words, .list, .map, .object, .either: nil
        }
    }

    /// The words, and the Boolean that YAML 1.1 reads some of them as.
    private static func values(of words: [String]) -> [JSON] {
        var values = words.map { JSON.string($0) }
        if words.contains(where: { ["on", "yes", "true"].contains($0) }) { values.append(.bool(true)) }
        if words.contains(where: { ["off", "no", "false"].contains($0) }) { values.append(.bool(false)) }
        return values
    }
}

extension Schema {
    /// The forms of a value, without alternatives inside alternatives.
    var alternatives: [Schema] {
        guard case .either(let forms) = self else { return [self] }
        return forms.flatMap(\.alternatives)
    }
}

extension JSON {
    fileprivate static func list(_ texts: [String]) -> JSON { .line(.array(texts.map { .string($0) })) }

    /// One string, or several on one line.
    fileprivate static func strings(_ texts: [String]) -> JSON {
        texts.count == 1 ? .string(texts[0]) : list(texts)
    }

    /// The members of an object; empty for any other value.
    fileprivate var members: [(String, JSON)] {
        guard case .object(let members) = self else { return [] }
        return members
    }
}
