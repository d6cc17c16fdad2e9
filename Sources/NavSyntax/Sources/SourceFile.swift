/// Identifies one file of a graph.
public struct FileID: Hashable, Comparable, Sendable {
    public let index: Int32

    public init(_ index: Int) {
        self.index = Int32(index)
    }

    public static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}

/// A range of a source file, as byte offsets into its UTF-8 text; `end` is exclusive.
public struct SourceRange: Hashable, Sendable {
    public let file: FileID
    public let start: Int32
    public let end: Int32

    public init(file: FileID, start: Int, end: Int) {
        self.file = file
        self.start = Int32(start)
        self.end = Int32(max(start, end))
    }

    public func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}

/// A line and column as editors show them: both start at 1, and columns count code points.
public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int
}

/// A source file: its name as given and its text in UTF-8, without a byte order mark.
public struct SourceFile: Sendable {
    public let name: String
    public let text: [UInt8]

    public init(name: String, text: [UInt8]) {
        self.name = name
        self.text = text
    }
}

/// The offsets at which the lines of a file begin, made only when a position has to be shown.
///
/// A line ends with a line feed, a carriage return, or CR LF.
public struct LineTable: Sendable {
    private let text: [UInt8]
    private let starts: [Int]
    /// The number of code points before each block of `blockSize` bytes.
    ///
    /// This keeps columns cheap in files that consist of one long line.
    private let counts: [Int]
    private static let blockSize = 512

    public init(_ file: SourceFile) {
        text = file.text
        var starts = [0]
        var counts: [Int] = []
        counts.reserveCapacity(text.count / Self.blockSize + 1)
        var count = 0
        for index in text.indices {
            let byte = text[index]
            if index % Self.blockSize == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)) {
                starts.append(index + 1)
            }
        }
        self.starts = starts
        self.counts = counts
    }

    public var count: Int { starts.count }

    /// The index of the line that contains a byte offset.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    public func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), text.count)
        let line = lineIndex(of: offset)
        return Position(line: line + 1, column: codePoints(before: offset) - codePoints(before: starts[line]) + 1)
    }

    /// The number of the line (from 1) that contains a byte offset.
    public func line(of offset: Int) -> Int { lineIndex(of: min(max(offset, 0), text.count)) + 1 }

    /// The number of code points that begin before a byte offset.
    private func codePoints(before offset: Int) -> Int {
        guard !counts.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, counts.count - 1)
        var count = counts[block]
        for byte in text[(block * Self.blockSize)..<offset] where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The bytes of a line (from 1), without its line break.
    public func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= starts.count else { return [] }
        let start = starts[number - 1]
        var end = number < starts.count ? starts[number] : text.count
        while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return text[start..<end]
    }

    /// The offset at which a line (from 1) begins.
    public func start(ofLine number: Int) -> Int {
        starts[min(max(number, 1), starts.count) - 1]
    }
}
