import Foundation
import NavCompiler
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@testable import NavSwiftWriter
@testable import NavgenRuntime

extension DynamicGraphTests {
    /// Where a link opens on top, it shows the same as the exit of the screen there; elsewhere, its plan.
    @MainActor @Suite struct OnTopTests {
        private static let count = Rounds.of(30)

        @Test func linksShowWhatExitsShow() throws {
            var (graphs, seed, counts) = (0, UInt64(0), OnTopWalk.Counts())
            while graphs < Self.count {
                seed += 1
                var navigation = RandomNavigation(seed: seed, scale: 2, opensOnTop: true)
                let files = navigation.files()
                let result = compileText(files)
                guard !result.hasErrors, let table = result.links else { continue }
                graphs += 1
                var walk = OnTopWalk(table, seed)
                for _ in 0..<60 where walk.findings.isEmpty { walk.step() }
                #expect(
                    walk.findings.isEmpty,
                    "seed \(seed): \(walk.findings)\n\(files.map(\.value).joined(separator: "\n"))")
                counts.add(walk.counts)
            }
            #expect(
                counts.byRoute > Self.count && counts.byPlan > Self.count && counts.shown > Self.count / 4
                    && counts.inColumns > 0, "\(counts)")
        }

        /// A route fixes the values of a flow.
        @Test func flowIsShownWithTheValuesOfItsRoute() throws {
            let result = compileText([
                "graph.yaml": """
                navgen: 1
                links: {schemes: [walk]}
                root: home
                screens:
                  home: {to: [page, tour]}
                  page: {to: [{tour: {params: {x: 7}}}], url: /page}
                flows: {tour: {as: cover, url: "/tour/{x}", opens: onTop, steps: [a], params: {x: Int}}}
                """
            ])
            DynamicGraph.load(try #require(result.links), onlyLinks: false)
            let navigator = NavigatorCore(DynamicGraph.table, nil, ConditionValues([]))
            let paths = [5, 7].map { value in
                navigator.open("walk://page")
                navigator.open("walk://tour/\(value)")
                return navigator.wanted.base.path.count
            }
            #expect(paths == [0, 1])
        }
    }
}

/// Takes exits and opens links at random, and compares what each link shows with a simple model.
@MainActor private struct OnTopWalk {
    struct Counts {
        var byRoute = 0
        var byPlan = 0
        var shown = 0
        var inColumns = 0

        mutating func add(_ other: Counts) {
            byRoute += other.byRoute
            byPlan += other.byPlan
            shown += other.shown
            inColumns += other.inColumns
        }
    }

    private(set) var findings: [String] = []
    private(set) var counts = Counts()
    private let links: LinkAnalysis
    private let exits: ExitFacts
    private let navigator: NavigatorCore
    private let conditions: ConditionValues
    private var random: RandomSource
    private var graph: Graph { links.graph }
    private var table: GraphTable { DynamicGraph.table }

    init(_ links: LinkAnalysis, _ seed: UInt64) {
        self.links = links
        exits = ExitFacts(SwiftModel(links, sourceName: "graph.yaml"))
        DynamicGraph.load(links, onlyLinks: false)
        var random = RandomSource(seed)
        conditions = ConditionValues(graph: links.graph, &random)
        self.random = random
        navigator = NavigatorCore(DynamicGraph.table, nil, conditions)
        navigator.now = { 0 }
    }

    mutating func step() {
        guard navigator.wanted.root != nil else { return }
        if random.chance(1, in: 2) { takeExit() } else { openLink() }
        navigator.stopWaiting()
    }

    private mutating func takeExit() {
        guard let top = top(of: navigator.wanted), !exits[top.node].isEmpty else {
            if let top = navigator.display.presented.last { navigator.close(top.id) }
            return
        }
        let exit = random.pick(exits[top.node])
        guard let request = request(exit, random.pick([5, 7])) else { return }
        navigator.take(request, from: navigator.display.origin(at: top.position))
    }

