import NavSyntax

/// A position as editors count it: lines from 0, and columns in UTF-16 code units.
public struct EditorPosition: Hashable, Comparable, Sendable {
    public var line: Int
    public var character: Int

    public init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// Converts byte offsets of a text to positions of an editor and back.
public struct EditorLines: Sendable {
    private let text: [UInt8]
    private let starts: [Int]

    public init(_ text: [UInt8]) {
        self.text = text
        var starts = [0]
        for index in text.indices {
            let isLoneReturn =
                text[index] == YAMLByte.carriageReturn
                && !(index + 1 < text.count && text[index + 1] == YAMLByte.lineFeed)
            if text[index] == YAMLByte.lineFeed || isLoneReturn { starts.append(index + 1) }
        }
        self.starts = starts
    }

    public var count: Int { starts.count }

    /// The position of a byte. An offset beyond the end is the end.
    public func position(of offset: Int) -> EditorPosition {
        let offset = min(max(offset, 0), text.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let units = text[starts[low]..<offset].reduce(0) { $0 + Self.units($1) }
        return EditorPosition(line: low, character: units)
    }

    /// The byte at a position. A column beyond the end of its line is that end, and one in the
    /// middle of a character is its start.
    public func offset(of position: EditorPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return text.count }
        var offset = starts[position.line]
        var left = max(position.character, 0)
        while offset < text.count, text[offset] != YAMLByte.lineFeed, text[offset] != YAMLByte.carriageReturn {
            let units = Self.units(text[offset])
            guard left >= units, left > 0 else { break }
            left -= units
            offset += 1
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// The UTF-16 code units of the character that begins with a byte; 0 for its other bytes.
    private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
