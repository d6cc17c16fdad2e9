import NavGraph
import NavLinks
import NavNames
import NavSyntax

extension Rule {
    static let nameCollision = Rule(
        "name-collision", .names,
        meaning: """
            Two names in the graph become the same name in Swift, or one becomes a name that Swift or the generated \
            code already uses.
            """,
        why: "The generated code would not compile, with an error far from its cause.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [close]}
              close: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [closing]}
              closing: {}
            """)
}

extension Check {
    static let nameCollision = Check.ofLinks(.nameCollision) { links in
        let graph = links.graph
        var findings = graph.nodes.indices.compactMap { reservedName(of: NodeID($0), in: graph) }
        findings += graph.types.compactMap { collision(of: $0, in: graph) }
        findings += graph.nodes(of: .action).flatMap { outcomeCollisions(of: $0, in: graph) }
        findings += graph.nodes(of: .flow).flatMap(dataCollisions)
        findings += graph.conditions.compactMap(collision)
        findings += placementCollisions(links)
        return findings + sectionCollisions(in: graph) + generatedCollisions(in: graph)
    }

    private static func reservedName(of id: NodeID, in graph: Graph) -> Diagnostic? {
        let node = graph[id]
        if node.kind == .tab, MemberNames.tabs.contains(node.id.value) {
            return Rule.nameCollision.finding(
                "`\(node.id.value)` is a member of the enum of all tabs, so no tab can have this name",
                at: node.id.range,
                help: "rename it, and keep the old name under `renamedFrom` if the app has shipped")
        }
        guard MemberNames.exits.contains(node.id.value), node.kind != .step else { return nil }
        // Exits have a member for a tab only if a route leads to it.
        if node.kind == .tab, !graph.routes.contains(where: { $0.target.target == id }) { return nil }
        return Rule.nameCollision.finding(
            "`\(node.id.value)` is a member of every screen's exits, so no node can have this name", at: node.id.range,
            help: "rename it, and keep the old name under `renamedFrom` if the app has shipped")
    }

    /// Links with a `via` of their own are named after the screens below them: `orderViaSearch`.
    private static func placementCollisions(_ links: LinkAnalysis) -> [Diagnostic] {
        let graph = links.graph
        var names: [String: String] = [:]
        return links.placements.compactMap { placement in
            let node = graph[placement.node]
            let name = placement.name(in: graph)
            let own = graph[node.section].path
            var other = graph.ids { $0.id.value == name && $0.section == node.section }
                .first(where: links.analyzed.isLinked).map { graph[$0].name }
            other = other ?? graph.sections.first { $0.parent == node.section && $0.name.value == name }?.path
            other = other ?? names.updateValue(node.name, forKey: own + "." + name)
            guard let other, let range = placement.pattern(in: graph).via?.range else { return nil }
            return Rule.nameCollision.finding(
                "`\(name)` is the name of the links that open `\(node.name)` on these screens, and also of `\(other)`",
                at: range, help: "rename `\(other)`, and keep the old name under `renamedFrom` if the app has shipped")
        }
    }

    /// The outcomes of an action are named after the nodes that can follow it; `done` means that
    /// nothing follows.
    private static func outcomeCollisions(of node: Node, in graph: Graph) -> [Diagnostic] {
        guard case .action(let action) = node.detail else { return [] }
        return action.then.filter { $0.target.map { graph[$0].name == MemberNames.emptyOutcome } ?? false }.map {
            done in
            Rule.nameCollision.finding(
                "`done` is the outcome of `\(node.name)` when nothing follows, so no node with this name can follow it",
                at: done.range,
                help: "rename the node, and keep the old name under `renamedFrom` if the app has shipped")
        }
    }

    /// Reports values of a flow with the name of a member of the run, such as `progress`, which
    /// would shadow it, and data with the name of a parameter.
    private static func dataCollisions(of node: Node) -> [Diagnostic] {
        guard case .flow(let flow) = node.detail else { return [] }
        let members = node.parameters.filter {
            MemberNames.run.contains($0.name.value) || MemberNames.flow.contains($0.name.value)
        }
        let hidden = (members + flow.data.filter { MemberNames.run.contains($0.name.value) }).map { parameter in
            Rule.nameCollision.finding(
                "`\(parameter.name.value)` is a member of every flow's run, which would hide this value from its steps",
                at: parameter.name.range, help: "rename it")
        }
        let equal = flow.data.compactMap { field -> Diagnostic? in
            guard let parameter = node.parameter(field.name.value) else { return nil }
            return Rule.nameCollision.finding(
                "`\(field.name.value)` is also a parameter of `\(node.name)`, and both are members of its run",
                at: field.name.range, notes: [.init("the parameter is declared here", at: parameter.name.range)],
                help: "rename one of them")
        }
        return hidden + equal
    }

    /// `ShopConditions` and `ShopFacts` have members with these names, besides one for each
    /// condition.
    private static func collision(of condition: Condition) -> Diagnostic? {
        let name = condition.name.value
        guard MemberNames.conditions.contains(name) else { return nil }
        return Rule.nameCollision.finding(
            "`\(name)` is a member of the types that hold all conditions, so no condition can have this name",
            at: condition.name.range, help: "rename it")
    }

    private static func collision(of type: TypeDeclaration, in graph: Graph) -> Diagnostic? {
        let name = type.name.value
        if SwiftTypeNames.isTaken(name) {
            return Rule.nameCollision.finding(
                "`\(name)` is already a type of \(SwiftTypeNames.owner(of: name))", at: type.name.range,
                help: "give it a name of its own")
        }
        guard GeneratedNames.isHidden(name, in: graph) else { return nil }
        return Rule.nameCollision.finding(
            "`\(name)` is also a type nested in generated types, where it would hide this one",
            at: type.name.range, help: "give it a name of its own")
    }

    /// Types that a graph declares and types that are generated for it share one namespace.
    private static func generatedCollisions(in graph: Graph) -> [Diagnostic] {
        var names = GeneratedNames(graph)
        var findings = graph.types.filter { names.isGeneratedForEveryGraph($0.name.value) }.map { type in
            Rule.nameCollision.finding(
                "`\(type.name.value)` is the name of a type that navgen generates", at: type.name.range,
                help: "rename it")
        }
        if let existingType = names.existingType {
            findings.append(
                Rule.nameCollision.finding(
                    "a type `\(existingType)` is generated for a graph named `\(graph.name.value)`, "
                        + "but is already a type of " + SwiftTypeNames.owner(of: existingType), at: graph.name.range,
                    help: "give the graph another name, such as `name: \(graph.name.value)App`"))
        }
        for section in graph.sections.dropFirst() { findings += names.add(section).map(finding) ?? [] }
        for node in graph.nodes { findings += names.add(node).map(finding) ?? [] }
        return findings
    }

    private static func finding(_ collision: GeneratedNames.Collision) -> [Diagnostic] {
        let (name, owner) = (collision.name, collision.owner)
        switch collision.first {
        case .library:
            return [
                Rule.nameCollision.finding(
                    "the type `\(name)` that navgen generates for \(owner.subject) is already a type of "
                        + SwiftTypeNames.owner(of: name), at: owner.range, help: "rename \(owner.subject)")
            ]
        case .graph:
            return [
                Rule.nameCollision.finding(
                    "the type `\(name)` that navgen generates for \(owner.subject) is also generated for every graph",
                    at: owner.range, help: "rename \(owner.subject)")
            ]
        case .type(let range):
            return [
                Rule.nameCollision.finding(
                    "`\(name)` is also the type that navgen generates for \(owner.subject)", at: range,
                    notes: [.init("\(owner.subject) is declared here", at: owner.range)], help: "rename one of them")
            ]
        case .generated(let first):
            return [
                Rule.nameCollision.finding(
                    "`\(name)` is the type that navgen generates for \(owner.subject), and also for \(first.subject)",
                    at: owner.range, notes: [.init("\(first.subject) is declared here", at: first.range)],
                    help: "rename one of them")
            ]
        }
    }

    /// Sections become files and nested enums, and file systems may ignore case.
    private static func sectionCollisions(in graph: Graph) -> [Diagnostic] {
        var seen: [String: Section] = [:]
        var findings: [Diagnostic] = []
        for section in graph.sections.dropFirst() {
            guard let first = seen.updateValue(section, forKey: section.path.lowercased()), first.path != section.path
            else { continue }
            findings.append(
                Rule.nameCollision.finding(
                    "`\(section.path)` and `\(first.path)` differ only in case, and so would their files",
                    at: section.name.range, notes: [.init("`\(first.path)` is named here", at: first.name.range)],
                    help: "rename one of them"))
        }
        return findings
    }
}
