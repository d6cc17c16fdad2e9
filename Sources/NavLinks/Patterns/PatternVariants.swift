import NavGraph
import NavSyntax

/// A pattern with optional segments before others stands for several: one with all of them, and others
/// that leave some out. Segments are filled from the left.
extension PatternText {
    struct Variant {
        var text: PatternText
        /// The parameters of the segments that it leaves out.
        var omitted: [Name] = []
    }

    private static let maxVariants = 16

    /// All variants, those with the fewest segments first, with which URLs are written if they can be.
    /// Nil if there are too many.
    var variants: [Variant]? {
        var variants = [Variant(text: self)]
        let paths = Self.variants(of: segments, tail)
        guard let paths else { return nil }
        variants = paths.map { path in
            var text = self
            text.segments = path.segments
            return Variant(text: text, omitted: path.omitted)
        }
        guard let hash else { return variants }
        guard let routes = Self.variants(of: hash.segments, hash.tail),
            routes.count * variants.count <= Self.maxVariants
        else { return nil }
        return variants.flatMap { variant in
            routes.map { route in
                var text = variant.text
                text.hash?.segments = route.segments
                return Variant(text: text, omitted: variant.omitted + route.omitted)
            }
        }.sorted { $0.omitted.count > $1.omitted.count }
    }

    private typealias Path = (segments: [LocatedSegment], omitted: [Name])

    private static func variants(of segments: [LocatedSegment], _ tail: Tail?) -> [Path]? {
        // Optional segments at the end are not in the middle, unless at least one segment has to follow.
        let lastRequired = segments.lastIndex { if case .optional = $0.segment { false } else { true } }
        let end = tail?.least == 1 ? segments.count : lastRequired.map { $0 + 1 } ?? 0
        var paths: [Path] = [([], [])]
        var index = 0
        while index < end {
            var run: [(segment: LocatedSegment, name: Name)] = []
            while index < end, case .optional(let name) = segments[index].segment {
                var segment = segments[index]
                segment.segment = .text(Text(prefix: "", holes: [.init(name: name)]))
                run.append((segment, name))
                index += 1
            }
            guard run.isEmpty else {
                paths = (0...run.count).reversed().flatMap { count in
                    paths.map { path in
                        let (kept, omitted) = (run.prefix(count), run.dropFirst(count))
                        return (path.segments + kept.map(\.segment), path.omitted + omitted.map(\.name))
                    }
                }
                guard paths.count <= maxVariants else { return nil }
                continue
            }
            paths = paths.map { ($0.segments + [segments[index]], $0.omitted) }
            index += 1
        }
        return paths.map { ($0.segments + segments[end...], $0.omitted) }.sorted { $0.1.count > $1.1.count }
    }
}

extension LinkPattern {
    /// A pattern with a value in some of its hosts stands for several: one with its exact hosts, and one for each of the
    /// others. What a host does not contain is absent.
    var hostChoices: [[Located<String>]?] {
        guard let hosts, hosts.contains(where: { $0.value.contains("{") }) else { return [hosts] }
        func isExact(_ host: Located<String>) -> Bool { !host.value.contains("{") && !host.value.hasPrefix("*") }
        let firstExact = hosts.firstIndex(where: isExact)
        let chosen = hosts.indices.filter { $0 == firstExact || !isExact(hosts[$0]) }
        return chosen.map { $0 == firstExact ? hosts.filter(isExact) : [hosts[$0]] }
    }
}
