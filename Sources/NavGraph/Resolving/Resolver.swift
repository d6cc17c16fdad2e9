import NavSyntax

/// Resolves the names in a graph and reports unknown ones.
struct Resolver {
    let names: NameTable
    let sections: [Section]
    var diagnostics: [Diagnostic] = []
    /// The nodes that unknown names probably mean, or to which unknown sources lead.
    private(set) var possiblyReferenced: Set<NodeID> = []
    /// Whether a value that should name a node is not a valid name, so that it may mean any node.
    private(set) var hasUnclearNames = false
    private var kinds: [NodeKind] = []
    private var tabs: [String] = []
    /// The current names of nodes, by their former names.
    private var renamed: [String: String] = [:]
    /// The `otherwise` node of each condition.
    private var fallbacks: [NodeID?] = []
    /// The names to suggest in each section, as written there. Made on the first unknown name.
    private var candidates: [SectionID: [String]] = [:]
    private var suggestions: [RuleID: Int] = [:]
    /// Rules that are not reported, because declarations of such names could not be read.
    private let suppressedRules: Set<RuleID>
    /// The words in values that could not be read and may declare names.
    private let declared: Set<String>

    /// The keys under which names are declared.
    static let declaringKeys: Set<String> = [
        "tabs", "splits", "screens", "sheets", "covers", "popovers", "alerts", "dialogs", "flows", "actions",
        "conditions",
        "types",
    ]

    init(names: NameTable, sections: [Section], unread: Set<String> = [], declared: Set<String> = []) {
        self.declared = declared
        self.names = names
        self.sections = sections
        var suppressedRules: Set<RuleID> = []
        let isIncluded = unread.contains("include")
        if isIncluded || unread.contains("conditions") { suppressedRules.insert("unknown-condition") }
        if isIncluded || unread.contains("types") { suppressedRules.insert("unknown-type") }
        if !unread.subtracting(["conditions", "types", "routes"]).isEmpty {
            suppressedRules.formUnion(["unknown-node", "unknown-tab"])
        }
        self.suppressedRules = suppressedRules
    }

    mutating func resolve(_ graph: inout Graph) {
        kinds = graph.kinds
        tabs = graph.nodes(of: .tab).map(\.name)
        for node in graph.nodes {
            for former in node.formerNames where renamed[former] == nil { renamed[former] = node.name }
        }
        for index in graph.conditions.indices {
            resolve(&graph.conditions[index].otherwise)
            // If a name is declared twice, uses refer to the first declaration.
            let condition = graph.conditions[index]
            if names.conditions[condition.name.value] != ConditionID(index), let target = condition.otherwise?.target {
                possiblyReferenced.insert(target)
            }
        }
        fallbacks = graph.conditions.map { $0.otherwise?.target }
        for index in graph.roots.indices {
            resolve(&graph.roots[index].when)
            if case .node(var reference) = graph.roots[index].show {
                resolve(&reference)
                graph.roots[index].show = .node(reference)
            }
        }
        resolve(&graph.launching)
        var lists = ParameterLists()
        for node in graph.nodes {
            resolve(node)
            lists.add(node.parameters)
        }
        graph.parameterLists = lists.listIndices
        // A node with a duplicate name has been reported, so it is not reported as unreachable as well.
        possiblyReferenced.formUnion(names.duplicateNodes)
        for route in graph.routes { resolve(route) }
        for index in graph.redirects.indices {
            switch graph.redirects[index].destination {
            case .node(var reference, let values):
                resolve(&reference)
                graph.redirects[index].destination = .node(reference, values)
            case .carried(let name, otherwise: var reference?, let values):
                resolve(&reference)
                graph.redirects[index].destination = .carried(name, otherwise: reference, values)
            case .pattern, .carried: continue
            }
        }
        for index in graph.sections.indices {
            guard var exports = graph.sections[index].exports else { continue }
            resolve(&exports)
            graph.sections[index].exports = exports
        }
        for index in graph.rules.ignored.indices { resolve(&graph.rules.ignored[index], graph) }
    }

