import Foundation
import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavLinks

/// Compares plans with all sequences of taps on random graphs: a plan is the best of what users
/// could have tapped.
@Suite struct PlanOracleTests {
    private static let rounds = Rounds.of(400)

    @Test func plansMatchBestTapSequences() throws {
        var count = (plans: 0, ambiguous: 0, unbound: 0, columns: 0, gated: 0)
        for seed in 0..<Self.rounds {
            var navigation = RandomNavigation(seed: UInt64(seed + 1))
            let files = navigation.files()
            guard let links = compileText(files).links else {
                Issue.record("seed \(seed) cannot be read")
                continue
            }
            let text = files.map { "# \($0.key)\n\($0.value)" }.joined()
            // A node that nothing leads to is shown on the root, and so may be nodes that only it
            // leads to.
            let isReached = links.plans.all.allSatisfy { node, _ in
                links.analyzed.reachability.isReachableFromRoot(node)
            }
            // So is a node that a route goes back to, if only the route's own target leads to it.
            let goesBack = links.graph.routes.contains { $0.nodeBelowTarget != nil }
            let isTapped = { (node: NodeID) in !TapModel(links.analyzed, target: node).walks().isEmpty }
            guard isReached, !goesBack || links.plans.all.allSatisfy({ node, _ in isTapped(node) }) else { continue }
            for (node, outcome) in links.plans.all {
                let name = links.graph[node].name
                let walks = TapModel(links.analyzed, target: node).walks()
                // A link to the root of a tab with other values than the tab's opens it elsewhere.
                let graph = links.graph
                let isFixedRoot = graph.ids(of: .tab).contains {
                    graph.rootScreen(ofTab: $0) == node && !graph.fixedValues(ofTab: $0).isEmpty
                }
                // A path that closes something does not come back to the root.
                if isFixedRoot, walks.isEmpty || text.contains("as: under") { continue }
                let best = self.best(of: walks)
                func fail(_ problem: String) {
                    let expected = best.map { $0.shown.words(links.graph) }.joined(separator: "\n  ")
                    Issue.record("seed \(seed), \(name): \(problem); best are\n  \(expected)\n\(text)")
                }
                switch outcome {
                case .plan(let plan):
                    let shown = Shown(plan, links.graph)
                    count.plans += 1
                    count.columns += shown.columns.count > 1 ? 1 : 0
                    count.gated += links.conditions(of: plan).isEmpty ? 0 : 1
                    guard best.contains(where: { $0.shown == shown }) else {
                        fail("it is \(shown.words(links.graph))")
                        continue
                    }
                    // If conditions are needed, a screen below may already need them.
                    if links.graph.conditions.isEmpty, let other = best.first(where: { parts($0.shown, from: shown) }) {
                        fail("it might as well be \(other.shown.words(links.graph))")
                    }
                case .ambiguous(let first, let second, _, _):
                    count.ambiguous += 1
                    let shown = [first, second].map { Shown($0, links.graph) }
                    if shown[0] == shown[1] || !shown.allSatisfy({ plan in best.contains { $0.shown == plan } }) {
                        fail("it is \(shown[0].words(links.graph)) or \(shown[1].words(links.graph))")
                    }
                case .unbound:
                    count.unbound += 1
                    if !best.isEmpty { fail("it has no values") }
                case .none: fail("it has none")
                case .action: break
                }
            }
        }
        #expect(count.plans > Self.rounds && count.ambiguous > 0 && count.unbound > 0, "\(count)")
        #expect(count.columns > 0 && count.gated > 0, "\(count)")
    }

    /// The URLs of a pattern with a `via` of its own show the listed screens on a root, and take no values
    /// from routes.
    @Test func placedPlansShowTheirScreens() throws {
        var count = (plans: 0, unbound: 0, presented: 0, columns: 0)
        for seed in 0..<Self.rounds {
            var navigation = RandomNavigation(seed: UInt64(seed + 1), hasPlacements: true)
            let files = navigation.files()
            let text = files.map { "# \($0.key)\n\($0.value)" }.joined()
            let links = try #require(compileText(files).links, "seed \(seed)")
            for placement in links.placements {
                let model = TapModel(links.analyzed, target: placement.node)
                guard let start = start(of: placement, links, text) else { continue }
                let expected = model.placed(on: placement.via).first { $0.start == start }?.walk?.shown
                var found: Shown?
                if case .plan(let plan) = placement.outcome { found = Shown(plan, links.graph) }
                #expect(
                    found == expected,
                    """
                    seed \(seed), \(placement.name(in: links.graph)): it is \(found?.words(links.graph) ?? "nothing"), \
                    not \(expected?.words(links.graph) ?? "nothing")
                    \(text)
                    """)
                count.plans += found == nil ? 0 : 1
                count.unbound += found == nil ? 1 : 0
                count.presented += found?.presented.count ?? 0 > 1 ? 1 : 0
                count.columns += found?.columns.count ?? 0 > 1 ? 1 : 0
            }
        }
        #expect(count.plans > Self.rounds / 2 && count.unbound > 0, "\(count)")
        #expect(count.presented > 0 && count.columns > 0, "\(count)")
    }

    /// Where a placement begins: in its tab, or in the first tab in which the first of its screens has the
    /// cheapest plan. Nil if the model does not know.
    private func start(of placement: Placement, _ links: LinkAnalysis, _ text: String) -> Shown? {
        let starts = TapModel(links.analyzed, target: placement.node).placed(on: []).map(\.start)
        if let tab = placement.tab { return starts.first { $0.tab == tab } }
        // A path that closes something does not come back to the root.
        guard !text.contains("as: under"), !text.contains("popTo") else { return nil }
        let first = placement.via.first ?? placement.node
        let walks = TapModel(links.analyzed, target: first, knowsValues: true).walks()
        guard let least = walks.map(\.cost).min(by: { $0.lexicographicallyPrecedes($1) }) else { return starts.first }
        return starts.first { start in
            walks.contains { $0.cost == least && $0.shown.tab == start.tab && $0.shown.choice == start.choice }
        }
    }

    /// Whether two plans differ in more than the columns before the last filled one.
    private func parts(_ other: Shown, from shown: Shown) -> Bool {
        var same = other
        let last = shown.columns.keys.max()
        same.columns = shown.columns
        return same != shown || other.columns.keys.max() != last
            || last.map { other.columns[$0] != shown.columns[$0] } ?? false
    }

    /// Of equally good walks, those of the first root.
    private func best(of walks: [TapModel.Walk]) -> [TapModel.Walk] {
        guard let least = walks.map({ $0.cost + [$0.shown.choice] }).min(by: { $0.lexicographicallyPrecedes($1) })
        else {
            return []
        }
        return walks.filter { $0.cost + [$0.shown.choice] == least }
    }
}
