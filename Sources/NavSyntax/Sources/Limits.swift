/// How much a graph may ask of the compiler. What goes beyond is an error that names the limit, never a hang.
public struct Limits: Sendable {
    /// Bytes in one file.
    public var fileBytes = 64 * 1024 * 1024
    /// Collections inside collections.
    public var depth = 64
    /// Scalars, sequences and mappings in one file, each alias counted as what it stands for.
    public var nodes = 1_000_000
    /// Files in one graph.
    public var files = 10_000
    /// Routes in one graph: a line of `routes` stands for one from each of its sources to each of its targets.
    public var routes = 1_000_000

    public init() {}

    public static let standard = Limits()
}

extension Int {
    /// 1000000 as 1,000,000.
    package var grouped: String {
        var text = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
