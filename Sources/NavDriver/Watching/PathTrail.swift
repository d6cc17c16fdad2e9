import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The entries of folders that a path leads through, symbolic links and their targets included.
///
/// A path names something else only after one of them has changed: a folder that is moved away, a link that is set anew, a
/// file that comes into being.
enum PathTrail {
    /// As many symbolic links as systems follow before they give up.
    private static let mostLinks = 40

    /// Goes along a path as far as there is something. `visit` gets each entry before it is looked at, so that one who
    /// watches from then on misses nothing that follows from the look.
    static func follow(
        _ path: String, _ visit: (_ name: String, _ folder: String, _ isLast: Bool) throws(WatchFailure) -> Void
    ) throws(WatchFailure) {
        var folder = path.isAbsolutePath ? "/" : ""
        /// What is still to come, the next one last.
        var parts = parts(of: path)
        var links = 0
        while let part = parts.popLast() {
            if part == ".." {
                folder += "../"
                continue
            }
            try visit(part, folder.isEmpty ? "." : folder, parts.isEmpty)
            let entry = folder + part
            var status = stat()
            guard lstat(entry, &status) == 0 else { return }
            if status.st_mode & S_IFMT == S_IFLNK {
                links += 1
                guard links <= mostLinks, let target = target(of: entry) else { return }
                if target.isAbsolutePath { folder = "/" }
                parts += self.parts(of: target)
            } else {
                folder = entry + "/"
            }
        }
    }

    private static func parts(of path: String) -> [String] {
        path.pathParts.filter { $0 != "." }.reversed()
    }

    private static func target(of link: String) -> String? {
        var characters = [CChar](repeating: 0, count: 4096)
        let count = readlink(link, &characters, characters.count)
        guard count > 0 else { return nil }
        return characters.withUnsafeBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
    }
}
