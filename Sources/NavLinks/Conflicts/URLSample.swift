import NavSyntax

/// A URL in parts, as an example of what patterns match.
package struct URLSample {
    package var origin: Int
    package var segments: [[UInt32]]
    package var query: [(key: QueryKey, values: [[UInt32]])]
    package var fragment: [UInt32]?
    /// Whether the path ends with a slash, if it has segments.
    var isSlashed = false

    /// The approximate number of characters, by which examples are compared.
    package var length: Int {
        segments.reduce(isSlashed ? 1 : 0) { $0 + $1.count + 1 } + (fragment.map { $0.count + 1 } ?? 0)
            + query.reduce(0) { total, item in
                total + item.values.reduce(0) { $0 + $1.count + item.key.name.string.unicodeScalars.count + 2 }
            }
    }

    /// Path, query and fragment as text.
    ///
    /// - Parameter isSlashed: Whether the path ends with a slash, if the sample does not decide.
    package func path(isSlashed: Bool = false) -> String {
        var text = segments.isEmpty ? "/" : ""
        for segment in segments {
            text += "/"
            text += LinkWriter.encoded(segment, in: .segment)
        }
        if isSlashed || self.isSlashed, !segments.isEmpty { text += "/" }
        write(query.filter { !$0.key.isInFragment }, to: &text)
        guard let fragment else { return text }
        text += "#"
        guard fragment.first == Language.hash else {
            // A slash at the start would make it a hash route.
            let isSlashed = fragment.first == 0x2F
            if isSlashed { text += "%2F" }
            text += LinkWriter.encoded(fragment.dropFirst(isSlashed ? 1 : 0), in: .fragment)
            return text
        }
        for segment in fragment.dropFirst().split(separator: Language.separator, omittingEmptySubsequences: false) {
            text += "/"
            text += LinkWriter.encoded(segment, in: .segment)
        }
        write(query.filter(\.key.isInFragment), to: &text)
        return text
    }

    private func write(_ items: [(key: QueryKey, values: [[UInt32]])], to text: inout String) {
        var isFirst = true
        for item in items {
            for value in item.values {
                text += isFirst ? "?" : "&"
                isFirst = false
                text += LinkWriter.encoded(item.key.name.string, in: .key)
                guard value != [Language.bare] else { continue }
                text += "="
                text += LinkWriter.encoded(value, in: .value)
            }
        }
    }
}

extension LinkWriter {
    /// Writes scalars into a part of a URL.
    static func encoded(_ scalars: some Sequence<UInt32>, in part: Part) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
        return encoded(String(text), in: part)
    }
}

extension LanguageAlgebra {
    /// Examples of a box, the shortest first: one with each part at its shortest, and others that
    /// each vary one part.
    package func samples(of box: URLBox, in frame: URLFrame) -> [URLSample] {
        var first = URLSample(origin: 0, segments: [], query: [], fragment: nil)
        var variations: [(inout URLSample) -> Void] = []
        for (index, dimension) in box.dimensions.enumerated() {
            switch dimension {
            case .origin(let set):
                first.origin = set.first ?? 0
                for piece in set.dropFirst().prefix(16) { variations.append { $0.origin = piece } }
            case .segment(let language):
                let texts = samples(language)
                guard let shortest = texts.first else { return [] }
                first.segments.append(shortest)
                for text in texts.dropFirst() { variations.append { $0.segments[index - 1] = text } }
            case .slash(let set): first.isSlashed = !set.contains(.without) && !first.segments.isEmpty
            case .list(let list):
                let choices = lists(list)
                guard let shortest = choices.first else { return [] }
                let part = part(at: index, frame)
                Self.set(part, to: shortest, in: &first)
                for choice in choices.dropFirst() { variations.append { Self.set(part, to: choice, in: &$0) } }
            }
        }
        let others = variations.prefix(Self.maxVariations).map { change in
            var sample = first
            change(&sample)
            return (sample, length: sample.length)
        }
        return [first] + others.sorted { $0.length < $1.length }.map(\.0)
    }

