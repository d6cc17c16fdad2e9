// Splits the path into segments while searching the trie.
nonisolated extension MatchedURL {
    /// Searches the trie from a node and keeps the matching pattern with the lowest number.
    /// Branches that cannot lead to a lower one are skipped.
    @inline(__always)
    func walk(from first: UnsafePointer<LinkTable.Step>, at depth: Int, _ start: Int) {
        var step = first
        var depth = depth
        var position = start
        let bytes = state.pointee.bytes
        while position >= 0 {
            let word = bytes.word(position)
            if step.pointee.node.hasPlainLiterals, let next = plainLiteral(of: step, bytes, word, &position) {
                step = next
                depth &+= 1
                continue
            }
            if let next = step.pointee.node.number, keepNumber(bytes, word, at: depth, &position) {
                step = next
                depth &+= 1
                continue
            }
            guard cut(bytes, word, at: depth, &position) else { break }
            var next = literal(of: step, at: depth)
            let branchCount = step.pointee.node.endOfBranches &- step.pointee.node.firstBranch
            if branchCount == 1, next == nil {
                next = follow(step.pointee.node.firstBranch, at: depth, position)
            } else if branchCount > 0 {
                next = followAll(from: step, next, at: depth, position)
            }
            guard let next else { return }
            step = next
            depth &+= 1
        }
        guard state.pointee.pathEnd >= 0 else { return }
        finish(at: step, depth)
    }

    /// Keeps the first pattern that ends at a node of the trie and matches the query and fragment.
    @inline(__always)
    func finish(at step: UnsafePointer<LinkTable.Step>, _ depth: Int) {
        let rows = state.pointee.rows
        let allowedCount = rows.pointee.origins.allowedCount
        var index = step.pointee.node.firstEnd
        while index < step.pointee.node.endOfEnds {
            let number = rows.pointee.ends[Int(index)]
            // The numbers are in ascending order.
            if number >= state.pointee.best { return }
            let pattern = rows.pointee.patterns + Int(number)
            if state.pointee.allowed[Int(pattern.pointee.origin) &* allowedCount], matchesBeyondPath(pattern),
                !pattern.pointee.checksHost || matchesHost(pattern),
                pattern.pointee.slash == .either || matchesSlash(pattern, depth)
            {
                state.pointee.best = number
                state.pointee.pattern = pattern
                state.pointee.count = depth
                return
            }
            index &+= 1
        }
    }

    /// Whether the path may end as it does.
    @inline(never)
    private func matchesSlash(_ pattern: UnsafePointer<LinkTable.Pattern>, _ depth: Int) -> Bool {
        if depth == 0 || state.pointee.isRedirected { return true }
        return (state.pointee.bytes[state.pointee.pathEnd - 1] == ASCII.slash) == (pattern.pointee.slash == .always)
    }

    // MARK: - Segments that are matched before their end is found

    @inline(__always)
    private func plainLiteral(
        of parent: UnsafePointer<LinkTable.Step>, _ bytes: LinkBytes, _ word: UInt64, _ position: inout Int
    ) -> UnsafePointer<LinkTable.Step>? {
        let count = Int(parent.pointee.node.literalCount)
        if count < 0 {
            let end = bytes.nextSlash(position, word)
            let length = end &- position
            let start = bytes.start + position
            let step = literal(of: parent, start, length, LinkBytes.prefix(word, length), ignoringCase: false)
            return step != nil && skip(to: end, bytes, &position) ? step : nil
        }
        var step = parent.pointee.node.literals.unsafelyUnwrapped
        let last = step + count
        while step < last {
            if word & step.pointee.mask == step.pointee.first {
                let length = step.pointee.length
                if length <= 8 || isLong(step, bytes, position), skip(to: position &+ length, bytes, &position) {
                    return step
                }
            }
            step += 1
        }
        return nil
    }

    /// Whether the rest of a literal of more than eight bytes matches, after its first eight bytes
    /// did.
    @inline(__always)
    private func isLong(_ step: UnsafePointer<LinkTable.Step>, _ bytes: LinkBytes, _ position: Int) -> Bool {
        let end = position &+ step.pointee.length
        guard end <= bytes.end, LinkBytes.load(bytes.start + (end &- 8)) == step.pointee.last else { return false }
        return step.pointee.length <= 16 || isEqual(bytes.start + position, step)
    }

    /// Reads and keeps an integer of up to seven digits.
    @inline(__always)
    private func keepNumber(_ bytes: LinkBytes, _ word: UInt64, at depth: Int, _ position: inout Int) -> Bool {
        let start = bytes.start + position
        guard let (count, value) = LinkText.leadingInt(word), skip(to: position &+ count, bytes, &position) else {
            return false
        }
        state.pointee.segments[depth] = Segment(
            start: start, count: count, word: word, isRead: true, value: UInt64(bitPattern: value))
        return true
    }

    /// Moves to the next segment, or to -1 if there is none; returns `false` if the segment does
    /// not end here.
    @inline(__always)
    private func skip(to end: Int, _ bytes: LinkBytes, _ position: inout Int) -> Bool {
        if end < bytes.end {
            let byte = bytes[end]
            if byte == ASCII.slash {
                position = end &+ 1
                return true
            }
            guard byte == ASCII.question || byte == ASCII.hash else { return false }
        }
        state.pointee.pathEnd = end
        position = -1
        return true
    }

    // MARK: - Any segment

    /// Reads the segment at a position and moves to the next one, or to -1 if there is none;
    /// returns `false` at the end of the path, and if the segment is invalid.
    @inline(__always)
    func cut(_ bytes: LinkBytes, _ word: UInt64, at depth: Int, _ position: inout Int) -> Bool {
        let start = position
        let part = bytes.plainPart(start, word)
        let end = start &+ part.count
        guard skip(to: end, bytes, &position) else { return cutWithCare(at: depth, &position) }
        var segment = Segment(start: bytes.start + start, count: part.count, word: part.word)
        // Plain literals were compared up to a slash or `?`, but not up to `#`.
        if end < bytes.end, bytes[end] == ASCII.hash { segment.isPlain = false }
        return keep(segment, at: depth, position)
    }

    /// Reads a segment that may contain special bytes, such as escapes.
    @inline(never)
    private func cutWithCare(at depth: Int, _ position: inout Int) -> Bool {
        let bytes = state.pointee.bytes
        let start = position
        var end = bytes.nextSpecial(start)
        var hasEscapes = false
        while !bytes.isEnd(end) {
            // A segment in the position of a host must not contain a port or a user name.
            let isInHost = state.pointee.origin.isOpen && depth == 0
            if isInHost && (bytes[end] == ASCII.colon || bytes[end] == ASCII.at) || bytes.isControl(end) {
                return refuse()
            }
            if bytes[end] == ASCII.percent { hasEscapes = true }
            end = bytes.nextSpecial(end + 1)
        }
        var text = bytes[start..<end]
        if hasEscapes {
            guard let decoded = decode(start..<end) else { return refuse() }
            text = decoded
        }
        _ = skip(to: end, bytes, &position)
        let first = text.baseAddress ?? bytes.start
        return keep(
            Segment(start: first, count: text.count, word: LinkBytes.load(text), isPlain: false), at: depth, position)
    }

    /// Keeps a segment, unless it is invalid or the end of the path.
    @inline(__always)
    private func keep(_ segment: Segment, at depth: Int, _ position: Int) -> Bool {
        if segment.count == 0 {
            // An empty segment is only allowed at the end of the path, after a trailing slash.
            return position < 0 && (depth == 0 || slash != .never) ? false : refuse()
        }
        if segment.isDots || position < 0 && slash == .always { return refuse() }
        guard depth < state.pointee.capacity else {
            state.pointee.needsCopy = true
            return refuse()
        }
        state.pointee.segments[depth] = segment
        return true
    }

    private var slash: LinkRules.TrailingSlash { state.pointee.rows.pointee.rules.trailingSlash }

    private func refuse() -> Bool {
        state.pointee.pathEnd = -1
        return false
    }

    /// Decodes a segment with escapes; `nil` if the result is invalid or there is no space for it.
    private func decode(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8>? {
        let bytes = state.pointee.bytes
        guard let room = bytes.room(for: range) else {
            state.pointee.needsCopy = true
            return nil
        }
        guard let count = LinkText.decode(bytes[range], into: room), count > 0 else { return nil }
        let text = UnsafeBufferPointer(start: UnsafePointer(room), count: count)
        return LinkText.isUTF8(text) && !LinkBytes.hasControl(text) ? text : nil
    }
}
