public import NavPlatform
import NavSyntax

/// Where the bytes of files come from: the disk, memory, or what a caller has instead.
public struct SourceReader: Sendable {
    /// The bytes of a file, at most `limit` and one more, which shows that the file is too large.
    let read: @Sendable (_ path: String, _ limit: Int, _ source: FileReading.Source) -> Result<[UInt8], FileFailure>
    /// Where a path leads when symbolic links are followed; nil where there is nothing, and where there are no such links.
    let place: @Sendable (_ path: String) -> [UInt8]?
    /// Whether several files may be read at once.
    let isConcurrent: Bool

    init(
        read:
            @escaping @Sendable (_ path: String, _ limit: Int, _ source: FileReading.Source) -> Result<
                [UInt8], FileFailure
            >,
        place: @escaping @Sendable (_ path: String) -> [UInt8]?, isConcurrent: Bool = false
    ) {
        self.read = read
        self.place = place
        self.isConcurrent = isConcurrent
    }

    /// Reads something of each of some files, at once where that may be.
    func map<Item: Sendable, Result: Sendable>(_ items: [Item], _ body: @Sendable (Item) -> Result) -> [Result] {
        isConcurrent ? concurrently(items.count) { body(items[$0]) } : items.map(body)
    }

    public init(_ read: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFailure>) {
        self.init(read: { path, limit, _ in read(path, limit) }, place: { _ in nil })
    }

    public static let disk = SourceReader(read: FileReading.read, place: FileReading.resolve, isConcurrent: true)

    /// As `disk`, without what one may have to wait for: pipes, terminals, standard input.
    static let regularFiles = SourceReader(
        read: { path, limit, _ in FileReading.read(path, limit, .regularFile) }, place: FileReading.resolve,
        isConcurrent: true)

    /// A whole file that somebody names; an error where it is larger than any source file is.
    public static func contents(of path: String) -> Result<[UInt8], FileFailure> {
        let limit = 1 << 24
        return FileReading.read(path, limit, .anything).flatMap { bytes in
            bytes.count > limit
                ? .failure(FileFailure(path, "it has more than 16 megabytes")) : .success(bytes)
        }
    }

    /// Whether a path leads to anything.
    public static func isThere(_ path: String) -> Bool { FileReading.resolve(path) != nil }

    public static func memory(_ files: [String: [UInt8]]) -> SourceReader {
        SourceReader { path, _ in
            files[path].map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
        }
    }
}
