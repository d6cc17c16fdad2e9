import NavCompiler
import NavGraph
import NavLinks
import TestSupport
import Testing

@testable import NavTours

extension LoadedGraphTests {
    /// Takes the tours of random graphs, step by step, in the model of the walks, which shares no code with them, and
    /// in the navigator. Each step has to show what the tour says, and take its routes.
    @MainActor @Suite(.serialized) struct TourTests {
        /// A graph, its tours, and the names by which the model knows its nodes.
        struct Case {
            let walk: Walk
            let compiled: CompiledWalkGraph
            let graph: Graph
            let tourGraph: TourGraph
            let tours: Tours
            fileprivate var names: TourNames { TourNames(graph: graph) }
        }

        /// What the app does after an action is not in a tour, so the actions lead nowhere.
        static func make(_ seed: UInt64) -> Case? {
            var walk = Walk.start(seed)
            for index in walk.graph.nodes.indices where walk.graph.nodes[index].kind == .action {
                walk.graph.nodes[index].then = nil
            }
            guard let compiled = try? CompiledWalkGraph(walk.graph),
                let links = compileText(["graph.yaml": walk.graph.yaml]).links
            else { return nil }
            let tourGraph = TourGraph(links)
            let tours = tourGraph.tours(
                covering: TourTargets(of: links.graph, includesRoutes: true), maxSteps: 12)
            return Case(walk: walk, compiled: compiled, graph: links.graph, tourGraph: tourGraph, tours: tours)
        }

        @Test func toursShowWhatTheyClaim() async {
            var (graphs, steps, routes, missed, seed) = (0, 0, 0, 0, UInt64(1))
            while graphs < Rounds.of(24) {
                let own = Self.make(seed)
                seed += 1
                guard let own else { continue }
                graphs += 1
                for (number, tour) in own.tours.tours.enumerated() {
                    let found = await failure(of: tour, own)
                    steps += tour.steps.count
                    if let found {
                        Issue.record("seed \(seed - 1), tour \(number + 1): \(found)\n\(own.walk.graph.yaml)")
                        return
                    }
                }
                routes += own.tours.targets.routes.count - own.tours.missed.routes.count
                missed += own.tours.missed.routes.count + own.tours.missed.nodes.count
            }
            print("\(graphs) graphs, \(steps) steps, \(routes) routes covered, \(missed) targets missed")
            #expect(steps > graphs)
        }

        /// What is wrong with a tour; nil if nothing is.
        private func failure(of tour: Tour, _ own: Case) async -> String? {
            var walk = own.walk
            walk.facts = Facts(tour.facts)
            let runner = WalkRunner(walk, own.compiled, comparesRuntime: true)
            if let violation = runner.compareStart() { return "\(violation)" }
            var log = ["\(walk.facts): \(runner.model.text)"]
            if let wrong = own.names.difference(tour.start, runner.model) { return wrong }
            for step in tour.steps {
                guard let operation = own.names.operation(step.move, runner.model) else {
                    return "\(step.move) is not possible\n\(log.joined(separator: "\n"))"
                }
                let violation = await runner.perform(operation)
                log.append("\(step.move) -> \(runner.model.text)")
                let wrong =
                    violation.map { "\($0)" } ?? own.names.difference(step.shown, runner.model)
                    ?? own.names.missing(step.routes, runner.model)
                if let wrong { return "\(wrong)\n\(log.joined(separator: "\n"))" }
            }
            return nil
        }
    }

    /// What tours leave out, and whether they are the shortest.
    @MainActor @Suite(.serialized) struct TourProof {
        /// What random walks come across, without code and time, is in a tour.
        @Test func toursMissNothingThatWalksFind() async {
            var (graphs, seed) = (0, UInt64(1))
            while graphs < Rounds.of(60) {
                let own = TourTests.make(seed)
                seed += 1
                guard let own else { continue }
                graphs += 1
                var random = RandomSource(seed)
                let missed = Set(own.tours.missed.nodes.map { own.graph[$0].name })
                if missed.isEmpty { continue }
                for _ in 0..<8 {
                    var walk = own.walk
                    walk.facts = .random(walk.graph.conditions.count, &random)
                    var walker = ModelWalker(own.compiled.planned, walk.facts)
                    for step in 0..<60 {
                        let operation = walker.randomOperation(&random)
                        switch operation {
                        case .code, .tick, .restart, .hold: continue
                        default: walker.perform(operation)
                        }
                        let found = own.names.shown(walker.model).intersection(missed)
                        guard found.isEmpty else {
                            Issue.record(
                                "seed \(seed - 1): \(found) is shown after \(step) steps\n\(own.walk.graph.yaml)")
                            return
                        }
                    }
                }
            }
        }

