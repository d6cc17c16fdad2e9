public import NavGraph
public import NavSyntax

/// A URL pattern with its languages: which URLs it matches, and which values it reads from them.
///
/// It is a class so that comparing patterns copies nothing. It is mutated only while it is built,
/// before it is shared, which makes it safe to send.
public final class Pattern: @unchecked Sendable {
    public enum Owner: Hashable, Sendable {
        /// A node's pattern by its index in `url:`. The first is the canonical one.
        case link(NodeID, Int)
        /// A redirect by its index in `redirects:`.
        case redirect(Int)
        /// An entry of `except`, which is only among the `exceptions` of other patterns.
        case exception
    }

    /// What a segment, a query value or the fragment contains, apart from the strings that it
    /// matches.
    public enum Reading: Hashable, Sendable {
        case literal(String)
        case text(TextReading)
        /// Required by the target of a redirect, which reads it.
        case ignored
    }

    public struct Segment: Sendable {
        public var language: LanguageID
        public var reading: Reading
        public var isOptional: Bool

        package init(language: LanguageID, reading: Reading, isOptional: Bool) {
            self.language = language
            self.reading = reading
            self.isOptional = isOptional
        }
    }

    /// What follows the segments: `*`, `{rest*}` or `{rest+}`.
    public struct Rest: Sendable {
        public var language: LanguageID
        public var least: Int
        /// Nil if the segments are ignored.
        public var parameter: Int?

        package init(language: LanguageID, least: Int, parameter: Int?) {
            self.language = language
            self.least = least
            self.parameter = parameter
        }
    }

    /// A host whose beginning, or all of it, is a value, such as `{shop}.example.com`.
    public struct Host: Hashable, Sendable {
        public var parameter: Int
        /// `.example.com`, or empty.
        public var suffix: String
        public var language: LanguageID
    }

    /// The path in a fragment that begins with `/`. The items of its query are among those of the
    /// pattern.
    public struct HashRoute: Sendable {
        public var segments: [Segment]
        public var rest: Rest?
    }

    /// A query item or the fragment.
    public struct Item: Sendable {
        public var key: QueryKey
        public var values: ValueSet
        public var reading: Reading
        /// The values that can be read, if others count as absent. Any value matches then.
        public var readable: LanguageID?

        package init(key: QueryKey, values: ValueSet, reading: Reading, readable: LanguageID? = nil) {
            self.key = key
            self.values = values
            self.reading = reading
            self.readable = readable
        }
    }

    public var owner: Owner
    public var parameters: [LinkParameter]
    public var segments: [Segment] = []
    /// Sorted by key.
    public var query: [Item] = []
    /// The indices in `query`, in the order in which the pattern names the items.
    public var queryOrder: [Int] = []
    public var rejectsUnknownQuery = false
    public var origin = OriginRule.any
    /// Nil if the host is not a value.
    public var host: Host?
    /// Whether the literal text of the path ignores the case of ASCII letters.
    public var isFolded = false
    /// How the path may end, if it is not empty.
    public var slash = TrailingSlash.either
    public var text: SourceText
    /// The range of `{path: …}`, or of the text.
    public var range: SourceRange

    public var rest: Rest?
    public var fragment: Item?
    /// What the fragment contains, if it is a hash route.
    public var hash: HashRoute?
    /// By parameter: values that the URL does not contain.
    public var fixed: [Int: SpelledValue] = [:]
    /// The parameters whose value is the URL itself.
    public var wholeURL: [Int] = []
    public var over: [NodeReference] = []
    /// The number of optional segments before others that it leaves out. Such a pattern stands for
    /// the URLs of its text without these segments.
    public var omittedSegments = 0
    /// Whether it is one of several patterns for a text with optional segments before others.
    public var isVariant = false
    /// The URLs that it does not match although its other parts say so: those that `links` leaves out, then its own.
    public var exceptions: [Pattern] = []
    /// The number of its own exceptions.
    public var ownExceptionCount = 0

    init(owner: Owner, parameters: [LinkParameter], text: SourceText, range: SourceRange) {
        self.owner = owner
        self.parameters = parameters
        self.text = text
        self.range = range
    }

    package func copy() -> Pattern {
        let copy = Pattern(owner: owner, parameters: parameters, text: text, range: range)
        copy.segments = segments
        copy.rest = rest
        copy.query = query
        copy.queryOrder = queryOrder
        copy.fragment = fragment
        copy.hash = hash
        copy.rejectsUnknownQuery = rejectsUnknownQuery
        copy.origin = origin
        copy.host = host
        copy.isFolded = isFolded
        copy.slash = slash
        copy.fixed = fixed
        copy.wholeURL = wholeURL
        copy.over = over
        copy.omittedSegments = omittedSegments
        copy.isVariant = isVariant
        copy.exceptions = exceptions
        copy.ownExceptionCount = ownExceptionCount
        return copy
    }

