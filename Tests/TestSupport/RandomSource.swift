/// A random number generator that gives the same numbers in every run, so that failures can be reproduced.
public struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    public init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    public mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    public mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }

    public mutating func chance(_ one: Int, in all: Int) -> Bool { below(all) < one }

    public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
