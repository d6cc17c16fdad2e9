import Foundation
import SwiftUI

/// Walks through graphs, whose tables are in a file, with the model and with views on a stage.
///
///     program graphs.json 350
@main struct Program {
    /// The number of broken promises that are made smaller and reported; the others are counted.
    private static let maxReports = 5

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let steps = Int(arguments[2]) else { return print("usage: program GRAPHS STEPS") }
        let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
        var (counts, performed, broken) = (WalkCounts(), WalkCounts(), [String: Int]())
        let graphs = try JSONDecoder().decode([UInt64: CompiledWalkGraph].self, from: data)
        for (seed, graph) in graphs.sorted(by: { $0.key < $1.key }) {
            let walker = StageWalker(seed, graph)
            if let violation = await walker.walk(steps) {
                broken[violation.kind, default: 0] += 1
                if broken.values.reduce(0, +) <= maxReports { print(await walker.report(violation)) }
            }
            counts.add(walker.counts)
            performed.add(walker.performed)
        }
        StageDriver.removeSaved()
        if !broken.isEmpty { print("broken: \(broken.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })") }
        print("walked: \(counts), on the stage: \(performed)")
    }
}

/// Walks through one graph.
@MainActor final class StageWalker {
    private var walk: Walk
    private let graph: CompiledWalkGraph
    private let variants: Set<Stage.Variant>
    private let isManual: Bool
    private(set) var counts = WalkCounts()
    private(set) var performed = WalkCounts()

    init(_ seed: UInt64, _ graph: CompiledWalkGraph) {
        walk = Walk.start(seed)
        self.graph = graph
        var random = RandomSource(seed &+ 3)
        variants = Set(
            Stage.Variant.allCases.filter { random.chance(1, in: $0 == .appQuitsWithoutNotice ? 6 : 2) })
        isManual = random.chance(1, in: 2)
    }

    private func runner(_ walk: Walk) -> (runner: WalkRunner, driver: StageDriver?) {
        var driver: StageDriver?
        // `WalkTests` check the model in the same walks.
        let runner = WalkRunner(walk, graph, checksModel: false) { planned in
            driver = StageDriver(planned, walk.facts, self.variants, isManual: self.isManual)
            return driver
        }
        return (runner, driver)
    }

    /// Takes random steps until something is broken; returns that.
    func walk(_ steps: Int) async -> Violation? {
        let (runner, driver) = runner(walk)
        defer {
            counts = runner.counts
            performed = driver?.counts ?? performed
        }
        if let violation = runner.compareStart() { return violation }
        var random = RandomSource(walk.seed &+ 2)
        for _ in 0..<steps {
            let operation = runner.randomOperation(&random)
            walk.operations.append(operation)
            if let violation = await runner.perform(operation) { return violation }
        }
        return nil
    }

    /// The shortest walk that breaks the same promise.
    func report(_ violation: Violation) async -> String {
        var minimizer = Minimizer(walk, violation) { [graph] walk in
            // Other graphs would have to be compiled.
            walk.graph == graph.graph ? await self.runner(walk).runner.perform(walk.operations) : nil
        }
        await minimizer.minimize()
        let (runner, _) = runner(minimizer.walk)
        _ = await runner.perform(minimizer.walk.operations)
        let names = variants.map(\.rawValue).sorted() + (isManual ? ["dismissals are manual"] : [])
        return (["seed \(walk.seed): \(minimizer.violation)", graph.graph.yaml, "with \(names)"] + runner.log)
            .joined(separator: "\n")
    }
}
