import NavGraph
import NavSyntax

/// Redirects that lead round in a circle although no two of them seem to, as literals win over parameters.
struct RedirectCircles {
    private(set) var diagnostics: [Diagnostic] = []

    /// What of a URL changes on the way from one redirect to the next, and what stays.
    private struct Stop: Hashable {
        var origin: Int
        var segments: [String]
        var suffix: ArraySlice<UInt8>
    }

    /// Steps that are followed: for each redirect, and at least.
    private static let (stepsOfEach, leastSteps) = (20, 100_000)

    private let matcher: LinkMatcher
    private let destinations: [Int: RedirectDestination]
    /// One for all schemes and hosts that patterns do not tell apart.
    private let pieces: [Int]
    /// From where no way leads round in a circle. Each is looked at once, however many redirects lead there.
    private var good: Set<Stop> = []
    private var steps = 0

    init(_ compiler: PatternCompiler, _ matcher: LinkMatcher) {
        self.matcher = matcher
        destinations = compiler.destinations
        let algebra = LanguageAlgebra(compiler.languages)
        let sets = compiler.patterns.lazy.map(\.origin).uniqued().map { matcher.rules.origins.pieces($0, in: 0) }
        pieces = OriginClasses(sets).pieces
        let most = max(Self.leastSteps, Self.stepsOfEach * destinations.count * max(1, pieces.count))
        for pattern in compiler.patterns {
            guard case .redirect(let number) = pattern.owner, case .path? = destinations[number] else { continue }
            if let circle = urls(of: pattern, algebra).first(where: { leadsRound($0) }) {
                diagnostics.append(
                    Diagnostic(
                        "redirect-cycle", "`\(circle)` is redirected round in a circle", at: pattern.text.range,
                        help: "lead one of the redirects to a URL that a node has", witness: circle))
            }
            guard steps > most else { continue }
            diagnostics.append(
                Diagnostic(
                    "too-complex", "redirects lead on to others more than \(most) times in all",
                    at: pattern.text.range, help: "lead each redirect to a URL that a node has"))
            return
        }
    }

    /// Examples of what a redirect matches.
    private func urls(of pattern: Pattern, _ algebra: LanguageAlgebra) -> [String] {
        let origins = matcher.rules.origins
        let origin = origins.pieces(pattern.origin, in: 0)
        guard !origin.isEmpty else { return [] }
        let frames = URLFrame.frames(
            from: pattern.leastSegments, through: pattern.leastSegments, CollectionOfOne(pattern))
        let preferred = origins.preferred(of: origin)
        let others = pieces.filter { $0 != preferred && origin.contains($0) }
        return frames.flatMap { frame -> [String] in
            guard let box = frame.box(pattern, origin: origin) else { return [] }
            let samples = algebra.samples(of: box, in: frame)
            return ([preferred] + others).flatMap { piece in samples.map { origins.example(of: piece, $0) } }
        }
    }

    private mutating func leadsRound(_ text: String) -> Bool {
        let url = Array(text.utf8)
        guard var parts = try? matcher.parts(of: url) else { return false }
        let suffix = url[(url.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.count)...]
        var way: Set<Stop> = []
        while let match = matcher.match(parts), case .redirect(let number) = matcher.patterns[match.pattern].owner,
            case .path(let pieces, let optional, let rest)? = destinations[number],
            let segments = LinkTable.rewritten(pieces, optional, rest, match.values)
        {
            steps += 1
            parts.segments = segments
            let stop = Stop(origin: parts.origin, segments: segments, suffix: suffix)
            if good.contains(stop) { break }
            // A way that goes on for longer than there are redirects has been through one of them twice.
            guard way.insert(stop).inserted, way.count <= destinations.count else { return true }
        }
        good.formUnion(way)
        return false
    }
}
