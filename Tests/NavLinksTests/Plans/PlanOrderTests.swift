import Foundation
import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavLinks

/// The plans do not depend on the order in which files declare nodes.
@Suite struct PlanOrderTests {
    @Test func nodesWithoutAnotherWay() {
        let head = """
            navgen: 1
            links: {schemes: [shop]}
            conditions: {adult: {}}
            tabs:
              moreTab: {root: more}
              homeTab: {root: home}

            """
        let screens = """
            screens:
              more: {to: [product]}
              home: {}
              product: {tab: homeTab, to: [review]}
              ticket: {url: /ticket}

            """
        let sheets = """
            sheets:
              review: {url: /review, requires: [adult], to: [ticket]}

            """
        let plans = plans("graph.yaml", ["graph.yaml": head + screens + sheets])
        #expect(plans == self.plans("graph.yaml", ["graph.yaml": head + sheets + screens]))
        // `review` cannot be reached from a root, and leads to `ticket`.
        #expect(plans["ticket"] == "moreTab: more +sheet review > ticket")
    }

    @Test func exampleGraphs() throws {
        let folder = repository.appendingPathComponent("Graphs")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        var files: [String: String] = [:]
        for path in paths {
            files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        var shuffled = 0
        for (number, path) in paths.sorted().enumerated() where files[path]?.contains("navgen: 1") ?? false {
            for round in 1...3 { shuffled += compareShuffled(path, files, UInt64(10 * number + round)) }
        }
        #expect(shuffled > 50)
    }

    @Test func randomGraphs() {
        var shuffled = 0
        for seed in 1...Rounds.of(300) {
            var navigation = RandomNavigation(seed: UInt64(seed), hasPlacements: seed % 3 == 0)
            let files = navigation.files()
            guard let main = files.first?.key else { continue }
            let texts = Dictionary(files.map { ($0.key, $0.value) }) { first, _ in first }
            shuffled += compareShuffled(main, texts, UInt64(seed))
        }
        #expect(shuffled > 50)
    }

    /// Compares the plans of a graph with those of the graph in another order; returns 1 if the order differs.
    private func compareShuffled(_ main: String, _ files: [String: String], _ seed: UInt64) -> Int {
        var random = RandomSource(seed)
        let names = files.keys.sorted()
        let other = Dictionary(uniqueKeysWithValues: names.map { ($0, shuffled(files[$0] ?? "", &random)) })
        guard other[main] != files[main] else { return 0 }
        let (plans, shuffledPlans) = (plans(main, files), plans(main, other))
        for (node, plan) in plans.sorted(by: { $0.key < $1.key }) where shuffledPlans[node] != plan {
            Issue.record("\(main), seed \(seed), \(node): \(plan), but also \(shuffledPlans[node] ?? "none")")
        }
        return 1
    }

    /// The text with its sections of nodes, and the nodes in each, in another order.
    private func shuffled(_ text: String, _ random: inout RandomSource) -> String {
        // An anchor has to come before its aliases.
        if text.contains(/\ &[A-Za-z]/) { return text }
        let sections = [
            "screens", "sheets", "covers", "popovers", "alerts", "dialogs", "flows", "splits", "actions",
        ]
        let blocks = self.blocks(text.split(separator: "\n", omittingEmptySubsequences: false)[...], indent: 0)
        let isNodes = { (block: [Substring]) in sections.contains { block[0].hasPrefix("\($0):") } }
        var nodes = blocks.filter(isNodes).map { block in
            [block[0]] + self.blocks(block.dropFirst(), indent: 2).shuffled(using: &random).flatMap(\.self)
        }
        nodes.shuffle(using: &random)
        return blocks.map { (isNodes($0) ? nodes.removeFirst() : $0).joined(separator: "\n") }.joined(separator: "\n")
    }

    /// Splits lines where one is indented by just this much.
    private func blocks(_ lines: ArraySlice<Substring>, indent: Int) -> [[Substring]] {
        var blocks: [[Substring]] = []
        for line in lines {
            let own = line.prefix { $0 == " " }.count
            let isStart = own == indent && !line.isEmpty && !line.trimmingPrefix(" ").hasPrefix("#")
            if isStart || blocks.isEmpty { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        return blocks
    }

    // MARK: Plans as text

    private func plans(_ main: String, _ files: [String: String]) -> [String: String] {
        guard let links = compileText(from: main, files).links else { return [:] }
        let graph = links.graph
        let all = links.plans.all + links.opened.all + links.placements.map { ($0.node, $0.outcome) }
        return Dictionary(all.map { (graph[$0.0].name, text($0.1, graph)) }) { "\($0) or \($1)" }
    }

    private func text(_ outcome: PlanOutcome, _ graph: Graph) -> String {
        switch outcome {
        case .plan(let plan): text(plan, graph)
        case .action(let then): "then \(then.map { graph[$0].name })"
        // Which of several ways are named does not matter.
        case .ambiguous: "ambiguous"
        case .unbound: "unbound"
        case .none: "none"
        }
    }

    private func text(_ plan: Plan, _ graph: Graph) -> String {
        func text(_ entry: Plan.Entry) -> String {
            let values = entry.values.map { "\($0)" }
            return graph[entry.node].name + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        let tab = plan.tab.map { graph[$0].name + ": " } ?? ""
        let columns = plan.columns.sorted { $0.key < $1.key }.map { "|\(text($0.value))" }.joined()
        let presented = plan.presented.map { level in
            ([" +\(level.kind.rawValue) \(text(level.entry))"] + level.path.map(text)).joined(separator: " > ")
        }
        return tab + ([text(plan.root) + columns] + plan.path.map(text)).joined(separator: " > ")
            + presented.joined()
    }
}