    /// Finds what a rule is ignored for: nodes, or else sections, patterns and types.
    private mutating func resolve(_ ignored: inout IgnoredNames, _ graph: Graph) {
        for index in ignored.nodes.indices {
            let name = ignored.nodes[index].name
            if name.hasPrefix("/") {
                let places = graph.places(ofPattern: name)
                ignored.places += places
                guard places.isEmpty else { continue }
                report(
                    "unknown-node", "no node and no redirect has the URL pattern `\(name)`", ignored.nodes[index].range,
                    help: "write it as it is declared, or remove it")
            } else if case .section(let section)? = lookUp(name, from: ignored.nodes[index].section) {
                ignored.places += graph.nodes.filter { graph.isSection($0.section, inside: section) }.map(\.declaration)
            } else if let type = names.types[name], lookUp(name, from: ignored.nodes[index].section) == nil {
                ignored.types.append((type, ignored.nodes[index].range))
                ignored.places.append(graph[type].name.range)
            } else {
                resolve(&ignored.nodes[index])
                if let node = ignored.nodes[index].target { ignored.places.append(graph[node].declaration) }
            }
        }
    }

    private mutating func resolve(_ node: Node) {
        for parameter in node.parameters { resolve(&parameter.type) }
        for index in node.links.indices where !node.links[index].isShort {
            resolve(&node.links[index].over)
            if var via = node.links[index].via {
                resolve(&via.value)
                node.links[index].via = via
            }
            if node.links[index].tab != nil { resolveTab(&node.links[index].tab) }
            if let deprecated = node.links[index].deprecated { resolve(&deprecated.use) }
        }
        if !node.requires.isEmpty { resolve(&node.requires) }
        if var via = node.via {
            resolve(&via.value)
            node.via = via
        }
        if node.tab != nil { resolveTab(&node.tab) }
        if var type = node.returns {
            resolve(&type)
            node.returns = type
        }
        if let deprecated = node.deprecated { resolve(&deprecated.use) }
        switch node.detail {
        case .none, .screen: break
        case .tab(var tab):
            resolve(&tab.root)
            resolve(&tab.visible)
            node.detail = .tab(tab)
        case .split(var split):
            resolve(&split.sidebar)
            resolve(&split.content)
            resolve(&split.detail)
            node.detail = .split(split)
        case .presentation, .alert: break
        case .flow(var flow):
            for index in flow.data.indices { resolve(&flow.data[index].type) }
            resolve(&flow.then)
            resolveStep(&flow.skipTo, of: node)
            node.detail = .flow(flow)
        case .step(var step):
            resolve(&step.when)
            node.detail = .step(step)
        case .action(var action):
            resolve(&action.then)
            action.then = withoutRepetitions(action.then)
            node.detail = .action(action)
        }
    }

    private mutating func resolve(_ route: Route) {
        if case .node(var source) = route.source, source.target == nil {
            resolve(&source)
            route.source = .node(source)
        }
        if route.target.target == nil { resolve(&route.target) }
        if var below = route.popsTo, below.target == nil {
            resolve(&below)
            route.popsTo = below
        }
        if !route.except.isEmpty { resolve(&route.except) }
        if case .node(let source) = route.source, source.target == nil, let target = route.target.target {
            possiblyReferenced.insert(target)
        }
        if !route.when.isEmpty { resolve(&route.when) }
    }

    // MARK: - Nodes

    /// Looks up the words of a value that could not be read, and returns the kinds of things they name.
    mutating func resolveUnread(_ words: [NodeReference]) -> PossibleContent {
        var found: PossibleContent = []
        for word in words {
            if case .node(let id)? = lookUp(word.name, from: word.section) {
                possiblyReferenced.insert(id)
                found.insert(.nodes)
            }
            if let condition = names.conditions[word.name] {
                if let fallback = fallbacks[condition.index] { possiblyReferenced.insert(fallback) }
                found.insert(.conditions)
            }
            if names.types[word.name] != nil { found.insert(.types) }
        }
        return found
    }

    private mutating func resolve(_ column: inout SplitColumn?) {
        guard var value = column else { return }
        resolve(&value.screens)
        column = value
    }

    private mutating func resolve(_ references: inout [NodeReference]) {
        for index in references.indices { resolve(&references[index]) }
    }

    /// The references without those to a node that an earlier one names.
    ///
    /// Names must be resolved, because one node can be written in several ways.
    private func withoutRepetitions(_ references: [NodeReference]) -> [NodeReference] {
        var seen: Set<NodeID> = []
        return references.filter { $0.target.map { seen.insert($0).inserted } ?? true }
    }

    private mutating func resolve(_ reference: inout NodeReference?) {
        guard var value = reference else { return }
        resolve(&value)
        reference = value
    }

    private mutating func resolve(_ reference: inout NodeReference) {
        switch lookUp(reference.name, from: reference.section) {
        case .node(let id)?: reference.target = id
        case .section?:
            report(
                "unknown-node", "`\(reference.name)` is a section, not a node", reference.range,
                help: "name a node in it: `\(reference.name).…`")
        case nil: reportUnknown(&reference)
        }
    }

