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
            "It is read in place. One with escapes in its path is copied to the stack, with room to decode them.")
        writer.block("\(model.isolation)struct \(p)URL") { writer in
            let path = LinkPathText(model, table)
            path.writeSegment(to: &writer)
            writeState(&writer)
            writeReading(&writer)
            writeWalk(&writer)
            writeChild(&writer)
            path.writeCutting(to: &writer)
            LinkItemsText(model, table).write(to: &writer)
            writeParts(&writer)
        }
    }

    private func writeState(_ writer: inout SwiftWriter) {
        writer.block("private struct State") { writer in
            writer.code(
                """
                let bytes: \(p)Bytes
                let origin: \(p)Origin
                let build: Int
                let tables = \(p)LinkTable.numbers
                let segments: UnsafeMutablePointer<Segment>

                /// The number of segments, once the path has been cut to its end.
                var count = 0
                /// Negative until then, and if something in the URL is wrong.
                var pathEnd = -1
                /// Negative until the query and fragment have been read.
                var queryEnd = -1

                """)
            if table.hasQuery {
                writer.code(
                    """
                    /// The key that was last found, and its first value.
                    var found: (key: UnsafePointer<UInt8>, value: \(p)URLText)?

                    """)
            }
            writer.code(
                """
                /// The best pattern so far: the lowest rank wins.
                var best = -1
                var rank = Int32.max

                /// Whether reading on takes a copy, as a segment has escapes.
                var needsCopy = false
                """)
        }
        writer.blank()
        writer.line("private let state: UnsafeMutablePointer<State>")
        writer.blank()
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
                withUnsafeTemporaryAllocation(byteCount: 2 * (text.count + 8), alignment: 8) { memory in
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
        }
        writer.code(
            """
                return withUnsafeTemporaryAllocation(of: Segment.self, capacity: \(table.hasRest ? "capacity" : "\(depth)")) { segments in
                    guard let first = segments.baseAddress else { return nil }
                    var state = State(bytes: bytes, origin: origin, build: build, segments: first)
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
                    walk(from: state.pointee.tables.pointee.root, at: 0, state.pointee.origin.path)
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
                walk(from: state.pointee.tables.pointee.root, at: 0, state.pointee.origin.path)
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
            private func walk(from first: UnsafePointer<\(p)LinkTable.Numbers.Step>, at depth: Int, _ start: Int) {
                var step = first
                var count = depth
                var place = start
                while let segment = cut(at: count, &place) {
                    var next = child(of: step, segment)
                    var way = Int(step.pointee.node.firstWay)
                    while way < step.pointee.node.endOfWays {
                        if let next { walk(from: next, at: count &+ 1, place) }
                        next = follow(way, at: count\(table.hasRest ? ", place" : ""))
                        way &+= 1
                    }
                    guard let next else { return }
                    step = next
                    count &+= 1
                }
                guard state.pointee.pathEnd >= 0 else { return }
                state.pointee.count = count
                judge(endsOf: step.pointee.node)
            }

            /// Follows a way that checks a segment; `nil` if it refuses or is at its end.
            @inline(__always)
            private func follow(_ way: Int, at count: Int\(table.hasRest ? ", _ place: Int" : "")) -> UnsafePointer<\(p)LinkTable.Numbers.Step>? {
                let tables = state.pointee.tables
                let row = tables.pointee.ways + way
                guard row.pointee.lowestRank < state.pointee.rank else { return nil }
            """)
        writer.indented { writer in
            if table.hasRest { writer.line("if row.pointee.isRest == 1 { return followRest(way, at: count, place) }") }
            writer.line("return accepts(row.pointee.check, at: count) ? tables.pointee.step(of: way) : nil")
        }
        writer.code(
            """
            }

            """)
        if table.hasRest {
            writer.code(
                """
                /// Follows a way that takes all segments from one on. Nothing comes after it.
                private func followRest(_ way: Int, at first: Int, _ start: Int) -> UnsafePointer<\(p)LinkTable.Numbers.Step>? {
                    let tables = state.pointee.tables
                    var count = first + 1
                    var place = start
                    while cut(at: count, &place) != nil { count += 1 }
                    guard state.pointee.pathEnd >= 0 else { return nil }
                    for segment in first..<count {
                        guard \(p)LinkTable.accepts(tables.pointee.ways[way].check, self[segment]) else { return nil }
                    }
                    state.pointee.count = count
                    judge(endsOf: tables.pointee.step(of: way).pointee.node)
                    return nil
                }

                """)
        }
        writeAccepts(&writer)
        writer.code(
            """
            @inline(__always)
            private func judge(endsOf node: \(p)LinkTable.NodeRow) {
                var end = state.pointee.tables.pointee.ends + Int(node.firstEnd)
                let last = state.pointee.tables.pointee.ends + Int(node.endOfEnds)
                while end < last {
                    let pattern = end.pointee.pattern
                    if pattern.rank < state.pointee.rank,
                        \(p)LinkTable.allows(state.pointee.origin.number, Int(pattern.origins), state.pointee.build),
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
            private func fits(_ pattern: \(p)LinkTable.PatternRow) -> Bool {
                guard state.pointee.pathEnd == state.pointee.bytes.end else { return meets(pattern) }
                state.pointee.queryEnd = state.pointee.pathEnd
                return pattern.needsMore == 0
            }

            """)
    }

    private func writeAccepts(_ writer: inout SwiftWriter) {
        let kept = table.checks.all.enumerated().filter { $0.element.kept.map(table.kept.contains) ?? false }
        guard !kept.isEmpty else {
            writer.code(
                """
                @inline(__always)
                private func accepts(_ check: Int32, at place: Int) -> Bool { \(p)LinkTable.accepts(check, self[place]) }

                """)
            return
        }
        writer.doc("Whether a segment is as a way requires. What a number or a UUID is read as is kept.")
        writer.line("@inline(__always)")
        writer.block("private func accepts(_ check: Int32, at place: Int) -> Bool") { writer in
            writer.line("let segment = state.pointee.segments + place")
            writer.line("switch check {")
            for (number, check) in kept {
                writer.line("case \(number):")
                writer.indented { writer in
                    if check.kept == .uuid {
                        writer.code(
                            """
                            let bytes = \(p)URLText.uuidBytes(segment.pointee.bytes)
                            guard let (high, low) = bytes else { return false }
                            segment.pointee.value = high
                            segment.pointee.rest = low
                            """)
                    } else {
                        writer.code(
                            """
                            let piece = segment.pointee
                            let number = \(p)URLText.number(piece.start, piece.count, piece.word)
                            guard let number else { return false }
                            segment.pointee.value = UInt64(bitPattern: number)
                            """)
                    }
                    writer.line("segment.pointee.isKept = true")
                    writer.line("return true")
                }
            }
            writer.line("default: return \(p)LinkTable.accepts(check, segment.pointee.text)")
            writer.line("}")
        }
        writer.blank()
    }

    private func writeChild(_ writer: inout SwiftWriter) {
        let last = "\(p)Bytes.load(segment.start + (length - 8))"
        let isLong = table.longTexts.isEmpty ? "" : ", length <= 16 || isLong(segment, Int(step.pointee.slot.text))"
        let same = "step.pointee.words.last == last, Int(step.pointee.slot.length) == length\(isLong)"
        writer.code(
            """
            /// Where a segment leads literally. Its first and last eight bytes and its length identify it: few texts are
            /// compared one by one, many are found by a hash table.
            @inline(__always)
            private func child(of parent: UnsafePointer<\(p)LinkTable.Numbers.Step>, _ segment: Segment) -> UnsafePointer<\(p)LinkTable.Numbers.Step>? {
                let size = Int(parent.pointee.node.size)
                if size == 0 { return nil }
                let slots = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
                let length = segment.count
                \(table.isFolded ? "// Letters are compared without case.\n" : "")let first = \(table.isFolded ? "Self.folded(segment.word)" : "segment.word")
                let last = length > 8 ? \(table.isFolded ? "Self.folded(\(last))" : last) : 0
                var step = slots
                if size < 0 {
                    let end = slots - size
                    repeat {
                        if step.pointee.words.first == first, \(same) { return step }
                        step += 1
                    } while step < end
                    return nil
                }
                let mix = (first ^ last << 1 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
                var slot = Int(mix >> 40) & (size &- 1)
                step = slots + slot
                while step.pointee.slot.length >= 0 {
                    if step.pointee.words.first == first, \(same) { return step }
                    slot = (slot &+ 1) & (size &- 1)
                    step = slots + slot
                }
                return nil
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

    /// What links are made from.
    private func writeParts(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A segment, by its place.
            subscript(place: Int) -> \(p)URLText { state.pointee.segments[place].text }

            """)
        for type in [BuiltinType.int, .int64] where table.kept.contains(type) {
            let (name, result) = type == .int ? ("int", "Int") : ("int64", "Int64")
            writer.code(
                """
                func \(name)(_ place: Int) -> \(result) {
                    let segment = state.pointee.segments[place]
                    return segment.isKept ? \(result)(truncatingIfNeeded: segment.value) : segment.text.\(name)
                }

                """)
        }
        if table.kept.contains(.uuid) {
            writer.code(
                """
                func uuid(_ place: Int) -> UUID {
                    let segment = state.pointee.segments[place]
                    guard segment.isKept else { return segment.text.uuid }
                    let bytes = (segment.value, segment.rest)
                    return UUID(uuid: unsafeBitCast(bytes, to: uuid_t.self))
                }

                """)
        }
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
