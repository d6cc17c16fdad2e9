import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A run of the built command with limits on time and memory, and the time that it took.
struct MeasuredRun {
    struct Failure: Error { var message: String }

    /// The processor time in seconds, which depends little on how busy the machine is.
    private(set) var seconds: Double
    /// Nil if a signal ended it, because it crashed or reached a limit.
    private(set) var status: Int32?
    private(set) var output: String
    private(set) var errors: String

    /// The limit of processor time in seconds.
    static let mostSeconds = 30
    /// The limit of address space, of which threads reserve more than they use. The memory that a
    /// process has used cannot be measured reliably, as it starts as a copy of its parent.
    static let mostMebibytes = 1024

    /// Runs the command in a folder.
    init(_ arguments: [String], in folder: URL) throws {
        let results = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: results) }
        let paths = ["out", "err"].map { results.appendingPathComponent($0) }
        // Some systems cannot limit address space.
        let script = """
            cd "$1" && shift || exit 99
            ulimit -t \(Self.mostSeconds); ulimit -v \(Self.mostMebibytes * 1024) 2>/dev/null
            exec >"$1" 2>"$2" </dev/null; shift 2
            exec "$@"
            """
        let words =
            ["sh", "-c", script, "sh", folder.path] + paths.map(\.path) + [NavgenProcess.executable.path] + arguments
        var pointers = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ) == 0 else {
            throw Failure(message: "sh cannot be started")
        }
        var ended: Int32 = 0
        var usage = rusage()
        while wait4(process, &ended, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure(message: "nobody waits for the command") }
        }
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        self.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : nil
        output = String(decoding: try Data(contentsOf: paths[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self)
    }
}
