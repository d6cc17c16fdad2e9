/// A URL with the pattern that matches it, and the values that it reads, by the indices of the node's parameters.
@usableFromInline
nonisolated final class MatchedURL {
    private let url: LinkURL
    private let reader: LinkReader
    /// The index of its line in the table.
    let pattern: Int
    /// The node to which the URL leads.
    @usableFromInline let node: Int

    init(_ url: consuming LinkURL, _ reader: LinkReader, _ pattern: Int, _ node: Int = -1) {
        self.url = url
        self.reader = reader
        self.pattern = pattern
        self.node = node
    }

    private var sources: [LinkSource] { reader.sources[pattern] }

    /// The path with its query in which the value of a parameter is.
    private func route(_ parameter: Int) -> LinkURL.Route {
        sources[parameter].isInHash ? url.hash ?? .init() : url.route
    }

    /// The part of the URL that is the whole value, if that is a segment of its path.
    func part(_ parameter: Int) -> ArraySlice<UInt8>? {
        guard parameter < sources.count, case .segment(let index) = sources[parameter].part,
            sources[parameter].text == nil, !sources[parameter].isInHash, index < url.route.segments.count
        else { return nil }
        return url.bytes[url.route.segments[index]]
    }

    /// A value as it is spelled. If the URL omits it, this is the pattern's value for this case, or `nil`.
    func text(_ parameter: Int) -> String? {
        guard parameter < sources.count else { return nil }
        let text: String?
        switch sources[parameter].part {
        case .none: text = nil
        case .segment(let index):
            let segments = route(parameter).segments
            text = index < segments.count ? self.text(parameter, .text(segments[index])) : nil
        case .rest(let index):
            let segments = route(parameter).segments.dropFirst(index)
            text = segments.isEmpty ? nil : segments.map(url.text).joined(separator: "/")
        case .item(let key):
            let value = url.values(of: key, in: route(parameter).items, onlyFirst: true).first
            text = isReadable(value, parameter) ? self.text(parameter, value) : nil
        case .fragment: text = isReadable(url.fragment, parameter) ? self.text(parameter, url.fragment) : nil
        case .wholeURL: return wholeURL
        case .host(let suffix): text = url.text(url.host.dropLast(suffix))
        }
        return text.map { spelled($0, parameter) } ?? sources[parameter].absent?.first
    }

    /// The values of a list as they are spelled. If the URL omits it, these are the pattern's values for this case, or
    /// none.
    func texts(_ parameter: Int) -> [String] {
        guard parameter < sources.count else { return [] }
        let texts: [String]
        switch sources[parameter].part {
        case .rest(let index): texts = route(parameter).segments.dropFirst(index).map(url.text)
        case .item(let key):
            let values = url.values(of: key, in: route(parameter).items, onlyFirst: false)
            texts = values.filter { isReadable($0, parameter) }.map { value in
                if case .text(let part) = value { url.text(part) } else { "" }
            }
        case .none, .segment, .fragment, .wholeURL, .host: texts = []
        }
        return texts.isEmpty ? sources[parameter].absent ?? [] : texts.map { spelled($0, parameter) }
    }

    /// Whether a value does not count as absent.
    private func isReadable(_ value: LinkURL.Value?, _ parameter: Int) -> Bool {
        guard let check = sources[parameter].readable, let value else { return true }
        return reader.checks.accepts(value, in: url, check)
    }

    /// The value in a part of the URL; `nil` if it is absent.
    private func text(_ parameter: Int, _ value: LinkURL.Value?) -> String? {
        switch value {
        case nil, .none?, .broken: return nil
        case .bare: return sources[parameter].text == nil ? "" : nil
        case .text(let part):
            guard let (rule, number) = sources[parameter].text else { return url.text(part) }
            let values = reader.checks.texts[rule].values(in: url.bytes[part]) ?? []
            return number < values.count ? String(decoding: values[number], as: UTF8.self) : nil
        }
    }

    /// The raw value that a text spells, if the case of its letters is ignored.
    private func spelled(_ text: String, _ parameter: Int) -> String {
        if sources[parameter].choices.isEmpty { return text }
        return sources[parameter].choices.first { ASCII.areEqual($0.utf8, text.utf8) } ?? text
    }

    /// The URL itself, as a value of `URL`. If a segment in the place of the host is not allowed
    /// there, it is written after three slashes.
    private var wholeURL: String {
        let given = Spelling.escaped(url: url.given)
        if Spelling.isURL(given) { return given }
        let scheme = given.utf8.prefix { $0 != ASCII.colon }
        let path = given.utf8.dropFirst(scheme.count + 1).drop { $0 == ASCII.slash }
        return String(decoding: Array(scheme) + Array(":///".utf8) + Array(path), as: UTF8.self)
    }

    /// The segments that a redirect makes of the values; `nil` if a value is missing.
    func segments(of path: [LinkLine.Segment]) -> [String]? {
        var segments: [String] = []
        for part in path {
            switch part {
            case .literal(let text): segments.append(text)
            case .text(let form):
                let texts = form.parts.compactMap { part in part.hole.parameter.flatMap(text) }
                guard texts.count == form.parts.count else { return form.loneHole?.absent == nil ? nil : segments }
                segments.append(form.prefix + zip(form.parts, texts).map { $1 + $0.suffix }.joined())
            case .rest(let hole): segments += hole.parameter.map(texts) ?? []
            case .anything: break
            }
        }
        return segments
    }
}