    /// The minimum number of segments that it matches.
    public var minSegments: Int {
        (segments.firstIndex { $0.isOptional } ?? segments.count) + (rest?.least ?? 0)
    }
    /// The maximum number of segments. Nil if there is no limit.
    public var maxSegments: Int? { rest == nil ? segments.count : nil }

    /// The language of the segment at an index. Nil if there can be no such segment.
    package func language(at index: Int) -> LanguageID? {
        index < segments.count ? segments[index].language : rest?.language
    }

    package func values(of key: QueryKey) -> ValueSet? {
        var low = 0
        var high = query.count
        while low < high {
            let middle = (low + high) / 2
            if query[middle].key == key { return query[middle].values }
            if query[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Its own exceptions.
    public var ownExceptions: ArraySlice<Pattern> { exceptions.suffix(ownExceptionCount) }

    /// Whether another exception leaves out the same URLs. The values of entries of `except` are any text.
    package func isSameException(as other: Pattern) -> Bool {
        if self === other { return true }
        guard owner == .exception, other.owner == .exception else { return false }
        return text.value.unicodeScalars.elementsEqual(other.text.value.unicodeScalars) && isFolded == other.isFolded
            && segments.count == other.segments.count && hash?.segments.count == other.hash?.segments.count
    }

    public var node: NodeID? {
        if case .link(let node, _) = owner { node } else { nil }
    }
}

/// The decoded key of a query item.
public struct QueryKey: Hashable, Comparable, Sendable {
    public var name: ExactString
    /// Whether it belongs to the query of a hash route.
    public var isInFragment: Bool

    package init(_ name: ExactString, isInFragment: Bool = false) {
        self.name = name
        self.isInFragment = isInFragment
    }

    public static func < (left: QueryKey, right: QueryKey) -> Bool {
        left.isInFragment == right.isInFragment ? left.name < right.name : right.isInFragment
    }
}

/// A parameter as URLs see it.
public struct LinkParameter: Sendable, Hashable {
    public var name: String
    public var base: TypeUse.Base
    public var type: ValueType
    public var form: TypeUse.Form
    public var isRequired: Bool
    /// The value if a URL does not contain one.
    public var absent: SpelledValue
}

/// The lists of values that a query key, or the fragment, may have.
public struct ValueSet: Hashable, Sendable {
    public var allowsNone: Bool
    public var first: LanguageID
    /// The language of every further value.
    public var rest: LanguageID

    package init(allowsNone: Bool, first: LanguageID, rest: LanguageID) {
        self.allowsNone = allowsNone
        self.first = first
        self.rest = rest
    }

    package static let any = ValueSet(allowsNone: true, first: .anyValue, rest: .anyValue)
    /// Any fragment. A URL has at most one.
    package static let anyFragment = ValueSet(allowsNone: true, first: .anyFragment, rest: .nothing)
    package static let none = ValueSet(allowsNone: true, first: .nothing, rest: .nothing)
}

/// Where a redirect leads.
public enum RedirectDestination: Sendable {
    /// A node, with the values that the pattern reads and fixes.
    case node(NodeID)
    /// Another path. The query stays, and so does the fragment, unless the old pattern names it.
    case path([Pattern.Reading], optional: Int, rest: Int?)
    /// The URL that a parameter carries, or else a node.
    case carried(Int, otherwise: NodeID?)
}

extension Pattern {
    /// Whether all values of an item have to be read, as for a list, and not only the first.
    public func readsAll(_ item: Item) -> Bool {
        if let number = item.reading.loneParameter, parameters[number].form == .list { return true }
        return item.values.rest != .anyValue
    }
}

extension Pattern {
    /// The values of all its URLs, if they all have the same.
    var onlyValues: [SpelledValue]? {
        guard readParameters.isEmpty else { return nil }
        return parameters.indices.map { fixed[$0] ?? parameters[$0].absent }
    }
}

extension Pattern.Reading {
    /// Literal text with parameters.
    public var text: TextReading? { if case .text(let text) = self { text } else { nil } }

    /// The parameter that is the whole text.
    public var loneParameter: Int? { text?.loneParameter }

    /// The parameters that it reads.
    public var parameters: [Int] { text?.holes.map(\.parameter) ?? [] }

    func reads(_ parameter: Int) -> Bool { text?.reads(parameter) ?? false }
}
