/// Parses the table of a graph's links, line by line.
///
/// Only navgen writes these tables, and its tests parse all of them, so an invalid line is a
/// programming error that stops the app.
nonisolated struct LinkTableParser: Sendable {
    private(set) var patterns: [LinkPattern] = []
    /// The plans, by node.
    private(set) var plans: [LinkPlan?]
    /// The plans of links that are shown on other screens than the rest, by node and name.
    private(set) var placed: [Int: [String: LinkPlan]] = [:]
    private(set) var parser: LinkPatternParser
    private let graph: GraphTable?

    init(_ graph: GraphTable?, _ types: [(name: String, type: LinkType)]) {
        self.graph = graph
        plans = Array(repeating: nil, count: graph?.nodes.count ?? 0)
        parser = LinkPatternParser(types)
    }

    mutating func read(_ text: TableText) {
        let lines = text.words(ASCII.newline)
        patterns.reserveCapacity(lines.count)
        for line in lines { read(line: line) }
    }

    /// Reads a line such as `product /product/{0:Int}?ref={1-} | @shop product(0,1)`,
    /// `gate | @one gate`, `order /found/{0} {1=orderViaSearch} | @shop search order(0)`,
    /// `> /o/{0:OrderID} => /order/{0}`, `> /#/o/{0:OrderID} => /order/{0}#`, `> /old/* => home {0=new}`
    /// or `> /out?to={0:URL} => {0} page`.
    private mutating func read(line: TableText) {
        guard let graph else { fail(line) }
        var words = line.words(ASCII.space)[...]
        var plan: LinkPlan?
        if let bar = words.firstIndex(where: { $0 == "|" }) {
            plan = LinkPlan(words[(bar + 1)...], graph)
            words = words[..<bar]
        }
        guard words.count > 1 else {
            plans[node(words[0], line)] = plan
            return
        }
        var pattern = LinkPattern()
        pattern.isRedirect = words[0] == ">"
        parser.read(words[1], into: &pattern)
        var options = words.dropFirst(2)
        if pattern.isRedirect {
            guard words.count > 3, words[2] == "=>" else { fail(line) }
            let target = words[3]
            options = words.dropFirst(4)
            if target.first == ASCII.openBrace {
                let parameter = parser.hole(target.dropFirst().dropLast()).parameter
                let otherwise = options.first.flatMap { graph.index(of: $0.word) }
                if otherwise != nil { options = options.dropFirst() }
                pattern.target = .carried(parameter ?? 0, otherwise: otherwise)
            } else {
                let isPath = target.first == ASCII.slash
                pattern.target = isPath ? path(target) : .node(node(target, line))
            }
        } else {
            pattern.target = .node(node(words[0], line))
        }
        for word in options { readOption(word, &pattern, line) }
        patterns.append(pattern)
        guard let plan, case .node(let node) = pattern.target else { return }
        // A value after those of the parameters is the name of links with a plan of their own.
        let name = pattern.fixed.first { $0.parameter == graph.nodes[node].parameters.count }?.absent?.first
        if let name { placed[node, default: [:]][name] = plan } else { plans[node] = plan }
    }

    /// Reads `/order/{0}`, or `/order/{0}#` if the old fragment is left out.
    private func path(_ text: TableText) -> LinkPattern.Target {
        let hash = text.cut(at: ASCII.hash)
        return .path(parser.segments(hash?.head ?? text), keepsFragment: hash == nil)
    }

    /// Reads `{0=sport}`, `{0@}`, `schemes=shop`, `hosts=pay.example.com`, `hosts={0}.example.com`,
    /// `rejectsUnknownKeys`, `ignoresCase`, `slash=never`, `alias` or `alias=2`.
    private mutating func readOption(_ word: TableText, _ pattern: inout LinkPattern, _ line: TableText) {
        if word.first == ASCII.openBrace {
            let hole = word.dropFirst().dropLast()
            if hole.last == ASCII.at {
                pattern.wholeURL.append(Int(hole.dropLast().word) ?? 0)
                return
            }
            pattern.fixed.append(parser.hole(word.dropFirst().dropLast()))
            return
        }
        let value = word.cut(at: ASCII.equals)?.tail
        if let value, value.first == ASCII.openBrace, let close = value.cut(at: ASCII.closeBrace) {
            pattern.host = (parser.hole(close.head.dropFirst()), suffix: close.tail.string)
            pattern.origin.hosts = ["*" + close.tail.string]
            return
        }
        let names = value?.pieces(ASCII.comma).map(\.string)
        switch word.prefix(to: ASCII.equals).word {
        case "schemes": pattern.origin.schemes = names
        case "hosts": pattern.origin.hosts = names
        case "rejectsUnknownKeys": pattern.rejectsUnknownKeys = true
        case "ignoresCase": pattern.ignoresCase = true
        case "slash": pattern.slash = (value?.word).flatMap(LinkRules.TrailingSlash.init) ?? .either
        case "alias": pattern.order = (value?.word).map { Int($0) ?? .max } ?? .max
        default: fail(line)
        }
    }

    private func node(_ id: TableText, _ line: TableText) -> Int {
        guard let index = graph?.index(of: id.word) else { fail(line) }
        return index
    }

    private func fail(_ line: TableText) -> Never {
        preconditionFailure("navgen's links are not readable: \(line.word)")
    }
}
