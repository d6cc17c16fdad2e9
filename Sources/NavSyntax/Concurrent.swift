import Dispatch

#if NAVGEN_ONE_THREAD
    /// What is built for tools that follow a run step by step, as fuzzers do, works on one thread.
    private let isSerial = true
#else
    private let isSerial = false
#endif

/// Does `count` pieces of work on all cores; the results are in order, whichever is done first.
public func concurrently<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1, !isSerial else { return (0..<count).map(body) }
    let results = [Result?](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: nil)
        // Each piece has a place of its own, so no two threads write to the same one.
        nonisolated(unsafe) let places = buffer
        DispatchQueue.concurrentPerform(iterations: count) { places[$0] = body($0) }
        initialized = count
    }
    return results.compactMap(\.self)
}

/// Does two pieces of work at once.
public func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let results = concurrently(2) { $0 == 0 ? (first(), nil) as (First?, Second?) : (nil, second()) }
    // There are two, in order; it is only the types that do not know.
    return (results.first?.0 ?? first(), results.last?.1 ?? second())
}

/// A value that is made by whoever asks first; others wait for it.
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
