import NavPlatform

/// Reads the lines of standard input that are not blank, in batches of as many lines as one `read`
/// returns.
struct InputLines {
    /// The reason if reading failed.
    private(set) var failure: String?
    private var rest: [UInt8] = []
    private var isAtEnd = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 20)

    /// The next lines; nil at the end.
    mutating func next() -> [[UInt8]]? {
        while !isAtEnd {
            do throws(FileFailure) {
                let count = try StandardStream.input.read(into: &buffer)
                isAtEnd = count == 0
                rest += buffer[..<count]
            } catch {
                failure = error.reason
                isAtEnd = true
            }
            let lines = takeLines()
            if !lines.isEmpty { return lines }
        }
        return nil
    }

    private mutating func takeLines() -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = 0
        func add(_ line: ArraySlice<UInt8>) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { lines.append(Array(line)) }
        }
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            add(rest[start..<end])
            start = end + 1
        }
        if isAtEnd {
            add(rest[start...])
            start = rest.count
        }
        rest.removeFirst(start)
        return lines
    }
}
