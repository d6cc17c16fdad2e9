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
    /// A link shows the same as taps that follow its routes one after the other.
    @MainActor @Suite struct PlanTapTests {
        private static let count = Rounds.of(20)

        @Test func linksShowWhatTapsShow() throws {
            var (graphs, links, seed) = (0, 0, UInt64(0))
            while graphs < Self.count {
                seed += 1
                var navigation = RandomNavigation(seed: seed, scale: 4, hasPlacements: true)
                let files = navigation.files()
                let result = compileText(files)
                // Links without a plan are ignored here.
                let others = result.diagnostics.filter {
                    $0.severity == .error
                        && !["ambiguous-back-stack", "unbound-back-stack", "unreachable-node"].contains($0.rule.name)
                }
                guard others.isEmpty, let table = result.links else { continue }
                graphs += 1
                var taps = PlanTaps(table)
                taps.compareAll()
                #expect(
                    taps.findings.isEmpty,
                    "seed \(seed): \(taps.findings)\n\(files.map(\.value).joined(separator: "\n"))")
                links += taps.linkCount
            }
            #expect(links > 3 * Self.count, "\(links)")
        }
    }
}

/// Opens each link of a graph, and taps to the same place.
@MainActor private struct PlanTaps {
    private(set) var findings: [String] = []
    private(set) var linkCount = 0
    private let links: LinkAnalysis
    private let exits: ExitFacts
    private var graph: Graph { links.graph }
    private var table: GraphTable { DynamicGraph.table }

    init(_ links: LinkAnalysis) {
        self.links = links
        exits = ExitFacts(SwiftModel(links, sourceName: "graph.yaml"))
        DynamicGraph.load(links, onlyLinks: false)
    }

    mutating func compareAll() {
        for (node, outcome) in links.plans.all {
            guard case .plan(let plan) = outcome else { continue }
            compare(node, plan, byPattern: links.patterns(of: node).first)
        }
        for placement in links.placements {
            guard case .plan(let plan) = placement.outcome, case .plan? = links.plans[placement.node] else { continue }
            compare(
                placement.node, plan, byPattern: links.patterns(of: placement.node).dropFirst(placement.links[0]).first)
        }
    }

    /// Does nothing if taps alone do not lead there. A link also fills empty columns, and ignores
    /// the `when` of routes.
    private mutating func compare(_ node: NodeID, _ plan: Plan, byPattern pattern: Int?) {
        guard let walk = walk(to: node, plan) else { return }
        let conditions = ConditionValues(graph.conditions.map { !walk.conditions.contains("!" + $0.name.value) })
        // A plan is the same for all values, so it may use a route that fixes one.
        // The steps of a flow keep the value with which it was started.
        let last = walk.taps.last { if case .step = $0 { false } else { true } }
        let value = last.flatMap(fixedValue) ?? 5
        let taps = NavigatorCore(table, nil, conditions)
        if let tab = plan.tab, let index = table.tabs.firstIndex(of: self.index(tab)) {
            taps.change(.code) { $0.select(index) }
        }
        for (tap, shown) in zip(walk.taps, walk.before) {
            guard take(tap, from: shown, value, taps) else { return }
        }
        linkCount += 1
        let path = pattern.map { links.patterns[$0].text.value } ?? ""
        let byLink = NavigatorCore(table, nil, conditions)
        let isOpened = byLink.open("walk:/" + path.replacing("{x}", with: "\(value)"))
        if !isOpened || text(byLink.wanted) != text(taps.wanted) {
            findings.append(
                "\(graph[node].name) by link: \(text(byLink.wanted)), by taps: \(text(taps.wanted))")
        }
        checkState(byLink, conditions)
    }

