// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead.
nonisolated enum NewsLink: Hashable, Sendable {
    /// News
    ///
    /// `/`
    case frontPage
    /// {topic}
    ///
    /// `/topic/{topic}`, `/scores`
    case topic(topic: Topic)
    /// Article {articleId}
    ///
    /// `/topic/{topic}/{articleId}?ref={ref}`, `/t/{topic}/a{articleId}.html`
    case article(topic: Topic, articleId: Int, ref: String? = nil)
    /// Comments
    ///
    /// `/topic/{topic}/{articleId}/comments?order={order}&page={page}`
    case comments(topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1)
    /// Search
    ///
    /// `/search?q={query}&topic={topics}`
    case search(query: String, topics: [Topic] = [])

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension NewsLink {
    /// Its node in the graph.
    var node: NewsNode { NewsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .frontPage: return 0
        case .topic: return 1
        case .article: return 2
        case .comments: return 3
        case .search: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: NewsFields {
        var fields = NewsFields(place)
        switch self {
        case .topic(let topic):
            fields.text(topic.rawValue)
        case .article(let topic, let articleId, let ref):
            fields.text(topic.rawValue)
            fields.int(articleId)
            fields.text(ref)
        case .comments(let topic, let articleId, let order, let page):
            fields.text(topic.rawValue)
            fields.int(articleId)
            fields.text(order.rawValue)
            fields.int(page)
        case .search(let query, let topics):
            fields.text(query)
            fields.textList(topics.map(\.rawValue))
        default: break
        }
        return fields
    }
}

nonisolated extension NewsLink {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    init?(_ url: borrowing String) {
        guard let link = NewsURL.link(url, build: 0) else { return nil }
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
        for pattern in NewsLinkTable.patterns(of: node) {
            let origin = NewsLinkTable.origin(pattern, 0, scheme, host)
            guard let origin,
                let text = NewsURLWriter.url(NewsLinkTable.templates[pattern], fields, origin),
                NewsLink(text) == self
            else { continue }
            return text
        }
        return nil
    }
}

/// The patterns of all links as tables: a trie of their paths, segment by segment, and what each
/// requires beyond its path. Tables compile in a fraction of the time that branches would take, and
/// grow only with the graph.
nonisolated enum NewsLinkTable {
    /// A node of the trie: its literal segments, a few (negative) or the size of their hash table;
    /// the ways that check a segment; the patterns that end here; 1 if literal segments can be told
    /// before they are cut off, 2 if all else is a number, 3 if both.
    struct NodeRow {
        let firstSlot, size, firstWay, endOfWays, firstEnd, endOfEnds, quick: Int32
    }

    private static let nodes: [Int32] = [
        0, -4, 0, 0, 0, 1, 1,  // /
        4, 0, 0, 1, 1, 1, 0,  // /topic
        4, 0, 1, 2, 1, 2, 2,  // /topic/{topic}
        4, 0, 2, 2, 2, 3, 0,  // /scores
        4, -1, 2, 2, 3, 4, 1,  // /topic/{topic}/{articleId}
        5, 0, 2, 3, 4, 4, 0,  // /t
        5, 0, 3, 4, 4, 4, 0,  // /t/{topic}
        5, 0, 4, 4, 4, 5, 0,  // /t/{topic}/{aarticleId.html}
        5, 0, 4, 4, 5, 6, 0,  // /topic/{topic}/{articleId}/comments
        5, 0, 4, 4, 6, 7, 0,  // /search
    ]

    /// A literal segment, by its first and last eight bytes.
    struct WordsRow {
        let first, last: UInt64
    }

    private static let words: [UInt64] = [
        0x63_6970_6F74, 0x0,  // /topic
        0x7365_726F_6373, 0x0,  // /scores
        0x74, 0x0,  // /t
        0x6863_7261_6573, 0x0,  // /search
        0x7374_6E65_6D6D_6F63, 0x0,  // /topic/{topic}/{articleId}/comments
    ]

    /// Its length, or -1 if there is none; where it leads; its text, if that is long.
    struct SlotRow {
        let length, child, text: Int32
    }

    private static let slots: [Int32] = [
        5, 1, -1,
        6, 3, -1,
        1, 5, -1,
        6, 9, -1,
        8, 8, -1,
    ]

    /// How a non-literal segment is checked; where it leads; the lowest rank of all patterns ahead;
    /// 1 if it takes all segments that follow.
    struct WayRow {
        let check, child, lowestRank, isRest: Int32
    }

    private static let ways: [Int32] = [
        3, 2, 1, 0,  // /topic/{topic}
        2, 4, 3, 0,  // /topic/{topic}/{articleId}
        3, 6, 4, 0,  // /t/{topic}
        4, 7, 4, 0,  // /t/{topic}/{aarticleId.html}
    ]

    /// The patterns that end at nodes.
    private static let ends: [Int32] = [
        0, 1, 2, 3, 4, 5, 6,
    ]

    /// A pattern: its rank (the lowest wins); its schemes and hosts; its query items; its fragment;
    /// 1 if it allows no other items; 1 if a query or fragment must follow the path.
    struct PatternRow {
        let rank, origins, firstItem, endOfItems, fragment, rejectsOthers, needsMore: Int32
    }

    private static let patterns: [Int32] = [
        0, 0, 0, 0, -1, 0, 0,  // /
        1, 0, 0, 0, -1, 0, 0,  // /topic/{topic}
        2, 0, 0, 0, -1, 0, 0,  // /scores
        3, 0, 0, 1, -1, 0, 0,  // /topic/{topic}/{articleId}?ref={ref}
        4, 0, 1, 1, -1, 0, 0,  // /t/{topic}/a{articleId}.html
        5, 0, 1, 3, -1, 0, 0,
        6, 0, 3, 5, -1, 0, 1,  // /search?q={query}&topic={topics}
    ]

    /// A query item or fragment: its key; how it is checked; 1 if it is required; 1 if all its
    /// values count; 1 if it may come without `=`.
    struct ItemRow {
        let key, check, isRequired, isList, isBare: Int32
    }

    private static let items: [Int32] = [
        0, 0, 0, 0, 1,  // ref
        1, 1, 0, 0, 0,  // order
        2, 2, 0, 0, 0,  // page
        3, 0, 1, 0, 1,  // q
        4, 3, 0, 1, 0,  // topic
    ]

    private static let keys: [StaticString] = [
        "ref", "order", "page", "q", "topic",
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
            let nodes = Self.all(NewsLinkTable.nodes, NodeRow.self)
            let words = Self.all(NewsLinkTable.words, WordsRow.self)
            let slots = Self.all(NewsLinkTable.slots, SlotRow.self)
            let ways = Self.all(NewsLinkTable.ways, WayRow.self)
            let patterns = Self.all(NewsLinkTable.patterns, PatternRow.self)
            var steps: [Step] = []
            for (words, slot) in zip(words, slots) {
                // An empty place of a hash table leads nowhere.
                let node = nodes[Int(max(slot.child, 0))]
                let mask = ~0 &>> UInt64(truncatingIfNeeded: 64 - 8 * min(max(slot.length, 1), 8))
                steps.append(Step(words: words, slot: slot, node: node, mask: mask))
            }
            steps.append(Step(node: nodes[0]))
            for way in ways { steps.append(Step(node: nodes[Int(way.child)])) }
            let ends = NewsLinkTable.ends.map { End(number: $0, pattern: patterns[Int($0)]) }
            self.patterns = Self.kept(patterns)
            self.steps = Self.kept(steps)
            root = self.steps + slots.count
            self.ways = Self.kept(ways)
            self.ends = Self.kept(ends)
            items = Self.kept(Self.all(NewsLinkTable.items, ItemRow.self))
            keys = Self.kept(NewsLinkTable.keys)
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
        return origin >= 0 && origin <= 2 || origin >= 4 && origin <= 5
    }

    static func isHost(_ text: String) -> Bool {
        let name = text.lowercased()
        if ["news.example.com"].contains(name) { return true }
        var isInLabel = false
        for byte in name.utf8 {
            switch byte {
            case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: isInLabel = true
            case 0x2E where isInLabel: isInLabel = false
            default: return false
            }
        }
        return isInLabel && [".news.example.com"].contains { name.hasSuffix($0) }
    }

    /// The scheme and host with which a pattern's URLs are written; `nil` if none is as requested.
    static func origin(
        _ pattern: Int, _ build: Int, _ scheme: String?, _ host: String?
    ) -> (scheme: String, host: String?)? {
        switch (numbers.pointee.patterns[pattern].origins, build) {
        case (0, 0):
            if (scheme ?? "https") == "https", (host ?? "news.example.com") == "news.example.com" {
                return ("https", "news.example.com")
            }
            if (scheme ?? "dailynews") == "dailynews", host == nil {
                return ("dailynews", nil)
            }
            if (scheme ?? "dailynews") == "dailynews",
                (host ?? "news.example.com") == "news.example.com"
            {
                return ("dailynews", "news.example.com")
            }
            if let host, host.hasSuffix(".news.example.com"), scheme ?? "https" == "https" {
                return ("https", host)
            }
            if let host, host.hasSuffix(".news.example.com"), scheme ?? "dailynews" == "dailynews" {
                return ("dailynews", host)
            }
            return nil
        default: return nil
        }
    }

    /// How each pattern is written; a hole names a value by its place.
    static let templates: [String] = [
        "/",
        "/topic/{0}",
        "/scores {0=sport}",
        "/topic/{0}/{1}?ref={2-}",
        "/t/{0}/a{1}.html {2-}",
        "/topic/{0}/{1}/comments?order={2=newest}&page={3=1}",
        "/search?q={0}&topic={1-}",
    ]

    /// Where the patterns of each node start.
    private static let starts: [Int] = [
        0, 1, 3, 5, 6, 7,
    ]

    static func patterns(of node: NewsNode) -> Range<Int> {
        starts[node.index]..<starts[node.index + 1]
    }

    /// Whether a piece of a URL is what a pattern requires.
    static func accepts(_ check: Int32, _ text: NewsURLText) -> Bool {
        switch check {
        case 0: return text.isText
        case 1: return text.isCase(of: Order.self)
        case 2: return text.isInt
        case 3: return text.isCase(of: Topic.self)
        case 4: return text.between("a", ".html").map { $0.isInt } ?? false
        default: return false
        }
    }
}

nonisolated extension NewsLinkTable {
    /// Makes the link of a pattern that matches a URL, with its values.
    static func link(_ pattern: Int, _ url: NewsURL) -> NewsLink? {
        switch pattern {
        case 0: return .frontPage
        case 1:
            guard let topic = Topic(rawValue: url[1].text) else { return nil }
            return .topic(topic: topic)
        case 2: return .topic(topic: .sport)
        case 3:
            guard let topic = Topic(rawValue: url[1].text) else { return nil }
            return .article(topic: topic, articleId: url.int(2), ref: url["ref"]?.text)
        case 4:
            guard let topic = Topic(rawValue: url[1].text) else { return nil }
            return .article(topic: topic, articleId: url[2].dropping(1, 5).int, ref: nil)
        case 5:
            guard let topic = Topic(rawValue: url[1].text) else { return nil }
            let order: Order = url["order"].flatMap { Order(rawValue: $0.text) } ?? .newest
            let page: Int = url["page"]?.int ?? 1
            return .comments(topic: topic, articleId: url.int(2), order: order, page: page)
        case 6:
            let topics: [Topic] = url.all("topic").compactMap { Topic(rawValue: $0.text) }
            return .search(query: url.required("q").text, topics: topics)
        default: return nil
        }
    }
}

/// A URL that is being read, and the pattern that it matches.
///
/// It is read in place. One with escapes in its path is copied to the stack, with room to decode
/// them.
nonisolated struct NewsURL {
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

        var text: NewsURLText { NewsURLText(bytes) }

        var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
    }

    private struct State {
        let bytes: NewsBytes
        let origin: NewsOrigin
        let build: Int
        let tables = NewsLinkTable.numbers
        let segments: UnsafeMutablePointer<Segment>

        /// The number of segments, once the path has been cut to its end.
        var count = 0
        /// Negative until then, and if something in the URL is wrong.
        var pathEnd = -1
        /// Negative until the query and fragment have been read.
        var queryEnd = -1

        /// The key that was last found, and its first value.
        var found: (key: UnsafePointer<UInt8>, value: NewsURLText)?

        /// The best pattern so far: the lowest rank wins.
        var best = -1
        var rank = Int32.max

        /// Whether reading on takes a copy, as a segment has escapes.
        var needsCopy = false
    }

    private let state: UnsafeMutablePointer<State>

    /// Reads the link of a URL.
    static func link(_ text: String, build: Int) -> NewsLink? {
        let link = text.utf8.withContiguousStorageIfAvailable { read($0, build) }
        if let link { return link }
        // Text that another language stores in its own way.
        var own = text
        return own.withUTF8 { read($0, build) }
    }

    private static func read(_ text: UnsafeBufferPointer<UInt8>, _ build: Int) -> NewsLink? {
        guard text.count <= 8192 else { return nil }
        guard let bytes = NewsBytes(text) else { return readCopy(of: text, build) }
        return read(bytes, build)
    }

    private static func readCopy(of text: UnsafeBufferPointer<UInt8>, _ build: Int) -> NewsLink? {
        withUnsafeTemporaryAllocation(byteCount: 2 * (text.count + 8), alignment: 8) { memory in
            NewsBytes(copy: text, in: memory).flatMap { read($0, build) }
        }
    }

    @inline(__always)
    private static func read(_ bytes: NewsBytes, _ build: Int) -> NewsLink? {
        guard let origin = NewsOrigin.read(bytes, build: build) else { return nil }
        return read(bytes, origin, build)
    }

    @inline(never)
    private static func read(_ bytes: NewsBytes, _ origin: NewsOrigin, _ build: Int) -> NewsLink? {
        withUnsafeTemporaryAllocation(of: Segment.self, capacity: 5) { segments in
            guard let first = segments.baseAddress else { return nil }
            var state = State(bytes: bytes, origin: origin, build: build, segments: first)
            return withUnsafeMutablePointer(to: &state) { NewsURL(state: $0).find() }
        }
    }

    private func find() -> NewsLink? {
        walk(from: state.pointee.tables.pointee.root, at: 0, state.pointee.origin.path)
        if state.pointee.best >= 0 { return NewsLinkTable.link(state.pointee.best, self) }
        guard state.pointee.needsCopy else { return nil }
        return Self.readCopy(of: state.pointee.bytes.all, state.pointee.build)
    }

    /// Goes down the trie and keeps the best pattern that it finds: the more specific ways come
    /// first, and a way that leads to nothing better is not taken.
    @inline(__always)
    private func walk(
        from first: UnsafePointer<NewsLinkTable.Numbers.Step>, at depth: Int, _ start: Int
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
                next = follow(Int(step.pointee.node.firstWay), at: count)
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
        of parent: UnsafePointer<NewsLinkTable.Numbers.Step>, _ word: UInt64, _ place: inout Int
    ) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
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
                        && NewsBytes.load(bytes.start + (end &- 8)) == step.pointee.words.last,
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
        from parent: UnsafePointer<NewsLinkTable.Numbers.Step>, _ word: UInt64, at count: Int,
        _ place: inout Int
    ) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
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
        let value = NewsURLText.value(ofDigits: digits &<< UInt64(truncatingIfNeeded: 64 &- bits))
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
        from parent: UnsafePointer<NewsLinkTable.Numbers.Step>,
        _ child: UnsafePointer<NewsLinkTable.Numbers.Step>?, at count: Int, _ place: Int
    ) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
        var next = child
        for way in parent.pointee.node.firstWay..<parent.pointee.node.endOfWays {
            if let next { walk(from: next, at: count &+ 1, place) }
            next = follow(Int(way), at: count)
        }
        return next
    }

    /// Follows a way that checks a segment; `nil` if it refuses or is at its end.
    @inline(__always)
    private func follow(_ way: Int, at count: Int) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
        let tables = state.pointee.tables
        let row = tables.pointee.ways + way
        guard row.pointee.lowestRank < state.pointee.rank else { return nil }
        return accepts(row.pointee.check, at: count) ? tables.pointee.step(of: way) : nil
    }

    /// Whether a segment is as a way requires. What a number or a UUID is read as is kept.
    @inline(__always)
    private func accepts(_ check: Int32, at place: Int) -> Bool {
        let segment = state.pointee.segments + place
        switch check {
        case 2:
            let piece = segment.pointee
            let number = NewsURLText.number(piece.start, piece.count, piece.word)
            guard let number else { return false }
            segment.pointee.value = UInt64(bitPattern: number)
            segment.pointee.isKept = true
            return true
        default: return NewsLinkTable.accepts(check, segment.pointee.text)
        }
    }

    @inline(__always)
    private func judge(endsOf node: NewsLinkTable.NodeRow) {
        var end = state.pointee.tables.pointee.ends + Int(node.firstEnd)
        let last = state.pointee.tables.pointee.ends + Int(node.endOfEnds)
        while end < last {
            let pattern = end.pointee.pattern
            if pattern.rank < state.pointee.rank,
                NewsLinkTable.allows(
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
    private func fits(_ pattern: NewsLinkTable.PatternRow) -> Bool {
        guard state.pointee.pathEnd == state.pointee.bytes.end else { return meets(pattern) }
        state.pointee.queryEnd = state.pointee.pathEnd
        return pattern.needsMore == 0
    }

    /// Where a segment leads literally, once it is cut off. What could be said before need not be
    /// asked again.
    @inline(__always)
    private func child(
        of parent: UnsafePointer<NewsLinkTable.Numbers.Step>, at place: Int
    ) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
        let segment = state.pointee.segments + place
        if parent.pointee.node.quick & 1 != 0, segment.pointee.isPlain { return nil }
        return literal(
            of: parent, segment.pointee.start, segment.pointee.count, segment.pointee.word)
    }

    /// A literal segment, which its first and last eight bytes and its length identify: few texts
    /// are compared one by one, many are found by a hash table.
    @inline(__always)
    private func literal(
        of parent: UnsafePointer<NewsLinkTable.Numbers.Step>, _ start: UnsafePointer<UInt8>,
        _ length: Int, _ word: UInt64
    ) -> UnsafePointer<NewsLinkTable.Numbers.Step>? {
        let size = Int(parent.pointee.node.size)
        if size == 0 { return nil }
        let slots = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
        let first = word
        let last = length > 8 ? NewsBytes.load(start + (length - 8)) : 0
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
            start: start, count: count, word: count == 0 ? 0 : NewsBytes.load(start, count: count),
            isPlain: false)
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
        let text = NewsURLText.decode(raw, into: room)
        guard let text, let start = text.baseAddress, !text.isEmpty else { return nil }
        guard NewsURLText.isText(text), !NewsBytes.holdsControl(text) else { return nil }
        return segment(start, text.count)
    }

    /// Whether the URL has the query and fragment that a pattern requires.
    @inline(never)
    private func meets(_ pattern: NewsLinkTable.PatternRow) -> Bool {
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
    private func has(_ wanted: NewsLinkTable.ItemRow) -> Bool {
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
            } else if !NewsLinkTable.accepts(wanted.check, item.value) {
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
    ) -> (key: UnsafeBufferPointer<UInt8>, value: NewsURLText)? {
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
            NewsURLText(
                UnsafeBufferPointer(start: bytes.start + value, count: place - value),
                hasEscapes: hasEscapes,
                isBare: isBare)
        )
    }

    private func isKey(_ text: UnsafeBufferPointer<UInt8>, _ key: StaticString) -> Bool {
        guard text.count > key.utf8CodeUnitCount, text.contains(0x25) else {
            return NewsURLText.equals(text, key)
        }
        return NewsURLText(text, hasEscapes: true).isEqual(to: key)
    }

    /// The first value of a query item.
    subscript(key: StaticString) -> NewsURLText? {
        if let found = state.pointee.found, found.key == key.utf8Start { return found.value }
        var place = state.pointee.pathEnd + 1
        while let item = next(&place) {
            if isKey(item.key, key) { return item.value }
        }
        return nil
    }

    /// All values of a query item.
    func all(_ key: StaticString) -> [NewsURLText] {
        var values: [NewsURLText] = []
        var place = state.pointee.pathEnd + 1
        while let item = next(&place) {
            if isKey(item.key, key) { values.append(item.value) }
        }
        return values
    }

    /// The first value of a query item that is present.
    func required(_ key: StaticString) -> NewsURLText {
        self[key] ?? NewsURLText(.init(start: nil, count: 0))
    }

    /// A segment, by its place.
    subscript(place: Int) -> NewsURLText { state.pointee.segments[place].text }

    func int(_ place: Int) -> Int {
        let segment = state.pointee.segments[place]
        return segment.isKept ? Int(truncatingIfNeeded: segment.value) : segment.text.int
    }
}

