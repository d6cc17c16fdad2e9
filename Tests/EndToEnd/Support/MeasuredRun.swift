import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A run of the built command that is not allowed more than some time and memory, and how long it took.
struct MeasuredRun {
    struct Failure: Error { var message: String }

    /// Seconds of processor time, which a busy machine does not change much.
    private(set) var seconds: Double
    /// Nil where a signal ended it: it crashed, or used up its time or its memory.
    private(set) var status: Int32?
    private(set) var output: String
    private(set) var errors: String

    /// Seconds of processor time after which the system ends the command.
    static let mostSeconds = 30
    /// Address space, of which threads reserve more than they use. What a process has used cannot be asked for reliably:
    /// it begins as a copy of the one that starts it.
    static let mostMebibytes = 1024

    /// Runs the command in a folder.
    init(_ arguments: [String], in folder: URL) throws {
        let results = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: results) }
        let paths = ["out", "err"].map { results.appendingPathComponent($0) }
        // Not every system can limit address space.
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
