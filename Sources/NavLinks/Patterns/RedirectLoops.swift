import NavGraph
import NavSyntax

/// Finds redirects that form a loop although their patterns do not show it, since literals win over
/// parameters.
struct RedirectLoops {
    private(set) var diagnostics: [Diagnostic] = []

    /// The parts of a URL that redirects change or that decide which redirect is next.
    private struct URLState: Hashable {
        var origin: Int
        var segments: [String]
        var suffix: ArraySlice<UInt8>
    }

    /// The maximum number of steps that are followed: for each redirect, and at least in total.
    private static let (stepsPerRedirect, minSteps) = (20, 100_000)

    private let reader: TableReader
    /// One origin for all schemes and hosts that patterns do not distinguish.
    private let pieces: [Int]
    /// URLs that are known not to lead into a loop, so that each is followed only once.
    private var loopFree: Set<URLState> = []
    private var steps = 0

    init(_ compiler: PatternCompiler, _ reader: TableReader) {
        self.reader = reader
        let destinations = compiler.destinations
        let algebra = LanguageAlgebra(compiler.languages)
        let sets = compiler.patterns.lazy.map(\.origin).uniqued().map { reader.patternSet.origins.pieces($0, in: 0) }
        pieces = OriginClasses(sets).pieces
        let maxSteps = max(Self.minSteps, Self.stepsPerRedirect * destinations.count * max(1, pieces.count))
        for pattern in compiler.patterns {
            guard case .redirect(let number) = pattern.owner, case .path? = destinations[number] else { continue }
            if let loopingURL = urls(of: pattern, algebra).first(where: { entersLoop($0) }) {
                diagnostics.append(
                    Diagnostic(
                        "redirect-cycle", "`\(loopingURL)` is redirected in a loop", at: pattern.text.range,
                        help: "lead one of the redirects to a URL that a node has", witness: loopingURL))
            }
            guard steps > maxSteps else { continue }
            diagnostics.append(
                Diagnostic(
                    "too-complex", "redirects lead to other redirects more than \(maxSteps) times in total",
                    at: pattern.text.range, help: "lead each redirect to a URL that a node has"))
            return
        }
    }

    /// Examples of URLs that a redirect matches.
    private func urls(of pattern: Pattern, _ algebra: LanguageAlgebra) -> [String] {
        let origins = reader.patternSet.origins
        let origin = origins.pieces(pattern.origin, in: 0)
        guard !origin.isEmpty else { return [] }
        let frames = URLFrame.frames(
            from: pattern.minSegments, through: pattern.minSegments, CollectionOfOne(pattern))
        let preferred = origins.preferred(of: origin)
        let others = pieces.filter { $0 != preferred && origin.contains($0) }
        return frames.flatMap { frame -> [String] in
            guard let box = frame.box(pattern, origin: origin) else { return [] }
            let samples = algebra.samples(of: box, in: frame)
            return ([preferred] + others).flatMap { piece in samples.map { origins.example(of: piece, $0) } }
        }
    }

    private mutating func entersLoop(_ text: String) -> Bool {
        let url = Array(text.utf8)
        guard var parts = try? reader.parts(of: url, 0) else { return false }
        var suffix = url[(url.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.count)...]
        var visited: Set<URLState> = []
        while let redirect = reader.follow(&parts, 0) {
            steps += 1
            if redirect.namesFragment { suffix = suffix.prefix { $0 != UInt8(ascii: "#") } }
            let state = URLState(origin: parts.origin, segments: parts.route.segments.map(parts.text), suffix: suffix)
            if loopFree.contains(state) { break }
            // After more steps than there are redirects, one redirect has been used twice.
            guard visited.insert(state).inserted, visited.count <= reader.patternSet.destinations.count else {
                return true
            }
        }
        loopFree.formUnion(visited)
        return false
    }
}
