public import NavGraph
public import NavSyntax

/// A URL pattern with its languages: what it matches, and what it reads.
///
/// A class, so that comparing patterns copies none. It is written only while it is put together, before anything else
/// has seen it, which is what makes it safe to share.
public final class Pattern: @unchecked Sendable {
    public enum Owner: Hashable, Sendable {
        /// A node's pattern by its place in `url:`, the canonical one first.
        case link(NodeID, Int)
        /// By its place in `redirects:`.
        case redirect(Int)
    }

    /// What a segment says, apart from which texts it matches.
    public enum Reading: Hashable, Sendable {
        case literal(String)
        /// A parameter by its number, between literal texts.
        case parameter(Int, prefix: String, suffix: String)
    }

    public struct Segment: Sendable {
        public var language: LanguageID
        public var reading: Reading
        public var isOptional: Bool
    }

    /// `*`, `{rest*}` or `{rest+}`.
    public struct Rest: Sendable {
        public var language: LanguageID
        public var least: Int
        /// Nil: what is there is ignored.
        public var parameter: Int?
    }

    public enum ItemReading: Hashable, Sendable {
        case literal(String)
        case parameter(Int)
        /// Demanded by where a redirect leads, and read there.
        case ignored
    }

    /// A query item or the fragment.
    public struct Item: Sendable {
        public var key: ExactText
        public var values: ValueSet
        public var reading: ItemReading
    }

    public var owner: Owner
    public var parameters: [LinkParameter]
    public var segments: [Segment] = []
    /// Sorted by key.
    public var query: [Item] = []
    /// In the order in which the pattern names them.
    public var queryOrder: [Int] = []
    public var rejectsUnknownQuery = false
    public var origin = OriginRule.any
    public var text: SourceText
    /// The whole of `{path: …}`, or the text.
    public var range: SourceRange

    public var rest: Rest?
    public var fragment: Item?
    /// Values that the URL does not carry.
    public var fixed: [Int: LinkValue] = [:]
    public var over: [NodeReference] = []

    init(owner: Owner, parameters: [LinkParameter], text: SourceText, range: SourceRange) {
        self.owner = owner
        self.parameters = parameters
        self.text = text
        self.range = range
    }

    func copy() -> Pattern {
        let copy = Pattern(owner: owner, parameters: parameters, text: text, range: range)
        copy.segments = segments
        copy.rest = rest
        copy.query = query
        copy.queryOrder = queryOrder
        copy.fragment = fragment
        copy.rejectsUnknownQuery = rejectsUnknownQuery
        copy.origin = origin
        copy.fixed = fixed
        copy.over = over
        return copy
    }

    /// The fewest segments it matches.
    public var leastSegments: Int {
        (segments.firstIndex { $0.isOptional } ?? segments.count) + (rest?.least ?? 0)
    }
    /// The most; nil: without end.
    public var mostSegments: Int? { rest == nil ? segments.count : nil }

    /// What the segment at a place may be; nil: there is none.
    func language(at place: Int) -> LanguageID? {
        place < segments.count ? segments[place].language : rest?.language
    }

    func values(of key: ExactText) -> ValueSet? {
        var low = 0
        var high = query.count
        while low < high {
            let middle = (low + high) / 2
            if query[middle].key == key { return query[middle].values }
            if query[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    public var node: NodeID? {
        if case .link(let node, _) = owner { node } else { nil }
    }
}

/// A parameter as URLs see it.
public struct LinkParameter: Sendable, Hashable {
    public var name: String
    public var base: TypeUse.Base
    public var type: ValueType
    public var form: TypeUse.Form
    public var isRequired: Bool
    /// What it is where a URL does not say.
    public var absent: LinkValue
}

/// The lists of values that a query key, or the fragment, may have.
public struct ValueSet: Hashable, Sendable {
    public var allowsNone: Bool
    public var first: LanguageID
    /// What every further value must be.
    public var rest: LanguageID

    static let any = ValueSet(allowsNone: true, first: .anyValue, rest: .anyValue)
    /// Of a fragment, which there is at most once.
    static let anyFragment = ValueSet(allowsNone: true, first: .anyText, rest: .nothing)
    static let none = ValueSet(allowsNone: true, first: .nothing, rest: .nothing)
}

/// What becomes of a URL that a redirect matches.
public enum RedirectDestination: Sendable {
    /// A node, with the values that the pattern reads and fixes.
    case node(NodeID)
    /// Another path: query and fragment stay as they are.
    case path([Pattern.Reading], optional: Int, rest: Int?)
}

extension Pattern {
    /// Whether all values of an item have to be read, as those of a list, and not the first alone.
    public func readsAll(_ item: Item) -> Bool {
        if case .parameter(let number) = item.reading, parameters[number].form == .list { return true }
        return item.values.rest != .anyValue
    }
}
