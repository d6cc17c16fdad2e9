import NavDriver

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A variable of the environment; nil where it is not set, or not to anything.
func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// Standard output and standard error, and what they are.
struct Terminal: Sendable {
    enum Stream: Int32, Sendable { case output = 1, error = 2 }

    /// What `--color` says.
    var color = "auto"
    var isQuiet = false

    /// Keeps the places of standard streams that are closed: the next file that is opened would otherwise take one, and be
    /// written into. Their use still fails.
    static func keepClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
            // The lowest number that is free is the one that is given.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    func isInteractive(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    func usesColor(_ stream: Stream) -> Bool {
        switch color {
        case "always": return true
        case "never": return false
        default:
            if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
            if let value = getenv("CLICOLOR_FORCE"), value.pointee != 0, value.pointee != 0x30 { return true }
            if let value = getenv("TERM"), String(cString: value) == "dumb" { return false }
            return isInteractive(stream)
        }
    }

    /// Whether standard output is a screen that can be drawn anew.
    var canBeCleared: Bool {
        guard isInteractive(.output), let kind = getenv("TERM") else { return false }
        return kind.pointee != 0 && String(cString: kind) != "dumb"
    }

    /// Writes text. A reader that has gone away is no error; a full disk is one, and ends the run.
    func write(_ text: String, to stream: Stream = .output) { write(Array(text.utf8), to: stream) }

    func write(_ bytes: [UInt8], to stream: Stream = .output) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(stream.rawValue, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(stream.rawValue, bytes.baseAddress, bytes.count)
                #else
                    Glibc.write(stream.rawValue, bytes.baseAddress, bytes.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            // Whoever started this program may have told its outputs not to wait.
            if count < 0, errno == EAGAIN {
                var waiting = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
                continue
            }
            guard count > 0 else {
                if stream == .error || errno == EPIPE { return }
                let reason = errno == EBADF ? "it is closed" : String(cString: strerror(errno)).lowercased()
                fail("cannot write to standard output: \(reason)")
                exit(ExitStatus.unreadable.rawValue)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// What a person wants to know and a script does not need.
    func say(_ text: String) {
        if !isQuiet { write(DisplayText.lines(text) + "\n", to: .error) }
    }

    func fail(_ message: String, help: String? = nil) {
        // Both may quote an argument, or a file's name.
        write(DisplayText.lines("navgen: \(message)\n" + (help.map { "        \($0)\n" } ?? "")), to: .error)
    }
}
