import NavGraph
import NavLinks
import NavSyntax

extension LinkAnalysis {
    /// The keys of patterns that change nothing, since their path has nothing to which they apply.
    var ineffectivePatternKeys: [IneffectiveKey] {
        graph.ids { !$0.links.allSatisfy(\.isShort) }.flatMap { id -> [IneffectiveKey] in
            graph[id].links.enumerated().flatMap { number, link -> [IneffectiveKey] in
                guard link.trailingSlash != nil || link.isCaseInsensitive != nil else { return [] }
                // A pattern that could not be read is missing here.
                let patterns = patterns(of: id).map { self.patterns[$0] }.filter { $0.owner == .link(id, number) }
                guard !patterns.isEmpty else { return [] }
                func key(_ name: String, _ reason: String) -> IneffectiveKey {
                    IneffectiveKey(
                        node: id, path: ["url", "\(number)", name],
                        message: "`\(name)` has no effect: `\(link.path.value)` has \(reason)", help: .remove)
                }
                var keys: [IneffectiveKey] = []
                if link.trailingSlash != nil, patterns.allSatisfy({ $0.segments.isEmpty && $0.rest == nil }) {
                    keys.append(key("trailingSlash", "no segments"))
                }
                let texts = patterns + patterns.flatMap(\.ownExceptions)
                if link.isCaseInsensitive != nil, !texts.contains(where: \.hasLettersInPath) {
                    keys.append(key("caseInsensitive", "no letters in its path"))
                }
                return keys
            }
        }
    }
}

extension Pattern {
    /// Whether the literal text of its path, or of its hash route, has ASCII letters.
    fileprivate var hasLettersInPath: Bool {
        (segments + (hash?.segments ?? [])).contains { segment in
            let texts: [String] =
                switch segment.reading {
                case .literal(let text): [text]
                case .text(let text): [text.prefix] + text.holes.map(\.suffix)
                case .ignored: []
                }
            return texts.contains { $0.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }
        }
    }
}
