import NavGraph

/// A rough description of a type's values, for formats that support only lists, character sets and
/// lengths.
public struct ValueOutline: Sendable, Hashable {
    public enum Shape: Sendable, Hashable {
        /// One of these strings.
        case words([String])
        /// ASCII characters: one set for each of the first positions, then up to `most` further
        /// characters of another set. Nil means that there is no limit.
        case scalars(first: [ScalarSet], further: ScalarSet, most: Int?)
        /// 64-bit integers, with an optional minus sign if `isSigned`.
        case integer(isSigned: Bool)
        /// Anything: such formats cannot express the values.
        case anything
    }
    public var shape: Shape
    /// Whether only the type's values have this shape.
    public var isExact: Bool
    public var acceptsEmpty: Bool

    private static let maxStrings = 64
    private static let maxPositions = 64
    /// The characters that need no escape in any part of a URL or in any kind of pattern.
    private static let plain = ScalarSet.wordLetters.union(ScalarSet([0x2B...0x2E, 0x3A...0x3A, 0x7E...0x7E]))

    init(_ spellings: LanguageAutomaton) {
        acceptsEmpty = spellings.acceptsEmpty
        switch spellings {
        case TypeLanguages.of(.int): (shape, isExact) = (.integer(isSigned: true), false)
        case TypeLanguages.of(.uint): (shape, isExact) = (.integer(isSigned: false), false)
        default:
            if let words = spellings.words(atMost: Self.maxStrings) {
                (shape, isExact) = (.words(words), true)
            } else if let positions = spellings.positions(atMost: Self.maxPositions, Self.plain) {
                let expression = RegularExpression.sequence(
                    positions.first.map { .one($0) }
                        + [.repeated(.one(positions.further), least: 0, most: positions.most)])
                let outline = positions.further.isEmpty ? nil : try? LanguageAutomaton(expression)
                let fixed = try? LanguageAutomaton(RegularExpression.sequence(positions.first.map { .one($0) }))
                shape = .scalars(first: positions.first, further: positions.further, most: positions.most)
                isExact = (outline ?? fixed).map { spellings.relation(to: $0) == .equal } ?? false
            } else {
                (shape, isExact) = (.anything, spellings.relation(to: TypeLanguages.texts) == .equal)
            }
        }
    }
}

extension LinkAnalysis {
    /// The rough shape that a parameter's values have in a URL.
    public func outline(of parameter: LinkParameter) -> ValueOutline {
        let spellings: LanguageAutomaton? =
            switch parameter.base {
            case .builtin(let type): TypeLanguages.of(type)
            case .declared(let id): self.spellings(of: id)
            case .unknown: nil
            }
        return ValueOutline(spellings ?? TypeLanguages.texts)
    }
}

extension LanguageAutomaton {
    /// All accepted strings. Nil if there are too many.
    fileprivate func words(atMost limit: Int) -> [String]? {
        guard !isEmpty else { return [] }
        var words: [String] = []
        var stack: [(state: Int32, text: String)] = [(0, "")]
        while let (state, text) = stack.popLast() {
            if accepting[Int(state)] { words.append(text) }
            guard words.count <= limit, text.unicodeScalars.count <= 8 * limit, stack.count <= limit else { return nil }
            for edge in edges(of: state).reversed() {
                guard edge.upper - edge.lower < UInt32(limit) else { return nil }
                for value in (edge.lower...edge.upper).reversed() {
                    guard let scalar = Unicode.Scalar(value) else { return nil }
                    var longer = text
                    longer.unicodeScalars.append(scalar)
                    stack.append((edge.target, longer))
                }
            }
        }
        return words.count <= limit ? words : nil
    }

    /// The scalars of each position that every string has, those of all further positions, and the
    /// maximum number of further ones.
    fileprivate func positions(
        atMost limit: Int, _ known: ScalarSet
    ) -> (first: [ScalarSet], further: ScalarSet, most: Int?)? {
        guard !isEmpty else { return nil }
        var first: [ScalarSet] = []
        var current: Set<Int32> = [0]
        while !current.contains(where: { accepting[Int($0)] }) {
            guard first.count < limit else { return nil }
            first.append(scalars(of: current))
            current = Set(current.flatMap { edges(of: $0).map(\.target) })
        }
        var reached = current
        var waiting = Array(current)
        while let state = waiting.popLast() {
            for edge in edges(of: state) where reached.insert(edge.target).inserted { waiting.append(edge.target) }
        }
        let further = scalars(of: reached)
        var most = 0
        let longest = min(stateCount, Self.longestCounted)
        while most <= longest {
            current = Set(current.flatMap { edges(of: $0).map(\.target) })
            guard !current.isEmpty else { break }
            most += 1
        }
        let all = first.reduce(further) { $0.union($1) }
        guard all.intersection(known.inverted).isEmpty else { return nil }
        return (first, further, most > longest ? nil : most)
    }

    /// Longer strings count as unlimited.
    private static let longestCounted = 256

    private func scalars(of states: Set<Int32>) -> ScalarSet {
        ScalarSet(states.flatMap { edges(of: $0).map { $0.lower...$0.upper } })
    }
}
