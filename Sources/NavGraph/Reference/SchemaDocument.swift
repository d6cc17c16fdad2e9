/// Writes the language's tables as a JSON Schema, draft 7.
enum SchemaDocument {
    /// The first object is the document itself; the others become its definitions.
    static func schema(of objects: [ObjectSchema]) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(name: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
            .init(name: "title", value: .string("A navgen graph")),
        ]
        if let root = objects.first { members += object(root).members }
        let definitions = objects.dropFirst().map { JSONValue.Member(name: $0.name, value: object($0)) }
        members.append(.init(name: "definitions", value: .object(definitions)))
        return .object(members)
    }

    private static func object(_ object: ObjectSchema) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(name: "type", value: .string("object")),
            .init(name: "additionalProperties", value: object.others.map { json($0) } ?? .bool(false)),
        ]
        let required = object.keys.filter(\.isRequired).map(\.name)
            .filter { object.choice?.keys.contains($0) != true }
        if !required.isEmpty { members.append(.init(name: "required", value: .strings(required))) }
        if let choice = object.choice {
            let forms = choice.keys.map { JSONValue.object(["required": .strings([$0])]) }
            members.append(.init(name: choice.isExclusive ? "oneOf" : "anyOf", value: .array(forms)))
        }
        let properties = object.keys.map { key in
            JSONValue.Member(name: key.name, value: property(key))
        }
        members.append(.init(name: "properties", value: .object(properties)))
        return .object(members)
    }

    private static func property(_ key: ObjectSchema.Key) -> JSONValue {
        var members = [JSONValue.Member(name: "description", value: .string(key.doc))]
        let value = json(key.schema)
        // Draft 7 ignores other keywords next to `$ref`.
        if value.members.first?.name == "$ref" {
            members.append(.init(name: "allOf", value: .array([value])))
        } else {
            members += value.members
        }
        return .object(members)
    }

    private static func json(_ schema: Schema) -> JSONValue {
        if let types = types(of: schema) {
            return .object(["type": types.count == 1 ? .string(types[0]) : .strings(types)])
        }
        switch schema {
        case .text, .name, .bool, .null, .anything: return .object([])
        case .number(let limits): return number(limits)
        case .integer(let minimum, let maximum):
            let bounds = [("minimum", minimum)] + (maximum.map { [("maximum", $0)] } ?? [])
            return .object(
                [.init(name: "type", value: .string("integer"))]
                    + bounds.map { JSONValue.Member(name: $0.0, value: .number($0.1)) })
        case .pattern(let pattern): return .object(["type": .string("string"), "pattern": .string(pattern)])
        case .words(let words): return .object(["enum": .array(values(of: words))])
        case .list(let item, let minimum):
            var members: [JSONValue.Member] = [
                .init(name: "type", value: .string("array")), .init(name: "items", value: json(item)),
            ]
            if minimum > 0 { members.append(.init(name: "minItems", value: .number(minimum))) }
            return .object(members)
        case .map(let keys, _, let value):
            var members = [JSONValue.Member(name: "type", value: .string("object"))]
            if let keys { members.append(.init(name: "propertyNames", value: .object(["pattern": .string(keys)]))) }
            members.append(.init(name: "additionalProperties", value: json(value)))
            return .object(members)
        case .object(let object): return .object(["$ref": .string("#/definitions/\(object.name)")])
        case .either(let forms): return either(forms)
        }
    }

    private static func number(_ limits: NumberLimits) -> JSONValue {
        switch limits {
        case .fromZero: .object(["type": .string("number"), "minimum": .number(0)])
        case .aboveZero: .object(["type": .string("number"), "exclusiveMinimum": .number(0)])
        case .upToOne:
            .object(["type": .string("number"), "exclusiveMinimum": .number(0), "maximum": .number(1)])
        }
    }

    private static func either(_ forms: [Schema]) -> JSONValue {
        var simple: [String] = []
        var others: [JSONValue] = []
        for form in forms.flatMap(\.alternatives) {
            if let types = types(of: form) {
                simple += types.filter { !simple.contains($0) }
            } else if !others.contains(json(form)) {
                others.append(json(form))
            }
        }
        if !simple.isEmpty {
            others.insert(.object(["type": simple.count == 1 ? .string(simple[0]) : .strings(simple)]), at: 0)
        }
        return others.count == 1 ? others[0] : .object(["anyOf": .array(others)])
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
    private static func values(of words: [String]) -> [JSONValue] {
        var values = words.map { JSONValue.string($0) }
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
