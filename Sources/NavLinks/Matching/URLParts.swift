import NavGraph
import NavSyntax

/// A parsed URL. The path is decoded; query and fragment are decoded only when a pattern needs
/// them.
public struct URLParts: Sendable {
    /// The reason why no pattern can match a URL.
    public enum Refusal: Error, Sendable, Hashable {
        case tooLong(limit: Int)
        case controlCharacter
        case noScheme
        case unknownScheme(String)
        /// `https:` without `//` and a host.
        case noHost
        case unknownHost(String)
        /// A host with other characters than those of host names, or with an empty label.
        case hostName(String)
        case userInfo
        case port
        /// `https://[::1]`.
        case address
        /// `shop:order`.
        case noSlash
        case emptySegment
        case dotSegment
        case percentEscape
        case notUTF8
        case trailingSlash(isWanted: Bool)

        public var message: String {
            switch self {
            case .tooLong(let limit): "it is longer than \(limit) bytes (`links: {maxLength: …}`)"
            case .controlCharacter: "it has a control character"
            case .noScheme: "it has no scheme, such as `https:`"
            case .unknownScheme(let scheme): "no link has the scheme `\(scheme)`"
            case .noHost: "it has no host"
            case .unknownHost(let host): "no link has the host `\(host)`"
            case .hostName(let host):
                "its host, `\(host)`, is not a name of ASCII letters, digits, hyphens and underscores between dots"
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

    /// The index of scheme and host in the table of origins.
    var origin: Int
    /// The host in lower case, without the default port. Nil if there is none.
    private(set) var host: String?
    public var segments: [String]
    /// Whether the path ends with a slash. Nil if it has no segments, or was rewritten by a redirect,
    /// which does not depend on it.
    var endsWithSlash: Bool?
    /// Decoded keys, or nil if they cannot be decoded; ranges of the raw values, or nil for an item
    /// without `=`.
    private var items: [(key: ExactString?, value: Range<Int>?)]
    private var fragmentRange: Range<Int>?
    /// The fragment, if it is a hash route.
    private(set) var hash: HashRoute?
    private let bytes: [UInt8]

    /// A fragment that begins with `/`, and is a path.
    struct HashRoute {
        var segments: [String]
        fileprivate var items: [(key: ExactString?, value: Range<Int>?)] = []
    }

    /// Which origins are accepted, and how paths may end.
    struct Rules: Sendable {
        var origins: OriginTable
        /// By scheme of the table: whether the current build reads it.
        var schemes: [Bool]
        var trailingSlash: (isAllowed: Bool, isNeeded: Bool)
        var maxLength: Int
    }

    init(_ url: [UInt8], _ rules: Rules) throws(Refusal) {
        bytes = url
        guard url.count <= rules.maxLength else { throw .tooLong(limit: rules.maxLength) }
        guard !Self.hasControls(url) else { throw .controlCharacter }
        guard let colon = url.firstIndex(of: UInt8(ascii: ":")), let name = Self.scheme(url[..<colon]) else {
            throw .noScheme
        }
        guard let scheme = rules.origins.scheme(name), rules.schemes[scheme] else { throw .unknownScheme(name) }
        let pathEnd = url[(colon + 1)...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.count
        var path = (colon + 1)..<pathEnd
        var host: (name: String, number: Int)?
        var first: Range<Int>?
        if url[path].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
            let start = colon + 3
            let end = url[start..<pathEnd].firstIndex(of: UInt8(ascii: "/")) ?? pathEnd
            path = end..<pathEnd
            if OriginTable.isWeb(name) {
                host = try Self.webHost(url[start..<end], name, rules.origins)
            } else if start < end {
                let authority = url[start..<end]
                guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
                let name = String(decoding: authority, as: UTF8.self).foldedASCII
                host = rules.origins.host(name, isWeb: false).map { (name, $0) }
                guard host != nil || !authority.contains(UInt8(ascii: ":")) else { throw Self.colon(in: authority) }
                if host == nil { first = start..<end }
            }
        } else if OriginTable.isWeb(name) {
            throw .noHost
        } else if let byte = url[path].first, byte != UInt8(ascii: "/") {
            throw .noSlash
        }
        origin = rules.origins.piece(scheme, host?.number)
        self.host = host?.name
        (segments, endsWithSlash) = try Self.segments(url, first, path, rules)
        items = []
        var rest = pathEnd
        if rest < url.count, url[rest] == UInt8(ascii: "?") {
            let end = url[rest...].firstIndex(of: UInt8(ascii: "#")) ?? url.count
            items = Self.items(url, (rest + 1)..<end)
            rest = end
        }
        guard rest < url.count else { return }
        fragmentRange = (rest + 1)..<url.count
        hash = Self.hash(url, (rest + 1)..<url.count)
    }

    private static func hash(_ url: [UInt8], _ range: Range<Int>) -> HashRoute? {
        guard url[range].first == UInt8(ascii: "/") else { return nil }
        let end = url[range].firstIndex(of: UInt8(ascii: "?")) ?? range.upperBound
        var segments: [String] = []
        var start = range.lowerBound + 1
        while start < end {
            let next = url[start..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
            guard let segment = try? segment(url, start..<next) else { return nil }
            segments.append(segment)
            start = next + 1
        }
        var route = HashRoute(segments: segments)
        if end < range.upperBound { route.items = items(url, (end + 1)..<range.upperBound) }
        return route
    }

    private static func hasControls(_ url: [UInt8]) -> Bool {
        var last: UInt8 = 0
        for byte in url {
            if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0 && byte >= 0x80) { return true }
            last = byte
        }
        return false
    }

    private static func scheme(_ bytes: ArraySlice<UInt8>) -> String? {
        guard let first = bytes.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return nil }
        var lowered: [UInt8] = []
        for byte in bytes {
            switch byte {
            case 0x41...0x5A: lowered.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): lowered.append(byte)
            default: return nil
            }
        }
        return String(decoding: lowered, as: UTF8.self)
    }

