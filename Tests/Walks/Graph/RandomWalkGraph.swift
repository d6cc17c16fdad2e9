import TestSupport

/// Makes small random graphs, most of which the compiler accepts.
struct RandomWalkGraph {
    private var random: RandomSource
    private var conditions: [WalkGraph.Condition] = []
    private var nodes: [WalkGraph.Node] = []
    private var tabs: [WalkGraph.Tab] = []
    private var splits: [WalkGraph.Split] = []
    private var roots: [WalkGraph.Root] = []
    private var launching: String?

    init(seed: UInt64) { random = RandomSource(seed) }

    /// The graph of a seed.
    static func graph(seed: UInt64) -> WalkGraph {
        var source = Self(seed: seed)
        return source.graph()
    }

    private mutating func graph() -> WalkGraph {
        makeConditions()
        makeNodes()
        makeTabs()
        makeSplits()
        makeRoots()
        addExitsOfSplits()
        for index in nodes.indices {
            var node = nodes[index]
            addExits(to: &node)
            addURL(to: &node)
            nodes[index] = node
        }
        addFollowing()
        return WalkGraph(
            conditions: conditions, roots: roots, tabs: showsTabs ? tabs : [], splits: splits, nodes: nodes,
            keepsNewestLink: random.chance(1, in: 5), launching: launching)
    }

    private var showsTabs: Bool { roots.contains { $0.show == "tabs" } }

    // MARK: Nodes

    /// Conditions, most of them with a fallback of their own.
    private mutating func makeConditions() {
        for index in 0..<(2 + random.below(3)) {
            let hasFallback = random.chance(3, in: 4)
            conditions.append(WalkGraph.Condition(name: "c\(index)", otherwise: hasFallback ? "g\(index)" : nil))
        }
        for index in conditions.indices where conditions[index].otherwise != nil {
            var node = WalkGraph.Node(id: "g\(index)")
            node.kind = random.pick([.screen, .screen, .sheet, .cover, .flow, .flow, .popover, .dialog])
            fill(&node)
            nodes.append(node)
        }
    }

    private mutating func makeNodes() {
        for index in 0..<(5 + random.below(6)) {
            var node = WalkGraph.Node(id: "n\(index)")
            node.kind = random.pick([
                .screen, .screen, .screen, .screen, .sheet, .sheet, .cover, .popover, .alert, .dialog, .flow, .action,
            ])
            node.requires = needs(2)
            fill(&node)
            if ![.flow, .action].contains(node.kind), random.chance(1, in: 4) {
                node.parameter = node.kind.isAlert ? .identity : random.pick([.identity, .identity, .other])
            }
            node.isTransient = node.kind != .action && node.kind != .flow && random.chance(1, in: 16)
            nodes.append(node)
        }
    }

    /// Sets what depends on the kind.
    private mutating func fill(_ node: inout WalkGraph.Node) {
        switch node.kind {
        case .sheet, .cover:
            node.onLink = random.pick([.close, .close, .stack, .wait])
            node.hasStack = random.chance(4, in: 5)
        case .popover: node.onLink = random.pick([.close, .close, .stack, .wait])
        case .flow:
            node.onLink = random.pick([.close, .close, .stack, .wait])
            node.steps = (0..<(1 + random.below(3))).map { index in
                WalkGraph.Step(name: "s\(index)", when: random.chance(2, in: 5) ? needs(1) : [])
            }
        case .screen, .alert, .dialog, .action: break
        }
    }

    private mutating func needs(_ most: Int) -> [WalkGraph.Need] {
        var needs: [WalkGraph.Need] = []
        for _ in 0..<random.below(most + 1) {
            let need = WalkGraph.Need(condition: random.below(conditions.count), holds: random.chance(5, in: 6))
            if !needs.contains(where: { $0.condition == need.condition }) { needs.append(need) }
        }
        return needs
    }

    // MARK: Roots and tabs

    private mutating func makeTabs() {
        let count = 2 + random.below(2)
        let open = random.below(count)
        for (index, name) in ["A", "B", "C"].prefix(count).enumerated() {
            nodes.append(WalkGraph.Node(id: "tab\(name)Root"))
            var tab = WalkGraph.Tab(id: "tab\(name)", root: "tab\(name)Root")
            if index != open {
                tab.requires = needs(2)
                if random.chance(1, in: 3) {
                    tab.visible = needs(1).filter { need in !tab.requires.contains { $0.condition == need.condition } }
                }
            }
            tab.hasURL = random.chance(1, in: 3)
            tabs.append(tab)
        }
    }

