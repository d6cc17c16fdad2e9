#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A standard stream: input, output or error.
public enum StandardStream: Int32, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2

    /// Why writing ended.
    public enum WriteFailure: Error {
        /// The reader has closed its end.
        case outputClosed
        case failed(reason: String)
    }

    /// Opens `/dev/null` in place of streams that are closed. Otherwise the next file that is
    /// opened would get the descriptor of a stream, and output would be written into it. Using the
    /// stream still fails.
    public static func reserveClosed() {
        for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 {
            // `open` returns the lowest free descriptor, which is this one.
            _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }

    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether the other end of a pipe or terminal is closed.
    public static func isReaderGone(_ descriptor: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLHUP), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
    }

    /// Writes all bytes, even if the parent process has made the stream nonblocking.
    public func write(_ bytes: [UInt8]) throws(WriteFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { SystemCall.write(rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                SystemCall.wait(for: rawValue, POLLOUT)
                continue
            }
            guard count > 0 else {
                if errno == EPIPE { throw .outputClosed }
                throw .failed(reason: errno == EBADF ? "it is closed" : systemMessage(errno))
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Whether reading would return at once, with bytes or at the end.
    public var hasInput: Bool {
        var state = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0
    }

    /// Reads the available bytes, waiting for at least one.
    ///
    /// - Returns: The number of bytes read; 0 at the end.
    public func read(into buffer: inout [UInt8]) throws(FileFailure) -> Int {
        while true {
            let count = buffer.withUnsafeMutableBytes { SystemCall.read(rawValue, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN: SystemCall.wait(for: rawValue, POLLIN)
            default: throw .system("<stdin>")
            }
        }
    }
}
