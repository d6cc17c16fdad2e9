import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Compares the analysis and the matcher with enumerating a small universe of URLs.
@Suite struct OracleTests {
    /// The facts about some patterns, found by trying every URL.
    private struct Truth {
        var matched: [[Int]] = []
        /// By two patterns: whether the URLs of the first are a strict subset of those of the
        /// second.
        var isNarrower: [[Bool]]
        var isEqual: [[Bool]]
        var overlaps: [[Bool]]
        let patterns: [RandomPattern]
        let exceptions: [RandomPattern]
        let hasTies: Bool

        init(_ patterns: [RandomPattern], _ universe: [RandomURL], hasTies: Bool, exceptions: [RandomPattern]) {
            self.patterns = patterns
            self.exceptions = exceptions
            self.hasTies = hasTies
            let count = patterns.count
            var hasOwn = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
            overlaps = hasOwn
            for url in universe {
                // Which pattern is more specific is decided without exceptions.
                let all = patterns.indices.filter { patterns[$0].matches(url) }
                for p in all {
                    for q in patterns.indices where !all.contains(q) { hasOwn[p][q] = true }
                    for q in all { overlaps[p][q] = true }
                }
                let kept = all.filter { number in
                    !exceptions.contains { $0.isException(of: patterns[number].owner) && $0.matches(url) }
                }
                matched.append(kept)
            }
            isNarrower = hasOwn
            isEqual = hasOwn
            for p in 0..<count {
                for q in 0..<count {
                    isNarrower[p][q] = overlaps[p][q] && !hasOwn[p][q] && hasOwn[q][p]
                    isEqual[p][q] = overlaps[p][q] && !hasOwn[p][q] && !hasOwn[q][p]
                }
            }
        }

        func isLeftOut(_ url: RandomURL, of p: Int) -> Bool {
            exceptions.contains { $0.isException(of: patterns[p].owner) && $0.matches(url) }
        }

        func hasExceptions(_ p: Int) -> Bool { exceptions.contains { $0.exceptionOf == patterns[p].owner } }

        func beats(_ p: Int, _ q: Int) -> Bool {
            if isNarrower[p][q] || isNarrower[q][p] { return isNarrower[p][q] }
            let (left, right) = (patterns[p], patterns[q])
            if left.over.contains(right.owner) || right.over.contains(left.owner) {
                return left.over.contains(right.owner)
            }
            if left.owner == right.owner { return left.omitsInner == false && right.omitsInner == true }
            // As a whole, a text with an optional segment matches more.
            if isEqual[p][q], (left.omitsInner == nil) != (right.omitsInner == nil) { return left.omitsInner == nil }
            if isEqual[p][q], hasExceptions(p) != hasExceptions(q) { return hasExceptions(p) }
            return hasTies && left.leads(right)
        }

        /// Whether two patterns match the same URLs, with their exceptions.
        func isSame(_ p: Int, _ q: Int) -> Bool {
            isEqual[p][q] && matched.contains { $0.contains(p) }
                && matched.allSatisfy { $0.contains(p) == $0.contains(q) }
        }

        func unbeaten(_ all: [Int]) -> [Int] { all.filter { p in !all.contains { beats($0, p) } } }
    }

