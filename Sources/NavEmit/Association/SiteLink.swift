import NavGraph
import NavLinks

/// An entry of `components`: what is let in, or kept out.
struct SiteComponent {
    var path: String
    var items: [SiteConditions.Item] = []
    var isExclusion = false
    var comment: String
    /// Of what keeps URLs out: what is let in without it.
    var surplus = ""
}

/// The paths of one length of a link: what lets them in, and what keeps out more than navgen reads.
struct SiteLink {
    /// What it is called in comments: the node and the pattern.
    var title: String
    /// Which pattern, and how many segments.
    var order: (pattern: String, segments: Int, number: Int)
    var exclusions: [SiteComponent] = []
    /// In order; some keep out what those behind them would let in.
    var entries: [SiteComponent] = []
    /// The paths that navgen reads, in the spelling that it writes, and perhaps more.
    var languages: [[Glyph]]
    var excess: [String]

    /// Whether a component keeps out URLs of this link.
    func isHit(by component: SiteComponent, _ variables: SiteVariables) -> Bool {
        let glyphs = SitePattern.glyphs(component.path, variables)
        return languages.contains { Glyph.meet(glyphs, $0) }
    }

    /// The components, with what they let in too far.
    var components: [SiteComponent] {
        exclusions
            + entries.map { entry in
                guard !entry.isExclusion, !excess.isEmpty else { return entry }
                var entry = entry
                var seen: Set<String> = []
                entry.comment += "; wider: also " + excess.filter { seen.insert($0).inserted }.joined(separator: ", ")
                return entry
            }
    }
}

extension SiteValueWriter {
    /// A link as an association file says it: an entry for each number of segments that its path can have.
    mutating func siteLinks(_ number: Int) -> [SiteLink] {
        let pattern = links.patterns[number]
        let node = links.node(of: pattern).map { links.graph[$0].name } ?? "redirect"
        let title = "\(node): \(pattern.text.value)"
        let segments = pattern.segments.map { segment($0.reading, of: pattern) }
        let least = pattern.segments.firstIndex { $0.isOptional } ?? segments.count
        var made: [SiteLink] = []
        for count in least...segments.count where count < segments.count || (pattern.rest?.least ?? 0) == 0 {
            made.append(link(title, pattern, Array(segments[..<count]), rest: nil, number))
        }
        if let rest = pattern.rest { made.append(link(title, pattern, segments, rest: rest, number)) }
        return made
    }

    private mutating func link(
        _ title: String, _ pattern: Pattern, _ segments: [SiteSegment], rest: Pattern.Rest?, _ number: Int
    ) -> SiteLink {
        let conditions = self.conditions(of: pattern)
        var link = SiteLink(
            title: title, order: (pattern.text.value, segments.count, number), languages: [],
            excess: segments.flatMap(\.excess) + conditions.excess)
        if let parameter = rest?.parameter {
            let outline = links.outline(of: pattern.parameters[parameter])
            if outline.shape != .anything || !outline.isExact {
                link.excess.append("other texts for `\(pattern.parameters[parameter].name)`")
            }
        }
        let slash = links.graph.links.trailingSlash
        let isRoot = segments.isEmpty && rest == nil
        let absorbs = rest != nil || segments.last?.absorbsSlash ?? false
        var ends = slash == .always && !isRoot ? ["/"] : [""]
        if slash == .either, !isRoot, !absorbs { ends.append("/") }
        link.languages = languages(segments, hasRest: rest != nil, ends: slash == .either && !isRoot ? ["", "/"] : ends)
        for end in ends {
            let path = Path(segments: segments, hasRest: rest != nil, end: end)
            link.exclusions += exclusions(path, link)
            link.entries += entries(path.text, conditions, link)
        }
        return link
    }

    /// A path's text, with one of its segments in other words.
    private struct Path {
        var segments: [SiteSegment]
        var hasRest: Bool
        var end: String

        func with(_ place: Int?, _ text: String) -> String {
            let texts = segments.enumerated().map { $0 == place ? text : $1.include } + (hasRest ? ["?*"] : [])
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
            for exclusion in segment.exclusions {
                exclusions.append(
                    SiteComponent(
                        path: path.with(place, exclusion.pattern), isExclusion: true,
                        comment: "no \(link.title): \(exclusion.why)", surplus: "other texts in segment \(place + 1)"))
            }
            let isLast = place == path.segments.count - 1 && path.end.isEmpty
            if !path.hasRest, let deeper = segment.deeper(isLast: isLast) {
                exclusions.append(
                    SiteComponent(
                        path: path.with(place, deeper), isExclusion: true, comment: "no \(link.title): more segments",
                        surplus: "more segments"))
            }
        }
        var seen: Set<String> = []
        return exclusions.filter { seen.insert($0.path).inserted }
    }

    private func entries(_ path: String, _ conditions: SiteConditions, _ link: SiteLink) -> [SiteComponent] {
        func keptOut(_ items: [SiteConditions.Item], _ why: String) -> SiteComponent {
            SiteComponent(path: path, items: items, isExclusion: true, comment: "no \(link.title): \(why)",
                surplus: "other values in query and fragment")
        }
        var entries = conditions.excluded.map { keptOut([$0.item], $0.why) }
        if var choice = conditions.choice {
            entries.append(
                SiteComponent(path: path, items: conditions.needed + [choice], comment: link.title))
            let name = choice.isFragment ? "the fragment" : "`\(choice.key ?? "")`"
            choice.pattern = "?*"
            entries.append(keptOut([choice], "\(name) has another value"))
        }
        return entries + [SiteComponent(path: path, items: conditions.needed, comment: link.title)]
    }
}
