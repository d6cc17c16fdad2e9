/// Identifies one file among those that make up a graph.
public struct FileID: Hashable, Comparable, Sendable {
    public let index: Int32

    public init(_ index: Int) {
        self.index = Int32(index)
    }

    public static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}

/// A stretch of a source file, as offsets into its UTF-8 text; `end` is exclusive.
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

/// A place as people and editors count it: both from 1, columns in code points.
public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int
}

/// A source file as the compiler keeps it: its name as it was given and its text in UTF-8 without a byte order mark.
public struct SourceFile: Sendable {
    public let name: String
    public let text: [UInt8]

    public init(name: String, text: [UInt8]) {
        self.name = name
        self.text = text
    }
}

/// Where the lines of a file begin; made when a position is to be shown, not while compiling.
///
/// A line ends with a line feed, a carriage return, or both together, as in every editor.
public struct LineTable: Sendable {
    private let text: [UInt8]
    private let starts: [Int]
    /// How many code points begin before each stretch of bytes: a file may be one line, and its columns are asked for often.
    private let counts: [Int]
    private static let stretch = 512

    public init(_ file: SourceFile) {
        text = file.text
        var starts = [0]
        var counts: [Int] = []
        counts.reserveCapacity(text.count / Self.stretch + 1)
        var count = 0
        for index in text.indices {
            let byte = text[index]
            if index % Self.stretch == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)) {
                starts.append(index + 1)
            }
        }
        self.starts = starts
        self.counts = counts
    }

    public var count: Int { starts.count }

    /// The line (from 0) that holds a byte.
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

    /// The line (from 1) that holds a byte.
    public func line(of offset: Int) -> Int { lineIndex(of: min(max(offset, 0), text.count)) + 1 }

    /// How many code points begin before a byte.
    private func codePoints(before offset: Int) -> Int {
        guard !counts.isEmpty else { return 0 }
        let stretch = min(offset / Self.stretch, counts.count - 1)
        var count = counts[stretch]
        for byte in text[(stretch * Self.stretch)..<offset] where byte & 0xC0 != 0x80 { count += 1 }
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
