import NavSyntax

/// A parameter while its keys are read.
struct ParameterDraft: Sendable {
    var name: Located<String>
    var type: TypeUse?
    var defaultValue: Located<Literal>?
    var sample: Located<Literal>?
    var isTransient = false
    var isSensitive = false
    var doc: String?
    var key: Located<String>?
    var isWholeURL = false
    var ignoresUnreadable = false
    var initialValue: Located<String>?

    /// The parameter. One without a readable type is kept, so that its uses are not reported as well.
    var parameter: Parameter {
        Parameter(
            name: name, type: type ?? .notUnderstood(at: name.range), defaultValue: defaultValue, sample: sample,
            isTransient: isTransient, isSensitive: isSensitive,
            doc: doc, key: key, isWholeURL: isWholeURL,
            ignoresUnreadable: ignoresUnreadable, initialValue: initialValue)
    }
}

/// Where links take a value from.
private enum ParameterSource: String, CaseIterable { case url }

/// What a value in a URL that cannot be read means.
private enum UnreadableValues: String, CaseIterable { case refuse, ignore }

enum ParameterKeys {
    private static let narrowing = "declare a narrowed type under `types:`, and use its name here"

    private static let hints = [
        "optional": "for an optional parameter, use a type with `?`: `String?`",
        "pattern": narrowing, "regex": narrowing, "min": narrowing, "max": narrowing, "cases": narrowing,
        "required": "a parameter without a default is required, unless its type has a `?`",
    ]

    static let table = KeyTable<ParameterDraft>(
        "parameter", "a parameter", hints: hints
    ) {
        keys()
        Key("sample", Shape<Literal>.literal.located, "Its value in examples: of URLs, in generated tests and stubs.") {
            $0.sample = $1
        }
        Key("from", Shape<ParameterSource>.word, "`url`: links fill it with the URL itself; its type is `URL`.") {
            $0.isWholeURL = $1 == .url
        }
        Key(
            "unreadable", Shape<UnreadableValues>.word,
            "What a value in a query or fragment that is not of its type means: `refuse` (default), the URL does not "
                + "match, or `ignore`, it counts as absent."
        ) {
            $0.ignoresUnreadable = $1 == .ignore
        }
    }

    /// The keys of an item of a flow's data.
    static let data = KeyTable<ParameterDraft>(
        "data", "an item of `data`", hints: hints.adding(["initial": "write `from`"])
    ) {
        keys()
        Key("from", .ownParameter, "The parameter of the flow whose value is its initial value.") {
            $0.initialValue = $1
        }
    }

    @KeyBuilder<ParameterDraft> private static func keys() -> [Key<ParameterDraft>] {
        Key("type", .type, "Its type: `Int`, `String?`, `[Sort]`.", required: true) { $0.type = $1 }
        Key("default", Shape<Literal>.literal.located, "Its value when none is given.") { $0.defaultValue = $1 }
        Key("transient", .bool, "In memory only: never in a URL, never saved.") { $0.isTransient = $1 }
        Key("sensitive", .bool, "Never in a URL or an event.") { $0.isSensitive = $1 }
        Key("doc", .text, "A description for docs and generated comments.") { $0.doc = $1 }
        Key("key", .locatedText, "Its key in URLs, if that differs from its name.") { $0.key = $1 }
    }
}

extension Shape where Value == [Parameter] {
    static let parameters = parameters(ParameterKeys.table)

    /// The data of a flow.
    static let data = parameters(ParameterKeys.data)

    private static func parameters(_ table: KeyTable<ParameterDraft>) -> Shape {
        let schema = Schema.either([Shape<TypeUse>.type.schema, .object(table.schema)])
        let entries = Shape.entries(
            schema, mayContain: .types, keys: "^[a-z][A-Za-z0-9]*$", of: "parameters and their types", example: "String"
        ) {
            key, value, decoder in
            var draft = ParameterDraft(name: Located(key.text, key.range))
            decoder.checkName(draft.name.value, at: key.range, what: "a parameter")
            let keys = value.entries.map(\.key.text)
            if value.kind == .mapping, keys.contains("type") || !keys.contains(where: TypeKeys.forms.contains) {
                _ = table.decode(value, into: &draft, &decoder)
            } else {
                draft.type = Shape<TypeUse>.type.decode(value, &decoder)
            }
            return draft.parameter
        }
        return Shape(entries.schema, mayContain: entries.mayContain) { node, decoder in
            let parameters = entries.decode(node, &decoder) ?? ParameterKeys.named(in: node)
            ParameterKeys.checkNamesInURLs(parameters ?? [], &decoder)
            return parameters
        }
    }
}

