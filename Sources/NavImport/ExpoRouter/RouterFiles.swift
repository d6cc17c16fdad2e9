import NavSyntax

/// The files of an app that uses Expo Router, of one or more folders of routes.
struct RouterFiles {
    private(set) var files: [RouterFile] = []
    /// The folders of routes that were found in the lists.
    private(set) var roots: [String] = []

    static let maxDepth = 64

    mutating func read(_ file: SourceFile, _ sketch: inout GraphSketch) throws(ImportFailure) {
        let json: JSON
        do throws(JSON.Mistake) { json = try JSON(parsing: file.text) } catch {
            throw ImportFailure("not JSON: \(error.message)", in: file.name, at: error.offset)
        }
        guard let items = json.array ?? json["files"]?.array else {
            throw ImportFailure(
                "not a list of files", help: "name the folder `app`, or write a list: [\"app/index.tsx\"]",
                in: file.name)
        }
        var paths: [[String]] = []
        for item in items {
            guard let text = item.string else {
                sketch.leaveOut("items of the list that are no text")
                continue
            }
            let path = text.replacing("\\", with: "/").split(separator: "/").map(String.init).filter { $0 != "." }
            if path.isEmpty || path.count > Self.maxDepth {
                sketch.leaveOut("files that are nested more than \(Self.maxDepth) folders deep")
            } else {
                paths.append(path)
            }
        }
        add(paths, &sketch)
    }

    private mutating func add(_ paths: [[String]], _ sketch: inout GraphSketch) {
        let found = Self.roots(of: paths)
        roots += found.map { $0.joined(separator: "/") }
        let known = Set(found)
        for path in paths {
            guard let root = Self.root(of: path, among: known) else {
                sketch.leaveOut("files outside of `app`")
                continue
            }
            if let file = RouterFile(Array(path.dropFirst(root))) {
                files.append(file)
            } else {
                sketch.leaveOut("files that are no code, such as images")
            }
        }
    }

    /// The folders of routes: the list's own, if there is an index or a layout at its top, or folders named `app`.
    private static func roots(of paths: [[String]]) -> [[String]] {
        if paths.contains(where: { isAtTop($0[...]) }) { return [[]] }
        var sure: [[String]] = []
        var possible: [[String]] = []
        for path in paths {
            for (index, folder) in path.dropLast().enumerated() where folder == "app" {
                let root = Array(path[...index])
                if isAtTop(path[(index + 1)...]) {
                    if sure.last != root { sure.append(root) }
                    break
                }
                if possible.last != root { possible.append(root) }
            }
        }
        var seen: Set<[String]> = []
        let roots = (sure.isEmpty ? possible : sure).filter { seen.insert($0).inserted }
        return roots.isEmpty ? [[]] : roots
    }

    /// Whether a file or folder is what a folder of routes has: an index, a layout, a group.
    private static func isAtTop(_ path: ArraySlice<String>) -> Bool {
        guard let first = path.first else { return false }
        guard path.count == 1 else { return RouterFile.isGroup(first) }
        guard let file = RouterFile([first]) else { return false }
        return file.isRouteByName || file.name.hasPrefix("+")
    }

    private static func root(of path: [String], among roots: Set<[String]>) -> Int? {
        (0..<path.count).first { roots.contains(Array(path[..<$0])) }
    }

    /// The folders that contain routes, each with a slash before its name: a layout, an index, a parameter, or a view
    /// whose name is in lower case, as those of URLs are.
    var routeFolders: Set<String> {
        var folders: Set<String> = []
        for file in files where file.language != "ts" && (file.isRouteByName || file.name.first?.isLowercase == true) {
            folders.insert(file.folders.map { "/" + $0 }.joined())
        }
        return folders
    }
}
