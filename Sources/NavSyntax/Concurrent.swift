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

/// Calls two closures concurrently and returns both results.
public func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let results = concurrently(2) { $0 == 0 ? (first(), nil) as (First?, Second?) : (nil, second()) }
    // Both results are always there; the fallbacks only satisfy the type checker.
    return (results.first?.0 ?? first(), results.last?.1 ?? second())
}

/// A value that is computed on first access, once; other threads wait for it.
public final class Once<Value: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "navgen.once")
    private let make: @Sendable () -> Value
    private var made: Value?

    public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    public var value: Value {
        queue.sync {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
