import NavSwiftReader

/// Finds the nodes in which code is.
struct CodeOwners {
    private let app: ScannedApp
    private let nodesByView: [String: [Int]]
    private let nodesByContent: [ScannedApp.Location: Int]
    /// The ranges of tokens of contents, by the calls.
    private let contents: [ScannedApp.Location: Range<Int>]
    /// Where functions are called, by their names.
    private var callers: [String: [ScannedApp.Location]] = [:]
    private var known: [String: [Int]] = [:]

    private static let maxVisited = 400
    private static let maxCallers = 60

    init(
        _ app: ScannedApp, nodesByView: [String: [Int]], nodesByContent: [ScannedApp.Location: Int],
        contents: [ScannedApp.Location: Range<Int>]
    ) {
        self.app = app
        self.nodesByView = nodesByView
        self.nodesByContent = nodesByContent
        self.contents = contents
        let declared = Set(app.files.flatMap(\.types).flatMap(\.functions).map(\.name))
        for (index, file) in app.files.enumerated() {
            for call in file.calls where declared.contains(call.name) && !file.isPreview(call.token) {
                callers[call.name, default: []].append(.init(file: index, token: call.token))
            }
        }
    }

    /// The nodes that contain the code at a location.
    mutating func nodes(at location: ScannedApp.Location, depth: Int = 0) -> [Int] {
        let file = app.files[location.file]
        for context in file.contexts(around: location.token) {
            let call = ScannedApp.Location(file: location.file, token: file.calls[context.call].token)
            if let node = nodesByContent[call], contents[call]?.contains(location.token) ?? true { return [node] }
        }
        guard let type = file.type(around: location.token) else { return [] }
        let name = type.simpleName
        if let nodes = nodesByView[name] { return nodes }
        if app.isView(name) || app.conformances(of: name).contains("ViewModifier") {
            let nodes = nodes(containing: name)
            if !nodes.isEmpty { return nodes }
        }
        // An object: the views that call the function.
        if depth < 3, let function = type.functions.first(where: { $0.body.contains(location.token) }) {
            let locations = callers[function.name] ?? []
            if function.name != "init", !locations.isEmpty, locations.count <= Self.maxCallers {
                var found: [Int] = []
                for caller in locations where caller != location {
                    for node in nodes(at: caller, depth: depth + 1) where !found.contains(node) { found.append(node) }
                }
                if !found.isEmpty { return found.sorted() }
            }
        }
        return app.isView(name) ? [] : nodes(containing: name, limit: 3)
    }

    /// The nodes whose views contain a view, perhaps in other views.
    private mutating func nodes(containing type: String, limit: Int = .max) -> [Int] {
        if let known = known[type] { return known.count <= limit ? known : [] }
        var found: [Int] = []
        var visited: Set<String> = [type]
        var queue = [type]
        var index = 0
        while index < queue.count, index < Self.maxVisited {
            let name = queue[index]
            index += 1
            for user in app.users[name] ?? [] where visited.insert(user).inserted {
                if let nodes = nodesByView[user] {
                    for node in nodes where !found.contains(node) { found.append(node) }
                } else {
                    queue.append(user)
                }
            }
        }
        known[type] = found.sorted()
        return found.count <= limit ? found.sorted() : []
    }
}
