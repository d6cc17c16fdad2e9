import Foundation

/// How much random tests try: `NAVGEN_ROUNDS=20 swift test --filter OracleTests` tries twenty times as much as usual, and
/// `make quick` a quarter.
public enum Rounds {
    private static let asked = ProcessInfo.processInfo.environment["NAVGEN_ROUNDS"].flatMap { Int($0) }

    /// Whether more is tried than usual.
    public static let areMany = asked ?? 1 > 1

    public static func of(_ usual: Int) -> Int {
        if let asked { return usual * max(asked, 1) }
        return QuickRun.isOn ? (usual + 3) / 4 : usual
    }
}
