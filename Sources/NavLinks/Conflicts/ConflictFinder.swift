import NavGraph
import NavSyntax

/// Finds conflicts between patterns, and an order in which the first matching pattern is the right
/// one.
struct ConflictFinder {
    /// The maximum number of ambiguities that are reported.
    static let maxAmbiguities = 100
    private static let maxOverlaps = 4_000_000

    /// Another pattern whose path matches some of the same paths, as seen from one pattern.
    struct Overlap: Sendable {
        var other: Int32
        var relation: Relation
        /// The pattern that wins URLs which both match.
        var winner: Winner
    }
    enum Winner: UInt8, Sendable { case neither, this, other }

    private let patterns: [Pattern]
    private let algebra: LanguageAlgebra
    private let table: OriginTable
    private let ties: LinkTies
    private(set) var conflicts: [LinkConflict] = []
    /// By pattern: its rank. The pattern with the lowest rank wins.
    private(set) var ranks: [Int32] = []
    /// All patterns in the order of declaration, except that each comes after the patterns that win
    /// over it.
    private(set) var order: [Int] = []

    private var pairs: [(Int32, Int32)] = []
    private let trie: PatternTrie
    /// By pattern: the patterns that win over it.
    private var stronger = Groups<Int32>([], count: 0)
    private var reported: Set<UInt64> = []
    /// Patterns that repeat an earlier one. If there are many pairs of equal patterns, each pattern
    /// is reported only once.
    private var repeated: Set<Int> = []
    private var duplicates = 0
    private static let maxDuplicatePairs = 1000
    /// Entries of `over`, as pairs of a pattern and an index: those reported, those without an
    /// overlap in some build, and those with an overlap in some build.
    private var reportedOver: Set<[Int]> = []
    private var withoutOverlap: Set<[Int]> = []
    private var withOverlap: Set<[Int]> = []
    /// By pattern with an `over`: the nodes that it takes precedence over.
    private let overTargets: [Int: Set<NodeID>]
    private var shadowed: Set<Int> = []
    /// By pattern: the first pattern of its text. A text with optional segments before others has several.
    private let firstOfText: [Int]
    private var ambiguities = 0
    private var isCut = false

    init(
        _ patterns: [Pattern], _ trie: PatternTrie, _ algebra: LanguageAlgebra, _ table: OriginTable, _ ties: LinkTies
    ) {
        self.patterns = patterns
        var firstOfText: [Int] = []
        for (index, pattern) in patterns.enumerated() {
            let repeats = pattern.isVariant && index > 0 && patterns[index - 1].owner == pattern.owner
            firstOfText.append(repeats ? firstOfText[index - 1] : index)
        }
        self.firstOfText = firstOfText
        self.ties = ties
        overTargets = Dictionary(
            uniqueKeysWithValues: patterns.enumerated().filter { !$1.over.isEmpty }.map { index, pattern in
                (index, Set(pattern.over.compactMap(\.target)))
            })
        self.trie = trie
        self.algebra = algebra
        self.table = table
    }

