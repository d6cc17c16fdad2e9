/// The contents of a file as a list of byte arrays, called pieces.
///
/// Contents of many megabytes are built without copying them on each reallocation, and written
/// without joining the pieces first.
public struct FileText: Sendable {
    /// The pieces, none of them empty.
    public private(set) var pieces: [[UInt8]] = []

    /// The size at which a new piece is started, in bytes. A piece is larger if a single call of `add`
    /// passes more.
    public static let pieceSize = 1 << 18

    public var count: Int { pieces.reduce(0) { $0 + $1.count } }

    /// The contents as one array.
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
