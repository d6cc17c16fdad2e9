import NavSyntax

/// The destinations of an app, and the graphs that they are nested in.
struct NavigationTree {
    /// A `<fragment>`, `<dialog>`, `<activity>`, or an element of a navigator of the app.
    struct Destination {
        var element: XMLElement
        /// The graph that it is in.
        var graph: Int
        /// Comments and TODOs of what comes before it.
        var remarks: Remarks
    }

    /// A `<navigation>`.
    struct Graph {
        var element: XMLElement
        var parent: Int?
        /// The id by which routes lead to it.
        var id: String?
        /// The destinations in it, and in the graphs in it.
        fileprivate(set) var destinations = 0..<0
        /// The members by id; of several with the same id, the first.
        fileprivate var membersByID: [String: Member] = [:]
    }

    enum Member: Hashable {
        case destination(Int)
        case graph(Int)
    }

    private(set) var destinations: [Destination] = []
    private(set) var graphs: [Graph] = []
    /// Comments and TODOs after the last destination.
    private(set) var lastRemarks = Remarks()
    /// What is not read, to be counted.
    private(set) var leftOut: [String] = []

    private let documents: [AndroidResources.Document]
    private var documentsByName: [String: Int] = [:]
    /// The graph of each document that is read.
    private var graphOfDocument: [Int: Int] = [:]
    private var membersByID: [String: Member] = [:]
    /// Comments and TODOs for the next destination.
    private var waiting = Remarks()

    private static let maxDepth = 64

    /// Reads the main graph with all that it includes, and then those that nothing includes.
    init(_ documents: [AndroidResources.Document]) throws(ImportFailure) {
        self.documents = documents
        for (index, document) in documents.enumerated() where documentsByName[document.name] == nil {
            documentsByName[document.name] = index
        }
        for index in documents.indices where graphOfDocument[index] == nil {
            if index > 0 {
                let text = "the main graph does not include `\(documents[index].name)`, which begins here; "
                waiting.todos.append(text + "add routes to its screens, or import it as a graph of its own")
            }
            try read(index, under: index == 0 ? nil : 0, depth: 0)
        }
        lastRemarks = waiting
    }
}

/// Reading.
extension NavigationTree {
    private mutating func read(_ document: Int, under parent: Int?, depth: Int, id: String? = nil) throws(ImportFailure)
    {
        graphOfDocument[document] = graphs.count
        if document > 0 {
            let comments = documents[document].root.commentLines
            if comments.isLicense {
                leftOut.append("licenses of files other than the main graph")
            } else {
                waiting.comments += comments
            }
        }
        try read(documents[document].root, under: parent, depth: depth, id: id, in: documents[document].file)
    }

    private mutating func read(
        _ element: XMLElement, under parent: Int?, depth: Int, id: String? = nil, in file: String
    ) throws(ImportFailure) {
        guard depth < Self.maxDepth else {
            throw ImportFailure("more than \(Self.maxDepth) graphs in each other", in: file, at: element.offset)
        }
        let index = graphs.count
        let id = id ?? element.id
        graphs.append(Graph(element: element, parent: parent, id: id))
        if let parent, let id { add(.graph(index), id, to: parent) }
        let (first, position) = (destinations.count, waiting.comments.count)
        for child in element.elements { try read(child: child, of: index, depth: depth, in: file) }
        waiting.comments += element.lastCommentLines
        graphs[index].destinations = first..<destinations.count
        guard parent != nil, first < destinations.count else { return }
        let comment = "the graph \(graphNames(index)): \(extent(from: first))"
        destinations[first].remarks.comments.insert(comment, at: position)
    }

    /// `this one, the next 2, and 1 of the sheets` for the destinations from one on.
    private func extent(from first: Int) -> String {
        let areDialogs = destinations[first...].map { $0.element.name == "dialog" }
        let next = areDialogs.count { $0 == areDialogs[0] } - 1
        let others = areDialogs.count { $0 != areDialogs[0] }
        let nextText = next == 0 ? "" : next == 1 ? "the next one" : "the next \(next)"
        let othersText = others == 0 ? "" : "\(others) of the \(areDialogs[0] ? "screens" : "sheets")"
        let parts = ["this one", nextText, othersText].filter { !$0.isEmpty }
        return parts.count < 3 ? parts.joined(separator: " and ") : "\(parts[0]), \(parts[1]), and \(parts[2])"
    }

