import NavSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Folders of the file system.
public enum Folders {
    /// The path of the current folder; nil if it was deleted.
    public static var current: String? {
        guard let current = getcwd(nil, 0) else { return nil }
        defer { free(current) }
        return String(cString: current)
    }

    /// The names in a folder, in no particular order; empty if it cannot be read.
    public static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Creates the folder of a file, with intermediate folders.
    public static func create(for file: String) throws(FileFailure) {
        let folder = Paths.folder(of: file)
        var current = folder.isAbsolutePath ? "/" : ""
        for part in folder.pathParts {
            current += current.isEmpty || current == "/" ? part : "/" + part
            guard mkdir(current, 0o777) != 0 else { continue }
            let failure = FileFailure.system(current)
            guard let status = FileStatus(current) else {
                let isLink = FileStatus(current, followingLinks: false)?.kind == .symbolicLink
                throw isLink ? FileFailure(current, "is a symbolic link that leads nowhere") : failure
            }
            guard status.kind == .folder else { throw FileFailure(current, "is not a folder") }
        }
    }

    /// Removes a folder if it is empty.
    public static func removeIfEmpty(_ folder: String) { rmdir(folder) }
}
