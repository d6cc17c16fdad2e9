import NavGraph

/// The data from which code generators emit a reader of URLs.
extension LinkTable {
    /// The rank of a pattern. If several patterns match a URL, the one with the lowest rank wins.
    public func rank(of pattern: Int) -> Int { matchers[0].rank(of: pattern) }

    /// A node of the trie of the patterns' paths, with its edges.
    public struct PathNode: Sendable {
        public struct Edge: Sendable {
            /// A pattern, and the index of its segment or rest, that leads along this edge.
            public var pattern: Int
            public var index: Int
            public var child: Int
            public var isRest: Bool
        }
        public var literals: [(text: String, child: Int)] = []
        public var others: [Edge] = []
        /// Whether no segment matches both a literal and another edge.
        public var isUnambiguous = true
        /// The patterns that end here.
        public var ends: [Int] = []
    }

    /// The trie of the patterns' paths. The first node is the root.
    public var pathNodes: [PathNode] { matchers[0].pathNodes }

    /// Whether a build reads a scheme, given by its index in `origins`.
    public func readsScheme(_ scheme: Int, build: Int) -> Bool { matchers[build].readsScheme(scheme) }

    /// The language with an id.
    public func language(_ id: LanguageID) -> Language { languages[id] }

    /// The automaton of a language.
    public func automaton(_ language: LanguageID) -> Automaton { languages[language].automaton }

    public func acceptsBare(_ language: LanguageID) -> Bool { languages[language].acceptsBare }

    public func isEverything(_ language: LanguageID) -> Bool { language == .anyValue || language == .anyText }
}

extension LinkTable {
    public enum Part: Sendable { case segment, key, value, fragment }

    /// A string as it is written in a part of a URL.
    public static func written(_ text: String, as part: Part) -> String {
        let inner: URLWriter.Part =
            switch part {
            case .segment: .segment
            case .key: .key
            case .value: .value
            case .fragment: .fragment
            }
        var written = ""
        URLWriter.write(text, as: inner, to: &written)
        return written
    }

    /// The scheme and host, as indices in `origins`, of the URLs that a build writes for a rule.
    public func preferredOrigin(_ rule: OriginRule, build: Int) -> (scheme: Int, host: Int?)? {
        let builder = LinkBuilder(table: origins, build: build, settings: graph.links, languages: languages)
        return builder.origin(rule).flatMap { origin in
            origins.scheme(origin.scheme).map { ($0, origin.host.flatMap(origins.host)) }
        }
    }

    public func pieces(of rule: OriginRule, build: Int) -> [Int] { Array(origins.pieces(rule, in: build)) }
}

extension LinkMatcher {
    func rank(of pattern: Int) -> Int { Int(ranks[pattern]) }

    func readsScheme(_ scheme: Int) -> Bool { rules.schemes[scheme] }

    var pathNodes: [LinkTable.PathNode] {
        var nodes = [LinkTable.PathNode](repeating: .init(), count: trie.isRest.count)
        var seen = [Bool](repeating: false, count: nodes.count)
        func add(_ language: LanguageID, _ pattern: Int, _ index: Int, from node: Int32, to child: Int32, isRest: Bool)
        {
            guard !seen[Int(child)] else { return }
            seen[Int(child)] = true
            switch languages[language] {
            case .literal(let text), .folded(let text): nodes[Int(node)].literals.append((text, Int(child)))
            case .automaton:
                nodes[Int(node)].others.append(.init(pattern: pattern, index: index, child: Int(child), isRest: isRest))
            }
        }
        for (number, pattern) in patterns.enumerated() {
            var node: Int32 = 0
            for (index, segment) in pattern.segments.enumerated() {
                if segment.isOptional { nodes[Int(node)].ends.append(number) }
                guard let child = trie.child(of: node, segment.language) else { break }
                add(segment.language, number, index, from: node, to: child, isRest: false)
                node = child
            }
            if pattern.rest?.least != 1 { nodes[Int(node)].ends.append(number) }
            guard let rest = pattern.rest,
                let child = trie.others[node].first(where: {
                    $0.language == rest.language && trie.isRest[Int($0.node)]
                })
            else { continue }
            add(rest.language, number, pattern.segments.count, from: node, to: child.node, isRest: true)
            nodes[Int(child.node)].ends.append(number)
        }
        for index in nodes.indices where !nodes[index].literals.isEmpty && !nodes[index].others.isEmpty {
            nodes[index].isUnambiguous = isUnambiguous(nodes[index])
        }
        return nodes
    }

    private func isUnambiguous(_ node: LinkTable.PathNode) -> Bool {
        node.others.allSatisfy { edge in
            guard let language = patterns[edge.pattern].language(at: edge.index) else { return false }
            let automaton = languages[language].automaton
            return node.literals.allSatisfy { literal in
                isFolded ? !automaton.acceptsFolded(literal.text) : !automaton.accepts(literal.text)
            }
        }
    }
}
