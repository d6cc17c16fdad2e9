#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// System calls whose names clash with methods of this module.
enum SystemCall {
    static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer, count)
        #else
            Glibc.read(descriptor, buffer, count)
        #endif
    }

    static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, buffer, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, buffer, count)
        #else
            Glibc.write(descriptor, buffer, count)
        #endif
    }

    /// Waits until a descriptor can be read from or written to.
    static func wait(for descriptor: Int32, _ events: Int32) {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        poll(&waiting, 1, -1)
    }
}

/// Sleeps for a duration.
public func pause(_ time: Duration) {
    usleep(UInt32(clamping: time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000))
}
