import NavGraph
import NavLinks

extension GraphDocument {
    /// The settings for reading URLs.
    static let reading = DocumentType<LinkAnalysis>.object(
        "reading", "How URLs are read.",
        [
            Member("schemes", .listOnOneLine(.string), "Every scheme, in lower case.") { $0.origins.schemes },
            Member(
                "hosts", .listOnOneLine(.string),
                "Every host, in lower case; `*.` is one or more labels, `*` with `https` and `http` any host without a "
                    + "port. Of several hosts that match, the longest counts."
            ) { $0.origins.declaredHosts },
            Member("originsUnstated", .bool, "The graph names neither a scheme nor a host.") { $0.origins.isUnstated },
            Member("allowHTTP", .bool, "`http` is read like `https`.") { $0.graph.links.allowsHTTP },
            Member("caseSensitivePaths", .bool, "The case of letters in paths matters.") {
                $0.graph.links.hasCaseSensitivePaths
            },
            Member("trailingSlash", .word, "How a path may end.") { $0.graph.links.trailingSlash },
            Member("unknownQuery", .word, "What other query items mean.") { $0.graph.links.unknownQuery },
            Member("ties", .word, "What happens if several patterns match and none is more specific.") {
                $0.graph.links.ties
            },
            .optional("except", .list(exception), "The URLs that lead nowhere.") { links in
                links.exceptions.isEmpty ? nil : links.exceptions.map(PatternEntry.init(exception:))
            },
            Member("maxLength", .index, "The length of the longest URL, in bytes.") { $0.graph.links.maxLength },
            Member(
                "builds", .list(build), "The builds of the app. URLs are read and written for one of them at a time."
            ) { $0.origins.builds },
        ])

    private static let build = DocumentType<BuildOrigins>.object(
        "build", "A build of the app.",
        [
            Member("environment", .orNull(.string), "Its environment; null for the settings of `links`.") {
                $0.environment
            },
            Member("schemes", .listOnOneLine(.string), "Its schemes.") { $0.schemes },
            Member("hosts", .listOnOneLine(.string), "Its hosts.") { $0.hosts },
        ])

    /// The type of the strings that a part of a pattern accepts.
    static let language = DocumentType<Language>.object(
        "language", "Exactly one of `literal`, `anyCase` and `states`.", isOnOneLine: true,
        [
            .optional("literal", .string, "Exactly this string, compared by Unicode scalars.") { language in
                if case .literal(let text) = language { text } else { nil }
            },
            .optional("anyCase", .string, "This string, ignoring the case of ASCII letters.") { language in
                if case .folded(let text) = language { text } else { nil }
            },
            .optional(
                "states", .list(.list(.index)),
                "The states of a deterministic automaton over Unicode scalars. The first is the start; without any, "
                    + "nothing is accepted. Each begins with 1 if it accepts, else 0. Three numbers follow for each "
                    + "edge, in order: the lowest scalar, the highest, and the next state. Scalar 1114112 is a query "
                    + "item without `=`, 1114113 begins a fragment that is a path, and 1114114 separates its segments."
            ) { language in
                if case .automaton(let automaton) = language { automaton.rows } else { nil }
            },
        ])
}

extension LanguageAutomaton {
    /// For each state 1 if it accepts, else 0, then three numbers for each edge.
    fileprivate var rows: [[Int]] {
        accepting.indices.map { state in
            [accepting[state] ? 1 : 0]
                + edges(of: Int32(state)).flatMap { [Int($0.lower), Int($0.upper), Int($0.target)] }
        }
    }
}

/// The languages of a graph's patterns, in order of first use.
struct DocumentLanguages {
    let all: [Language]
    let indices: [LanguageID: Int]

    init(_ links: LinkAnalysis) {
        var indices: [LanguageID: Int] = [:]
        var used: [LanguageID] = []
        let patterns = links.patterns + links.patterns.flatMap(\.ownExceptions) + links.exceptions
        for language in patterns.flatMap(\.languages) where indices[language] == nil {
            indices[language] = used.count
            used.append(language)
        }
        self.indices = indices
        all = used.map(links.language)
    }
}

extension Pattern {
    /// The languages of all parts of the pattern.
    fileprivate var languages: [LanguageID] {
        var found = segments.map(\.language)
        if let rest { found.append(rest.language) }
        if let host { found.append(host.language) }
        if let hash { found += hash.segments.map(\.language) + [hash.rest?.language].compactMap(\.self) }
        for item in query + [fragment].compactMap(\.self) {
            found.append(item.values.first)
            if item.values.rest != .anyValue { found.append(item.values.rest) }
            if let readable = item.readable { found.append(readable) }
        }
        return found
    }
}
