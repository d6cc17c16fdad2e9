import TestSupport

/// Walks through a graph with the model, and with the runtime if asked, and checks the promises after each step.
@MainActor final class WalkRunner {
    private let planned: PlannedGraph
    private let checksModel: Bool
    private var walker: ModelWalker
    /// The same graph, with its lists of conditions in another order.
    private var twin: ModelWalker
    private var promises: Promises
    /// The runtime, if it is compared.
    private let driver: (any WalkDriver)?
    private var runtimePromises: RuntimePromises
    private var random: RandomSource
    private(set) var counts = WalkCounts()
    /// The model, after the last operation.
    var model: Model { walker.model }
    /// What has happened, one line for each step.
    private(set) var log: [String] = []

    convenience init(_ walk: Walk, _ compiled: CompiledWalkGraph, comparesRuntime: Bool) {
        self.init(walk, compiled) { comparesRuntime ? RuntimeDriver($0, walk.facts) : nil }
    }

    /// - Parameters:
    ///   - checksModel: whether the model is to keep the promises, too.
    ///   - makeDriver: makes the driver of the runtime, once the graph is loaded.
    init(
        _ walk: Walk, _ compiled: CompiledWalkGraph, checksModel: Bool = true,
        _ makeDriver: (PlannedGraph) -> (any WalkDriver)?
    ) {
        self.checksModel = checksModel
        planned = compiled.planned
        random = RandomSource(walk.seed &+ 1)
        walker = ModelWalker(planned, walk.facts)
        twin = ModelWalker(planned.shuffled(&random), walk.facts)
        promises = Promises(planned)
        runtimePromises = RuntimePromises(planned)
        LoadedGraph.load(compiled.tables)
        driver = makeDriver(planned)
        driver?.adopt(walker.model)
        log.append("start \(walk.facts): \(walker.model.text)")
    }

    /// What differs at the start.
    func compareStart() -> Violation? {
        driver.flatMap { differences($0, walker.model, nil).first }
    }

    /// An operation that is possible now.
    func randomOperation(_ random: inout RandomSource) -> Operation { walker.randomOperation(&random) }

    /// Performs operations until something is broken; returns that.
    func perform(_ operations: [Operation]) async -> Violation? {
        if let violation = compareStart() { return violation }
        for operation in operations {
            if let violation = await perform(operation) { return violation }
        }
        return nil
    }

    /// Performs an operation; returns what is broken.
    func perform(_ operation: Operation) async -> Violation? {
        let before = walker.model
        let action = walker.perform(operation)
        let after = walker.model
        log.append("\(operation)\n      -> \(after.text)  \(after.report)")
        if checksModel { check(operation, action, before, after) }
        counts.add(operation, before, after)
        let violation = await compare(action, after)
        return promises.violations.first ?? violation
    }

    /// Checks the promises on the model.
    private func check(_ operation: Operation, _ action: Action, _ before: Model, _ after: Model) {
        twin.perform(operation)
        promises.check(action, before, after)
        promises.checkOrder(after, twin.model)
        if case .facts(let facts) = operation {
            promises.checkOneByOne(before, facts, after, Array(facts.values.indices).shuffled(using: &random))
        }
        promises.checkSaving(after, Facts(after.facts.values.map { _ in random.chance(1, in: 2) }))
    }

    /// Performs an action on the runtime, and compares it with the model.
    private func compare(_ action: Action, _ model: Model) async -> Violation? {
        guard let driver else { return nil }
        let before = driver.shown
        await driver.perform(action)
        let outcomes = driver.takeOutcomes()
        let isRestart = if case .restart = action { true } else { false }
        let differences = differences(driver, model, isRestart ? nil : outcomes)
        if differences.isEmpty { driver.adopt(model) }
        if let first = differences.first {
            log.append("      -- runtime: \(driver.text)  \(outcomes)  waits: \(driver.waiting)")
            return first
        }
        let isFree = driver.waiting.isEmpty
        runtimePromises.check(action, model.facts, before, driver.shown, outcomes, isFree: isFree)
        if let violation = runtimePromises.violations.first { return violation }
        return await compareRestored(driver, model)
    }

    private func differences(_ driver: any WalkDriver, _ model: Model, _ outcomes: [RuntimeOutcome]?) -> [Violation] {
        var all = driver.takeFailures().map { Violation(kind: "views", text: $0) }
        if driver.text != model.text {
            all.append(Violation(kind: "display", text: "\(driver.text), not \(model.text)"))
        }
        let waiting = model.wanted.requests.map(\.target)
        if driver.waiting != waiting {
            all.append(Violation(kind: "requests", text: "\(driver.waiting), not \(waiting)"))
        }
        guard let outcomes else { return all }
        let roots = planned.graph.roots.map(\.show)
        func isCompared(_ outcome: RuntimeOutcome) -> Bool {
            if case .ended(let flow, _) = outcome { !roots.contains(flow) } else { true }
        }
        let expected = model.expectedOutcomes.filter(isCompared).map { "\($0)" }.sorted()
        let found = outcomes.filter(isCompared).map { "\($0)" }.sorted()
        if expected != found { all.append(Violation(kind: "outcomes", text: "\(found), not \(expected)")) }
        return all
    }

    /// Promise 9, on the runtime.
    private func compareRestored(_ driver: any WalkDriver, _ model: Model) async -> Violation? {
        let isKnown = !model.facts.values.contains { $0 == nil }
        let nodes = model.wanted.allLevels.flatMap(\.spots).map(\.node)
        guard isKnown, model.wanted.callers.isEmpty, model.wanted.holds.isEmpty,
            !nodes.contains(where: { planned.node($0).isTransient }),
            !model.wanted.requests.contains(where: model.isTransient)
        else { return nil }
        guard let restored = await driver.restoredText(model.facts), restored != driver.text else { return nil }
        return Violation(kind: "promise 9 in the runtime", text: "\(driver.text) becomes \(restored)")
    }
}