    mutating func run() {
        ranks = patterns.indices.map { Int32($0) }
        order = Array(patterns.indices)
        guard !table.isTooLarge else { return conflicts.append(.tooManyOrigins) }
        var pairs: [(Int32, Int32)] = []
        do throws(PatternTrie.TooMany) {
            try trie.forEachOverlap(patterns, algebra, limit: Self.maxOverlaps) {
                pairs.append((Int32($0), Int32($1)))
            }
        } catch {
            conflicts.append(.tooComplex(pairs.last.map { [Int($0.0), Int($0.1)] } ?? [0]))
            return
        }
        self.pairs = pairs
        var edges: [(Int32, Int32)] = []
        // Builds in which all rules accept the same origins give the same result, so one is enough.
        var known: Set<[OriginSet]> = []
        var isMatched = [Bool](repeating: false, count: patterns.count)
        var unmatched: [[Int]] = []
        for build in table.builds.indices {
            let relations = PatternRelations(patterns, algebra, table, build: build)
            unmatched.append(patterns.indices.filter { relations.originSet($0).isEmpty })
            for number in patterns.indices where !relations.originSet(number).isEmpty { isMatched[number] = true }
            guard known.insert(relations.originSets).inserted else { continue }
            edges += analyse(relations)
            if isCut { break }
        }
        for entry in withoutOverlap.subtracting(withOverlap).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            conflicts.append(.invalidOver(entry[0], reference: entry[1], .neverOverlap))
        }
        if !isCut { reportIdleExceptions() }
        reportOrigins(isMatched)
        reportEnvironments(unmatched, isMatched)
        rank(edges)
        order = declarationOrder(edges)
    }

    // MARK: One build

    private mutating func analyse(_ relations: PatternRelations) -> [(Int32, Int32)] {
        var found: [(Int32, Overlap)] = []
        found.reserveCapacity(pairs.count * 2)
        var edges: [(Int32, Int32)] = []
        for (left, right) in pairs {
            algebra.spend(8)
            let relation = relations.relation(Int(left), Int(right))
            guard !algebra.isExhausted else {
                conflicts.append(.tooComplex([Int(left), Int(right)]))
                isCut = true
                return edges
            }
            guard relation != .disjoint else { continue }
            let winner = winner(Int(left), Int(right), relation)
            found.append((left, Overlap(other: right, relation: relation, winner: winner)))
            let flipped: Winner = winner == .this ? .other : winner == .other ? .this : .neither
            found.append((right, Overlap(other: left, relation: relation.flipped, winner: flipped)))
            if winner == .this { edges.append((left, right)) }
            if winner == .other { edges.append((right, left)) }
        }
        let overlaps = Groups(found, count: patterns.count)
        stronger = Groups(
            found.filter { $0.1.winner == .other }.map { ($0.0, $0.1.other) }, count: patterns.count)
        checkOver(overlaps)
        for number in patterns.indices {
            for overlap in overlaps[Int32(number)] where overlap.winner == .neither && overlap.other > number {
                settle(number, Int(overlap.other), overlap.relation, overlaps, relations)
                if isCut { return edges }
            }
        }
        for number in patterns.indices {
            checkShadow(number, relations)
            if isCut { return edges }
        }
        return edges
    }

    /// Whether a third pattern has exactly the path that two patterns share, contains all else that
    /// they share, and wins over one of them. This fast check settles most overlaps.
    private func isSettledByEqual(_ left: Int, _ right: Int, _ relations: PatternRelations) -> Bool {
        let first = patterns[left]
        let second = patterns[right]
        guard first.segments.count == second.segments.count, first.rest == nil, second.rest == nil else { return false }
        var node: Int32 = 0
        for (leftSegment, rightSegment) in zip(first.segments, second.segments) {
            let isLeftInside = algebra.isInside(leftSegment.language, rightSegment.language)
            guard isLeftInside || algebra.isInside(rightSegment.language, leftSegment.language),
                let next = trie.child(of: node, isLeftInside ? leftSegment.language : rightSegment.language)
            else { return false }
            node = next
        }
        return trie.ends[node].contains { number in
            let number = Int(number)
            guard number != left, number != right, relations.isOverlap(left, right, clearlyWithin: number) else {
                return false
            }
            return wins(number, left, relations) || wins(number, right, relations)
        }
    }

    private func wins(_ left: Int, _ right: Int, _ relations: PatternRelations) -> Bool {
        winner(left, right, relations.relation(left, right)) == .this
    }

    private func winner(_ left: Int, _ right: Int, _ relation: Relation) -> Winner {
        let isOver = goesOver(left, right)
        let isUnder = goesOver(right, left)
        switch relation {
        case .narrower: return .this
        case .wider: return .other
        case .equal, .overlapping, .disjoint:
            if isOver { return .this }
            if isUnder { return .other }
            if patterns[left].owner == patterns[right].owner { return winnerOfVariants(left, right) }
            if let node = patterns[left].node, node == patterns[right].node,
                relation == .equal || readAlike(left, right)
            {
                // Decided like ties with other nodes, the patterns form no loop with those.
                let leader = ties == .leftmostLiteral ? leader(left, right) : .neither
                return leader != .neither ? leader : left < right ? .this : .other
            }
            // A text with optional segments before others also matches other URLs, so it is less specific.
            if relation == .equal, patterns[left].isVariant != patterns[right].isVariant {
                return patterns[left].isVariant ? .other : .this
            }
            // Exceptions make a pattern more specific than one that is otherwise the same.
            if relation == .equal, patterns[left].ownExceptions.isEmpty != patterns[right].ownExceptions.isEmpty {
                return patterns[left].ownExceptions.isEmpty ? .other : .this
            }
            return ties == .leftmostLiteral ? leader(left, right) : .neither
        }
    }

    /// The pattern that wins of two for the same text.
    private func winnerOfVariants(_ left: Int, _ right: Int) -> Winner {
        let (first, second) = (patterns[left], patterns[right])
        let (hosts, otherHosts) = (first.origin.specificity, second.origin.specificity)
        let isFirst =
            if first.omittedSegments != second.omittedSegments {
                // Optional segments are filled from the left, so the pattern with more of them wins.
                first.omittedSegments < second.omittedSegments
            } else if first.origin == second.origin {
                left > right
            } else {
                hosts != otherHosts ? hosts > otherHosts : left < right
            }
        return isFirst ? .this : .other
    }

    /// The pattern that has a literal in the first segment in which only one of the two has one.
    private func leader(_ left: Int, _ right: Int) -> Winner {
        let (first, second) = (patterns[left], patterns[right])
        let paths = [(first.segments, second.segments), (first.hash?.segments ?? [], second.hash?.segments ?? [])]
        for (own, others) in paths {
            for index in 0..<max(own.count, others.count) {
                let isLiteral = index < own.count && algebra.isLiteral(own[index].language)
                let isOtherLiteral = index < others.count && algebra.isLiteral(others[index].language)
                if isLiteral != isOtherLiteral { return isLiteral ? .this : .other }
            }
        }
        return .neither
    }

    /// Whether each of two patterns goes over the other.
    private func claims(_ left: Int, _ right: Int) -> Bool { goesOver(left, right) && goesOver(right, left) }

    private func goesOver(_ left: Int, _ right: Int) -> Bool {
        guard let node = patterns[right].node, overTargets[left]?.contains(node) ?? false else { return false }
        // Of several patterns of a node that go over the node's others, the first wins.
        let isMutual = patterns[left].node == node && overTargets[right]?.contains(node) ?? false
        return !isMutual || left < right
    }

    /// Whether two patterns of a node read the same values from every URL that both match.
    private func readAlike(_ left: Int, _ right: Int) -> Bool {
        patterns[left].sources == patterns[right].sources
    }

    private mutating func checkOver(_ overlaps: Groups<Overlap>) {
        for (number, pattern) in patterns.enumerated() where !pattern.over.isEmpty && firstOfText[number] == number {
            var byNode: [NodeID: [Overlap]] = [:]
            for variant in variants(from: number) {
                for overlap in overlaps[Int32(variant)] where firstOfText[Int(overlap.other)] != number {
                    if let node = patterns[Int(overlap.other)].node { byNode[node, default: []].append(overlap) }
                }
            }
            for (index, reference) in pattern.over.enumerated() {
                guard let node = reference.target else { continue }
                guard let nodeOverlaps = byNode[node] else {
                    withoutOverlap.insert([number, index])
                    continue
                }
                withOverlap.insert([number, index])
                var problem: LinkConflict.OverProblem?
                // Of several variants, one that wins is enough.
                let isUseful = pattern.isVariant && nodeOverlaps.contains { $0.relation != .wider }
                if !isUseful, let stronger = nodeOverlaps.first(where: { $0.relation == .wider }) {
                    problem = .moreSpecific(Int(stronger.other))
                } else if let rival = nodeOverlaps.first(where: { claims(Int($0.other), number) }) {
                    problem = .mutual(Int(rival.other))
                }
                guard let problem, reportedOver.insert([number, index]).inserted else { continue }
                conflicts.append(.invalidOver(number, reference: index, problem))
            }
        }
    }

    /// The patterns of a text, of which this is the first.
    private func variants(from first: Int) -> Range<Int> {
        first..<(firstOfText[first...].firstIndex { $0 != first } ?? firstOfText.endIndex)
    }

    /// Reports two overlapping patterns if neither wins over the other and no third pattern settles
    /// the overlap.
    private mutating func settle(
        _ left: Int, _ right: Int, _ relation: Relation, _ overlaps: Groups<Overlap>, _ relations: PatternRelations
    ) {
        let key = UInt64(left) << 32 | UInt64(right)
        guard !reported.contains(key) else { return }
        if relation == .equal, areSame(left, right, relations) {
            guard !areLeftOut(left, right, relations) else { return }
            let isFirst = repeated.insert(right).inserted
            guard isFirst || duplicates < Self.maxDuplicatePairs else { return }
            reported.insert(key)
            duplicates += 1
            conflicts.append(.duplicate(left, right))
            return
        }
        algebra.spend(8)
        if isSettledByEqual(left, right, relations) { return }
        let stronger = self.stronger[Int32(left)].map { Int($0) } + self.stronger[Int32(right)].map { Int($0) }
        do throws(TooComplex) {
            guard let witness = try Coverage(relations).witness(left, right, stronger) else { return }
            reported.insert(key)
            report(left, right, witness, stronger, overlaps, relations)
        } catch {
            conflicts.append(.tooComplex([left, right]))
            isCut = true
        }
    }

    private mutating func report(
        _ left: Int, _ right: Int, _ witness: URLSample, _ stronger: [Int], _ overlaps: Groups<Overlap>,
        _ relations: PatternRelations
    ) {
        ambiguities += 1
        var ambiguity = Ambiguity(
            first: left, second: right, witness: text(witness, [left, right] + stronger, relations),
            onlyFirst: only(left, right, relations), onlySecond: only(right, left, relations))
        ambiguity.fixIts = FixItFinder(overlaps: overlaps, relations: relations).fixIts(left, right)
        ambiguity.deciding = deciding(left, right, relations)
        ambiguity.isLast = ambiguities == Self.maxAmbiguities
        isCut = ambiguity.isLast
        conflicts.append(.ambiguous(ambiguity))
    }

    /// The optional parameters that keep one pattern from being more specific, as URLs with other values do not match.
    private func deciding(
        _ left: Int, _ right: Int, _ relations: PatternRelations
    ) -> [(pattern: Int, parameter: Int)] {
        var found: [(pattern: Int, parameter: Int)] = []
        var extended = relations
        for number in [left, right] {
            let lenient = patterns[number].copy()
            for index in lenient.query.indices {
                let item = lenient.query[index]
                guard item.values.allowsNone, item.readable == nil, let parameter = item.reading.loneParameter,
                    patterns[number].node != nil
                else { continue }
                lenient.query[index].values = .any
                found.append((number, parameter))
            }
            extended = extended.adding(lenient)
        }
        guard !found.isEmpty else { return [] }
        switch extended.relation(patterns.count, patterns.count + 1) {
        case .narrower, .wider: return found
        case .equal, .overlapping, .disjoint: return []
        }
    }

    /// Whether two patterns that match the same URLs but for their exceptions match the same URLs.
    private func areSame(_ left: Int, _ right: Int, _ relations: PatternRelations) -> Bool {
        if patterns[left].ownExceptions.isEmpty, patterns[right].ownExceptions.isEmpty { return true }
        return only(left, right, relations) == nil && only(right, left, relations) == nil
    }

    /// Whether exceptions leave out all URLs of two patterns that match the same ones.
    private func areLeftOut(_ left: Int, _ right: Int, _ relations: PatternRelations) -> Bool {
        guard !patterns[left].exceptions.isEmpty else { return false }
        do throws(TooComplex) {
            return try Coverage(relations).witness(left, right, []) == nil
        } catch {
            return false
        }
    }

    /// A shortest URL that one pattern matches and the other does not.
    private func only(_ left: Int, _ right: Int, _ relations: PatternRelations) -> String? {
        let (pattern, second) = (patterns[left], patterns[right])
        let origin = relations.originSet(left)
        var best: URLSample?
        for frame in URLFrame.frames(
            from: pattern.minSegments, through: pattern.maxSegments, [pattern, second])
        {
            guard let box = frame.box(pattern, origin: origin) else { continue }
            let other = frame.box(second, origin: relations.originSet(right))
            var pieces = other.map { algebra.pieces(of: box, without: $0) } ?? [box]
            pieces += second.ownExceptions.compactMap { exception in
                frame.box(exception, origin: origin).flatMap { algebra.intersection(box, $0) }
            }
            let leftOut = pattern.exceptions.compactMap { frame.box($0, origin: origin) }
            for piece in pieces {
                guard let part = leftOut.isEmpty ? piece : try? algebra.uncovered(piece, by: leftOut),
                    let sample = algebra.samples(of: part, in: frame).first
                else { continue }
                if best.map({ sample.length < $0.length }) ?? true { best = sample }
            }
        }
        return best.map { text($0, [left, right], relations) }
    }

    /// The URL as text, reduced to its path if the patterns accept any scheme and host.
    private func text(_ sample: URLSample, _ concerned: [Int], _ relations: PatternRelations) -> String {
        if concerned.allSatisfy({ patterns[$0].origin == .any }) {
            return sample.path()
        }
        return table.example(of: relations.piece(of: sample), sample)
    }

    /// Reports a text none of whose patterns wins any URL.
    private mutating func checkShadow(_ first: Int, _ relations: PatternRelations) {
        guard firstOfText[first] == first, !shadowed.contains(first) else { return }
        var winners: Set<Int> = []
        var isLeftOut = true
        for number in variants(from: first) {
            let stronger = self.stronger[Int32(number)].map { Int($0) }.filter {
                patterns[$0].node == nil || patterns[$0].node != patterns[number].node
            }
            guard !stronger.isEmpty || !patterns[number].exceptions.isEmpty else { return }
            do throws(TooComplex) {
                let coverage = Coverage(relations)
                if try coverage.isCovered(number, by: []) { continue }
                isLeftOut = false
                guard try coverage.isCovered(number, by: stronger) else { return }
            } catch {
                conflicts.append(.tooComplex([number] + stronger.prefix(2)))
                isCut = true
                return
            }
            winners.formUnion(stronger)
        }
        shadowed.insert(first)
        if isLeftOut {
            let exceptions = patterns[first].exceptions.filter { overlap(patterns[first], $0) }
            conflicts.append(.excluded(first, by: exceptions))
        } else {
            conflicts.append(.shadowed(first, by: winners.sorted()))
        }
    }

    /// Reports exceptions with URLs that no pattern has.
    private mutating func reportIdleExceptions() {
        for number in patterns.indices where firstOfText[number] == number {
            let all = variants(from: number).map { patterns[$0] }
            conflicts += idle(patterns[number].ownExceptions, among: all)
        }
        guard let first = patterns.first else { return }
        let all = first.exceptions.dropLast(first.ownExceptionCount)
        conflicts += idle(all, among: patterns)
    }

    /// The exceptions that leave out no URL of some patterns, or repeat another one.
    private func idle(_ exceptions: ArraySlice<Pattern>, among patterns: [Pattern]) -> [LinkConflict] {
        var conflicts: [LinkConflict] = []
        var rest = exceptions
        while let first = rest.first {
            let variants = rest.prefix { $0.range == first.range }
            let isRepeated = exceptions[..<rest.startIndex].contains(where: first.isSameException)
            let hasEffect = variants.contains { exception in patterns.contains { overlap($0, exception) } }
            if isRepeated || !hasEffect { conflicts.append(.excludesNothing(first, isRepeated: isRepeated)) }
            rest = exceptions[variants.endIndex...]
        }
        return conflicts
    }

    private func overlap(_ pattern: Pattern, _ exception: Pattern) -> Bool {
        let maxCount = [pattern.maxSegments, exception.maxSegments].compactMap(\.self).min()
        let frames = URLFrame.frames(
            from: max(pattern.minSegments, exception.minSegments), through: maxCount, [pattern, exception])
        var origin = OriginSet(count: 1)
        origin.insert(0)
        return frames.contains { frame in
            guard let left = frame.box(pattern, origin: origin), let right = frame.box(exception, origin: origin) else {
                return false
            }
            return algebra.intersection(left, right) != nil
        }
    }

    private mutating func reportOrigins(_ isMatched: [Bool]) {
        let isNowhere = { (number: Int) in patterns[number].origin == .any && (table.isUnstated || !isMatched[number]) }
        if let first = patterns.indices.first(where: isNowhere) { conflicts.append(.noOrigin(first)) }
        for number in patterns.indices where !isMatched[number] && patterns[number].origin != .any {
            conflicts.append(.noOrigin(number))
        }
    }

    /// Reports patterns that match in other builds but not in an environment. If the environment
    /// has no scheme and no host at all, it is reported once.
    private mutating func reportEnvironments(_ unmatched: [[Int]], _ isMatched: [Bool]) {
        for (build, numbers) in unmatched.enumerated() where table.builds[build].environment != nil {
            let numbers = numbers.filter { isMatched[$0] }
            if let first = numbers.first(where: { patterns[$0].origin == .any }) {
                conflicts.append(.noOriginIn(first, build: build))
            } else {
                conflicts += numbers.map { .noOriginIn($0, build: build) }
            }
        }
    }

    // MARK: The order

    /// The order of declaration, except that each pattern comes after those that win over it.
    /// Iterative, since chains of winners can be long.
    private func declarationOrder(_ edges: [(Int32, Int32)]) -> [Int] {
        let winners = Groups(edges.map { ($0.1, $0.0) }, count: patterns.count)
        var order: [Int] = []
        order.reserveCapacity(patterns.count)
        var isSeen = [Bool](repeating: false, count: patterns.count)
        for first in patterns.indices where !isSeen[first] {
            isSeen[first] = true
            var stack = [(number: first, rest: winners[Int32(first)])]
            while let (number, rest) = stack.last {
                guard let next = rest.first else {
                    order.append(number)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].rest = rest.dropFirst()
                guard !isSeen[Int(next)] else { continue }
                isSeen[Int(next)] = true
                stack.append((Int(next), winners[next]))
            }
        }
        return order
    }

    /// Ranks winners first, and otherwise by declaration.
    private mutating func rank(_ edges: [(Int32, Int32)]) {
        var losers = [Int32](repeating: 0, count: patterns.count)
        for (_, loser) in edges { losers[Int(loser)] += 1 }
        let beaten = Groups(edges.map { ($0.0, $0.1) }, count: patterns.count)
        var next = patterns.indices.filter { losers[$0] == 0 }
        var head = 0
        var rank: Int32 = 0
        while head < next.count {
            let number = next[head]
            head += 1
            ranks[number] = rank
            rank += 1
            for loser in beaten[Int32(number)] {
                losers[Int(loser)] -= 1
                if losers[Int(loser)] == 0 { next.append(Int(loser)) }
            }
        }
        guard next.count < patterns.count else { return }
        let unranked = patterns.indices.filter { losers[$0] > 0 }
        for number in unranked {
            ranks[number] = rank
            rank += 1
        }
        reportLoop(among: Set(unranked), edges)
    }

    /// Reports a loop of winners. Each of these patterns loses to another of them.
    private mutating func reportLoop(among unranked: Set<Int>, _ edges: [(Int32, Int32)]) {
        if conflicts.contains(where: { if case .invalidOver = $0 { true } else { false } }) { return }
        var winners: [Int: Int] = [:]
        for (winner, loser) in edges where unranked.contains(Int(winner)) { winners[Int(loser)] = Int(winner) }
        var path: [Int] = []
        var current = unranked.min()
        while let number = current, !path.contains(number) {
            path.append(number)
            current = winners[number]
        }
        guard let repeated = current, let start = path.firstIndex(of: repeated) else { return }
        let loop = Array(path[start...].reversed())
        if let first = loop.firstIndex(where: { patterns[$0].over.contains { $0.target != nil } }) {
            conflicts.append(
                .invalidOver(loop[first], reference: 0, .loop(Array(loop[(first + 1)...] + loop[..<first]))))
        } else {
            conflicts.append(.loop(loop))
        }
    }
}

