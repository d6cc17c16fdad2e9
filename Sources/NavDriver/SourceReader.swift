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

    /// The failure that the system has just reported.
    static func system(_ path: String) -> FileFailure {
        FileFailure(path, String(cString: strerror(errno)).lowercasedFirst)
    }
}

extension String {
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Where the bytes of files come from: the disk, memory, or what a caller has instead.
public struct SourceReader: Sendable {
    /// The bytes of a file, at most `limit` and one more, which shows that the file is too large.
    let read: @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFailure>

    public init(_ read: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileFailure>) {
        self.read = read
    }

    public static let disk = SourceReader { path, limit in
        path == "-" ? readAll(STDIN_FILENO, path: "<stdin>", limit) : readFile(path, limit)
    }

    /// As `disk`, without what one may have to wait for: pipes, terminals, standard input.
    static let regularFiles = SourceReader { path, limit in
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(FileFailure(path, "is no file"))
        }
        return readFile(path, limit)
    }

    public static func memory(_ files: [String: [UInt8]]) -> SourceReader {
        SourceReader { path, _ in
            files[path].map { .success($0) } ?? .failure(FileFailure(path, "no such file or directory"))
        }
    }

    private static func readFile(_ path: String, _ limit: Int) -> Result<[UInt8], FileFailure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(.system(path)) }
        defer { close(descriptor) }
        return readAll(descriptor, path: path, limit)
    }

    private static func readAll(_ descriptor: Int32, path: String, _ limit: Int) -> Result<[UInt8], FileFailure> {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            return .failure(FileFailure(path, "is a folder"))
        }
        if status.st_mode & S_IFMT == S_IFCHR, isatty(descriptor) == 0 {
            return .failure(FileFailure(path, "is a device, not a file"))
        }
        let expected = max(0, min(Int(status.st_size), limit, 1 << 26)) + 1
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected)
        var chunk = [UInt8](repeating: 0, count: min(max(expected, 4096), 1 << 20))
        while bytes.count <= limit {
            let count = chunk.withUnsafeMutableBytes { Platform.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return .failure(.system(path)) }
            guard count > 0 else { break }
            bytes.append(contentsOf: chunk[0..<count])
        }
        return .success(bytes)
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
