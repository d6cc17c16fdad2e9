/// What a file holds, in pieces: a text of a hundred megabytes is neither copied each time that it outgrows its place,
/// nor once more to be written.
public struct FileText: Sendable {
    /// None is empty, and few are small.
    public private(set) var pieces: [[UInt8]] = []

    /// As large as a piece is when it is whole; a line that does not end there makes it larger.
    public static let pieceSize = 1 << 18

    public var count: Int { pieces.reduce(0) { $0 + $1.count } }

    /// The same in one piece.
    public var bytes: [UInt8] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }

    public init() {}

    public init(_ bytes: [UInt8]) { add(bytes) }

    public mutating func add(_ more: [UInt8]) {
        if let last = pieces.indices.last, pieces[last].count + more.count <= Self.pieceSize {
            pieces[last] += more
        } else if !more.isEmpty {
            pieces.append(more)
        }
    }
}
