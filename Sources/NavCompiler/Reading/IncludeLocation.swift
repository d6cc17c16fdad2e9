import NavPlatform
import NavSyntax

/// The location of an included file: its path, and its identity after symbolic links are resolved.
struct IncludeLocation {
    /// The path, relative to the main graph's folder or absolute.
    let path: String
    /// The path by which the file is read and named in messages.
    let name: String
    /// Identifies the file: equal for all paths that refer to it.
    let identity: [UInt8]
    /// Whether it may be read. Files whose location cannot be resolved, such as those of other
    /// processes in `/proc`, may not.
    var isAllowed = true

    /// Why a file is not included.
    enum Refusal: Error {
        /// The path points outside the folder.
        case path
        /// A symbolic link points outside the folder.
        case link
    }
}

/// Finds included files, and rejects those outside the main graph's folder.
struct IncludeResolver {
    private let reader: SourceReader
    private let allowsOutside: Bool
    /// The main file's folder as it was named, with a trailing slash; empty for the working folder.
    private let folder: String
    /// That folder without symbolic links. If the main file is a symbolic link, also the folder of
    /// its target: tools such as Bazel give a build its files as a tree of links.
    private let tops: [[UInt8]]
    /// The main file.
    let main: IncludeLocation

    init(main path: String, _ reader: SourceReader, allowsOutside: Bool) {
        self.reader = reader
        self.allowsOutside = allowsOutside
        folder = path == "-" ? "" : Paths.folder(of: path)
        let name = path == "-" ? "<stdin>" : path
        let real = path == "-" ? nil : reader.realPath(path)
        main = IncludeLocation(path: Paths.lastComponent(of: name), name: name, identity: real ?? Array(path.utf8))
        let realFolder = real.map { $0[...($0.lastIndex(of: Self.slash) ?? 0)] }
        tops = [
            reader.realPath(folder).map { $0 + ($0.last == Self.slash ? [] : [Self.slash]) },
            realFolder.map(Array.init),
        ]
        .compactMap(\.self)
    }

    private static let slash = UInt8(ascii: "/")

    /// Finds the file that another file includes.
    ///
    /// - Parameters:
    ///   - written: The path in the `include`.
    ///   - parent: The file with the `include`.
    func resolve(_ written: String, from parent: IncludeLocation) throws(IncludeLocation.Refusal) -> IncludeLocation {
        var path = Paths.normalized(written.isAbsolutePath ? written : Paths.folder(of: parent.path) + written)
        let isOutside = path.isAbsolutePath || path == ".." || path.utf8.starts(with: "../".utf8)
        guard allowsOutside || !isOutside else { throw .path }
        let real = reader.realPath(name(of: path))
        if let real, !allowsOutside, !tops.contains(where: (real + [Self.slash]).starts) { throw .link }
        // The path leaves the folder and enters it again. Shorten it, so that documents do not
        // contain the path of the folder.
        if isOutside, let real, let top = tops.first, real.starts(with: top) {
            let inner = String(decoding: real.dropFirst(top.count), as: UTF8.self)
            if inner.utf8.elementsEqual(real.dropFirst(top.count)) { path = inner }
        }
        return IncludeLocation(
            path: path, name: name(of: path), identity: real ?? Array(name(of: path).utf8),
            isAllowed: real != nil || tops.isEmpty || allowsOutside)
    }

    private func name(of path: String) -> String {
        guard !path.isAbsolutePath else { return path }
        return folder + path == "" ? "." : folder + path
    }
}
