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

    public init(_ file: SourceFile) {
        text = file.text
        var starts = [0]
        for index in text.indices {
            let byte = text[index]
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)) {
                starts.append(index + 1)
            }
        }
        self.starts = starts
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
        var column = 1
        for byte in text[starts[line]..<offset] where byte & 0xC0 != 0x80 {
            column += 1
        }
        return Position(line: line + 1, column: column)
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
