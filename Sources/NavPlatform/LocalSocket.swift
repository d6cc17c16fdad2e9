#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A TCP socket on 127.0.0.1 that never blocks. It is closed when it is released.
public final class LocalSocket: Sendable {
    /// Why no socket listens on a port.
    public struct Failure: Error, Sendable, Hashable {
        public var reason: String
        /// Whether another program listens on the port.
        public var isPortTaken: Bool

        public init(reason: String, isPortTaken: Bool) {
            self.reason = reason
            self.isPortTaken = isPortTaken
        }
    }

    /// What a socket is ready for, or has to become ready for.
    public struct Events: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let reading = Events(rawValue: 1)
        public static let writing = Events(rawValue: 2)
    }

    /// The result of reading or writing.
    public enum Transfer: Sendable, Hashable {
        case bytes(Int)
        /// Nothing can be read or written at the moment.
        case notReady
        /// The other end sends no more.
        case ended
        case failed
    }

    /// The result of accepting a connection.
    public enum Accepted: Sendable {
        case connection(LocalSocket)
        case none
        /// Such as too many open files. The connection stays in the queue.
        case failed
    }

    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    // MARK: - Listening

    /// A socket that listens on a port of 127.0.0.1, or on any free port if the port is 0.
    public static func listening(on port: UInt16) throws(Failure) -> LocalSocket {
        #if canImport(Darwin) || canImport(Musl)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw failure() }
        let made = LocalSocket(descriptor)
        guard made.setUp() else { throw failure() }
        // A port whose last connections are still being closed can be used again.
        var isOn: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        guard bound == 0, listen(descriptor, 64) == 0 else { throw failure() }
        return made
    }

    /// The failure of the call that has just failed.
    private static func failure() -> Failure {
        Failure(reason: systemMessage(errno), isPortTaken: errno == EADDRINUSE)
    }

    /// Makes the socket nonblocking, and closes it in programs that this one starts.
    private func setUp() -> Bool {
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }

    /// The port on which it listens.
    public var port: UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Accepts the next connection.
    public func acceptConnection() -> Accepted {
        while true {
            let accepted = accept(descriptor, nil, nil)
            if accepted >= 0 {
                let connection = LocalSocket(accepted)
                return connection.setUp() ? .connection(connection) : .failed
            }
            switch errno {
            // The client may have ended the connection while it was in the queue.
            case EINTR, ECONNABORTED: continue
            case EAGAIN: return .none
            default: return .failed
            }
        }
    }

    // MARK: - Connections

    /// Reads the available bytes into a buffer.
    public func read(into buffer: inout [UInt8]) -> Transfer {
        let count = buffer.withUnsafeMutableBytes { bytes in
            retrying { SystemCall.read(descriptor, bytes.baseAddress, bytes.count) }
        }
        return count == 0 ? .ended : transfer(count)
    }

    /// Writes as many of the bytes as possible. There has to be at least one.
    public func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = bytes.withUnsafeBytes { bytes in
            retrying { send(descriptor, bytes.baseAddress, bytes.count, flags) }
        }
        return transfer(count)
    }

    /// Tells the other end that no more bytes follow.
    public func finishWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private func transfer(_ count: Int) -> Transfer {
        if count >= 0 { return .bytes(count) }
        return errno == EAGAIN ? .notReady : .failed
    }

    private func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    /// Waits until one of several sockets is ready, or until a time has passed. Returns the events
    /// of each socket.
    public static func wait(for sockets: [(socket: LocalSocket, events: Events)], limit: Duration) -> [Events] {
        var states = sockets.map { socket, events in
            let wanted = (events.contains(.reading) ? POLLIN : 0) | (events.contains(.writing) ? POLLOUT : 0)
            return pollfd(fd: socket.descriptor, events: Int16(wanted), revents: 0)
        }
        let (seconds, attoseconds) = max(limit, .zero).components
        // Rounded up, as a limit of 0 would not wait at all.
        let milliseconds = Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        let count = poll(&states, nfds_t(states.count), milliseconds)
        guard count > 0 else { return sockets.map { _ in [] } }
        return states.map { state in
            // A socket that has failed is ready for both, so that using it fails.
            if state.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return [.reading, .writing] }
            var events: Events = []
            if state.revents & Int16(POLLIN) != 0 { events.insert(.reading) }
            if state.revents & Int16(POLLOUT) != 0 { events.insert(.writing) }
            return events
        }
    }
}
