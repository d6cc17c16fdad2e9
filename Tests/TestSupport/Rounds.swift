import Foundation

/// The number of rounds of random tests.
///
/// `make proof` runs as many as usual, `NAVGEN_ROUNDS=20 swift test --filter OracleTests` twenty times as many, and
/// all other runs a quarter.
public enum Rounds {
    private static let asked = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) }

    /// Whether there are more rounds than usual.
    public static let areMany = asked ?? 1 > 1

    public static func of(_ usual: Int) -> Int { asked.map { usual * max($0, 1) } ?? (usual + 3) / 4 }
}
