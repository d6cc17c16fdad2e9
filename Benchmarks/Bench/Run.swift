import Foundation

/// What one run of a program took.
struct Run {
    var milliseconds: Double
    /// Of all cores together.
    var processor: Double
    /// At its most. A process counts what its parent had when it was started, so little of it cannot be told.
    var megabytes: Double
}

/// What this program had at its most.
func ownMegabytes() -> Double {
    var usage = rusage()
    // `RUSAGE_SELF`, which has another type on each system.
    getrusage(0, &usage)
    return Double(usage.ru_maxrss) / memoryUnit
}

#if canImport(Darwin)
    let memoryUnit = 1_048_576.0
#else
    let memoryUnit = 1024.0
#endif

/// Runs a program to its end, with its output thrown away.
func run(_ words: [String]) -> Run {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    var arguments = pointers(words)
    // Nothing is remembered from one run to the next, but where that is what is timed.
    var environment = pointers(["PATH=/usr/bin:/bin", "NAVGEN_CACHE=\(cache)"])
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, &environment) == 0 else {
        fatalError("cannot run \(words[0])")
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let end = DispatchTime.now().uptimeNanoseconds
    guard status == 0 else { fatalError("\(words.joined(separator: " ")) failed") }
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    return Run(
        milliseconds: Double(end - start) / 1e6,
        processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
        megabytes: Double(usage.ru_maxrss) / memoryUnit)
}

/// Where builds remember that nothing has changed; empty: nowhere.
nonisolated(unsafe) var cache = ""

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Times programs in turn, so that a machine that slows down slows them all down.
func inTurn(_ rounds: Int, _ programs: [() -> Run]) -> [[Run]] {
    var runs = programs.map { _ in [Run]() }
    for round in 0...rounds {
        for (place, program) in programs.enumerated() {
            let result = program()
            // The first one only warms the disk's memory.
            if round > 0 { runs[place].append(result) }
        }
    }
    return runs
}