    private func lookUp(_ name: String, from section: SectionID) -> NameTable.Entry? {
        names.entry(of: name, from: section)
    }

    private mutating func reportUnknown(_ reference: inout NodeReference) {
        let successor = successor(of: reference)
        let match =
            successor.map { NameMatch(name: $0, isClear: true) }
            ?? (maySuggest("unknown-node") ? suggestion(for: reference) : nil)
        let suggestion = match?.name
        if let suggestion, case .node(let id)? = lookUp(suggestion, from: reference.section) {
            // The invalid name was reported at its declaration, with this correction.
            let own = suggestion.split(separator: ".").last.map(String.init) ?? suggestion
            if !Names.isValid(own, isType: false), Names.corrected(own, isType: false) == ownName(reference.name) {
                reference.target = id
                return
            }
            possiblyReferenced.insert(id)
        }
        if declared.contains(reference.name) || declared.contains(ownName(reference.name)) { return }
        if !Names.isPlausible(reference.name) { hasUnclearNames = true }
        if reference.name == "tabs" {
            report(
                "unknown-node", "`tabs` is not a node: only `root` can refer to all tabs", reference.range,
                help: tabs.isEmpty ? "this graph has no tabs" : "name one of them: \(listed(tabs))")
            return
        }
        if reference.name == "*" {
            report(
                "unknown-node", "`*` is not a node: only `from` can refer to all nodes", reference.range,
                help: "name the nodes, in a list")
            return
        }
        report(
            "unknown-node", "there is no node `\(reference.name)`", reference.range,
            help: successor.map { Self.renamed(reference.name, to: $0) }
                ?? match.map { .didYouMean($0, for: reference.name) }
                ?? (Names.isPlausible(reference.name)
                    ? "declare it, for example under `screens:`" : "write the id of a node"))
    }

    /// The current name, as written in the section, of a node that formerly had this name.
    private func successor(of reference: NodeReference) -> String? {
        NameTable.look(for: reference.name, from: reference.section, sections) { renamed[$0] }
            .map { written($0, from: reference.section) }
    }

    private static func renamed(_ former: String, to name: String) -> Help {
        Help("did you mean `\(name)`, formerly `\(former)`?").correcting(.rename(former, to: name))
    }

