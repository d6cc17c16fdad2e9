import NavSwiftReader
import NavSyntax

/// A graph of what Swift files show that an app can show.
func swiftSketch(_ files: [SourceFile]) throws(ImportFailure) -> GraphSketch {
    let app = ScannedApp(files)
    var reader = SwiftReader(app)
    reader.readNodes()
    guard !reader.sketch.nodes.isEmpty else {
        throw ImportFailure(
            "there is no navigation in SwiftUI: no stack, no sheet, no tab view and no enum of routes",
            help: "name the folder with the views of the app, for example Sources/App", in: files.first?.name ?? "")
    }
    reader.readURLs()
    reader.readRoutes()
    return reader.finished(files.count)
}

/// Makes a graph from what the code of an app uses for navigation.
struct SwiftReader {
    let app: ScannedApp
    let uses: NavigationUses
    let enums: RouteEnums
    let caseViews: CaseViews
    /// For each type, those that its code contains.
    let usedTypes: [String: [String]]
    /// The types whose code contains a navigation stack.
    let typesWithStacks: Set<String>
    var sketch = GraphSketch()
    var names = SketchNames()
    var types: ValueTypes
    var tabs: TabPlan?
    /// The nodes that show a view.
    var nodesByView: [String: [Int]] = [:]
    /// By `Route.user`.
    var nodesByCase: [String: Int] = [:]
    /// The nodes that show the values of a type.
    var nodesByType: [String: Int] = [:]
    /// The tabs, by the cases of the enum of tabs.
    var tabsByCase: [String: String] = [:]
    /// The nodes that calls such as `.sheet(…) { … }` show.
    var nodesByContent: [ScannedApp.Location: Int] = [:]
    /// For each node, the call that shows it.
    var viewCalls: [Int: ShownView] = [:]
    var routes = RouteTable()
    /// For nodes, where code shows them that is in no node.
    var unlocated: [Int: [ScannedApp.Location]] = [:]
    /// Links whose values are computed.
    var unknownLinks: [ScannedApp.Location] = []
    /// The code that reads URLs.
    var urlCode: [Int: [Range<Int>]] = [:]
    /// The paths of all patterns, without the names of parameters.
    var shapes: Set<String> = []
    /// Whether a tab has a URL.
    var urlsOfTabs = false
    /// Whether the source does not look at the rest of a path.
    var ignoresRest = false
    /// The tabs in which links open nodes.
    var tabsOfNodes: [Int: String] = [:]
    /// The screens below nodes that URLs open.
    var backStacks: [Int: [Int]] = [:]

    init(_ app: ScannedApp) {
        self.app = app
        uses = NavigationUses(app)
        typesWithStacks = Set(
            uses.stacks.compactMap { app.files[$0.location.file].type(around: $0.location.token)?.simpleName })
        enums = RouteEnums(app, uses)
        types = ValueTypes(app)
        var used: [String: [String]] = [:]
        for (name, owners) in app.users.sorted(by: { $0.key < $1.key }) where app.isView(name) {
            for owner in owners { used[owner, default: []].append(name) }
        }
        usedTypes = used
        let plans = TabPlan.all(uses, app)
        var known = enums.all.map { (name: $0.name, cases: Set($0.type.cases.map(\.name))) }
        for name in Set(plans.compactMap(\.enumName)).sorted() where enums[name] == nil {
            guard let type = app.declaration(of: name)?.type else { continue }
            known.append((name, Set(type.cases.map(\.name))))
        }
        caseViews = CaseViews(app, known)
        tabs = TabPlan.choose(plans, caseViews, app)
    }

    mutating func readNodes() {
        addTabs()
        if tabs == nil { addStackRoot() }
        for routes in enums.all { add(routes) }
        for destination in uses.destinations { add(destination) }
        addTitles()
    }

    /// Whether code is a part of what reads URLs.
    func isURL(_ location: ScannedApp.Location) -> Bool {
        urlCode[location.file]?.contains { $0.contains(location.token) } ?? false
    }

    /// A node, with what is said about it.
    mutating func addNode(_ kind: SketchNode.Kind, anyOf candidates: [String], _ remarks: Remarks = Remarks()) -> Int {
        let (name, more) = names.node(anyOf: candidates)
        var node = SketchNode(kind, name)
        node.remarks = remarks + more
        sketch.nodes.append(node)
        return sketch.nodes.count - 1
    }

    /// Says where there are split views, whose columns are in the graph as if they were one stack.
    private mutating func addSplitRemarks() {
        for (index, file) in app.files.enumerated() {
            for call in file.calls
            where call.name == "NavigationSplitView" && !call.isMember && !file.isPreview(call.token) {
                let location = app.text(of: .init(file: index, token: call.token))
                sketch.rootRemarks.todos.append(
                    "declare `splits:` for the `NavigationSplitView` at \(location), whose columns are one stack here")
            }
        }
    }

    mutating func finished(_ count: Int) -> GraphSketch {
        addRouteLines()
        addBackStacks()
        for (index, tab) in tabsOfNodes { sketch.nodes[index].settings.append(SketchEntry("tab", .text(tab))) }
        for what in uses.leftOut { sketch.leaveOut(what) }
        addSplitRemarks()
        for _ in 0..<app.testCount { sketch.leaveOut("files with tests") }
        sketch.header = [
            "A skeleton, made from what can be seen in \(count == 1 ? "one Swift file" : "\(count) Swift files"). What "
                + "code decides at run time, what other modules show, and what UIKit shows is not in it."
        ]
        sketch.types = types.entries
        if tabs == nil, sketch.root == nil { sketch.chooseRoot(among: []) }
        return sketch
    }
}
