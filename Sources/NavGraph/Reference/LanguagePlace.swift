/// A step from a mapping or list to a value in it.
public enum PathStep: Hashable, Sendable {
    case key(String)
    case item
}

/// What the language allows at a place of a graph file, for editors.
public struct LanguagePlace: Sendable {
    /// A key that a mapping at this place may have.
    public struct Key: Sendable {
        public var name: String
        public var doc: String
        public var isRequired: Bool
        /// Whether its value may be a word or text; otherwise it is a mapping or list.
        public var takesText: Bool
    }

    /// The forms that the value may have.
    private let forms: [Schema]
    /// The description of the last key of the path; nil for keys that the user chooses.
    public let doc: String?

    /// The place at the end of a path that starts at the top of a file. Nil if the language has no
    /// such place.
    public init?(_ path: [PathStep]) {
        var forms: [Schema] = [.object(FileKeys.table.schema)]
        var doc: String?
        for step in path {
            doc = nil
            forms = forms.flatMap { form -> [Schema] in
                switch (form, step) {
                case (.list(let item, _), .item): return item.alternatives
                case (.map(_, _, let value), .key): return value.alternatives
                case (.object(let object), .key(let name)):
                    guard let key = object.keys.first(where: { $0.name == name }) else {
                        return object.others?.alternatives ?? []
                    }
                    doc = doc ?? key.doc
                    return key.schema.alternatives
                default: return []
                }
            }
            if forms.isEmpty { return nil }
        }
        self.forms = forms
        self.doc = doc
    }

    /// The fixed keys of a mapping at this place.
    public var keys: [Key] {
        forms.flatMap { form -> [Key] in
            guard case .object(let object) = form else { return [] }
            return object.keys.map {
                Key(name: $0.name, doc: $0.doc, isRequired: $0.isRequired, takesText: $0.schema.takesText)
            }
        }
    }

    /// What the keys that the user chooses name.
    public var keyNames: Set<NameKind> {
        Set(
            forms.compactMap { form in
                switch form {
                case .map(_, let name, _): name
                case .object(let object): object.othersName
                default: nil
                }
            })
    }

    /// What a text at this place names.
    public var names: Set<NameKind> {
        Set(forms.compactMap { if case .name(let kind) = $0 { kind } else { nil } })
    }

    /// The words among which the value may be chosen.
    public var words: [String] {
        forms.flatMap { form -> [String] in
            switch form {
            case .words(let words): words
            case .bool: ["true", "false"]
            case .integer(let least, let most?) where least == most: ["\(least)"]
            default: []
            }
        }
    }

    /// What a list at this place contains; nil if it cannot be a list.
    public var items: LanguagePlace? {
        let items = forms.flatMap { form -> [Schema] in
            if case .list(let item, _) = form { item.alternatives } else { [] }
        }
        return items.isEmpty ? nil : LanguagePlace(forms: items)
    }

    private init(forms: [Schema]) {
        self.forms = forms
        doc = nil
    }
}

extension Schema {
    /// Whether the value may be written on the line of its key.
    fileprivate var takesText: Bool {
        alternatives.contains { form in
            switch form {
            case .text, .name, .pattern, .bool, .integer, .number, .words, .anything: true
            case .null, .list, .map, .object, .either: false
            }
        }
    }
}
