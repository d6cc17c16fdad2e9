/// A URL in its parts, with its escapes decoded.
nonisolated struct LinkURL: Sendable {
    /// A part: a range of `bytes`.
    typealias Part = Range<Int>

    /// The value of a query item, or the fragment.
    enum Value: Sendable {
        case none
        /// A query item without `=`.
        case bare
        /// Its escapes cannot be decoded.
        case broken
        case text(Part)
    }

    struct Item: Sendable {
        /// Nil if it cannot be decoded.
        let key: Part?
        let value: Value
    }

    /// A path with its query.
    struct Route: Sendable {
        var segments: [Part] = []
        var items: [Item] = []
    }

    /// The URL, followed by the parts of it that have escapes, decoded.
    private(set) var bytes: [UInt8]
    private let count: Int
    /// The number of its scheme and host.
    private(set) var origin = 0
    /// The host in lowercase, without the default port of its scheme; empty if there is none.
    private(set) var host = 0..<0
    private(set) var route = Route()
    /// Whether the path ends with a slash; `nil` if it has no segments, or was written by a redirect, which does not
    /// depend on it.
    private(set) var endsWithSlash: Bool?
    private(set) var fragment = Value.none
    /// The fragment, if it is a path.
    private(set) var hash: Route?

    init(_ url: [UInt8], _ origins: LinkOrigins, _ rules: LinkRules, build: Int) throws(LinkRefusal) {
        guard url.count <= rules.maxLength else { throw .tooLong(limit: rules.maxLength) }
        bytes = url
        count = url.count
        route.segments.reserveCapacity(8)
        let start = try readOrigin(of: url, origins, build)
        let end = try readPath(of: url, start, rules.trailingSlash)
        guard end < count else { return }
        if Spelling.hasControl(bytes[end..<count]) { throw .controlCharacter }
        let hash = bytes[end] == ASCII.question ? index(of: ASCII.hash, in: (end + 1)..<count) : end
        if end < hash { route.items = readItems((end + 1)..<hash) }
        guard hash < count else { return }
        fragment = value((hash + 1)..<count)
        self.hash = readHash((hash + 1)..<count)
    }

    /// The index of a byte in a range, or the end of the range.
    private func index(of byte: UInt8, in range: Part) -> Int {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] != byte { index += 1 }
        return index
    }

    // MARK: - Scheme and host

    /// Reads the scheme and the host; returns where the path begins.
    private mutating func readOrigin(
        of url: [UInt8], _ origins: LinkOrigins, _ build: Int
    ) throws(LinkRefusal) -> Int {
        guard let colon = url.firstIndex(of: ASCII.colon) else { throw .noScheme }
        guard let scheme = origins.scheme(url, colon, build) else {
            throw LinkOrigins.isScheme(url[..<colon]) ? .unknownScheme(text(0..<colon).lowercased()) : .noScheme
        }
        let isWeb = origins.isWeb(scheme)
        origin = origins.number(scheme, nil)
        let start = colon + 3
        guard start <= count, url[colon + 1] == ASCII.slash, url[colon + 2] == ASCII.slash else {
            if isWeb { throw .noHost }
            let next = colon + 1 < count ? url[colon + 1] : ASCII.slash
            if next == ASCII.slash || next == ASCII.question || next == ASCII.hash { return colon + 1 }
            guard let number = origins.opaqueNumber(scheme) else { throw .noSlash }
            origin = number
            return colon + 1
        }
        var end = start
        var (hasUserInfo, isLowercase, port) = (false, true, nil as Int?)
        while end < url.count {
            let byte = url[end]
            if byte == ASCII.slash || byte == ASCII.question || byte == ASCII.hash { break }
            if byte == ASCII.at { hasUserInfo = true }
            if byte < ASCII.openBracket, byte > ASCII.at { isLowercase = false }
            if byte == ASCII.colon, port == nil { port = end }
            end += 1
        }
        if hasUserInfo { throw .userInfo }
        if start == end, !isWeb { return end }
        let isDefault = port.map { url[$0..<end].elementsEqual(origins.port(scheme)) } ?? false
        host = start..<(isDefault ? port ?? end : end)
        if host.isEmpty { throw .noHost }
        if let number = origins.host(url, host, isWeb: isWeb) {
            origin = origins.number(scheme, number)
            if !isLowercase { host = append(bytes[host].map(ASCII.lowercased)) }
            return end
        }
        if port != nil, !isDefault || !isWeb { throw url[start] == ASCII.openBracket ? .address : .port }
        if isWeb {
            if Spelling.hasControl(url[host]) { throw .controlCharacter }
            host = append(bytes[host].map(ASCII.lowercased))
            throw LinkOrigins.isName(bytes[host]) ? .unknownHost(text(host)) : .hostName(text(host))
        }
        // The first segment takes the place of a host, as in `shop://product/5`.
        host = 0..<0
        try add(start..<end, isPlain: false)
        return end
    }

    // MARK: - Path

    /// Reads the segments of the path; returns where it ends.
    private mutating func readPath(
        of url: [UInt8], _ start: Int, _ slash: LinkRules.TrailingSlash
    ) throws(LinkRefusal) -> Int {
        var (index, first, isPlain) = (start, start, true)
        while index < url.count {
            let byte = url[index]
            if byte == ASCII.slash {
                if index > start { try add(first..<index, isPlain: isPlain) }
                (first, isPlain) = (index + 1, true)
            } else if byte == ASCII.question || byte == ASCII.hash {
                break
            } else if byte == ASCII.percent || byte < 0x20 || byte >= 0x7F {
                isPlain = false
            }
            index += 1
        }
        let isSlashed = first == index && first > start
        if !isSlashed, index > start { try add(first..<index, isPlain: isPlain) }
        guard !route.segments.isEmpty else { return index }
        endsWithSlash = isSlashed
        if isSlashed ? slash == .never : slash == .always { throw .trailingSlash(isWanted: !isSlashed) }
        return index
    }

    /// Adds a segment.
    ///
    /// - Parameter isPlain: Whether it contains only ASCII characters other than `%` and control characters.
    private mutating func add(_ range: Part, isPlain: Bool) throws(LinkRefusal) {
        guard !range.isEmpty else { throw .emptySegment }
        let segment = isPlain ? range : try segment(range)
        if segment.count <= 2, !Self.isSegment(bytes[segment]) { throw .dotSegment }
        route.segments.append(segment)
    }

    private mutating func segment(_ range: Part) throws(LinkRefusal) -> Part {
        guard let segment = decoded(range) else { throw .percentEscape }
        guard Spelling.isUTF8(bytes[segment]) else { throw .notUTF8 }
        if Spelling.hasControl(bytes[segment]) { throw .controlCharacter }
        return segment
    }

    /// Decodes the escapes of a part; `nil` if one is malformed.
    private mutating func decoded(_ range: Part) -> Part? {
        guard bytes[range].contains(ASCII.percent) else { return range }
        guard let decoded = Spelling.decoded(bytes[range]) else { return nil }
        return append(decoded)
    }

    private mutating func append(_ part: some Swift.Sequence<UInt8>) -> Part {
        let start = bytes.count
        bytes += part
        return start..<bytes.count
    }

    /// Whether a string can be a segment: it is not empty, and not `.` or `..`.
    static func isSegment(_ text: ArraySlice<UInt8>) -> Bool {
        !text.isEmpty && !(text.count <= 2 && text.allSatisfy { $0 == ASCII.period })
    }

    /// Continues with the path that a redirect makes; returns `false` if it is not a valid path.
    mutating func follow(_ path: [String], keepsFragment: Bool) -> Bool {
        // How the former path ends does not matter for this one.
        endsWithSlash = nil
        route.segments = path.map { append($0.utf8) }
        if !keepsFragment { (fragment, hash) = (.none, nil) }
        return route.segments.allSatisfy { Self.isSegment(bytes[$0]) && !Spelling.hasControl(bytes[$0]) }
    }

    // MARK: - Query and fragment

    /// Reads the items of a query, without empty ones.
    private mutating func readItems(_ range: Part) -> [Item] {
        var items: [Item] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = index(of: ASCII.ampersand, in: start..<range.upperBound)
            if start < end {
                let equals = index(of: ASCII.equals, in: start..<end)
                var key: Part?
                if case .text(let text) = value(start..<equals) { key = text }
                items.append(Item(key: key, value: equals < end ? value((equals + 1)..<end) : .bare))
            }
            start = end + 1
        }
        return items
    }

    private mutating func value(_ range: Part) -> Value {
        guard let decoded = decoded(range), Spelling.isUTF8(bytes[decoded]) else { return .broken }
        return .text(decoded)
    }

    private mutating func readHash(_ range: Part) -> Route? {
        guard let first = range.first, bytes[first] == ASCII.slash else { return nil }
        let end = index(of: ASCII.question, in: range)
        var hash = Route()
        var start = first + 1
        while start < end {
            let next = index(of: ASCII.slash, in: start..<end)
            guard let segment = try? segment(start..<next), Self.isSegment(bytes[segment]) else { return nil }
            hash.segments.append(segment)
            start = next + 1
        }
        if end < range.upperBound { hash.items = readItems((end + 1)..<range.upperBound) }
        return hash
    }

    // MARK: - Text

    func text(_ part: Part) -> String { String(decoding: bytes[part], as: UTF8.self) }

    /// The URL, as it was given.
    var given: String { text(0..<count) }
}
