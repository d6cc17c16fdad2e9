/// Deep links.
extension NavGraphReader {
    /// Adds the URL patterns. Those of a graph are those of its start destination.
    mutating func readLinks() {
        for (index, destination) in tree.destinations.enumerated() {
            readLinks(of: destination.element, to: index)
        }
        for (index, graph) in tree.graphs.enumerated() {
            if let start = tree.start(of: index) {
                readLinks(of: graph.element, to: start)
            } else if graph.element.elements.contains(where: { $0.name == "deepLink" }) {
                sketch.leaveOut("deep links of a graph without a start destination")
            }
        }
        addParameters()
        finishOrigins()
    }

    private mutating func readLinks(of element: XMLElement, to index: Int) {
        for link in element.elements where link.name == "deepLink" {
            leaveOutAttributes(of: link, except: ["app:uri", "android:id"])
            if link.id != nil { sketch.leaveOut("ids of deep links") }
            guard let uri = link["app:uri"] else {
                sketch.leaveOut("deep links without a URI")
                nodes[index].remarks.comments += link.commentLines
                continue
            }
            guard let text = strings.text(of: uri) else {
                nodes[index].remarks.todos.append(
                    "add the URL of the string resource `\(uri)`, or import the file with its text as well")
                continue
            }
            add(text, link, to: index)
        }
    }

    private mutating func add(_ uri: String, _ link: XMLElement, to index: Int) {
        var reader = ArgumentReader()
        swap(&reader, &arguments[index])
        let pattern = DeepLinkPattern(uri) { reader[$0]?.parameter.name ?? reader.addUndeclared($0) }
        arguments[index] = reader
        pattern.leftOut.forEach { sketch.leaveOut($0) }
        var url = SketchPattern(pattern.path)
        url.origins = pattern.origins
        if let host = pattern.hostWithValue {
            url.settings = [
                SketchEntry("schemes", .list([.text("https")])), SketchEntry("hosts", .list([.text(host)])),
            ]
        }
        url.remarks = Remarks(comments: link.commentLines + link.lastCommentLines, todos: pattern.todos)
        nodes[index].patterns.append(url)
    }

    /// Patterns whose hosts are only known to the build need some, so that the graph can be checked.
    private mutating func finishOrigins() {
        let patterns = nodes.flatMap(\.patterns)
        guard !patterns.isEmpty, patterns.allSatisfy({ $0.origins.isEmpty && $0.settings.isEmpty }) else { return }
        sketch.hosts = ["example.com"]
        sketch.linkRemarks.todos.append("name the hosts and schemes of the links; the source leaves them to its build")
    }

    /// With more tabs, a link always names its tab.
    private static let maxTabs = 20

    /// What is below a node that a link opens: the start destinations of the graphs around it, as on Android.
    ///
    /// A node to which no route leads is opened on the root anyway, and so is one to which the root leads.
    mutating func addBackStack(to index: Int, _ order: StackOrder) {
        guard order.isTarget(index), !nodes[index].patterns.isEmpty, !nodes[index].isExternal, tabs[index] == nil else {
            return
        }
        var below: [Int] = []
        for graph in tree.graphs(around: index) {
            if let start = tree.start(of: graph), start != index, !below.contains(start) { below.append(start) }
        }
        var tab: String?
        if !tabs.isEmpty {
            guard let root = below.last(where: { tabs[$0] != nil && nodes[$0].kind == .screens }) else { return }
            tab = tabs[root]
            below = Array(below.drop { $0 != root }.dropFirst())
            let roots = tabs.count <= Self.maxTabs ? Array(tabs.keys) : []
            if below.isEmpty, !roots.isEmpty, order.leads(only: root, of: roots, to: index) { return }
        } else {
            guard let root = tree.start(of: 0), root != index else { return }
            below.removeAll { $0 == root }
            if below.isEmpty, order.leads(root, to: index) { return }
        }
        let parameters = Set(nodes[index].parameters.map(\.name))
        let canBeBelow = below.allSatisfy { lower in
            nodes[lower].kind == .screens && !nodes[lower].isExternal
                && nodes[lower].parameters.allSatisfy { $0.isOptional || parameters.contains($0.name) }
        }
        if let tab { nodes[index].settings.append(SketchEntry("tab", .text(tab))) }
        guard canBeBelow else { return }
        nodes[index].settings.append(SketchEntry("via", .list(below.map { .text(nodes[$0].name) })))
    }
}
