import NavGraph
import NavSyntax

@testable import NavLinks

/// Reads URLs by trying each pattern, with the languages of its parts. It shares no code with the reader of apps.
struct SlowReader {
    let links: LinkAnalysis
    let build: Int

    enum Answer: Equatable {
        /// The URL is malformed, or no pattern can match its scheme, host or end.
        case refused
        case unmatched
        case match(node: NodeID, values: [SpelledValue], pattern: Int)

        init(_ answer: LinkAnalysis.Answer, _ links: LinkAnalysis) {
            switch answer {
            case .refused: self = .refused
            case .unmatched, .loop: self = .unmatched
            case .match(let match):
                self = .match(node: match.node, values: match.values, pattern: match.pattern)
            }
        }
    }

    func answer(_ url: [UInt8]) -> Answer {
        guard var parts = SlowURL(url, links, build) else { return .refused }
        var (otherwise, steps, carried) = (Answer.unmatched, 0, 0)
        while let number = winner(parts), let values = values(links.patterns[number], parts) {
            func leads(to node: NodeID) -> Answer { .match(node: node, values: values, pattern: number) }
            let destination: RedirectDestination?
            switch links.patterns[number].owner {
            case .link(let node, _): return leads(to: node)
            case .redirect(let redirect): destination = links.destinations[redirect]
            case .exception: return .unmatched
            }
            switch destination {
            case nil: return otherwise
            case .node(let node)?: return leads(to: node)
            case .path(let pieces, let optional, let rest)?:
                steps += 1
                guard steps <= links.patterns.count, let path = path(pieces, optional, rest, values) else {
                    return otherwise
                }
                parts.segments = path
                parts.endsWithSlash = nil
                if links.patterns[number].namesFragment { (parts.fragment, parts.hash) = (nil, nil) }
            case .carried(let parameter, let node)?:
                if let node { otherwise = leads(to: node) }
                carried += 1
                guard carried <= 8, case .one(let text) = values[parameter],
                    let inner = SlowURL(Array(text.utf8), links, build)
                else { return otherwise }
                parts = inner
                steps = 0
            }
        }
        return otherwise
    }

    // MARK: Patterns

    /// The first pattern that matches a URL, without redirects.
    func winner(of url: [UInt8]) -> Int? { SlowURL(url, links, build).flatMap(winner) }

    func matches(_ number: Int, _ url: [UInt8]) -> Bool {
        SlowURL(url, links, build).map { matches(links.patterns[number], $0) } ?? false
    }

    private func winner(_ url: SlowURL) -> Int? { links.order.first { matches(links.patterns[$0], url) } }

    private func accepts(_ language: LanguageID, _ text: String) -> Bool { links.languages[language].accepts(text) }

    private func matches(_ pattern: Pattern, _ url: SlowURL) -> Bool {
        let isOfOrigin = links.origins.pieces(pattern.origin, in: build).contains(url.origin)
        guard isOfOrigin || pattern.owner == .exception, !pattern.exceptions.contains(where: { matches($0, url) }),
            url.endsWithSlash.map({ pattern.slash != ($0 ? .never : .always) }) ?? true,
            matches(url.segments, pattern.segments, pattern.rest)
        else { return false }
        for item in pattern.query
        where !matches(item, item.key.isInFragment ? url.hash?.items ?? [] : url.items, pattern) {
            return false
        }
        if pattern.rejectsUnknownQuery {
            let own = pattern.query.filter { !$0.key.isInFragment }.map(\.key.name)
            guard url.items.allSatisfy({ item in item.key.map { own.contains(ExactString($0)) } ?? false }) else {
                return false
            }
        }
        guard let fragment = pattern.fragment else { return true }
        if fragment.readable != nil { return url.fragment != nil || fragment.values.allowsNone }
        if let route = pattern.hash, url.fragment != nil {
            return url.hash.map { matches($0.segments, route.segments, route.rest) } ?? false
        }
        switch url.fragment {
        case nil: return fragment.values.allowsNone
        case .text(let text)? where url.hash == nil: return accepts(fragment.values.first, text)
        case let value?:
            guard let hash = url.hash else { return false }
            // Where any text can be, a fragment that is not text does not match, also if its path can be read.
            if case .broken = value, accepts(fragment.values.first, "/" + hash.segments.joined(separator: "/")) {
                return false
            }
            let path =
                [Language.hash]
                + hash.segments.map { $0.unicodeScalars.map(\.value) }
                .joined(separator: [Language.separator])
            return links.languages[fragment.values.first].accepts(path)
        }
    }