    /// Checks that the state can be saved and restored, and that the same conditions remove nothing
    /// from it.
    private mutating func checkState(_ navigator: NavigatorCore, _ conditions: ConditionValues) {
        let state = NavigationState<DynamicGraph>(core: navigator.wanted)
        let saved = (try? JSONEncoder().encode(state)) ?? Data()
        let restored = try? JSONDecoder().decode(NavigationState<DynamicGraph>.self, from: saved)
        if restored.map({ text($0.core) }) != text(state.core) {
            findings.append("\(text(state.core)) is restored as \(restored.map { text($0.core) } ?? "nothing")")
        }
        navigator.conditionsChanged(conditions)
        if navigator.wanted != state.core { findings.append("\(text(state.core)) becomes \(text(navigator.wanted))") }
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

    private func index(_ node: NodeID) -> Int { table.index(of: graph[node].name) ?? -1 }

    /// The shortest walk to a plan whose conditions can all be true at once.
    private func walk(to node: NodeID, _ plan: Plan) -> TapModel.Walk? {
        let model = TapModel(links.analyzed, target: node)
        for most in 0..<8 {
            let walk = model.walks(most: most).first { walk in
                walk.shown == Shown(plan, graph) && walk.tapped == walk.shown && isOffered(walk)
            }
            if let walk { return walk }
        }
        return nil
    }

    private func isOffered(_ walk: TapModel.Walk) -> Bool {
        let needs = walk.taps.reduce(into: walk.conditions) { needs, tap in
            switch tap {
            case .route(let number), .action(_, let number): needs.formUnion(graph.routes[number].when.map(\.text))
            case .column, .step: break
            }
        }
        return needs.allSatisfy { !needs.contains("!" + $0) }
    }

    // MARK: Taps

    private func fixedValue(_ tap: TapModel.Tap) -> Int? {
        switch tap {
        case .route(let number), .action(_, let number):
            guard case .literal(.scalar(let text, _))? = graph.routes[number].fixed.first?.value else { return nil }
            return Int(text)
        case .column, .step: return nil
        }
    }

    private struct Answer: RawRepresentable, Hashable { let rawValue: String }

    private func take(_ tap: TapModel.Tap, from shown: Shown, _ value: Int, _ taps: NavigatorCore) -> Bool {
        switch tap {
        case .route(let number): return take(number, from: shown, value, taps)
        case .action(let shownBy, let number):
            guard case .alertAction(let alert, let action) = graph.routes[number].source,
                case .alert(let detail) = graph[alert].detail, take(shownBy, from: shown, value, taps)
            else { return false }
            let id = detail.actions[action].id.value
            taps.answer(taps.wanted.top.id, AlertButton(Answer(rawValue: id), id))
            return true
        case .step:
            taps.model(taps.wanted.top.id)?.run?.next()
            return true
        // No exit fills an empty column.
        case .column: return false
        }
    }

    private func take(_ number: Int, from shown: Shown, _ value: Int, _ taps: NavigatorCore) -> Bool {
        // A route that goes back first starts at a screen above what it goes back to.
        if graph.routes[number].nodeBelowTarget != nil { return takeAbove(number, from: shown, value, taps) }
        return takeDirectly(number, from: shown.top(in: graph), shown, value, taps)
    }

    /// Pushes the source of a route that goes back first, if another route does, and then takes the route.
    private func takeAbove(_ number: Int, from shown: Shown, _ value: Int, _ taps: NavigatorCore) -> Bool {
        guard let above = graph.routes[number].sourceNode, above != shown.top(in: graph) else { return false }
        let push = graph.routes.indices.first { index in
            let route = graph.routes[index]
            return route.sourceNode == shown.top(in: graph) && route.target.target == above && route.when.isEmpty
                && links.analyzed.transition(of: route, from: route.sourceNode) == .push
        }
        guard graph[above].requires.isEmpty, let push else { return false }
        return take(push, from: shown, value, taps) && takeDirectly(number, from: above, shown, value, taps)
    }

    private func takeDirectly(
        _ number: Int, from source: NodeID, _ shown: Shown, _ value: Int, _ taps: NavigatorCore
    ) -> Bool {
        let range = graph.routes[number].range
        guard let exit = exits[source].first(where: { $0.route.range == range }) else { return false }
        let own: Int =
            switch shown.entries.last(where: { $0.node == source })?.value {
            case .fixed(let text)?: Int(text) ?? value
            case .link?, nil: value
            }
        let values = exit.parameters.map { parameter -> NodeValue.Parameter in
            switch parameter.source {
            case .fixed(let text): .int(Int(text) ?? 0)
            case .taken: .int(own)
            case .open: .int(value)
            }
        }
        let target = NodeValue(index(exit.target), parameters: values)
        guard let request = exitValue(exit, target) else { return false }
        let state = taps.display
        let level = state.presented.last ?? state.base
        let column = state.presented.isEmpty && level.content.split != nil ? level.content.lastColumn : nil
        _ = taps.take(request, from: taps.origin(level.id, level.path.last?.value, column))
        return true
    }

    private func exitValue(_ exit: Exit, _ target: NodeValue) -> ExitValue? {
        switch exit.transition {
        case .push: return .push(target)
        case .replace: return .replace(target)
        case .reset: return .reset(target)
        case .popTo: return .popTo(target.node)
        case .dismiss: return .close
        case .fill: return .fill([.sidebar, .content, .detail][exit.column ?? 2], target)
        case .select: return table.tabs.firstIndex(of: target.node).map { .select($0) }
        case .run: return .act(target)
        case .open: return StateCore(planOf: target, table).map { .open($0, target.node) }
        case .sheet: return .present(ContentValue(.sheet, target))
        case .cover: return .present(ContentValue(.cover, target))
        case .popover, .alert, .dialog, .start: return ContentValue(target, table).map { .present($0) }
        case .under:
            let isPushed = graph.kind(of: exit.target) == .screen
            return isPushed ? .under(.push(target)) : ContentValue(target, table).map { .under(.present($0)) }
        case .from:
            guard let below = exit.popsTo else { return nil }
            let isPushed = graph.kind(of: exit.target) == .screen
            let next = isPushed ? .push(target) : ContentValue(target, table).map { ExitValue.present($0) }
            return next.map { .from(index(below), $0) }
        }
    }
}

extension Shown {
    fileprivate var entries: [Entry] {
        [root] + columns.sorted { $0.key < $1.key }.map(\.value) + path + presented.flatMap { [$0.entry] + $0.path }
    }
}
