import NavLinks

extension URLSample {
    /// The URL with another value at a location. Nil if the location is not a part of it.
    func with(_ value: String, at location: ValueLocation) -> URLSample? {
        func text(_ part: TextPart) -> [UInt32]? {
            part.sides.map { ($0.front + value + $0.back).unicodeScalars.map(\.value) }
        }
        var sample = self
        switch location {
        case .segment(let index, let part):
            guard segments.indices.contains(index), let text = text(part) else { return nil }
            sample.segments[index] = text
        case .item(let key, let part):
            guard let index = query.firstIndex(where: { $0.key == key }), let text = text(part) else { return nil }
            sample.query[index].values = [text]
        case .fragment(let part):
            guard let text = text(part) else { return nil }
            sample.fragment = text
        case .hashSegment(let index, let part):
            var segments = (fragment ?? []).dropFirst()
                .split(separator: Language.separator, omittingEmptySubsequences: false).map(Array.init)
            guard segments.indices.contains(index), let text = text(part) else { return nil }
            segments[index] = text
            sample.fragment = [Language.hash] + segments.joined(separator: [Language.separator])
        case .further, .hashFurther, .host, .url, .combined: return nil
        }
        return sample
    }
}
