// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead.
nonisolated enum LibraryLink: Hashable, Sendable {
    case catalog(LibraryCatalogLink)
    case loans(LibraryLoansLink)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension LibraryLink {
    /// Which node it is.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.place
        case .loans(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .catalog(let inner): return inner.fields
        case .loans(let inner): return inner.fields
        }
    }
}

nonisolated extension LibraryLink {
    /// The link that a URL is; nil where no pattern matches it.
    init?(_ url: String) {
        guard let link = LibraryURL.link(url, build: 0) else { return nil }
        self = link
    }

    /// The link that a URL is; nil where no pattern matches it.
    init?(url: URL) {
        self.init(url.absoluteString)
    }

    /// The URL that says all its values, as the first of its patterns writes it; nil where none
    /// can.
    var url: String? { url() }

    /// The URL with a scheme or a host, or of another build; nil where no pattern has such a one.
    func url(scheme: String? = nil, host: String? = nil) -> String? {
        let fields = fields
        for pattern in LibraryLinkTable.patterns(of: node) {
            let origin = LibraryLinkTable.origin(pattern, 0, scheme, host)
            guard let origin,
                let text =
                    LibraryURLWriter.url(LibraryLinkTable.templates[pattern], fields, origin),
                LibraryLink(text) == self
            else { continue }
            return text
        }
        return nil
    }
}

