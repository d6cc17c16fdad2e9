import NavPlatform
import NavSyntax

/// Where an included file is: by its name, and where that really leads.
struct IncludePlace {
    /// The path from the main graph's folder on, or an absolute one.
    let path: String
    /// The name by which the file is read and spoken of.
    let name: String
    /// The same for all names of one file.
    let identity: [UInt8]
    /// Whether it may be read. What can be opened and is nowhere, as what `/proc` has of other processes, may not.
    var isAllowed = true

    /// Why a file is not included.
    enum Refusal: Error {
        /// What is written leads out of the folder.
        case path
        /// A symbolic link does.
        case link
    }
}

/// Finds included files, and refuses those outside the main graph's folder.
struct IncludePlaces {
    private let reader: SourceReader
    private let allowsOutside: Bool
    /// The folder of the main file as it was named, with a slash behind it; empty for the working folder.
    private let folder: String
    /// Where that folder really is. There are two where the main file itself is a link: tools that give a build its files
    /// as a forest of links, as Bazel does, mean the folder of the real one.
    private let tops: [[UInt8]]
    /// The main file.
    let main: IncludePlace

    init(main path: String, _ reader: SourceReader, allowsOutside: Bool) {
        self.reader = reader
        self.allowsOutside = allowsOutside
        folder = path == "-" ? "" : Paths.folder(of: path)
        let name = path == "-" ? "<stdin>" : path
        let real = path == "-" ? nil : reader.place(path)
        main = IncludePlace(path: Paths.lastComponent(of: name), name: name, identity: real ?? Array(path.utf8))
        let realFolder = real.map { $0[...($0.lastIndex(of: Self.slash) ?? 0)] }
        tops = [
            reader.place(folder).map { $0 + ($0.last == Self.slash ? [] : [Self.slash]) }, realFolder.map(Array.init),
        ]
        .compactMap(\.self)
    }

    private static let slash = UInt8(ascii: "/")

    /// The place of what a file of the graph includes, by the name that it writes.
    func place(of written: String, from parent: IncludePlace) throws(IncludePlace.Refusal) -> IncludePlace {
        var path = Paths.normalised(written.isAbsolutePath ? written : Paths.folder(of: parent.path) + written)
        let isOutside = path.isAbsolutePath || path == ".." || path.utf8.starts(with: "../".utf8)
        guard allowsOutside || !isOutside else { throw .path }
        let real = reader.place(name(of: path))
        if let real, !allowsOutside, !tops.contains(where: (real + [Self.slash]).starts) { throw .link }
        // A way out of the folder and into it again; documents shall not say where the folder lies.
        if isOutside, let real, let top = tops.first, real.starts(with: top) {
            let inner = String(decoding: real.dropFirst(top.count), as: UTF8.self)
            if inner.utf8.elementsEqual(real.dropFirst(top.count)) { path = inner }
        }
        return IncludePlace(
            path: path, name: name(of: path), identity: real ?? Array(name(of: path).utf8),
            isAllowed: real != nil || tops.isEmpty || allowsOutside)
    }

    private func name(of path: String) -> String {
        guard !path.isAbsolutePath else { return path }
        return folder + path == "" ? "." : folder + path
    }
}