    /// Some tabs have a split at their bottom, and some roots are one.
    private mutating func makeSplits() {
        let screens = nodes.filter { $0.kind == .screen && $0.id.hasPrefix("n") }.map(\.id)
        guard screens.count > 1 else { return }
        for id in ["splitR", "splitT"] where random.chance(1, in: 2) {
            var others = screens.shuffled(using: &random)
            let detail = Array(others.suffix(1 + random.below(2)))
            if random.chance(2, in: 3) { others.removeAll(where: detail.contains) }
            let content = random.chance(1, in: 2) ? Array(others.prefix(1 + random.below(2))) : []
            splits.append(
                WalkGraph.Split(id: id, sidebar: id + "Bar", content: content, detail: detail))
            nodes.append(WalkGraph.Node(id: id + "Bar"))
        }
        guard splits.contains(where: { $0.id == "splitT" }) else { return }
        let index = random.below(tabs.count)
        nodes.removeAll { $0.id == tabs[index].root }
        tabs[index].root = "splitT"
    }

    /// The sidebar leads to the other columns, and the content to the detail.
    private mutating func addExitsOfSplits() {
        for split in splits {
            for index in nodes.indices {
                let isContent = split.content.contains(nodes[index].id)
                let later =
                    nodes[index].id == split.sidebar ? split.content + split.detail : isContent ? split.detail : []
                for target in later where target != nodes[index].id && random.chance(3, in: 4) {
                    nodes[index].exits.append(WalkGraph.Exit(target: target))
                }
            }
        }
    }

    private mutating func makeRoots() {
        nodes += ["rootA", "rootB"].map { WalkGraph.Node(id: $0) }
        var flow = WalkGraph.Node(id: "gRoot", kind: .flow)
        fill(&flow)
        flow.onLink = .close
        nodes.append(flow)
        let rootB = splits.contains { $0.id == "splitR" } ? "splitR" : "rootB"
        for _ in 0..<random.below(3) {
            let when = needs(2)
            if !when.isEmpty, !roots.contains(where: { $0.when.allSatisfy(when.contains) }) {
                roots.append(
                    WalkGraph.Root(when: when, show: random.pick(["rootA", rootB, "tabs", "tabs", "gRoot"])))
            }
        }
        let last = roots.isEmpty ? [rootB, "tabs", "tabs"] : [rootB, "tabs", "tabs", "gRoot"]
        roots.append(WalkGraph.Root(show: random.pick(last)))
        let isUsed = roots.contains { $0.when.allSatisfy { $0 == WalkGraph.Need(condition: 0) } && !$0.when.isEmpty }
        if !isUsed, random.chance(3, in: 10), conditions[0].otherwise != nil {
            nodes.removeAll { $0.id == conditions[0].otherwise }
            conditions[0].otherwise = "gRoot"
            roots[roots.count - 1].show = "gRoot"
            roots.insert(
                WalkGraph.Root(when: [WalkGraph.Need(condition: 0)], show: "tabs"), at: roots.count - 1)
        }
        let unused = Set(["rootA", "rootB", "gRoot"]).subtracting(roots.map(\.show))
        nodes.removeAll { unused.contains($0.id) }
        if !showsTabs { nodes.removeAll { $0.id.hasPrefix("tab") } }
        let unusedSplits = splits.filter { split in
            split.id == "splitT" ? !showsTabs : !roots.contains { $0.show == split.id }
        }
        splits.removeAll(where: unusedSplits.contains)
        nodes.removeAll { node in unusedSplits.contains { $0.sidebar == node.id } }
        // Some roots need what their `when` needs.
        for index in nodes.indices where ["rootA", "rootB"].contains(nodes[index].id) && random.chance(1, in: 3) {
            let entries = roots.filter { $0.show == nodes[index].id }
            if entries.count == 1 { nodes[index].requires = Array(entries[0].when.prefix(1)) }
        }
        if random.chance(1, in: 3) {
            nodes.append(WalkGraph.Node(id: "splash"))
            launching = "splash"
        }
    }

    // MARK: Routes

    private mutating func addExits(to node: inout WalkGraph.Node) {
        guard node.kind != .action, node.id != "splash" else { return }
        for _ in 0..<(1 + random.below(4)) {
            if let exit = exit(of: node), !node.exits.contains(where: { $0.target == exit.target }) {
                node.exits.append(exit)
            }
        }
    }

