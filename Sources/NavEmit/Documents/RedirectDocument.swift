import NavGraph
import NavLinks

/// A redirect with the pattern of its URLs.
struct RedirectEntry {
    let redirect: Redirect
    /// The index of its pattern in `links`.
    let link: Int?
    /// The path to which it rewrites URLs; nil if it leads to a node.
    let path: PatternPart<RedirectPath>?
}

/// The path to which a redirect leads.
struct RedirectPath {
    let segments: [Pattern.Reading]
    /// The number of segments that must have values.
    let least: Int
    /// The index of the parameter whose segments follow; nil if none do.
    let rest: Int?
}

extension GraphDocument {
    /// The redirects in source order.
    var redirects: [RedirectEntry] {
        graph.redirects.enumerated().map { index, redirect in
            let link = links.patterns.firstIndex { $0.owner == .redirect(index) }
            return RedirectEntry(
                redirect: redirect, link: link, path: link.flatMap { path(index, links.patterns[$0]) })
        }
    }

    private func path(_ redirect: Int, _ pattern: Pattern) -> PatternPart<RedirectPath>? {
        guard case .path(let segments, let least, let rest)? = links.destinations[redirect] else { return nil }
        return PatternPart(RedirectPath(segments: segments, least: least, rest: rest), of: pattern)
    }

    static let redirect = DocumentType<RedirectEntry>.object(
        "redirect", "An old URL, and its replacement.",
        [
            Member("pattern", .string, "The pattern of the old URL.") { $0.redirect.pattern.value },
            Member("link", .orNull(.index), "The index of that pattern in `links`.") { $0.link },
            Member("to", .orNull(.string), "The pattern of the new URL, as in the graph.") { entry in
                if case .pattern(let text) = entry.redirect.destination { text.value } else { nil }
            },
            Member("node", .orNull(.node), "The node to which it leads instead.") { entry in
                if case .node(let reference, _) = entry.redirect.destination { reference.target } else { nil }
            },
            .optional("carrier", .string, "The parameter that carries the new URL.") { entry in
                if case .carried(let name, _, _) = entry.redirect.destination { name.value } else { nil }
            },
            .optional("otherwise", .node, "The node if the carried URL is no link.") { entry in
                if case .carried(_, let node, _) = entry.redirect.destination { node?.target } else { nil }
            },
            Member(
                "rewrite", .orNull(rewrite), "The path that replaces the old one."
            ) { $0.path },
            .position { entry, _ in entry.redirect.pattern.range },
        ])

    private static let rewrite = DocumentType<PatternPart<RedirectPath>>.object(
        "rewrite", "The path that replaces an old one.",
        [
            Member("segments", .list(writtenSegment), "The segments of the new path.") { path in
                path.part.segments.map { PatternPart($0, of: path.pattern) }
            },
            Member("least", .index, "The number of segments that must have values.") { $0.part.least },
            Member("rest", .orNull(.string), "The parameter whose segments follow.") { $0.part.rest.map($0.name) },
        ])
}