    /// The reason to refuse an authority with a colon.
    private static func colon(in authority: ArraySlice<UInt8>) -> Refusal {
        authority.first == UInt8(ascii: "[") ? .address : .port
    }

    private static func webHost(
        _ authority: ArraySlice<UInt8>, _ scheme: String, _ origins: OriginTable
    ) throws(Refusal) -> (name: String, number: Int) {
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }
        // Only ASCII letters are lowercased: Unicode would map the Kelvin sign to k.
        var name = String(decoding: authority, as: UTF8.self).foldedASCII
        let port = scheme == "https" ? ":443" : ":80"
        // Compares bytes, since a colon may be part of a larger `Character`.
        if name.utf8.suffix(port.utf8.count).elementsEqual(port.utf8) {
            name = String(decoding: name.utf8.dropLast(port.utf8.count), as: UTF8.self)
        }
        guard !name.isEmpty else { throw .noHost }
        if let number = origins.host(name, isWeb: true) { return (name, number) }
        guard !name.utf8.contains(UInt8(ascii: ":")) else { throw Self.colon(in: authority) }
        throw HostClasses.hostNames.accepts(name) ? .unknownHost(name) : .hostName(name)
    }

    private static func segments(
        _ url: [UInt8], _ first: Range<Int>?, _ path: Range<Int>, _ rules: Rules
    ) throws(Refusal) -> ([String], endsWithSlash: Bool?) {
        var segments: [String] = []
        if let first { segments.append(try segment(url, first)) }
        guard !path.isEmpty else {
            if first != nil, rules.trailingSlash.isNeeded { throw .trailingSlash(isWanted: true) }
            return (segments, first == nil ? nil : false)
        }
        var start = path.lowerBound + 1
        while start < path.upperBound {
            let end = url[start..<path.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? path.upperBound
            segments.append(try segment(url, start..<end))
            start = end + 1
        }
        guard !segments.isEmpty else { return (segments, nil) }
        // After the last segment, `start` is one past the end if there is no slash.
        let endsWithSlash = start == path.upperBound
        if endsWithSlash, !rules.trailingSlash.isAllowed { throw .trailingSlash(isWanted: false) }
        if !endsWithSlash, rules.trailingSlash.isNeeded { throw .trailingSlash(isWanted: true) }
        return (segments, endsWithSlash)
    }

    private static func segment(_ url: [UInt8], _ range: Range<Int>) throws(Refusal) -> String {
        guard !range.isEmpty else { throw .emptySegment }
        guard url[range].contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else {
            let text = String(decoding: url[range], as: UTF8.self)
            if text == "." || text == ".." { throw .dotSegment }
            return text
        }
        guard let decoded = decoded(url, range) else { throw .percentEscape }
        let text = String(decoding: decoded, as: UTF8.self)
        guard text.utf8.elementsEqual(decoded) else { throw .notUTF8 }
        guard !hasControls(decoded) else { throw .controlCharacter }
        if text == "." || text == ".." { throw .dotSegment }
        return text
    }

    /// Decodes percent escapes. Nil if one is malformed.
    private static func decoded(_ url: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if url[index] == UInt8(ascii: "%") {
                guard index + 2 < range.upperBound, let high = Hex.digit(url[index + 1]),
                    let low = Hex.digit(url[index + 2])
                else { return nil }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(url[index])
                index += 1
            }
        }
        return bytes
    }

