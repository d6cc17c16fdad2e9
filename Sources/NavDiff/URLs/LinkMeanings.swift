import NavGraph
import NavLinks

/// What one version does with the URLs of its patterns, winners first, with redirects followed.
///
/// A redirect is compared by where its URLs finally lead: for each pattern that the new path can
/// match, the URLs of the old path that lead there, with their values read from the old path.
/// Values keep the spelling that they have in the URL.
struct LinkMeanings {
    /// If several match a URL, the first wins.
    private(set) var all: [LinkMeaning] = []
    private let table: LinkAnalysis
    private let patterns: [Pattern]
    private let algebra: LanguageAlgebra
    /// By redirect: its variants, one for each number of segments.
    private var variants: [Int: [RedirectVariant]] = [:]
    /// By redirect and variant: the patterns to which the variant can lead.
    private var targets: [Int: [[Int]]] = [:]
    private var known: [Int: [LinkMeaning]] = [:]

    /// - Parameter patterns: The patterns of the table, with language ids of the algebra.
    init(_ table: LinkAnalysis, _ patterns: [Pattern], _ algebra: LanguageAlgebra) throws(TooComplex) {
        self.table = table
        self.patterns = patterns
        self.algebra = algebra
        try findTargets()
        let order = patterns.indices.sorted { table.rank(of: $0) < table.rank(of: $1) }
        for number in order { all += meanings(of: number, depth: 0) }
    }

    private mutating func findTargets() throws(TooComplex) {
        let isFolded = patterns.allSatisfy(\.isFolded)
        let longest = patterns.map(\.segments.count).max() ?? 0
        var images: [Pattern] = []
        var owners: [(number: Int, variant: Int)] = []
        for (number, pattern) in patterns.enumerated() {
            guard case .redirect(let redirect) = pattern.owner,
                case .path(let pieces, let optional, let rest)? = table.destinations[redirect]
            else { continue }
            let found = RedirectVariant.all(of: pattern, pieces, optional: optional, rest: rest, longest, algebra)
            variants[number] = found
            targets[number] = found.map { _ in [] }
            for (index, variant) in found.enumerated() {
                images.append(variant.image(algebra, isFolded: isFolded))
                owners.append((number, index))
            }
        }
        guard !images.isEmpty else { return }
        let both = patterns + images
        let trie = PatternTrie(both, algebra.languages)
        do throws(PatternTrie.TooMany) {
            try trie.forEachOverlap(both, algebra, across: patterns.count, limit: 1_000_000) { first, second in
                let owner = owners[second - patterns.count]
                targets[owner.number]?[owner.variant].append(first)
            }
        } catch {
            throw TooComplex()
        }
    }

    private mutating func meanings(of number: Int, depth: Int) -> [LinkMeaning] {
        if let known = known[number] { return known }
        let pattern = patterns[number]
        var meanings: [LinkMeaning] = []
        switch pattern.owner {
        case .link(let node, _): meanings = [LinkMeaning(pattern, number: number, to: node, isRedirected: false)]
        case .redirect(let redirect):
            if case .carried(let carrier, let node)? = table.destinations[redirect] {
                meanings = [LinkMeaning(pattern, number: number, to: node, isRedirected: true, carrier: carrier)]
            } else if let node = table.node(of: table.patterns[number]) {
                meanings = [LinkMeaning(pattern, number: number, to: node, isRedirected: true)]
            } else {
                // Redirects that form a loop lead nowhere.
                if depth <= table.destinations.count { meanings = redirected(number, depth) }
                // Meanings at the end that lead nowhere are covered by the one added below.
                while let last = meanings.last, last.leadsNowhere { meanings.removeLast() }
                meanings.append(LinkMeaning(nowhere: pattern, number: number))
            }
        case .exception: break
        }
        known[number] = meanings
        return meanings
    }

    private mutating func redirected(_ number: Int, _ depth: Int) -> [LinkMeaning] {
        var meanings: [LinkMeaning] = []
        for (index, variant) in (variants[number] ?? []).enumerated() {
            let next = (targets[number]?[index] ?? []).uniqued().sorted { table.rank(of: $0) < table.rank(of: $1) }
            for target in next {
                for meaning in self.meanings(of: target, depth: depth + 1) {
                    if let meaning = variant.meaning(to: meaning, number: number, algebra) { meanings.append(meaning) }
                }
            }
        }
        return meanings
    }
}
