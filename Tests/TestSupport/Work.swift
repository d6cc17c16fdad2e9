#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work as processor time of one thread, which does not depend on what else the machine does.
public enum Work {
    /// How many times more work a task is if its size is four times as large: four if the work is proportional to the
    /// size, and 16 if it is proportional to its square.
    ///
    /// - Parameter task: Does the work for a size, on the thread that calls it.
    public static func growth(upTo size: Int, _ task: (Int) throws -> Void) rethrows -> Double {
        let large = try least(3) { try task(size) }
        // A task of less than a millisecond cannot be compared.
        return large / max(try least(3) { try task(size / 4) }, 0.001)
    }

    /// The least processor time of several runs, in seconds.
    private static func least(_ runs: Int, _ task: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<runs {
            let start = processorTime()
            try task()
            least = min(least, processorTime() - start)
        }
        return least
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
