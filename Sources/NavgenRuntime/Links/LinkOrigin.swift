/// The origin of a URL that is being read, and where its path starts.
nonisolated struct LinkOrigin {
    let number: Int
    let path: Int
    /// Whether the first segment of the path is in the place of a host.
    let isOpen: Bool

    @inline(__always)
    static func read(_ bytes: LinkBytes, _ rows: LinkOrigins.Rows) -> LinkOrigin? {
        let word = bytes.word(0)
        var row = rows.beginnings
        while row < rows.end {
            if row.pointee.text.isIn(bytes, at: 0, word) {
                let number = Int(row.pointee.origin), start = row.pointee.text.count
                switch row.pointee.kind {
                case .host:
                    if let path = path(bytes, start, row.pointee.port) {
                        return LinkOrigin(number: number, path: path, isOpen: false)
                    }
                case .subdomain:
                    if let path = subdomain(bytes, start, row) {
                        return LinkOrigin(number: number, path: path, isOpen: false)
                    }
                case .scheme:
                    return LinkOrigin(number: number, path: bytes.afterSlash(start), isOpen: !bytes.isEnd(start))
                case .schemeWithoutSlashes:
                    if !bytes.isEnd(start) { return nil }
                    return LinkOrigin(number: number, path: bytes.afterSlash(start), isOpen: false)
                }
            }
            row += 1
        }
        return nil
    }

    /// Where the path starts after a host, and after the port that its scheme has by default.
    @inline(__always)
    private static func path(_ bytes: LinkBytes, _ end: Int, _ port: StaticString) -> Int? {
        bytes.isEnd(end) ? bytes.afterSlash(end) : pathAfterPort(bytes, end, port)
    }

    @inline(never)
    private static func pathAfterPort(_ bytes: LinkBytes, _ start: Int, _ port: StaticString) -> Int? {
        let end = start + port.utf8CodeUnitCount
        guard end > start, end <= bytes.end, bytes.isEnd(end) else { return nil }
        let isPort = bytes[start..<end].elementsEqual(UnsafeBufferPointer(start: port.utf8Start, count: end - start))
        return isPort ? bytes.afterSlash(end) : nil
    }

    /// One or more labels, with dots between them, and a domain.
    @inline(never)
    private static func subdomain(
        _ bytes: LinkBytes, _ start: Int, _ row: UnsafePointer<LinkOrigins.Beginning>
    ) -> Int? {
        var end = start
        var isInLabel = false
        while end < bytes.end {
            if Self.isInLabel(bytes[end]) {
                isInLabel = true
            } else if isInLabel, bytes[end] == ASCII.period {
                isInLabel = false
            } else {
                break
            }
            end += 1
        }
        let domain = end - row.pointee.domain.count
        guard isInLabel, domain > start, row.pointee.domain.isIn(bytes, at: domain, bytes.word(domain)) else {
            return nil
        }
        return path(bytes, end, row.pointee.port)
    }

    static func isInLabel(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.dash || byte == ASCII.underscore
    }

    /// Where the path starts, with its slash. The slashes of `shop://` are not part of the path.
    func pathStart(_ bytes: LinkBytes) -> Int {
        if isOpen || bytes[path - 1] != ASCII.slash { return path }
        return bytes[path - 2] == ASCII.slash && bytes[path - 3] == ASCII.colon ? path : path - 1
    }
}

/// A text that is compared without case, a word at a time. It has no capital letters.
nonisolated struct FoldedText {
    private struct Word {
        var text: UInt64 = 0
        /// The bit of each letter in which lowercase differs.
        var fold: UInt64 = 0
        /// The bytes that count.
        var mask: UInt64 = 0
        /// Where the word starts.
        var start = 0
    }

    let count: Int
    private let first: Word
    /// The words that follow; the last one may overlap with the one before it.
    private let others: UnsafePointer<Word>
    private let end: UnsafePointer<Word>

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let starts = [0] + stride(from: 8, to: bytes.count, by: 8).map { min($0, bytes.count - 8) }
        let words = starts.map { start in
            bytes[start...].prefix(8).enumerated().reduce(into: Word(start: start)) { word, next in
                let shift = UInt64(8 * next.offset)
                word.text |= UInt64(next.element) << shift
                word.mask |= 0xFF << shift
                if ASCII.isLetter(next.element) { word.fold |= 0x20 << shift }
            }
        }
        count = bytes.count
        first = words[0]
        others = UnsafePointer(LinkTable.kept(Array(words.dropFirst())))
        end = others + (words.count - 1)
    }

    /// Whether the text is at a position, from which on a URL has the word `word`.
    @inline(__always)
    func isIn(_ bytes: LinkBytes, at start: Int, _ word: UInt64) -> Bool {
        if (word | first.fold) & first.mask != first.text || count > bytes.end &- start { return false }
        var next = others
        while next < end {
            if LinkBytes.load(bytes.start + (start &+ next.pointee.start)) | next.pointee.fold != next.pointee.text {
                return false
            }
            next += 1
        }
        return true
    }
}
