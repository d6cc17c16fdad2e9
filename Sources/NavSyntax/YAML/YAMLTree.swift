/// The nodes of one file in preorder, in one flat array, so that nodes need no reference counting.
struct YAMLTree: Sendable {
    /// One scalar, sequence, mapping or alias. Offsets count bytes of the file's UTF-8 text.
    struct Record: Sendable {
        enum Kind: UInt8, Sendable { case scalar, plainScalar, sequence, mapping, mergedMapping, alias }
        var kind: Kind
        var start: Int32
        var end: Int32
        /// For scalars, the start of the decoded text in `arena`; for aliases, the index of the anchored
        /// record.
        var textStart: Int32 = 0
        var textCount: Int32 = 0
        /// The index of the record after this one's subtree.
        var next: Int32 = 0
    }

    let file: FileID
    let source: [UInt8]
    let records: [Record]
    let arena: [UInt8]
    /// Keys and values, alternating, of the mappings that have a `<<` key.
    let merged: [Int32: [Int32]]

    /// Pointers to the tree's arrays, which nodes read without copies.
    struct Storage {
        let file: FileID
        let source: UnsafeBufferPointer<UInt8>
        let records: UnsafeBufferPointer<Record>
        let arena: UnsafeBufferPointer<UInt8>
        let merged: [Int32: [Int32]]
    }

    /// Calls `body` with the root node, which is valid until `body` returns.
    func withRoot<Result>(_ body: (YAMLNode) throws -> Result) rethrows -> Result {
        try source.withUnsafeBufferPointer { source in
            try records.withUnsafeBufferPointer { records in
                try arena.withUnsafeBufferPointer { arena in
                    let storage = Storage(file: file, source: source, records: records, arena: arena, merged: merged)
                    return try withUnsafePointer(to: storage) { try body(YAMLNode(storage: $0, index: 0)) }
                }
            }
        }
    }
}

/// A node of a YAML file, with aliases followed and merge keys applied.
///
/// It is an unowned view into the file's tree, because reference counting would take longer than
/// reading. Do not keep a node beyond `ParsedFile.withTree`.
public struct YAMLNode {
    public enum Kind: Sendable { case scalar, sequence, mapping }

    private let storage: UnsafePointer<YAMLTree.Storage>
    private let index: Int32
    /// The index of the alias that refers to the node, or of the node itself.
    private let writtenIndex: Int32

    /// The node with this index, or if that is an alias, the node that it names.
    init(storage: UnsafePointer<YAMLTree.Storage>, index: Int32) {
        self.storage = storage
        writtenIndex = index
        let records = storage.pointee.records
        var target = index
        while records[Int(target)].kind == .alias { target = records[Int(target)].textStart }
        self.index = target
    }

    private var record: YAMLTree.Record { storage.pointee.records[Int(index)] }
    fileprivate var source: UnsafeBufferPointer<UInt8> { storage.pointee.source }
    /// The bytes of the node in the file.
    fileprivate var written: Slice<UnsafeBufferPointer<UInt8>> { source[Int(range.start)..<Int(range.end)] }

    public var kind: Kind {
        switch record.kind {
        case .scalar, .plainScalar, .alias: .scalar
        case .sequence: .sequence
        case .mapping, .mergedMapping: .mapping
        }
    }

    public var range: SourceRange {
        let record = storage.pointee.records[Int(writtenIndex)]
        return SourceRange(file: storage.pointee.file, start: Int(record.start), end: Int(record.end))
    }

    /// A scalar's decoded text; empty for collections.
    public var text: String {
        let start = Int(record.textStart)
        return String(decoding: storage.pointee.arena[start..<(start + byteCount)], as: UTF8.self)
    }

    /// The length of a scalar's decoded text in UTF-8; 0 for collections.
    public var byteCount: Int { kind == .scalar ? Int(record.textCount) : 0 }

    /// Whether it is a scalar without quotes that is not a block scalar.
    public var isPlain: Bool { record.kind == .plainScalar }

    /// Its source text, if that begins with `{` and is on one line.
    public var braced: String? {
        guard written.first == UInt8(ascii: "{"), !written.contains(UInt8(ascii: "\n")) else { return nil }
        return String(decoding: written, as: UTF8.self)
    }

    /// Its source text.
    public var sourceText: String { String(decoding: written, as: UTF8.self) }

    /// Its source text as an item in brackets.
    public var textInBrackets: String { isPlain ? YAMLText.inFlow(text) : sourceText }

    /// The range of a part of its source, given by offsets from its start.
    public func range(ofSource part: Range<Int>) -> SourceRange {
        let start = Int(range.start)
        return SourceRange(file: range.file, start: start + part.lowerBound, end: start + part.upperBound)
    }

    /// Whether it spans more than one line.
    public var isMultiline: Bool {
        written.contains { $0 == YAMLByte.lineFeed || $0 == YAMLByte.carriageReturn }
    }

    /// The anchor, such as `&name`, of a value that is otherwise empty.
    public var anchored: String? {
        guard record.textCount == 0, isPlain, range.end > range.start else { return nil }
        return written.first == UInt8(ascii: "&") ? String(decoding: written, as: UTF8.self) : nil
    }

    /// Whether it is a sequence or mapping in flow style.
    public var isInBrackets: Bool {
        kind != .scalar && [YAMLByte.openBracket, YAMLByte.openBrace].contains(source[Int(range.start)])
    }

    /// Whether the value is empty and the rest of the line is a comment.
    public var isBeforeComment: Bool {
        guard record.textCount == 0, isPlain else { return false }
        return source[Int(range.start)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "#")
    }

