import NavSyntax

/// A graph with a screen for each pattern of a list.
///
/// A line has a pattern, and optionally a method and a name before it, as `rails routes` prints them: `user GET
/// /users/:id`. Lines that begin with `#` or `//` are comments.
func patternListSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    var list = PatternList()
    for file in files { list.read(String(decoding: file.text, as: UTF8.self)) }
    guard !list.sketch.nodes.isEmpty else {
        throw ImportFailure(
            "there is no pattern", help: "write one pattern on each line, such as /users/:id or /users/{id}",
            in: files.first?.name ?? "")
    }
    return list.finished()
}

private struct PatternList {
    var sketch = GraphSketch()
    private var names = SketchNames()
    private var comments: [String] = []
    /// The paths so far, and the indices of their nodes.
    private var indices: [String: Int] = [:]

    private static let otherMethods: Set<String> = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]

    mutating func read(_ text: String) {
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.hasPrefix("#") || line.hasPrefix("//") && !line.dropFirst(2).hasPrefix("*") {
                comments.append(String(line.drop { $0 == "#" || $0 == "/" }.drop(while: \.isWhitespace)))
            } else if line.isEmpty {
                // A comment apart from the patterns is about all of them.
                guard sketch.nodes.isEmpty else { continue }
                sketch.header += comments
                comments = []
            } else {
                read(pattern: line)
            }
        }
    }

    private mutating func read(pattern line: Substring) {
        let words = line.split(whereSeparator: \.isWhitespace).map { $0.trimmingQuotes }
        let index = words.firstIndex { $0.contains("/") || $0.contains("*") } ?? words.count - 1
        let before = words[..<index]
        defer { comments = [] }
        if let method = before.first(where: { Self.otherMethods.contains($0.uppercased()) }) {
            sketch.leaveOut("patterns of \(method.uppercased()) requests, which no link makes")
            return
        }
        let methods = ["GET", "HEAD", "ANY", "ALL", "USE", "MATCH"]
        let name = before.last { !methods.contains($0.uppercased()) }
        if index + 1 < words.count { sketch.leaveOut("text after a pattern, such as `\(words[index + 1])`") }
        add(words[index], name)
    }

    private mutating func add(_ source: String, _ name: String?) {
        let (origin, path) = Self.split(source)
        let pattern = RoutePattern(path)
        let key = pattern.shape + "\(origin.map { "\($0)" } ?? "")"
        if let index = indices[key] {
            sketch.nodes[index].remarks.comments += comments
            sketch.leaveOut("patterns that are listed twice, perhaps with other names")
            return
        }
        let fallback = pattern.path == "/" ? "home" : "page"
        var (id, remarks) = names.node(anyOf: [name ?? pattern.name ?? fallback, pattern.longName ?? fallback])
        remarks.comments += comments
        var node = SketchNode(.screens, id)
        node.parameters = pattern.parameters
        var url = SketchPattern(pattern.path)
        url.origins = origin.map { [$0] } ?? []
        node.patterns = [url]
        node.remarks = remarks + Remarks(todos: pattern.todos)
        sketch.add(types: pattern.types, of: &node)
        indices[key] = sketch.nodes.count
        sketch.nodes.append(node)
    }

    /// `https://example.com` and `/users` of a pattern that is a URL.
    private static func split(_ source: String) -> (origin: PatternOrigin?, path: String) {
        guard let mark = source.firstRange(of: "://") else { return (nil, source) }
        let scheme = source[..<mark.lowerBound].lowercased()
        let rest = source[mark.upperBound...]
        guard ["http", "https"].contains(scheme) else { return (.scheme(scheme), "/" + rest) }
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        return (.host(rest[..<end].lowercased()), String(rest[end...]))
    }

    /// The sketch with a root, for an app in which the graph only reads links.
    func finished() -> GraphSketch {
        var sketch = sketch
        sketch.askAboutTies()
        sketch.finishLinksOnly(names)
        return sketch
    }
}

extension GraphSketch {
    /// Names that types of Swift and SwiftUI have.
    static let reservedTypes: Set<String> = [
        "Action", "Any", "Array", "Binding", "Bool", "Button", "Character", "Color", "Data", "Date", "Decimal",
        "Dictionary", "Double", "Error", "Font", "Form", "Grid", "Group", "Image", "Int", "Label", "Link", "List",
        "Menu", "Never", "Optional", "Path", "Protocol", "Range", "Result", "Section", "Self", "Set", "State", "String",
        "Tab",
        "Table", "Text", "Type", "URL", "UUID", "View",
    ]

    /// Adds the types of a node's parameters; one whose name has another meaning already gets the node's name.
    mutating func add(types new: [SketchEntry], of node: inout SketchNode) {
        for type in new {
            let other = types.first { $0.key == type.key }
            if other == nil, !Self.reservedTypes.contains(type.key) {
                types.append(type)
                continue
            }
            if let other, other.value.isEqual(to: type.value) { continue }
            var entry = type
            entry.key = (SketchNames.upperCamel(node.name) ?? "") + type.key
            while types.contains(where: { $0.key == entry.key }) { entry.key += "2" }
            types.append(entry)
            for index in node.parameters.indices where node.parameters[index].type.trimmingOptional == type.key {
                let isOptional = node.parameters[index].type.hasSuffix("?")
                node.parameters[index].type = entry.key + (isOptional ? "?" : "")
            }
        }
    }

    /// Completes a graph of which only the URLs are known: the root, if there is none yet, and outputs without state.
    mutating func finishLinksOnly(_ names: SketchNames) {
        if root == nil { addRoot(names) }
        if schemes.isEmpty, hosts.isEmpty, !nodes.contains(where: { $0.patterns.contains { !$0.origins.isEmpty } }) {
            hosts = ["example.com"]
            linkRemarks.todos.append("name the hosts of the URLs, and custom schemes if the app has any")
        }
        outputs = [SketchEntry("swift", .map([SketchEntry("parts", .list([.text("routes"), .text("links")]))]))]
    }

    private mutating func addRoot(_ names: SketchNames) {
        if let node = nodes.first(where: { $0.patterns.contains { $0.path == "/" } }) {
            root = node.name
            return
        }
        var names = names
        let home = names.node("home").name
        nodes.insert(SketchNode(.screens, home), at: 0)
        root = home
        rootRemarks.todos.append("name what the app shows first; no pattern is `/`")
    }
}

extension SketchEntry.Value {
    func isEqual(to other: SketchEntry.Value) -> Bool { "\(self)" == "\(other)" }
}

extension Substring {
    fileprivate var trimmingQuotes: String {
        guard count > 1, let first, let last, first == last, "\"'`".contains(first) else { return String(self) }
        return String(dropFirst().dropLast())
    }
}