extension ParameterKeys {
    /// The parameters meant by a name or a list of names or mappings, or nil if one of them is not a name.
    fileprivate static func named(in node: YAMLNode) -> [Parameter]? {
        let items = node.kind == .sequence ? Array(node.elements) : [node]
        let names = items.compactMap { item -> YAMLNode? in
            guard item.kind == .mapping else { return item }
            let entries = Array(item.entries)
            return entries.first { $0.key.text == "name" }?.value ?? (entries.count == 1 ? entries[0].key : nil)
        }
        guard names.count == items.count,
            names.allSatisfy({ Names.isValid($0.text, isType: false) && Names.isPlausible($0.text) })
        else {
            return nil
        }
        return names.map { ParameterDraft(name: Located($0.text, $0.range)).parameter }
    }

    /// Reports an invalid `key`, or one that is also the name or key of another parameter.
    fileprivate static func checkNamesInURLs(_ parameters: [Parameter], _ decoder: inout Decoder) {
        guard parameters.contains(where: { $0.key != nil }) else { return }
        var owners = Dictionary(parameters.map { ($0.name.value, $0.name.value) }) { first, _ in first }
        for parameter in parameters {
            guard let key = parameter.key else { continue }
            let name = parameter.name.value
            let isName = !key.value.isEmpty && key.value.utf8.allSatisfy(Names.isInURL)
            if !isName {
                decoder.report(
                    "invalid-name", "`\(key.value)` cannot be a parameter's name in a URL", at: key.range,
                    help: "write letters, digits, `-` and `_`")
            } else if let owner = owners.updateValue(name, forKey: key.value), owner != name {
                owners[key.value] = owner
                decoder.report(
                    "duplicate-param", "`{\(key.value)}` in a URL means `\(owner)` already", at: key.range,
                    help: "give `\(name)` a key of its own")
            }
        }
    }
}

enum TypeKeys {
    /// The keys that make a mapping the declaration of a type.
    static let forms: Set<String> = ["base", "cases", "swift", "pattern"]

    static let table = KeyTable<TypeDraft>(
        "type", "a type",
        hints: [
            "enum": "write `cases`: the names, or names with raw values",
            "type": "write `base`, the type that it narrows",
            "regex": "write `pattern`",
        ], shorthandKey: "base", choice: .init(keys: ["base", "cases"], isExclusive: true, fallback: "swift")
    ) {
        Key("base", Shape<BuiltinType>.word.located, "The type that it narrows.") { $0.base = $1 }
        Key("pattern", .sourceText, "A regular expression that its text must match.") { $0.pattern = $1 }
        Key("cases", .enumCases, "The cases of an enum: names, or names with raw values.") { $0.cases = $1 }
        Key(
            "caseInsensitive", .bool,
            "For an enum or a String with a pattern: whether its text may have ASCII letters in any case; default false."
        ) { $0.isCaseInsensitive = $1 }
        Key(
            "swift", .locatedText,
            "The app's own type: `Shop.Cart` adds the import. Beside `base` or `cases`, these are its raw values."
        ) { $0.swift = $1 }
        Key("transient", .bool, "In memory only, because it is not Codable.") { $0.isTransient = $1 }
        Key("identity", Shape<TypeIdentity>.word, "`reference` for a class: compared by identity, in memory only.") {
            $0.isReference = $1 == .reference
        }
        Key(
            "sample", Shape<Literal>.literal.located,
            "Its value in examples, for parameters that have no `sample` of their own."
        ) { $0.sample = $1 }
        Key("doc", .text, "A description for docs and generated comments.") { $0.doc = $1 }
    }
}

/// How values of a type are compared.
private enum TypeIdentity: String, CaseIterable { case value, reference }

extension Shape where Value == [EnumCase] {
    private static let enumCasePairs = Schema.map(keys: nil, .either([.text, .null]))
    /// The list of cases, which can also replace a whole type declaration.
    fileprivate static let enumCaseList = Schema.list(.either([.text, enumCasePairs]), atLeast: 1)

    /// A list of names and `name: raw` pairs, or a mapping of name to raw value.
    static let enumCases: Shape = {
        @Sendable func add(_ node: YAMLNode, raw: YAMLNode?, _ cases: inout [EnumCase], _ decoder: inout Decoder) {
            guard let name = decoder.text(node, expected: "the name of a case") else { return }
            if !Names.isValid(name, isType: false), raw == nil {
                let name2 = Names.corrected(name, isType: false)
                decoder.report(
                    "invalid-name",
                    "`\(name)` cannot be the name of a case: it has to be lowerCamelCase, in ASCII letters and digits",
                    at: node.range, help: name2.map { Help("give it a name, and keep the raw value: `\($0): \(name)`") }
                )
            } else {
                decoder.checkName(name, at: node.range, what: "a case")
            }
            var value = Located(name, node.range)
            if let raw, !raw.isNull {
                guard let text = decoder.text(raw, expected: "a raw value") else { return }
                value = Located(text, raw.range)
            }
            cases.append(EnumCase(name: Located(name, node.range), raw: value))
        }
        return Shape(.either([enumCaseList, enumCasePairs])) { node, decoder in
            let diagnosticCount = decoder.diagnostics.count
            var cases: [EnumCase] = []
            switch node.kind {
            case .mapping: for (key, value) in node.entries { add(key, raw: value, &cases, &decoder) }
            case .sequence:
                for element in node.elements {
                    if element.kind == .mapping {
                        for (key, value) in element.entries { add(key, raw: value, &cases, &decoder) }
                    } else {
                        add(element, raw: nil, &cases, &decoder)
                    }
                }
            case .scalar:
                decoder.reportType(of: node, expected: "a list of cases")
                return nil
            }
            guard !cases.isEmpty else {
                if decoder.diagnostics.count > diagnosticCount { return nil }
                decoder.report("wrong-type", "an enum needs at least one case", at: node.range)
                return nil
            }
            return cases
        }
    }()
}

