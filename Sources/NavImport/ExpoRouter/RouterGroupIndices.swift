/// The indices of groups beside each other, `(home)/index` and `(search)/index`: different screens with one URL.
struct RouterGroupIndices {
    struct Siblings {
        /// All of them, in order.
        var paths: [String] = []
        /// The one that has the URL: that of a group called home or tabs, or the first.
        var owner = ""
        private var isHome = false

        fileprivate mutating func add(_ path: String, isHome: Bool) {
            if paths.isEmpty || isHome && !self.isHome { (owner, self.isHome) = (path, isHome) }
            paths.append(path)
        }
    }

    /// By the folder around the groups.
    private var siblings: [[String]: Siblings] = [:]

    init(_ files: [RouterFile]) {
        for file in files {
            guard let folder = Self.folder(of: file) else { continue }
            let isHome = ["(home)", "(index)", "(tabs)"].contains(file.folders.last)
            siblings[folder, default: Siblings()].add(file.path, isHome: isHome)
        }
    }

    /// The indices beside a file; nil if it is the only one.
    func siblings(of file: RouterFile) -> Siblings? {
        guard let found = Self.folder(of: file).flatMap({ siblings[$0] }), found.paths.count > 1 else { return nil }
        return found
    }

    private static func folder(of file: RouterFile) -> [String]? {
        guard file.name == "index", let group = file.folders.last, RouterFile.isGroup(group), !group.contains(",")
        else {
            return nil
        }
        return Array(file.folders.dropLast())
    }
}
