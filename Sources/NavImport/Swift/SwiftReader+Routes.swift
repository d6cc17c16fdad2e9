import NavSwiftReader

/// Routes.
extension SwiftReader {
    /// The enums whose values are looked for: those of routes, and that of the tabs.
    var navigationEnums: [(name: String, cases: Set<String>)] {
        var known = enums.all.map { (name: $0.name, cases: Set($0.type.cases.map(\.name))) }
        if let name = tabs?.enumName, enums[name] == nil, let type = app.declaration(of: name)?.type {
            known.append((name, Set(type.cases.map(\.name))))
        }
        return known
    }

    mutating func readRoutes() {
        let contents = Dictionary(uses.destinations.map { ($0.location, $0.content) }) { first, _ in first }
        var sources = CodeOwners(
            app, nodesByView: nodesByView, nodesByContent: nodesByContent, contents: contents)
        addDestinationRoutes(&sources)
        addCaseRoutes(&sources)
        addValueLinks(&sources)
        addMissingRoutes(&sources)
    }

    /// Routes to what a view shows itself: `.sheet(isPresented: …)`, `NavigationLink(destination: …)`.
    private mutating func addDestinationRoutes(_ sources: inout CodeOwners) {
        for destination in uses.destinations {
            if case .value(let type?) = destination.trigger, destination.style == .push || enums[type] != nil {
                continue
            }
            guard let target = nodesByContent[destination.location] else { continue }
            let nodes = sources.nodes(at: destination.location)
            addRoute(to: target, destination.style, from: nodes, at: destination.location)
        }
    }

    private mutating func addRoute(
        to target: Int, _ style: ShowingStyle, from nodes: [Int], at location: ScannedApp.Location,
        _ values: [(name: String, value: SketchEntry.Value)] = []
    ) {
        let node = sketch.nodes[target]
        let others = nodes.filter { $0 != target || style == .push }
        guard !others.isEmpty else {
            if nodes.isEmpty { unlocated[target, default: []].append(location) }
            return
        }
        routes.add(.init(target: node.name, style: style.route(to: node.kind), values: values), from: others)
    }

    /// Routes for `path.append(.user(id: 1))`, `sheet = .edit`, `NavigationLink(value: Route.user(id: 1))`.
    private mutating func addCaseRoutes(_ sources: inout CodeOwners) {
        let finder = CaseUses(app, navigationEnums)
        for (index, file) in app.files.enumerated() {
            for use in finder.all(in: 0..<file.code.tokens.count, of: index)
            where !isInitial(use) && !isURL(use.location) {
                if let tab = tabsByCase["\(use.enumName).\(use.caseName)"] {
                    addSelection(of: tab, use, sources.nodes(at: use.location))
                } else if let target = nodesByCase["\(use.enumName).\(use.caseName)"], let routes = enums[use.enumName]
                {
                    let values = values(of: use, target)
                    addRoute(to: target, routes.style, from: sources.nodes(at: use.location), at: use.location, values)
                }
            }
        }
    }

    /// Whether a value is the initial one of a property.
    private func isInitial(_ use: CaseUse) -> Bool {
        let file = app.files[use.location.file]
        let brace = file.code.brackets(around: use.location.token).first { file.code.text($0) == "{" }
        return brace == nil || file.type(around: use.location.token)?.brace == brace
    }

    private mutating func addSelection(of tab: String, _ use: CaseUse, _ nodes: [Int]) {
        let file = app.files[use.location.file]
        let contexts = file.contexts(around: use.location.token).prefix(1)
        let isTag = contexts.contains { ["tag", "Tab"].contains(file.calls[$0.call].name) }
        guard !isTag else { return }
        if nodes.isEmpty {
            sketch.leaveOut("selections of tabs outside of the screens")
        } else {
            routes.add(.init(target: tab, style: nil, values: []), from: nodes)
        }
    }

    /// The literals among the values of a case.
    private func values(of use: CaseUse, _ target: Int) -> [(name: String, value: SketchEntry.Value)] {
        let parameters = sketch.nodes[target].parameters
        guard use.arguments.count <= parameters.count else { return [] }
        var found: [(name: String, value: SketchEntry.Value)] = []
        for (index, argument) in use.arguments.enumerated() {
            let label = argument.label.flatMap(SketchNames.lowerCamel)
            guard
                let parameter = parameters.first(where: { $0.name == label })
                    ?? (label == nil ? parameters[index] : nil),
                let value = literal(argument.tokens, use.location.file, ofType: parameter.type)
            else { continue }
            if case .text(let text) = value {
                found.append((parameter.name, .text(text.doublingBraces)))
            } else {
                found.append((parameter.name, value))
            }
        }
        return found
    }

