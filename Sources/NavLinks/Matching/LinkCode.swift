import NavGraph

/// What code that reads URLs by itself has to know of a table of links.
extension LinkTable {
    /// Where several patterns match a URL, the one with the lowest rank wins.
    public func rank(of pattern: Int) -> Int { matchers[0].rank(of: pattern) }

    /// The ways on in the trie of the patterns' paths.
    public struct PathNode: Sendable {
        public struct Way: Sendable {
            /// The pattern and the place of a segment, or of the rest, that leads on like this.
            public var pattern: Int
            public var place: Int
            public var child: Int
            public var isRest: Bool
        }
        public var literals: [(text: String, child: Int)] = []
        public var others: [Way] = []
        /// Whether no segment leads on both literally and otherwise.
        public var isClear = true
        /// The patterns that end here.
        public var ends: [Int] = []
    }

    /// The trie of the patterns' paths; the first node is the root.
    public var pathNodes: [PathNode] { matchers[0].pathNodes }

    /// The schemes that a build reads, by their numbers in `origins`.
    public func readsScheme(_ scheme: Int, build: Int) -> Bool { matchers[build].readsScheme(scheme) }

    /// What texts are in a language.
    public func language(_ id: LanguageID) -> Language { languages[id] }

    /// The automaton of what an item may say, for items that nothing else describes.
    public func automaton(_ language: LanguageID) -> Automaton { languages[language].automaton }

    public func acceptsBare(_ language: LanguageID) -> Bool { languages[language].acceptsBare }

    public func isEverything(_ language: LanguageID) -> Bool { language == .anyValue || language == .anyText }
}

extension LinkTable {
    public enum Part: Sendable { case segment, key, value, fragment }

    /// A text as it stands in a part of a URL.
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

    /// With which scheme and host, by their numbers in `origins`, the URLs of a rule begin in a build.
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
        func add(_ language: LanguageID, _ pattern: Int, _ place: Int, from node: Int32, to child: Int32, isRest: Bool)
        {
            guard !seen[Int(child)] else { return }
            seen[Int(child)] = true
            switch languages[language] {
            case .literal(let text), .folded(let text): nodes[Int(node)].literals.append((text, Int(child)))
            case .automaton:
                nodes[Int(node)].others.append(.init(pattern: pattern, place: place, child: Int(child), isRest: isRest))
            }
        }
        for (number, pattern) in patterns.enumerated() {
            var node: Int32 = 0
            for (place, segment) in pattern.segments.enumerated() {
                if segment.isOptional { nodes[Int(node)].ends.append(number) }
                guard let child = trie.child(of: node, segment.language) else { break }
                add(segment.language, number, place, from: node, to: child, isRest: false)
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
            nodes[index].isClear = isClear(nodes[index])
        }
        return nodes
    }

    private func isClear(_ node: LinkTable.PathNode) -> Bool {
        node.others.allSatisfy { way in
            guard let language = patterns[way.pattern].language(at: way.place) else { return false }
            let automaton = languages[language].automaton
            return node.literals.allSatisfy { literal in
                isFolded ? !automaton.acceptsFolded(literal.text) : !automaton.accepts(literal.text)
            }
        }
    }
}