/// The patterns of all links, as tables: a trie of their paths, segment by segment, and what each
/// asks for beyond its path. Tables compile in a fraction of the time that branches would take, and
/// grow with the graph alone.
nonisolated enum LibraryLinkTable {
    /// A row for each node of the trie: where the hash table of its literal segments starts, one
    /// less than its size; the ways that check a segment; the patterns that end here; the lowest
    /// rank of all patterns that lie ahead.
    private static let nodes: [Int32] = [
        0, 7, 0, 0, 0, 0, 0,  // /
        8, -1, 0, 1, 0, 1, 0,  // /shelves
        8, -1, 1, 1, 1, 2, 1,  // /shelves/{genre}
        8, -1, 1, 2, 2, 2, 2,  // /book
        8, 0, 2, 2, 2, 3, 2,  // /book/{isbn}
        9, 0, 2, 2, 3, 4, 3,  // /loans
        10, -1, 2, 2, 4, 5, 4,  // /loans/rules
        10, -1, 2, 2, 5, 6, 5,  // /book/{isbn}/borrow
    ]

    /// The literal segments, by their first and their last eight bytes.
    private static let words: [UInt64] = [
        0x0, 0x0,
        0x736E_616F_6E61_6F6C, 0x0,  // /loans
        0x0, 0x0,
        0x0, 0x0,
        0x6B6F_6F62_6B6F_6F62, 0x0,  // /book
        0x0, 0x0,
        0x0, 0x0,
        0x7365_766C_6C65_6873, 0x0,  // /shelves
        0x776F_7272_7272_6F62, 0x0,  // /book/{isbn}/borrow
        0x7365_6C75_656C_7572, 0x0,  // /loans/rules
    ]

    /// Their lengths, or -1 where there is none; where they lead; the long text they are.
    private static let slots: [Int32] = [
        -1, -1, -1,
        5, 5, -1,
        -1, -1, -1,
        -1, -1, -1,
        4, 3, -1,
        -1, -1, -1,
        -1, -1, -1,
        7, 1, -1,
        6, 7, -1,
        5, 6, -1,
    ]

    /// How segments are checked that are not literal; where they lead; 1 for all that follow.
    private static let ways: [Int32] = [
        0, 2, 0,  // /shelves/{genre}
        1, 4, 0,  // /book/{isbn}
    ]

    /// The patterns that end at nodes.
    private static let ends: [Int32] = [
        0, 1, 2, 3, 4, 5,
    ]

    /// Of each pattern: its rank, the lowest wins; its schemes and hosts; its query items; its
    /// fragment; 1 where it allows no other items.
    private static let patterns: [Int32] = [
        0, 0, 0, 0, -1, 0,  // /shelves
        1, 0, 0, 0, -1, 0,  // /shelves/{genre}
        2, 0, 0, 0, -1, 0,  // /book/{isbn}
        3, 0, 0, 0, -1, 0,  // /loans
        4, 0, 0, 0, -1, 0,  // /loans/rules
        5, 0, 0, 0, -1, 0,  // /book/{isbn}/borrow
    ]

    /// Where the numbers lie, as long as the app runs: nobody counts references to them, and nobody
    /// writes to them.
    struct Numbers {
        let nodes = Self.constant(LibraryLinkTable.nodes)
        let slots = Self.constant(LibraryLinkTable.slots)
        let ways = Self.constant(LibraryLinkTable.ways)
        let ends = Self.constant(LibraryLinkTable.ends)
        let patterns = Self.constant(LibraryLinkTable.patterns)
        let words = Self.constant(LibraryLinkTable.words)

        private static func constant<Number>(_ numbers: [Number]) -> UnsafePointer<Number> {
            let memory = UnsafeMutablePointer<Number>.allocate(capacity: max(numbers.count, 1))
            memory.initialize(from: numbers, count: numbers.count)
            return UnsafePointer(memory)
        }
    }

    nonisolated(unsafe) static let numbers = Numbers()

    /// Whether a pattern's rule for schemes and hosts lets one through in a build.
    static func allows(_ origin: Int, _ rule: Int, _ build: Int) -> Bool {
        return origin >= 0 && origin <= 1 || origin == 3
    }

    static func isHost(_ text: String) -> Bool {
        let name = text.lowercased()
        return ["library.example.com"].contains(name)
    }

    /// With which scheme and host the URLs of a pattern are written; nil where none is as it is
    /// wanted.
    static func origin(
        _ pattern: Int, _ build: Int, _ scheme: String?, _ host: String?
    ) -> (scheme: String, host: String?)? {
        switch (numbers.patterns[pattern * 6 + 1], build) {
        case (0, 0):
            if (scheme ?? "https") == "https",
                (host ?? "library.example.com") == "library.example.com"
            {
                return ("https", "library.example.com")
            }
            if (scheme ?? "library") == "library", host == nil {
                return ("library", nil)
            }
            if (scheme ?? "library") == "library",
                (host ?? "library.example.com") == "library.example.com"
            {
                return ("library", "library.example.com")
            }
            return nil
        default: return nil
        }
    }

    /// How each pattern is written; a hole names a value by its place.
    static let templates: [String] = [
        "/shelves",
        "/shelves/{0}",
        "/book/{0}",
        "/loans",
        "/loans/rules",
        "/book/{0}/borrow",
    ]

    /// Where the patterns of each node start.
    private static let starts: [Int] = [
        0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6,
    ]

    static func patterns(of node: LibraryNode) -> Range<Int> {
        starts[node.index]..<starts[node.index + 1]
    }

    /// Whether a piece of a URL is what a pattern asks for.
    static func accepts(_ check: Int32, _ text: LibraryURLText) -> Bool {
        switch check {
        case 0: return text.isText && Genre(rawValue: text.text) != nil
        case 1: return text.isText && ISBN(rawValue: text.text) != nil
        default: return false
        }
    }
}

nonisolated extension LibraryLinkTable {
    /// The link of a pattern that matches a URL, with its values.
    static func link(_ pattern: Int, _ url: LibraryURL) -> LibraryLink? {
        switch pattern {
        case 0: return .catalog(.shelves)
        case 1:
            guard let genre = Genre(rawValue: url[1].text) else { return nil }
            return .catalog(.shelf(genre: genre))
        case 2:
            guard let isbn = ISBN(rawValue: url[1].text) else { return nil }
            return .catalog(.book(isbn: isbn))
        case 3: return .loans(.current)
        case 4: return .loans(.rules)
        case 5:
            guard let isbn = ISBN(rawValue: url[1].text) else { return nil }
            return .loans(.borrow(isbn: isbn))
        default: return nil
        }
    }
}

