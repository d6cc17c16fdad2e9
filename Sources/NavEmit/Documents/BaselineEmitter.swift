import NavGraph
import NavLinks

extension Emitter {
    /// A text file with one line per fact of the graph, sorted. It is committed, so that reviews show
    /// what a change does.
    static let baseline = Emitter(.baseline) { links, options in
        var facts = BaselineFacts(formatter: GraphFormatter(links: links))
        facts.collect()
        let lines = Set(facts.lines).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let text = ["# " + options.headline, "# One fact per line, sorted."] + lines
        return [
            OutputFile(
                path: "\(options.stem(links.graph)).baseline.txt", contents: text.joined(separator: "\n") + "\n")
        ]
    }
}

/// Collects the lines of the baseline file.
///
/// Each fact is about one thing, so that a change to the graph changes few lines. The order of
/// declarations in the graph's file is left out where it has no meaning.
private struct BaselineFacts {
    let formatter: GraphFormatter
    private(set) var lines: [String] = []
    private var graph: Graph { formatter.graph }

    init(formatter: GraphFormatter) {
        self.formatter = formatter
    }

    /// Adds a line. Strings from the graph are escaped, so that a fact never takes more than one line.
    private mutating func add(_ parts: String...) {
        lines.append(parts.filter { !$0.isEmpty }.map(GraphFormatter.escaped).joined(separator: " "))
    }

    private func list(_ word: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "\(word) \(items.joined(separator: ", "))"
    }

    mutating func collect() {
        collectApp()
        for index in graph.nodes.indices { collect(NodeID(index)) }
        for route in graph.routes { collect(route) }
        collectLinks()
    }

    private mutating func collectApp() {
        add("app", graph.name.value)
        for (number, build) in formatter.links.origins.builds.enumerated() {
            let name = build.environment.map { "environment " + $0 } ?? "links"
            for scheme in formatter.links.customSchemes(build: number) { add(name, "scheme", scheme) }
            for host in formatter.links.webHosts(build: number) { add(name, "host", host) }
        }
        let settings = graph.links
        if settings.allowsHTTP { add("links read http") }
        if !settings.hasCaseSensitivePaths { add("links compare paths without case") }
        if settings.trailingSlash != .either { add("links trailing slash", settings.trailingSlash.rawValue) }
        if settings.ties != .error { add("links decide ties by", settings.ties.rawValue) }
        for exception in settings.except { add("links leave out", exception.value) }
        if settings.maxLength != LinkSettings().maxLength { add("links have at most", "\(settings.maxLength) bytes") }
        if settings.deferralMinutes != LinkSettings().deferralMinutes {
            add("links wait", "\(settings.deferralMinutes) minutes")
        }
        if settings.waiting != .all { add("links wait only if they are the", settings.waiting.rawValue) }
        for type in graph.types { add("type", type.name.value, "is", formatter.definition(type)) }
        for condition in graph.conditions {
            let fallback = condition.otherwise.map { "otherwise " + formatter.target($0) }
            add("condition", condition.name.value, fallback ?? "")
        }
        // The order of roots and of tabs has a meaning, so each is a single fact.
        let roots = graph.roots.map { choice in
            let shown: String =
                switch choice.show {
                case .tabs: "tabs"
                case .node(let reference): formatter.target(reference)
                }
            return shown
                + (choice.when.isEmpty ? "" : " while " + formatter.conditions(choice.when).joined(separator: ", "))
        }
        add("root", roots.joined(separator: ", else "))
        if let launching = graph.launching { add("launching", formatter.target(launching)) }
        let tabs = graph.nodes.filter { $0.kind == .tab }.map(\.name)
        if !tabs.isEmpty { add("tabs", tabs.joined(separator: ", ")) }
    }

    // MARK: Nodes

    private mutating func collect(_ id: NodeID) {
        let node = graph[id]
        let name = "node \(node.name)"
        add(name, "is", node.kind.withArticle)
        if let title = node.title { add(name, "has the title \(title.source)") }
        for parameter in node.parameters {
            add(
                name, "has \(formatter.parameter(parameter))", parameter.isTransient ? "in memory only" : "",
                parameter.isSensitive ? "sensitive" : "", parameter.key.map { "called \($0.value) in URLs" } ?? "",
                parameter.isWholeURL ? "the URL itself" : "",
                parameter.ignoresUnreadable ? "absent if it cannot be read" : "")
        }
        for condition in formatter.conditions(node.requires) { add(name, "requires", condition) }
        if node.isEntry { add(name, "is an entry") }
        if let returns = node.returns { add(name, "returns", returns.text) }
        if let tab = node.tab { add(name, "opens in", formatter.target(tab)) }
        if let via = node.via { add(name, "opens above", via.value.map(formatter.target).joined(separator: " > ")) }
        if node.opens == .onTop { add(name, "opens on top") }
        if let minutes = node.deferralMinutes { add(name, "waits", "\(minutes) minutes") }
        if let identity = node.identity {
            add(
                name, "is identified by",
                identity.isEmpty ? "nothing" : identity.map(\.value).sorted().joined(separator: ", "))
        }
        if node.isExternal { add(name, "is external") }
        if node.isDestructive { add(name, "is destructive") }
        if graph.isUnstable(id) { add(name, "is unstable") }
        if let owner = node.owner { add(name, "is owned by", owner) }
        for old in node.formerNames { add(name, "was", old) }
        if let deprecated = node.deprecated { addDeprecation(deprecated, of: name) }
        collectDetail(of: id, name)
    }

