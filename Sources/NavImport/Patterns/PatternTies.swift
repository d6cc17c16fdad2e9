extension GraphSketch {
    /// Says how ties are decided, if there can be any: in the source, the literal that comes first from the left wins.
    mutating func decideTies() {
        guard hasTies else { return }
        linkSettings.append(
            SketchEntry(
                "ties", .literal("leftmostLiteral"),
                remarks: Remarks(comments: ["of several patterns, the source takes the one with the leftmost text"])))
    }

    /// Asks how ties are decided, if there can be any.
    mutating func askAboutTies() {
        guard hasTies else { return }
        linkRemarks.todos.append(
            "where several patterns match a URL: if the one with the leftmost text wins, as in many routers, add "
                + "`ties: leftmostLiteral`")
    }

    /// Whether there can be ties; in a large graph, it is not looked for.
    private var hasTies: Bool {
        let paths = nodes.flatMap(\.patterns).map { TiedPath($0.path) }
        guard paths.count <= 300 else { return true }
        return paths.indices.contains { index in
            paths[(index + 1)...].contains { $0.canTie(with: paths[index]) }
        }
    }
}

/// The segments of a pattern, as far as they decide whether others match the same URLs.
private struct TiedPath {
    private var segments: [Substring]
    /// Whether any segments may follow.
    private var isOpen = false
    /// The segments before one that may be absent, but is not last.
    private var start: Int

    init(_ path: String) {
        segments = path.withoutQuery.split(separator: "/")
        while let last = segments.last, Self.isOpen(last) {
            isOpen = true
            segments.removeLast()
        }
        start = segments.firstIndex(where: Self.isOpen) ?? segments.count
    }

    /// Whether both can match a URL, and each is more specific in one segment.
    func canTie(with other: TiedPath) -> Bool {
        let start = min(start, other.start)
        for (left, right) in zip(segments.prefix(start), other.segments)
        where left != right && !left.contains("{") && !right.contains("{") { return false }
        if start < min(segments.count, other.segments.count) { return true }
        if !isOpen, segments.count < other.segments.count { return false }
        if !other.isOpen, other.segments.count < segments.count { return false }
        var isFirst = isOpen != other.isOpen ? other.isOpen : segments.count > other.segments.count
        var isOtherFirst = isOpen != other.isOpen ? isOpen : other.segments.count > segments.count
        for (left, right) in zip(segments, other.segments) {
            switch (left.contains("{"), right.contains("{")) {
            case (false, true): isFirst = true
            case (true, false): isOtherFirst = true
            case (true, true), (false, false): break
            }
        }
        return isFirst && isOtherFirst
    }

    private static func isOpen(_ segment: Substring) -> Bool {
        ["*", "+"].contains(segment) || ["?}", "*}", "+}"].contains { segment.hasSuffix($0) }
    }
}
