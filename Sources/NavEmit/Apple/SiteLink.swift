import NavGraph
import NavLinks

/// An entry of `components`, which includes or excludes URLs.
struct SiteComponent {
    var path: String
    var items: [SiteConditions.Item] = []
    var isExclusion = false
    var comment: String
    /// For an exclusion: what the file lets in if the exclusion is left out.
    var surplus = ""
}

/// The components for the paths of a link that have the same length: entries that include them, and
/// exclusions for paths that the entries match but navgen does not read.
struct SiteLink {
    /// The name in comments of entries: the node and the pattern.
    var title: String
    /// The name in comments of exclusions: the node, or the pattern of a redirect.
    var name: String
    /// What links are sorted by.
    var order: (pattern: String, segments: Int, number: Int)
    var exclusions: [SiteComponent] = []
    /// The inclusions, in order, with exclusions that must come before some of them.
    var entries: [SiteComponent] = []
    /// Patterns for all paths that navgen reads, in the spelling that it writes. They may match more.
    var languages: [[Glyph]]
    /// What the file lets in although navgen does not read it.
    var excess: [String]

    /// Whether paths without a trailing slash are let in.
    var hasPlainEnd = true

    /// Whether a component matches URLs of this link.
    func isHit(by component: SiteComponent, _ variables: SiteVariables) -> Bool {
        let glyphs = SitePattern.glyphs(component.path, variables)
        return languages.contains { Glyph.meet(glyphs, $0) }
    }

    /// The components, with comments on what they let in that navgen does not read.
    var components: [SiteComponent] {
        exclusions
            + entries.map { entry in
                guard !entry.isExclusion, !excess.isEmpty else { return entry }
                var entry = entry
                var seen: Set<String> = []
                entry.comment += "; wider: " + excess.filter { seen.insert($0).inserted }.joined(separator: ", ")
                return entry
            }
    }
}

extension SiteValueWriter {
    /// The parts of a link for an association file, one for each length that its path can have.
    mutating func siteLinks(_ number: Int) -> [SiteLink] {
        let pattern = links.patterns[number]
        let names: (title: String, name: String)
        if case .link(let node, _) = pattern.owner {
            let name = links.graph[node].name
            names = ("\(name): \(pattern.text.value)", name)
        } else {
            names = ("redirect: \(pattern.text.value)", pattern.text.value)
        }
        let segments = pattern.segments.map { segment($0.reading, of: pattern) }
        let least = pattern.segments.firstIndex { $0.isOptional } ?? segments.count
        var made: [SiteLink] = []
        for count in least...segments.count where count < segments.count || (pattern.rest?.least ?? 0) == 0 {
            made.append(link(names, pattern, Array(segments[..<count]), rest: nil, number))
        }
        if let rest = pattern.rest { made.append(link(names, pattern, segments, rest: rest, number)) }
        return made
    }

    private mutating func link(
        _ names: (title: String, name: String), _ pattern: Pattern, _ segments: [SiteSegment], rest: Pattern.Rest?,
        _ number: Int
    ) -> SiteLink {
        let conditions = self.conditions(of: pattern)
        var link = SiteLink(
            title: names.title, name: names.name, order: (pattern.text.value, segments.count, number),
            languages: [], excess: segments.flatMap(\.excess) + conditions.excess)
        if let parameter = rest?.parameter {
            let outline = links.outline(of: pattern.parameters[parameter])
            if outline.shape != .anything || !outline.isExact {
                link.excess.append("any \(pattern.parameters[parameter].name)")
            }
        }
        let slash = links.graph.links.trailingSlash
        let isRoot = segments.isEmpty && rest == nil
        let absorbs = rest != nil || segments.last?.absorbsSlash ?? false
        var ends = slash == .always && !isRoot ? ["/"] : [""]
        // The component for further segments also matches the trailing slash without any.
        let goesOn = rest == nil && segments.count == pattern.segments.count && pattern.rest != nil
        if slash == .either, !isRoot, !absorbs, !goesOn { ends.append("/") }
        let further = rest.map { $0.least == 0 && slash == .either ? "*" : "?*" }
        link.languages = languages(
            segments, hasRest: rest != nil, ends: slash == .either && !isRoot ? ["", "/"] : ends)
        link.hasPlainEnd = ends.contains("")
        for end in ends {
            let path = Path(segments: segments, further: further, end: end)
            link.exclusions += exclusions(path, link)
            link.entries += entries(path.text, conditions, link)
        }
        return link
    }

    /// The path of a component, in which one segment's pattern can be replaced by another.
    private struct Path {
        var segments: [SiteSegment]
        /// The pattern for further segments; nil if there are none.
        var further: String?
        var end: String

        func with(_ place: Int?, _ text: String) -> String {
            let texts = segments.enumerated().map { $0 == place ? text : $1.include } + [further].compactMap(\.self)
            return "/" + texts.joined(separator: "/") + end
        }
        var text: String { with(nil, "") }
    }

    private func languages(_ segments: [SiteSegment], hasRest: Bool, ends: [String]) -> [[Glyph]] {
        let slash = Glyph.text("/")
        var glyphs = segments.flatMap { slash + $0.language }
        if hasRest { glyphs += slash + [.one(.noSlash), .many(.all)] }
        if glyphs.isEmpty { glyphs = slash }
        return ends.map { glyphs + Glyph.text($0) }
    }

    private func exclusions(_ path: Path, _ link: SiteLink) -> [SiteComponent] {
        var exclusions: [SiteComponent] = []
        for (place, segment) in path.segments.enumerated() {
            let isLast = place == path.segments.count - 1 && path.end.isEmpty
            // If nothing follows the asterisk, it also matches the trailing slash.
            let isRepeated =
                path.end == "/" && !isLast && place == path.segments.count - 1
                && link.hasPlainEnd && segment.star?.behind.isEmpty ?? false
            if isRepeated { continue }
            for exclusion in segment.exclusions {
                exclusions.append(
                    SiteComponent(
                        path: path.with(place, exclusion.pattern), isExclusion: true,
                        comment: "not \(link.name): \(exclusion.why)", surplus: "any segment \(place + 1)"))
            }
            if isLast, path.further == nil, let cutShort = segment.cutShort {
                exclusions.append(
                    SiteComponent(
                        path: path.with(place, cutShort), isExclusion: true, comment: "not \(link.name): too short",
                        surplus: "any segment \(place + 1)"))
            }
            if path.further == nil, let deeper = segment.deeper(isLast: isLast) {
                exclusions.append(
                    SiteComponent(
                        path: path.with(place, deeper), isExclusion: true, comment: "not \(link.name): more segments",
                        surplus: "more segments"))
            }
        }
        return exclusions
    }

    private func entries(_ path: String, _ conditions: SiteConditions, _ link: SiteLink) -> [SiteComponent] {
        func keptOut(_ items: [SiteConditions.Item], _ why: String) -> SiteComponent {
            SiteComponent(
                path: path, items: items, isExclusion: true, comment: "not \(link.name): \(why)",
                surplus: "other queries and fragments")
        }
        var entries = conditions.excluded.map { keptOut([$0.item], $0.why) }
        if var choice = conditions.choice {
            entries.append(
                SiteComponent(path: path, items: conditions.needed + [choice], comment: link.title))
            let name = choice.isFragment ? "fragment" : choice.key ?? "the query"
            choice.pattern = "?*"
            entries.append(keptOut([choice], "another value of \(name)"))
        }
        return entries + [SiteComponent(path: path, items: conditions.needed, comment: link.title)]
    }
}