    private static func text(_ url: [UInt8], _ range: Range<Int>) -> String? {
        guard let decoded = decoded(url, range) else { return nil }
        let text = String(decoding: decoded, as: UTF8.self)
        return text.utf8.elementsEqual(decoded) ? text : nil
    }

    private static func items(_ url: [UInt8], _ range: Range<Int>) -> [(key: ExactString?, value: Range<Int>?)] {
        var items: [(key: ExactString?, value: Range<Int>?)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = url[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
            if start < end {
                let equals = url[start..<end].firstIndex(of: UInt8(ascii: "="))
                items.append(
                    (text(url, start..<(equals ?? end)).map { ExactString($0) }, equals.map { ($0 + 1)..<end }))
            }
            start = end + 1
        }
        return items
    }

    // MARK: Query and fragment

    /// A value of a query item.
    enum Value {
        case text(String)
        /// Without `=`.
        case bare
        /// Cannot be decoded.
        case broken
    }

    /// The values of a key, or only the first.
    func values(of key: QueryKey, onlyFirst: Bool) -> [Value] {
        var values: [Value] = []
        let items = key.isInFragment ? hash?.items ?? [] : items
        for item in items where item.key == key.name {
            if let range = item.value {
                values.append(Self.text(bytes, range).map { .text($0) } ?? .broken)
            } else {
                values.append(.bare)
            }
            if onlyFirst { break }
        }
        return values
    }

    /// The URL itself as a value of the type `URL`. If a segment in the place of the host is not
    /// allowed there, it is written after three slashes.
    var wholeURL: String {
        let text = ValueType.url.value(of: String(decoding: bytes, as: UTF8.self))
        if TypeLanguages.of(.url).accepts(text) { return text }
        let scheme = text.prefix { $0 != ":" }
        return scheme + ":///" + text.utf8.dropFirst(scheme.utf8.count + 1).drop { $0 == UInt8(ascii: "/") }.text
    }

    var hasFragment: Bool { fragmentRange != nil }

    /// Continues with the path to which a redirect leads.
    mutating func follow(_ redirect: Pattern, to segments: [String]) {
        self.segments = segments
        // How the old path ends does not matter for the new one.
        endsWithSlash = nil
        guard redirect.namesFragment else { return }
        fragmentRange = nil
        hash = nil
    }

    /// Nil if there is none or it cannot be decoded.
    var fragment: String? { fragmentRange.flatMap { Self.text(bytes, $0) } }

    /// The fragment as languages describe it. Nil if there is none or it cannot be decoded.
    var fragmentScalars: [UInt32]? {
        guard let hash else { return fragment?.unicodeScalars.map(\.value) }
        return [Language.hash]
            + hash.segments.map { $0.unicodeScalars.map(\.value) }.joined(separator: [Language.separator])
    }

    /// Whether `isNamed` is true for every key.
    func hasOnlyKeys(_ isNamed: (QueryKey) -> Bool) -> Bool {
        items.allSatisfy { $0.key.map { isNamed(QueryKey($0)) } ?? false }
    }
}

extension Sequence<UInt8> {
    fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
