import NavGraph
import NavSyntax

/// A pattern or redirect as a line of the link table: `product /product/{0:Int}?ref={1-}`,
/// `> /o/{0:OrderID} => /order/{0}`, `> /#/o/{0:OrderID} => /order/{0}#`.
struct PatternLine {
    private let patternSet: PatternSet
    private let number: Int
    private let url: String
    /// The value in the host, such as `{0}.example.com`.
    private let host: String?
    private let exceptions: [String]
    private var pattern: Pattern { patternSet.patterns[number] }

    init(_ patternSet: PatternSet, _ number: Int, _ types: inout LinkTypeNames) {
        self.patternSet = patternSet
        self.number = number
        let pattern = patternSet.patterns[number]
        var url = LinkURLText(pattern, rewrites: patternSet.node(of: pattern) == nil, types)
        self.url = url.text()
        host = pattern.host.map { url.hole($0.parameter, "", of: pattern, false, canBeAbsent: false) + $0.suffix }
        types = url.types
        exceptions = pattern.ownExceptions.map { Self.exception($0, types) }
    }

    /// A URL that is left out: `/{_}/edit`.
    static func exception(_ pattern: Pattern, _ types: LinkTypeNames) -> String {
        var url = LinkURLText(pattern, rewrites: false, types, isOnlyChecked: true)
        return url.text()
    }

    func text() -> String {
        var text: String
        switch pattern.owner {
        case .link(let node, _): text = "\(patternSet.word(of: node)) \(url)"
        case .redirect(let redirect):
            switch patternSet.destinations[redirect] {
            case .node(let node)?: text = "> \(url) => \(patternSet.word(of: node))"
            case .path(let pieces, let optional, let rest)?:
                // `#` is the empty fragment: the old one is left out.
                let fragment = pattern.namesFragment ? "#" : ""
                return "> \(url) => \(target(pieces, optional, rest))\(fragment)" + options
            case .carried(let parameter, let otherwise)?:
                let node = otherwise.map { " \(patternSet.word(of: $0))" } ?? ""
                text = "> \(url) => {\(parameter)}\(node)"
            // A redirect that is wrong leads nowhere: to a parameter that does not exist.
            case nil: return "> \(url) => {\(pattern.parameters.count)}" + options
            }
        case .exception: text = url
        }
        return text + fixedValues + placement + options + alias
    }

    private func target(_ pieces: [Pattern.Reading], _ optional: Int, _ rest: Int?) -> String {
        var text = ""
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let literal): text += "/" + LinkURLText.segment(literal)
            case .text(let reading):
                text += "/" + LinkAnalysis.written(reading.prefix, as: .segment)
                for hole in reading.holes {
                    text += "{\(hole.parameter)\(index >= optional ? "-" : "")}"
                    text += LinkAnalysis.written(hole.suffix, as: .segment)
                }
            case .ignored: continue
            }
        }
        if let rest { text += "/{\(rest)*}" }
        return text.isEmpty ? "/" : text
    }

    /// The values that the pattern fixes, and the defaults that its URLs leave out. All other
    /// parameters that it does not mention are nil.
    private var fixedValues: String {
        let read = pattern.givenParameters.subtracting(pattern.fixed.keys)
        var text = ""
        for (index, parameter) in pattern.parameters.enumerated() where !read.contains(index) {
            let value = TableEncoding.value(pattern.fixed[index] ?? parameter.absent)
            if value != "-" { text += " {\(index)\(value)}" }
        }
        for index in pattern.wholeURL { text += " {\(index)@}" }
        return text
    }

    /// The name of links with a `via` of their own, as a value after those of the parameters:
    /// ` {1=orderViaSearch}`.
    private var placement: String {
        patternSet.placementNames[number].map { " {\(pattern.parameters.count)=\(TableEncoding.escaped($0))}" } ?? ""
    }

    private var options: String {
        var text = ""
        if let schemes = pattern.origin.schemes { text += " schemes=" + TableEncoding.origins(schemes) }
        if let host {
            text += " hosts=" + host
        } else if let hosts = pattern.origin.hosts {
            text += " hosts=" + TableEncoding.origins(hosts)
        }
        for exception in exceptions { text += " except=" + exception }
        if pattern.rejectsUnknownQuery { text += " rejectsUnknownKeys" }
        if pattern.isFolded, !patternSet.ignoresCase { text += " ignoresCase" }
        if pattern.slash != patternSet.commonSlash { text += " slash=\(pattern.slash.rawValue)" }
        return text
    }

    /// The position among the patterns that can write URLs of the node, if that differs from the
    /// order of the lines: ` alias=1`.
    private var alias: String {
        guard case .link(let node, _) = pattern.owner else { return "" }
        let written = Array(patternSet.patterns(of: node))
        guard written.count > 1, let position = written.firstIndex(of: number), position > 0 else { return "" }
        return patternSet.isWrittenInOrder(node) ? "" : " alias=\(position)"
    }
}

/// A URL pattern with placeholders for values: `/product/{0:Int}`.
private struct LinkURLText {
    private let pattern: Pattern
    /// Whether it redirects to another path. Defaults are then left to the pattern of that path.
    private let rewrites: Bool
    private(set) var types: LinkTypeNames
    /// Whether its values are not read.
    private let isOnlyChecked: Bool

    init(_ pattern: Pattern, rewrites: Bool, _ types: LinkTypeNames, isOnlyChecked: Bool = false) {
        self.pattern = pattern
        self.rewrites = rewrites
        self.isOnlyChecked = isOnlyChecked
        self.types = types
    }

