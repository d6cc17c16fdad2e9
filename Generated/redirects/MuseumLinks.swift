// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead.
nonisolated enum MuseumLink: Hashable, Sendable {
    /// Today
    ///
    /// `/`
    case today
    /// Exhibition {exhibitionId}
    ///
    /// `/exhibition/{exhibitionId}?lang={lang}`
    case exhibition(exhibitionId: Int, lang: String? = nil)
    /// Floor plan
    ///
    /// `/plan/{floor?}`
    case floorPlan(floor: Floor = .ground)
    /// Ticket {code}
    ///
    /// `/ticket/{code}`
    case ticket(code: TicketCode)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension MuseumLink {
    /// Its node in the graph.
    var node: MuseumNode { MuseumNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .today: return 0
        case .exhibition: return 1
        case .floorPlan: return 2
        case .ticket: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: MuseumFields {
        var fields = MuseumFields(place)
        switch self {
        case .exhibition(let exhibitionId, let lang):
            fields.int(exhibitionId)
            fields.text(lang)
        case .floorPlan(let floor):
            fields.text(floor.rawValue)
        case .ticket(let code):
            fields.text(code.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension MuseumLink {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    init?(_ url: borrowing String) {
        guard let link = MuseumURL.link(url, build: 0) else { return nil }
        self = link
    }

    /// Reads the link of a URL; `nil` if no pattern matches it.
    init?(url: URL) {
        self.init(url.absoluteString)
    }

    /// The URL that has all its values, as the first of its patterns writes it; `nil` if none can.
    var url: String? { url() }

    /// Returns the URL with a scheme or host, or of another build; `nil` if no pattern has one like
    /// that.
    func url(scheme: String? = nil, host: String? = nil) -> String? {
        let fields = fields
        for pattern in MuseumLinkTable.patterns(of: node) {
            let origin = MuseumLinkTable.origin(pattern, 0, scheme, host)
            guard let origin,
                let text = MuseumURLWriter.url(MuseumLinkTable.templates[pattern], fields, origin),
                MuseumLink(text) == self
            else { continue }
            return text
        }
        return nil
    }
}

/// The patterns of all links as tables: a trie of their paths, segment by segment, and what each
/// requires beyond its path. Tables compile in a fraction of the time that branches would take, and
/// grow only with the graph.
nonisolated enum MuseumLinkTable {
    /// A node of the trie: its literal segments, a few (negative) or the size of their hash table;
    /// the ways that check a segment; the patterns that end here; 1 if literal segments can be told
    /// before they are cut off, 2 if all else is a number, 3 if both.
    struct NodeRow {
        let firstSlot, size, firstWay, endOfWays, firstEnd, endOfEnds, quick: Int32
    }

    private static let nodes: [Int32] = [
        0, 32, 0, 0, 0, 1, 1,  // /
        32, 0, 0, 1, 1, 1, 2,  // /exhibition
        32, 0, 1, 1, 1, 2, 0,  // /exhibition/{exhibitionId}
        32, 0, 1, 2, 2, 3, 0,  // /plan
        32, 0, 2, 2, 3, 4, 0,  // /plan/{floor}
        32, 0, 2, 3, 4, 4, 0,  // /ticket
        32, 0, 3, 3, 4, 5, 0,  // /ticket/{code}
        32, 0, 3, 4, 5, 5, 2,  // /ausstellung
        32, 0, 4, 4, 5, 6, 0,  // /ausstellung/{exhibitionId}
        32, 0, 4, 5, 6, 6, 0,  // /t
        32, 0, 5, 5, 6, 7, 0,  // /t/{code}
        32, 0, 5, 5, 7, 8, 0,  // /rooftop-bar
        32, 0, 5, 5, 8, 9, 0,  // /index.html
        32, 0, 5, 6, 9, 10, 0,  // /archive
        32, 0, 6, 6, 10, 11, 0,  // /archive/…
        32, 0, 6, 7, 11, 12, 0,  // /news
        32, 0, 7, 7, 12, 13, 0,  // /news/…
    ]

    /// A literal segment, by its first and last eight bytes.
    struct WordsRow {
        let first, last: UInt64
    }

    private static let words: [UInt64] = [
        0x0, 0x0,
        0x74, 0x0,  // /t
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6E61_6C70, 0x0,  // /plan
        0x0, 0x0,
        0x6974_6962_6968_7865, 0x6E6F_6974_6962_6968,  // /exhibition
        0x65_7669_6863_7261, 0x0,  // /archive
        0x0, 0x0,
        0x6C6C_6574_7373_7561, 0x676E_756C_6C65_7473,  // /ausstellung
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x2D70_6F74_666F_6F72, 0x7261_622D_706F_7466,  // /rooftop-bar
        0x0, 0x0,
        0x0, 0x0,
        0x7377_656E, 0x0,  // /news
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x7468_2E78_6564_6E69, 0x6C6D_7468_2E78_6564,  // /index.html
        0x7465_6B63_6974, 0x0,  // /ticket
        0x0, 0x0,
        0x0, 0x0,
    ]

    /// Its length, or -1 if there is none; where it leads; its text, if that is long.
    struct SlotRow {
        let length, child, text: Int32
    }

    private static let slots: [Int32] = [
        -1, -1, -1,
        1, 9, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        4, 3, -1,
        -1, -1, -1,
        10, 1, -1,
        7, 13, -1,
        -1, -1, -1,
        11, 7, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        11, 11, -1,
        -1, -1, -1,
        -1, -1, -1,
        4, 15, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        10, 12, -1,
        6, 5, -1,
        -1, -1, -1,
        -1, -1, -1,
    ]

    /// How a non-literal segment is checked; where it leads; the lowest rank of all patterns ahead;
    /// 1 if it takes all segments that follow.
    struct WayRow {
        let check, child, lowestRank, isRest: Int32
    }

    private static let ways: [Int32] = [
        1, 2, 1, 0,  // /exhibition/{exhibitionId}
        2, 4, 2, 0,  // /plan/{floor}
        3, 6, 3, 0,  // /ticket/{code}
        1, 8, 4, 0,  // /ausstellung/{exhibitionId}
        3, 10, 5, 0,  // /t/{code}
        0, 14, 8, 1,  // /archive/…
        0, 16, 9, 1,  // /news/…
    ]

    /// The patterns that end at nodes.
    private static let ends: [Int32] = [
        0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9,
    ]

    /// A pattern: its rank (the lowest wins); its schemes and hosts; its query items; its fragment;
    /// 1 if it allows no other items; 1 if a query or fragment must follow the path.
    struct PatternRow {
        let rank, origins, firstItem, endOfItems, fragment, rejectsOthers, needsMore: Int32
    }

    private static let patterns: [Int32] = [
        0, 0, 0, 0, -1, 0, 0,  // /
        1, 0, 0, 1, -1, 0, 0,  // /exhibition/{exhibitionId}?lang={lang}
        2, 0, 1, 1, -1, 0, 0,  // /plan/{floor?}
        3, 0, 1, 1, -1, 0, 0,  // /ticket/{code}
        4, 0, 1, 2, -1, 0, 0,  // /ausstellung/{exhibitionId}
        5, 0, 2, 2, -1, 0, 0,  // /t/{code}
        6, 0, 2, 2, -1, 0, 0,  // /rooftop-bar
        7, 0, 2, 2, -1, 0, 0,  // /index.html
        8, 0, 2, 2, -1, 0, 0,  // /archive/*
        9, 1, 2, 2, -1, 0, 0,  // https://www.museum.example.com/news/*
    ]

    /// A query item or fragment: its key; how it is checked; 1 if it is required; 1 if all its
    /// values count; 1 if it may come without `=`.
    struct ItemRow {
        let key, check, isRequired, isList, isBare: Int32
    }

    private static let items: [Int32] = [
        0, 0, 0, 0, 1,  // lang
        0, 0, 0, 0, 1,  // lang
    ]

    private static let keys: [StaticString] = [
        "lang"
    ]

    /// The tables, in memory that stays as long as the app runs: it is neither reference-counted
    /// nor written to. What is needed together is in one place.
    struct Numbers {
        /// The segment that leads to a node, and the node beside it.
        struct Step {
            var words = WordsRow(first: 0, last: 0)
            var slot = SlotRow(length: -1, child: 0, text: -1)
            let node: NodeRow
            /// Which bytes of a word are those of the segment.
            var mask: UInt64 = 0
        }

        /// A pattern that ends at a node.
        struct End {
            let number: Int32
            let pattern: PatternRow
        }

        /// The steps by literal segments, the root, and the steps by ways.
        let steps: UnsafePointer<Step>
        let root: UnsafePointer<Step>
        let ways: UnsafePointer<WayRow>
        let ends: UnsafePointer<End>
        let patterns: UnsafePointer<PatternRow>
        let items: UnsafePointer<ItemRow>
        let keys: UnsafePointer<StaticString>

        init() {
            let nodes = Self.all(MuseumLinkTable.nodes, NodeRow.self)
            let words = Self.all(MuseumLinkTable.words, WordsRow.self)
            let slots = Self.all(MuseumLinkTable.slots, SlotRow.self)
            let ways = Self.all(MuseumLinkTable.ways, WayRow.self)
            let patterns = Self.all(MuseumLinkTable.patterns, PatternRow.self)
            var steps: [Step] = []
            for (words, slot) in zip(words, slots) {
                // An empty place of a hash table leads nowhere.
                let node = nodes[Int(max(slot.child, 0))]
                let mask = ~0 &>> UInt64(truncatingIfNeeded: 64 - 8 * min(max(slot.length, 1), 8))
                steps.append(Step(words: words, slot: slot, node: node, mask: mask))
            }
            steps.append(Step(node: nodes[0]))
            for way in ways { steps.append(Step(node: nodes[Int(way.child)])) }
            let ends = MuseumLinkTable.ends.map { End(number: $0, pattern: patterns[Int($0)]) }
            self.patterns = Self.kept(patterns)
            self.steps = Self.kept(steps)
            root = self.steps + slots.count
            self.ways = Self.kept(ways)
            self.ends = Self.kept(ends)
            items = Self.kept(Self.all(MuseumLinkTable.items, ItemRow.self))
            keys = Self.kept(MuseumLinkTable.keys)
        }

        func step(of way: Int) -> UnsafePointer<Step> { root + (way &+ 1) }

        static func all<Number, Row>(_ numbers: [Number], _ row: Row.Type) -> [Row] {
            numbers.withUnsafeBytes { Array($0.bindMemory(to: row)) }
        }

        private static func kept<Row>(_ rows: [Row]) -> UnsafePointer<Row> {
            let memory = UnsafeMutablePointer<Row>.allocate(capacity: max(rows.count, 1))
            memory.initialize(from: rows, count: rows.count)
            return UnsafePointer(memory)
        }
    }

    nonisolated(unsafe) static let numbers: UnsafePointer<Numbers> = {
        let memory = UnsafeMutablePointer<Numbers>.allocate(capacity: 1)
        memory.initialize(to: Numbers())
        return UnsafePointer(memory)
    }()

    /// Whether a pattern's rule for schemes and hosts allows one in a build.
    static func allows(_ origin: Int, _ rule: Int, _ build: Int) -> Bool {
        switch (rule, build) {
        case (0, 0): return origin >= 0 && origin <= 2 || origin >= 4 && origin <= 5
        case (1, 0): return origin == 5
        default: return false
        }
    }

    static func isHost(_ text: String) -> Bool {
        let name = text.lowercased()
        return ["museum.example.com", "www.museum.example.com"].contains(name)
    }

    /// The scheme and host with which a pattern's URLs are written; `nil` if none is as requested.
    static func origin(
        _ pattern: Int, _ build: Int, _ scheme: String?, _ host: String?
    ) -> (scheme: String, host: String?)? {
        switch (numbers.pointee.patterns[pattern].origins, build) {
        case (0, 0):
            if (scheme ?? "https") == "https",
                (host ?? "museum.example.com") == "museum.example.com"
            {
                return ("https", "museum.example.com")
            }
            if (scheme ?? "https") == "https",
                (host ?? "www.museum.example.com") == "www.museum.example.com"
            {
                return ("https", "www.museum.example.com")
            }
            if (scheme ?? "museum") == "museum", host == nil {
                return ("museum", nil)
            }
            if (scheme ?? "museum") == "museum",
                (host ?? "museum.example.com") == "museum.example.com"
            {
                return ("museum", "museum.example.com")
            }
            if (scheme ?? "museum") == "museum",
                (host ?? "www.museum.example.com") == "www.museum.example.com"
            {
                return ("museum", "www.museum.example.com")
            }
            return nil
        case (1, 0):
            if (scheme ?? "https") == "https",
                (host ?? "www.museum.example.com") == "www.museum.example.com"
            {
                return ("https", "www.museum.example.com")
            }
            return nil
        default: return nil
        }
    }

    /// How each pattern is written; a hole names a value by its place.
    static let templates: [String] = [
        "/",
        "/exhibition/{0}?lang={1-}",
        "/plan/{0=ground}",
        "/ticket/{0}",
        "",
        "",
        "",
        "",
        "",
        "",
    ]

    /// Where the patterns of each node start.
    private static let starts: [Int] = [
        0, 1, 2, 3, 4,
    ]

    static func patterns(of node: MuseumNode) -> Range<Int> {
        starts[node.index]..<starts[node.index + 1]
    }

    /// Whether a piece of a URL is what a pattern requires.
    static func accepts(_ check: Int32, _ text: MuseumURLText) -> Bool {
        switch check {
        case 0: return text.isText
        case 1: return text.isInt
        case 2: return text.isCase(of: Floor.self)
        case 3: return text.isText && TicketCode.automaton.accepts(text.text)
        default: return false
        }
    }

    /// The path that an old one has become.
    static func rewrittenPath(_ pattern: Int, _ url: MuseumURL) -> String? {
        switch pattern {
        case 4:
            var path = MuseumPath()
            path.add("exhibition")
            path.add(url[1])
            return path.text
        case 5:
            var path = MuseumPath()
            path.add("ticket")
            path.add(url[1])
            return path.text
        default: return nil
        }
    }
}

nonisolated extension MuseumLinkTable {
    /// Makes the link of a pattern that matches a URL, with its values.
    static func link(_ pattern: Int, _ url: MuseumURL) -> MuseumLink? {
        switch pattern {
        case 0: return .today
        case 1: return .exhibition(exhibitionId: url.int(1), lang: url["lang"]?.text)
        case 2:
            let floor: Floor = url.optional(1).flatMap { Floor(rawValue: $0.text) } ?? .ground
            return .floorPlan(floor: floor)
        case 3: return .ticket(code: TicketCode(unchecked: url[1].text))
        case 6: return .floorPlan(floor: .roof)
        case 7: return .today
        case 8: return .today
        case 9: return .today
        default: return nil
        }
    }
}

/// A URL that is being read, and the pattern that it matches.
///
/// It is read in place. One with escapes in its path is copied to the stack, with room to decode
/// them.
nonisolated struct MuseumURL {
    /// A segment of the path.
    private struct Segment {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The first eight bytes.
        let word: UInt64
        /// Whether it has no bytes that may be special.
        var isPlain = true
        /// What it was read as when it was checked, if it was a number or a UUID.
        var isKept = false
        var value: UInt64 = 0

        var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

        var text: MuseumURLText { MuseumURLText(bytes) }

        var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
    }

    private struct State {
        let bytes: MuseumBytes
        let origin: MuseumOrigin
        let build: Int
        let tables = MuseumLinkTable.numbers
        let segments: UnsafeMutablePointer<Segment>

        /// The number of segments, once the path has been cut to its end.
        var count = 0
        /// Negative until then, and if something in the URL is wrong.
        var pathEnd = -1
        /// Negative until the query and fragment have been read.
        var queryEnd = -1

        /// The key that was last found, and its first value.
        var found: (key: UnsafePointer<UInt8>, value: MuseumURLText)?

        /// The best pattern so far: the lowest rank wins.
        var best = -1
        var rank = Int32.max

        /// Whether reading on takes a copy, as a segment has escapes.
        var needsCopy = false
    }

    private let state: UnsafeMutablePointer<State>

    /// Reads the link of a URL.
    static func link(_ text: String, build: Int) -> MuseumLink? {
        let link = text.utf8.withContiguousStorageIfAvailable { read($0, build, redirects: 0) }
        if let link { return link }
        // Text that another language stores in its own way.
        var own = text
        return own.withUTF8 { read($0, build, redirects: 0) }
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, _ build: Int, redirects: Int
    ) -> MuseumLink? {
        guard text.count <= (redirects > 0 ? .max : 8192) else { return nil }
        guard let bytes = MuseumBytes(text) else {
            return readCopy(of: text, build, redirects: redirects)
        }
        return read(bytes, build, redirects: redirects)
    }

    private static func readCopy(
        of text: UnsafeBufferPointer<UInt8>, _ build: Int, redirects: Int
    ) -> MuseumLink? {
        withUnsafeTemporaryAllocation(byteCount: 2 * (text.count + 8), alignment: 8) { memory in
            MuseumBytes(copy: text, in: memory).flatMap { read($0, build, redirects: redirects) }
        }
    }

    @inline(__always)
    private static func read(_ bytes: MuseumBytes, _ build: Int, redirects: Int) -> MuseumLink? {
        guard let origin = MuseumOrigin.read(bytes, build: build) else { return nil }
        return read(bytes, origin, build, redirects: redirects)
    }

    @inline(never)
    private static func read(
        _ bytes: MuseumBytes, _ origin: MuseumOrigin, _ build: Int, redirects: Int
    ) -> MuseumLink? {
        // Room for all segments, if there are more than usual.
        let slashes = bytes.end < 64 ? 0 : bytes.all.reduce(0) { $0 + ($1 == 0x2F ? 1 : 0) }
        let capacity = max(32, slashes + 1)
        return withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { segments in
            guard let first = segments.baseAddress else { return nil }
            var state = State(bytes: bytes, origin: origin, build: build, segments: first)
            return withUnsafeMutablePointer(to: &state) { MuseumURL(state: $0).find(redirects) }
        }
    }

    private func find(_ redirects: Int) -> MuseumLink? {
        walk(from: state.pointee.tables.pointee.root, at: 0, state.pointee.origin.path)
        let best = state.pointee.best
        guard best >= 0 else {
            guard state.pointee.needsCopy else { return nil }
            return Self.readCopy(
                of: state.pointee.bytes.all, state.pointee.build, redirects: redirects)
        }
        if let link = MuseumLinkTable.link(best, self) { return link }
        // An old path: what it has become is read instead.
        guard redirects < 2, let path = MuseumLinkTable.rewrittenPath(best, self) else {
            return nil
        }
        let bytes = state.pointee.bytes
        let front = bytes.all[..<state.pointee.origin.pathStart(bytes)]
        let text = Array(front) + Array(path.utf8) + Array(bytes.all[state.pointee.pathEnd...])
        return text.withUnsafeBufferPointer {
            Self.read($0, state.pointee.build, redirects: redirects + 1)
        }
    }

    /// Goes down the trie and keeps the best pattern that it finds: the more specific ways come
    /// first, and a way that leads to nothing better is not taken.
    @inline(__always)
    private func walk(
        from first: UnsafePointer<MuseumLinkTable.Numbers.Step>, at depth: Int, _ start: Int
    ) {
        let bytes = state.pointee.bytes
        var step = first
        var count = depth
        var place = start
        while place >= 0 {
            let word = bytes.word(place)
            if let next = quickChild(of: step, word, &place) {
                step = next
                count &+= 1
                continue
            }
            if let next = quickNumber(from: step, word, at: count, &place) {
                step = next
                count &+= 1
                continue
            }
            guard cut(word, at: count, &place) else { break }
            var next = child(of: step, at: count)
            let ways = step.pointee.node.endOfWays &- step.pointee.node.firstWay
            if ways == 1, next == nil {
                next = follow(Int(step.pointee.node.firstWay), at: count, place)
            } else if ways > 0 {
                next = followAll(from: step, next, at: count, place)
            }
            guard let next else { return }
            step = next
            count &+= 1
        }
        guard state.pointee.pathEnd >= 0 else { return }
        state.pointee.count = count
        judge(endsOf: step.pointee.node)
    }

    /// Where a segment leads literally, if that can be said before its end is known: no literal
    /// segment here can also be a value, and none has bytes with a meaning of their own.
    @inline(__always)
    private func quickChild(
        of parent: UnsafePointer<MuseumLinkTable.Numbers.Step>, _ word: UInt64, _ place: inout Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        guard parent.pointee.node.quick & 1 != 0 else { return nil }
        let bytes = state.pointee.bytes
        let size = Int(parent.pointee.node.size)
        if size > 0 {
            let end = bytes.segmentEnd(from: place, word)
            let length = end &- place
            let absent = UInt64(truncatingIfNeeded: max(64 &- length &* 8, 0))
            let first = length == 0 ? 0 : word & (~0 &>> absent)
            let step = literal(of: parent, bytes.start + place, length, first)
            return step != nil && pass(to: end, &place) ? step : nil
        }
        var step = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
        let last = step - size
        repeat {
            if word & step.pointee.mask == step.pointee.words.first {
                let length = Int(step.pointee.slot.length)
                let end = place &+ length
                if length <= 8
                    || end <= bytes.end
                        && MuseumBytes.load(bytes.start + (end &- 8)) == step.pointee.words.last,
                    pass(to: end, &place)
                {
                    return step
                }
            }
            step += 1
        } while step < last
        return nil
    }

    /// Follows the only way there is, if that is a number, and one of up to seven digits is next.
    @inline(__always)
    private func quickNumber(
        from parent: UnsafePointer<MuseumLinkTable.Numbers.Step>, _ word: UInt64, at count: Int,
        _ place: inout Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        guard parent.pointee.node.quick & 2 != 0 else { return nil }
        let digits = word ^ 0x3030_3030_3030_3030
        let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        // The first is a digit, and not zero.
        guard others != 0, others & 0x80 == 0, digits & 0xFF != 0 else { return nil }
        let bits = others.trailingZeroBitCount &- 7
        let tables = state.pointee.tables
        let way = Int(parent.pointee.node.firstWay)
        let start = state.pointee.bytes.start + place
        guard tables.pointee.ways[way].lowestRank < state.pointee.rank,
            pass(to: place &+ bits / 8, &place)
        else {
            return nil
        }
        let value = MuseumURLText.value(ofDigits: digits &<< UInt64(truncatingIfNeeded: 64 &- bits))
        let segment = state.pointee.segments + count
        segment.pointee =
            Segment(
                start: start, count: bits / 8, word: word, isKept: true,
                value: UInt64(bitPattern: value))
        return tables.pointee.step(of: way)
    }

    /// Moves the place behind a segment, to the next one or below zero; `false` if the segment does
    /// not end there.
    @inline(__always)
    private func pass(to end: Int, _ place: inout Int) -> Bool {
        let bytes = state.pointee.bytes
        if end < bytes.end {
            if bytes[end] == 0x2F {
                place = end &+ 1
                return true
            }
            guard bytes[end] == 0x3F || bytes[end] == 0x23 else { return false }
        }
        state.pointee.pathEnd = end
        place = -1
        return true
    }

    /// Walks on from a literal child and by all ways that check the segment but the last, which is
    /// left to the caller.
    @inline(never)
    private func followAll(
        from parent: UnsafePointer<MuseumLinkTable.Numbers.Step>,
        _ child: UnsafePointer<MuseumLinkTable.Numbers.Step>?, at count: Int, _ place: Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        var next = child
        for way in parent.pointee.node.firstWay..<parent.pointee.node.endOfWays {
            if let next { walk(from: next, at: count &+ 1, place) }
            next = follow(Int(way), at: count, place)
        }
        return next
    }

    /// Follows a way that checks a segment; `nil` if it refuses or is at its end.
    @inline(__always)
    private func follow(
        _ way: Int, at count: Int, _ place: Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        let tables = state.pointee.tables
        let row = tables.pointee.ways + way
        guard row.pointee.lowestRank < state.pointee.rank else { return nil }
        if row.pointee.isRest == 1 { return followRest(way, at: count, place) }
        return accepts(row.pointee.check, at: count) ? tables.pointee.step(of: way) : nil
    }

    /// Follows a way that takes all segments from one on. Nothing comes after it.
    private func followRest(
        _ way: Int, at first: Int, _ start: Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        let tables = state.pointee.tables
        var count = first + 1
        var place = start
        while place >= 0, cut(state.pointee.bytes.word(place), at: count, &place) { count += 1 }
        guard state.pointee.pathEnd >= 0 else { return nil }
        for segment in first..<count {
            guard MuseumLinkTable.accepts(tables.pointee.ways[way].check, self[segment]) else {
                return nil
            }
        }
        state.pointee.count = count
        judge(endsOf: tables.pointee.step(of: way).pointee.node)
        return nil
    }

    /// Whether a segment is as a way requires. What a number or a UUID is read as is kept.
    @inline(__always)
    private func accepts(_ check: Int32, at place: Int) -> Bool {
        let segment = state.pointee.segments + place
        switch check {
        case 1:
            let piece = segment.pointee
            let number = MuseumURLText.number(piece.start, piece.count, piece.word)
            guard let number else { return false }
            segment.pointee.value = UInt64(bitPattern: number)
            segment.pointee.isKept = true
            return true
        default: return MuseumLinkTable.accepts(check, segment.pointee.text)
        }
    }

    @inline(__always)
    private func judge(endsOf node: MuseumLinkTable.NodeRow) {
        var end = state.pointee.tables.pointee.ends + Int(node.firstEnd)
        let last = state.pointee.tables.pointee.ends + Int(node.endOfEnds)
        while end < last {
            let pattern = end.pointee.pattern
            if pattern.rank < state.pointee.rank,
                MuseumLinkTable.allows(
                    state.pointee.origin.number, Int(pattern.origins), state.pointee.build),
                fits(pattern)
            {
                state.pointee.best = Int(end.pointee.number)
                state.pointee.rank = pattern.rank
            }
            end += 1
        }
    }

    /// Whether what follows the path, which is mostly nothing, is as a pattern requires.
    @inline(__always)
    private func fits(_ pattern: MuseumLinkTable.PatternRow) -> Bool {
        guard state.pointee.pathEnd == state.pointee.bytes.end else { return meets(pattern) }
        state.pointee.queryEnd = state.pointee.pathEnd
        return pattern.needsMore == 0
    }

    /// Where a segment leads literally, once it is cut off. What could be said before need not be
    /// asked again.
    @inline(__always)
    private func child(
        of parent: UnsafePointer<MuseumLinkTable.Numbers.Step>, at place: Int
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        let segment = state.pointee.segments + place
        if parent.pointee.node.quick & 1 != 0, segment.pointee.isPlain { return nil }
        return literal(
            of: parent, segment.pointee.start, segment.pointee.count, segment.pointee.word)
    }

    /// A literal segment, which its first and last eight bytes and its length identify: few texts
    /// are compared one by one, many are found by a hash table.
    @inline(__always)
    private func literal(
        of parent: UnsafePointer<MuseumLinkTable.Numbers.Step>, _ start: UnsafePointer<UInt8>,
        _ length: Int, _ word: UInt64
    ) -> UnsafePointer<MuseumLinkTable.Numbers.Step>? {
        let size = Int(parent.pointee.node.size)
        if size == 0 { return nil }
        let slots = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
        let first = word
        let last = length > 8 ? MuseumBytes.load(start + (length - 8)) : 0
        var step = slots
        if size < 0 {
            let end = slots - size
            repeat {
                if step.pointee.words.first == first, step.pointee.words.last == last,
                    Int(step.pointee.slot.length) == length
                {
                    return step
                }
                step += 1
            } while step < end
            return nil
        }
        let mix = (first ^ last << 1 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(mix >> 40) & (size &- 1)
        step = slots + slot
        while step.pointee.slot.length >= 0 {
            if step.pointee.words.first == first, step.pointee.words.last == last,
                Int(step.pointee.slot.length) == length
            {
                return step
            }
            slot = (slot &+ 1) & (size &- 1)
            step = slots + slot
        }
        return nil
    }

    /// Cuts off the segment that starts at a place with a word, and moves the place to the next
    /// one, or below zero if there is none; `false` at the end of the path, and if the segment is
    /// invalid.
    @inline(__always)
    private func cut(_ word: UInt64, at count: Int, _ place: inout Int) -> Bool {
        let bytes = state.pointee.bytes
        let start = place
        let piece = bytes.piece(start, word)
        let end = start &+ piece.count
        if end == bytes.end {
            state.pointee.pathEnd = end
            place = -1
        } else if bytes[end] == 0x2F {
            place = end &+ 1
        } else {
            return cutSpecial(at: count, &place, end)
        }
        return keep(
            Segment(start: bytes.start + start, count: piece.count, word: piece.word), at: count,
            place)
    }

    /// Keeps a segment, unless it is invalid or the end of the path.
    @inline(__always)
    private func keep(_ segment: Segment, at count: Int, _ place: Int) -> Bool {
        // Nothing may follow an empty segment, and only a slash may precede it.
        if segment.count == 0 { return place < 0 ? false : refuse() }
        if segment.isDots { return refuse() }
        state.pointee.segments[count] = segment
        return true
    }

    private func refuse() -> Bool {
        state.pointee.pathEnd = -1
        return false
    }

    /// Cuts a segment that has bytes that may be special before a slash or the end, from the first
    /// such byte.
    @inline(never)
    private func cutSpecial(at count: Int, _ next: inout Int, _ special: Int) -> Bool {
        let bytes = state.pointee.bytes
        let start = next
        var hasEscapes = false
        var place = special
        while !bytes.isEnd(place) {
            if isRefused(place, at: count) { return refuse() }
            if bytes[place] == 0x25 { hasEscapes = true }
            place = bytes.special(from: place + 1)
        }
        if place < bytes.end, bytes[place] == 0x2F {
            next = place + 1
        } else {
            state.pointee.pathEnd = place
            next = -1
        }
        let piece =
            hasEscapes ? decode(start, place - start) : segment(bytes.start + start, place - start)
        return piece.map { keep($0, at: count, next) } ?? refuse()
    }

    private func segment(_ start: UnsafePointer<UInt8>, _ count: Int) -> Segment {
        Segment(
            start: start, count: count,
            word: count == 0 ? 0 : MuseumBytes.load(start, count: count), isPlain: false)
    }

    /// Whether it is a control character, or a port or user information after what is in the place
    /// of a host.
    private func isRefused(_ place: Int, at count: Int) -> Bool {
        switch state.pointee.bytes[place] {
        case 0x3A, 0x40: return state.pointee.origin.isOpen && count == 0
        default: return state.pointee.bytes.isControl(place)
        }
    }

    /// Decodes a segment with escapes; `nil` if the result is not allowed there, or there is no
    /// room for it.
    private func decode(_ start: Int, _ length: Int) -> Segment? {
        let bytes = state.pointee.bytes
        guard let room = bytes.room(for: start, length) else {
            state.pointee.needsCopy = true
            return nil
        }
        let raw = UnsafeBufferPointer(start: bytes.start + start, count: length)
        let text = MuseumURLText.decode(raw, into: room)
        guard let text, let start = text.baseAddress, !text.isEmpty else { return nil }
        guard MuseumURLText.isText(text), !MuseumBytes.holdsControl(text) else { return nil }
        return segment(start, text.count)
    }

    /// Whether the URL has the query and fragment that a pattern requires.
    @inline(never)
    private func meets(_ pattern: MuseumLinkTable.PatternRow) -> Bool {
        guard state.pointee.queryEnd >= 0 || readBeyondPath() else { return false }
        var item = pattern.firstItem
        while item < pattern.endOfItems {
            if !has(state.pointee.tables.pointee.items[Int(item)]) { return false }
            item += 1
        }
        return true
    }

    /// Scans the query and fragment once; `false` if something in them is refused.
    private func readBeyondPath() -> Bool {
        let bytes = state.pointee.bytes
        var place = state.pointee.pathEnd
        // It was refused before.
        if place < 0 { return false }
        var hash = bytes.end
        place = bytes.refusable(from: place)
        while place < bytes.end {
            if bytes.isControl(place) { return refuse() }
            if bytes[place] == 0x23, hash == bytes.end { hash = place }
            place = bytes.refusable(from: place + 1)
        }
        state.pointee.queryEnd = hash
        return true
    }

    /// Whether an item is as a pattern requires: present if it must be, and valid in each value
    /// that counts.
    private func has(_ wanted: MuseumLinkTable.ItemRow) -> Bool {
        if state.pointee.queryEnd <= state.pointee.pathEnd + 1 { return wanted.isRequired == 0 }
        let key = state.pointee.tables.pointee.keys[Int(wanted.key)]
        var place = state.pointee.pathEnd + 1
        var isThere = false
        while let item = next(&place) {
            guard isKey(item.key, key) else { continue }
            if !isThere { state.pointee.found = (key.utf8Start, item.value) }
            isThere = true
            if item.value.isBare {
                if wanted.isBare == 0 { return false }
            } else if !MuseumLinkTable.accepts(wanted.check, item.value) {
                return false
            }
            // Unless it is a list, the first value counts.
            if wanted.isList == 0 { return true }
        }
        return isThere || wanted.isRequired == 0
    }

    /// Reads the next nonempty item of the query. Without a query, the place is past its end.
    private func next(
        _ place: inout Int
    ) -> (key: UnsafeBufferPointer<UInt8>, value: MuseumURLText)? {
        let bytes = state.pointee.bytes
        let queryEnd = state.pointee.queryEnd
        while place < queryEnd, bytes[place] == 0x26 { place += 1 }
        guard place < queryEnd else { return nil }
        let start = place
        var equals = -1
        var hasEscapes = false
        place = bytes.special(from: start)
        while place < queryEnd, bytes[place] != 0x26 {
            if bytes[place] == 0x3D, equals < 0 { equals = place }
            // An escape in the key is not part of the value.
            if bytes[place] == 0x25, equals >= 0 { hasEscapes = true }
            place = bytes.special(from: place + 1)
        }
        let isBare = equals < 0
        if isBare { equals = place }
        let value = min(equals + 1, place)
        return (
            UnsafeBufferPointer(start: bytes.start + start, count: equals - start),
            MuseumURLText(
                UnsafeBufferPointer(start: bytes.start + value, count: place - value),
                hasEscapes: hasEscapes,
                isBare: isBare)
        )
    }

    private func isKey(_ text: UnsafeBufferPointer<UInt8>, _ key: StaticString) -> Bool {
        guard text.count > key.utf8CodeUnitCount, text.contains(0x25) else {
            return MuseumURLText.equals(text, key)
        }
        return MuseumURLText(text, hasEscapes: true).isEqual(to: key)
    }

    /// The first value of a query item.
    subscript(key: StaticString) -> MuseumURLText? {
        if let found = state.pointee.found, found.key == key.utf8Start { return found.value }
        var place = state.pointee.pathEnd + 1
        while let item = next(&place) {
            if isKey(item.key, key) { return item.value }
        }
        return nil
    }

    /// A segment, by its place.
    subscript(place: Int) -> MuseumURLText { state.pointee.segments[place].text }

    func int(_ place: Int) -> Int {
        let segment = state.pointee.segments[place]
        return segment.isKept ? Int(truncatingIfNeeded: segment.value) : segment.text.int
    }

    /// A segment that may be absent.
    func optional(_ place: Int) -> MuseumURLText? {
        place < state.pointee.count ? self[place] : nil
    }

    /// The segments from a place on.
    func rest(_ place: Int) -> [MuseumURLText] {
        place < state.pointee.count ? (place..<state.pointee.count).map { self[$0] } : []
    }
}

/// The scheme and host of a URL, by number, and where its path starts.
nonisolated struct MuseumOrigin {
    let number: Int
    let path: Int
    /// Whether the first segment is in the place of a host.
    var isOpen = false

    static func read(_ bytes: MuseumBytes, build: Int) -> MuseumOrigin? {
        // museum:
        if bytes.word(0) & 0xFF_FFFF_FFFF_FFFF | 0x2020_2020_2020 == 0x3A_6D75_6573_756D {
            return custom(bytes, 0, 7)
        }
        // https:
        if bytes.word(0) & 0xFFFF_FFFF_FFFF | 0x20_2020_2020 == 0x3A73_7074_7468 {
            return web(bytes, 3, 6, port: ":443")
        }
        return nil
    }

    /// Where the path starts, with its slash. The slashes in `shop://` are not part of the path.
    func pathStart(_ bytes: MuseumBytes) -> Int {
        if isOpen || bytes[path - 1] != 0x2F { return path }
        return bytes[path - 2] == 0x2F && bytes[path - 3] == 0x3A ? path : path - 1
    }

    /// Reads a scheme of the app's own: what is in the place of a host is the first segment, unless
    /// it is a host.
    private static func custom(_ bytes: MuseumBytes, _ scheme: Int, _ start: Int) -> MuseumOrigin? {
        guard bytes.isAuthority(start) else {
            if bytes.isEnd(start) {
                return MuseumOrigin(number: scheme, path: bytes.afterSlash(start))
            }
            return nil
        }
        let first = start + 2
        if let (host, end) = host(bytes, first) {
            return MuseumOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
        }
        // An empty authority, or the first segment.
        if bytes.isEnd(first) { return MuseumOrigin(number: scheme, path: bytes.afterSlash(first)) }
        return MuseumOrigin(number: scheme, path: first, isOpen: true)
    }

    private static func web(
        _ bytes: MuseumBytes, _ scheme: Int, _ start: Int, port: StaticString
    ) -> MuseumOrigin? {
        guard bytes.isAuthority(start), let (host, end) = host(bytes, start + 2, port: port) else {
            return nil
        }
        return MuseumOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
    }

    /// The number of a host and where it ends, if nothing but the port of its scheme follows it.
    private static func host(
        _ bytes: MuseumBytes, _ start: Int, port: StaticString = ""
    ) -> (host: Int, end: Int)? {
        // museum.example.com
        if bytes.word(start) | 0x2000_2020_2020_2020 == 0x652E_6D75_6573_756D,
            bytes.word(start + 8) | 0x2000_2020_2020_2020 == 0x632E_656C_706D_6178,
            bytes.word(start + 10) | 0x2020_2000_2020_2020 == 0x6D6F_632E_656C_706D,
            let end = end(bytes, start + 18, port)
        {
            return (0, end)
        }
        // www.museum.example.com
        if bytes.word(start) | 0x2020_2020_0020_2020 == 0x6573_756D_2E77_7777,
            bytes.word(start + 8) | 0x2020_2020_2000_2020 == 0x706D_6178_652E_6D75,
            bytes.word(start + 14) | 0x2020_2000_2020_2020 == 0x6D6F_632E_656C_706D,
            let end = end(bytes, start + 22, port)
        {
            return (1, end)
        }
        return nil
    }

    /// Where a host ends, with its port if it has one.
    @inline(__always)
    private static func end(_ bytes: MuseumBytes, _ place: Int, _ port: StaticString) -> Int? {
        bytes.isEnd(place) ? place : endOfPort(bytes, place, port)
    }

    @inline(never)
    private static func endOfPort(
        _ bytes: MuseumBytes, _ place: Int, _ port: StaticString
    ) -> Int? {
        let end = place + port.utf8CodeUnitCount
        guard end <= bytes.end, bytes.isEnd(end) else { return nil }
        for offset in 0..<port.utf8CodeUnitCount
        where bytes[place + offset] != port.utf8Start[offset] {
            return nil
        }
        return end
    }
}

/// The bytes of a URL, read eight at a time.
nonisolated struct MuseumBytes {
    let start: UnsafePointer<UInt8>
    let end: Int
    /// Where the last word within the memory starts.
    private let lastWord: Int

    /// Takes a URL in place; `nil` if it is shorter than a word.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let own = text.baseAddress, text.count >= 8 else { return nil }
        start = own
        end = text.count
        lastWord = text.count - 8
    }

    /// Makes a copy, followed by a word of zeros and by as much room again, to decode escapes.
    init?(copy text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableRawBufferPointer) {
        guard let own = text.baseAddress, let raw = memory.baseAddress else { return nil }
        raw.copyMemory(from: own, byteCount: text.count)
        (raw + text.count).storeBytes(of: 0, as: UInt64.self)
        start = UnsafePointer(raw.assumingMemoryBound(to: UInt8.self))
        end = text.count
        lastWord = text.count
    }

    /// Where a piece with escapes can be decoded; `nil` without a copy.
    func room(for first: Int, _ count: Int) -> UnsafeMutableRawBufferPointer? {
        guard lastWord == end else { return nil }
        return UnsafeMutableRawBufferPointer(
            start: UnsafeMutablePointer(mutating: start + (end + 8 + first)), count: count)
    }

    var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end) }

    subscript(place: Int) -> UInt8 { start[place] }

    /// Whether the path or a part of it ends there: at the end of the URL, or at a slash, `?` or
    /// `#`.
    @inline(__always)
    func isEnd(_ place: Int) -> Bool {
        place == end || start[place] == 0x2F || start[place] == 0x3F || start[place] == 0x23
    }

    func afterSlash(_ place: Int) -> Int { place < end && start[place] == 0x2F ? place + 1 : place }

    /// Whether there are two slashes.
    func isAuthority(_ place: Int) -> Bool { word(place) & 0xFFFF == 0x2F2F }

    func isControl(_ place: Int) -> Bool {
        Self.isControl(start[place], place + 1 < end ? start[place + 1] : 0)
    }

    private static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
        switch byte {
        case ..<0x20, 0x7F: return true
        case 0xC2: return next < 0xA0 && next >= 0x80
        default: return false
        }
    }

    static func holdsControl(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { isControl(text[$0], $0 + 1 < text.count ? text[$0 + 1] : 0) }
    }

    /// How many bytes from a place with a word on come before the first that may be special, and
    /// the first eight of them.
    @inline(__always)
    func piece(_ place: Int, _ word: UInt64) -> (count: Int, word: UInt64) {
        let marks = Self.marks(word)
        if marks == 0 { return (special(from: place &+ 8) &- place, word) }
        return (marks.trailingZeroBitCount / 8, word & (marks ^ (marks &- 1)) &>> 8)
    }

    /// The next slash or `?` from a place with a word on, or the end.
    @inline(__always)
    func segmentEnd(from first: Int, _ firstWord: UInt64) -> Int {
        var place = first
        var word = firstWord
        while true {
            // They differ in one bit.
            let others = (word | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F
            let marks = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
            if place >= end { return end }
            word = self.word(place)
        }
    }

    /// The next byte from a place on that may be refused in a query or a fragment, or starts a
    /// fragment, or the end.
    @inline(__always)
    func refusable(from first: Int) -> Int {
        var place = first
        while true {
            let word = word(place)
            let hashes = word ^ 0x2323_2323_2323_2323
            let isHash = (hashes &- 0x0101_0101_0101_0101) & ~hashes
            // The zeros past the end are low as well.
            let isLow = (word &- 0x2020_2020_2020_2020) & ~word
            let isHigh = (word &+ 0x0101_0101_0101_0101) | word
            let marks = (isHash | isLow | isHigh) & 0x8080_8080_8080_8080
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
        }
    }

    /// The next byte from a place on that may be special: letters, digits, dashes and dots are not.
    @inline(__always)
    func special(from first: Int) -> Int {
        var place = first
        while true {
            let marks = Self.marks(word(place))
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
        }
    }

    /// The high bits of the bytes in a word that may be special.
    @inline(__always)
    static func marks(_ word: UInt64) -> UInt64 {
        // Adding what a bound lacks to 0x80 marks the bytes that are at least as great.
        let isDash = (word &+ 0x5353_5353_5353_5353) & ~(word &+ 0x5151_5151_5151_5151)
        let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
        let isLetter = word &+ 0x3F3F_3F3F_3F3F_3F3F
        let isBeyond = (word &+ 0x0101_0101_0101_0101) | word
        return (~(isDash | isDigit | isLetter) | isBeyond) & 0x8080_8080_8080_8080
    }

    /// Eight bytes from a place on, the first the lowest, with zeros past the end.
    @inline(__always)
    func word(_ place: Int) -> UInt64 {
        if place <= lastWord { return Self.load(start + place) }
        // One to eight bytes too far: shifting by a whole word at once is not defined.
        let shift = UInt64(truncatingIfNeeded: (place &- lastWord &- 1) &* 8)
        return (Self.load(start + lastWord) &>> shift) &>> 8
    }

    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// Loads one to eight bytes and no more. The two halves may overlap, as they agree.
    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        if count >= 8 { return load(start) }
        let raw = UnsafeRawPointer(start)
        if count >= 4 {
            let front = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
            let back = UInt32(littleEndian: (raw + (count - 4)).loadUnaligned(as: UInt32.self))
            return UInt64(front) | UInt64(back) &<< UInt64(truncatingIfNeeded: count &* 8 &- 32)
        }
        let (middle, last) = (count / 2, count - 1)
        return UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
            | UInt64(start[last]) &<< UInt64(truncatingIfNeeded: last &* 8)
    }
}

/// A piece of a URL. What it is read as was checked before.
nonisolated struct MuseumURLText {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let hasEscapes: Bool
    /// Whether it is a query item without `=`.
    let isBare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool = false, isBare: Bool = false) {
        self.bytes = bytes
        self.hasEscapes = hasEscapes
        self.isBare = isBare
    }

    /// Calls a function with the decoded piece; `nil` if an escape is malformed.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard hasEscapes else { return body(bytes) }
        return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 1) { memory in
            Self.decode(bytes, into: memory).map(body)
        }
    }

    /// Decodes percent escapes; `nil` if one is malformed.
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

    func isEqual(to text: StaticString) -> Bool { withBytes { Self.equals($0, text) } ?? false }

    static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard let base = bytes.baseAddress, bytes.count == text.utf8CodeUnitCount else {
            return bytes.isEmpty && text.utf8CodeUnitCount == 0
        }
        let (other, count) = (text.utf8Start, bytes.count)
        var place = 0
        while place < count {
            guard base[place] == other[place] else { return false }
            place += 1
        }
        return true
    }

    /// What is between two texts; `nil` if they, or something between them, are missing.
    func between(_ front: StaticString, _ back: StaticString) -> MuseumURLText? {
        let (before, after) = (front.utf8CodeUnitCount, back.utf8CodeUnitCount)
        guard bytes.count > before + after, starts(with: front, at: 0),
            starts(with: back, at: bytes.count - after)
        else { return nil }
        return dropping(before, after)
    }

    /// Drops some bytes at the front and the back.
    func dropping(_ front: Int, _ back: Int) -> MuseumURLText {
        MuseumURLText(UnsafeBufferPointer(rebasing: bytes[front..<(bytes.count - back)]))
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        let own = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return zip(bytes[place...], own).allSatisfy { $0 == $1 }
    }

    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// Whether it is the raw value of a case, scalar by scalar: to Swift, differently written texts
    /// can be equal.
    func isCase<Value: RawRepresentable<String>>(of type: Value.Type) -> Bool {
        guard isText else { return false }
        let text = text
        return Value(rawValue: text)?.rawValue.utf8.elementsEqual(text.utf8) ?? false
    }

    /// `0|-?[1-9][0-9]*` in 64 bits.
    var isInt: Bool { withBytes { Self.number($0) != nil } ?? false }

    var int64: Int64 { withBytes { Self.number($0) ?? 0 } ?? 0 }

    var int: Int { Int(truncatingIfNeeded: int64) }

    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard let start = text.baseAddress, text.count > 0 else { return nil }
        return number(start, text.count, MuseumBytes.load(start, count: text.count))
    }

    /// Reads a number from its first eight bytes, if it has no more. Up to eight digits are read at
    /// once: two by two, then four by four.
    @inline(__always)
    static func number(_ start: UnsafePointer<UInt8>, _ count: Int, _ word: UInt64) -> Int64? {
        guard count <= 8, word & 0xFF != 0x30 else { return longNumber(start, count) }
        let absent = UInt64(truncatingIfNeeded: 64 &- count &* 8)
        let digits = (word ^ 0x3030_3030_3030_3030) &<< absent
        guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else {
            return word & 0xFF == 0x2D ? longNumber(start, count) : nil
        }
        return value(ofDigits: digits)
    }

    /// Eight digits as one number, the last one in the highest byte.
    @inline(__always)
    static func value(ofDigits digits: UInt64) -> Int64 {
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return Int64(truncatingIfNeeded: (fours &* 10000 &+ fours >> 32) & 0xFFFF_FFFF)
    }

    @inline(never)
    private static func longNumber(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int64? {
        if start[0] == 0x30 { return count == 1 ? 0 : nil }
        let isNegative = start[0] == 0x2D
        var place = isNegative ? 1 : 0
        guard count > place, count - place <= 19, start[place] != 0x30 else { return nil }
        var number: UInt64 = 0
        while place < count {
            let digit = start[place] &- 0x30
            guard digit < 10 else { return nil }
            number = number &* 10 &+ UInt64(digit)
            place += 1
        }
        let limit = UInt64(Int64.max)
        guard number <= (isNegative ? limit + 1 : limit) else { return nil }
        return isNegative ? 0 &- Int64(bitPattern: number) : Int64(number)
    }
}

