// Finds the nodes of the trie to which a segment leads.
nonisolated extension MatchedURL {
    /// The node to which a segment leads as a literal. Plain literals have already been compared.
    @inline(__always)
    func literal(of parent: UnsafePointer<LinkTable.Step>, at depth: Int) -> UnsafePointer<LinkTable.Step>? {
        let segment = state.pointee.segments + depth
        if parent.pointee.node.literalCount == 0 { return nil }
        if parent.pointee.node.hasPlainLiterals, segment.pointee.isPlain { return nil }
        return literal(
            of: parent, segment.pointee.start, segment.pointee.count, segment.pointee.word,
            ignoringCase: state.pointee.rows.pointee.rules.ignoresCase)
    }

    /// Searches all nodes to which a segment leads except the last one, which is returned.
    @inline(never)
    func followAll(
        from parent: UnsafePointer<LinkTable.Step>, _ literal: UnsafePointer<LinkTable.Step>?, at depth: Int,
        _ position: Int
    ) -> UnsafePointer<LinkTable.Step>? {
        var next = literal
        for branch in parent.pointee.node.firstBranch..<parent.pointee.node.endOfBranches {
            if let next { search(from: next, at: depth &+ 1, position) }
            next = follow(branch, at: depth, position)
        }
        return next
    }

    @inline(never)
    private func search(from step: UnsafePointer<LinkTable.Step>, at depth: Int, _ position: Int) {
        walk(from: step, at: depth, position)
    }

    /// The node to which a branch leads, if it accepts the segment.
    @inline(__always)
    func follow(_ index: Int32, at depth: Int, _ position: Int) -> UnsafePointer<LinkTable.Step>? {
        let branch = state.pointee.rows.pointee.branches + Int(index)
        guard branch.pointee.firstPattern < state.pointee.best else { return nil }
        if branch.pointee.isRest { return followRest(branch, at: depth, position) }
        return accepts(branch.pointee.check, at: depth) ? branch.pointee.step : nil
    }

    /// Follows a branch that matches all remaining segments. No segments can follow it, so the
    /// search ends here.
    @inline(never)
    private func followRest(
        _ branch: UnsafePointer<LinkTable.Branch>, at depth: Int, _ position: Int
    ) -> UnsafePointer<LinkTable.Step>? {
        let checks = state.pointee.rows.pointee.checks
        let bytes = state.pointee.bytes
        var count = depth
        var position = position
        repeat {
            guard checks.accepts(state.pointee.segments[count].text, branch.pointee.check) else { return nil }
            count += 1
        } while position >= 0 && cut(bytes, bytes.word(position), at: count, &position)
        if state.pointee.pathEnd >= 0 { finish(at: branch.pointee.step, count) }
        return nil
    }

    /// Whether a check accepts a segment. An integer or UUID is kept, so that it is not read twice.
    @inline(__always)
    private func accepts(_ check: LinkCheck, at depth: Int) -> Bool {
        let segment = state.pointee.segments + depth
        switch check.kind {
        case .int:
            guard let value = segment.pointee.int else { return false }
            segment.pointee.value = UInt64(bitPattern: value)
            segment.pointee.isRead = true
            return true
        case .uuid:
            guard let halves = Spelling.uuid(segment.pointee.text.bytes) else { return false }
            (segment.pointee.value, segment.pointee.rest) = halves
            segment.pointee.isRead = true
            return true
        case .string: return true
        default: return state.pointee.rows.pointee.checks.accepts(segment.pointee.text, check)
        }
    }

    // MARK: - Literals

    /// The node to which a literal segment leads.
    @inline(__always)
    func literal(
        of parent: UnsafePointer<LinkTable.Step>, _ start: UnsafePointer<UInt8>, _ length: Int, _ word: UInt64,
        ignoringCase: Bool
    ) -> UnsafePointer<LinkTable.Step>? {
        var first = word
        var last = length > 8 ? LinkBytes.load(start + (length &- 8)) : 0
        if ignoringCase { (first, last) = (LinkBytes.lowercased(first), LinkBytes.lowercased(last)) }
        var step = parent.pointee.node.literals.unsafelyUnwrapped
        let count = Int(parent.pointee.node.literalCount)
        // The first and last eight bytes and the length identify a string of up to 16 bytes.
        if count >= 0 {
            let end = step + count
            while step < end {
                if isLiteral(step, first, last, length, start) { return step }
                step += 1
            }
            return nil
        }
        let literals = step
        var slot = LinkTable.Step.hash(first, last, length)
        while true {
            step = literals + (slot & ~count)
            if isLiteral(step, first, last, length, start) { return step }
            if step.pointee.length < 0 { return nil }
            slot &+= 1
        }
    }

    @inline(__always)
    private func isLiteral(
        _ step: UnsafePointer<LinkTable.Step>, _ first: UInt64, _ last: UInt64, _ length: Int,
        _ start: UnsafePointer<UInt8>
    ) -> Bool {
        step.pointee.first == first && step.pointee.last == last && step.pointee.length == length
            && (length <= 16 || isEqual(start, step))
    }

    /// Whether bytes are equal to those of a literal of the same length.
    @inline(never)
    func isEqual(_ start: UnsafePointer<UInt8>, _ step: UnsafePointer<LinkTable.Step>) -> Bool {
        let ignoresCase = state.pointee.rows.pointee.rules.ignoresCase
        return (0..<step.pointee.length).allSatisfy { index in
            let byte = start[index]
            let folded = ignoresCase && ASCII.isLetter(byte) ? byte | 0x20 : byte
            return folded == step.pointee.text.unsafelyUnwrapped[index]
        }
    }
}
