/// How patterns stand to each other in one build of the app.
struct PatternRelations {
    private(set) var patterns: [Pattern]
    let algebra: LanguageAlgebra
    /// Each pattern's rule for scheme and host, by its number.
    private(set) var origins: [Int32]
    /// What each rule lets through.
    let originSets: [OriginSet]
    /// Of a piece of which they are made, the number in the table of origins; nil: the same.
    private let pieces: [Int]?
    /// Of each two rules; empty where there are many of them, most of which are never compared.
    private let originRelations: [Relation]
    private static let mostCompared = 64

    init(_ patterns: [Pattern], _ algebra: LanguageAlgebra, _ table: OriginTable, build: Int) {
        self.patterns = patterns
        self.algebra = algebra
        var numbers: [OriginRule: Int32] = [:]
        var rules: [OriginRule] = []
        origins = patterns.map { pattern in
            if let number = numbers[pattern.origin] { return number }
            let number = Int32(rules.count)
            numbers[pattern.origin] = number
            rules.append(pattern.origin)
            return number
        }
        let classes = OriginClasses(rules.map { table.pieces($0, in: build) })
        originSets = classes.sets
        pieces = classes.pieces
        originRelations = Self.relations(classes.sets)
    }

    /// Of patterns that belong to several builds: what each lets through before the path.
    init(_ patterns: [Pattern], _ algebra: LanguageAlgebra, origins all: [OriginSet]) {
        self.patterns = patterns
        self.algebra = algebra
        var numbers: [OriginSet: Int32] = [:]
        var sets: [OriginSet] = []
        origins = all.map { set in
            if let number = numbers[set] { return number }
            let number = Int32(sets.count)
            numbers[set] = number
            sets.append(set)
            return number
        }
        originSets = sets
        pieces = nil
        originRelations = Self.relations(sets)
    }

    private static func relations(_ sets: [OriginSet]) -> [Relation] {
        guard sets.count <= mostCompared else { return [] }
        return sets.flatMap { left in sets.map { left.relation(to: $0) } }
    }

    /// With one more pattern, whose rule for scheme and host another has as well.
    func adding(_ pattern: Pattern) -> PatternRelations {
        var relations = self
        let twin = patterns.firstIndex { $0.origin == pattern.origin } ?? 0
        relations.patterns.append(pattern)
        relations.origins.append(origins[twin])
        return relations
    }

    func originSet(_ pattern: Int) -> OriginSet { originSets[Int(origins[pattern])] }

    /// The number of a sample's piece in the table of origins.
    func piece(of sample: URLSample) -> Int { pieces?[sample.origin] ?? sample.origin }

    private func originRelation(_ left: Int, _ right: Int) -> Relation {
        let (left, right) = (Int(origins[left]), Int(origins[right]))
        return originRelations.isEmpty
            ? originSets[left].relation(to: originSets[right]) : originRelations[left * originSets.count + right]
    }

    func relation(_ left: Int, _ right: Int) -> Relation {
        var relation = originRelation(left, right)
        if relation == .disjoint { return .disjoint }
        let p = patterns[left]
        let q = patterns[right]
        guard narrow(&relation, byPathOf: p, and: q), narrow(&relation, byQueryOf: p, and: q) else { return .disjoint }
        guard p.fragment != nil || q.fragment != nil else { return relation }
        return narrow(&relation, p.fragment?.values ?? .anyFragment, q.fragment?.values ?? .anyFragment)
            ? relation : .disjoint
    }

    private func narrow(_ relation: inout Relation, byPathOf p: Pattern, and q: Pattern) -> Bool {
        let least = max(p.leastSegments, q.leastSegments)
        var most = min(p.mostSegments ?? .max, q.mostSegments ?? .max)
        var isInside = p.leastSegments >= q.leastSegments && (p.mostSegments ?? .max) <= (q.mostSegments ?? .max)
        var isAround = q.leastSegments >= p.leastSegments && (q.mostSegments ?? .max) <= (p.mostSegments ?? .max)
        for place in 0...max(p.segments.count, q.segments.count) {
            guard let first = p.language(at: place), let second = q.language(at: place) else { break }
            let relation = algebra.relation(first, second)
            isInside = isInside && relation.isIncluded
            isAround = isAround && relation.includes
            if relation == .disjoint {
                most = min(most, place)
                break
            }
        }
        guard least <= most else { return false }
        relation = relation.joined(
            with: Relation(meets: true, leftOnly: !isInside, rightOnly: !isAround))
        return true
    }

