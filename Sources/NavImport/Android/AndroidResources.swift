import NavSyntax

/// The resource files of an import, by what they are.
struct AndroidResources {
    /// A file with a `<navigation>`, or a `<menu>`.
    struct Document {
        var file: String
        var root: XMLElement

        /// The name by which others include it: `home_graph` of `navigation/home_graph.xml`.
        var name: String {
            let last = file.split { $0 == "/" || $0 == "\\" }.last ?? ""
            return last.hasSuffix(".xml") ? String(last.dropLast(4)) : String(last)
        }
    }

    /// The graphs; the first is the main one.
    private(set) var graphs: [Document] = []
    private(set) var menus: [Document] = []
    private(set) var strings = AndroidStrings()

    init(_ files: [SourceFile]) throws(ImportFailure) {
        for file in files {
            let root = try XMLElement(parsing: file).withUsualPrefixes()
            switch root.name {
            case "navigation": graphs.append(Document(file: file.name, root: root))
            case "menu": menus.append(Document(file: file.name, root: root))
            case "resources": strings.add(root)
            case let name:
                throw ImportFailure(
                    "its root is `<\(name)>`, not `<navigation>`, `<menu>` or `<resources>`",
                    help: "name the graph in `res/navigation`, and the menu of its bottom bar in `res/menu`",
                    in: file.name, at: root.offset)
            }
        }
        if graphs.isEmpty {
            throw ImportFailure(
                "there is no `<navigation>` among the files", help: "name the graph in `res/navigation`",
                in: files.first?.name ?? "")
        }
    }

    /// The paths of the graphs that a graph includes, in the same folder.
    static func included(by file: SourceFile) -> [String] {
        guard let root = try? XMLElement(parsing: file).withUsualPrefixes(), root.name == "navigation" else {
            return []
        }
        let folder = file.name.lastIndex(of: "/").map { file.name[...$0] } ?? ""
        var names: [String] = []
        var seen: Set<String> = []
        var waiting = [root]
        while let element = waiting.popLast() {
            if let name = element.includedGraph, name.isFileName, seen.insert(name).inserted { names.append(name) }
            waiting += element.elements.reversed()
        }
        return names.map { "\(folder)\($0).xml" }
    }
}

extension XMLElement {
    /// The name of the graph that `<include>` and `<include-dynamic>` stand for.
    var includedGraph: String? {
        switch name {
        case "include": self["app:graph"].map(ResourceReference.name)
        case "include-dynamic": self["app:graphResName"]
        default: nil
        }
    }
}

extension String {
    /// Whether this can be the name of a resource file, so that no path leads out of its folder.
    fileprivate var isFileName: Bool {
        !isEmpty && utf8.count <= 200 && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
