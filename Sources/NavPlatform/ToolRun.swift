#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs another program with some bytes as its input, for a limited time.
///
/// Its input and outputs are unlinked temporary files, not pipes: nothing has to read them while it runs, so it cannot
/// block, and no file is left behind.
public struct ToolRun: Sendable {
    public enum Outcome {
        case done([UInt8])
        /// The program is not in any folder of `PATH`.
        case missing
        case timedOut
        /// It could not be started, or failed; the reason or its first line of errors.
        case failed(String)
    }

    private let program: String
    private let arguments: [String]
    private let limit: Int
    private let environment: [String: String]

    /// - Parameters:
    ///   - limit: In milliseconds.
    ///   - environment: Variables that are set in addition to those of this process.
    public init(program: String, arguments: [String], limit: Int, environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.limit = limit
        self.environment = environment
    }

    public func run(_ input: [UInt8]) -> Outcome {
        var descriptors: [Int32] = []
        defer { for descriptor in descriptors { close(descriptor) } }
        for _ in 0..<3 {
            guard let descriptor = Self.scratchFile() else {
                return .failed("no temporary file can be made: \(systemMessage(errno))")
            }
            descriptors.append(descriptor)
        }
        let (source, target, errors) = (descriptors[0], descriptors[1], descriptors[2])
        if let code = writeAll(input, to: source) {
            return .failed("a temporary file cannot be written: \(systemMessage(code))")
        }
        lseek(source, 0, SEEK_SET)
        var process: pid_t = 0
        let status = start(&process, source, target, errors)
        guard status == 0 else {
            return status == ENOENT ? .missing : .failed(systemMessage(status))
        }
        guard let end = Self.wait(for: process, limit: limit) else { return .timedOut }
        guard end == 0 else {
            let errorOutput = String(decoding: Self.contents(of: errors), as: UTF8.self)
            return .failed(Self.firstLine(errorOutput) ?? "it ended with status \(end)")
        }
        return .done(Self.contents(of: target))
    }

    private func start(_ process: inout pid_t, _ source: Int32, _ target: Int32, _ errors: Int32) -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, stream) in [(source, STDIN_FILENO), (target, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = Self.environment(with: environment).map { strdup($0) } + [nil]
        defer { for word in words + settings { free(word) } }
        return posix_spawnp(&process, program, &actions, nil, &words, &settings)
    }

    private static func environment(with settings: [String: String]) -> [String] {
        var lines: [String] = []
        #if canImport(Darwin)
            let block: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron()?.pointee
        #else
            let block: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        var entry = block
        while let line = entry?.pointee {
            let text = String(cString: line)
            let name = text.prefix { $0 != "=" }
            if settings[String(name)] == nil { lines.append(text) }
            entry = entry?.successor()
        }
        return lines + settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// Waits for a process. Returns its exit status, or nil if it took too long and was killed.
    private static func wait(for process: pid_t, limit: Int) -> Int32? {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(limit)
        var status: Int32 = 0
        var pause: UInt32 = 500
        while true {
            let found = waitpid(process, &status, WNOHANG)
            if found == process { return exitStatus(status) }
            // The program that embeds this library has already waited for the process, so its
            // status is lost.
            if found < 0, errno != EINTR { return -1 }
            if clock.now >= end {
                kill(process, SIGKILL)
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                return nil
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
    }

    /// The exit status as in a shell: 128 plus the signal's number if a signal ended it.
    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// A temporary file that is already unlinked.
    private static func scratchFile() -> Int32? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array((folder + "/navgen-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        unlink(path)
        // The program gets duplicates; no other child process inherits the descriptor.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private static func contents(of descriptor: Int32) -> [UInt8] {
        lseek(descriptor, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { SystemCall.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: chunk[0..<count])
        }
    }

    private static func firstLine(_ text: String) -> String? {
        text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    }
}
