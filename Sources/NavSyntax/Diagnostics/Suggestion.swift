/// Names longer than this, in bytes, get no suggestion: comparing them would take too long.
private let maxNameLength = 128

/// The candidate that a mistyped name probably means.
public struct NameMatch: Sendable {
    public var name: String
    /// Whether nothing else can be meant: it is very similar, no other candidate is about as similar,
    /// and the two do not differ as the names of different things do.
    public var isClear: Bool

    public init(name: String, isClear: Bool) {
        self.name = name
        self.isClear = isClear
    }
}

/// The candidate most similar to a mistyped name, or nil if none is similar enough.
///
/// The distance counts insertions, deletions, replacements and swaps of adjacent letters. Of equally
/// similar candidates, the first wins.
///
/// - Parameter isDeclared: Whether the user declares such names, and may mean one that is not
///   declared yet.
public func nearest(
    to name: String, in candidates: some Sequence<String>, isDeclared: Bool = true
) -> NameMatch? {
    let typed = Array(name.lowercased().utf8)
    guard typed.count <= maxNameLength else { return nil }
    let limit = max(1, typed.count / 3)
    var best: (candidate: String, distance: Int)?
    // The distance of the most similar of the other candidates, if it is below `best.distance + 2`.
    var second = Int.max
    for candidate in candidates where candidate != name {
        let letters = Array(candidate.lowercased().utf8)
        let maxDistance = min(limit + 1, best.map { $0.distance + 1 } ?? .max)
        guard abs(letters.count - typed.count) <= maxDistance, !letters.isEmpty, !typed.isEmpty else { continue }
        // A difference in case alone counts as distance 0.
        let distance = letters == typed ? 0 : editDistance(typed, letters, atMost: maxDistance)
        guard distance <= maxDistance, distance < max(typed.count, letters.count) else { continue }
        if distance <= limit, distance < best?.distance ?? .max {
            second = min(second, best?.distance ?? .max)
            best = (candidate, distance)
        } else {
            second = min(second, distance)
        }
    }
    return best.map { best in
        let isOnly = second > best.distance + 1 && best.distance * 4 <= typed.count
        let mayBeOther = isDeclared && areRelated(typed, best.candidate.lowercased())
        return NameMatch(name: best.candidate, isClear: isOnly && !mayBeOther)
    }
}

/// Whether two names differ as those of different things do: in a number, or in a plural.
private func areRelated(_ typed: [UInt8], _ candidate: String) -> Bool {
    func letters(_ name: some Sequence<UInt8>) -> [UInt8] { name.filter { !($0 >= 0x30 && $0 <= 0x39) } }
    let other = Array(candidate.utf8)
    guard typed != other else { return false }
    let s = [UInt8(ascii: "s")]
    return typed + s == other || other + s == typed || letters(typed) == letters(other)
}

/// "did you mean `x`?" for a diagnostic's help, or nil if no candidate is similar.
public func didYouMean(_ name: String, among candidates: some Sequence<String>) -> Help? {
    nearest(to: name, in: candidates).map { .didYouMean($0, for: name) }
}

/// "did you mean `x`?" for hyphenated names, of which the user may have written only the first
/// part.
public func didYouMean(_ name: String, amongCompounds candidates: some Sequence<String>) -> Help? {
    if let suggestion = didYouMean(name, among: candidates) { return suggestion }
    let longer = candidates.filter { $0.hasPrefix(name + "-") }.prefix(4)
    return longer.isEmpty ? nil : Help("did you mean \(longer.map { "`\($0)`" }.alternatives())?")
}

/// Suggestions for one kind of mistake.
///
/// Their number is limited, because each compares a name with all candidates.
public struct Suggestions: Sendable {
    private var left = 100

    public init() {}

    /// "did you mean `x`?", or nil if no candidate is similar or the limit is reached.
    public mutating func didYouMean(
        _ name: String, among candidates: @autoclosure () -> some Sequence<String>
    ) -> Help? {
        nearest(to: name, in: candidates()).map { .didYouMean($0, for: name) }
    }

    /// The most similar candidate, or nil if there is none or the limit is reached.
    public mutating func nearest(
        to name: String, in candidates: @autoclosure () -> some Sequence<String>
    ) -> NameMatch? {
        left -= 1
        return left >= 0 ? NavSyntax.nearest(to: name, in: candidates()) : nil
    }
}

/// Names in backticks, separated by commas; after 20, only the number of the others.
public func listed(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
}

/// A count with a noun: `1 node`, `2 nodes`, `2 boxes`.
public func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : word.hasSuffix("x") ? "es" : "s")"
}

extension [String] {
    /// `a, b or c`.
    public func alternatives() -> String { joined(last: "or") }

    /// `a, b and c`.
    public func conjunction() -> String { joined(last: "and") }

    private func joined(last word: String) -> String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + (last ?? "")
    }
}

/// The number of insertions, deletions, replacements and swaps of adjacent bytes that turn one string
/// into another.
public func editDistance(_ left: String, _ right: String) -> Int {
    left.isEmpty || right.isEmpty
        ? max(left.utf8.count, right.utf8.count) : editDistance(Array(left.utf8), Array(right.utf8))
}

/// The edit distance of two byte strings. A distance beyond `limit` may be returned as any larger
/// number.
private func editDistance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int = .max) -> Int {
    // A common prefix and suffix cost nothing.
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var shared = 0
    while shared < shorter - start, left[left.count - 1 - shared] == right[right.count - 1 - shared] { shared += 1 }
    let (rows, columns) = (left.count - shared - start, right.count - shared - start)
    guard rows > 0, columns > 0 else { return max(rows, columns) }
    var beforePrevious = [Int](repeating: 0, count: columns + 1)
    var previous = Array(0...columns)
    var current = previous
    for row in 1...rows {
        current[0] = row
        var least = row
        for column in 1...columns {
            let (letter, other) = (left[start + row - 1], right[start + column - 1])
            var cost = min(
                previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (letter == other ? 0 : 1))
            if row > 1, column > 1, letter == right[start + column - 2], left[start + row - 2] == other {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current[column] = cost
            least = min(least, cost)
        }
        // Stop early. A swap looks back two rows and costs one, so the previous row matters as well.
        guard least <= limit || previous.contains(where: { $0 < limit }) else { return limit + 1 }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[columns]
}
