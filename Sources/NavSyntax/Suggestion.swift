/// The candidate that a mistyped name most probably means, or nil where none is near.
///
/// Counts insertions, deletions, replacements and swaps of neighbours; of equally near ones the first wins.
public func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased().utf8)
    let limit = max(1, typed.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != name {
        let letters = Array(candidate.lowercased().utf8)
        guard abs(letters.count - typed.count) <= limit, !letters.isEmpty, !typed.isEmpty else { continue }
        // A difference in case alone is nearer than any other.
        let distance = letters == typed ? 0 : editDistance(typed, letters)
        guard distance <= limit, distance < max(typed.count, letters.count) else { continue }
        if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// "did you mean `x`?", for a diagnostic's help, or nil where no candidate is near.
public func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean `\($0)`?" }
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one text into another.
public func editDistance(_ left: String, _ right: String) -> Int {
    left.isEmpty || right.isEmpty
        ? max(left.utf8.count, right.utf8.count) : editDistance(Array(left.utf8), Array(right.utf8))
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in 1...left.count {
        current[0] = row
        for column in 1...right.count {
            let change = left[row - 1] == right[column - 1] ? 0 : 1
            var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current[column] = cost
        }
        (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
}