    private func matches(_ path: [String], _ segments: [Pattern.Segment], _ rest: Pattern.Rest?) -> Bool {
        let least = (segments.firstIndex { $0.isOptional } ?? segments.count) + (rest?.least ?? 0)
        guard path.count >= least, rest != nil || path.count <= segments.count else { return false }
        return path.enumerated().allSatisfy { index, text in
            let language = index < segments.count ? segments[index].language : rest?.language ?? .nothing
            return accepts(language, text)
        }
    }

    private func matches(_ item: Pattern.Item, _ items: [SlowURL.Item], _ pattern: Pattern) -> Bool {
        let all = items.filter { $0.key.map(ExactString.init) == item.key.name }.map(\.value)
        guard let first = all.first else { return item.values.allowsNone }
        func accepts(_ language: LanguageID, _ value: SlowURL.Value) -> Bool {
            switch value {
            case .text(let text): self.accepts(language, text)
            case .bare: links.languages[language].acceptsBare
            case .broken: false
            }
        }
        if item.readable != nil { return true }
        guard accepts(item.values.first, first) else { return false }
        // Further values of an item that is not a list are not looked at.
        return !pattern.readsAll(item) || all.dropFirst().allSatisfy { accepts(item.values.rest, $0) }
    }

    // MARK: Values

    private func values(_ pattern: Pattern, _ url: SlowURL) -> [SpelledValue]? {
        var values = pattern.parameters.map(\.absent)
        for (number, value) in pattern.fixed { values[number] = value }
        for number in pattern.wholeURL { values[number] = .one(url.whole) }
        read(url.segments, pattern.segments, pattern.rest, pattern, &values)
        for item in pattern.query {
            let items = item.key.isInFragment ? url.hash?.items ?? [] : url.items
            let all = items.filter { $0.key.map(ExactString.init) == item.key.name }.map(\.value)
            guard let text = item.reading.text, let first = all.first else { continue }
            guard let number = text.loneParameter else {
                if case .text(let value) = first { read(value, text, pattern, isSegment: false, &values) }
                continue
            }
            let parameter = pattern.parameters[number]
            func value(_ value: SlowURL.Value) -> String {
                if case .text(let text) = value { return parameter.type.value(of: text) }
                return parameter.type == .bool ? "true" : ""
            }
            func isReadable(_ value: SlowURL.Value) -> Bool {
                guard let readable = item.readable else { return true }
                return switch value {
                case .text(let text): accepts(readable, text)
                case .bare: links.languages[readable].acceptsBare
                case .broken: false
                }
            }
            if parameter.form == .list {
                let texts = all.filter(isReadable).map(value)
                if !texts.isEmpty { values[number] = .many(texts) }
            } else if isReadable(first) {
                values[number] = .one(value(first))
            }
        }
        if let host = pattern.host {
            let text = String(url.host.unicodeScalars.dropLast(host.suffix.unicodeScalars.count))
            guard accepts(host.language, text) else { return nil }
            values[host.parameter] = .one(pattern.parameters[host.parameter].type.value(of: text))
        }
        if let item = pattern.fragment, let text = item.reading.text, case .text(let fragment)? = url.fragment,
            item.readable.map({ $0 == .anyFragment || url.hash == nil && accepts($0, fragment) }) ?? true
        {
            read(fragment, text, pattern, isSegment: false, &values)
        }
        if let route = pattern.hash, let hash = url.hash {
            read(hash.segments, route.segments, route.rest, pattern, &values)
        }
        return values
    }

    private func read(
        _ path: [String], _ segments: [Pattern.Segment], _ rest: Pattern.Rest?, _ pattern: Pattern,
        _ values: inout [SpelledValue]
    ) {
        for (segment, text) in zip(segments, path) {
            if let reading = segment.reading.text { read(text, reading, pattern, isSegment: true, &values) }
        }
        guard let number = rest?.parameter else { return }
        let further = path.dropFirst(segments.count)
        let parameter = pattern.parameters[number]
        if parameter.form == .list {
            if !further.isEmpty { values[number] = .many(further.map { parameter.type.value(of: $0) }) }
        } else if !further.isEmpty || parameter.isRequired {
            values[number] = .one(further.joined(separator: "/"))
        }
    }

