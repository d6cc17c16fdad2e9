#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One of the three streams that every program starts with.
public enum StandardStream: Int32, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2

    /// Why writing ended.
    public enum WriteFailure: Error {
        /// Nobody reads it any more.
        case readerGone
        case failed(reason: String)
    }

    /// Opens streams that are closed, on `/dev/null`: otherwise the next file that is opened would take the number of one,
    /// and be written into. Using such a stream still fails.
    public static func reserveClosed() {
        for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 {
            // The system gives a new file the lowest free number.
            _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }

    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether the program that read from a descriptor's pipe or terminal has gone.
    public static func isReaderGone(_ descriptor: Int32) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLHUP), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
    }

    /// Writes all bytes, also where the program that started this one has made the stream non-blocking.
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
                if errno == EPIPE { throw .readerGone }
                throw .failed(reason: errno == EBADF ? "it is closed" : systemMessage(errno))
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads what has come, waiting for at least one byte.
    ///
    /// - Returns: How many bytes were put into the buffer; 0 at the end.
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
