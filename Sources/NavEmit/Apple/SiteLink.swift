import NavGraph
import NavLinks
import NavSyntax

/// An entry of `components`, which includes or excludes URLs.
struct SiteComponent {
    var path: String
    var items: [SiteConditions.Item] = []
    var isExclusion = false
    var comment: String
    /// Nil if its path has no letters.
    var ignoresCase: Bool?
    /// Whether it excludes URLs that `except` leaves out of its link.
    var isException = false
    /// For an exclusion: the URLs that the file also accepts without it, as a phrase for a comment.
    var excessIfRemoved = ""
}

/// The components for the paths of a link that have the same length: entries that include them, and
/// exclusions for paths that the entries match although the link does not.
struct SiteLink {
    /// The name in comments of entries: the node and the pattern.
    var title: String
    /// The name in comments of exclusions: the node, or the pattern of a redirect.
    var name: String
    /// The values by which links are sorted.
    var order: (pattern: String, segments: Int, patternIndex: Int)
    var exclusions: [SiteComponent] = []
    /// The inclusions, in order, with exclusions that must come before some of them.
    var entries: [SiteComponent] = []
    /// Patterns for all paths that navgen reads, in the spelling that it writes. They may match more.
    var languages: [[PatternElement]]
    /// URLs that the file accepts although no link matches them, as phrases for a comment.
    var excess: [String]

    /// Whether its components ignore case.
    var isFolded = false
    /// Whether it has further segments.
    var hasRest = false
    /// Whether paths without a trailing slash are accepted.
    var hasPlainEnd = true

    /// Whether a component matches URLs of this link.
    func isMatched(by component: SiteComponent, _ variables: SiteVariables) -> Bool {
        let elements = SitePattern.elements(component.path, variables, isFolded: component.ignoresCase ?? false)
        return languages.contains { PatternElement.overlap(elements, $0) }
    }

    /// The components. Their comments name URLs that they accept although no link matches them.
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
    mutating func siteLinks(_ patternIndex: Int) -> [SiteLink] {
        let pattern = links.patterns[patternIndex]
        let names: (title: String, name: String)
        if case .link(let node, _) = pattern.owner {
            let name = links.graph[node].name
            names = ("\(name): \(pattern.text.value)", name)
        } else {
            names = ("redirect: \(pattern.text.value)", pattern.text.value)
        }
        isFolded = pattern.isFolded
        let segments = pattern.segments.map { segment($0.reading, of: pattern) }
        let least = pattern.segments.firstIndex { $0.isOptional } ?? segments.count
        var made: [SiteLink] = []
        for count in least...segments.count where count < segments.count || (pattern.rest?.least ?? 0) == 0 {
            made.append(link(names, pattern, Array(segments[..<count]), rest: nil, patternIndex))
        }
        if let rest = pattern.rest { made.append(link(names, pattern, segments, rest: rest, patternIndex)) }
        for (index, exception) in pattern.exceptions.enumerated() {
            add(exception, to: &made, isOwn: index >= pattern.exceptions.count - pattern.ownExceptionCount)
        }
        if case .redirect(let redirect) = pattern.owner, case .path? = links.destinations[redirect],
            links.patterns.contains(where: { !$0.exceptions.isEmpty })
        {
            for index in made.indices { made[index].excess.append("what `except` leaves out where it leads") }
        }
        return made
    }

    private mutating func link(
        _ names: (title: String, name: String), _ pattern: Pattern, _ segments: [SiteSegment], rest: Pattern.Rest?,
        _ patternIndex: Int
    ) -> SiteLink {
        let conditions = self.conditions(of: pattern)
        var link = SiteLink(
            title: names.title, name: names.name, order: (pattern.text.value, segments.count, patternIndex),
            languages: [], excess: segments.flatMap(\.excess) + conditions.excess)
        if let parameter = rest?.parameter {
            let outline = links.outline(of: pattern.parameters[parameter])
            if outline.shape != .anything || !outline.isExact {
                link.excess.append("any \(pattern.parameters[parameter].name)")
            }
        }
        let slash = pattern.slash
        let isRoot = segments.isEmpty && rest == nil
        let absorbs = rest != nil || segments.last?.absorbsSlash ?? false
        if slash == .never, absorbs, links.commonSlash != .never { link.excess.append("a slash at the end") }
        var ends = slash == .always && !isRoot ? ["/"] : [""]
        // The component for further segments also matches the trailing slash without any.
        let goesOn = rest == nil && segments.count == pattern.segments.count && pattern.rest != nil
        if slash == .either, !isRoot, !absorbs, !goesOn { ends.append("/") }
        let further = rest.map { $0.least == 0 && slash == .either ? "*" : "?*" }
        link.languages = languages(
            segments, hasRest: rest != nil, ends: slash == .either && !isRoot ? ["", "/"] : ends)
        link.hasPlainEnd = ends.contains("")
        link.isFolded = isFolded
        link.hasRest = rest != nil
        for end in ends {
            let path = Path(segments: segments, further: further, end: end)
            link.exclusions += exclusions(path, link)
            link.entries += entries(path.text, conditions, link)
        }
        return link
    }

