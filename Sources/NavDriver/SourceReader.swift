import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file could not be read or written, in words.
public struct FileFailure: Error, Sendable, Hashable {
    public var path: String
    public var reason: String

    public init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// What the system says, by default of what has just failed.
    static func system(_ path: String, _ code: Int32 = errno) -> FileFailure {
        FileFailure(path, String(cString: strerror(code)).lowercasedFirst)
    }
}

extension String {
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Where the bytes of files come from: the disk, memory, or what a caller has instead.
public struct SourceReader: Sendable {
    /// What a path may lead to.
    enum Kind: Sendable {
        /// Whatever somebody names on purpose: also a pipe or a terminal, which may keep them waiting; `-` is standard input.
        case anything
        /// What others name, as the files of a graph do: a file proper, for which nobody ever waits.
        case file
    }

    /// The bytes of a file, at most `limit` and one more, which shows that the file is too large.
    let read: @Sendable (_ path: String, _ limit: Int, _ kind: Kind) -> Result<[UInt8], FileFailure>
    /// Where a path leads when symbolic links are followed; nil where there is nothing, and where there are no such links.
    let place: @Sendable (_ path: String) -> [UInt8]?
    /// Whether several files may be read at once.
    let isConcurrent: Bool

    init(
        read: @escaping @Sendable (_ path: String, _ limit: Int, _ kind: Kind) -> Result<[UInt8], FileFailure>,
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

    public static let disk = SourceReader(read: FileReading.read, place: FileReading.place, isConcurrent: true)

    /// As `disk`, without what one may have to wait for: pipes, terminals, standard input.
    static let regularFiles = SourceReader(
        read: { path, limit, _ in FileReading.read(path, limit, .file) }, place: FileReading.place, isConcurrent: true)

    /// A whole file that somebody names; an error where it is larger than any source file is.
    public static func contents(of path: String) -> Result<[UInt8], FileFailure> {
        let limit = 1 << 24
        return FileReading.read(path, limit, .anything).flatMap { bytes in
            bytes.count > limit
                ? .failure(FileFailure(path, "it has more than 16 megabytes")) : .success(bytes)
        }
    }

    /// Whether a path leads to anything.
    public static func isThere(_ path: String) -> Bool { FileReading.place(path) != nil }

    public static func memory(_ files: [String: [UInt8]]) -> SourceReader {
        SourceReader { path, _ in
            files[path].map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
        }
    }
}

/// The system's calls under names that do not clash with members of ours.
enum Platform {
    static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer, count)
        #else
            Glibc.read(descriptor, buffer, count)
        #endif
    }

    static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, buffer, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, buffer, count)
        #else
            Glibc.write(descriptor, buffer, count)
        #endif
    }
}
