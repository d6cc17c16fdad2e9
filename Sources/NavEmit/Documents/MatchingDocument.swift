import NavGraph
import NavLinks
import NavSyntax

/// Everything that code in any programming language needs to read and write the graph's URLs: settings,
/// patterns with their parts, and the automata that accept the parts.
struct MatchingDocument {
    private let links: LinkTable
    private let locations: DocumentLocations
    private var graph: Graph { links.graph }
    /// The index of each language in `languages`, which are in order of first use.
    private let languageIndices: [LanguageID: Int]
    let languages: [JSON]

    init(_ links: LinkTable, _ locations: DocumentLocations) {
        self.links = links
        self.locations = locations
        var languageIndices: [LanguageID: Int] = [:]
        var used: [LanguageID] = []
        for language in links.patterns.flatMap(\.languages) where languageIndices[language] == nil {
            languageIndices[language] = used.count
            used.append(language)
        }
        self.languageIndices = languageIndices
        languages = used.map { Self.json(links.language($0)) }
    }

    // MARK: Settings

    var settings: JSON {
        let settings = graph.links
        let origins = links.origins
        return .object([
            ("schemes", .texts(origins.schemes)), ("hosts", .texts(origins.hosts)),
            ("originsUnstated", .bool(origins.isUnstated)), ("allowHTTP", .bool(settings.allowsHTTP)),
            ("caseSensitivePaths", .bool(settings.hasCaseSensitivePaths)),
            ("trailingSlash", .string(settings.trailingSlash.rawValue)),
            ("unknownQuery", .string(settings.unknownQuery.rawValue)), ("maxLength", .int(settings.maxLength)),
            (
                "builds",
                .array(
                    origins.builds.map { build in
                        .object([
                            ("environment", .text(build.environment)), ("schemes", .texts(build.schemes)),
                            ("hosts", .texts(build.hosts)),
                        ])
                    })
            ),
        ])
    }

    // MARK: Patterns

    var patterns: [JSON] { links.patterns.indices.map(pattern) }

    private func pattern(_ index: Int) -> JSON {
        let pattern = links.patterns[index]
        var members: [(String, JSON)] = [("pattern", .string(pattern.text.value))]
        switch pattern.owner {
        case .link(let node, let link):
            members += [("node", .string(graph[node].name)), ("redirect", .null), ("canonical", .bool(link == 0))]
        case .redirect(let redirect):
            members += [("node", .null), ("redirect", .int(redirect)), ("canonical", .bool(false))]
        }
        let examples = links.origins.builds.indices.map { links.example(of: index, build: $0) }
        return .object(
            members + [
                ("rank", .int(links.rank(of: index))), ("example", .text(examples[0])),
                ("examples", .array(examples.map { .text($0) })),
                ("parameters", .array(pattern.parameters.map(parameter))),
                ("segments", .array(pattern.segments.map { segment($0, pattern) })),
                ("rest", pattern.rest.map { rest($0, pattern) } ?? .null),
                ("query", .array(pattern.queryOrder.map { item(pattern.query[$0], pattern) })),
                ("fragment", pattern.fragment.map { item($0, pattern, hasKey: false) } ?? .null),
                ("rejectsUnknownQuery", .bool(pattern.rejectsUnknownQuery)),
                ("schemes", pattern.origin.schemes.map { .texts($0) } ?? .null),
                ("hosts", pattern.origin.hosts.map { .texts($0) } ?? .null),
                ("fixed", .line(.object(fixed(pattern)))),
                ("over", .texts(pattern.over.compactMap { $0.target.map { graph[$0].name } })),
                ("deprecated", .deprecation(graph.deprecation(of: pattern), in: graph)),
                ("position", locations.json(pattern.text.range)),
            ])
    }

    private func fixed(_ pattern: Pattern) -> [(String, JSON)] {
        pattern.fixed.sorted { $0.key < $1.key }.map { (pattern.parameters[$0.key].name, .value($0.value)) }
    }

    private func parameter(_ parameter: LinkParameter) -> JSON {
        var members: [(String, JSON)] = [
            ("id", .string(parameter.name)), ("values", .string(parameter.type.documentName)),
            ("form", .string(parameter.form.documentName)), ("required", .bool(parameter.isRequired)),
            ("absent", .value(parameter.absent)),
        ]
        if case .enumeration = parameter.type, case .declared(let type) = parameter.base {
            members.insert(("enum", .string(graph[type].name.value)), at: 2)
        }
        return .line(.object(members))
    }

