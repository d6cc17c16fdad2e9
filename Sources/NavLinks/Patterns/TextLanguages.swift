import NavGraph
import NavSyntax

/// Literal text with the types of its parameters, which determines the strings that it matches.
struct TextShape: Hashable {
    enum Part: Hashable { case segment, value, fragment }
    struct Hole: Hashable {
        var base: TypeUse.Base
        var suffix: String
        var isOptional = false
        var takesSlashes = false
    }

    var part: Part
    var prefix: String
    var holes: [Hole]
    /// Whether the case of ASCII letters in literal text is ignored.
    var isFolded = false

    /// A value alone.
    init(_ base: TypeUse.Base, in part: Part) {
        self.part = part
        prefix = ""
        holes = [Hole(base: base, suffix: "")]
    }

    init(_ text: TextReading, _ bases: (Int) -> TypeUse.Base, in part: Part) {
        self.part = part
        prefix = text.prefix
        holes = text.holes.map { hole in
            Hole(
                base: bases(hole.parameter), suffix: hole.suffix, isOptional: hole.isOptional,
                takesSlashes: hole.takesSlashes)
        }
    }

    var isBare: Bool { prefix.isEmpty && holes.count == 1 && holes[0].suffix.isEmpty }

    /// Whether it is a path in a query or fragment, so that values do not contain slashes.
    fileprivate var isPath: Bool { part != .segment && prefix.utf8.first == UInt8(ascii: "/") }

    /// The strings that it matches, given the strings of each type.
    ///
    /// - Parameter isFolded: Whether the case of ASCII letters in literal text is ignored.
    func automaton(_ spellings: [LanguageAutomaton], isFolded: Bool) throws(AutomatonBuilder.TooLarge)
        -> LanguageAutomaton
    {
        var values: [LanguageAutomaton] = []
        for (index, hole) in holes.enumerated() {
            var value = spellings[index].acceptsEmpty ? spellings[index].without("") : spellings[index]
            if isPath { value = try value.restricted(to: hole.takesSlashes ? .segments : .segment) }
            if index + 1 < holes.count {
                value = try value.restricted(to: LanguageAutomaton(endingBefore: hole.suffix, isFolded))
            }
            values.append(value)
        }
        let text = TextReading(
            prefix: prefix,
            holes.map { .init(parameter: 0, suffix: $0.suffix, isOptional: $0.isOptional, takesSlashes: false) })
        return try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            var tail: AutomatonBuilder.Fragment?
            for (index, hole) in holes.enumerated().reversed() {
                var next = try builder.text(hole.suffix, isFolded: isFolded)
                if let known = tail { next = builder.join(next, known) }
                if index + 1 < holes.count, holes[index + 1].isOptional {
                    let end = try builder.text(text.trimmed(before: index + 1), isFolded: isFolded)
                    next = try builder.either([next, end])
                }
                tail = builder.join(try builder.automaton(values[index]), next)
            }
            var whole = try builder.text(prefix, isFolded: isFolded)
            if let tail { whole = builder.join(whole, tail) }
            if holes[0].isOptional {
                whole = try builder.either([whole, try builder.text(text.trimmed(before: 0), isFolded: isFolded)])
            }
            // A path may end with a slash.
            return isPath ? builder.join(whole, try builder.optional(try builder.text("/"))) : whole
        }
    }
}

extension LanguageAutomaton {
    /// The segments of a path in text, which has been decoded: no dot segments, and no slashes.
    fileprivate static let segment: LanguageAutomaton = {
        let others = ScalarSet("/").inverted
        let withoutSlash = try? LanguageAutomaton(.repeated(.one(others), least: 0, most: nil))
        return withoutSlash?.intersection(TypeLanguages.segments)?.minimized ?? .nothing
    }()

    /// Such segments with slashes between them.
    fileprivate static let segments: LanguageAutomaton = {
        let all = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            let further = builder.join(try builder.text("/"), try builder.automaton(segment))
            return builder.join(try builder.automaton(segment), try builder.repeated(further))
        }
        return all ?? .nothing
    }()

    /// All strings that begin with a slash.
    static let startingWithSlash: LanguageAutomaton = {
        let rest = RegularExpression.repeated(.one(.all), least: 0, most: nil)
        return (try? LanguageAutomaton(.sequence([.one(ScalarSet("/")), rest]))) ?? .nothing
    }()

    fileprivate func restricted(to other: LanguageAutomaton) throws(AutomatonBuilder.TooLarge) -> LanguageAutomaton {
        guard let both = intersection(other, limit: AutomatonBuilder.stateLimit) else {
            throw AutomatonBuilder.TooLarge()
        }
        return both.minimized
    }

    /// The strings after which `text` follows for the first time if it is appended.
    ///
    /// The states count how much of the text has just been read (as in Knuth, Morris and Pratt's
    /// search).
    fileprivate init(endingBefore text: String, _ isFolded: Bool) {
        let scalars = text.unicodeScalars.map { isFolded ? Self.folded($0.value) : $0.value }
        func next(_ state: Int, _ scalar: UInt32) -> Int {
            let read = scalars[..<state] + [scalar]
            return (0...min(read.count, scalars.count)).last { read.suffix($0).elementsEqual(scalars[..<$0]) } ?? 0
        }
        let known = Set(scalars).sorted()
        var spelled: [(scalars: ScalarSet, scalar: UInt32)] = []
        for scalar in known {
            var set = ScalarSet([scalar...scalar])
            if isFolded, (0x61...0x7A).contains(scalar) { set.formUnion(ScalarSet([scalar - 0x20...scalar - 0x20])) }
            spelled.append((set, scalar))
        }
        let others = spelled.reduce(ScalarSet()) { $0.union($1.scalars) }.inverted
        var lists: [[Edge]] = []
        var accepting: [Bool] = []
        for state in scalars.indices {
            var edges = others.ranges.map { Edge(lower: $0.lowerBound, upper: $0.upperBound, target: 0) }
            for (set, scalar) in spelled {
                let target = next(state, scalar)
                guard target < scalars.count else { continue }
                edges += set.ranges.map { Edge(lower: $0.lowerBound, upper: $0.upperBound, target: Int32(target)) }
            }
            lists.append(edges.sorted { $0.lower < $1.lower })
            var reached = state
            let isFirst = scalars.dropLast().allSatisfy { scalar in
                reached = next(reached, scalar)
                return reached < scalars.count
            }
            accepting.append(isFirst)
        }
        self = Self.trimmed(edges: lists, accepting: accepting).minimized
    }

    private static func folded(_ scalar: UInt32) -> UInt32 { (0x41...0x5A).contains(scalar) ? scalar + 0x20 : scalar }
}
