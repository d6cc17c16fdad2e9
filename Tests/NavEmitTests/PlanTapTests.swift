import Foundation
import NavDriver
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@testable import NavEmit

/// In the generated navigator, a link shows what taps show that take its routes one after the other.
@Suite struct PlanTapTests {
    private static let count = ProcessInfo.processInfo.environment["NAVGEN_TAPS"].flatMap { Int($0) } ?? 3

    @Test func linksShowWhatTapsShow() throws {
        var (graphs, links, seed) = (0, 0, UInt64(0))
        while graphs < Self.count {
            seed += 1
            var navigation = RandomNavigation(seed: seed, scale: 4)
            let files = navigation.files()
            let result = compileText(files)
            // What has no plan is no matter here.
            let others = result.diagnostics.filter {
                $0.severity == .error
                    && !["ambiguous-back-stack", "unbound-back-stack", "unreachable-node"].contains($0.rule.name)
            }
            guard others.isEmpty, let analysed = result.analysed, let table = result.links else { continue }
            graphs += 1
            let graph = CompiledGraph(analysed: analysed, links: table)
            let driver = TapDriver(analysed, table)
            let program = try SwiftProgram(
                graph.swift() + [("main.swift", driver.text)], flags: ["-swift-version", "6"])
            defer { program.remove() }
            let findings = try program.run()
            #expect(findings == "", "seed \(seed): \(findings)\n\(files.map(\.value).joined(separator: "\n"))")
            links += driver.linkCount
        }
        #expect(links > 3 * Self.count, "\(links)")
    }
}

/// Writes a program that opens each link of a graph, and taps to the same.
private struct TapDriver {
    private(set) var text = """
        @MainActor func expect(_ name: String, _ url: String, _ conditions: WalkConditions, _ taps: (WalkNavigator) -> Void) {
            let byLink = WalkNavigator(conditions: conditions)
            let byTaps = WalkNavigator(conditions: conditions)
            if !byLink.open(url) { print(name, "is not opened") }
            taps(byTaps)
            if byLink.state.words != byTaps.state.words {
                print(name, "by link:", byLink.state.words, "by taps:", byTaps.state.words)
            }
        }

        extension WalkState {
            /// All that can be seen, without what tells presentations apart.
            var words: String {
                "\\(place) \\(base.content) \\(base.path)" + presented.map { " + \\($0.content) \\($0.path)" }.joined()
            }
        }

        extension WalkNavigator {
            /// Where what is on top finds the navigator.
            var here: WalkExitHandler {
                if let level = state.presented.last { return handler(level: level.id, route: level.path.last) }
                return handler(level: state.base.id, route: state.base.path.last\\(column))
            }
        }


        """
    private(set) var linkCount = 0
    private let analysed: AnalysedGraph
    private let links: LinkTable
    private let model: SwiftModel
    private let exits: ExitFacts
    private var graph: Graph { analysed.graph }

    init(_ analysed: AnalysedGraph, _ links: LinkTable) {
        self.analysed = analysed
        self.links = links
        model = SwiftModel(analysed, links, EmitOptions(sourceName: "graph.yaml"))
        exits = ExitFacts(model)
        let hasTabs = !analysed.graph.ids(of: .tab).isEmpty
        text.replace("\\(place)", with: hasTabs ? "\\(tab)" : "")
        if analysed.graph.conditions.isEmpty {
            text.replace(" _ conditions: WalkConditions,", with: "")
            text.replace("conditions: conditions", with: "")
        }
        text.replace(
            "\\(column)",
            with: analysed.shownSplits.isEmpty
                ? ""
                : ", column: { if case .split(let split) = state.base.content { split.lastColumn } else { nil } }()")
        for (node, outcome) in links.plans.all {
            guard case .plan(let plan) = outcome, let link = link(to: node, plan) else { continue }
            text += link
            linkCount += 1
        }
    }

    /// Nil where taps alone do not lead there: a link fills columns that are empty, and asks no route for its `when`.
    private func link(to node: NodeID, _ plan: Plan) -> String? {
        guard let walk = walk(to: node, plan) else { return nil }
        let facts = graph.conditions.map { "\($0.name.value): \(!walk.conditions.contains("!" + $0.name.value))" }
        // A plan is the same for all values, and so may pass a route that fixes one.
        let value = walk.taps.last.flatMap(fixedValue) ?? "5"
        var lines: [String] = []
        if let tab = plan.tab { lines.append("taps.select(.\(graph[tab].id.value))") }
        for (tap, shown) in zip(walk.taps, walk.before) {
            guard let line = line(tap, from: shown, value) else { return nil }
            lines.append(line)
        }
        let path = links.patterns(of: node).first.map { links.patterns[$0].text.value } ?? ""
        let conditions = facts.isEmpty ? "" : ", WalkConditions(\(facts.joined(separator: ", ")))"
        return """
            expect("\(graph[node].name)", "walk:/\(path.replacing("{x}", with: value))"\(conditions)) { taps in
            \(lines.map { "    \($0)\n" }.joined())}

            """
    }

    /// The shortest walk that leads to a plan, under conditions that can all hold.
    private func walk(to node: NodeID, _ plan: Plan) -> TapModel.Walk? {
        let model = TapModel(analysed, target: node)
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

    private func fixedValue(_ tap: TapModel.Tap) -> String? {
        switch tap {
        case .route(let number), .action(_, let number):
            guard case .literal(.scalar(let text, _))? = graph.routes[number].fixed.first?.value else { return nil }
            return text
        case .column, .step: return nil
        }
    }

    private func line(_ tap: TapModel.Tap, from shown: Shown, _ value: String) -> String? {
        switch tap {
        case .route(let number): return exit(number, from: shown, value)
        case .action(let shownBy, let number):
            guard case .alertAction(let alert, let action) = graph.routes[number].source,
                case .alert(let detail) = graph[alert].detail, let exit = exit(shownBy, from: shown, value)
            else { return nil }
            let type = model.companion(of: alert, "Action")
            return "\(exit); taps.answer(\(type).\(detail.actions[action].id.value), to: taps.state.top.id)"
        case .step:
            guard let level = shown.presented.last else { return nil }
            return
                "if case .\(graph[level.entry.node].id.value)(let run)? = taps.observed(taps.state.top.id)?.run { run.next() }"
        // No exit does that.
        case .column: return nil
        }
    }

    private func exit(_ number: Int, from shown: Shown, _ value: String) -> String? {
        let source = shown.top(in: graph)
        let range = graph.routes[number].range
        guard let way = exits[source].first(where: { $0.route.range == range }) else { return nil }
        let own = shown.entries.last { $0.node == source }?.value
        func text(_ own: Shown.Value?) -> String {
            switch own {
            case .fixed(let text)?: text
            case .link?, nil: value
            }
        }
        let passed = exits.namesOfOwnParameters(of: source).contains("x") ? ", x: \(text(own))" : ""
        let arguments = way.open.isEmpty ? "" : "x: \(value)"
        return "\(model.companion(of: source, "Exits"))(taps.here\(passed)).\(way.name)(\(arguments))"
    }
}

extension Shown {
    fileprivate var entries: [Entry] {
        [root] + columns.sorted { $0.key < $1.key }.map(\.value) + path + presented.flatMap { [$0.entry] + $0.path }
    }
}
