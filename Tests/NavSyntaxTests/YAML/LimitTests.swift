import NavSyntax
import TestSupport
import Testing

@Suite struct LimitTests {
    private func rules(_ text: String, _ limits: Limits = .standard) -> [String] {
        parseYAML(Array(text.utf8), name: "g", id: FileID(0), limits: limits).diagnostics.map(\.rule.name)
    }

    @Test(arguments: ["[", "{a: ", "- "])
    func depthIsLimitedWithoutDelay(opening: String) {
        let growth = Work.growth(upTo: 100_000) { count in
            #expect(rules(String(repeating: opening, count: count)) == ["too-deep"])
        }
        #expect(growth < 10)
    }

    @Test func sixtyFourLevelsAreAllowed() {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(rules(text).isEmpty)
        #expect(rules("[" + text + "]") == ["too-deep"])
    }

    @Test func mappingsCountAsLevels() {
        func nested(_ depth: Int) -> String {
            "a: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(rules(nested(63)).isEmpty)
        #expect(rules(nested(64)) == ["too-deep"])
    }

    /// libyaml expects the colon of a key within 1024 characters.
    @Test func lengthOfKeysIsLimited() {
        #expect(rules(String(repeating: "a", count: 990) + ": b").isEmpty)
        #expect(rules(String(repeating: "a", count: 1100) + ": b") == ["yaml-syntax"])
    }

    @Test func aliasBombsAreRejectedQuickly() {
        let growth = Work.growth(upTo: 40) { levels in
            var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
            for level in 1...levels {
                text +=
                    "a\(level): &a\(level) [" + repeatElement("*a\(level - 1)", count: 10).joined(separator: ", ")
                    + "]\n"
            }
            #expect(rules(text) == ["too-complex"])
        }
        #expect(growth < 10)
    }

    @Test func mergesCountAsNodes() {
        var limits = Limits()
        limits.nodes = 30
        let text = "a: &a {b: 1, c: 2, d: 3}\n"
        #expect(rules(text + "e: {<<: *a}\n", limits).isEmpty)
        #expect(rules(text + (0..<5).map { "e\($0): {<<: *a}\n" }.joined(), limits) == ["too-complex"])
    }

    @Test func sizeIsLimited() {
        var limits = Limits()
        limits.fileBytes = 10
        #expect(rules("a: 4567890", limits).isEmpty)
        #expect(rules("a: 45678901", limits) == ["too-large"])
    }

    /// Tries random bytes, and a graph with a few bytes changed.
    @Test func anyBytesGiveATreeOrADiagnostic() {
        var random = SeededGenerator(seed: 7)
        let sample = Array("a: &x {b: [1, \"t\\u00e9\"], <<: {c: 'd'}}\nk: *x # navgen:ignore y\nl: |\n  text\n".utf8)
        for round in 0..<4_000 {
            var bytes = sample
            if round % 4 == 0 {
                bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
            } else {
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...127, using: &random)
                }
            }
            let file = parse(bytes)
            #expect(file.isYAML || !file.diagnostics.isEmpty)
            for finding in file.diagnostics { _ = location(finding.range, in: file) }
            _ = file.withTree(dump)
        }
    }
}

/// A random number generator that gives the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