extension Shape where Value == [TypeDraft] {
    static let types: Shape = {
        let schema = Schema.either([.object(TypeKeys.table.schema), Shape<[EnumCase]>.enumCaseList])
        return .entries(schema, mayContain: .declarations, keys: "^[A-Z][A-Za-z0-9]*$", of: "types") {
            key, value, decoder in
            var draft = TypeDraft(name: Located(key.text, key.range))
            decoder.checkName(draft.name.value, at: key.range, what: "a type", isType: true)
            let diagnosticCount = decoder.diagnostics.count
            if value.kind == .sequence {
                draft.cases = Shape<[EnumCase]>.enumCases.decode(value, &decoder)
            } else {
                _ = TypeKeys.table.decode(value, into: &draft, &decoder)
            }
            if decoder.diagnostics.count == diagnosticCount { TypeKeys.check(draft, value, &decoder) }
            draft.hasUnread = decoder.diagnostics.count > diagnosticCount
            return draft
        }
    }()
}

extension TypeKeys {
    /// Checks that a type is a narrowed type, an enum or the app's own type, and has only keys of these.
    static func check(_ draft: TypeDraft, _ value: YAMLNode, _ decoder: inout Decoder) {
        // A key whose value could not be read still counts, because it has been reported.
        let keys = value.entries.map(\.key.text)
        let hasBase = keys.contains("base") || draft.base != nil
        let hasCases = keys.contains("cases") || draft.cases != nil
        let hasSwift = keys.contains("swift") || draft.swift != nil
        let isOpaque = hasSwift && !hasBase && !hasCases
        let forms = hasBase && hasCases ? 2 : hasBase || hasCases || hasSwift ? 1 : 0
        let names = ["base", "pattern", "cases", "swift", "doc", "transient", "identity", "caseInsensitive", "sample"]
        let isMappingOfOthers = forms == 0 && !keys.isEmpty && !keys.contains { names.contains($0) }
        if let pattern = draft.pattern, !hasBase, forms < 2 {
            decoder.report(
                "invalid-type", "`pattern` needs a `base` to narrow", at: pattern.range,
                help: hasCases ? Help("leave it out").correcting(.removal, isSafe: false) : "add `base: String`")
        } else if forms != 1, !isMappingOfOthers {
            decoder.report(
                "invalid-type",
                "`\(draft.name.value)` must be a narrowed type, an enum or the app's own type", at: draft.name.range,
                help: "write `{base: String, pattern: …}`, `{cases: […]}` or `{swift: Shop.Cart}`")
        }
        let isText = hasCases || (draft.base?.value == .string && keys.contains("pattern"))
        if draft.isCaseInsensitive, !isText, forms == 1 {
            decoder.report(
                "invalid-type", "`caseInsensitive` is for an enum, or a String with a `pattern`", at: draft.name.range,
                help: "leave `caseInsensitive` out")
        }
        if draft.isReference, !isOpaque, forms == 1 {
            decoder.report(
                "invalid-type", "`identity: reference` is for a class of the app, named by `swift`",
                at: draft.name.range,
                help: hasSwift ? "leave `identity` out, or `base` and `cases`" : "leave `identity` out")
        } else if draft.isTransient, !isOpaque, forms == 1 {
            decoder.report(
                "invalid-type",
                "`transient` is for a type of the app that is not saved, and the values of `\(draft.name.value)` can be",
                at: draft.name.range, help: "leave `transient` out, or write it on parameters")
        }
        if let swift = draft.swift, !TypeSpelling.isSwiftType(swift.value) {
            decoder.report(
                "invalid-type", "`\(swift.value)` is not the name of a Swift type", at: swift.range,
                help: TypeSpelling.typeOfMetatype(swift.value).map { .write($0) }
                    ?? "write a type's name, `Shop.Cart`, `Set<T>`, `[T]` or `T?`")
        } else if let swift = draft.swift, !isOpaque, swift.value.contains(where: { "?[(".contains($0) }) {
            decoder.report(
                "invalid-type", "`\(swift.value)` has no raw values, which `\(hasCases ? "cases" : "base")` describes",
                at: swift.range, help: "write the name of a type that is RawRepresentable")
        }
    }
}
