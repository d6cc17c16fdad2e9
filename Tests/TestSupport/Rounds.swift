import Foundation

/// The number of rounds of random tests.
///
/// `NAVGEN_ROUNDS=20 swift test --filter OracleTests` runs twenty times as many as usual, and `make quick` a quarter.
public enum Rounds {
    private static let asked = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) }

    /// Whether there are more rounds than usual.
    public static let areMany = asked ?? 1 > 1

    public static func of(_ usual: Int) -> Int {
        if let asked { return usual * max(asked, 1) }
        return QuickRun.isOn ? (usual + 3) / 4 : usual
    }
}