    /// Components for the URLs that no link has, as far as components can say it.
    var exclusionsOfAll: [SiteComponent] {
        links.exceptions.flatMap { exception in
            exceptionPaths(exception).filter(\.isExact).map { component($0.text, exception, of: "any link") }
        }
    }

    private func component(_ path: String, _ exception: Pattern, of name: String) -> SiteComponent {
        SiteComponent(
            path: path, items: literalItems(of: exception) ?? [], isExclusion: true,
            comment: "not \(name): \(exception.text.value)",
            ignoresCase: exception.isFolded, isException: true,
            excessIfRemoved: "what `\(exception.text.value)` leaves out")
    }

    /// What the query has to have, as far as components can say it. The system treats an absent item like an empty one.
    private func literalItems(of exception: Pattern) -> [SiteConditions.Item]? {
        // Components ignore the case of queries, too.
        if exception.isFolded, !exception.query.isEmpty { return nil }
        var items: [SiteConditions.Item] = []
        for item in exception.query {
            guard !item.key.isInFragment, case .literal(let text) = item.reading, !text.isEmpty else { return nil }
            let written = LinkAnalysis.written(text, as: .value)
            guard SitePattern.isExact(written) else { return nil }
            let key = LinkAnalysis.written(item.key.name.string, as: .key)
            items.append(.init(key: key, pattern: SitePattern.literal(written)))
        }
        return exception.fragment == nil ? items : nil
    }

    /// Adds components for the URLs that an exception leaves out to the links of a pattern, as far as components can
    /// say it: an asterisk also matches further segments.
    private func add(_ exception: Pattern, to parts: inout [SiteLink], isOwn: Bool) {
        var isSaid = true
        for path in exceptionPaths(exception) where isOwn || !path.isExact {
            for index in parts.indices {
                let component = component(path.text, exception, of: parts[index].name)
                guard parts[index].isMatched(by: component, variables) else { continue }
                let (count, hasRest) = (parts[index].order.segments, parts[index].hasRest)
                guard hasRest || path.segments == nil || path.segments == count else { continue }
                if path.isExact || !hasRest && path.segments == count && path.isInOneSegmentEach {
                    parts[index].exclusions.append(component)
                } else {
                    isSaid = false
                }
            }
        }
        guard !isSaid else { return }
        for index in parts.indices { parts[index].excess.append("what `\(exception.text.value)` leaves out") }
    }

    /// The path of a component for an exception.
    private struct ExceptionPath {
        var text: String
        /// The number of segments; nil if there is no limit.
        var segments: Int?
        /// Whether the component matches only URLs that the exception leaves out, among those with as many segments.
        var isInOneSegmentEach: Bool
        /// Whether the component matches only URLs that the exception leaves out.
        var isExact: Bool
    }