    private func narrow(_ relation: inout Relation, byQueryOf p: Pattern, and q: Pattern) -> Bool {
        let leftRest = p.unnamedValues
        let rightRest = q.unnamedValues
        if p.query.isEmpty, q.query.isEmpty, leftRest == rightRest { return true }
        var i = 0
        var j = 0
        while i < p.query.count || j < q.query.count {
            let isLeft = j == q.query.count || (i < p.query.count && p.query[i].key <= q.query[j].key)
            let isRight = i == p.query.count || (j < q.query.count && q.query[j].key <= p.query[i].key)
            let first = isLeft ? p.query[i].values : leftRest
            let second = isRight ? q.query[j].values : rightRest
            if !narrow(&relation, first, second) { return false }
            i += isLeft ? 1 : 0
            j += isRight ? 1 : 0
        }
        return narrow(&relation, leftRest, rightRest)
    }

    private func narrow(_ relation: inout Relation, _ left: ValueSet, _ right: ValueSet) -> Bool {
        guard left != right else { return true }
        let first = algebra.relation(left.first, right.first)
        guard (left.allowsNone && right.allowsNone) || first != .disjoint else { return false }
        let isInside = (!left.allowsNone || right.allowsNone) && isInside(left, right)
        let isAround = (!right.allowsNone || left.allowsNone) && self.isInside(right, left)
        relation = relation.joined(with: Relation(meets: true, leftOnly: !isInside, rightOnly: !isAround))
        return true
    }

    /// Whether what two patterns share is plainly inside a third, each part by being inside for one of the two; with
    /// certain origins, where they are given.
    func isShared(_ p: Int, _ q: Int, plainlyIn r: Int, from origin: OriginSet? = nil) -> Bool {
        let (first, second, third) = (patterns[p], patterns[q], patterns[r])
        guard third.leastSegments <= max(first.leastSegments, second.leastSegments) else { return false }
        let most = min(first.mostSegments ?? .max, second.mostSegments ?? .max)
        guard (third.mostSegments ?? .max) >= most else { return false }
        let shared = originSet(q).intersection(origin ?? originSet(p))
        guard shared.subtracting(originSet(r)).isEmpty else { return false }
        let places = max(first.segments.count, second.segments.count, third.segments.count) + 1
        for place in 0..<min(most, places) {
            guard let wanted = third.language(at: place), let left = first.language(at: place),
                let right = second.language(at: place)
            else { return false }
            if !algebra.isInside(left, wanted), !algebra.isInside(right, wanted) { return false }
        }
        let keys = third.query.map(\.key) + (third.rejectsUnknownQuery ? (first.query + second.query).map(\.key) : [])
        for key in keys {
            let wanted = third.values(of: key) ?? third.unnamedValues
            if !isWhollyInside(first.values(of: key) ?? first.unnamedValues, wanted),
                !isWhollyInside(second.values(of: key) ?? second.unnamedValues, wanted)
            {
                return false
            }
        }
        if third.rejectsUnknownQuery, !first.rejectsUnknownQuery, !second.rejectsUnknownQuery { return false }
        guard let fragment = third.fragment?.values else { return true }
        return isWhollyInside(first.fragment?.values ?? .anyFragment, fragment)
            || isWhollyInside(second.fragment?.values ?? .anyFragment, fragment)
    }

    private func isWhollyInside(_ left: ValueSet, _ right: ValueSet) -> Bool {
        left == right || ((!left.allowsNone || right.allowsNone) && isInside(left, right))
    }

    private func isInside(_ left: ValueSet, _ right: ValueSet) -> Bool {
        left.first == .nothing
            || (algebra.isInside(left.first, right.first) && algebra.isInside(left.rest, right.rest))
    }
}

extension Pattern {
    /// What keys that it does not name may have.
    var unnamedValues: ValueSet { rejectsUnknownQuery ? .none : .any }
}

extension Relation {
    /// Of products whose parts stand like this, none of which are disjoint.
    func joined(with other: Relation) -> Relation {
        Relation(
            meets: true, leftOnly: !isIncluded || !other.isIncluded, rightOnly: !includes || !other.includes)
    }
}

/// What rules let through in one build, made of as few pieces as they tell apart, in the order of the table of origins.
struct OriginClasses {
    let sets: [OriginSet]
    /// The first piece of each class.
    let pieces: [Int]

    init(_ sets: [OriginSet]) {
        // Of each piece, a number that it shares with those that are in the same sets; the others are in none.
        var classes: [Int: Int] = [:]
        var last = 0
        for set in sets {
            var halves: [Int: Int] = [:]
            for piece in set {
                let former = classes[piece] ?? 0
                let half = halves[former] ?? last + 1
                if half > last {
                    last = half
                    halves[former] = half
                }
                classes[piece] = half
            }
        }
        var numbers: [Int: Int] = [:]
        var pieces: [Int] = []
        for (piece, number) in classes.sorted(by: { $0.key < $1.key }) where numbers[number] == nil {
            numbers[number] = pieces.count
            pieces.append(piece)
        }
        self.pieces = pieces
        self.sets = sets.map { set in
            var numbered = OriginSet(count: pieces.count)
            for piece in set {
                if let number = classes[piece].flatMap({ numbers[$0] }) { numbered.insert(number) }
            }
            return numbered
        }
    }
}
