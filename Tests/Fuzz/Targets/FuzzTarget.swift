/// A part of the compiler that accepts any bytes, with properties that must hold for all of them.
///
/// libFuzzer, or the tests that replay its findings, detect crashes, hangs and leaks.
struct FuzzTarget: Sendable {
    let name: String
    /// The maximum length of inputs.
    let maxLength: Int
    /// Whether inputs are graphs, which are changed as trees as well as bytes.
    let isGraph: Bool
    /// Tests an input. Throws if a property does not hold; returns false if the input is not worth
    /// keeping.
    let run: @Sendable (_ input: [UInt8]) throws(PropertyViolation) -> Bool

    init(
        name: String, maxLength: Int,
        accepting run: @escaping @Sendable (_ input: [UInt8]) throws(PropertyViolation) -> Bool, isGraph: Bool
    ) {
        self.name = name
        self.maxLength = maxLength
        self.isGraph = isGraph
        self.run = run
    }

    init(
        name: String, maxLength: Int, isGraph: Bool,
        run: @escaping @Sendable (_ input: [UInt8]) throws(PropertyViolation) -> Void
    ) {
        let accepting = { @Sendable (input: [UInt8]) throws(PropertyViolation) -> Bool in
            try run(input)
            return true
        }
        self.init(name: name, maxLength: maxLength, accepting: accepting, isGraph: isGraph)
    }

    static let all: [FuzzTarget] = [
        .tree, .check, .build, .diff, .patterns, .links, .expressions, .urls, .reader, .imports, .audit,
    ]
}

/// A property that does not hold for an input.
struct PropertyViolation: Error, CustomStringConvertible {
    let description: String
}

/// Throws unless a property holds.
func require(
    _ holds: @autoclosure () -> Bool, _ otherwise: @autoclosure () -> String
) throws(PropertyViolation) {
    guard holds() else { throw PropertyViolation(description: otherwise()) }
}

/// A hash of all bytes. It selects inputs for expensive tests, the same ones each time.
func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
}