    private func table(_ text: String) throws -> (LinkAnalysis, [Diagnostic]) {
        let result = compileText(["graph.yaml": text])
        return (try #require(result.links), result.diagnostics)
    }

    @Test(arguments: 6..<(6 + UInt64(Rounds.of(4))))
    func conflictsMatchEnumeration(seed: UInt64) throws {
        var random = RandomSource(seed)
        try check(10, &random) { RandomPattern.Features.random(&$0, isPathOnly: seed % 2 == 0) }
    }

    @Test func smallSetsMatchEnumeration() throws {
        var random = RandomSource(10)
        try check(Rounds.of(2000), &random) { _ in RandomPattern.Features(isPathOnly: true, isTiny: true) }
    }

    @Test func textsWithOptionalSegmentsBeforeOthersMatchEnumeration() throws {
        var random = RandomSource(11)
        try check(Rounds.of(200), &random) { _ in
            RandomPattern.Features(isPathOnly: true, isTiny: true, hasInner: true)
        }
    }

    @Test func leftOutURLsMatchEnumeration() throws {
        var random = RandomSource(12)
        try check(Rounds.of(1200), &random, hasExceptions: true) { _ in
            RandomPattern.Features(isPathOnly: true, isTiny: true)
        }
        try check(Rounds.of(100), &random, hasExceptions: true) { _ in
            RandomPattern.Features(isPathOnly: true, isTiny: true, hasInner: true)
        }
        try check(Rounds.of(12), &random, hasExceptions: true) { _ in RandomPattern.Features(isPathOnly: true) }
        try check(Rounds.of(24), &random, hasExceptions: true) { random in
            RandomPattern.Features.random(&random, isPathOnly: false)
        }
    }

    private func check(
        _ sets: Int, _ random: inout RandomSource, hasExceptions: Bool = false,
        _ pick: (inout RandomSource) -> RandomPattern.Features
    ) throws {
        var counts: [String: Int] = [:]
        for _ in 0..<sets {
            let features = pick(&random)
            let universe = RandomURL.universe(features)
            let texts = RandomPattern.set(&random, features)
            let hasTies = random.chance(1, in: 3)
            let patterns = RandomPattern.expanded(texts)
            let exceptions = hasExceptions ? RandomPattern.exceptions(of: texts, &random, features) : []
            let truth = Truth(patterns, universe, hasTies: hasTies, exceptions: exceptions)
            let text = RandomPattern.graph(texts, hasTies: hasTies, exceptions: exceptions)
            let (links, _) = try table(text)
            try #require(links.patterns.count == patterns.count, "\(text)")
            // Which pattern of a loop wins is not defined.
            let hasLoop = links.conflicts.contains { if case .loop = $0 { true } else { false } }
            var ambiguous: Set<[Int]> = []
            var shortest: [[Int]: Int] = [:]
            for (url, all) in zip(universe, truth.matched) {
                let best = truth.unbeaten(all)
                for p in best {
                    for q in best where p < q && !truth.isSame(p, q) {
                        ambiguous.insert([p, q])
                        shortest[[p, q]] = min(shortest[[p, q]] ?? .max, length(url))
                    }
                }
                let bytes = Array(url.text.utf8)
                switch links.resolve(bytes) {
                // With so many URLs, calling `#expect` for each would take most of the time.
                case .match(let match):
                    let isDecided = best.count == 1 && !hasLoop
                    let isRight = isDecided ? match.pattern == best[0] : all.contains(match.pattern)
                    if !isRight { Issue.record("\(url.text) is pattern \(match.pattern) of \(all)\n\(text)") }
                default:
                    if !all.isEmpty { Issue.record("\(url.text) is no link, and \(all)\n\(text)") }
                }
            }
            var found: Set<[Int]> = []
            var duplicates: Set<[Int]> = []
            var shadowed: Set<Int> = []
            var idle: [String] = []
            for conflict in links.conflicts {
                switch conflict {
                case .ambiguous(let ambiguity):
                    let pair = [ambiguity.first, ambiguity.second]
                    found.insert(pair)
                    check(ambiguity, truth, shortest[pair], text)
                case .duplicate(let p, let q): duplicates.insert([p, q])
                case .shadowed(let p, _), .excluded(let p, _): shadowed.insert(p)
                case .excludesNothing(_, isRepeated: true): break
                case .excludesNothing(let exception, isRepeated: false): idle.append(exception.text.value)
                case .noOrigin(let p): #expect(!truth.overlaps[p][p], "\(text)")
                case .noOriginIn, .loop: break
                case .invalidOver, .tooComplex, .tooManyOrigins: Issue.record("\(text)")
                }
            }
            #expect(found == ambiguous, "\(text)")
            let equal = patterns.indices.flatMap { p in
                patterns.indices.filter { p < $0 && truth.isSame(p, $0) && !truth.beats(p, $0) && !truth.beats($0, p) }
                    .map { [p, $0] }
            }
            #expect(duplicates == Set(equal), "\(text)")
            let needless = exceptions.filter { exception in
                !universe.contains { url in
                    exception.matches(url)
                        && patterns.contains { exception.isException(of: $0.owner) && $0.matches(url) }
                }
            }
            #expect(Set(idle) == Set(needless.map(\.exceptionText)), "\(text)")
            let winning = patterns.indices.filter { p in
                !truth.overlaps[p][p]
                    || truth.matched.contains { all in
                        all.contains(p)
                            && !all.contains { patterns[$0].owner != patterns[p].owner && truth.beats($0, p) }
                    }
            }
            // A text is reported at its first pattern, and only if none of its patterns wins a URL.
            let owners = Set(winning.map { patterns[$0].owner })
            let covered = patterns.indices.filter {
                !owners.contains(patterns[$0].owner) && patterns[$0].omitsInner != false
            }
            #expect(shadowed == Set(covered), "\(text)")
            counts["ambiguous", default: 0] += found.count
            counts["duplicate", default: 0] += duplicates.count
            counts["shadowed", default: 0] += shadowed.count
            counts["clean", default: 0] += links.conflicts.isEmpty ? 1 : 0
        }
        // The random sets must include both valid and conflicting ones.
        if hasExceptions, sets < 100 { return }
        #expect(counts["ambiguous", default: 0] > 0 && counts["clean", default: 0] > 0, "\(counts)")
    }

    /// `?q` counts like `?q=`, which is easier to recognize.
    private func length(_ url: RandomURL) -> Int {
        url.path.count + (url.query + (url.hash?.query ?? [])).count { $0.value == nil }
    }

    private func check(_ ambiguity: Ambiguity, _ truth: Truth, _ shortest: Int?, _ text: String) {
        let p = ambiguity.first
        let q = ambiguity.second
        func matched(_ url: String) -> [Int] {
            // Diagnostics leave out scheme and host if they do not matter, so any will do.
            let parsed = RandomURL(url)
            return truth.patterns.indices.filter { number in
                truth.patterns[number].matches(parsed) && !truth.isLeftOut(parsed, of: number)
            }
        }
        let both = matched(ambiguity.witness)
        #expect(truth.unbeaten(both).contains(p) && truth.unbeaten(both).contains(q), "\(ambiguity)\n\(text)")
        for (own, other, only) in [(p, q, ambiguity.onlyFirst), (q, p, ambiguity.onlySecond)] {
            if let only {
                let found = matched(only)
                #expect(found.contains(own) && !found.contains(other), "\(ambiguity)\n\(text)")
            } else {
                #expect(!truth.matched.contains { $0.contains(own) && !$0.contains(other) }, "\(ambiguity)\n\(text)")
            }
        }
        if let shortest { #expect(length(RandomURL(ambiguity.witness)) <= shortest, "\(ambiguity)\n\(text)") }
    }
}
