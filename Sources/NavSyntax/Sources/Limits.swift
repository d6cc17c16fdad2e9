/// Upper bounds for the size of a graph. A graph beyond one of them is an error that names the limit.
public struct Limits: Sendable {
    /// Bytes in one file.
    public var fileBytes = 64 * 1024 * 1024
    /// Nesting depth of collections.
    public var depth = 64
    /// Scalars, sequences and mappings in one file, with aliases expanded.
    public var nodes = 1_000_000
    /// Files in one graph.
    public var files = 10_000
    /// Routes in one graph. An entry of `routes` counts once for each pair of source and target.
    public var routes = 1_000_000

    public init() {}

    public static let standard = Limits()
}

extension Int {
    /// The number with thousands separators: `1,000,000`.
    package var grouped: String {
        var text = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