    private func written(_ name: String, from section: SectionID) -> String {
        let prefix = section == .main ? "" : sections[section.index].path + "."
        return !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.utf8.count)) : name
    }

    private mutating func suggestion(for reference: NodeReference) -> NameMatch? {
        let known = candidates[reference.section] ?? namesToSuggest(from: reference.section)
        candidates[reference.section] = known
        return nearest(to: reference.name, in: known)
            ?? known.first { $0.hasSuffix("." + ownName(reference.name)) }.map { NameMatch(name: $0, isClear: false) }
    }

    private func namesToSuggest(from section: SectionID) -> [String] {
        names.all.compactMap { name, entry -> String? in
            if case .section = entry { return nil }
            return written(name, from: section)
        }.sorted()
    }

    private mutating func resolveTab(_ reference: inout NodeReference?) {
        guard var value = reference else { return }
        if case .node(let id)? = lookUp(value.name, from: value.section), kinds[id.index] == .tab {
            value.target = id
        } else if !declared.contains(value.name) {
            let isNode = lookUp(value.name, from: value.section) != nil
            let successor = successor(of: value).flatMap { tabs.contains($0) ? $0 : nil }
            let help =
                successor.map { Self.renamed(value.name, to: $0) }
                ?? (maySuggest("unknown-tab") ? didYouMean(value.name, among: tabs) : nil)
            report(
                "unknown-tab", isNode ? "`\(value.name)` is not a tab" : "there is no tab `\(value.name)`", value.range,
                help: help ?? Help(tabs.isEmpty ? "this graph has no tabs" : "the tabs are \(listed(tabs))"))
        }
        reference = value
    }

    private mutating func resolveStep(_ reference: inout NodeReference?, of flow: Node) {
        guard var value = reference else { return }
        if let id = names.step(value.name, of: flow) {
            value.target = id
        } else if !declared.contains(value.name) {
            let help = maySuggest("unknown-node") ? didYouMean(value.name, among: steps(of: flow)) : nil
            report("unknown-node", "`\(flow.name)` has no step `\(value.name)`", value.range, help: help)
        }
        reference = value
    }

    private func steps(of flow: Node) -> [String] {
        let prefix = flow.name + "."
        return names.all.filter { $0.name.hasPrefix(prefix) }.map { String($0.name.dropFirst(prefix.count)) }.sorted()
    }

    // MARK: - Conditions and types

    /// The correct form of a condition that was written as an expression: `not a`, `a && b`, `a or b`.
    private mutating func conjunction(_ text: String) -> Help? {
        let words = text.split { $0 == " " || $0 == "&" || $0 == "|" }.map(String.init)
        if words.count == 2, words[0] == "not" {
            return Help("write `!\(words[1])`, in quotes").correcting(.value("!\(words[1])"))
        }
        let names = words.filter { $0 != "and" && $0 != "or" }
        let known = names.compactMap { self.names.conditions[$0.hasPrefix("!") ? String($0.dropFirst()) : $0] }
        guard names.count > 1, known.count == names.count else { return nil }
        possiblyReferenced.formUnion(known.compactMap { fallbacks[$0.index] })
        let written = names.map { $0.hasPrefix("!") ? "\"\($0)\"" : $0 }
        return text.contains("|") || words.contains("or")
            ? "all listed conditions must hold: to express `or`, declare a separate condition"
            : Help("write `[\(written.joined(separator: ", "))]`: all must hold").correcting(
                .source("[\(written.joined(separator: ", "))]"))
    }

    private mutating func resolve(_ uses: inout [ConditionUse]) {
        for index in uses.indices {
            if let id = names.conditions[uses[index].name] {
                uses[index].target = id
            } else {
                let name = uses[index].name
                let suggestion =
                    maySuggest("unknown-condition") ? nearest(to: name, in: names.conditions.keys.sorted()) : nil
                let meant = names.conditions[suggestion?.name ?? ownName(name)]
                if let fallback = meant.flatMap({ fallbacks[$0.index] }) { possiblyReferenced.insert(fallback) }
                if declared.contains(name) { continue }
                report(
                    "unknown-condition", "there is no condition `\(name)`", uses[index].range,
                    help: conjunction(uses[index].text) ?? suggestion.map { .didYouMean($0, for: name) }
                        ?? withoutSection(name, meant != nil)
                        ?? (Names.isValid(name, isType: false)
                            ? "declare it under `conditions:`: `\(name): {}`"
                            : "name one of those under `conditions:`")
                )
            }
        }
    }

    private mutating func resolve(_ type: inout TypeUse) {
        // An empty name means that the type could not be read (already reported).
        guard case .unknown(let name) = type.base, !name.isEmpty else { return }
        if let id = names.types[name] {
            type.base = names.unreadTypes.contains(id) ? .unknown("") : .declared(id)
        } else {
            // The invalid name was reported at its declaration, with this correction.
            if let id = names.types[name.prefix(1).lowercased() + name.dropFirst()] {
                type.base = .declared(id)
                return
            }
            guard Names.isValid(name, isType: true) else {
                type.base = .unknown("")
                return report(
                    "invalid-type", "`\(type.text)` is not a type", type.range, help: TypeSpelling.help(for: type.text))
            }
            if declared.contains(name) { return }
            let help =
                maySuggest("unknown-type")
                ? Self.foreignTypeNames[name.lowercased()].map {
                    // A number may be whole.
                    .didYouMean(NameMatch(name: $0, isClear: name.lowercased() != "number"), for: name)
                }
                    ?? didYouMean(name, among: typeNames()) : nil
            report(
                "unknown-type", "there is no type `\(name)`", type.range,
                help: help ?? withoutSection(name, names.types[ownName(name)] != nil) ?? "declare it under `types:`")
        }
    }

    /// The part after the last dot.
    private func ownName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// A help text for a type or condition that was written with a section's name.
    private func withoutSection(_ name: String, _ isKnown: Bool) -> Help? {
        isKnown && name.contains(".")
            ? Help("write `\(ownName(name))`: it is known by this name everywhere").correcting(
                .rename(name, to: ownName(name))) : nil
    }

    /// Names of types in other languages.
    static let foreignTypeNames = [
        "integer": "Int", "long": "Int64", "boolean": "Bool", "text": "String", "float": "Double", "number": "Double",
        "datetime": "Date", "timestamp": "Date", "guid": "UUID", "uri": "URL",
    ]

    private func typeNames() -> [String] {
        BuiltinType.allCases.map(\.rawValue) + names.types.keys.sorted()
    }

    // MARK: - Reporting

    /// Whether to compute a suggestion. Diagnostics beyond the first hundred of a rule are only counted, so
    /// they need none.
    private mutating func maySuggest(_ rule: RuleID) -> Bool {
        suggestions[rule, default: 0] += 1
        return suggestions[rule, default: 0] <= 100
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, help: Help?) {
        guard !suppressedRules.contains(rule) else { return }
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}
