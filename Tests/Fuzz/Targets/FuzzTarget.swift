/// A face of the compiler that takes whatever bytes there are, and what it promises about them.
///
/// Crashes, hangs and leaks are seen by who calls: libFuzzer, or the tests that replay what it once found.
struct FuzzTarget: Sendable {
    let name: String
    /// Inputs that are longer are not tried.
    let longest: Int
    /// Inputs are graphs: they are changed as trees as well as bytes.
    let isGraph: Bool
    /// Throws where a promise is broken; false where an input is nothing to go on from.
    let run: @Sendable (_ input: [UInt8]) throws(BrokenPromise) -> Bool

    init(
        name: String, longest: Int,
        accepting run: @escaping @Sendable (_ input: [UInt8]) throws(BrokenPromise) -> Bool, isGraph: Bool
    ) {
        self.name = name
        self.longest = longest
        self.isGraph = isGraph
        self.run = run
    }

    init(
        name: String, longest: Int, isGraph: Bool,
        run: @escaping @Sendable (_ input: [UInt8]) throws(BrokenPromise) -> Void
    ) {
        let accepting = { @Sendable (input: [UInt8]) throws(BrokenPromise) -> Bool in
            try run(input)
            return true
        }
        self.init(name: name, longest: longest, accepting: accepting, isGraph: isGraph)
    }

    static let all: [FuzzTarget] = [.tree, .check, .build, .diff, .patterns, .links, .expressions, .urls, .reader]
}

/// What should hold for every input, and does not for one.
struct BrokenPromise: Error, CustomStringConvertible {
    let description: String
}

/// Asks for something that has to hold.
func promise(
    _ holds: @autoclosure () -> Bool, _ otherwise: @autoclosure () -> String
) throws(BrokenPromise) {
    guard holds() else { throw BrokenPromise(description: otherwise()) }
}

/// A number that depends on all bytes: what is tried on some inputs only is tried on the same ones each time.
func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
}
