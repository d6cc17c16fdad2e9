/// The relations between patterns in one build of the app.
package struct PatternRelations {
    package private(set) var patterns: [Pattern]
    package let algebra: LanguageAlgebra
    /// By pattern: the index of its rule for scheme and host.
    private(set) var origins: [Int32]
    /// By rule: the origins that it accepts.
    let originSets: [OriginSet]
    /// By origin in these sets: its index in the table of origins. Nil if the indices are the same.
    private let pieces: [Int]?
    /// The relations of all pairs of rules. Empty if there are many rules, most of which are never
    /// compared.
    private let originRelations: [Relation]
    private static let maxRelatedRules = 64

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

    /// - Parameter all: By pattern, the origins that it accepts. For patterns of several builds.
    package init(_ patterns: [Pattern], _ algebra: LanguageAlgebra, origins all: [OriginSet]) {
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
        guard sets.count <= maxRelatedRules else { return [] }
        return sets.flatMap { left in sets.map { left.relation(to: $0) } }
    }

    /// Adds a pattern whose rule for scheme and host another pattern has as well.
    func adding(_ pattern: Pattern) -> PatternRelations {
        var relations = self
        let twin = patterns.firstIndex { $0.origin == pattern.origin } ?? 0
        relations.patterns.append(pattern)
        relations.origins.append(origins[twin])
        return relations
    }

    package func originSet(_ pattern: Int) -> OriginSet { originSets[Int(origins[pattern])] }

    /// The index of a sample's origin in the table of origins.
    func piece(of sample: URLSample) -> Int { pieces?[sample.origin] ?? sample.origin }

    private func originRelation(_ left: Int, _ right: Int) -> Relation {
        let (left, right) = (Int(origins[left]), Int(origins[right]))
        return originRelations.isEmpty
            ? originSets[left].relation(to: originSets[right]) : originRelations[left * originSets.count + right]
    }

    /// The relation of what the patterns match, with what their exceptions leave out.
    package func relation(_ left: Int, _ right: Int) -> Relation {
        var relation = originRelation(left, right)
        if relation == .disjoint { return .disjoint }
        let leftPattern = patterns[left]
        let rightPattern = patterns[right]
        guard narrow(&relation, byPathOf: leftPattern, and: rightPattern),
            narrow(&relation, byQueryOf: leftPattern, and: rightPattern)
        else { return .disjoint }
        guard leftPattern.fragment != nil || rightPattern.fragment != nil else { return relation }
        return narrow(
            &relation, leftPattern.fragment?.values ?? .anyFragment, rightPattern.fragment?.values ?? .anyFragment)
            ? relation : .disjoint
    }

    private func narrow(_ relation: inout Relation, byPathOf leftPattern: Pattern, and rightPattern: Pattern) -> Bool {
        let minCount = max(leftPattern.minSegments, rightPattern.minSegments)
        var maxCount = min(leftPattern.maxSegments ?? .max, rightPattern.maxSegments ?? .max)
        var isInside =
            leftPattern.minSegments >= rightPattern.minSegments
            && (leftPattern.maxSegments ?? .max) <= (rightPattern.maxSegments ?? .max)
        var isAround =
            rightPattern.minSegments >= leftPattern.minSegments
            && (rightPattern.maxSegments ?? .max) <= (leftPattern.maxSegments ?? .max)
        for index in 0...max(leftPattern.segments.count, rightPattern.segments.count) {
            guard let first = leftPattern.language(at: index), let second = rightPattern.language(at: index) else {
                break
            }
            let relation = algebra.relation(first, second)
            isInside = isInside && relation.isIncluded
            isAround = isAround && relation.includes
            if relation == .disjoint {
                maxCount = min(maxCount, index)
                break
            }
        }
        if leftPattern.slash != rightPattern.slash {
            let (left, right) = (leftPattern.slashes, rightPattern.slashes)
            if left.isDisjoint(with: right) { maxCount = min(maxCount, 0) }
            isInside = isInside && (leftPattern.maxSegments == 0 || right.isSuperset(of: left))
            isAround = isAround && (rightPattern.maxSegments == 0 || left.isSuperset(of: right))
        }
        guard minCount <= maxCount else { return false }
        relation = relation.joined(
            with: Relation(overlaps: true, leftOnly: !isInside, rightOnly: !isAround))
        return true
    }

    private func narrow(_ relation: inout Relation, byQueryOf leftPattern: Pattern, and rightPattern: Pattern) -> Bool {
        let leftRest = leftPattern.unnamedValues
        let rightRest = rightPattern.unnamedValues
        if leftPattern.query.isEmpty, rightPattern.query.isEmpty, leftRest == rightRest { return true }
        var i = 0
        var j = 0
        while i < leftPattern.query.count || j < rightPattern.query.count {
            let isLeft =
                j == rightPattern.query.count
                || (i < leftPattern.query.count && leftPattern.query[i].key <= rightPattern.query[j].key)
            let isRight =
                i == leftPattern.query.count
                || (j < rightPattern.query.count && rightPattern.query[j].key <= leftPattern.query[i].key)
            let key = isLeft ? leftPattern.query[i].key : rightPattern.query[j].key
            let first = isLeft ? leftPattern.query[i].values : key.isInFragment ? .any : leftRest
            let second = isRight ? rightPattern.query[j].values : key.isInFragment ? .any : rightRest
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
        relation = relation.joined(with: Relation(overlaps: true, leftOnly: !isInside, rightOnly: !isAround))
        return true
    }

    /// Whether a quick check shows that a third pattern contains all URLs that two patterns share:
    /// each part of it contains the part of one of the two. With `origin`, only for these origins.
    package func isOverlap(
        _ leftIndex: Int, _ rightIndex: Int, clearlyWithin containerIndex: Int, from origin: OriginSet? = nil
    ) -> Bool {
        let (first, second, third) = (patterns[leftIndex], patterns[rightIndex], patterns[containerIndex])
        let leavesMoreOut = third.exceptions.contains { exception in
            !(first.exceptions + second.exceptions).contains(where: exception.isSameException)
        }
        guard !leavesMoreOut else { return false }
        guard third.minSegments <= max(first.minSegments, second.minSegments) else { return false }
        let maxCount = min(first.maxSegments ?? .max, second.maxSegments ?? .max)
        guard (third.maxSegments ?? .max) >= maxCount else { return false }
        guard maxCount == 0 || third.slashes.isSuperset(of: first.slashes.intersection(second.slashes)) else {
            return false
        }
        let shared = originSet(rightIndex).intersection(origin ?? originSet(leftIndex))
        guard shared.subtracting(originSet(containerIndex)).isEmpty else { return false }
        let count = max(first.segments.count, second.segments.count, third.segments.count) + 1
        for index in 0..<min(maxCount, count) {
            guard let wanted = third.language(at: index), let left = first.language(at: index),
                let right = second.language(at: index)
            else { return false }
            if !algebra.isInside(left, wanted), !algebra.isInside(right, wanted) { return false }
        }
        let keys = third.query.map(\.key) + (third.rejectsUnknownQuery ? (first.query + second.query).map(\.key) : [])
        for key in keys {
            let wanted = third.values(ofAny: key)
            if !isWhollyInside(first.values(ofAny: key), wanted),
                !isWhollyInside(second.values(ofAny: key), wanted)
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
    /// The values that keys may have which the pattern does not name, except those of a hash route,
    /// whose other items are ignored.
    var unnamedValues: ValueSet { rejectsUnknownQuery ? .none : .any }

    /// The values that a key may have, whether the pattern names it or not.
    package func values(ofAny key: QueryKey) -> ValueSet {
        values(of: key) ?? (key.isInFragment ? .any : unnamedValues)
    }
}

extension Relation {
    /// The relation of two products whose parts have these two relations. No parts may be disjoint.
    func joined(with other: Relation) -> Relation {
        Relation(
            overlaps: true, leftOnly: !isIncluded || !other.isIncluded, rightOnly: !includes || !other.includes)
    }
}

/// The origins that rules accept in one build, merged into as few as the rules distinguish, in the
/// order of the table of origins.
struct OriginClasses {
    let sets: [OriginSet]
    /// By merged origin: the first origin of the table that it stands for.
    let pieces: [Int]

    init(_ sets: [OriginSet]) {
        // By origin: a number that it shares with the origins that are in the same sets. Origins
        // that are missing are in no set.
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
