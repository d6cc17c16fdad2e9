import NavGraph

/// Sets of conditions, each with an id, so that comparing or uniting known sets is a lookup.
struct ConditionSets: Sendable {
    typealias ID = Int32

    static let empty: ID = 0

    /// By set: the ids of its conditions, in ascending order.
    private var members: [[Int32]] = [[]]
    private var ids: [[Int32]: ID] = [[]: 0]
    private var conditions: [String: Int32] = [:]
    private var unions: [Int64: ID] = [:]

    /// The id of a set. A condition and its negation are two different members.
    mutating func set(_ uses: [ConditionUse]) -> ID {
        uses.isEmpty ? Self.empty : set(named: uses.map(\.key))
    }

    mutating func set(named names: [String]) -> ID {
        let numbers = names.map { name in
            let number = conditions[name] ?? Int32(conditions.count)
            conditions[name] = number
            return number
        }
        return id(of: Set(numbers).sorted())
    }

    private mutating func id(of numbers: [Int32]) -> ID {
        if let known = ids[numbers] { return known }
        let id = ID(members.count)
        members.append(numbers)
        ids[numbers] = id
        return id
    }

    mutating func union(_ left: ID, _ right: ID) -> ID {
        if left == right || right == Self.empty { return left }
        if left == Self.empty { return right }
        let key = Int64(min(left, right)) << 32 | Int64(max(left, right))
        if let known = unions[key] { return known }
        let union = id(of: Set(members[Int(left)] + members[Int(right)]).sorted())
        unions[key] = union
        return union
    }

    func count(_ id: ID) -> Int32 { Int32(members[Int(id)].count) }

    func isSubset(_ left: ID, of right: ID) -> Bool {
        if left == right || left == Self.empty { return true }
        var others = members[Int(right)].makeIterator()
        return members[Int(left)].allSatisfy { member in
            while let other = others.next(), other <= member { if other == member { return true } }
            return false
        }
    }
}

extension ConditionUse {
    /// A string that identifies the condition, including its negation.
    var key: String { key(isNegated: isNegated) }

    /// The `key` of the negated condition.
    var oppositeKey: String { key(isNegated: !isNegated) }

    private func key(isNegated: Bool) -> String { (isNegated ? "!" : "") + (target.map { "\($0.index)" } ?? name) }
}
