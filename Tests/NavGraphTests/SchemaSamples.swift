import TestSupport

/// Makes JSON texts that a schema allows: for each key and each form of a value, at least one.
struct SchemaSamples {
    let validator: SchemaValidator

    /// Documents that have, together, every key in every place that the schema names.
    func documents() -> [String] {
        samples(of: validator.document)
    }

    private func samples(of schema: [String: Any]) -> [String] {
        let schema = validator.resolved(schema)
        if let values = schema["enum"] as? [Any] { return values.compactMap { ($0 as? String).map(quoted) } }
        if let forms = schema["anyOf"] as? [[String: Any]] { return forms.flatMap { samples(of: $0) } }
        if let parts = schema["allOf"] as? [[String: Any]], let part = parts.first { return samples(of: part) }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? "string"]
        return types.flatMap { samples(ofType: $0, schema) }
    }

    private func samples(ofType type: String, _ schema: [String: Any]) -> [String] {
        switch type {
        case "string": [quoted("a")]
        case "integer": ["1"]
        case "number": ["404"]
        case "boolean": ["true", "false"]
        case "null": ["null"]
        case "array":
            (schema["items"] as? [String: Any]).map { samples(of: $0).map { "[\($0)]" } } ?? ["[]"]
        case "object": objects(schema)
        default: []
        }
    }

    /// One object with all keys, and one for each further form of each value.
    private func objects(_ schema: [String: Any]) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        guard !properties.isEmpty else {
            let values = (schema["additionalProperties"] as? [String: Any]).map { samples(of: $0) } ?? []
            let names = (schema["propertyNames"] as? [String: Any])?["pattern"] as? String
            return keys(matching: names).flatMap { key in values.map { "{\(quoted(key)): \($0)}" } }
        }
        let forms = properties.mapValues { samples(of: $0) }
        let required = schema["required"] as? [String] ?? []
        func object(_ names: [String], _ special: String?, _ value: String) -> String {
            let members = names.map { "\(quoted($0)): \($0 == special ? value : forms[$0]?.first ?? "null")" }
            return "{" + members.joined(separator: ", ") + "}"
        }
        var found = [object(properties.keys.sorted(), nil, "")]
        for name in properties.keys.sorted() {
            let names = required.contains(name) ? required : required + [name]
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