    private func reading(_ reading: Pattern.Reading, _ pattern: Pattern) -> [(String, JSON)] {
        switch reading {
        case .literal(let text): [("literal", .string(text))]
        case .parameter(let index, let prefix, let suffix):
            [
                ("parameter", .string(pattern.parameters[index].name)), ("prefix", .string(prefix)),
                ("suffix", .string(suffix)),
            ]
        }
    }

    private func segment(_ segment: Pattern.Segment, _ pattern: Pattern) -> JSON {
        .line(
            .object(
                reading(segment.reading, pattern) + [
                    ("optional", .bool(segment.isOptional)), ("language", language(segment.language)),
                ]))
    }

    private func rest(_ rest: Pattern.Rest, _ pattern: Pattern) -> JSON {
        .line(
            .object([
                ("parameter", .text(rest.parameter.map { pattern.parameters[$0].name })), ("least", .int(rest.least)),
                ("language", language(rest.language)),
            ]))
    }

    private func item(_ item: Pattern.Item, _ pattern: Pattern, hasKey: Bool = true) -> JSON {
        var members: [(String, JSON)] = hasKey ? [("key", .string(item.key.string))] : []
        switch item.reading {
        case .literal(let text): members.append(("literal", .string(text)))
        case .parameter(let index): members.append(("parameter", .string(pattern.parameters[index].name)))
        case .ignored: break
        }
        let rest: JSON = pattern.readsAll(item) ? language(item.values.rest) : .null
        return .line(
            .object(
                members + [
                    ("optional", .bool(item.values.allowsNone)), ("first", language(item.values.first)),
                    ("further", rest),
                ]))
    }

    private func language(_ id: LanguageID) -> JSON { languageIndices[id].map { .int($0) } ?? .null }

    // MARK: Redirects

    var redirects: [JSON] {
        graph.redirects.enumerated().map { index, redirect in
            let patternIndex = links.patterns.firstIndex { $0.owner == .redirect(index) }
            var members: [(String, JSON)] = [
                ("pattern", .string(redirect.pattern.value)), ("link", patternIndex.map { .int($0) } ?? .null),
            ]
            switch redirect.destination {
            case .pattern(let text): members += [("to", .string(text.value)), ("node", .null)]
            case .node(let reference, _): members += [("to", .null), ("node", .name(reference, in: graph))]
            }
            var rewrite = JSON.null
            if let patternIndex, case .path(let pieces, let optional, let rest)? = links.destinations[index] {
                let pattern = links.patterns[patternIndex]
                rewrite = .object([
                    ("segments", .array(pieces.map { .line(.object(reading($0, pattern))) })),
                    ("least", .int(optional)), ("rest", .text(rest.map { pattern.parameters[$0].name })),
                ])
            }
            return .object(members + [("rewrite", rewrite), ("position", locations.json(redirect.pattern.range))])
        }
    }

    // MARK: Languages

    /// A literal string, or the states of an automaton. A state is a row of integers: 1 if it accepts, else
    /// 0, then three integers for each edge: its lowest scalar, its highest scalar, and the target state.
    private static func json(_ language: Language) -> JSON {
        switch language {
        case .literal(let text): return .line(.object([("literal", .string(text))]))
        case .folded(let text): return .line(.object([("anyCase", .string(text))]))
        case .automaton(let automaton):
            let states = automaton.accepting.indices.map { state -> JSON in
                let edges = automaton.edges(of: Int32(state)).flatMap {
                    [JSON.int(Int($0.lower)), .int(Int($0.upper)), .int(Int($0.target))]
                }
                return .array([.int(automaton.accepting[state] ? 1 : 0)] + edges)
            }
            return .line(.object([("states", .array(states))]))
        }
    }
}

extension Pattern {
    /// The languages of all parts of the pattern.
    fileprivate var languages: [LanguageID] {
        var found = segments.map(\.language)
        if let rest { found.append(rest.language) }
        for item in query + [fragment].compactMap(\.self) {
            found.append(item.values.first)
            if item.values.rest != .anyValue { found.append(item.values.rest) }
        }
        return found
    }
}

extension ValueType {
    /// The name of the value type in the document, which says how strings are read.
    var documentName: String {
        switch self {
        case .string: "string"
        case .int: "int"
        case .uint: "uint"
        case .double: "double"
        case .decimal: "decimal"
        case .bool: "bool"
        case .uuid: "uuid"
        case .date: "date"
        case .url: "url"
        case .enumeration: "enum"
        case .opaque: "none"
        }
    }
}

extension TypeUse.Form {
    fileprivate var documentName: String {
        switch self {
        case .single: "single"
        case .optional: "optional"
        case .list: "list"
        }
    }
}