extension Pattern {
    /// By parameter: where in a URL its value comes from, in a form that can be compared.
    fileprivate var sources: [Int: String] {
        var sources: [Int: String] = [:]
        for (index, segment) in segments.enumerated() {
            add(segment.reading, "/\(index)", to: &sources)
        }
        if let number = rest?.parameter { sources[number] = "/\(segments.count)*" }
        for item in query {
            add(item.reading, (item.key.isInFragment ? "#?" : "?") + item.key.name.string, to: &sources)
        }
        if let fragment { add(fragment.reading, "#", to: &sources) }
        for (index, segment) in (hash?.segments ?? []).enumerated() { add(segment.reading, "#/\(index)", to: &sources) }
        if let number = hash?.rest?.parameter { sources[number] = "#/\(hash?.segments.count ?? 0)*" }
        if let host { sources[host.parameter] = "//\(host.suffix)" }
        for (number, value) in fixed { sources[number] = "=\(value)" }
        for number in wholeURL { sources[number] = "url" }
        return sources
    }

    private func add(_ reading: Reading, _ place: String, to sources: inout [Int: String]) {
        guard let text = reading.text else { return }
        let shape = ([text.prefix] + text.holes.map(\.suffix)).joined(separator: "{}")
        for (index, hole) in text.holes.enumerated() { sources[hole.parameter] = "\(place) \(index) \(shape)" }
    }
}
