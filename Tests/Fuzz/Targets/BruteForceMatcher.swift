@testable import NavLinks

/// Finds the patterns that match a URL by trying each of them.
struct BruteForceMatcher {
    let links: LinkTable
    let build: Int

    /// The matching pattern with the highest precedence; nil if none matches.
    func winner(of url: [UInt8]) -> Int? {
        guard let parts = try? links.matchers[build].parts(of: url) else { return nil }
        return links.patterns.indices.filter { matches($0, parts) }
            .min { links.matchers[build].rank(of: $0) < links.matchers[build].rank(of: $1) }
    }

    func matches(_ number: Int, _ url: [UInt8]) -> Bool {
        (try? links.matchers[build].parts(of: url)).map { matches(number, $0) } ?? false
    }

    private func matches(_ number: Int, _ url: URLParts) -> Bool {
        let pattern = links.patterns[number]
        guard links.origins.pieces(pattern.origin, in: build).contains(url.origin),
            url.segments.count >= pattern.minSegments, url.segments.count <= pattern.maxSegments ?? .max
        else { return false }
        for (place, segment) in url.segments.enumerated() {
            guard let language = pattern.language(at: place), links.languages[language].accepts(segment) else {
                return false
            }
        }
        guard pattern.query.allSatisfy({ matches($0, url) }) else { return false }
        if pattern.rejectsUnknownQuery {
            let keys = pattern.query.map(\.key)
            guard url.hasOnlyKeys({ keys.contains($0) }) else { return false }
        }
        guard let fragment = pattern.fragment else { return true }
        guard url.hasFragment else { return fragment.values.allowsNone }
        return url.fragmentScalars.map { links.languages[fragment.values.first].accepts($0) } ?? false
    }

    private func matches(_ item: Pattern.Item, _ url: URLParts) -> Bool {
        let values = url.values(of: item.key, onlyFirst: false)
        guard let first = values.first else { return item.values.allowsNone }
        guard links.matchers[build].accepts(item.values.first, first) else { return false }
        // A value that cannot be decoded does not match.
        return item.values.rest == .anyValue
            || values.dropFirst().allSatisfy { links.matchers[build].accepts(item.values.rest, $0) }
    }
}