        /// With the distances by edges, a search finds tours of the same cost as one that tries everything.
        @Test func distancesHideNoShorterTour() {
            var (graphs, compared, seed) = (0, 0, UInt64(500))
            while graphs < Rounds.of(40) {
                let own = TourTests.make(seed)
                seed += 1
                guard let own else { continue }
                graphs += 1
                let graph = own.tourGraph
                let (edges, facts) = (TourEdges(graph.links), TourFacts(graph.analyzed, tabs: graph.tabs))
                for node in own.tours.targets.nodes.sorted() {
                    let targets = TourTargets(nodes: [node])
                    func cost(_ distances: TourDistances) -> Int? {
                        var search = TourSearch(
                            graph, facts, to: [(targets, distances)], from: nil, usesURLs: true)
                        return search.run(limit: 1500).map { Self.cost(of: $0, facts) }
                    }
                    guard let slow = cost(TourDistances(unknownIn: edges)) else { continue }
                    compared += 1
                    let fast = cost(TourDistances(to: targets, edges))
                    #expect(fast == slow, "seed \(seed - 1), \(own.graph[node].name): \(own.walk.graph.yaml)")
                }
            }
            print("\(compared) searches compared")
            #expect(compared > 4 * graphs)
        }

        private static func cost(of result: TourSearch.Result, _ facts: TourFacts) -> Int {
            var cost = result.moves.reduce(0) { $0 + TourCost.of($1) }
            if let launch = result.launch {
                cost +=
                    TourCost.fact * facts.changes(of: launch, from: 0).count { facts.usual[$0.condition] == $0.value }
            }
            return cost
        }
    }
}

/// Translates between tours and the model.
private struct TourNames {
    let graph: Graph

    func name(_ node: NodeID) -> String { graph[node].name }

    /// The node in the model: a step belongs to its flow.
    private func owner(_ node: NodeID) -> String {
        if case .step(let step) = graph[node].detail { graph[step.flow].name } else { graph[node].name }
    }

    /// The names of what the model shows on top.
    func shown(_ model: Model) -> Set<String> {
        let shown = model.shown
        guard let level = shown.merged.last else {
            return Set([shown.root == nil ? model.graph.graph.launching : nil].compactMap(\.self))
        }
        if let screen = level.path.last { return [screen.node] }
        guard level.kind == .flow else { return Set(level.filled.map(\.node)) }
        let steps = model.graph.node(level.content.node).steps
        return [level.step.map { "\(level.content.node).\(steps[$0].name)" } ?? level.content.node]
    }

    func difference(_ claimed: [NodeID], _ model: Model) -> String? {
        let claimed = Set(claimed.filter { graph.kind(of: $0) != .tab }.map(name))
        let found = shown(model)
        return claimed == found ? nil : "\(found.sorted()) is shown, not \(claimed.sorted())"
    }

    /// A route that the model has not taken.
    func missing(_ routes: [Int], _ model: Model) -> String? {
        for index in routes {
            guard let target = graph.routes[index].target.target else { continue }
            let isTaken = model.events.contains { event in
                switch event {
                case .done(let request): request.target == owner(target)
                case .acted(let action): action == owner(target)
                default: false
                }
            }
            // Going back is no request in the model.
            let transition = graph.routes[index].style?.value
            if !isTaken, transition != .dismiss { return "no route to \(name(target)) was taken" }
        }
        return nil
    }

    /// The operation of the walks for a move.
    func operation(_ move: TourMove, _ model: Model) -> Operation? {
        let shown = model.shown
        func source(_ node: NodeID) -> Operation.Source {
            let name = owner(node)
            if shown.top?.top.node == name { return .top }
            return shown.levels.last?.filled.firstIndex { $0.node == name }.map { .column($0) } ?? .top
        }
        switch move {
        case .exit(let route, let node):
            let own = graph.routes.indices.filter { graph.routes[$0].sourceNode == node }
            return own.firstIndex(of: route).map {
                .exit($0, value: 1, isAwaited: false, from: source(node))
            }
        case .answer(let action, let alert):
            let exits = model.graph.node(name(alert)).exits
            return exits.indices.contains(action)
                ? .exit(action, value: 1, isAwaited: false, from: .top)
                : .close(shown.merged.count - 1, isAnswered: true)
        case .tab(let tab): return .tap(name(tab))
        case .back(let node): return .back(source(node))
        case .dismiss(let node, _):
            return shown.merged.lastIndex { $0.content.node == owner(node) }.map { .close($0, isAnswered: false) }
        case .flow(.next, _): return .next
        case .flow(.back, _): return .previous
        case .flow(.skip, _): return nil
        case .url(let node): return .open(name(node), value: 1)
        case .condition(let condition, let value):
            var facts = model.facts
            facts.values[condition.index] = value
            return .facts(facts)
        }
    }
}
