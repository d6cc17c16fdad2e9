import TestSupport

/// Generates JSON documents that match a schema, at least one for each key and each form of a value.
struct SchemaSamples {
    let validator: SchemaValidator

    /// Documents that together contain every key of the schema.
    func documents() -> [String] {
        samples(of: validator.document)
    }

    private func samples(of schema: [String: Any]) -> [String] {
        let schema = validator.resolved(schema)
        if let values = schema["enum"] as? [Any] { return values.compactMap { ($0 as? String).map(quoted) } }
        if schema["properties"] == nil, let forms = schema["anyOf"] as? [[String: Any]] {
            return forms.flatMap { samples(of: $0) }
        }
        if let parts = schema["allOf"] as? [[String: Any]], let part = parts.first { return samples(of: part) }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? "string"]
        return types.flatMap { samples(ofType: $0, schema) }
    }

    private func samples(ofType type: String, _ schema: [String: Any]) -> [String] {
        switch type {
        case "string": [quoted("a")]
        case "integer": ["1"]
        case "number": ["1"]
        case "boolean": ["true", "false"]
        case "null": ["null"]
        case "array":
            (schema["items"] as? [String: Any]).map { samples(of: $0).map { "[\($0)]" } } ?? ["[]"]
        case "object": objects(schema)
        default: []
        }
    }

    /// One object with all keys, and one for each other form of each value.
    private func objects(_ schema: [String: Any]) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        guard !properties.isEmpty else {
            let values = (schema["additionalProperties"] as? [String: Any]).map { samples(of: $0) } ?? []
            let names = (schema["propertyNames"] as? [String: Any])?["pattern"] as? String
            return keys(matching: names).flatMap { key in values.map { "{\(quoted(key)): \($0)}" } }
        }
        let forms = properties.mapValues { samples(of: $0) }
        var required = schema["required"] as? [String] ?? []
        // Use exclusive keys one at a time.
        let choice = (schema["oneOf"] as? [[String: Any]] ?? []).flatMap { $0["required"] as? [String] ?? [] }
        if let form = (schema["anyOf"] as? [[String: Any]])?.first { required += form["required"] as? [String] ?? [] }
        func object(_ names: [String], _ special: String?, _ value: String) -> String {
            let members = names.map { "\(quoted($0)): \($0 == special ? value : forms[$0]?.first ?? "null")" }
            return "{" + members.joined(separator: ", ") + "}"
        }
        let free = properties.keys.filter { !choice.contains($0) }.sorted()
        var found = choice.isEmpty ? [object(free, nil, "")] : choice.map { object(free + [$0], nil, "") }
        for name in properties.keys.sorted() {
            let needed = required + (choice.contains(name) ? [] : choice.prefix(1))
            let names = needed.contains(name) ? needed : needed + [name]
            found += (forms[name] ?? []).dropFirst().map { object(names, name, $0) }
        }
        return found
    }

    private func keys(matching pattern: String?) -> [String] {
        guard let pattern else { return ["a"] }
        if pattern.hasPrefix("^(") { return pattern.dropFirst(2).dropLast(2).split(separator: "|").map(String.init) }
        return [pattern.hasPrefix("^[A-Z]") ? "A" : "a"]
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
