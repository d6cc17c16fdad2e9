import NavSyntax

/// Operations on paths as strings, without access to the file system.
public enum Paths {
    /// The folder of a path, with a trailing slash; empty if the path has no folder.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastSlash else { return "" }
        return String(path[..<path.utf8.index(after: slash)])
    }

    public static func lastComponent(of path: String) -> String {
        path.lastSlash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// A relative path without `.`, `..` and doubled slashes; nil if it is absolute, empty or
    /// points outside its folder.
    public static func inside(_ path: String) -> String? {
        guard !path.isEmpty, !path.isAbsolutePath, !path.utf8.contains(0) else { return nil }
        var parts: [String] = []
        for part in path.pathParts where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }

    /// A path without `.` and doubled slashes, and with `..` resolved where a component precedes it.
    public static func normalized(_ path: String) -> String {
        let isAbsolute = path.isAbsolutePath
        var parts: [String] = []
        for part in path.pathParts where part != "." {
            if part != ".." || (parts.last ?? "..") == ".." && !isAbsolute {
                parts.append(part)
            } else {
                _ = parts.popLast()
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// A normalized path, relative if it is in the current folder.
    public static func relativeToCurrentFolder(_ path: String) -> String {
        let path = normalized(path)
        guard let current = Folders.current, path.utf8.starts(with: (current + "/").utf8) else { return path }
        return String(path[path.utf8.index(path.startIndex, offsetBy: current.utf8.count + 1)...])
    }
}
