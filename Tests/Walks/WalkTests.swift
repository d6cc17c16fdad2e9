import Foundation
import TestSupport
import Testing

/// The tests that load a graph. They run one after another, as only one graph is loaded at a time.
@Suite(.serialized) enum LoadedGraphTests {}

extension LoadedGraphTests {
    /// Walks at random through random graphs.
    ///
    /// `NAVGEN_WALKS=300 swift test --filter WalksTests` walks through 300 graphs, with 350 steps in each.
    /// `NAVGEN_WALK_SEED=17` begins with the graph with this seed, and without `NAVGEN_WALKS` ends there.
    @MainActor @Suite(.serialized) struct WalkTests {
        private static let asked = ProcessInfo.processInfo.environment["NAVGEN_WALKS"].flatMap { Int($0) }
        private static let seed = ProcessInfo.processInfo.environment["NAVGEN_WALK_SEED"].flatMap { UInt64($0) }
        private static let graphs = asked ?? (seed == nil ? Rounds.of(12) : 1)
        private static let steps = asked == nil && seed == nil ? 150 : 350
        /// The number of broken promises that are made smaller and reported; the others are counted.
        private static let maxReports = 5

        @Test func modelKeepsThePromises() async { await walk(comparesRuntime: false) }

        @Test func runtimeDoesWhatTheModelDoes() async { await walk(comparesRuntime: true) }

        private func walk(comparesRuntime: Bool) async {
            var (graphs, rejected, seed, counts) = (0, 0, Self.seed ?? 1, WalkCounts())
            var broken: [String: Int] = [:]
            while graphs < Self.graphs {
                var walk = Walk.start(seed)
                seed += 1
                guard let compiled = try? CompiledWalkGraph(walk.graph) else {
                    rejected += 1
                    continue
                }
                graphs += 1
                let runner = WalkRunner(walk, compiled, comparesRuntime: comparesRuntime)
                var random = RandomSource(walk.seed &+ 2)
                for _ in 0..<Self.steps {
                    if walk.operations.isEmpty, let violation = runner.compareStart() {
                        broken[violation.kind, default: 0] += 1
                        await report(violation, walk, comparesRuntime)
                        break
                    }
                    let operation = runner.randomOperation(&random)
                    walk.operations.append(operation)
                    guard let violation = await runner.perform(operation) else { continue }
                    broken[violation.kind, default: 0] += 1
                    if broken.values.reduce(0, +) <= Self.maxReports { await report(violation, walk, comparesRuntime) }
                    break
                }
                counts.add(runner.counts)
            }
            print("\(graphs) graphs, \(rejected) rejected by the compiler: \(counts)")
            #expect(broken.isEmpty)
        }

        /// Reports the smallest walk that breaks the same promise.
        private func report(_ violation: Violation, _ walk: Walk, _ comparesRuntime: Bool) async {
            var minimizer = Minimizer(walk, violation) { walk in
                guard let compiled = try? CompiledWalkGraph(walk.graph) else { return nil }
                return await WalkRunner(walk, compiled, comparesRuntime: comparesRuntime).perform(walk.operations)
            }
            await minimizer.minimize()
            let smallest = minimizer.walk
            var lines = ["seed \(walk.seed): \(minimizer.violation)", smallest.graph.yaml]
            if let compiled = try? CompiledWalkGraph(smallest.graph) {
                let runner = WalkRunner(smallest, compiled, comparesRuntime: comparesRuntime)
                _ = await runner.perform(smallest.operations)
                lines += runner.log
            }
            Issue.record("\(lines.joined(separator: "\n"))")
        }
    }
}
