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
            LinkWalkText(model, table).write(to: &writer)
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
        writer.code(
            """
                guard let origin = \(p)Origin.read(bytes, build: build) else { return nil }
                return read(bytes, origin, build\(passedOn))
            }

            """)
        writer.line("@inline(never)")
        writer.list(
            "private static func read(", ["_ bytes: \(p)Bytes", "_ origin: \(p)Origin"] + parameters.dropFirst(),
            ") -> \(p)Link? {", closing: .apart)
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
                \(table.hasRest ? "return " : "")withUnsafeTemporaryAllocation(of: Segment.self, capacity: \(table.hasRest ? "capacity" : "\(depth)")) { segments in
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