    /// Whether it is null: an unquoted scalar that is empty, `~` or `null`.
    public var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

    public var elements: YAMLElements {
        let record = record
        guard record.kind == .sequence else { return YAMLElements(storage: storage, position: 0, end: 0) }
        return YAMLElements(storage: storage, position: index + 1, end: record.next)
    }

    public var entries: YAMLEntries {
        let record = record
        switch record.kind {
        case .mapping: return YAMLEntries(storage: storage, position: index + 1, end: record.next, merging: nil)
        case .mergedMapping:
            let count = storage.pointee.merged[index]?.count ?? 0
            return YAMLEntries(storage: storage, position: 0, end: Int32(count), merging: index)
        default: return YAMLEntries(storage: storage, position: 0, end: 0, merging: nil)
        }
    }
}

/// The items of a sequence.
public struct YAMLElements: Sequence, IteratorProtocol {
    fileprivate let storage: UnsafePointer<YAMLTree.Storage>
    fileprivate var position: Int32
    fileprivate let end: Int32

    public mutating func next() -> YAMLNode? {
        guard position < end else { return nil }
        defer { position = storage.pointee.records[Int(position)].next }
        return YAMLNode(storage: storage, index: position)
    }
}

/// The entries of a mapping in source order, merged ones last.
public struct YAMLEntries: Sequence, IteratorProtocol {
    fileprivate let storage: UnsafePointer<YAMLTree.Storage>
    fileprivate var position: Int32
    fileprivate let end: Int32
    /// The index of the mapping, if it has a `<<` key.
    fileprivate let merging: Int32?

    public mutating func next() -> (key: YAMLNode, value: YAMLNode)? {
        guard position < end else { return nil }
        if let merging, let merged = storage.pointee.merged[merging] {
            defer { position += 2 }
            return (
                YAMLNode(storage: storage, index: merged[Int(position)]),
                YAMLNode(storage: storage, index: merged[Int(position) + 1])
            )
        }
        let records = storage.pointee.records
        let value = records[Int(position)].next
        defer { position = records[Int(value)].next }
        return (YAMLNode(storage: storage, index: position), YAMLNode(storage: storage, index: value))
    }
}

/// The source ranges of parts of a scalar's text, such as one placeholder of a template.
public struct TextRanges: Sendable {
    public let whole: SourceRange
    private let offsets: ScalarOffsets?

    public init(of node: YAMLNode) {
        whole = node.range
        let source = node.written
        guard node.kind == .scalar, let first = source.first, let last = source.last else {
            offsets = nil
            return
        }
        let isQuoted = (first == 0x22 || first == 0x27) && last == first && source.count >= 2 && !node.isPlain
        let inner = isQuoted ? source.dropFirst().dropLast() : source
        let hasLines = inner.contains { $0 == 0x0A || $0 == 0x0D }
        guard node.isPlain || isQuoted, !hasLines else {
            offsets = nil
            return
        }
        offsets = ScalarOffsets(of: inner, quote: isQuoted ? first : nil)
    }

    /// The source range of a part of the decoded text, or of the whole scalar if it cannot be found.
    public func range(ofBytes part: Range<Int>) -> SourceRange {
        guard let start = offsets?[part.lowerBound], let end = offsets?[part.upperBound] else { return whole }
        return SourceRange(file: whole.file, start: start, end: end)
    }
}

/// The source offset of each byte of a one-line scalar's decoded text.
private struct ScalarOffsets {
    /// Empty if the text has no escapes, so that it is in the source as it is.
    private var offsets: [Int32] = []
    private let source: Range<Int>

    init(of source: Slice<UnsafeBufferPointer<UInt8>>, quote: UInt8?) {
        self.source = source.indices
        guard let quote, source.contains(quote == 0x22 ? 0x5C : 0x27) else { return }
        var index = source.startIndex
        while index < source.endIndex {
            let byte = source[index]
            if quote == 0x27, byte == 0x27 {
                offsets.append(Int32(index))
                index += 2
            } else if quote == 0x22, byte == 0x5C, index + 1 < source.endIndex {
                let length = Self.escapeLength(source[index + 1])
                let digits = source[(index + 2)..<Swift.min(index + length, source.endIndex)]
                let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0x20
                let width = Self.utf8Width(length == 2 ? Self.shortEscape(source[index + 1]) : scalar)
                offsets.append(contentsOf: repeatElement(Int32(index), count: width))
                index += length
            } else {
                offsets.append(Int32(index))
                index += 1
            }
        }
        offsets.append(Int32(source.endIndex))
    }

    subscript(offset: Int) -> Int? {
        guard offsets.isEmpty else { return offsets.indices.contains(offset) ? Int(offsets[offset]) : nil }
        return 0...source.count ~= offset ? source.lowerBound + offset : nil
    }

    private static func escapeLength(_ letter: UInt8) -> Int {
        switch letter {
        case UInt8(ascii: "x"): 4
        case UInt8(ascii: "u"): 6
        case UInt8(ascii: "U"): 10
        default: 2
        }
    }

    /// `\N` and `\_` are two bytes, `\L` and `\P` three; all other short escapes are one.
    private static func shortEscape(_ letter: UInt8) -> UInt32 {
        switch letter {
        case UInt8(ascii: "N"): 0x85
        case UInt8(ascii: "_"): 0xA0
        case UInt8(ascii: "L"), UInt8(ascii: "P"): 0x2028
        default: 0x20
        }
    }

    private static func utf8Width(_ scalar: UInt32) -> Int {
        scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
    }
}
