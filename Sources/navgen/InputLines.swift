#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The lines of standard input that are not blank, as many at a time as one read brings.
struct InputLines {
    /// Why reading ended early.
    private(set) var failure: String?
    private var rest: [UInt8] = []
    private var isAtEnd = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 20)

    /// More lines; nil at the end.
    mutating func next() -> [[UInt8]]? {
        while !isAtEnd {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                poll(&waiting, 1, -1)
                continue
            }
            if count < 0 { failure = String(cString: strerror(errno)).lowercased() }
            isAtEnd = count <= 0
            rest += buffer[0..<max(0, count)]
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