    /// The segments `*` and `+` are escaped, because they would mean any further segments.
    static func segment(_ text: String) -> String {
        text == "*" ? "%2A" : text == "+" ? "%2B" : LinkAnalysis.written(text, as: .segment)
    }

    mutating func text() -> String {
        let path = self.path(pattern.segments, pattern.rest, of: pattern)
        let text = (path.isEmpty ? "/" : path) + query(of: pattern, isInFragment: false)
        return text + (pattern.fragment.map { fragment($0) } ?? "")
    }

    private mutating func path(
        _ segments: [Pattern.Segment], _ rest: Pattern.Rest?, of pattern: Pattern, isIgnored: Bool = false
    ) -> String {
        var path = ""
        for segment in segments {
            switch segment.reading {
            case .literal(let literal): path += "/" + Self.segment(literal)
            case .text(let text):
                path += "/" + self.text(text, as: .segment, of: pattern, isIgnored, canBeAbsent: segment.isOptional)
            case .ignored: path += "/{_}"
            }
        }
        guard let rest else { return path }
        let mark = rest.least == 0 ? "*" : "+"
        return path + "/" + (rest.parameter.map { hole($0, mark, of: pattern, isIgnored, canBeAbsent: true) } ?? mark)
    }

    /// - Parameter isIgnored: Whether the values are only checked.
    private mutating func text(
        _ text: TextReading, as part: LinkAnalysis.Part, of pattern: Pattern, _ isIgnored: Bool,
        canBeAbsent: Bool = false
    ) -> String {
        var written = LinkAnalysis.written(text.prefix, as: part)
        for hole in text.holes {
            let mark = hole.takesSlashes ? (hole.isOptional ? "*" : "+") : ""
            written += self.hole(
                hole.parameter, mark, of: pattern, isIgnored, canBeAbsent: canBeAbsent || hole.isOptional)
            written += LinkAnalysis.written(hole.suffix, as: part)
        }
        return written
    }

    private mutating func query(of pattern: Pattern, isInFragment: Bool) -> String {
        var query = ""
        for index in pattern.queryOrder where pattern.query[index].key.isInFragment == isInFragment {
            let item = pattern.query[index]
            query += (query.isEmpty ? "?" : "&") + LinkAnalysis.written(item.key.name.string, as: .key)
            let value = self.value(item, as: .value)
            if !value.isEmpty { query += "=" + value }
        }
        return query
    }

    private mutating func fragment(_ fragment: Pattern.Item) -> String {
        let isRequiredOnly = pattern.hash == nil && fragment.reading == .ignored && fragment.readable == nil
        let other = isRequiredOnly ? types.reading(ofIgnored: fragment)?.pattern : nil
        let owner = other ?? pattern
        guard let hash = owner.hash else { return "#" + value(fragment, as: .fragment) }
        let path = self.path(hash.segments, hash.rest, of: owner, isIgnored: other != nil)
        return "#" + (path.isEmpty ? "/" : path) + query(of: pattern, isInFragment: true)
    }

    private mutating func value(_ item: Pattern.Item, as part: LinkAnalysis.Part) -> String {
        guard item.reading == .ignored else {
            return value(item, item.reading, as: part, of: pattern, isIgnored: false)
        }
        if item.readable != nil { return item.values.allowsNone ? "{_~-}" : "{_~}" }
        guard let (reading, other) = types.reading(ofIgnored: item) else { return "{_}" }
        return value(item, reading, as: part, of: other, isIgnored: true)
    }

    private mutating func value(
        _ item: Pattern.Item, _ reading: Pattern.Reading, as part: LinkAnalysis.Part, of pattern: Pattern,
        isIgnored: Bool
    ) -> String {
        // A fragment that begins with a slash would be a path.
        func escaped(_ written: String) -> String {
            part == .fragment && written.hasPrefix("/") ? "%2F" + written.dropFirst() : written
        }
        switch reading {
        case .ignored: return "{_}"
        case .literal(let text): return escaped(LinkAnalysis.written(text, as: part))
        case .text(let text):
            guard let number = text.loneParameter else {
                return escaped(self.text(text, as: part, of: pattern, isIgnored))
            }
            let isList =
                isIgnored
                ? self.pattern.readsAll(item) && item.values.rest == item.values.first
                : pattern.parameters[number].form == .list
            let repetition = isList ? (item.values.allowsNone ? "*" : "+") : ""
            guard item.readable != nil else {
                return hole(number, repetition, of: pattern, isIgnored, canBeAbsent: item.values.allowsNone)
            }
            // What cannot be read is absent, even where the item has to be there.
            let marks = repetition + (item.values.allowsNone ? "~" : "~!")
            return hole(number, marks, of: pattern, isIgnored, canBeAbsent: true)
        }
    }

    fileprivate mutating func hole(
        _ number: Int, _ repetition: String, of pattern: Pattern, _ isIgnored: Bool, canBeAbsent: Bool
    ) -> String {
        let parameter = pattern.parameters[number]
        let isIgnored = isIgnored || isOnlyChecked
        let head = "{\(isIgnored ? "_" : "\(number)")\(types.name(of: parameter.base))\(repetition)"
        if isIgnored { return head + (canBeAbsent ? "-}" : "}") }
        guard canBeAbsent, !parameter.isRequired else { return head + "}" }
        return head + (rewrites ? "-" : TableEncoding.value(parameter.absent)) + "}"
    }
}
