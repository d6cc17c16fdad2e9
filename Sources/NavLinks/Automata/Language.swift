import NavSyntax

/// The index of a language in the table of a graph's languages.
public struct LanguageID: Hashable, Comparable, Sendable {
    public let index: Int32
    public init(_ index: Int) { self.index = Int32(index) }
    public static func < (left: LanguageID, right: LanguageID) -> Bool { left.index < right.index }

    /// The empty language.
    package static let nothing = LanguageID(0)
    /// Every segment that a path can have.
    package static let anySegment = LanguageID(1)
    /// Every value of a query item, and an item without `=`.
    public static let anyValue = LanguageID(2)
    /// Every fragment, as text or as a hash route.
    static let anyFragment = LanguageID(3)
}

/// The strings that a path segment, a query value or a fragment may be.
public enum Language: Sendable, Hashable {
    /// Exactly this string.
    case literal(String)
    /// This lowercase string, ignoring the case of ASCII letters.
    case folded(String)
    case automaton(LanguageAutomaton)

    /// Stands for a query item without `=`. It is not a Unicode scalar.
    public static let bare: UInt32 = 0x11_0000
    /// Begins a fragment that is a hash route.
    public static let hash: UInt32 = 0x11_0001
    /// Separates the segments of a hash route. A slash in a segment is an ordinary scalar.
    public static let separator: UInt32 = 0x11_0002

    static let hashSet = ScalarSet([hash...hash])
    static let separatorSet = ScalarSet([separator...separator])

    var automaton: LanguageAutomaton {
        switch self {
        case .literal(let text): LanguageAutomaton(text)
        case .folded(let text): LanguageAutomaton(folded: text)
        case .automaton(let automaton): automaton
        }
    }

    public func accepts(_ text: String) -> Bool {
        switch self {
        case .literal(let literal): literal.unicodeScalars.elementsEqual(text.unicodeScalars)
        case .folded(let literal): literal.unicodeScalars.elementsEqual(text.foldedASCII.unicodeScalars)
        case .automaton(let automaton): automaton.accepts(text)
        }
    }

    /// Whether an item without `=` is accepted.
    public var acceptsBare: Bool {
        guard case .automaton(let automaton) = self, !automaton.isEmpty,
            let state = automaton.next(0, Self.bare)
        else { return false }
        return automaton.accepting[Int(state)]
    }
}

extension LanguageAutomaton {
    /// Accepts one string.
    init(_ text: String) {
        self.init()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            edges.append(Edge(lower: scalar.value, upper: scalar.value, target: Int32(index + 1)))
            starts.append(Int32(edges.count))
            accepting.append(false)
        }
        starts.append(Int32(edges.count))
        accepting.append(true)
    }
}

extension LanguageAutomaton {
    /// Accepts one lowercase string, ignoring the case of ASCII letters.
    init(folded text: String) {
        self.init()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let target = Int32(index + 1)
            if (0x61...0x7A).contains(scalar.value) {
                edges.append(Edge(lower: scalar.value - 0x20, upper: scalar.value - 0x20, target: target))
            }
            edges.append(Edge(lower: scalar.value, upper: scalar.value, target: target))
            starts.append(Int32(edges.count))
            accepting.append(false)
        }
        starts.append(Int32(edges.count))
        accepting.append(true)
    }
}

extension String {
    /// With ASCII letters in lower case.
    public var foldedASCII: String {
        String(decoding: utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether some character has another case in ASCII.
    var hasASCIILetters: Bool { utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }
}

/// All languages of a graph, each once.
public struct Languages: Sendable {
    public private(set) var all: [Language]
    private var literals: [ExactString: LanguageID] = [:]
    private var folded: [ExactString: LanguageID] = [:]
    private var automata: [LanguageAutomaton: LanguageID] = [:]

    init() {
        all = []
        _ = intern(.nothing)
        _ = intern(TypeLanguages.segments)
        _ = intern(TypeLanguages.values)
        _ = intern(TypeLanguages.fragments)
    }

    public subscript(id: LanguageID) -> Language { all[Int(id.index)] }

    package mutating func literal(_ text: String, isFolded: Bool = false) -> LanguageID {
        if isFolded, text.hasASCIILetters {
            let key = ExactString(text.foldedASCII)
            if let id = folded[key] { return id }
            folded[key] = LanguageID(all.count)
            return add(.folded(key.string))
        }
        let key = ExactString(text)
        if let id = literals[key] { return id }
        literals[key] = LanguageID(all.count)
        return add(.literal(text))
    }

    /// The literal language that matches a URL's segment, if any pattern has that literal.
    func literal(of segment: String, isFolded: Bool) -> LanguageID? {
        isFolded && segment.hasASCIILetters
            ? folded[ExactString(segment.foldedASCII)] : literals[ExactString(segment)]
    }

    private mutating func add(_ language: Language) -> LanguageID {
        all.append(language)
        return LanguageID(all.count - 1)
    }

    package mutating func intern(_ automaton: LanguageAutomaton) -> LanguageID {
        if let id = automata[automaton] { return id }
        automata[automaton] = LanguageID(all.count)
        return add(.automaton(automaton))
    }
}