    private mutating func addDeprecation(_ deprecated: Deprecation, of name: String) {
        add(name, "is deprecated", deprecated.use.map { "for " + formatter.target($0) } ?? "")
    }

    private mutating func collectDetail(of id: NodeID, _ name: String) {
        switch graph[id].detail {
        case .none, .screen: break
        case .presentation(let presentation):
            if let dismiss = presentation.dismiss { add(name, "has dismiss:", dismiss.value.rawValue) }
            if let onLink = presentation.onLink { add(name, "has onLink:", onLink.rawValue) }
        case .tab(let tab):
            if let root = tab.root {
                add(
                    name, "shows", formatter.target(root),
                    list("with", tab.fixed.map(GraphFormatter.fixed).sorted()))
            }
            for condition in formatter.conditions(tab.visible) { add(name, "is visible while", condition) }
        case .split(let split):
            for (column, role) in [(split.sidebar, "sidebar"), (split.content, "content"), (split.detail, "detail")] {
                for screen in column?.screens ?? [] { add(name, "shows", formatter.target(screen), "as", role) }
            }
        case .alert(let alert):
            for action in alert.actions {
                add(name, "offers", action.id.value, action.role.map { "(\($0.rawValue))" } ?? "")
            }
        case .flow(let flow):
            add(name, "is shown as", flow.style.rawValue)
            add(name, list("has the steps", flow.steps.map { graph[$0].id.value }))
            for field in flow.data {
                add(name, "keeps", formatter.parameter(field), field.initialValue.map { "from \($0.value)" } ?? "")
            }
            if let then = flow.then { add(name, "leads to", formatter.target(then)) }
            if let skipTo = flow.skipTo { add(name, "is skipped to", formatter.target(skipTo)) }
            if flow.isSkippable { add(name, "can be skipped") }
            if let onLink = flow.onLink { add(name, "has onLink:", onLink.rawValue) }
            if !flow.allowsBack { add(name, "cannot go back") }
        case .step(let step):
            for condition in formatter.conditions(step.when) { add(name, "is shown while", condition) }
            if step.isSkippable { add(name, "can be skipped") }
            if step.isFinal { add(name, "is final") }
        case .action(let action):
            for reference in action.then {
                let values = reference.target.map { graph.outcomeParameters(of: $0, after: id) } ?? []
                add(name, "leads to", formatter.target(reference), list("with", values.map(formatter.parameter)))
            }
        }
    }

    // MARK: Edges and links

    private mutating func collect(_ route: Route) {
        add(
            "edge", formatter.source(route), "->", formatter.target(route.target), "by", formatter.transition(route),
            list("except at", formatter.except(route).sorted()),
            list("with", route.fixed.map(GraphFormatter.fixed).sorted()),
            list("while", formatter.conditions(route.when).sorted()))
    }

    private mutating func collectLinks() {
        for (number, pattern) in formatter.links.patterns.enumerated() {
            let name = "link \(pattern.text.value)"
            let limits = list("for", formatter.limits(pattern))
            if let deprecated = graph.deprecation(of: pattern) { addDeprecation(deprecated, of: name) }
            switch pattern.owner {
            case .link(let node, let index):
                let values = graph[node].links[index].values.map(GraphFormatter.fixed).sorted()
                add(
                    name, "->", graph[node].name, index == 0 ? "" : "as an alias", list("with", values), limits,
                    list("over", pattern.over.map(formatter.target).sorted()))
                if let outcome = formatter.links.placement(ofPattern: number)?.outcome {
                    add(name, "shows", formatter.shown(outcome, node).joined(separator: " > "))
                    for condition in formatter.conditions(formatter.links.conditions(of: outcome, node)) {
                        add(name, "requires", condition)
                    }
                }
            case .redirect(let number):
                switch graph.redirects[number].destination {
                case .pattern(let text): add(name, "-> rewritten to", text.value, limits)
                case .carried(let carrier, let otherwise, let values):
                    add(
                        name, "-> the URL in", carrier.value, otherwise.map { "or \(formatter.target($0))" } ?? "",
                        list("with", values.map(GraphFormatter.fixed).sorted()), limits)
                case .node(let reference, let values):
                    add(
                        name, "->", formatter.target(reference), "as a redirect",
                        list("with", values.map(GraphFormatter.fixed).sorted()),
                        limits)
                }
            case .exception: break
            }
        }
        for index in graph.nodes.indices {
            let node = NodeID(index)
            guard formatter.analyzed.isLinked(node) else { continue }
            let name = "links to \(graph[node].name)"
            add(name, "show", formatter.shown(byLinksTo: node).joined(separator: " > "))
            for condition in formatter.conditions(formatter.links.conditions(ofLinksTo: node)) {
                add(name, "require", condition)
            }
            for selection in formatter.links.selections(ofLinksTo: node) { collect(selection, of: name) }
        }
    }

    /// Adds what links with the values of a tab show.
    private mutating func collect(_ selection: TabSelection, of links: String) {
        let values = formatter.links.values(of: selection).map { "\($0.name): \($0.value)" }.sorted()
        let name = links + " " + list("with", values)
        add(name, "show", formatter.shown(selection.outcome, selection.screen).joined(separator: " > "))
        for condition in formatter.conditions(formatter.links.conditions(of: selection.outcome, selection.screen)) {
            add(name, "require", condition)
        }
    }
}
