// Reads the query and the fragment of a URL.
nonisolated extension MatchedURL {
    /// Whether the query and the fragment match a pattern. Most URLs have neither.
    @inline(__always)
    func matchesBeyondPath(_ pattern: UnsafePointer<LinkTable.Pattern>) -> Bool {
        guard state.pointee.pathEnd == state.pointee.bytes.end else { return matchesQueryAndFragment(pattern) }
        state.pointee.queryEnd = state.pointee.pathEnd
        return !pattern.pointee.requiresMore
    }

    @inline(never)
    private func matchesQueryAndFragment(_ pattern: UnsafePointer<LinkTable.Pattern>) -> Bool {
        guard state.pointee.queryEnd >= 0 || findQueryEnd() else { return false }
        for index in pattern.pointee.firstItem..<pattern.pointee.endOfItems {
            guard has(Int(index)) else { return false }
        }
        if pattern.pointee.rejectsUnknownKeys, !hasOnlyKeys(of: pattern.pointee) { return false }
        if pattern.pointee.hash >= 0 { return matches(state.pointee.rows.pointee.hashes[Int(pattern.pointee.hash)]) }
        guard pattern.pointee.fragment >= 0 else { return true }
        let rows = state.pointee.rows
        let item = rows.pointee.items + Int(pattern.pointee.fragment)
        guard let fragment else { return !item.pointee.isRequired }
        // A hash route is only read as a whole.
        if hashSegments != nil, item.pointee.check.kind != .string { return false }
        return rows.pointee.checks.accepts(fragment, item.pointee.check)
    }

    /// Finds the start of the fragment or the end of the URL; returns `false` if there are control
    /// characters.
    private func findQueryEnd() -> Bool {
        let bytes = state.pointee.bytes
        var hash = bytes.end
        var position = bytes.nextHashOrControl(state.pointee.pathEnd)
        while position < bytes.end {
            if bytes.isControl(position) {
                state.pointee.pathEnd = -1
                return false
            }
            if bytes[position] == ASCII.hash, hash == bytes.end { hash = position }
            position = bytes.nextHashOrControl(position + 1)
        }
        state.pointee.queryEnd = hash
        return true
    }

    var fragment: LinkText? {
        let bytes = state.pointee.bytes
        guard state.pointee.queryEnd < bytes.end else { return nil }
        let text = bytes[(state.pointee.queryEnd + 1)..<bytes.end]
        return LinkText(text, hasEscapes: text.contains(ASCII.percent))
    }

    // MARK: - Items

    /// Whether an item matches a pattern: it is present if required, and all values that are used
    /// are valid.
    func has(_ index: Int) -> Bool {
        let rows = state.pointee.rows
        let wanted = rows.pointee.items + index
        var (position, end) = bounds(ofItem: index)
        var isPresent = false
        while let item = nextItem(&position, end) {
            guard isKey(item.key, wanted.pointee.key) else { continue }
            if !isPresent { (state.pointee.foundItem, state.pointee.foundValue) = (index, item.value) }
            isPresent = true
            let isValid =
                item.value.isBare
                ? wanted.pointee.canBeBare : rows.pointee.checks.accepts(item.value, wanted.pointee.check)
            if !isValid { return false }
            if !wanted.pointee.isList { return true }
        }
        return isPresent || !wanted.pointee.isRequired
    }

    private func hasOnlyKeys(of pattern: LinkTable.Pattern) -> Bool {
        let items = state.pointee.rows.pointee.items
        var position = state.pointee.pathEnd + 1
        while let item = nextItem(&position, state.pointee.queryEnd) {
            let known = pattern.firstItem..<pattern.endOfItems
            guard known.contains(where: { isKey(item.key, items[Int($0)].key) }) else { return false }
        }
        return true
    }

    /// Where the query of an item begins and ends: that of the URL or of a hash route.
    private func bounds(ofItem index: Int) -> (start: Int, end: Int) {
        state.pointee.rows.pointee.items[index].isInHash
            ? (hashQueryStart, state.pointee.bytes.end) : (state.pointee.pathEnd + 1, state.pointee.queryEnd)
    }

    /// Reads the next non-empty item of a query.
    private func nextItem(_ position: inout Int, _ queryEnd: Int) -> (key: LinkText, value: LinkText)? {
        let bytes = state.pointee.bytes
        while position < queryEnd, bytes[position] == ASCII.ampersand { position += 1 }
        guard position < queryEnd else { return nil }
        let start = position
        var equals: Int?
        var (hasEscapesInKey, hasEscapes) = (false, false)
        position = bytes.nextSpecial(start)
        while position < queryEnd, bytes[position] != ASCII.ampersand {
            if bytes[position] == ASCII.equals, equals == nil { equals = position }
            if bytes[position] == ASCII.percent {
                if equals == nil { hasEscapesInKey = true } else { hasEscapes = true }
            }
            position = bytes.nextSpecial(position + 1)
        }
        let end = equals ?? position
        return (
            LinkText(bytes[start..<end], hasEscapes: hasEscapesInKey),
            LinkText(bytes[min(end + 1, position)..<position], hasEscapes: hasEscapes, isBare: equals == nil)
        )
    }

    @inline(__always)
    private func isKey(_ text: LinkText, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
        // An escaped key is always longer than its decoded form.
        (text.hasEscapes ? text.bytes.count > key.count : text.bytes.count == key.count) && text.equals(key)
    }

    /// The first value of an item.
    @inline(never)
    func value(of item: Int) -> LinkText? {
        if item == state.pointee.foundItem { return state.pointee.foundValue }
        var (position, end) = bounds(ofItem: item)
        return nextValue(of: item, &position, end)
    }

    /// The values of an item.
    func values(of item: Int) -> [LinkText] {
        var values: [LinkText] = []
        var (position, end) = bounds(ofItem: item)
        while let value = nextValue(of: item, &position, end) { values.append(value) }
        return values
    }

    private func nextValue(of item: Int, _ position: inout Int, _ end: Int) -> LinkText? {
        let key = state.pointee.rows.pointee.items[item].key
        while let item = nextItem(&position, end) {
            if isKey(item.key, key) { return item.value }
        }
        return nil
    }
}
