import NavSyntax

/// The JSON Schema and the reference page of the language.
///
/// Both are generated from the tables that decode graphs, so that they cannot disagree.
public enum LanguageReference {
    /// Every mapping with fixed keys: the graph file first, the others in order of first use.
    static let objects: [ObjectSchema] = {
        var found = [FileKeys.table.schema]
        var names: Set<String> = [FileKeys.table.schema.name]
        var next = 0
        while next < found.count {
            for key in found[next].keys { key.schema.collectObjects(&found, &names) }
            found[next].others?.collectObjects(&found, &names)
            next += 1
        }
        return found
    }()

    /// A JSON Schema (draft 7) for editors.
    public static func jsonSchema() -> String {
        SchemaDocument.schema(of: objects).text(indent: 2) + "\n"
    }

    /// Every key of the language, as a page of the documentation.
    public static func markdown() -> String {
        ReferencePage.text(of: objects)
    }
}

extension Schema {
    /// Appends the mappings with fixed keys in this schema that are not in `found` yet.
    fileprivate func collectObjects(_ found: inout [ObjectSchema], _ names: inout Set<String>) {
        switch self {
        case .text, .name, .pattern, .bool, .integer, .number, .null, .words, .anything: break
        case .list(let item, _), .map(_, _, let item): item.collectObjects(&found, &names)
        case .either(let forms): for form in forms { form.collectObjects(&found, &names) }
        case .object(let object): if names.insert(object.name).inserted { found.append(object) }
        }
    }
}
