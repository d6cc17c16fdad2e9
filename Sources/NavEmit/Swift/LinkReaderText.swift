import NavGraph
import NavLinks

/// The part of the generated links that is the same for all graphs but for what they use: it takes a URL apart where
/// it lies in memory, and walks down the trie of the patterns.
struct LinkReaderText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }
    private var settings: LinkSettings { model.graph.links }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "A URL that is being read, and the pattern that it matches.",
            "It is read in place. One with escapes in its path is copied to the stack, to decode them there.")
        writer.block("\(model.isolation)struct \(p)URL") { writer in
            writeState(&writer)
            writeReading(&writer)
            writeWalk(&writer)
            writeChild(&writer)
            writeSegments(&writer)
            LinkItemsText(model, table).write(to: &writer)
            writeParts(&writer)
        }
    }

    private func writeState(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A segment of the path, and its first eight bytes.
            private struct Segment {
                let start: UnsafePointer<UInt8>
                let count: Int
                let word: UInt64

                /// Takes the bytes up to the first that may be special.
                @inline(__always)
                init(_ bytes: \(p)Bytes, _ first: Int) {
                    start = bytes.start + first
                    let word = bytes.word(first)
                    let marks = \(p)Bytes.marks(word)
                    if marks == 0 {
                        count = bytes.special(from: first &+ 8) &- first
                        self.word = word
                    } else {
                        count = marks.trailingZeroBitCount / 8
                        self.word = word & (marks ^ (marks &- 1)) &>> 8
                    }
                }

                init(_ bytes: \(p)Bytes, _ start: Int, _ count: Int) {
                    self.start = bytes.start + start
                    self.count = count
                    let behind = ~UInt64(0) &<< UInt64(truncatingIfNeeded: count &* 8)
                    word = count < 8 ? bytes.word(start) & ~behind : bytes.word(start)
                }

                var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

                var text: \(p)URLText { \(p)URLText(bytes) }

                var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
            }

            private struct State {
                let bytes: \(p)Bytes
                let origin: \(p)Origin
                let build: Int
                let tables = \(p)LinkTable.numbers
                let segments: UnsafeMutablePointer<Segment>
                let capacity: Int

                /// The number of segments cut off so far, and where the next one starts: negative if none does.
                var count = 0
                var place: Int
                /// Negative until the whole path is cut, and if something in the URL is wrong.
                var pathEnd = -1
                /// Negative until the query and fragment have been read.
                var queryEnd = -1

                /// The best pattern so far: the lowest rank wins.
                var best = -1
                var rank = Int32.max

                /// Whether reading on takes a copy, as a segment has escapes.
                var needsCopy = false
            }

            private let state: UnsafeMutablePointer<State>

            """)
    }

    // MARK: - The whole

    private func writeReading(_ writer: inout SwiftWriter) {
        let depth = max(table.depth, table.hasRest ? 32 : 1)
        let redirects = model.hasRewrites ? ", redirects: 0" : ""
        writer.code(
            """
            /// Reads the link of a URL.
            static func link(_ text: String, build: Int) -> \(p)Link? {
                let link = text.utf8.withContiguousStorageIfAvailable { read($0, build\(redirects)) }
                if let link { return link }
                // Text that another language stores in its own way.
                var own = text
                return own.withUTF8 { read($0, build\(redirects)) }
            }

            """)
        let parameters =
            ["_ text: UnsafeBufferPointer<UInt8>", "_ build: Int"] + (model.hasRewrites ? ["redirects: Int"] : [])
        let passedOn = model.hasRewrites ? ", redirects: redirects" : ""
        let limit = model.hasRewrites ? "(redirects > 0 ? .max : \(settings.maxLength))" : "\(settings.maxLength)"
        writer.list("private static func read(", parameters, ") -> \(p)Link? {", closing: .apart)
        writer.code(
            """
                guard text.count <= \(limit) else { return nil }
                guard let bytes = \(p)Bytes(text) else { return readCopy(of: text, build\(passedOn)) }
                return read(bytes, build\(passedOn))
            }

            """)
        writer.list(
            "private static func readCopy(", ["of text: UnsafeBufferPointer<UInt8>"] + parameters.dropFirst(),
            ") -> \(p)Link? {", closing: .apart)
        writer.code(
            """
                withUnsafeTemporaryAllocation(byteCount: text.count + 8, alignment: 8) { memory in
                    \(p)Bytes(copy: text, in: memory).flatMap { read($0, build\(passedOn)) }
                }
            }

            """)
        writer.line("@inline(__always)")
        writer.list(
            "private static func read(", ["_ bytes: \(p)Bytes"] + parameters.dropFirst(), ") -> \(p)Link? {",
            closing: .apart)
        writer.line("    guard let origin = \(p)Origin.read(bytes, build: build) else { return nil }")
        if table.hasRest {
            writer.code(
                """
                    // Room for all segments, if there are more than usual.
                    let slashes = bytes.end < \(2 * depth) ? 0 : bytes.all.reduce(0) { $0 + ($1 == 0x2F ? 1 : 0) }
                    let capacity = max(\(depth), slashes + 1)
                """)
        } else {
            writer.line("    let capacity = \(depth)")
        }
        writer.code(
            """
                return withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { segments in
                    guard let first = segments.baseAddress else { return nil }
                    var state = State(
                        bytes: bytes, origin: origin, build: build, segments: first, capacity: capacity,
                        place: origin.path)
                    return withUnsafeMutablePointer(to: &state) { \(p)URL(state: $0).find(\(model.hasRewrites ? "redirects" : "")) }
                }
            }

            """)
        if model.hasRewrites {
            writeRewriting(&writer)
        } else {
            writer.code(
                """
                private func find() -> \(p)Link? {
                    walk(from: 0, at: 0)
                    if state.pointee.best >= 0 { return \(p)LinkTable.link(state.pointee.best, self) }
                    guard state.pointee.needsCopy else { return nil }
                    return Self.readCopy(of: state.pointee.bytes.all, state.pointee.build)
                }

                """)
        }
    }

    private func writeRewriting(_ writer: inout SwiftWriter) {
        let isSlashed = settings.trailingSlash == .always
        let slash = isSlashed ? "\n    if !path.isEmpty { path += \"/\" }" : ""
        writer.code(
            """
            private func find(_ redirects: Int) -> \(p)Link? {
                walk(from: 0, at: 0)
                let best = state.pointee.best
                guard best >= 0 else {
                    guard state.pointee.needsCopy else { return nil }
                    return Self.readCopy(of: state.pointee.bytes.all, state.pointee.build, redirects: redirects)
                }
                if let link = \(p)LinkTable.link(best, self) { return link }
                // An old path: what it has become is read instead.
                guard redirects < \(model.rewriteCount), \(isSlashed ? "var" : "let") path = \(p)LinkTable.rewrittenPath(best, self) else {
                    return nil
                }\(slash)
                let bytes = state.pointee.bytes
                let front = bytes.all[..<state.pointee.origin.pathStart(bytes)]
                let text = Array(front) + Array(path.utf8) + Array(bytes.all[state.pointee.pathEnd...])
                return text.withUnsafeBufferPointer { Self.read($0, state.pointee.build, redirects: redirects + 1) }
            }

            """)
    }

    // MARK: - The trie

    private func writeWalk(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Goes down the trie and keeps the best pattern that it finds: the more specific ways come first, and a way
            /// that leads to nothing better is not taken.
            private func walk(from first: Int, at start: Int) {
                let tables = state.pointee.tables
                var node = tables.pointee.nodes + first
                var place = start
                while let segment = place < state.pointee.count ? state.pointee.segments[place] : cut() {
                    var next = child(of: node, segment)
                    var way = node.pointee.firstWay
                    while way < node.pointee.endOfWays {
                        if next >= 0 { walk(from: next, at: place + 1) }
                        next = follow(tables.pointee.ways[Int(way)], segment\(table.hasRest ? ", at: place" : ""))
                        way += 1
                    }
                    guard next >= 0 else { return }
                    node = tables.pointee.nodes + next
                    place += 1
                }
                if state.pointee.pathEnd >= 0 { judge(endsOf: node) }
            }

            /// Follows a way that checks a segment; negative if it refuses or is at its end.
            private func follow(_ way: \(p)LinkTable.WayRow, _ segment: Segment\(table.hasRest ? ", at place: Int" : "")) -> Int {
                let child = Int(way.child)
                guard way.lowestRank < state.pointee.rank else { return -1 }
            """)
        writer.indented { writer in
            if table.hasRest {
                writer.code(
                    """
                    if way.isRest == 0 { return \(p)LinkTable.accepts(way.check, segment.text) ? child : -1 }
                    while cut() != nil {}
                    guard state.pointee.pathEnd >= 0 else { return -1 }
                    for place in place..<state.pointee.count {
                        guard \(p)LinkTable.accepts(way.check, self[place]) else { return -1 }
                    }
                    judge(endsOf: state.pointee.tables.pointee.nodes + child)
                    return -1
                    """)
            } else {
                writer.line("return \(p)LinkTable.accepts(way.check, segment.text) ? child : -1")
            }
        }
        writer.code(
            """
            }

            private func judge(endsOf node: UnsafePointer<\(p)LinkTable.NodeRow>) {
                let tables = state.pointee.tables
                var end = node.pointee.firstEnd
                while end < node.pointee.endOfEnds {
                    let pattern = Int(tables.pointee.ends[Int(end)])
                    let rank = tables.pointee.patterns[pattern].rank
                    if rank < state.pointee.rank, meets(tables.pointee.patterns[pattern]) {
                        state.pointee.best = pattern
                        state.pointee.rank = rank
                    }
                    end += 1
                }
            }

            """)
    }

    private func writeChild(_ writer: inout SwiftWriter) {
        let last =
            table.isFolded
            ? "Self.folded(\(p)Bytes.load(segment.start + (length - 8)))"
            : "\(p)Bytes.load(segment.start + (length - 8))"
        let isLong = table.longTexts.isEmpty ? "" : ", length <= 16 || isLong(segment, Int(slots[slot].text))"
        let same = "words[slot].last == last, Int(slots[slot].length) == length\(isLong)"
        writer.code(
            """
            /// The node that a segment leads to literally. Its first and last eight bytes and its length identify it: few
            /// texts are compared one by one, many are found by a hash table.
            private func child(of node: UnsafePointer<\(p)LinkTable.NodeRow>, _ segment: Segment) -> Int {
                let size = Int(node.pointee.size)
                if size == 0 { return -1 }
                let slots = state.pointee.tables.pointee.slots + Int(node.pointee.firstSlot)
                let words = state.pointee.tables.pointee.words + Int(node.pointee.firstSlot)
                let length = segment.count
                \(table.isFolded ? "// Letters are compared without case.\n" : "")let first = \(table.isFolded ? "Self.folded(segment.word)" : "segment.word")
                let last = length > 8 ? \(last) : 0
                var slot = 0
                if size < 0 {
                    while slot < -size {
                        if words[slot].first == first, \(same) { return Int(slots[slot].child) }
                        slot += 1
                    }
                    return -1
                }
                let mix = (first ^ last << 1 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
                slot = Int(mix >> 40) & (size - 1)
                while slots[slot].length >= 0 {
                    if words[slot].first == first, \(same) { return Int(slots[slot].child) }
                    slot = (slot + 1) & (size - 1)
                }
                return -1
            }

            """)
        if table.isFolded {
            writer.code(
                """
                /// Lowercases ASCII letters, eight at a time.
                private static func folded(_ word: UInt64) -> UInt64 {
                    let low = word & 0x7F7F_7F7F_7F7F_7F7F
                    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
                    let beyondZ = low &+ 0x2525_2525_2525_2525
                    return word | ((fromA ^ beyondZ) & ~word & 0x8080_8080_8080_8080) >> 2
                }

                """)
        }
        guard !table.longTexts.isEmpty else { return }
        let byte = table.isFolded ? "($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0)" : "$0"
        writer.code(
            """
            private func isLong(_ segment: Segment, _ place: Int) -> Bool {
                let text = \(p)LinkTable.longTexts[place]
                return segment.bytes\(table.isFolded ? ".lazy.map { \(byte) }" : "").elementsEqual(text.utf8)
            }

            """)
    }

    // MARK: - The path

    private func writeSegments(_ writer: inout SwiftWriter) {
        let mayBeEmpty = "state.pointee.place < 0" + (settings.trailingSlash == .never ? " && count == 0" : "")
        let always = settings.trailingSlash == .always ? "state.pointee.place < 0 || " : ""
        writer.code(
            """
            /// Cuts the next segment off the path; `nil` if there is none or it is invalid.
            \(table.hasRest ? "" : "@inline(__always)\n")private func cut() -> Segment? {
                let start = state.pointee.place
                let count = state.pointee.count
                guard start >= 0, count < state.pointee.capacity else { return nil }
                let bytes = state.pointee.bytes
                var segment = Segment(bytes, start)
                let end = start &+ segment.count
                if end == bytes.end {
                    complete(at: end)
                } else if bytes[end] == 0x2F {
                    state.pointee.place = end &+ 1
                } else {
                    guard let special = cutSpecial(start, end) else { return refuse() }
                    segment = special
                }
                // Nothing may follow an empty segment, and only a slash may precede it.
                if segment.count == 0 { return \(mayBeEmpty) ? nil : refuse() }
                if \(always)segment.isDots { return refuse() }
                state.pointee.segments[count] = segment
                state.pointee.count = count &+ 1
                return segment
            }

            private func complete(at end: Int) {
                state.pointee.place = -1
                state.pointee.pathEnd = end
            }

            private func refuse() -> Segment? {
                state.pointee.place = -1
                state.pointee.pathEnd = -1
                return nil
            }

            /// Cuts a segment that has bytes that may be special before a slash or the end, from the first such byte.
            @inline(never)
            private func cutSpecial(_ start: Int, _ special: Int) -> Segment? {
                let bytes = state.pointee.bytes
                var hasEscapes = false
                var place = special
                while !bytes.isEnd(place) {
                    if isRefused(place) { return nil }
                    if bytes[place] == 0x25 { hasEscapes = true }
                    place = bytes.special(from: place + 1)
                }
                var length = place - start
                if hasEscapes {
                    guard bytes.isCopy else {
                        state.pointee.needsCopy = true
                        return nil
                    }
                    length = decode(start, length)
                    if length == 0 { return nil }
                }
                if place < bytes.end, bytes[place] == 0x2F {
                    state.pointee.place = place + 1
                } else {
                    complete(at: place)
                }
                return Segment(bytes, start, length)
            }

            /// Whether it is a control character, or a port or user information after what is in the place of a host.
            private func isRefused(_ place: Int) -> Bool {
                switch state.pointee.bytes[place] {
                case 0x3A, 0x40: return state.pointee.origin.isOpen && state.pointee.count == 0
                default: return state.pointee.bytes.isControl(place)
                }
            }

            /// Decodes a segment with escapes in place, and returns the new length; zero if the result is not allowed
            /// there.
            private func decode(_ start: Int, _ length: Int) -> Int {
                let bytes = state.pointee.bytes
                let place = UnsafeMutablePointer(mutating: bytes.start + start)
                let raw = UnsafeBufferPointer(start: UnsafePointer(place), count: length)
                let memory = UnsafeMutableRawBufferPointer(start: place, count: length)
                guard let text = \(p)URLText.decode(raw, into: memory), \(p)URLText.isText(text) else {
                    return 0
                }
                for offset in 0..<text.count where bytes.isControl(start + offset) { return 0 }
                return text.count
            }

            """)
    }

    /// What links are made from.
    private func writeParts(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A segment, by its place.
            subscript(place: Int) -> \(p)URLText { state.pointee.segments[place].text }

            """)
        if model.hasOptionalSegments {
            writer.code(
                """
                /// A segment that may be absent.
                func optional(_ place: Int) -> \(p)URLText? { place < state.pointee.count ? self[place] : nil }

                """)
        }
        if table.hasRest {
            writer.code(
                """
                /// The segments from a place on.
                func rest(_ place: Int) -> [\(p)URLText] { place < state.pointee.count ? (place..<state.pointee.count).map { self[$0] } : [] }

                """)
        }
    }
}
