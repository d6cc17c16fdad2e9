import Dispatch

#if NAVGEN_ONE_THREAD
    /// Builds for tools that trace each step of a run, such as fuzzers, use one thread.
    private let isSerial = true
#else
    private let isSerial = false
#endif

/// Calls `body` with each index below `count`, on all cores, and returns the results in order.
public func concurrently<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1, !isSerial else { return (0..<count).map(body) }
    let results = [Result?](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: nil)
        // Each call writes to an element of its own, so no two threads write to the same memory.
        nonisolated(unsafe) let elements = buffer
        DispatchQueue.concurrentPerform(iterations: count) { elements[$0] = body($0) }
        initialized = count
    }
    return results.compactMap(\.self)
}
