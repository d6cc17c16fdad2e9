import NavGraph
import NavSyntax

/// From where in a URL a value comes.
enum ValuePlace: Hashable {
    /// What stands between literal texts in a segment.
    case segment(Int, prefix: String, suffix: String)
    /// All segments from a place on.
    case further(Int)
    case item(ExactText)
    case fragment
    /// Put together from several of these.
    case scattered
}

/// How a parameter gets its value.
struct ValueSource {
    /// Nil: no URL says it.
    var place: ValuePlace?
    /// What it is where the URL does not say.
    var absent: LinkValue
}

/// What a version does with the URLs of a pattern: a pattern that reads, redirects followed.
struct LinkWay {
    var pattern: Pattern
    /// The number, in its version, of the pattern that wins the URLs.
    var number: Int
    /// What scheme and host have to be, all of it.
    var rules: [OriginRule]
    /// Nil: it leads nowhere.
    var node: NodeID?
    var parameters: [LinkParameter] = []
    /// By parameter.
    var sources: [ValueSource] = []
    var isRedirected = false

    /// A pattern that leads to a node by itself.
    init(_ pattern: Pattern, number: Int, to node: NodeID, isRedirected: Bool) {
        self.pattern = pattern
        self.number = number
        self.node = node
        self.isRedirected = isRedirected
        rules = [pattern.origin]
        parameters = pattern.parameters
        sources = pattern.valueSources
    }

    /// What a redirect matches and nothing takes.
    init(nowhere pattern: Pattern, number: Int) {
        self.pattern = pattern
        self.number = number
        rules = [pattern.origin]
        isRedirected = true
    }
}

extension Pattern {
    /// From where each parameter's value comes.
    var valueSources: [ValueSource] {
        var sources = parameters.map { ValueSource(place: nil, absent: $0.absent) }
        for (number, value) in fixed { sources[number].absent = value }
        for (place, segment) in segments.enumerated() {
            if case .parameter(let number, let prefix, let suffix) = segment.reading {
                sources[number].place = .segment(place, prefix: prefix, suffix: suffix)
            }
        }
        if let number = rest?.parameter {
            sources[number].place = .further(segments.count)
            // The rest of a path as a text is empty rather than missing.
            if parameters[number].form != .list, parameters[number].isRequired { sources[number].absent = .one("") }
        }
        for item in query {
            if case .parameter(let number) = item.reading { sources[number].place = .item(item.key) }
        }
        if case .parameter(let number)? = fragment?.reading { sources[number].place = .fragment }
        return sources
    }
}

extension LinkValue {
    /// Whether they are the same to an app, in which a list may have become one value or one a list.
    func isSame(as other: LinkValue) -> Bool { texts == other.texts }

    /// As another version of its type spells it.
    func spelled(_ type: ValueType, in other: ValueType) -> LinkValue {
        switch self {
        case .none: .none
        case .one(let text): .one(type.spelling(of: text, in: other))
        case .many(let texts): .many(texts.map { type.spelling(of: $0, in: other) })
        }
    }

    private var texts: [String] {
        switch self {
        case .none: []
        case .one(let text): [text]
        case .many(let texts): texts
        }
    }
}
