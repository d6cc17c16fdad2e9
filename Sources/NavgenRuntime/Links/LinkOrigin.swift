/// The origin of a URL that is being read, and the start of its path.
nonisolated struct LinkOrigin {
    let number: Int
    let path: Int
    /// Whether the first segment of the path takes the position of the host, as in
    /// `shop://product/5`.
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
                case .subdomain, .anyHost:
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

    /// The start of the path after a host and, if present, the default port of its scheme.
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

    /// Reads one or more labels, separated by dots, and the domain, which is empty for any host.
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
        guard isInLabel, domain > start else { return nil }
        if row.pointee.kind == .subdomain, !row.pointee.domain.isIn(bytes, at: domain, bytes.word(domain)) {
            return nil
        }
        return path(bytes, end, row.pointee.port)
    }

    /// The host in lowercase, without a port.
    static func host(_ bytes: LinkBytes) -> [UInt8] {
        var start = 0
        while bytes[start] != ASCII.slash { start += 1 }
        start += 2
        var end = start
        while end < bytes.end, isInLabel(bytes[end]) || bytes[end] == ASCII.period { end += 1 }
        return bytes[start..<end].map { ASCII.isLetter($0) ? $0 | 0x20 : $0 }
    }

    static func isInLabel(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.dash || byte == ASCII.underscore
    }

    /// The start of the path, including its slash. The slashes of `shop://` are not part of the
    /// path.
    func pathStart(_ bytes: LinkBytes) -> Int {
        if isOpen || bytes[path - 1] != ASCII.slash { return path }
        return bytes[path - 2] == ASCII.slash && bytes[path - 3] == ASCII.colon ? path : path - 1
    }
}

/// A lowercase string that is compared ignoring case, eight bytes at a time.
nonisolated struct FoldedText {
    private struct Word {
        var text: UInt64 = 0
        /// The bit that differs between uppercase and lowercase, for each letter.
        var fold: UInt64 = 0
        /// The bytes that are compared.
        var mask: UInt64 = 0
        /// The offset of the word in the string.
        var start = 0
    }

    let count: Int
    private let first: Word
    /// The other words. The last one may overlap with the one before it.
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

    /// Whether the string is in a URL at a position. `word` contains the eight bytes at this
    /// position.
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
