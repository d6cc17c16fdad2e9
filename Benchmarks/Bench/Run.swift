import Foundation

/// The time and memory of one run of a program.
struct Run {
    var milliseconds: Double
    /// The processor time in milliseconds, of all cores together.
    var processor: Double
    /// The peak memory. It includes that of the parent when the process was started, so small
    /// values are unreliable.
    var megabytes: Double
}

/// The peak memory of this program.
func ownMegabytes() -> Double {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, whose type depends on the system.
    getrusage(0, &usage)
    return Double(usage.ru_maxrss) / memoryUnit
}

#if canImport(Darwin)
    let memoryUnit = 1_048_576.0
#else
    let memoryUnit = 1024.0
#endif

/// Runs a program and discards its output.
func run(_ words: [String]) -> Run {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    var arguments = pointers(words)
    var environment = pointers(["PATH=/usr/bin:/bin"])
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

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Measures programs alternately, so that changes in the speed of the machine affect all of them.
func inTurn(_ rounds: Int, _ programs: [() -> Run]) -> [[Run]] {
    var runs = programs.map { _ in [Run]() }
    for round in 0...rounds {
        for (index, program) in programs.enumerated() {
            let result = program()
            // The first round only fills the disk cache.
            if round > 0 { runs[index].append(result) }
        }
    }
    return runs
}
