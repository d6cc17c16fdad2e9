// Reads a fragment that begins with `/`: a path with a query of its own.
nonisolated extension MatchedURL {
    /// The start of the query in the fragment; the end of the URL if it has none.
    var hashQueryStart: Int {
        let bytes = state.pointee.bytes
        let start = state.pointee.queryEnd + 1
        guard start < bytes.end else { return bytes.end }
        return bytes[start..<bytes.end].firstIndex(of: ASCII.question).map { start + $0 + 1 } ?? bytes.end
    }

    /// The segments of the path in the fragment; `nil` if the fragment is not a valid path.
    var hashSegments: [LinkText]? {
        let bytes = state.pointee.bytes
        let first = state.pointee.queryEnd + 1
        guard first < bytes.end, bytes[first] == ASCII.slash else { return nil }
        let query = hashQueryStart
        let end = query < bytes.end || bytes[bytes.end - 1] == ASCII.question ? query - 1 : query
        var segments: [LinkText] = []
        var start = first + 1
        while start < end {
            let part = bytes[start..<end]
            let length = part.firstIndex(of: ASCII.slash) ?? part.count
            let text = UnsafeBufferPointer(rebasing: part[..<length])
            let segment = LinkText(text, hasEscapes: text.contains(ASCII.percent))
            let isValid = segment.withBytes { bytes in
                !bytes.isEmpty && !LinkBytes.hasControl(bytes) && LinkText.isUTF8(bytes)
                    && !(bytes.count <= 2 && bytes.allSatisfy { $0 == ASCII.period })
            }
            guard isValid ?? false else { return nil }
            segments.append(segment)
            start += length + 1
        }
        return segments
    }

    /// Whether the fragment matches the path and the query of a pattern.
    func matches(_ hash: LinkTable.Hash) -> Bool {
        guard let segments = hashSegments, segments.count >= hash.least else { return false }
        guard hash.rest != nil || segments.count <= hash.count else { return false }
        let checks = state.pointee.rows.pointee.checks
        for (index, segment) in segments.enumerated() {
            guard let check = index < hash.count ? hash.segments[index] : hash.rest, checks.accepts(segment, check)
            else { return false }
        }
        return (hash.firstItem..<hash.endOfItems).allSatisfy { has(Int($0)) }
    }
}