/// The scheme and host of a URL, by number, and where its path starts.
nonisolated struct NewsOrigin {
    let number: Int
    let path: Int
    /// Whether the first segment is in the place of a host.
    var isOpen = false

    static func read(_ bytes: NewsBytes, build: Int) -> NewsOrigin? {
        // dailynews:
        if bytes.word(0) | 0x2020_2020_2020_2020 == 0x7765_6E79_6C69_6164,
            bytes.word(2) | 0x20_2020_2020_2020 == 0x3A73_7765_6E79_6C69
        {
            return custom(bytes, 0, 10)
        }
        // https:
        if bytes.word(0) & 0xFFFF_FFFF_FFFF | 0x20_2020_2020 == 0x3A73_7074_7468 {
            return web(bytes, 3, 6, port: ":443")
        }
        return nil
    }

    /// Reads a scheme of the app's own: what is in the place of a host is the first segment, unless
    /// it is a host.
    private static func custom(_ bytes: NewsBytes, _ scheme: Int, _ start: Int) -> NewsOrigin? {
        guard bytes.isAuthority(start) else {
            if bytes.isEnd(start) {
                return NewsOrigin(number: scheme, path: bytes.afterSlash(start))
            }
            return nil
        }
        let first = start + 2
        if let (host, end) = host(bytes, first) {
            return NewsOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
        }
        // An empty authority, or the first segment.
        if bytes.isEnd(first) { return NewsOrigin(number: scheme, path: bytes.afterSlash(first)) }
        return NewsOrigin(number: scheme, path: first, isOpen: true)
    }

    private static func web(
        _ bytes: NewsBytes, _ scheme: Int, _ start: Int, port: StaticString
    ) -> NewsOrigin? {
        guard bytes.isAuthority(start), let (host, end) = host(bytes, start + 2, port: port) else {
            return nil
        }
        return NewsOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
    }

    /// The number of a host and where it ends, if nothing but the port of its scheme follows it.
    private static func host(
        _ bytes: NewsBytes, _ start: Int, port: StaticString = ""
    ) -> (host: Int, end: Int)? {
        // news.example.com
        if bytes.word(start) | 0x2020_2000_2020_2020 == 0x6178_652E_7377_656E,
            bytes.word(start + 8) | 0x2020_2000_2020_2020 == 0x6D6F_632E_656C_706D,
            let end = end(bytes, start + 16, port)
        {
            return (0, end)
        }
        // Labels of letters, digits, `-` and `_`, with dots between them.
        var last = start
        var isInLabel = false
        labels: while last < bytes.end {
            switch bytes[last] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: isInLabel = true
            case 0x2E where isInLabel: isInLabel = false
            default: break labels
            }
            last += 1
        }
        guard isInLabel, let end = end(bytes, last, port) else { return nil }
        // *.news.example.com
        if last - 17 > start,
            bytes.word(last - 17) | 0x2020_0020_2020_2000 == 0x7865_2E73_7765_6E2E,
            bytes.word(last - 17 + 8) | 0x2020_0020_2020_2020 == 0x6F63_2E65_6C70_6D61,
            bytes.word(last - 17 + 9) | 0x2020_2000_2020_2020 == 0x6D6F_632E_656C_706D
        {
            return (1, end)
        }
        return nil
    }

    /// Where a host ends, with its port if it has one.
    @inline(__always)
    private static func end(_ bytes: NewsBytes, _ place: Int, _ port: StaticString) -> Int? {
        bytes.isEnd(place) ? place : endOfPort(bytes, place, port)
    }

    @inline(never)
    private static func endOfPort(_ bytes: NewsBytes, _ place: Int, _ port: StaticString) -> Int? {
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
nonisolated struct NewsBytes {
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
nonisolated struct NewsURLText {
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
    func between(_ front: StaticString, _ back: StaticString) -> NewsURLText? {
        let (before, after) = (front.utf8CodeUnitCount, back.utf8CodeUnitCount)
        guard bytes.count > before + after, starts(with: front, at: 0),
            starts(with: back, at: bytes.count - after)
        else { return nil }
        return dropping(before, after)
    }

    /// Drops some bytes at the front and the back.
    func dropping(_ front: Int, _ back: Int) -> NewsURLText {
        NewsURLText(UnsafeBufferPointer(rebasing: bytes[front..<(bytes.count - back)]))
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
        return number(start, text.count, NewsBytes.load(start, count: text.count))
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
nonisolated struct NewsURLWriter {
    private let template: [UInt8]
    /// How far the template has been read.
    private var place = 0
    private let values: [NewsFields.Value]
    private var path: [String] = []
    private var beyond = ""

    /// Writes the URL; `nil` if the template cannot carry the values.
    static func url(
        _ template: String, _ fields: NewsFields, _ origin: (scheme: String, host: String?)
    ) -> String? {
        var writer = NewsURLWriter(template, fields.values)
        guard writer.fill() else { return nil }
        return writer.text(origin)
    }

    private init(_ template: String, _ values: [NewsFields.Value]) {
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
                text += NewsLinkTable.isHost(first) ? "/" + first : first
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

nonisolated extension NewsFields.Value {
    /// The spellings in a URL: several for a list, none for `nil`; `nil` if no URL can express it.
    var texts: [String]? {
        switch self {
        case .none: return []
        case .text(let value): return [value]
        case .int(let value): return [String(value)]
        case .list(let values):
            let texts = values.compactMap(\.texts).flatMap { $0 }
            return texts.count == values.count ? texts : nil
        }
    }
}