    private mutating func openLink() {
        let linked = links.plans.all.compactMap { node, outcome -> NodeID? in
            if case .plan = outcome { node } else { nil }
        }
        guard !linked.isEmpty else { return }
        let target = random.pick(linked)
        let value = random.pick([5, 7])
        let before = navigator.wanted
        let path = links.patterns(of: target).first.map { links.patterns[$0].text.value } ?? ""
        guard let link = table.link("walk:/" + path.replacing("{x}", with: "\(value)"), 0) else { return }
        let expected = expected(target, link, value, before)
        navigator.open(link: link)
        if text(navigator.wanted) != text(expected) {
            findings.append(
                "\(text(before)), then \(graph[target].name)(\(value)): \(text(navigator.wanted)), not \(text(expected))"
            )
        }
    }

    // MARK: The model

    private mutating func expected(_ target: NodeID, _ link: NodeValue, _ value: Int, _ before: StateCore) -> StateCore
    {
        var state = before
        if !links.analyzed.routesOnTop(to: target).isEmpty, let top = top(of: before) {
            let isTop = top.node == target || graph.kind(of: target) == .flow && isStep(top.node, of: target)
            if isTop, graph.kind(of: target) == .flow || before.value(at: top.position) == link {
                counts.shown += 1
                return before
            }
            let exit = exits[top.node].first { exit in
                guard exit.target == target, exit.route.popsTo == nil else { return false }
                switch exit.route.style?.value {
                case nil, .push, .sheet, .cover, .popover: break
                default: return false
                }
                guard case .literal(.scalar(let text, _))? = exit.route.fixed.first?.value else { return true }
                return Int(text) == value
            }
            if let exit, let request = request(exit, value) {
                counts.byRoute += 1
                counts.inColumns += top.position.column == nil ? 0 : 1
                _ = state.ask(request, from: state.origin(at: top.position), conditions, at: 0)
                return state
            }
        }
        guard var plan = StateCore(planOf: link, table) else { return before }
        plan.opensOnTop = false
        counts.byPlan += 1
        _ = state.follow(.open(plan, link.node), conditions, at: 0)
        return state
    }

    private func isStep(_ node: NodeID, of flow: NodeID) -> Bool {
        if case .step(let step) = graph[node].detail { step.flow == flow } else { false }
    }

    private func top(of state: StateCore) -> (node: NodeID, position: ScreenPosition)? {
        let level = state.top
        let column = level.path.isEmpty && level.content.split != nil ? level.content.lastColumn : nil
        let position = ScreenPosition(level: level.id, depth: level.path.count, column: column)
        guard let index = state.node(at: position) else { return nil }
        let name = table.nodes[index].id
        return graph.nodes.firstIndex { $0.name == name }.map { (NodeID($0), position) }
    }

    private func request(_ exit: Exit, _ value: Int) -> ExitValue? {
        let values = exit.parameters.map { parameter -> NodeValue.Parameter in
            if case .fixed(let text) = parameter.source { .int(Int(text) ?? 0) } else { .int(value) }
        }
        guard let node = table.index(of: graph[exit.target].name) else { return nil }
        let target = NodeValue(node, parameters: values)
        switch exit.transition {
        case .push: return .push(target)
        case .fill: return .fill([.sidebar, .content, .detail][exit.column ?? 2], target)
        case .replace: return .replace(target)
        case .reset: return .reset(target)
        case .sheet: return .present(ContentValue(.sheet, target))
        case .cover: return .present(ContentValue(.cover, target))
        case .alert, .dialog, .start, .popover: return ContentValue(target, table).map { .present($0) }
        default: return nil
        }
    }

    /// Everything visible in a state, without the ids of presentations.
    private func text(_ state: StateCore) -> String {
        func text(_ value: NodeValue) -> String { "\(value.description(table))" }
        func text(_ content: ContentValue) -> String {
            "\(content.style) \(text(content.value)) \(content.columns.map { text($0) }) \(content.flow?.step ?? 0)"
        }
        func text(_ level: LevelValue) -> String { "\(text(level.content)) \(level.path.map { text($0.value) })" }
        let tab = state.showsTabs ? state.tab ?? -1 : -1
        return "\(tab) \(text(state.base))"
            + state.presented.map { " + " + text($0) }.joined()
    }
}

extension ConditionValues {
    /// Any decided values.
    fileprivate init(graph: Graph, _ random: inout RandomSource) {
        self.init(graph.conditions.map { _ in random.chance(3, in: 4) })
    }
}