    private func read(
        _ string: String, _ text: TextReading, _ pattern: Pattern, isSegment: Bool, _ values: inout [SpelledValue]
    ) {
        let found = Self.values(in: string, text, isFolded: isSegment && pattern.isFolded, isSegment: isSegment)
        for (index, hole) in text.holes.enumerated() {
            let parameter = pattern.parameters[hole.parameter]
            if index < found.count {
                values[hole.parameter] = .one(parameter.type.value(of: found[index]))
            } else if hole.takesSlashes, parameter.isRequired {
                values[hole.parameter] = .one("")
            }
        }
    }

    /// The values in a string that a text matches. Optional ones may be missing at the end.
    private static func values(
        in string: String, _ text: TextReading, isFolded: Bool, isSegment: Bool
    ) -> [String] {
        var bytes = Array(string.utf8)
        if text.prefix.utf8.first == UInt8(ascii: "/"), !isSegment, bytes.count > 1, bytes.last == UInt8(ascii: "/") {
            bytes.removeLast()
        }
        func folded(_ byte: UInt8) -> UInt8 { isFolded && byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
        var values: [String] = []
        var start = text.prefix.utf8.count
        for (index, hole) in text.holes.enumerated() {
            guard start < bytes.count || text.loneParameter != nil else { break }
            let suffix = Array(hole.suffix.utf8)
            var end = bytes.count - suffix.count
            if index + 1 < text.holes.count {
                let starts = start...max(start, bytes.count - suffix.count)
                let found = starts.first { at in
                    at + suffix.count <= bytes.count
                        && suffix.indices.allSatisfy { folded(bytes[at + $0]) == folded(suffix[$0]) }
                }
                end = found ?? bytes.count - text.trimmed(before: index + 1).utf8.count
            }
            guard start <= end else { break }
            values.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end + suffix.count
        }
        return values
    }

    /// The segments that a redirect makes; nil if they are not a valid path.
    private func path(
        _ pieces: [Pattern.Reading], _ optional: Int, _ rest: Int?, _ values: [SpelledValue]
    ) -> [String]? {
        var path: [String] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .ignored: continue
            case .literal(let text): path.append(text)
            case .text(let text):
                let texts = text.holes.compactMap { hole -> String? in
                    if case .one(let text) = values[hole.parameter] { text } else { nil }
                }
                guard texts.count == text.holes.count else { return index >= optional ? path : nil }
                path.append(text.prefix + zip(text.holes, texts).map { $1 + $0.suffix }.joined())
            }
        }
        switch rest.map({ values[$0] }) {
        case nil, .some(.none), .one("")?: break
        case .many(let texts)?: path += texts
        case .one(let text)?:
            path += text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        }
        return path.allSatisfy { TypeLanguages.segments.accepts($0) } ? path : nil
    }
}

/// A URL in its parts.
private struct SlowURL {
    enum Value {
        case text(String)
        /// Without `=`.
        case bare
        /// Cannot be decoded.
        case broken
    }

    struct Item {
        let key: String?
        let value: Value
    }

    var segments: [String] = []
    /// Nil without segments, and after a redirect.
    var endsWithSlash: Bool?
    private(set) var items: [Item] = []
    var fragment: Value?
    /// The fragment, if it is a path.
    var hash: (segments: [String], items: [Item])?
    /// The index of scheme and host in the table of origins.
    let origin: Int
    /// The host in lowercase, without the default port.
    private(set) var host = ""
    /// The URL as a value of the type `URL`.
    let whole: String

