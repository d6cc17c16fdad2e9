import NavGraph
import NavLinks
import NavSyntax

/// A pattern or redirect as a line of the link table: `product /product/{0:Int}?ref={1-}`,
/// `> /o/{0:OrderID} => /order/{0}`.
struct LinkPatternLine {
    private let model: SwiftModel
    private let pattern: Pattern
    private let url: String
    private var links: LinkTable { model.links }

    init(_ model: SwiftModel, _ pattern: Pattern, _ types: inout LinkTypeNames) {
        self.model = model
        self.pattern = pattern
        var url = LinkURLText(pattern, rewrites: model.links.node(of: pattern) == nil, types)
        self.url = url.text()
        types = url.types
    }

    func text(_ number: Int) -> String {
        var text: String
        switch pattern.owner {
        case .link(let node, _): text = "\(model.graph[node].name) \(url)"
        case .redirect(let redirect):
            switch links.destinations[redirect] {
            case .node(let node)?: text = "> \(url) => \(model.graph[node].name)"
            case .path(let pieces, let optional, let rest)?:
                return "> \(url) => \(target(pieces, optional, rest))" + options
            case nil: return ""
            }
        }
        return text + fixedValues + options + alias(number)
    }

    private func target(_ pieces: [Pattern.Reading], _ optional: Int, _ rest: Int?) -> String {
        var text = ""
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let literal): text += "/" + LinkURLText.segment(literal)
            case .parameter(let number, let prefix, let suffix):
                text += "/" + LinkTable.written(prefix, as: .segment) + "{\(number)\(index >= optional ? "-" : "")}"
                text += LinkTable.written(suffix, as: .segment)
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
        for (number, parameter) in pattern.parameters.enumerated() where !read.contains(number) {
            let value = TableEncoding.value(pattern.fixed[number] ?? parameter.absent)
            if value != "-" { text += " {\(number)\(value)}" }
        }
        return text
    }

    private var options: String {
        var text = ""
        if let schemes = pattern.origin.schemes { text += " schemes=" + TableEncoding.origins(schemes) }
        if let hosts = pattern.origin.hosts { text += " hosts=" + TableEncoding.origins(hosts) }
        if pattern.rejectsUnknownQuery { text += " rejectsUnknownKeys" }
        return text
    }

    /// The position among the patterns that can write URLs of the node, if that differs from the
    /// order of the lines: ` alias=1`.
    private func alias(_ number: Int) -> String {
        guard case .link(let node, _) = pattern.owner else { return "" }
        let written = Array(links.patterns(of: node))
        guard written.count > 1, let position = written.firstIndex(of: number), position > 0 else { return "" }
        let own = Set(written)
        return links.order.filter(own.contains) == written ? "" : " alias=\(position)"
    }
}

/// A URL pattern with placeholders for values: `/product/{0:Int}`.
private struct LinkURLText {
    private let pattern: Pattern
    /// Whether it redirects to another path. Defaults are then left to the pattern of that path.
    private let rewrites: Bool
    private(set) var types: LinkTypeNames

    init(_ pattern: Pattern, rewrites: Bool, _ types: LinkTypeNames) {
        self.pattern = pattern
        self.rewrites = rewrites
        self.types = types
    }

    /// A segment `*` is escaped, because it would mean any further segments.
    static func segment(_ text: String) -> String { text == "*" ? "%2A" : LinkTable.written(text, as: .segment) }

    mutating func text() -> String {
        var text = ""
        for segment in pattern.segments {
            switch segment.reading {
            case .literal(let literal): text += "/" + Self.segment(literal)
            case .parameter(let number, let prefix, let suffix):
                text += "/" + LinkTable.written(prefix, as: .segment)
                text += hole(number, canBeAbsent: segment.isOptional) + LinkTable.written(suffix, as: .segment)
            }
        }
        if let rest = pattern.rest {
            let mark = rest.least == 0 ? "*" : "+"
            text += "/" + (rest.parameter.map { hole($0, mark, canBeAbsent: true) } ?? "*")
        }
        if text.isEmpty { text = "/" }
        var separator = "?"
        for index in pattern.queryOrder {
            let item = pattern.query[index]
            text += separator + LinkTable.written(item.key.string, as: .key)
            separator = "&"
            let value = self.value(item, as: .value)
            if !value.isEmpty { text += "=" + value }
        }
        return text + (pattern.fragment.map { "#" + value($0, as: .fragment) } ?? "")
    }

    private mutating func value(_ item: Pattern.Item, as part: LinkTable.Part) -> String {
        switch item.reading {
        case .literal(let text): return LinkTable.written(text, as: part)
        case .parameter(let number):
            return hole(number, pattern.parameters[number].form == .list ? "*" : "", canBeAbsent: true)
        case .ignored:
            if let literal = types.literal(item) { return LinkTable.written(literal, as: part) }
            let isList = pattern.readsAll(item) && item.values.rest == item.values.first
            return "{_\(types.name(ofIgnored: item))\(isList ? "*" : "")\(item.values.allowsNone ? "-" : "")}"
        }
    }

    private mutating func hole(_ number: Int, _ repetition: String = "", canBeAbsent: Bool) -> String {
        let parameter = pattern.parameters[number]
        let head = "{\(number)\(types.name(of: parameter.base))\(repetition)"
        guard canBeAbsent, !parameter.isRequired else { return head + "}" }
        return head + (rewrites ? "-" : TableEncoding.value(parameter.absent)) + "}"
    }
}