    private mutating func exit(of node: WalkGraph.Node) -> WalkGraph.Exit? {
        if showsTabs, random.chance(1, in: 12) { return WalkGraph.Exit(target: random.pick(tabs).id) }
        let others = nodes.filter { $0.id.hasPrefix("n") || $0.id.hasPrefix("g") && $0.id != "gRoot" }
        let target = random.pick(others)
        if target.id == node.id || node.kind.isAlert && target.kind.isAlert { return nil }
        var exit = WalkGraph.Exit(target: target.id)
        exit.manner = manner(of: node, to: target)
        let hasStack = node.kind == .screen || node.hasStack && [.sheet, .cover].contains(node.kind)
        let needsStack =
            exit.manner == .show && target.kind == .screen || [.replace, .reset, .popTo].contains(exit.manner)
        if needsStack && !hasStack { exit.manner = random.chance(1, in: 2) ? .under : .sheet }
        if node.kind == .flow, exit.manner == .under { exit.manner = .open }
        if target.kind == .action, exit.manner == .open { exit.manner = .show }
        if node.kind.isAlert, target.parameter != .none || random.chance(1, in: 5) {
            exit.value = target.parameter == .none ? nil : 5
        }
        let isPlain = exit.manner == .show && target.kind != .action
        if isPlain, hasStack, random.chance(1, in: 8) {
            exit.from = random.pick(others.filter { $0.kind == .screen }.map(\.id) + ["n0"])
        }
        if exit.from.map({ from in nodes.first { $0.id == from }?.kind != .screen }) ?? false { exit.from = nil }
        if random.chance(1, in: 6) { exit.when = needs(1) }
        if exit.manner.rawValue == target.kind.rawValue { exit.manner = .show }
        let all = node.requires + exit.when + target.requires
        return contradicts(all) ? nil : exit
    }

    private mutating func manner(of node: WalkGraph.Node, to target: WalkGraph.Node) -> WalkGraph.Manner {
        if random.chance(3, in: 5) { return .show }
        switch target.kind {
        case .screen: return random.pick([.replace, .reset, .popTo, .dismiss, .open, .under, .sheet, .cover])
        case .sheet, .cover: return random.pick([.open, .under, .sheet, .cover])
        case .popover, .alert, .dialog, .flow, .action: return random.pick([.open, .under])
        }
    }

    // MARK: Links

    /// Adds a URL, and what a link shows below the node. Where no link leads to it, that is what `as: open` shows.
    private mutating func addURL(to node: inout WalkGraph.Node) {
        guard node.id.hasPrefix("n") || node.id.hasPrefix("g") && node.id != "gRoot", node.kind != .action else {
            node.hasURL = node.kind == .action && random.chance(4, in: 5)
            return
        }
        node.opensOnTop = node.id.hasPrefix("n") && random.chance(1, in: 5)
        node.hasURL = node.id.hasPrefix("n") && !node.isTransient && random.chance(4, in: 5)
        if random.chance(1, in: 4), !showsTabs { return }
        if showsTabs {
            let isFallback = node.id.hasPrefix("g")
            node.tab = random.pick(tabs.filter { !isFallback || $0.requires.isEmpty && $0.visible.isEmpty }).id
        }
        let id = node.id
        let below = nodes.filter { other in
            other.id.hasPrefix("n") && other.id != id && !other.isTransient && other.hasStack
                && [.screen, .sheet, .cover].contains(other.kind)
        }
        let count = id.hasPrefix("n") ? random.below(3) : 0
        let via = below.shuffled(using: &random).prefix(count)
        let tab = tabs.first { $0.id == node.tab }
        let needs = node.requires + via.flatMap(\.requires) + (tab.map { $0.requires + $0.visible } ?? [])
        node.via = contradicts(needs) ? [] : via.map(\.id)
    }

    /// Whether needs cannot all hold.
    private func contradicts(_ needs: [WalkGraph.Need]) -> Bool {
        needs.contains { need in needs.contains { $0.condition == need.condition && $0.holds != need.holds } }
    }

    /// Adds what follows flows and actions; only later nodes do, so that there is no cycle.
    private mutating func addFollowing() {
        for index in nodes.indices {
            guard nodes[index].kind == .flow || nodes[index].kind == .action, random.chance(3, in: 5) else { continue }
            let later = nodes[(index + 1)...].filter { $0.id.hasPrefix("n") }
            if nodes[index].id == "gRoot" { continue }
            nodes[index].then = later.first?.id
        }
    }
}
