import NavGraph
import NavLinks
public import NavSyntax

/// A word with a meaning, for highlighting.
public struct SemanticToken: Hashable, Sendable {
    public enum Kind: Int, CaseIterable, Sendable {
        case node, parameter, type, condition, enumCase, alertAction, mark

        /// The name in the protocol.
        public var name: String {
            switch self {
            case .node: "class"
            case .parameter: "parameter"
            case .type: "type"
            case .condition: "variable"
            case .enumCase: "enumMember"
            case .alertAction: "method"
            case .mark: "operator"
            }
        }
    }

    public var range: SourceRange
    public var kind: Kind
    public var isDeclaration: Bool
}

extension Snapshot {
    /// The names in a file, and the braces and marks of its URL patterns, in order.
    public func tokens(in file: FileID) -> [SemanticToken] {
        var tokens = index.occurrences.filter { $0.range.file == file }.map { occurrence in
            let kind: SemanticToken.Kind =
                switch occurrence.symbol {
                case .node: .node
                case .parameter: .parameter
                case .type: .type
                case .condition: .condition
                case .enumCase: .enumCase
                case .alertAction: .alertAction
                }
            return SemanticToken(range: occurrence.range, kind: kind, isDeclaration: occurrence.isDeclaration)
        }
        tokens += patternTexts(in: file).flatMap(marks)
        tokens.sort { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
        var end: Int32 = 0
        return tokens.filter { token in
            guard token.range.start >= end, token.range.end > token.range.start else { return false }
            end = token.range.end
            return true
        }
    }

    private func patternTexts(in file: FileID) -> [SourceText] {
        let own = graph.nodes.flatMap { $0.links.map(\.path) } + graph.redirects.map(\.pattern)
        return own.filter { $0.range.file == file }
    }

    /// The braces of a pattern and the marks beside names: `{`, `?}`.
    private func marks(in text: SourceText) -> [SemanticToken] {
        let bytes = Array(text.value.utf8)
        var tokens: [SemanticToken] = []
        var isInBraces = false
        for (offset, byte) in bytes.enumerated() {
            let isMark: Bool
            switch byte {
            case UInt8(ascii: "{"): (isMark, isInBraces) = (true, true)
            case UInt8(ascii: "}"): (isMark, isInBraces) = (true, false)
            case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "!"): isMark = isInBraces
            default: isMark = false
            }
            let range = text.range(ofBytes: offset..<(offset + 1))
            if isMark, range != text.range {
                tokens.append(SemanticToken(range: range, kind: .mark, isDeclaration: false))
            }
        }
        return tokens
    }

    // MARK: Lenses and hints

    /// By URL pattern in a file: what its links open.
    public func lenses(in file: FileID) -> [(range: SourceRange, title: String)] {
        guard let links else { return [] }
        return links.patterns.indices.compactMap { number in
            let range = links.patterns[number].text.range
            guard range.file == file, let stack = stack(ofPattern: number) else { return nil }
            return (range, "opens: \(stack)")
        }
    }

    /// Texts that an editor shows within the lines of a file, each behind the character before its offset.
    public func hints(in file: FileID) -> [(offset: Int, text: String)] {
        (stacksBelowLinks(in: file) + valuesOfRoutes(in: file)).sorted { $0.offset < $1.offset }
    }

    /// Behind each URL pattern, the screens on which its links show the node.
    private func stacksBelowLinks(in file: FileID) -> [(offset: Int, text: String)] {
        guard let patterns = links?.patterns else { return [] }
        return patterns.indices.compactMap { index in
            let range = patterns[index].text.range
            guard range.file == file, let below = stackBelow(pattern: index) else { return nil }
            return (Int(range.end), "on \(below)")
        }
    }

    /// Behind each target of a route, the parameters whose values it passes on without naming them.
    private func valuesOfRoutes(in file: FileID) -> [(offset: Int, text: String)] {
        var hints: [(offset: Int, text: String)] = []
        var seen: Set<SourceRange> = []
        for route in graph.routes {
            let range = route.target.range
            guard range.file == file, case .node(let source) = route.source, let from = source.target,
                let target = route.target.target, seen.insert(range).inserted
            else { continue }
            let own = graph.ownParameters(of: from)
            let passed = graph.linkParameters(of: target).filter { parameter in
                own.supplier(of: parameter) != nil && !route.fixed.contains { $0.name.value == parameter.name.value }
            }
            guard !passed.isEmpty else { continue }
            let names = passed.map(\.name.value).joined(separator: ", ")
            hints.append((Int(range.end), "with \(names) of \(graph[from].id.value)"))
        }
        return hints
    }
}
