import NavSyntax

/// Writes the language's tables as a Markdown page.
enum ReferencePage {
    static func text(of objects: [ObjectSchema]) -> String {
        var page = ReferenceProse.introduction
        for object in objects {
            page += "\n## \(heading(object))\n\n| key | value | what it says |\n| --- | --- | --- |\n"
            for key in object.keys {
                let value = words(for: key.schema) + (key.isRequired ? " (required)" : "")
                page += "| `\(key.name)` | \(cell(value)) | \(cell(key.doc)) |\n"
            }
            if let others = object.others { page += "| any other | \(cell(words(for: others))) | |\n" }
        }
        return page
    }

    /// `a split view` as `A split view`.
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

    private static func words(for schema: Schema) -> String {
        switch schema {
        case .text: return "text"
        case .pattern(let pattern): return "text that matches `\(pattern)`"
        case .bool: return "`true` or `false`"
        case .integer(let least, let most?):
            return least == most ? "`\(least)`" : "a whole number from \(least) to \(most)"
        case .integer(let least, nil): return "a whole number from \(least)"
        case .number(.fromZero): return "a number from 0"
        case .number(.aboveZero): return "a number above 0"
        case .number(.part): return "a number above 0 and up to 1"
        case .null: return "nothing"
        case .anything: return "a value"
        case .words(let words): return words.map { "`\($0)`" }.alternatives()
        case .list(let item, _): return "a list: \(words(for: item))"
        case .map(_, let value): return "a mapping of names to: \(words(for: value))"
        case .object(let object): return "[\(object.doc)](#\(anchor(object)))"
        case .either: return either(schema.alternatives)
        }
    }

    /// `x or a list of x` is common enough to be said shortly.
    private static func either(_ forms: [Schema]) -> String {
        let forms = forms.filter { $0.isSomething }
        let said = forms.map { words(for: $0) }
        if forms.count > 1, case .list(let item, _)? = forms.last {
            let items = item.alternatives.map { words(for: $0) }
            if items == Array(said.dropLast()) { return items.alternatives() + ", or a list of these" }
        }
        return said.alternatives()
    }

    /// A bar would end the cell.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}

extension Schema {
    /// That a mapping may be left empty goes without saying.
    fileprivate var isSomething: Bool {
        if case .null = self { false } else { true }
    }
}
