import NavGraph
import NavNames

/// Parts of a route that become part of an exit's name, where several exits of a screen have the
/// same target.
///
/// Names depend on the content of the routes and not on their order, so reordering routes changes
/// no name.
struct ExitNameParts: OptionSet, Hashable {
    let rawValue: Int
    static let transition = ExitNameParts(rawValue: 1)
    static let values = ExitNameParts(rawValue: 2)
    static let conditions = ExitNameParts(rawValue: 4)
    /// The names of the fixed parameters, beside their values.
    static let parameters = ExitNameParts(rawValue: 8)

    /// The combinations to try, in this order: the shortest names come first.
    static let all: [ExitNameParts] = [
        .transition, .values, .conditions, [.transition, .values], [.transition, .conditions], [.values, .conditions],
        [.transition, .values, .conditions], [.transition, .parameters, .values, .conditions],
    ]

    /// The suffix that follows the name of the target; empty if the route has none of these parts.
    ///
    /// - Parameter usual: The transition of the route if it had no `as`.
    func text(of exit: Exit, usual: Transition) -> String {
        let route = exit.route
        var text = ""
        if contains(.transition), exit.transition != usual {
            text += SwiftNames.upper(exit.transition.rawValue)
            if let below = route.popsTo {
                text += below.name.split(separator: ".").last.map { SwiftNames.upper("\($0)") } ?? ""
            }
        }
        if contains(.values), !exit.transition.goesBack {
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
            // A number is prefixed with the parameter's name, and a long string is replaced by that
            // name.
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
    func named(_ exits: [Exit], of source: NodeID) -> [Exit] {
        let names = names(exits, of: source, areAmbiguous: areAmbiguousCalls)
        let conditional = exits.indices.filter { exits[$0].isConditional }
        guard !conditional.isEmpty else { return exits.indices.map { exits[$0].named(names[$0]) } }
        // Exits with different parameters may have the same method name, but each has a property of
        // its own.
        let counts = Dictionary(conditional.map { (names[$0], 1) }, uniquingKeysWith: +)
        var taken = Set(counts.keys.filter { counts[$0] == 1 })
        let distinctNames = self.names(conditional.map { exits[$0] }, of: source) { _, _ in true }
        var offers: [Int: Exit.Offer] = [:]
        for (number, index) in conditional.enumerated() {
            let name = counts[names[index]] == 1 ? names[index] : free(distinctNames[number], besides: taken)
            taken.insert(name)
            offers[index] = Exit.Offer(number: number, name: name)
        }
        return exits.indices.map { exits[$0].named(names[$0], offer: offers[$0]) }
    }

    /// The name of each exit: that of its target, with a suffix where that would be ambiguous.
    private func names(_ exits: [Exit], of source: NodeID, areAmbiguous: (Exit, Exit) -> Bool) -> [String] {
        var names = exits.map(\.name)
        var taken = Set(names)
        guard taken.count < names.count else { return names }
        let groups = Dictionary(grouping: exits.indices) { exits[$0].name }
        for (name, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
            let ambiguous = indices.filter { index in
                indices.contains { $0 != index && areAmbiguous(exits[$0], exits[index]) }
            }
            guard !ambiguous.isEmpty else { continue }
            func suffixed(_ parts: ExitNameParts) -> [String] {
                ambiguous.map { name + parts.text(of: exits[$0], usual: usual(exits[$0], from: source)) }
            }
            // The names of other exits are taken. The target's name is free if all exits that have
            // it get a suffix.
            let others = (ambiguous.count == indices.count ? taken.subtracting([name]) : taken).union(["isOffered"])
            var (best, bestCount) = (indices.map { _ in name }, 0)
            for parts in ExitNameParts.all where bestCount < ambiguous.count {
                let names = suffixed(parts)
                let count = Set(names).subtracting(others).count
                if count > bestCount { (best, bestCount) = (names, count) }
            }
            // Exits that do the same are numbered.
            var used = others
            for (index, text) in zip(ambiguous, best) {
                names[index] = free(text, besides: used)
                used.insert(names[index])
            }
            taken.formUnion(used)
        }
        return names
    }

    /// The transition of an exit if its route had no `as`.
    private func usual(_ exit: Exit, from source: NodeID) -> Transition {
        guard exit.route.style != nil || exit.popsTo != nil else { return exit.transition }
        return column(of: exit.target, besides: source) == nil ? Transition(to: graph.kind(of: exit.target)) : .fill
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
    private func areAmbiguousCalls(_ exit: Exit, _ other: Exit) -> Bool {
        calls(exit).contains { mine in
            calls(other).contains { mine.needed.isSubset(of: $0.taken) && $0.needed.isSubset(of: mine.taken) }
        }
    }

    /// For each method of an exit: the labels that a caller can write, and those that it has to
    /// write.
    private func calls(_ exit: Exit) -> [(taken: Set<String>, needed: Set<String>)] {
        let defaulted = exit.parameters.compactMap { parameter, source -> String? in
            guard case .open(screenDefault: nil) = source, defaultValue(of: parameter) != nil else { return nil }
            return parameter.name.value
        }
        return [exit.open, exit.openWithoutScreenDefaults].map { open in
            let taken = Set(open.map(\.name.value))
            return (taken, taken.subtracting(defaulted))
        }
    }
}
