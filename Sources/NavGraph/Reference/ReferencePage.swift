import NavSyntax

/// Writes the language's tables as a Markdown page.
enum ReferencePage {
    static func text(of objects: [ObjectSchema]) -> String {
        var page = ReferenceProse.introduction
        for object in objects {
            page += "\n## \(heading(object))\n\n| key | value | description |\n| --- | --- | --- |\n"
            for key in object.keys {
                let isRequired = key.isRequired && object.choice?.all.contains(key.name) != true
                let value = description(of: key.schema) + (isRequired ? " (required)" : "")
                page += "| `\(key.name)` | \(cell(value)) | \(cell(key.doc)) |\n"
            }
            if let others = object.others { page += "| any other | \(cell(description(of: others))) | |\n" }
        }
        return page
    }

    /// The name of the object with a capital letter: `A split view`.
    private static func heading(_ object: ObjectSchema) -> String {
        object.doc.prefix(1).uppercased() + object.doc.dropFirst()
    }

    /// The anchor that a heading gets on GitHub.
    private static func anchor(_ object: ObjectSchema) -> String {
        var anchor = ""
        for scalar in object.doc.lowercased().unicodeScalars {
            if scalar == " " { anchor += "-" }
            if scalar.properties.isAlphabetic || scalar == "-" { anchor.unicodeScalars.append(scalar) }
        }
        return anchor
    }

    private static func description(of schema: Schema) -> String {
        switch schema {
        case .text, .name: return "text"
        case .pattern(let pattern): return "text that matches `\(pattern)`"
        case .bool: return "`true` or `false`"
        case .integer(let minimum, let maximum?):
            return minimum == maximum ? "`\(minimum)`" : "a whole number from \(minimum) to \(maximum)"
        case .integer(let minimum, nil): return "a whole number from \(minimum)"
        case .number(.fromZero): return "a number from 0"
        case .number(.aboveZero): return "a number above 0"
        case .number(.upToOne): return "a number above 0 and up to 1"
        case .null: return "nothing"
        case .anything: return "a value"
        case .words(let words): return words.map { "`\($0)`" }.alternatives()
        case .list(let item, _): return "a list: \(description(of: item))"
        case .map(_, _, let value): return "a mapping of names to: \(description(of: value))"
        case .object(let object): return "[\(object.doc)](#\(anchor(object)))"
        case .either: return either(schema.alternatives)
        }
    }

    /// The alternatives in words. `x or a list of x` is abbreviated because it is common.
    private static func either(_ forms: [Schema]) -> String {
        let forms = forms.filter { $0.isListed }
        let descriptions = forms.map { description(of: $0) }
        if forms.count > 1, case .list(let item, _)? = forms.last {
            let items = item.alternatives.map { description(of: $0) }
            if items == Array(descriptions.dropLast()) { return items.alternatives() + ", or a list of these" }
        }
        return descriptions.alternatives()
    }

    /// Escapes `|`, which would end the table cell.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}

extension Schema {
    /// Whether the form is listed in the reference. Null is not.
    fileprivate var isListed: Bool {
        if case .null = self { false } else { true }
    }
}
