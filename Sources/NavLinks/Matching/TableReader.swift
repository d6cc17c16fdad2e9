import NavGraph
import NavSyntax

/// Reads URLs with the link table that the app gets, and with the code that the app runs.
package struct TableReader: Sendable {
    package let patternSet: PatternSet
    let lines: PatternLines
    let reader: LinkReader
    /// By the word for a node: its index in the table. A graph with mistakes can have nodes with the same name.
    private let indices: [String: Int]

    package init(_ patternSet: PatternSet) {
        self.patternSet = patternSet
        lines = PatternLines(patternSet)
        let words = patternSet.graph.nodes.indices.map { (patternSet.word(of: NodeID($0)), $0) }
        let indices = Dictionary(words, uniquingKeysWith: { first, _ in first })
        self.indices = indices
        let parser = LinkLineParser(lines.types.map { ($0.name, $0.rule) }) { indices[$0] }
        // A table without schemes and hosts reads nothing.
        let texts = patternSet.origins.isTooLarge ? [] : lines.lines
        reader = LinkReader(
            parser, texts.map { parser.line(TableText($0).words(ASCII.space)[...]) }, LinkRules(lines.rules),
            builds: lines.origins)
    }

    // MARK: Reading

    package func resolve(_ url: String, build: Int) -> LinkAnalysis.Answer { resolve(Array(url.utf8), build: build) }

    func resolve(_ url: [UInt8], build: Int) -> LinkAnalysis.Answer {
        var redirects: [Int] = []
        do throws(LinkRefusal) {
            switch try reader.read(url, build: build, &redirects) {
            case .match(let match): return self.match(match, redirects).map { .match($0) } ?? .unmatched
            case .unmatched: return .unmatched
            case .loop: return .loop
            }
        } catch {
            return .refused(reason: reason(for: error, url))
        }
    }

    private func match(_ match: MatchedURL, _ redirects: [Int]) -> LinkAnalysis.Match? {
        let pattern = patternSet.patterns[patternSet.order[match.pattern]]
        return patternSet.node(of: pattern).map { node in
            LinkAnalysis.Match(
                node: node, values: values(of: match), pattern: patternSet.order[match.pattern],
                redirects: redirects.compactMap { line in
                    if case .redirect(let number) = patternSet.patterns[patternSet.order[line]].owner {
                        number
                    } else {
                        nil
                    }
                })
        }
    }

    /// The values that the winning pattern of a URL reads.
    func values(of url: String, _ build: Int) -> [SpelledValue]? {
        guard let parts = try? parts(of: Array(url.utf8), build), let line = reader.search(parts, build) else {
            return nil
        }
        return values(of: MatchedURL(parts, reader, line))
    }

    private func values(of match: MatchedURL) -> [SpelledValue] {
        patternSet.patterns[patternSet.order[match.pattern]].parameters.enumerated().map { number, parameter in
            if parameter.form == .list { return .many(match.texts(number).map(parameter.type.value(of:))) }
            guard let text = match.text(number) else {
                // The rest of a path that has ended is an empty string.
                return parameter.isRequired && parameter.type == .string ? .one("") : .none
            }
            return .one(parameter.type.value(of: text))
        }
    }

    func parts(of url: [UInt8], _ build: Int) throws(LinkRefusal) -> LinkURL { try reader.parts(of: url, build) }

    /// Why a URL is refused.
    func reason(for refusal: LinkRefusal, _ url: [UInt8]) -> String {
        if case .tooLong = refusal { return refusal.message }
        // Other reasons would quote it.
        return (Spelling.hasControl(url) ? .controlCharacter : refusal).message
    }

    /// The index of the pattern that wins a URL. Nil if none matches.
    package func winner(of url: String, build: Int) -> Int? { winner(of: Array(url.utf8), build: build) }

    func winner(of url: [UInt8], build: Int) -> Int? {
        (try? parts(of: url, build)).flatMap { reader.search($0, build) }.map { patternSet.order[$0] }
    }

    /// The URL that a redirect to carried links carries, and the pattern of the redirect.
    func carriedURL(in url: LinkURL, _ build: Int) -> (text: String, pattern: Int)? {
        guard let line = reader.search(url, build), case .carried(let parameter, _) = reader.lines[line].target else {
            return nil
        }
        let text = MatchedURL(url, reader, line).text(parameter)
        return text.map { (Spelling.escaped(url: $0), patternSet.order[line]) }
    }

    /// Continues with the path to which a redirect leads, and returns the redirect. Nil if the URL is
    /// not redirected to another path.
    func follow(_ url: inout LinkURL, _ build: Int) -> Pattern? {
        guard let line = reader.search(url, build),
            case .path(let path, let keepsFragment) = reader.lines[line].target,
            let segments = MatchedURL(url, reader, line).segments(of: path),
            url.follow(segments, keepsFragment: keepsFragment)
        else { return nil }
        return patternSet.patterns[patternSet.order[line]]
    }

    // MARK: Writing

    /// The URL of a pattern with some values. Nil if the pattern cannot carry them.
    ///
    /// - Parameter origin: The scheme and host, or nil for those that the pattern prefers.
    package func url(
        _ pattern: Int, _ values: [SpelledValue], build: Int, from origin: (scheme: String, host: String?)? = nil
    ) -> String? {
        guard !reader.lines.isEmpty else { return nil }
        let line = reader.lines[patternSet.ranks[pattern]]
        let writer = LinkWriter(values: texts(values, patternSet.placementNames[pattern]), reader: reader)
        return origin.map { writer.url(line, $0) } ?? writer.url(line, build)
    }

    /// The URL of a node with values, written with the first of its patterns that can carry them.
    ///
    /// - Parameter placement: The name of the `via` and `tab` of these links.
    func url(
        of node: NodeID, _ values: [SpelledValue], build: Int, placement: String?,
        isReadBack: (_ url: String, _ ignored: [Int]) -> Bool
    ) -> String? {
        indices[patternSet.word(of: node)].flatMap { index in
            reader.url(of: index, texts(values, placement), build, isReadBack: isReadBack)
        }
    }

    private func texts(_ values: [SpelledValue], _ placement: String?) -> [LinkText?] {
        let texts = values.map { value -> LinkText? in
            switch value {
            case .none, .many([]): LinkText.none
            case .one(let text): .one(text)
            case .many(let texts): .many(texts)
            }
        }
        return placement.map { texts + [.one($0)] } ?? texts
    }
}

extension LinkRefusal {
    var message: String {
        switch self {
        case .tooLong(let limit): "it is longer than \(limit) bytes (`links: {maxLength: …}`)"
        case .controlCharacter: "it has a control character"
        case .noScheme: "it has no scheme, such as `https:`"
        case .unknownScheme(let scheme): "no link has the scheme `\(scheme)`"
        case .noHost: "it has no host"
        case .unknownHost(let host): "no link has the host `\(host)`"
        case .hostName(let host):
            "its host, `\(host)`, is not a name of ASCII letters, digits, hyphens and underscores between dots"
                + (host.utf8.allSatisfy { $0 < 0x80 } ? "" : "; write it in ASCII (`xn--…`)")
        case .userInfo: "it has user information before an `@`"
        case .port: "it has a port"
        case .address: "its host is an IPv6 address"
        case .noSlash: "its path does not start with a slash"
        case .emptySegment: "a segment of its path is empty"
        case .dotSegment: "a segment of its path is `.` or `..`"
        case .percentEscape: "its path has a `%` without two hexadecimal digits"
        case .notUTF8: "its path is not valid UTF-8"
        case .trailingSlash(let isWanted):
            isWanted ? "its path does not end with a slash" : "its path ends with a slash"
        }
    }
}