/// A URL, taken apart where it lies in memory, and the pattern that it goes to.
///
/// Nothing is allocated: segments with escapes are decoded on the stack.
nonisolated struct LibraryURL {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let tables = LibraryLinkTable.numbers
    private let segments: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>
    private var count = 0
    /// Where the path ends, and the query behind it.
    private var pathEnd = 0
    private var queryEnd = 0
    private var hasEscapes = false
    private let build: Int
    /// Scheme and host, by their number.
    private var origin = 0
    private var best: Int32 = -1
    private var bestRank: Int32 = .max

    /// The link that a URL is.
    static func link(_ text: String, build: Int) -> LibraryLink? {
        var link: LibraryLink?
        if text.utf8.withContiguousStorageIfAvailable({ read($0, build, &link) }) == nil {
            // Text that another language keeps in a way of its own.
            var own = text
            own.withUTF8 { read($0, build, &link) }
        }
        return link
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ build: Int, _ link: inout LibraryLink?
    ) {
        guard bytes.count <= 8192 else { return }
        withUnsafeTemporaryAllocation(
            of: UnsafeBufferPointer<UInt8>.self, capacity: 4
        ) { segments in
            var url = LibraryURL(bytes: bytes, segments: segments, build: build)
            guard url.readOrigin() else { return }
            guard url.hasEscapes else { return url.find(&link) }
            withUnsafeTemporaryAllocation(byteCount: url.pathEnd, alignment: 1) { memory in
                if url.decodeSegments(into: memory) { url.find(&link) }
            }
        }
    }

    private init(
        bytes: UnsafeBufferPointer<UInt8>,
        segments: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>, build: Int
    ) {
        self.bytes = bytes
        self.segments = segments
        self.build = build
    }

    private mutating func find(_ link: inout LibraryLink?) {
        walk(from: 0, at: 0)
        if best >= 0 { link = LibraryLinkTable.link(Int(best), self) }
    }

    private mutating func readOrigin() -> Bool {
        if has("library:", at: 0) { return readCustom(0, 8) }
        if has("https:", at: 0) { return readWeb(2, 6, port: ":443") }
        return false
    }

    /// Of a scheme of the app's own: what stands in the place of a host is the first segment,
    /// unless it is a host.
    private mutating func readCustom(_ scheme: Int, _ start: Int) -> Bool {
        origin = scheme
        guard start < bytes.count else { return readPath(from: start, isOpen: false) }
        guard has("//", at: start) else {
            switch bytes[start] {
            case 0x2F: return readPath(from: start + 1, isOpen: false)
            // ? and #
            case 0x3F, 0x23: return readPath(from: start, isOpen: false)
            default: return false
            }
        }
        let first = start + 2
        if let (host, end) = exactHost(first) {
            origin += host + 1
            return readPath(after: end)
        }
        return readAuthority(first)
    }

    /// An authority that is the first segment, or empty.
    private mutating func readAuthority(_ first: Int) -> Bool {
        guard first < bytes.count else { return readPath(from: first, isOpen: false) }
        if bytes[first] == 0x2F { return readPath(from: first + 1, isOpen: false) }
        if bytes[first] == 0x3F || bytes[first] == 0x23 {
            return readPath(from: first, isOpen: false)
        }
        return readPath(from: first, isOpen: true)
    }

    private mutating func readWeb(_ scheme: Int, _ start: Int, port: StaticString) -> Bool {
        guard has("//", at: start) else { return false }
        if let (host, end) = exactHost(start + 2) {
            origin = scheme + host + 1
            return readPath(after: end)
        }
        let end = endOfAuthority(start + 2)
        var hostEnd = end
        let length = port.utf8CodeUnitCount
        if end - length > start + 2, has(port, at: end - length) { hostEnd = end - length }
        guard let host = host(start + 2, hostEnd) else { return false }
        origin = scheme + host + 1
        return readPath(after: end)
    }

    /// A host without any `*`, and where it ends.
    private func exactHost(_ start: Int) -> (host: Int, end: Int)? {
        if has("library.example.com", at: start), isEnd(start + 19) { return (0, start + 19) }
        return nil
    }

    private func isEnd(_ place: Int) -> Bool {
        place == bytes.count || bytes[place] == 0x2F || bytes[place] == 0x3F || bytes[place] == 0x23
    }

    private func endOfAuthority(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x3F, bytes[end] != 0x23 {
            end += 1
        }
        return end
    }

    private mutating func readPath(after authority: Int) -> Bool {
        let hasSlash = authority < bytes.count && bytes[authority] == 0x2F
        return readPath(from: hasSlash ? authority + 1 : authority, isOpen: false)
    }

    /// The number of a host.
    private func host(_ start: Int, _ end: Int) -> Int? {
        switch end - start {
        case 19:
            if has("library.example.com", at: start) { return 0 }
        default: break
        }
        return nil
    }

    /// Whether a text in lower case stands at a place, whatever the case of its letters there. The
    /// bit by which
    /// letters differ in case is set in all else that schemes and hosts are made of; no control has
    /// it or the next.
    @inline(__always)
    private func has(_ text: StaticString, at place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count, let base = bytes.baseAddress else {
            return false
        }
        let there = UnsafeRawPointer(base + place)
        let own = UnsafeRawPointer(text.utf8Start)
        var offset = 0
        while offset + 8 <= text.utf8CodeUnitCount {
            let word = there.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard
                word | 0x2020_2020_2020_2020
                    == own.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
            else { return false }
            offset += 8
        }
        while offset < text.utf8CodeUnitCount {
            let byte = there.load(fromByteOffset: offset, as: UInt8.self)
            let wanted = own.load(fromByteOffset: offset, as: UInt8.self)
            guard byte >= 0x20, byte | 0x20 == wanted else { return false }
            offset += 1
        }
        return true
    }

    /// Cuts the path into its segments. What is open starts with a segment that stands in the place
    /// of a host.
    private mutating func readPath(from first: Int, isOpen: Bool) -> Bool {
        var start = first
        var place = first
        let end = bytes.count
        guard let base = bytes.baseAddress else { return false }
        while true {
            var byte: UInt8 = 0
            while true {
                place += Self.plainBytes(base + place, end - place)
                guard place < end else { break }
                byte = base[place]
                if byte == 0x2F || byte == 0x3F || byte == 0x23 { break }
                if byte < 0x20 || byte == 0x7F { return false }
                if byte == 0x25 { hasEscapes = true }
                if byte == 0xC2, place + 1 < end, base[place + 1] < 0xA0 { return false }
                place += 1
            }
            let isLast = place == end || byte != 0x2F
            if place == start {
                // Nothing may follow an empty segment, and nothing precede it but a slash.
                guard isLast else { return false }
                break
            }
            guard count < segments.count else { return false }
            let segment = UnsafeBufferPointer(start: base + start, count: place - start)
            if base[start] == 0x2E, isDots(segment) { return false }
            // A port, or user information.
            if isOpen, count == 0, segment.contains(0x3A) || segment.contains(0x40) { return false }
            segments[count] = segment
            count += 1
            if isLast { break }
            place += 1
            start = place
        }
        pathEnd = place
        queryEnd = place
        return place == end || readRest(from: place)
    }

    /// How many bytes from a place on are letters, digits or others that mean nothing in a path:
    /// eight at a time.
    @inline(__always)
    private static func plainBytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var place = 0
        while place + 8 <= count {
            let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let question = word ^ 0x3F3F_3F3F_3F3F_3F3F
            let below0 = (word &- 0x3030_3030_3030_3030) & ~word
            let isQuestion = (question &- 0x0101_0101_0101_0101) & ~question
            let aboveTilde = (word &+ 0x0101_0101_0101_0101) | word
            let special = below0 | isQuestion | aboveTilde
            let marks = special & 0x8080_8080_8080_8080
            if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < count, start[place] >= 0x30, start[place] < 0x7F, start[place] != 0x3F {
            place += 1
        }
        return place
    }

    private func isDots(_ segment: UnsafeBufferPointer<UInt8>) -> Bool {
        segment.count == 1 || (segment.count == 2 && segment[1] == 0x2E)
    }

    /// Looks through query and fragment.
    private mutating func readRest(from start: Int) -> Bool {
        var place = start
        var hash = bytes.count
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x20 || byte == 0x7F { return false }
            if byte == 0xC2, place + 1 < bytes.count, bytes[place + 1] < 0xA0 { return false }
            if byte == 0x23, hash == bytes.count { hash = place }
            place += 1
        }
        queryEnd = hash
        return true
    }

    /// Replaces segments that have escapes by what they mean.
    private mutating func decodeSegments(into memory: UnsafeMutableRawBufferPointer) -> Bool {
        var used = 0
        for place in 0..<count where segments[place].contains(0x25) {
            let free = UnsafeMutableRawBufferPointer(rebasing: memory[used...])
            guard let text = LibraryURLText.decode(segments[place], into: free) else {
                return false
            }
            used += text.count
            guard !text.isEmpty, LibraryURLText.isText(text) else { return false }
            for (index, byte) in text.enumerated() {
                if byte < 0x20 || byte == 0x7F { return false }
                if byte == 0xC2, text[index + 1] < 0xA0 { return false }
            }
            if text[0] == 0x2E, isDots(text) { return false }
            segments[place] = text
        }
        return true
    }

    /// Goes down the trie, and keeps the best pattern that it comes to: the more specific ways come
    /// first, and a
    /// way that leads to nothing better is not taken.
    private mutating func walk(from first: Int, at place: Int) {
        var node = first
        var place = place
        while place < count {
            let row = node * 7
            let literal = child(of: row, place)
            let ways = Int(tables.nodes[row + 2])..<Int(tables.nodes[row + 3])
            if ways.isEmpty {
                guard literal >= 0 else { return }
                node = literal
                place += 1
                continue
            }
            if literal >= 0 { walk(from: literal, at: place + 1) }
            for way in ways { follow(way * 3, at: place) }
            return
        }
        judge(endsOf: node)
    }

    private mutating func follow(_ way: Int, at place: Int) {
        let child = Int(tables.ways[way + 1])
        guard tables.nodes[child * 7 + 6] < bestRank else { return }
        let check = tables.ways[way]
        guard LibraryLinkTable.accepts(check, self[place]) else { return }
        walk(from: child, at: place + 1)
    }

    /// The node to which a segment leads as it stands: a hash table of the first and last eight
    /// bytes.
    private func child(of row: Int, _ place: Int) -> Int {
        let mask = Int(tables.nodes[row + 1])
        guard mask >= 0 else { return -1 }
        let start = Int(tables.nodes[row])
        let segment = segments[place]
        let words = Self.words(segment)
        let first = words.first
        let last = words.last
        let mix = (first ^ (last << 1) ^ UInt64(segment.count)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(mix >> 40) & mask
        while true {
            let row = start + slot
            let length = Int(tables.slots[row * 3])
            if length < 0 { return -1 }
            if length == segment.count, tables.words[row * 2] == first,
                tables.words[row * 2 + 1] == last
            {
                return Int(tables.slots[row * 3 + 1])
            }
            if mask == 0 { return -1 }
            slot = (slot + 1) & mask
            if slot == Int(mix >> 40) & mask { return -1 }
        }
    }

    private static func words(_ text: UnsafeBufferPointer<UInt8>) -> (first: UInt64, last: UInt64) {
        let count = text.count
        guard let base = text.baseAddress, count > 0 else { return (0, 0) }
        let raw = UnsafeRawPointer(base)
        if count >= 8 {
            return (
                raw.loadUnaligned(as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            )
        }
        if count >= 4 {
            let first = raw.loadUnaligned(as: UInt32.self)
            let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            return (UInt64(first) | UInt64(last) << 32, 0)
        }
        let middle = UInt64(text[count / 2]) << 8
        return (UInt64(text[0]) | middle | UInt64(text[count - 1]) << 16, 0)
    }

    private mutating func judge(endsOf node: Int) {
        for end in tables.nodes[node * 7 + 4]..<tables.nodes[node * 7 + 5] {
            let pattern = Int(tables.ends[Int(end)])
            let rank = tables.patterns[pattern * 6]
            if rank < bestRank, matchesBeyondPath(pattern * 6) {
                best = Int32(pattern)
                bestRank = rank
            }
        }
    }

    private func matchesBeyondPath(_ row: Int) -> Bool {
        let rule = Int(tables.patterns[row + 1])
        guard LibraryLinkTable.allows(origin, rule, build) else { return false }
        return true
    }

    /// A segment, by its place.
    subscript(place: Int) -> LibraryURLText { LibraryURLText(segments[place]) }
}

/// A piece of a URL. What it is read as has been checked before.
nonisolated struct LibraryURLText {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let hasEscapes: Bool
    /// A query item without `=`.
    let isBare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool = false, isBare: Bool = false) {
        self.bytes = bytes
        self.hasEscapes = hasEscapes
        self.isBare = isBare
    }

    /// Calls a function with what the piece means; nil where an escape is malformed.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard hasEscapes else { return body(bytes) }
        return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 1) { memory in
            Self.decode(bytes, into: memory).map(body)
        }
    }

    /// Decodes percent escapes; nil where one is malformed.
    static func decode(
        _ text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableRawBufferPointer
    ) -> UnsafeBufferPointer<UInt8>? {
        var used = 0
        var place = 0
        while place < text.count {
            var byte = text[place]
            if byte == 0x25 {
                guard place + 2 < text.count, let high = hexDigit(text[place + 1]),
                    let low = hexDigit(text[place + 2])
                else { return nil }
                byte = high << 4 | low
                place += 2
            }
            memory[used] = byte
            used += 1
            place += 1
        }
        return UnsafeBufferPointer(
            UnsafeMutableRawBufferPointer(rebasing: memory[..<used]).bindMemory(to: UInt8.self))
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x37
        case 0x61...0x66: return byte - 0x57
        default: return nil
        }
    }

    /// Whether bytes are UTF-8.
    static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte < 0x80 { continue }
            let length = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
            guard byte >= 0xC2, byte <= 0xF4, place + length <= bytes.count else { return false }
            switch (byte, bytes[place]) {
            case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return false
            default: break
            }
            for next in bytes[place..<(place + length)] where next & 0xC0 != 0x80 { return false }
            place += length
        }
        return true
    }

    var isText: Bool { !hasEscapes || withBytes(Self.isText) ?? false }

    func isEqual(to text: StaticString) -> Bool {
        let own = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return withBytes { $0.elementsEqual(own) } ?? false
    }

    /// What stands between two texts; nil where they, or something between them, are missing.
    func between(_ front: StaticString, _ back: StaticString) -> LibraryURLText? {
        let (before, after) = (front.utf8CodeUnitCount, back.utf8CodeUnitCount)
        guard bytes.count > before + after, starts(with: front, at: 0),
            starts(with: back, at: bytes.count - after)
        else { return nil }
        return dropping(before, after)
    }

    /// Without some bytes at the front and the back.
    func dropping(_ front: Int, _ back: Int) -> LibraryURLText {
        LibraryURLText(UnsafeBufferPointer(rebasing: bytes[front..<(bytes.count - back)]))
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        let own = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return zip(bytes[place...], own).allSatisfy { $0 == $1 }
    }

    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } ?? "" }
}