/// Writes the URL of a node's values from a template: a path, a query and a fragment with holes.
///
/// `{0}` is a value by its place; `{0-}` is omitted if it is `nil`, and `{0=a}` if it is `a`;
/// `{0*}` takes further segments. What follows a space must hold, and is not written.
nonisolated struct MuseumURLWriter {
    private let template: [UInt8]
    /// How far the template has been read.
    private var place = 0
    private let values: [MuseumFields.Value]
    private var path: [String] = []
    private var beyond = ""

    /// Writes the URL; `nil` if the template cannot carry the values.
    static func url(
        _ template: String, _ fields: MuseumFields, _ origin: (scheme: String, host: String?)
    ) -> String? {
        var writer = MuseumURLWriter(template, fields.values)
        guard writer.fill() else { return nil }
        return writer.text(origin)
    }

    private init(_ template: String, _ values: [MuseumFields.Value]) {
        self.template = Array(template.utf8)
        self.values = values
    }

    private mutating func fill() -> Bool {
        guard !template.isEmpty, fillPath() else { return false }
        var separator = "?"
        while take(0x3F) || take(0x26) {
            guard addItem(&separator) else { return false }
        }
        if take(0x23), !addFragment() { return false }
        while take(0x20) {
            guard let hole = hole(), isAbsent(hole) else { return false }
        }
        return true
    }

    /// Whether a byte is next; if so, reads it.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard place < template.count, template[place] == byte else { return false }
        place += 1
        return true
    }

    /// Reads the text up to one of some marks.
    private mutating func text(until marks: StaticString) -> String {
        let start = place
        let all = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
        while place < template.count, !all.contains(template[place]) { place += 1 }
        return String(decoding: template[start..<place], as: UTF8.self)
    }

    private mutating func fillPath() -> Bool {
        // Optional segments that are present only if a later one is.
        var pending: [String?] = []
        while take(0x2F) {
            let front = text(until: "/?# {")
            guard let hole = hole() else {
                if !front.isEmpty { path.append(front) }
                continue
            }
            let back = text(until: "/?# ")
            var segment: String?
            if let texts = values[hole.place].texts, texts.count == 1 {
                segment = front + Self.encoded(texts[0], also: ":@=&") + back
            }
            if isAbsent(hole) {
                pending.append(segment)
            } else {
                guard flush(&pending), let segment else { return false }
                path.append(segment)
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

    /// Adds a key with its value or each of its values, or omits it.
    private mutating func addItem(_ separator: inout String) -> Bool {
        let front = text(until: "&# {")
        var items = [front]
        if let hole = hole() {
            if isAbsent(hole) { return true }
            guard let texts = values[hole.place].texts, !texts.isEmpty else { return false }
            items = texts.map { front + Self.encoded($0, also: "=:@/?") }
        }
        for item in items {
            beyond += separator + item
            separator = "&"
        }
        return true
    }

    private mutating func addFragment() -> Bool {
        let front = text(until: " {")
        guard let hole = hole() else {
            beyond += "#" + front
            return true
        }
        if isAbsent(hole) { return true }
        guard let text = values[hole.place].texts?.first else { return false }
        beyond += "#" + Self.encoded(text, also: "=&:@/?")
        return true
    }

    private struct Hole {
        var place = 0
        /// The texts of a value that is omitted.
        var absent: [String]?
    }

    private mutating func hole() -> Hole? {
        guard take(0x7B) else { return nil }
        var hole = Hole()
        while place < template.count, template[place] >= 0x30, template[place] <= 0x39 {
            hole.place = hole.place * 10 + Int(template[place] - 0x30)
            place += 1
        }
        if take(0x2D) { hole.absent = [] }
        if take(0x3D) {
            var texts = [text(until: ",}")]
            while take(0x2C) { texts.append(text(until: ",}")) }
            hole.absent = texts
        }
        place += 1
        return hole
    }

    /// Whether a value is what it is when a URL omits it.
    private func isAbsent(_ hole: Hole) -> Bool {
        guard let absent = hole.absent, let texts = values[hole.place].texts else { return false }
        return texts.map { Self.encoded($0, also: "") } == absent
    }

    private func text(_ origin: (scheme: String, host: String?)) -> String {
        var text = origin.scheme + "://"
        if let host = origin.host {
            text += host
            if path.isEmpty { text += "/" }
            for segment in path { text += "/" + segment }
        } else {
            // In a scheme of the app's own, the first segment is in the place of a host.
            if path.isEmpty { text += "/" }
            for (place, segment) in path.enumerated() {
                if place > 0 {
                    text += "/" + segment
                    continue
                }
                let first = Self.withoutMarks(segment)
                text += MuseumLinkTable.isHost(first) ? "/" + first : first
            }
        }
        return text + beyond
    }

    /// Escapes marks: a colon would start a port, an `@` would end a user name.
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

    /// Escapes all but letters, digits, and what has no special meaning in that part of a URL.
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

nonisolated extension MuseumFields.Value {
    /// The spellings in a URL: several for a list, none for `nil`; `nil` if no URL can express it.
    var texts: [String]? {
        switch self {
        case .none: return []
        case .text(let value): return [value]
        case .int(let value): return [String(value)]
        }
    }
}

/// A path assembled from pieces of another.
nonisolated struct MuseumPath {
    private(set) var text = ""

    mutating func add(_ segment: String) {
        text += "/" + MuseumURLWriter.encoded(segment, also: ":@=&")
    }

    mutating func add(_ piece: MuseumURLText, between front: String = "", _ back: String = "") {
        add(front + piece.text + back)
    }

    mutating func add(_ pieces: [MuseumURLText]) {
        for piece in pieces { add(piece) }
    }

    /// Adds a piece; `false` if it is absent.
    mutating func add(_ piece: MuseumURLText?) -> Bool {
        guard let piece else { return false }
        add(piece.text)
        return true
    }
}