    init?(_ url: [UInt8], _ links: LinkAnalysis, _ build: Int) {
        let text = String(decoding: url, as: UTF8.self)
        guard url.count <= links.graph.links.maxLength, !Self.hasControls(url),
            let colon = url.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(url[..<colon])
        else { return nil }
        let name = String(decoding: url[..<colon], as: UTF8.self).lowercased()
        let isWeb = name == "https" || name == "http"
        let named = links.origins.builds[build].schemes + links.patterns.flatMap { $0.origin.schemes ?? [] }
        guard let scheme = links.origins.scheme(name), isWeb || named.contains(name) else { return nil }
        whole = Self.whole(text)
        let rest = url[(colon + 1)...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.count
        var path = rest[..<end]
        var number: Int?
        if path.starts(with: "//".utf8) {
            let authority = path.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
            path = path.dropFirst(2 + authority.count)
            var host = String(decoding: authority, as: UTF8.self).foldedASCII
            guard !authority.contains(UInt8(ascii: "@")) else { return nil }
            // Beside the default port there can be no other.
            let port = name == "https" ? ":443" : ":80"
            if isWeb, host.utf8.suffix(port.utf8.count).elementsEqual(port.utf8) {
                host = String(decoding: host.utf8.dropLast(port.utf8.count), as: UTF8.self)
                if host.isEmpty || host.utf8.contains(UInt8(ascii: ":")) { return nil }
            }
            number = host.isEmpty ? nil : links.origins.host(host, isWeb: isWeb)
            if number != nil {
                self.host = host
            } else if isWeb || authority.contains(UInt8(ascii: ":")) {
                return nil
            } else if !authority.isEmpty {
                guard let first = Self.segment(authority) else { return nil }
                segments.append(first)
            }
        } else if isWeb {
            return nil
        } else if let first = path.first, first != UInt8(ascii: "/") {
            // A pattern such as `mailto:{address}`.
            let own = links.patterns.filter { $0.text.value.lowercased().hasPrefix(name + ":") }
            guard own.contains(where: { !$0.text.value.lowercased().hasPrefix(name + ":/") }) else { return nil }
            number = links.origins.hosts.firstIndex { $0.hasPrefix("/") }
            path = ([UInt8(ascii: "/")] + path)[...]
        }
        origin = links.origins.piece(scheme, number)
        var pieces = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        if pieces.last?.isEmpty ?? false {
            pieces.removeLast()
            endsWithSlash = segments.isEmpty && pieces.isEmpty ? nil : true
        } else if !segments.isEmpty || !pieces.isEmpty {
            endsWithSlash = false
        }
        for piece in pieces {
            guard let segment = Self.segment(piece) else { return nil }
            segments.append(segment)
        }
        let slashes = links.patterns.map(\.slash)
        if let endsWithSlash, !slashes.isEmpty {
            let refused: TrailingSlash = endsWithSlash ? .never : .always
            if slashes.allSatisfy({ $0 == refused }) { return nil }
        }
        var behind = url[end...]
        if behind.first == UInt8(ascii: "?") {
            let query = behind.dropFirst().prefix { $0 != UInt8(ascii: "#") }
            items = Self.items(query)
            behind = behind.dropFirst(1 + query.count)
        }
        guard behind.first == UInt8(ascii: "#") else { return }
        let raw = behind.dropFirst()
        fragment = Self.text(raw).map { .text($0) } ?? .broken
        guard raw.first == UInt8(ascii: "/") else { return }
        let route = raw.dropFirst().prefix { $0 != UInt8(ascii: "?") }
        var parts = route.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty ?? false { parts.removeLast() }
        let found = parts.compactMap(Self.segment)
        guard found.count == parts.count else { return }
        hash = (found, Self.items(raw.dropFirst(1 + route.count).dropFirst()))
    }

    private static func hasControls(_ bytes: some Collection<UInt8>) -> Bool {
        // Checked byte by byte, as the text may be no UTF-8.
        zip([0] + Array(bytes), Array(bytes)).contains { before, byte in
            byte < 0x20 || byte == 0x7F || before == 0xC2 && (0x80..<0xA0).contains(byte)
        }
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        return (bytes.first.map(letters.contains) ?? false)
            && bytes.allSatisfy { letters.union("0123456789+-.".utf8).contains($0) }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = bytes
        var decoded: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            decoded.append(value)
            rest = rest.dropFirst(2)
        }
        return decoded
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        decoded(bytes).flatMap { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return text.utf8.elementsEqual(bytes) ? text : nil
        }
    }

    private static func segment(_ bytes: ArraySlice<UInt8>) -> String? {
        text(bytes).flatMap { $0.isEmpty || $0 == "." || $0 == ".." || hasControls($0.utf8) ? nil : $0 }
    }

    private static func items(_ query: ArraySlice<UInt8>) -> [Item] {
        query.split(separator: UInt8(ascii: "&")).map { item in
            guard let equals = item.firstIndex(of: UInt8(ascii: "=")) else {
                return Item(key: text(item), value: .bare)
            }
            return Item(
                key: text(item[..<equals]), value: text(item[(equals + 1)...]).map { .text($0) } ?? .broken)
        }
    }

    /// The URL with escapes for what URLs do not contain. If a segment in the place of the host is not allowed there,
    /// it is written after three slashes.
    private static func whole(_ text: String) -> String {
        let escaped = ValueType.url.value(of: text)
        if TypeLanguages.of(.url).accepts(escaped) { return escaped }
        let scheme = escaped.prefix { $0 != ":" }
        let path = escaped.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == UInt8(ascii: "/") }
        return scheme + ":///" + String(decoding: Array(path), as: UTF8.self)
    }
}
