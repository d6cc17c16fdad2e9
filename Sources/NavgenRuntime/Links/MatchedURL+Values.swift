// Reads the values of a matched URL, by the indices of the node's parameters.
nonisolated extension MatchedURL {
    /// The part of the URL that contains a value; `nil` if the pattern has no such value.
    @inline(__always)
    private func source(_ parameter: Int) -> UnsafePointer<LinkTable.Source>? {
        let pattern = state.pointee.pattern
        return parameter < pattern.pointee.sourceCount ? pattern.pointee.sources + parameter : nil
    }

    /// The segment of a value that was already read when it was checked.
    @inline(__always)
    private func readSegment(_ parameter: Int) -> UnsafePointer<Segment>? {
        guard let source = source(parameter), source.pointee.kind == .segment, source.pointee.text < 0,
            Int(source.pointee.index) < state.pointee.count
        else { return nil }
        let segment = UnsafePointer(state.pointee.segments) + Int(source.pointee.index)
        return segment.pointee.isRead ? segment : nil
    }

    @usableFromInline
    func int(_ parameter: Int) -> Int? {
        if let segment = readSegment(parameter) { return Int(truncatingIfNeeded: segment.pointee.value) }
        if let text = value(parameter) { return text.int.map { Int(truncatingIfNeeded: $0) } }
        return absent(parameter)?.first.flatMap { Int(spelling: $0) }
    }

    @usableFromInline
    func uuid(_ parameter: Int) -> (UInt64, UInt64)? {
        if let segment = readSegment(parameter) { return (segment.pointee.value, segment.pointee.rest) }
        return text(parameter)?.withBytes(Spelling.uuid)
    }

    /// The value as a string. If the URL omits it, this is the pattern's value for this case, or
    /// `nil`.
    @usableFromInline
    func text(_ parameter: Int) -> String? {
        if let text = value(parameter) { return spelled(text.string, parameter) }
        if source(parameter)?.pointee.kind == .wholeURL { return wholeURL }
        return textOfRest(parameter) ?? textOfHost(parameter) ?? absent(parameter)?.first
    }

    /// The URL itself, as a value of `URL`. If a segment in the place of the host is not allowed
    /// there, it is written after three slashes.
    @inline(never)
    private var wholeURL: String? {
        let given = Spelling.escaped(url: String(decoding: state.pointee.given, as: UTF8.self))
        if Spelling.isURL(given) { return given }
        let scheme = given.utf8.prefix { $0 != ASCII.colon }
        let path = given.utf8.dropFirst(scheme.count + 1).drop { $0 == ASCII.slash }
        return String(decoding: Array(scheme) + Array(":///".utf8) + Array(path), as: UTF8.self)
    }

    /// The value of a string that consists of all remaining segments.
    @inline(never)
    private func textOfRest(_ parameter: Int) -> String? {
        let rest = rest(parameter)
        return rest.isEmpty ? nil : rest.map(\.string).joined(separator: "/")
    }

    /// The value in the host.
    @inline(never)
    private func textOfHost(_ parameter: Int) -> String? {
        guard let source = source(parameter), source.pointee.kind == .host else { return nil }
        let host = LinkOrigin.host(state.pointee.bytes).dropLast(Int(source.pointee.suffix))
        return spelled(String(decoding: host, as: UTF8.self), parameter)
    }

    /// Whether the value in the host is one of its type.
    @inline(never)
    func matchesHost(_ pattern: UnsafePointer<LinkTable.Pattern>) -> Bool {
        let host = LinkOrigin.host(state.pointee.bytes).dropLast(Int(pattern.pointee.hostSuffix))
        return Array(host).withUnsafeBufferPointer {
            state.pointee.rows.pointee.checks.accepts(LinkText($0), pattern.pointee.hostCheck)
        }
    }

    /// The values of a list as strings. If the URL omits it, these are the pattern's values for
    /// this case, or none.
    @usableFromInline
    func texts(_ parameter: Int) -> [String] {
        guard let source = source(parameter) else { return [] }
        let texts = source.pointee.kind == .item ? values(of: Int(source.pointee.index)) : rest(parameter)
        return texts.isEmpty ? absent(parameter) ?? [] : texts.map { spelled($0.string, parameter) }
    }

    /// The raw value that a text spells, if the case of its letters is ignored.
    @inline(__always)
    private func spelled(_ text: String, _ parameter: Int) -> String {
        guard let choices = source(parameter)?.pointee.choices else { return text }
        return choices.pointee.first { ASCII.areEqual($0.utf8, text.utf8) } ?? text
    }

    /// The part of the URL that is the value.
    @inline(__always)
    private func value(_ parameter: Int) -> LinkText? {
        guard let source = source(parameter) else { return nil }
        if source.pointee.kind == .segment, source.pointee.text < 0 { return segment(Int(source.pointee.index)) }
        return valueElsewhere(source.pointee)
    }

    @inline(never)
    private func valueElsewhere(_ source: LinkTable.Source) -> LinkText? {
        let index = Int(source.index)
        let whole: LinkText?
        switch source.kind {
        case .none, .rest, .hashRest, .wholeURL, .host: return nil
        case .item: whole = value(of: index)
        case .fragment: whole = fragment
        case .segment: whole = segment(index)
        case .hashSegment:
            let segments = hashSegments ?? []
            whole = index < segments.count ? segments[index] : nil
        }
        guard source.text >= 0 else { return whole }
        let checks = state.pointee.rows.pointee.checks
        return whole?.value(Int(source.number), of: checks.texts[Int(source.text)])
    }

    /// The remaining segments of the path, if they are the value.
    private func rest(_ parameter: Int) -> [LinkText] {
        guard let source = source(parameter) else { return [] }
        if source.pointee.kind == .hashRest { return Array((hashSegments ?? []).dropFirst(Int(source.pointee.index))) }
        guard source.pointee.kind == .rest else { return [] }
        return (Int(source.pointee.index)..<max(state.pointee.count, Int(source.pointee.index))).compactMap(segment)
    }

    /// The value that is fixed by the pattern or omitted in its URLs.
    private func absent(_ parameter: Int) -> [String]? { source(parameter)?.pointee.absent?.pointee }

    private func segment(_ index: Int) -> LinkText? {
        index < state.pointee.count ? state.pointee.segments[index].text : nil
    }
}