/// Writes the URL of a node's values by a template: a path, a query and a fragment with holes.
nonisolated struct LibraryURLWriter {
    private let values: [LibraryFields.Value]
    private var path: [String] = []
    private var beyond = ""

    /// Nil where the template cannot carry the values.
    static func url(
        _ template: String, _ fields: LibraryFields, _ origin: (scheme: String, host: String?)
    ) -> String? {
        var writer = LibraryURLWriter(values: fields.values)
        guard writer.fill(template) else { return nil }
        return writer.text(origin)
    }

    private init(values: [LibraryFields.Value]) { self.values = values }

    private mutating func fill(_ template: String) -> Bool {
        let parts = template.split(separator: " ")
        for demand in parts.dropFirst() {
            guard let hole = Hole(demand[...]), isAbsent(hole) else { return false }
        }
        guard let whole = parts.first else { return false }
        let fragment = whole.split(separator: "#", maxSplits: 1)
        let query = fragment[0].split(separator: "?", maxSplits: 1)
        guard fillPath(query[0]) else { return false }
        var separator = "?"
        for item in query.dropFirst().first?.split(separator: "&") ?? [] {
            guard let texts = itemTexts(item) else { return false }
            for text in texts {
                beyond += separator + text
                separator = "&"
            }
        }
        guard fragment.count > 1 else { return true }
        guard let hole = Hole(fragment[1]) else {
            beyond += "#" + fragment[1]
            return true
        }
        if isAbsent(hole) { return true }
        guard let text = values[hole.place].texts?.first else { return false }
        beyond += "#" + Self.encoded(text, also: "=&:@/?")
        return true
    }

    private mutating func fillPath(_ template: Substring) -> Bool {
        // Optional segments that are only there if a later one is.
        var pending: [String?] = []
        for piece in template.split(separator: "/") {
            guard let open = piece.firstIndex(of: "{"), let close = piece.lastIndex(of: "}"),
                let hole = Hole(piece[open...close])
            else {
                path.append(String(piece))
                continue
            }
            let texts = values[hole.place].texts
            let text = texts.flatMap { $0.count == 1 ? $0[0] : nil }
            let written = text.map {
                piece[..<open] + Self.encoded($0, also: ":@=&")
                    + piece[piece.index(after: close)...]
            }
            if hole.isOptional, isAbsent(hole) {
                pending.append(written.map(String.init))
            } else {
                guard flush(&pending), let written else { return false }
                path.append(String(written))
            }
        }
        return true
    }

    private mutating func flush(_ pending: inout [String?]) -> Bool {
        for segment in pending {
            guard let segment else { return false }
            path.append(segment)
        }
        pending = []
        return true
    }

    /// The items of a key; none where it can be left out.
    private func itemTexts(_ template: Substring) -> [String]? {
        guard let open = template.firstIndex(of: "{"), let hole = Hole(template[open...]) else {
            return [String(template)]
        }
        if hole.isOptional, isAbsent(hole) { return [] }
        guard let texts = values[hole.place].texts, !texts.isEmpty else { return nil }
        return texts.map { template[..<open] + Self.encoded($0, also: "=:@/?") }
    }

    /// Whether a value is what it is where a URL does not say.
    private func isAbsent(_ hole: Hole) -> Bool {
        guard let absent = hole.absent else { return false }
        guard let texts = values[hole.place].texts else { return false }
        return texts.map { Self.encoded($0, also: "") } == absent
    }

    /// `{0}`, `{0-}`, `{0=a,b}`, `{0*}`: a value by its place, and what it is where it is left out.
    private struct Hole {
        var place = 0
        var isRest = false
        var absent: [String]?
        var isOptional: Bool { absent != nil }

        init?(_ text: Substring) {
            guard text.first == "{", text.last == "}" else { return nil }
            var rest = text.dropFirst().dropLast()
            let digits = rest.prefix { $0.isNumber }
            guard let place = Int(digits) else { return nil }
            self.place = place
            rest = rest.dropFirst(digits.count)
            if rest.first == "*" || rest.first == "+" {
                isRest = true
                rest = rest.dropFirst()
            }
            if rest.first == "-" { absent = [] }
            if rest.first == "=" {
                absent = rest.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
                    .map(String.init)
            }
        }
    }

    private func text(_ origin: (scheme: String, host: String?)) -> String {
        var text = origin.scheme + "://"
        if let host = origin.host {
            text += host
            if path.isEmpty { text += "/" }
            for segment in path { text += "/" + segment }
        } else {
            // Of a scheme of the app's own, the first segment stands where others have a host.
            if path.isEmpty { text += "/" }
            for (place, segment) in path.enumerated() {
                if place > 0 {
                    text += "/" + segment
                    continue
                }
                let first = Self.withoutMarks(segment)
                text += LibraryLinkTable.isHost(first) ? "/" + first : first
            }
        }
        return text + beyond
    }

    /// A colon would start a port, an `@` end the name of a user.
    private static func withoutMarks(_ segment: String) -> String {
        var text = ""
        for character in segment {
            switch character {
            case ":": text += "%3A"
            case "@": text += "%40"
            case "=": text += "="
            default: text.append(character)
            }
        }
        return text
    }

    /// With escapes for all but letters, digits, and what has no meaning of its own in that part of
    /// a URL.
    static func encoded(_ text: String, also allowed: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F:
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case 0x7E, 0x21, 0x24, 0x27...0x2C, 0x3B:
                if allowed.isEmpty { fallthrough }
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if byte < 0x80, allowed.utf8.contains(byte) {
                    encoded.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    encoded += byte < 16 ? "%0" + digits : "%" + digits
                }
            }
        }
        return encoded
    }
}

nonisolated extension LibraryFields.Value {
    /// The spellings in a URL: several of a list, none of nil; nil where no URL can say it.
    var texts: [String]? {
        switch self {
        case .none: return []
        case .text(let value): return [value]
        case .other: return nil
        }
    }
}
