import Foundation
public import NavSyntax

/// A validator for the part of JSON Schema draft 7 that navgen's schemas use. JSON documents are parsed as YAML.
public struct SchemaValidator {
    private let root: [String: Any]
    /// The supported keywords. Others are ignored, so a test makes sure that the schemas do not use any.
    public static let keywords: Set<String> = [
        "$schema", "$ref", "title", "description", "definitions", "type", "enum", "properties", "additionalProperties",
        "required", "items", "anyOf", "oneOf", "allOf", "propertyNames", "pattern", "minimum", "exclusiveMinimum",
        "maximum", "minItems", "not",
    ]

    public init(_ text: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        root = object as? [String: Any] ?? [:]
    }

    public var document: [String: Any] { root }

    public func resolved(_ schema: [String: Any]) -> [String: Any] {
        guard let reference = schema["$ref"] as? String else { return schema }
        let name = String(reference.dropFirst("#/definitions/".count))
        let definitions = root["definitions"] as? [String: [String: Any]] ?? [:]
        return definitions[name] ?? ["enum": []]
    }

    /// The violations of the schema as `/screens/home: …`.
    public func problems(in node: YAMLNode) -> [String] {
        problems(node, root, at: "")
    }

    private func problems(_ node: YAMLNode, _ schema: [String: Any], at path: String) -> [String] {
        let schema = resolved(schema)
        var found: [String] = []
        if let types = schema["type"] {
            let names = types as? [String] ?? [types as? String ?? ""]
            if !names.contains(where: { node.resolvedTypes.contains($0) }) {
                found.append("\(path): \(node.resolvedTypes[0]) is not one of \(names)")
            }
        }
        if let values = schema["enum"] as? [Any], !values.contains(where: { node.equals($0) }) {
            found.append("\(path): `\(node.text)` is not one of \(values)")
        }
        if let pattern = schema["pattern"] as? String, node.kind == .scalar {
            if node.text.range(of: pattern, options: .regularExpression) == nil {
                found.append("\(path): `\(node.text)` does not match \(pattern)")
            }
        }
        if let minimum = schema["minimum"] as? Double, let number = Double(node.text), number < minimum {
            found.append("\(path): \(number) is less than \(minimum)")
        }
        if let minimum = schema["exclusiveMinimum"] as? Double, let number = Double(node.text), number <= minimum {
            found.append("\(path): \(number) is not more than \(minimum)")
        }
        if let maximum = schema["maximum"] as? Double, let number = Double(node.text), number > maximum {
            found.append("\(path): \(number) is more than \(maximum)")
        }
        if let minimum = schema["minItems"] as? Int, node.kind == .sequence, Array(node.elements).count < minimum {
            found.append("\(path): there are fewer than \(minimum)")
        }
        if let forms = schema["oneOf"] as? [[String: Any]],
            forms.filter({ problems(node, $0, at: path).isEmpty }).count != 1
        {
            found.append("\(path): not exactly one form matches")
        }
        if let form = schema["not"] as? [String: Any], problems(node, form, at: path).isEmpty {
            found.append("\(path): it has a form that is excluded")
        }
        if let forms = schema["anyOf"] as? [[String: Any]] {
            let tried = forms.map { problems(node, $0, at: path) }
            if !tried.contains(where: \.isEmpty) { found += ["\(path): no form matches"] + tried.flatMap(\.self) }
        }
        for part in schema["allOf"] as? [[String: Any]] ?? [] { found += problems(node, part, at: path) }
        switch node.kind {
        case .mapping: found += mapping(node, schema, at: path)
        case .sequence:
            guard let item = schema["items"] as? [String: Any] else { break }
            for (index, element) in node.elements.enumerated() {
                found += problems(element, item, at: "\(path)/\(index)")
            }
        case .scalar: break
        }
        return found
    }

    private func mapping(_ node: YAMLNode, _ schema: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        var present: Set<String> = []
        for (key, value) in node.entries {
            present.insert(key.text)
            if let names = schema["propertyNames"] as? [String: Any] {
                found += problems(key, names, at: "\(path)/\(key.text)")
            }
            if let property = properties[key.text] {
                found += problems(value, property, at: "\(path)/\(key.text)")
            } else if let other = schema["additionalProperties"] as? [String: Any] {
                found += problems(value, other, at: "\(path)/\(key.text)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(path): `\(key.text)` is not a key of the schema")
            }
        }
        for name in schema["required"] as? [String] ?? [] where !present.contains(name) {
            found.append("\(path): `\(name)` is missing")
        }
        return found
    }
}

extension YAMLNode {
    /// The JSON types of a node to an editor that parses YAML 1.1.
    fileprivate var resolvedTypes: [String] {
        switch kind {
        case .mapping: return ["object"]
        case .sequence: return ["array"]
        case .scalar:
            guard isPlain else { return ["string"] }
            if isNull { return ["null"] }
            if boolean != nil { return ["boolean"] }
            if Int(text) != nil || text.hasPrefix("0x") { return ["integer", "number"] }
            return Double(text) != nil ? ["number"] : ["string"]
        }
    }

    private var boolean: Bool? {
        switch text.lowercased() {
        case "yes", "on", "true": true
        case "no", "off", "false": false
        default: nil
        }
    }

    fileprivate func equals(_ value: Any) -> Bool {
        guard kind == .scalar else { return false }
        if resolvedTypes == ["boolean"] { return value as? Bool == boolean && !(value is String) }
        return value as? String == text
    }
}