    /// Routes for links and paths with a value of a type that is not an enum: `NavigationLink(value: item)`.
    private mutating func addValueLinks(_ sources: inout CodeOwners) {
        for (index, file) in app.files.enumerated() {
            for call in file.calls where !file.isPreview(call.token) {
                let link = NavigationLinkCall(call, file.code)?.value
                let isPush = call.isMember && call.name == "append"
                guard let tokens = link ?? (isPush ? call.arguments.first?.tokens : nil), let first = tokens.first
                else { continue }
                let location = ScannedApp.Location(file: index, token: call.token)
                let type = self.type(of: tokens, at: location, first)
                if let type, let target = nodesByType[type] {
                    guard link != nil || isPath(file.names(before: call.token).last) else { continue }
                    addRoute(to: target, .push, from: sources.nodes(at: location), at: location)
                } else if link != nil, !isCase(tokens, file) {
                    unknownLinks.append(location)
                }
            }
        }
        for location in unknownLinks {
            let line = "`NavigationLink` at \(app.text(of: location))"
            let nodes = sources.nodes(at: location)
            if nodes.count == 1 {
                sketch.nodes[nodes[0]].remarks.todos.append(
                    "add the routes of the \(line), whose value is computed: `\(app.line(location))`")
            } else {
                sketch.leaveOut("links whose values are computed")
            }
        }
    }

    private func isPath(_ name: String?) -> Bool { name.map { $0.lowercased().hasSuffix("path") } ?? false }

    private func isCase(_ tokens: Range<Int>, _ file: SwiftSource) -> Bool {
        tokens.contains { index in
            let name = file.code.text(index)
            return (enums[app.aliases[name]?.simpleTypeName ?? name] != nil || name == tabs?.enumName)
                && file.code.text(index + 1) == "."
        }
    }

    /// The type of a value that is shown: `Item` of `item`, `Item(id: 1)`, or the only one that the view can show.
    private func type(of tokens: Range<Int>, at location: ScannedApp.Location, _ first: Int) -> String? {
        let file = app.files[location.file]
        let name = file.code.text(first)
        if nodesByType[name] != nil { return name }
        if tokens.count == 1, file.code.tokens[first].kind != .name {
            let literal = file.code.tokens[first].kind == .string ? "String" : "Int"
            return nodesByType[literal] == nil ? nil : literal
        }
        if let last = file.names(of: tokens).last {
            let byName = nodesByType.keys.filter { SketchNames.lowerCamel($0) == last }
            if byName.count == 1 { return byName.first }
            if let owner = file.type(around: location.token)?.simpleName,
                let found = app.property(file.names(of: tokens), in: owner, from: location.file)
            {
                let type = PropertyShape(found.property, app.files[found.file].code).type.simpleTypeName
                if nodesByType[type] != nil { return type }
            }
        }
        guard let owner = file.type(around: location.token)?.simpleName, name.first?.isLowercase == true else {
            return nil
        }
        let shown = Set(
            uses.destinations.compactMap { destination -> String? in
                guard case .value(let type?) = destination.trigger, destination.style == .push,
                    destination.location.file == location.file,
                    file.type(around: destination.location.token)?.simpleName == owner
                else { return nil }
                return type
            })
        return shown.count == 1 ? shown.first : nil
    }

    /// Says which nodes no code was found to show, and where it has to be.
    private mutating func addMissingRoutes(_ sources: inout CodeOwners) {
        let roots = rootNames
        for index in sketch.nodes.indices where !routes.targets.contains(sketch.nodes[index].name) {
            guard !roots.contains(sketch.nodes[index].name) else { continue }
            if let locations = unlocated[index] {
                addRouteFromRoots(to: index, locations)
                continue
            }
            let destinations = uses.destinations.filter { shows($0, index) }
            let nodes = destinations.flatMap { sources.nodes(at: $0.location) }
            let unique = Array(Set(nodes)).sorted().filter { $0 != index }
            guard let destination = destinations.first, let first = unique.first else { continue }
            let rest = unique.count > 1 ? " and \(unique.count - 1) other nodes" : ""
            sketch.nodes[index].remarks.todos.append(
                "check which nodes lead here; the code only says at \(app.text(of: destination.location)) that "
                    + "`\(sketch.nodes[first].name)`\(rest) can show it")
            addRoute(to: index, destination.style, from: [first], at: destination.location)
        }
    }

