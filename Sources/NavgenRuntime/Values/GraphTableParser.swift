/// Parses the table of a graph byte by byte.
///
/// Only navgen writes these tables, and its tests parse all of them, so an invalid line is a
/// programming error that stops the app.
nonisolated struct GraphTableParser {
    private(set) var nodes: [GraphTableNode] = []
    private(set) var indices: [String: Int] = [:]
    private(set) var conditions: [GraphTable.Condition] = []
    private(set) var tabs: [Int] = []
    private(set) var roots: [GraphTable.Root] = []
    private(set) var rootChoices: [GraphTable.RootChoice] = []
    private(set) var launching: Int?
    /// The nodes that every other node can push: `* pushes=help`.
    private var globalPushes: [Int] = []
    private(set) var rootStacks: [GraphTable.RootStack] = []

    init(_ text: TableText) {
        let lines = text.split(ASCII.newline)
        // Lines refer to nodes of later lines, so all ids are collected first.
        var count = 0
        for line in lines {
            switch line.first {
            case ASCII.question:
                conditions.append(.init(id: line.dropFirst().prefix(to: ASCII.space).word))
            case ASCII.at, ASCII.greater, ASCII.star: break
            default:
                indices[line.prefix(to: ASCII.space).word] = count
                count += 1
            }
        }
        nodes.reserveCapacity(count)
        for line in lines { read(line) }
        addGlobalPushes()
        for (index, node) in nodes.enumerated() {
            for id in node.formerIDs where indices[id] == nil { indices[id] = index }
        }
        tabs = nodes.indices.filter { nodes[$0].kind == .tab && !nodes[$0].acts }
        rootStacks = stacksOfTabs() + stacksOfRoots()
    }

    /// Adds the global pushes to each node, except to the target itself.
    private mutating func addGlobalPushes() {
        for target in globalPushes {
            for index in nodes.indices where index != target && !nodes[index].pushes.contains(target) {
                nodes[index].pushes.append(target)
            }
        }
    }

    private mutating func read(_ line: TableText) {
        let words = line.split(ASCII.space)
        switch line.first {
        case ASCII.question:
            let id = words[0].dropFirst().word
            guard let index = conditions.firstIndex(where: { $0.id == id }) else { return }
            for word in words.dropFirst() {
                let (key, value) = pair(word, line)
                if key == "otherwise" { conditions[index].fallback = node(value, line) } else { fail(line) }
            }
        case ASCII.at: readRoot(words, line)
        case ASCII.greater: readAnswer(words, line)
        case ASCII.star:
            for word in words.dropFirst() {
                let (key, value) = pair(word, line)
                guard key == "pushes" else { fail(line) }
                globalPushes = value.split(ASCII.comma).map { node($0, line) }
            }
        default:
            guard words.count > 1, let kind = NodeKind(rawValue: words[1].word) else { fail(line) }
            var node = GraphTableNode(id: words[0].word, kind: kind)
            // A step is shown with the values of its flow, whose line precedes it.
            if kind == .step, let flow = nodes.last {
                (node.parameters, node.sensitive, node.isTransient) = (
                    flow.parameters, flow.sensitive, flow.isTransient
                )
                node.deferralLimit = flow.deferralLimit
            }
            for word in words.dropFirst(2) { read(word, into: &node, line) }
            nodes.append(node)
        }
    }

    /// Reads `@tabs when=signedIn`, `@welcome` or `@launching splash`.
    private mutating func readRoot(_ words: [TableText], _ line: TableText) {
        if words.count == 2, words[0] == "@launching", !words[1].bytes.contains(ASCII.equals) {
            launching = node(words[1], line)
            return
        }
        let root = GraphTable.Root(node: words[0] == "@tabs" ? nil : node(words[0].dropFirst(), line))
        let index = roots.firstIndex(of: root) ?? roots.count
        if index == roots.count { roots.append(root) }
        var requirements: [Requirement] = []
        for word in words.dropFirst() {
            let (key, value) = pair(word, line)
            if key == "when" { requirements = self.requirements(value, line) } else { fail(line) }
        }
        rootChoices.append(.init(root: index, requirements: requirements))
    }

    /// Reads `>cancelOrder.confirm push:orderDetail(0) from=orders when=signedIn` or
    /// `>compose.to present:composer`.
    private mutating func readAnswer(_ words: [TableText], _ line: TableText) {
        let id = words[0].dropFirst().word
        guard words.count > 1, let period = id.lastIndex(of: "."), let alert = indices[String(id[..<period])],
            alert < nodes.count
        else { fail(line) }
        let parts = words[1].cut(at: ASCII.colon)
        guard let verb = GraphTableNode.AnswerRoute.Verb(rawValue: (parts?.head ?? words[1]).word) else { fail(line) }
        let target = parts.map { entry($0.tail, line) }
        var popsTo: Int?
        var requirements: [Requirement] = []
        for word in words.dropFirst(2) {
            let (key, value) = pair(word, line)
            switch key {
            case "from": popsTo = node(value, line)
            case "when": requirements = self.requirements(value, line)
            default: fail(line)
            }
        }
        nodes[alert].answers.append(
            .init(
                answer: String(id[id.index(after: period)...]), verb: verb, target: target?.node,
                arguments: target?.arguments ?? [], popsTo: popsTo, requirements: requirements))
    }

    private func read(_ word: TableText, into node: inout GraphTableNode, _ line: TableText) {
        guard let (key, value) = word.cut(at: ASCII.equals) else { return readFlag(word, into: &node, line) }
        let list = value.split(ASCII.comma)
        switch key.word {
        case "params": node.parameters = list.map(\.string)
        case "sensitive": node.sensitive = list.map(\.string)
        case "needs": node.requirements = requirements(value, line)
        case "park": node.deferralLimit = Double(value.word)
        case "when", "visible": node.visibility = requirements(value, line)
        case "pushes": node.pushes = list.map { self.node($0, line) }
        case "onTop": node.routesOnTop = list.map { routeOnTop($0, line) }
        case "offers": node.offers = list.map { offer($0, line) }
        case "identity":
            node.identity = list.map { name in
                guard let index = node.parameters.firstIndex(of: name.string) else { fail(line) }
                return index
            }
        case "owner": node.owner = value.string
        case "tags": node.tags = list.map(\.string)
        case "was": node.formerIDs = list.map(\.word)
        case "root":
            let root = entry(value, line)
            (node.root, node.rootArguments) = (root.node, root.arguments)
        case "symbol": node.symbol = value.string
        case "role": node.isSearch = value == "search"
        case "section": node.section = value.string
        case "sidebar": node.sidebar = list.map { self.node($0, line) }
        case "content" where node.kind == .split: node.content = list.map { self.node($0, line) }
        case "detail": node.detail = list.map { self.node($0, line) }
        case "visibility": node.splitVisibility = SplitVisibility(rawValue: value.word) ?? .automatic
        case "onLink": node.onLink = GraphTableNode.LinkBehavior(rawValue: value.word) ?? .close
        case "as": node.flowStyle = GraphTableNode.FlowStyle(rawValue: value.word) ?? .cover
        case "then" where node.kind == .flow:
            let (next, arguments) = entry(value, line)
            node.next = LinkPlan.Entry(node: next, arguments: arguments)
        case "skipTo": node.skipTarget = self.node(value, line)
        case "transition": node.zooms = value == "zoom"
        case "titleMode": node.titleMode = value.word
        case "behind":
            node.allowsInteractionBehind = !(value == "disabled")
            node.style["behind"] = list.map(\.word)
        case "detents", "initial", "background", "content", "radius", "sizing", "compact", "dismiss", "grabber":
            node.style[key.word] = list.map(\.word)
        default: fail(line)
        }
    }

    private func readFlag(_ word: TableText, into node: inout GraphTableNode, _ line: TableText) {
        switch word.word {
        case "transient": node.isTransient = true
        case "external": node.isExternal = true
        case "acts": node.acts = true
        case "badge": node.hasBadge = true
        case "stack": node.hasStack = true
        case "noSwipe", "grabber": node.style[word.word] = []
        case "skippable": node.isSkippable = true
        case "final": node.isFinal = true
        case "noBack": node.allowsBack = false
        default: fail(line)
        }
    }

    /// Reads `help:guest+!paid~signedIn`: the target, the requirements, and the target's
    /// requirements without fallback. `>` marks a push.
    private func offer(_ word: TableText, _ line: TableText) -> GraphTableNode.Offer {
        let isPush = word.first == ASCII.greater
        let guarded = (isPush ? word.dropFirst() : word).cut(at: ASCII.tilde)
        let rest = guarded?.head ?? (isPush ? word.dropFirst() : word)
        let conditional = rest.cut(at: ASCII.colon)
        return .init(
            target: node(conditional?.head ?? rest, line), isPush: isPush,
            requirements: conditional.map { requirements($0.tail, line, ASCII.plus) } ?? [],
            guards: guarded.map { requirements($0.tail, line, ASCII.plus) } ?? [])
    }

    /// Reads `go:list(_,=5)`, or `go:*` for a route from anywhere.
    private func routeOnTop(_ word: TableText, _ line: TableText) -> GraphTableNode.RouteOnTop {
        guard let (name, route) = word.cut(at: ASCII.colon),
            let verb = GraphTableNode.AnswerRoute.Verb(rawValue: name.word)
        else { fail(line) }
        let parts = route.cut(at: ASCII.open)
        let arguments = parts?.tail.dropLast().split(ASCII.comma).map { PlanArgument($0) } ?? []
        let source = parts?.head ?? route
        return .init(
            source: source.first == ASCII.star ? nil : node(source, line), verb: verb, arguments: arguments)
    }

    /// Reads `letter(0,^folder,=5)`: a node and a value for each of its parameters.
    func entry(_ word: TableText, _ line: TableText) -> (node: Int, arguments: [PlanArgument]) {
        guard let (id, rest) = word.cut(at: ASCII.open) else { return (node(word, line), []) }
        return (node(id, line), rest.dropLast().split(ASCII.comma).map { PlanArgument($0) })
    }

    private func requirements(
        _ list: TableText, _ line: TableText, _ separator: UInt8 = ASCII.comma
    ) -> [Requirement] {
        list.split(separator).map { word in
            let isNegated = word.first == ASCII.not
            let id = (isNegated ? word.dropFirst() : word).word
            guard let condition = conditions.firstIndex(where: { $0.id == id }) else { fail(line) }
            return Requirement(condition: condition, isNegated: isNegated)
        }
    }

    private func node(_ id: TableText, _ line: TableText) -> Int {
        guard let index = indices[id.word] else { fail(line) }
        return index
    }

    private func pair(_ word: TableText, _ line: TableText) -> (key: String, value: TableText) {
        guard let (key, value) = word.cut(at: ASCII.equals) else { fail(line) }
        return (key.word, value)
    }

    private func fail(_ line: TableText) -> Never {
        preconditionFailure("navgen's table is not readable: \(line.word)")
    }

    private func stacksOfTabs() -> [GraphTable.RootStack] {
        guard roots.contains(where: { $0.node == nil }) else { return [] }
        return tabs.enumerated().compactMap { index, tab in
            nodes[tab].root.map {
                .init(
                    tab: index, root: $0, names: [nodes[tab].id] + nodes[tab].formerIDs,
                    arguments: nodes[tab].rootArguments)
            }
        }
    }

    private func stacksOfRoots() -> [GraphTable.RootStack] {
        roots.compactMap(\.node).map { .init(tab: nil, root: $0, names: [nodes[$0].id] + nodes[$0].formerIDs) }
    }
}

nonisolated extension PlanArgument {
    /// Reads `0`, `_`, `^folder`, `=5;6`, or `-` for `nil` and for an empty list.
    init(_ word: TableText) {
        switch word.first {
        case ASCII.underscore: self = .absent
        case ASCII.caret: self = .presenter(word.dropFirst().string)
        case ASCII.equals: self = .fixed(word.dropFirst().pieces(ASCII.semicolon).map(\.string))
        case ASCII.dash: self = .fixed([])
        default: self = Int(word.word).map { .parameter($0) } ?? .absent
        }
    }
}