    private func exceptionPaths(_ exception: Pattern) -> [ExceptionPath] {
        var paths: [ExceptionPath] = []
        let segments = exception.segments.map { segment -> (text: String, isLiteral: Bool) in
            switch segment.reading {
            case .literal(let text):
                let written = LinkAnalysis.written(text, as: .segment)
                return (SitePattern.literal(written), SitePattern.isExact(written))
            case .text(let text): return (SitePattern.text(text, as: .segment), false)
            case .ignored: return ("?*", false)
            }
        }
        let isOnlyPath = literalItems(of: exception) != nil
        // Beside literal text, an asterisk may match the slash at the end.
        let isPlain = isOnlyPath && segments.allSatisfy { $0.isLiteral || $0.text == "?*" }
        for count in exception.minSegments - (exception.rest?.least ?? 0)...segments.count {
            let path = "/" + segments[..<count].map(\.text).joined(separator: "/")
            if count < segments.count || exception.rest?.least != 1 {
                let isExact = isOnlyPath && segments[..<count].allSatisfy(\.isLiteral)
                for end in count > 0 ? ["", "/"] : [""] {
                    paths.append(
                        .init(text: path + end, segments: count, isInOneSegmentEach: isPlain, isExact: isExact))
                }
            }
            guard count == segments.count, exception.rest != nil else { continue }
            // Before further segments, an asterisk does not match too much.
            let isExact = isOnlyPath && segments.drop(while: \.isLiteral).allSatisfy { $0.text == "?*" }
            let text = (count == 0 ? "" : path) + "/?*"
            paths.append(.init(text: text, segments: nil, isInOneSegmentEach: isPlain, isExact: isExact))
        }
        return paths
    }

    /// The path of a component, in which one segment's pattern can be replaced by another.
    private struct Path {
        var segments: [SiteSegment]
        /// The pattern for further segments; nil if there are none.
        var further: String?
        var end: String

        func with(_ index: Int?, _ text: String) -> String {
            let texts = segments.enumerated().map { $0 == index ? text : $1.include } + [further].compactMap(\.self)
            return "/" + texts.joined(separator: "/") + end
        }
        var text: String { with(nil, "") }
    }

    private func languages(_ segments: [SiteSegment], hasRest: Bool, ends: [String]) -> [[PatternElement]] {
        let slash = PatternElement.text("/")
        var elements = segments.flatMap { slash + $0.language }
        if hasRest { elements += slash + [.one(.noSlash), .zeroOrMore(.all)] }
        if elements.isEmpty { elements = slash }
        return ends.map { elements + PatternElement.text($0) }
    }

    private func exclusions(_ path: Path, _ link: SiteLink) -> [SiteComponent] {
        var exclusions: [SiteComponent] = []
        for (index, segment) in path.segments.enumerated() {
            let isLast = index == path.segments.count - 1 && path.end.isEmpty
            // If nothing follows the asterisk, it also matches the trailing slash.
            let isRepeated =
                path.end == "/" && !isLast && index == path.segments.count - 1
                && link.hasPlainEnd && segment.wildcard?.after.isEmpty ?? false
            if isRepeated { continue }
            for exclusion in segment.exclusions {
                exclusions.append(
                    SiteComponent(
                        path: path.with(index, exclusion.pattern), isExclusion: true,
                        comment: "not \(link.name): \(exclusion.why)", ignoresCase: link.isFolded,
                        excessIfRemoved: "any segment \(index + 1)"))
            }
            if isLast, path.further == nil, let truncated = segment.truncated {
                exclusions.append(
                    SiteComponent(
                        path: path.with(index, truncated), isExclusion: true, comment: "not \(link.name): too short",
                        ignoresCase: link.isFolded,
                        excessIfRemoved: "any segment \(index + 1)"))
            }
            if path.further == nil, let deeper = segment.deeper(isLast: isLast) {
                exclusions.append(
                    SiteComponent(
                        path: path.with(index, deeper), isExclusion: true, comment: "not \(link.name): more segments",
                        ignoresCase: link.isFolded,
                        excessIfRemoved: "more segments"))
            }
        }
        return exclusions
    }

    private func entries(_ path: String, _ conditions: SiteConditions, _ link: SiteLink) -> [SiteComponent] {
        func exclusion(_ items: [SiteConditions.Item], _ why: String) -> SiteComponent {
            SiteComponent(
                path: path, items: items, isExclusion: true, comment: "not \(link.name): \(why)",
                ignoresCase: link.isFolded,
                excessIfRemoved: "other queries and fragments")
        }
        var entries = conditions.excluded.map { exclusion([$0.item], $0.why) }
        if var optionalItem = conditions.optionalItem {
            entries.append(
                SiteComponent(
                    path: path, items: conditions.required + [optionalItem], comment: link.title,
                    ignoresCase: link.isFolded))
            let name = optionalItem.isFragment ? "fragment" : optionalItem.key ?? "the query"
            optionalItem.pattern = "?*"
            entries.append(exclusion([optionalItem], "another value of \(name)"))
        }
        return entries + [
            SiteComponent(
                path: path, items: conditions.required, comment: link.title, ignoresCase: link.isFolded)
        ]
    }
}