    /// A node that only code shows that is in no node: around all screens, or elsewhere.
    private mutating func addRouteFromRoots(to index: Int, _ locations: [ScannedApp.Location]) {
        let names = GraphSketch.conjunction(locations.map { app.text(of: $0) })
        let around = viewsAroundRoots()
        let isAround = locations.contains { location in
            app.files[location.file].type(around: location.token).map { around.contains($0.simpleName) } ?? false
        }
        let roots = sketch.nodes.indices.filter { rootNames.contains(sketch.nodes[$0].name) && $0 != index }
        guard isAround, !roots.isEmpty else {
            sketch.nodes[index].remarks.comments.append("shown by the code at \(names), which is in no node")
            return
        }
        sketch.nodes[index].remarks.todos.append(
            "check which nodes lead here; the code that shows it is around "
                + "\(tabs == nil ? "the root" : "the tabs"), at \(names)")
        routes.add(.init(target: sketch.nodes[index].name, style: nil, values: []), from: roots)
    }

    var rootNames: Set<String> { Set(sketch.tabs.compactMap(\.rootName) + [sketch.root].compactMap(\.self)) }

    /// The types whose code contains the views of the roots.
    private func viewsAroundRoots() -> Set<String> {
        var found: Set<String> = []
        var queue =
            tabs.flatMap { app.files[$0.location.file].type(around: $0.location.token)?.simpleName }.map { [$0] } ?? []
        if tabs == nil, let index = sketch.nodes.firstIndex(where: { $0.name == sketch.root }) {
            for (view, nodes) in nodesByView where nodes.contains(index) { queue += app.users[view] ?? [] }
        }
        while let name = queue.popLast(), found.count < 100 {
            if found.insert(name).inserted { queue += app.users[name] ?? [] }
        }
        return found
    }

    /// Whether a destination is for the values of a node.
    private func shows(_ destination: Destination, _ index: Int) -> Bool {
        guard case .value(let type?) = destination.trigger else { return false }
        if nodesByType[type] == index { return true }
        guard let routes = enums[app.aliases[type]?.simpleTypeName ?? type] else { return false }
        return routes.type.cases.contains { nodesByCase["\(routes.name).\($0.name)"] == index }
    }

    /// Writes the routes: those of many nodes on lines of their own.
    mutating func addRouteLines() {
        var sources: [String: [Int]] = [:]
        var shared: [(route: RouteTable.Route, sources: [Int])] = []
        for source in sketch.nodes.indices {
            for route in routes.routes[source] ?? [] { sources[route.meaning, default: []].append(source) }
        }
        var seen: Set<String> = []
        let maxListed = 4
        for source in sketch.nodes.indices {
            for route in routes.routes[source] ?? [] {
                let all = sources[route.meaning] ?? []
                if all.count <= maxListed {
                    sketch.nodes[source].routes.append(route.sketch)
                } else if seen.insert(route.meaning).inserted {
                    shared.append((route, all))
                }
            }
        }
        addLines(shared)
    }

    /// One line for all routes from the same nodes.
    private mutating func addLines(_ shared: [(route: RouteTable.Route, sources: [Int])]) {
        var lines: [(route: RouteTable.Route, sources: [Int], targets: [String])] = []
        var indices: [String: Int] = [:]
        for (route, sources) in shared {
            let key = "\(sources) \(String(describing: route.style)) \(route.values)"
            if let index = indices[key] {
                lines[index].targets.append(route.target)
            } else {
                indices[key] = lines.count
                lines.append((route, sources, [route.target]))
            }
        }
        for (route, sources, targets) in lines {
            let names = sources.map { SketchEntry.Value.text(sketch.nodes[$0].name) }
            var entries = [SketchEntry("from", .list(names)), SketchEntry("to", .init(targets))]
            if let style = route.style { entries.append(SketchEntry("as", style)) }
            if !route.values.isEmpty {
                entries.append(SketchEntry("params", .map(route.values.map { SketchEntry($0.name, $0.value) })))
            }
            sketch.routes.append(.map(entries))
        }
    }
}

extension SketchEntry {
    /// The root of a tab.
    fileprivate var rootName: String? {
        guard case .map(let entries) = value, case .text(let name)? = entries.first(where: { $0.key == "root" })?.value
        else { return nil }
        return name
    }
}
