public import NavPlatform
public import NavSyntax

/// Reads files from the disk, from memory or from a caller's source.
public struct SourceReader: Sendable {
    /// Reads a file, at most `limit` bytes and one more, which shows that the file is too large.
    package let read:
        @Sendable (_ path: String, _ limit: Int, _ source: FileReading.Source) -> Result<[UInt8], FileFailure>
    /// Resolves the symbolic links in a path; nil if there is no such file, or the reader has no symbolic links.
    package let realPath: @Sendable (_ path: String) -> [UInt8]?
    /// Whether files may be read concurrently.
    let isConcurrent: Bool

    package init(
        read:
            @escaping @Sendable (_ path: String, _ limit: Int, _ source: FileReading.Source) -> Result<
                [UInt8], FileFailure
            >,
        realPath: @escaping @Sendable (_ path: String) -> [UInt8]?, isConcurrent: Bool = false
    ) {
        self.read = read
        self.realPath = realPath
        self.isConcurrent = isConcurrent
    }

    /// Calls a function that reads files for each item, concurrently if the reader allows it.
    func map<Item: Sendable, Result: Sendable>(_ items: [Item], _ body: @Sendable (Item) -> Result) -> [Result] {
        isConcurrent ? concurrently(items.count) { body(items[$0]) } : items.map(body)
    }

    public init(_ read: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFailure>) {
        self.init(read: { path, limit, _ in read(path, limit) }, realPath: { _ in nil })
    }

    public static let disk = SourceReader(read: FileReading.read, realPath: FileReading.resolve, isConcurrent: true)

    /// Reads from the disk, but only regular files, so that reading never blocks.
    public static let regularFiles = SourceReader(
        read: { path, limit, _ in FileReading.read(path, limit, .regularFile) }, realPath: FileReading.resolve,
        isConcurrent: true)

    /// Reads a whole file that the user named; fails if it is larger than 16 megabytes.
    public static func contents(of path: String) -> Result<[UInt8], FileFailure> {
        let limit = 1 << 24
        return FileReading.read(path, limit, .anything).flatMap { bytes in
            bytes.count > limit
                ? .failure(FileFailure(path, "it has more than 16 megabytes")) : .success(bytes)
        }
    }

    /// Whether there is a file or folder at a path.
    public static func exists(_ path: String) -> Bool { FileReading.resolve(path) != nil }

    /// Reads a file of a graph.
    public func contents(of path: String) -> Result<[UInt8], FileFailure> {
        read(path, Limits.standard.fileBytes, .regularFile)
    }

    /// A reader that has these files in memory, by path, and reads all others from where this one does.
    public func overlaying(_ files: [ExactString: [UInt8]]) -> SourceReader {
        SourceReader(
            read: { [read] path, limit, kind in
                if let contents = files[ExactString(path)] { return .success(contents) }
                return read(path, limit, kind)
            },
            realPath: realPath, isConcurrent: isConcurrent)
    }

    public static func memory(_ files: [String: [UInt8]]) -> SourceReader {
        SourceReader { path, _ in
            files[path].map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
        }
    }
}