    /// Limits the examples, since patterns can name thousands of query keys.
    private static let maxVariations = 64

    private enum Part { case furtherSegments(after: Int), key(QueryKey), fragment }

    private func part(at index: Int, _ frame: URLFrame) -> Part {
        var index = index - 1 - frame.segmentCount
        if frame.isEndless {
            if index == 0 { return .furtherSegments(after: frame.segmentCount) }
            index -= 1
        }
        if index < frame.keys.count { return .key(frame.keys[index]) }
        return index == frame.keys.count ? .key(Self.unusedKey(frame.keys)) : .fragment
    }

    private static func unusedKey(_ keys: [QueryKey]) -> QueryKey {
        for number in 0...keys.count {
            let letter = Character(Unicode.Scalar(UInt8(0x61 + number % 26)))
            let key = QueryKey(ExactString(number < 26 ? String(letter) : "\(letter)\(number / 26)"))
            if !keys.contains(key) { return key }
        }
        return QueryKey(ExactString("other"))
    }

    private static func set(_ part: Part, to values: [[UInt32]], in sample: inout URLSample) {
        switch part {
        case .furtherSegments(let count): sample.segments = sample.segments.prefix(count) + values
        case .key(let key):
            sample.query.removeAll { $0.key == key }
            if !values.isEmpty {
                sample.query.append((key, values))
                sample.query.sort { $0.key < $1.key }
            }
        case .fragment: sample.fragment = values.first
        }
    }

    /// Examples of a list, the shortest first.
    private func lists(_ list: ListBox) -> [[[UInt32]]] {
        var lists: [[[UInt32]]] = list.allowsNone ? [[]] : []
        guard list.first != .nothing else { return lists }
        let required = list.required.compactMap { samples($0).first }
        guard required.count == list.required.count else { return lists }
        lists += samples(list.first).map { [$0] + required }
        return lists
    }

    /// Whether a pattern matches an example, ignoring scheme and host.
    package func matches(_ pattern: Pattern, _ sample: URLSample) -> Bool {
        guard sample.segments.count >= pattern.minSegments,
            sample.segments.count <= pattern.maxSegments ?? .max,
            sample.segments.isEmpty || pattern.slashes.contains(sample.isSlashed ? .with : .without)
        else { return false }
        for (index, segment) in sample.segments.enumerated() {
            guard let language = pattern.language(at: index), languages[language].accepts(segment) else { return false }
        }
        for item in pattern.query {
            let values = sample.query.first { $0.key == item.key }?.values ?? []
            guard accepts(item.values, values) else { return false }
        }
        if pattern.rejectsUnknownQuery,
            sample.query.contains(where: { !$0.key.isInFragment && pattern.values(of: $0.key) == nil })
        {
            return false
        }
        let hasFragment = pattern.fragment.map { accepts($0.values, sample.fragment.map { [$0] } ?? []) } ?? true
        return hasFragment && !pattern.exceptions.contains { matches($0, sample) }
    }

    private func accepts(_ set: ValueSet, _ values: [[UInt32]]) -> Bool {
        guard let first = values.first else { return set.allowsNone }
        return languages[set.first].accepts(first) && values.dropFirst().allSatisfy { languages[set.rest].accepts($0) }
    }
}

extension Language {
    func accepts(_ scalars: [UInt32]) -> Bool {
        switch self {
        case .literal(let text): return text.unicodeScalars.lazy.map(\.value).elementsEqual(scalars)
        case .folded(let text):
            return text.unicodeScalars.lazy.map(\.value).elementsEqual(
                scalars.lazy.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
        case .automaton(let automaton):
            guard !automaton.isEmpty else { return false }
            var state: Int32 = 0
            for scalar in scalars {
                guard let next = automaton.next(state, scalar) else { return false }
                state = next
            }
            return automaton.accepting[Int(state)]
        }
    }
}
