/// A URL that is being read, with its parts and the matching pattern.
///
/// URLs are read in place. A URL is only copied if it is shorter than eight bytes, has escapes in
/// its path, or has more segments than fit into the reader's memory.
@usableFromInline
nonisolated struct MatchedURL {
    /// A segment of the path.
    struct Segment {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The first eight bytes.
        let word: UInt64
        /// Whether the segment contains no special bytes and was already compared with plain
        /// literals.
        var isPlain = true
        /// Whether the segment was already read as a number or a UUID when it was checked.
        var isRead = false
        /// The number, or the first half of the UUID.
        var value: UInt64 = 0
        /// The second half of the UUID.
        var rest: UInt64 = 0

        /// The integer, in the form `0|-?[1-9][0-9]*`; `nil` if it does not fit in 64 bits.
        @inline(__always)
        var int: Int64? {
            if let short = LinkText.shortInt(word, count) { return short }
            let first = UInt8(truncatingIfNeeded: word)
            return count > 8 || first == ASCII.dash || first == ASCII.zero ? text.int : nil
        }

        var text: LinkText { LinkText(UnsafeBufferPointer(start: start, count: count)) }

        /// Whether it is `.` or `..`.
        var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
    }

    /// The state of reading. It is used through a pointer, because otherwise it would be copied at
    /// each call.
    struct State {
        let rows: UnsafePointer<LinkTable.Rows>
        let bytes: LinkBytes
        /// The URL as it was given, before redirects.
        let given: UnsafeBufferPointer<UInt8>
        let origin: LinkOrigin
        /// Whether a rule allows the origin in the build of the app, for each rule.
        let allowed: UnsafePointer<Bool>
        let segments: UnsafeMutablePointer<Segment>
        /// The number of segments that fit into the memory.
        let capacity: Int

        /// The number of segments, after a pattern has matched.
        var count = 0
        /// The end of the path; -1 until it is found and if the path is invalid.
        var pathEnd = -1
        /// The start of the fragment or the end of the URL; -1 until the query has been read.
        var queryEnd = -1
        /// The index of the query item that was found last, and its first value.
        var foundItem = -1
        var foundValue = LinkText(UnsafeBufferPointer(start: nil, count: 0))

        /// The first pattern that matches, and its number.
        var pattern: UnsafePointer<LinkTable.Pattern>
        var best = Int32.max
        /// Whether the URL has to be copied and read again.
        var needsCopy = false
        /// Whether the path was written by a redirect, so that its end does not matter.
        var isRedirected = false

        init(
            _ bytes: LinkBytes, _ given: UnsafeBufferPointer<UInt8>, _ origin: LinkOrigin, _ build: Int,
            _ rows: UnsafePointer<LinkTable.Rows>, _ segments: UnsafeMutableBufferPointer<Segment>
        ) {
            self.rows = rows
            self.bytes = bytes
            self.given = given
            self.origin = origin
            allowed = rows.pointee.origins.allowed + (build &* rows.pointee.origins.originCount &+ origin.number)
            self.segments = segments.baseAddress.unsafelyUnwrapped
            capacity = segments.count
            pattern = rows.pointee.patterns
        }
    }

    @usableFromInline let memory: UnsafeMutableRawPointer

    @inlinable @inline(__always)
    init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

    @inline(__always)
    var state: UnsafeMutablePointer<State> { memory.assumingMemoryBound(to: State.self) }

    // MARK: - Reading

    /// Reads a URL for a build of the app, and calls a function with the node if a pattern matches.
    @inlinable @inline(__always)
    static func read<Link>(
        _ url: borrowing String, _ table: LinkTable, _ build: Int, _ make: (Int, MatchedURL) -> Link?
    ) -> Link? {
        // Assigned in the closure, because a nested optional as its result would be copied.
        var link: Link?
        let isRead: Void? = url.utf8.withContiguousStorageIfAvailable { link = read($0, table, build, make) }
        if isRead == nil {
            // The string is not stored as UTF-8, for example because it is bridged from
            // Objective-C.
            var own = copy url
            own.withUTF8 { link = read($0, table, build, make) }
        }
        return link
    }

    @inlinable @inline(__always)
    static func read<Link>(
        _ url: UnsafeBufferPointer<UInt8>, _ table: LinkTable, _ build: Int, _ make: (Int, MatchedURL) -> Link?
    ) -> Link? {
        // The size is a constant, so that the memory can be on the stack.
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { memory -> Link? in
            let reader = MatchedURL(memory.baseAddress.unsafelyUnwrapped)
            let node = reader.match(url, table, build)
            if node >= 0 { return make(node, reader) }
            if node == none { return nil }
            var link: Link?
            reader.matchCopy(url, url, table, build) { link = make($0, reader) }
            return link
        }
    }

    @inlinable static var size: Int { 1024 }
    @inlinable static var none: Int { -1 }
    @inlinable static var unfinished: Int { -2 }

    private static let capacity = (size - MemoryLayout<State>.stride) / MemoryLayout<Segment>.stride

    /// Reads a URL in place; returns its node, `none`, or `unfinished` if it has to be copied.
    @usableFromInline
    func match(_ text: UnsafeBufferPointer<UInt8>, _ table: LinkTable, _ build: Int) -> Int {
        guard text.count >= 8 else { return Self.unfinished }
        guard text.count <= table.rows.pointee.rules.maxLength else { return Self.none }
        let segments = (memory + MemoryLayout<State>.stride).assumingMemoryBound(to: Segment.self)
        return match(
            LinkBytes(text), text, table.rows, build, UnsafeMutableBufferPointer(start: segments, count: Self.capacity))
    }

    @inline(__always)
    private func match(
        _ bytes: LinkBytes, _ given: UnsafeBufferPointer<UInt8>, _ rows: UnsafePointer<LinkTable.Rows>, _ build: Int,
        _ segments: UnsafeMutableBufferPointer<Segment>, isRedirected: Bool = false
    ) -> Int {
        guard build < rows.pointee.origins.buildCount, let origin = LinkOrigin.read(bytes, rows.pointee.origins) else {
            return Self.none
        }
        state.initialize(to: State(bytes, given, origin, build, rows, segments))
        state.pointee.isRedirected = isRedirected
        walk(from: rows.pointee.root, at: 0, origin.path)
        guard state.pointee.best < .max else { return state.pointee.needsCopy ? Self.unfinished : Self.none }
        let node = state.pointee.pattern.pointee.node
        return node >= 0 ? Int(node) : Self.unfinished
    }

    /// How deep URLs may carry others.
    private static let maxCarriedURLs = 8

    /// What a URL leads to.
    private enum Step {
        /// A node, with which a function has been called.
        case node
        case nothing
        case redirect([UInt8])
        case carried([UInt8]?, otherwise: Int?)
    }

    /// Reads a copy of a URL, follows redirects, and calls a function with the node if a pattern
    /// matches; returns whether one does.
    ///
    /// - Parameter given: The URL as it was given, before redirects.
    @usableFromInline @inline(never) @discardableResult
    func matchCopy(
        _ text: UnsafeBufferPointer<UInt8>, _ given: UnsafeBufferPointer<UInt8>, _ table: LinkTable, _ build: Int,
        _ body: (Int) -> Void
    ) -> Bool {
        guard text.count <= table.rows.pointee.rules.maxLength else { return false }
        var reading = (url: nil as [UInt8]?, given: nil as [UInt8]?, isRedirected: false)
        // The last URL that carries another one, and the node to which it leads if that is no link.
        var last: (reading: (url: [UInt8]?, given: [UInt8]?, isRedirected: Bool), node: Int)?
        var (redirects, carried) = (0, 0)
        func step(leadsTo other: Int?) -> Step {
            (reading.url ?? []).withUnsafeBufferPointer { url in
                (reading.given ?? []).withUnsafeBufferPointer { source in
                    self.step(
                        from: reading.url == nil ? text : url, reading.given == nil ? given : source, table, build,
                        isRedirected: reading.isRedirected, leadsTo: other, body)
                }
            }
        }
        while true {
            switch step(leadsTo: nil) {
            case .node: return true
            case .nothing: break
            case .redirect(let other):
                // The limit of the length does not apply to the results of redirects.
                guard redirects < table.rows.pointee.details.patterns.count else { break }
                redirects += 1
                reading = (other, reading.given, true)
                continue
            case .carried(let other, let otherwise):
                if let otherwise { last = (reading, otherwise) }
                carried += 1
                guard carried <= Self.maxCarriedURLs, let other, other.count <= table.rows.pointee.rules.maxLength
                else { break }
                redirects = 0
                reading = (other, other, false)
                continue
            }
            guard let last else { return false }
            reading = last.reading
            _ = step(leadsTo: last.node)
            return true
        }
    }

    /// Reads a URL without following redirects.
    ///
    /// - Parameter other: The node with which the function is called instead of the one to which the URL leads.
    private func step(
        from text: UnsafeBufferPointer<UInt8>, _ given: UnsafeBufferPointer<UInt8>, _ table: LinkTable, _ build: Int,
        isRedirected: Bool, leadsTo other: Int?, _ body: (Int) -> Void
    ) -> Step {
        let rows = table.rows
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: LinkBytes.sizeOfCopy(text)) { memory in
            let bytes = LinkBytes(copy: text, in: memory)
            let slashes = text.reduce(0) { $0 + ($1 == ASCII.slash ? 1 : 0) }
            return withUnsafeTemporaryAllocation(of: Segment.self, capacity: slashes + 2) { segments in
                let node = match(bytes, given, rows, build, segments, isRedirected: isRedirected)
                if let node = other ?? (node >= 0 ? node : nil) {
                    body(node)
                    return .node
                }
                guard node == Self.unfinished, state.pointee.best < .max else { return .nothing }
                switch rows.pointee.details.patterns[Int(state.pointee.best)].target {
                case .node: return .nothing
                case .path(let path, let keepsFragment):
                    return redirected(to: path, keepsFragment).map { .redirect($0) } ?? .nothing
                case .carried(let parameter, let otherwise):
                    let url = self.text(parameter).map { Array(Spelling.escaped(url: $0).utf8) }
                    return .carried(url, otherwise: otherwise)
                }
            }
        }
    }

    /// Creates the URL of a redirect, with a path made of parts of this URL; `nil` if one of them
    /// is missing.
    private func redirected(to path: [LinkPattern.Segment], _ keepsFragment: Bool) -> [UInt8]? {
        var segments: [String] = []
        parts: for part in path {
            switch part {
            case .literal(let text): segments.append(text)
            case .text(let form):
                let texts = form.parts.compactMap { part in part.hole.parameter.flatMap(text) }
                guard texts.count == form.parts.count else {
                    if form.loneHole?.absent == nil { return nil }
                    break parts
                }
                segments.append(form.prefix + zip(form.parts, texts).map { $1 + $0.suffix }.joined())
            case .rest(let hole): segments += hole.parameter.map(texts) ?? []
            case .anything: break
            }
        }
        var written = segments.map { "/" + LinkWriter.encoded($0, in: .segment) }.joined()
        if state.pointee.rows.pointee.rules.trailingSlash == .always, !written.isEmpty { written += "/" }
        let bytes = state.pointee.bytes
        return Array(bytes[0..<state.pointee.origin.pathStart(bytes)]) + written.utf8
            + bytes[state.pointee.pathEnd..<(keepsFragment ? bytes.end : state.pointee.queryEnd)]
    }
}
