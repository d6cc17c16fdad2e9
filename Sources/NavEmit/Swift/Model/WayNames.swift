import NavGraph

/// Parts of a route that become part of an exit's name, where several exits of a screen have the
/// same target.
///
/// Names depend on what the routes say and not on their order, so reordering routes changes no
/// name.
struct WayMark: OptionSet, Hashable {
    let rawValue: Int
    static let transition = WayMark(rawValue: 1)
    static let values = WayMark(rawValue: 2)
    static let conditions = WayMark(rawValue: 4)
    /// The names of the fixed parameters, beside their values.
    static let parameters = WayMark(rawValue: 8)

    /// The combinations to try, in this order: the shortest names come first.
    static let all: [WayMark] = [
        .transition, .values, .conditions, [.transition, .values], [.transition, .conditions], [.values, .conditions],
        [.transition, .values, .conditions], [.transition, .parameters, .values, .conditions],
    ]

    /// The suffix behind the name of the target; empty if the route has none of these parts.
    ///
    /// - Parameter usual: The transition of the route if it had no `as`.
    func text(of way: WayOut, usual: Transition) -> String {
        let route = way.route
        var text = ""
        if contains(.transition), way.transition != usual { text += SwiftNames.upper(way.transition.rawValue) }
        if contains(.values), !way.transition.goesBack {
            for fixed in route.fixed {
                text += Self.text(of: fixed, withName: contains(.parameters))
            }
        }
        if contains(.conditions) {
            for use in route.when {
                let words = use.name.split(separator: ".").map { SwiftNames.upper(String($0)) }.joined()
                text += (use.isNegated ? "Not" : "") + words
            }
        }
        return text
    }

    private static func text(of fixed: FixedValue, withName: Bool) -> String {
        let name = SwiftNames.upper(fixed.name.value)
        switch fixed.value {
        case .parameter(let word): return (withName ? name : "") + SwiftNames.upper(word)
        case .literal(.list(let items)): return items.isEmpty ? "No" + name : name
        case .literal(.scalar(let value, _)) where fixed.value.isNull || value.isEmpty: return "No" + name
        case .literal(.scalar("true", isPlain: true)): return name
        case .literal(.scalar("false", isPlain: true)): return "Not" + name
        case .literal(.scalar(let value, _)):
            let words = value.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map {
                SwiftNames.upper(String($0))
            }
            let text = words.joined()
            // A number needs the parameter's name in front, and a long string is replaced by it.
            guard let first = text.first, first.isLetter, text.count <= 24 else {
                return text.isEmpty || text.count > 24 ? name : name + text
            }
            return (withName ? name : "") + text
        }
    }
}

extension ValueExpression {
    fileprivate var isNull: Bool { if case .literal(let literal) = self { literal.isNull } else { false } }
}

extension SwiftModel {
    /// Exits in source order with their method names and, if they are conditional, the names of
    /// their properties in `isOffered`.
    func named(_ ways: [WayOut], outOf source: NodeID) -> [WayOut] {
        let names = names(ways, outOf: source, rivals: areRivals)
        let conditional = ways.indices.filter { ways[$0].isConditional }
        guard !conditional.isEmpty else { return ways.indices.map { ways[$0].named(names[$0]) } }
        // Exits with different parameters may have the same method name, but each has a property of
        // its own.
        let counts = Dictionary(conditional.map { (names[$0], 1) }, uniquingKeysWith: +)
        var taken = Set(counts.keys.filter { counts[$0] == 1 })
        let apart = self.names(conditional.map { ways[$0] }, outOf: source) { _, _ in true }
        var offers: [Int: WayOut.Offer] = [:]
        for (number, place) in conditional.enumerated() {
            let name = counts[names[place]] == 1 ? names[place] : free(apart[number], besides: taken)
            taken.insert(name)
            offers[place] = WayOut.Offer(number: number, name: name)
        }
        return ways.indices.map { ways[$0].named(names[$0], offer: offers[$0]) }
    }

    /// The name of each exit: that of its target, with a suffix where that would be ambiguous.
    private func names(_ ways: [WayOut], outOf source: NodeID, rivals: (WayOut, WayOut) -> Bool) -> [String] {
        var names = ways.map(\.name)
        var taken = Set(names)
        guard taken.count < names.count else { return names }
        let groups = Dictionary(grouping: ways.indices) { ways[$0].name }
        for (name, places) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
            let together = places.filter { place in
                places.contains { $0 != place && rivals(ways[$0], ways[place]) }
            }
            guard !together.isEmpty else { continue }
            func marked(_ mark: WayMark) -> [String] {
                together.map { name + mark.text(of: ways[$0], usual: usual(ways[$0], from: source)) }
            }
            // The names of other exits are taken. The target's name is free if all exits that have
            // it get a suffix.
            let others = (together.count == places.count ? taken.subtracting([name]) : taken).union(["isOffered"])
            var (best, most) = (places.map { _ in name }, 0)
            for mark in WayMark.all where most < together.count {
                let names = marked(mark)
                let count = Set(names).subtracting(others).count
                if count > most { (best, most) = (names, count) }
            }
            // Exits that do the same are numbered.
            var used = others
            for (place, text) in zip(together, best) {
                names[place] = free(text, besides: used)
                used.insert(names[place])
            }
            taken.formUnion(used)
        }
        return names
    }

    /// The transition of an exit if its route had no `as`.
    private func usual(_ way: WayOut, from source: NodeID) -> Transition {
        guard way.route.style != nil else { return way.transition }
        return column(of: way.target, besides: source) == nil ? Transition(to: graph.kind(of: way.target)) : .fill
    }

    private func free(_ name: String, besides others: Set<String>) -> String {
        var (free, number) = (name, 2)
        while others.contains(free) {
            free = name + "\(number)"
            number += 1
        }
        return free
    }

    /// Whether one call could mean either of two exits with the same name.
    private func areRivals(_ way: WayOut, _ other: WayOut) -> Bool {
        calls(way).contains { mine in
            calls(other).contains { mine.needed.isSubset(of: $0.taken) && $0.needed.isSubset(of: mine.taken) }
        }
    }

    /// For each method of an exit: the labels that a caller can write, and those that it has to
    /// write.
    private func calls(_ way: WayOut) -> [(taken: Set<String>, needed: Set<String>)] {
        let defaulted = way.parameters.compactMap { parameter, source -> String? in
            guard case .open(standIn: nil) = source, defaultValue(of: parameter) != nil else { return nil }
            return parameter.name.value
        }
        return [way.open, way.openBeyondStandIns].map { open in
            let taken = Set(open.map(\.name.value))
            return (taken, taken.subtracting(defaulted))
        }
    }
}
