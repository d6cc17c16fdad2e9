import NavGraph
import NavLinks

/// How generated links go down the trie of the patterns, segment by segment.
struct LinkWalkText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }
    private var step: String { "UnsafePointer<\(p)LinkTable.Numbers.Step>" }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    func write(to writer: inout SwiftWriter) {
        writeWalk(&writer)
        writeQuickChild(&writer)
        if table.hasQuickNumbers { writeQuickNumber(&writer) }
        writePass(&writer)
        writeFollowing(&writer)
        writeAccepts(&writer)
        writeJudging(&writer)
        writeChild(&writer)
    }

    private func writeWalk(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Goes down the trie and keeps the best pattern that it finds: the more specific ways come first, and a way
            /// that leads to nothing better is not taken.
            @inline(__always)
            private func walk(from first: \(step), at depth: Int, _ start: Int) {
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
            """)
        if table.hasQuickNumbers {
            writer.code(
                """
                        if let next = quickNumber(from: step, word, at: count, &place) {
                            step = next
                            count &+= 1
                            continue
                        }
                """)
        }
        writer.code(
            """
                    guard cut(word, at: count, &place) else { break }
                    var next = child(of: step, at: count)
                    let ways = step.pointee.node.endOfWays &- step.pointee.node.firstWay
                    if ways == 1, next == nil {
                        next = follow(Int(step.pointee.node.firstWay), at: count\(table.hasRest ? ", place" : ""))
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

            """)
    }

    /// Segments that are told before anything has looked for their ends.
    private func writeQuickChild(_ writer: inout SwiftWriter) {
        let last = folded("\(p)Bytes.load(bytes.start + (end &- 8))")
        let isLong =
            table.longTexts.isEmpty
            ? "" : ", length <= 16 || isLong(bytes.start + place, length, Int(step.pointee.slot.text))"
        writer.code(
            """
            /// Where a segment leads literally, if that can be said before its end is known: no literal segment here can also
            /// be a value, and none has bytes with a meaning of their own.
            @inline(__always)
            private func quickChild(of parent: \(step), _ word: UInt64, _ place: inout Int) -> \(step)? {
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
            """)
        writer.indented { writer in
            if table.isFolded { writer.line("let word = Self.folded(word)") }
            writer.code(
                """
                var step = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
                let last = step - size
                repeat {
                    if word & step.pointee.mask == step.pointee.words.first {
                        let length = Int(step.pointee.slot.length)
                        let end = place &+ length
                        if length <= 8 || end <= bytes.end && \(last) == step.pointee.words.last\(isLong), pass(to: end, &place) {
                            return step
                        }
                    }
                    step += 1
                } while step < last
                return nil
                """)
        }
        writer.line("}")
        writer.blank()
    }

    private func writeQuickNumber(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Follows the only way there is, if that is a number, and one of up to seven digits is next.
            @inline(__always)
            private func quickNumber(from parent: \(step), _ word: UInt64, at count: Int, _ place: inout Int) -> \(step)? {
                guard parent.pointee.node.quick & 2 != 0 else { return nil }
                let digits = word ^ 0x3030_3030_3030_3030
                let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
                // The first is a digit, and not zero.
                guard others != 0, others & 0x80 == 0, digits & 0xFF != 0 else { return nil }
                let bits = others.trailingZeroBitCount &- 7
                let tables = state.pointee.tables
                let way = Int(parent.pointee.node.firstWay)
                let start = state.pointee.bytes.start + place
                guard tables.pointee.ways[way].lowestRank < state.pointee.rank, pass(to: place &+ bits / 8, &place) else {
                    return nil
                }
                let value = \(p)URLText.value(ofDigits: digits &<< UInt64(truncatingIfNeeded: 64 &- bits))
                let segment = state.pointee.segments + count
                segment.pointee = Segment(start: start, count: bits / 8, word: word, isKept: true, value: UInt64(bitPattern: value))
                return tables.pointee.step(of: way)
            }

            """)
    }

    private func writePass(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Moves the place behind a segment, to the next one or below zero; `false` if the segment does not end there.
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
            """)
        writer.indented { writer in
            if model.graph.links.trailingSlash == .always {
                writer.line("return false")
            } else {
                writer.code(
                    """
                    state.pointee.pathEnd = end
                    place = -1
                    return true
                    """)
            }
        }
        writer.line("}")
        writer.blank()
    }

    // MARK: - Ways that check a segment

    private func writeFollowing(_ writer: inout SwiftWriter) {
        let place = table.hasRest ? ", place" : ""
        writer.code(
            """
            /// Walks on from a literal child and by all ways that check the segment but the last, which is left to the caller.
            @inline(never)
            private func followAll(from parent: \(step), _ child: \(step)?, at count: Int, _ place: Int) -> \(step)? {
                var next = child
                for way in parent.pointee.node.firstWay..<parent.pointee.node.endOfWays {
                    if let next { walk(from: next, at: count &+ 1, place) }
                    next = follow(Int(way), at: count\(place))
                }
                return next
            }

            /// Follows a way that checks a segment; `nil` if it refuses or is at its end.
            @inline(__always)
            private func follow(_ way: Int, at count: Int\(table.hasRest ? ", _ place: Int" : "")) -> \(step)? {
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
        guard table.hasRest else { return }
        writer.code(
            """
            /// Follows a way that takes all segments from one on. Nothing comes after it.
            private func followRest(_ way: Int, at first: Int, _ start: Int) -> \(step)? {
                let tables = state.pointee.tables
                var count = first + 1
                var place = start
                while place >= 0, cut(state.pointee.bytes.word(place), at: count, &place) { count += 1 }
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

    private func writeJudging(_ writer: inout SwiftWriter) {
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

    // MARK: - Literal segments

    private func folded(_ word: String) -> String { table.isFolded ? "Self.folded(\(word))" : word }

    private func writeChild(_ writer: inout SwiftWriter) {
        let isLong =
            table.longTexts.isEmpty ? "" : ", length <= 16 || isLong(start, length, Int(step.pointee.slot.text))"
        let same = "step.pointee.words.last == last, Int(step.pointee.slot.length) == length\(isLong)"
        writer.code(
            """
            /// Where a segment leads literally, once it is cut off. What could be said before need not be asked again.
            @inline(__always)
            private func child(of parent: \(step), at place: Int) -> \(step)? {
                let segment = state.pointee.segments + place
                if parent.pointee.node.quick & 1 != 0, segment.pointee.isPlain { return nil }
                return literal(of: parent, segment.pointee.start, segment.pointee.count, segment.pointee.word)
            }

            /// A literal segment, which its first and last eight bytes and its length identify: few texts are compared one
            /// by one, many are found by a hash table.
            @inline(__always)
            private func literal(of parent: \(step), _ start: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64) -> \(step)? {
                let size = Int(parent.pointee.node.size)
                if size == 0 { return nil }
                let slots = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
                \(table.isFolded ? "// Letters are compared without case.\n" : "")let first = \(folded("word"))
                let last = length > 8 ? \(folded("\(p)Bytes.load(start + (length - 8))")) : 0
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
            private func isLong(_ start: UnsafePointer<UInt8>, _ length: Int, _ place: Int) -> Bool {
                let text = \(p)LinkTable.longTexts[place]
                let bytes = UnsafeBufferPointer(start: start, count: length)
                return bytes\(table.isFolded ? ".lazy.map { \(byte) }" : "").elementsEqual(text.utf8)
            }

            """)
    }
}