    private mutating func read(child: XMLElement, of graph: Int, depth: Int, in file: String) throws(ImportFailure) {
        switch child.name {
        case "argument", "action", "deepLink": return
        case "navigation":
            waiting.comments += child.commentLines
            try read(child, under: graph, depth: depth + 1, in: file)
        case "include", "include-dynamic":
            waiting.comments += child.commentLines
            try include(child, in: graph, depth: depth, file)
        default:
            waiting.comments += child.commentLines
            let index = destinations.count
            destinations.append(Destination(element: child, graph: graph, remarks: waiting))
            waiting = Remarks()
            if let id = child.id { add(.destination(index), id, to: graph) }
        }
    }

    private mutating func include(
        _ element: XMLElement, in graph: Int, depth: Int, _ file: String
    ) throws(ImportFailure) {
        guard let name = element.includedGraph else {
            waiting.todos.append("the source includes a graph here, without a name; add its destinations")
            return
        }
        guard let document = documentsByName[name] else {
            waiting.todos.append("the source includes `@navigation/\(name)` here; import it together with that file")
            return
        }
        guard let known = graphOfDocument[document] else {
            return try read(document, under: graph, depth: depth + 1, id: element.id)
        }
        // A graph that is included again has the same destinations.
        leftOut.append("graphs that are included again")
        if let id = element.id ?? graphs[known].id { add(.graph(known), id, to: graph) }
    }

    private mutating func add(_ member: Member, _ id: String, to graph: Int) {
        if graphs[graph].membersByID[id] == nil { graphs[graph].membersByID[id] = member }
        if membersByID[id] == nil { membersByID[id] = member }
    }

    /// `inner in outer`; a graph in the main one has only its own name.
    private func graphNames(_ index: Int) -> String {
        let name = graphs[index].id.map { "`\($0)`" } ?? "without an id"
        guard let parent = graphs[index].parent, parent != 0, let outer = graphs[parent].id else { return name }
        return "\(name) in `\(outer)`"
    }
}

/// Looking up.
extension NavigationTree {
    /// What an id stands for in a graph: a member of it, of a graph around it, or of any graph.
    func member(_ id: String, from graph: Int) -> Member? {
        var next: Int? = graph
        while let index = next {
            if graphs[index].id == id { return .graph(index) }
            if let member = graphs[index].membersByID[id] { return member }
            next = graphs[index].parent
        }
        return membersByID[id]
    }

    /// The destination that is shown first in a graph; nil if there is none.
    func start(of graph: Int) -> Int? {
        var graph = graph
        for _ in 0..<Self.maxDepth {
            guard let id = graphs[graph].element["app:startDestination"].map(ResourceReference.name),
                let member = graphs[graph].membersByID[id] ?? membersByID[id]
            else { return nil }
            switch member {
            case .destination(let destination): return destination
            case .graph(let nested): graph = nested
            }
        }
        return nil
    }

    /// The destination that an id leads to.
    func destination(_ id: String, from graph: Int) -> Int? {
        switch member(id, from: graph) {
        case .destination(let index)?: index
        case .graph(let index)?: start(of: index)
        case nil: nil
        }
    }

    /// Whether a graph is another one, or nested in it.
    func isGraph(_ graph: Int, inside other: Int) -> Bool {
        var next: Int? = graph
        while let index = next {
            if index == other { return true }
            next = graphs[index].parent
        }
        return false
    }

    /// The graphs around a destination, from the outermost.
    func graphs(around destination: Int) -> [Int] {
        var result: [Int] = []
        var next: Int? = destinations[destination].graph
        while let index = next {
            result.append(index)
            next = graphs[index].parent
        }
        return result.reversed()
    }
}
