#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work as processor time of one thread, which depends little on what else the machine does.
public enum Work {
    /// How many times more work a task is if its size is four times as large: four if the work is proportional to the
    /// size, and 16 if it is proportional to its square.
    ///
    /// Caches that threads share make a run longer, never shorter. So the least times of both sizes are compared, from
    /// three runs or, if the growth seems large, from up to ten.
    ///
    /// - Parameter task: Does the work for a size, on the thread that calls it.
    public static func growth(upTo size: Int, _ task: (Int) throws -> Void) rethrows -> Double {
        try measuredGrowth(upTo: size) { size in
            let start = processorTime()
            try task(size)
            return processorTime() - start
        }
    }

    /// The same for a task that says how many seconds of processor time it took.
    public static func measuredGrowth(upTo size: Int, _ seconds: (Int) throws -> Double) rethrows -> Double {
        var small = Double.infinity
        var large = Double.infinity
        var runs = 0
        repeat {
            // A task of less than a millisecond cannot be compared.
            small = max(min(small, try seconds(size / 4)), 0.001)
            large = min(large, try seconds(size))
            runs += 1
        } while runs < 3 || (large > 6 * small && runs < 10)
        return large / small
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
