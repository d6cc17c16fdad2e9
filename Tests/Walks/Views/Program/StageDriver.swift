@testable import NavgenRuntime
import Foundation
import SwiftUI

/// Performs actions on the views of an app on a stage, as a user and the system do, and reports what the stage shows.
///
/// What no user can do, because a view is gone or covered, comes late from the former view.
@MainActor final class StageDriver: WalkDriver {
    private let graph: PlannedGraph
    private let variants: Set<Stage.Variant>
    private let isManual: Bool
    private var app: WalkApp
    private var stage: Stage
    /// What the stage shows since it has come to rest.
    private var reading: StageReading
    private var time = Date().timeIntervalSince1970
    /// The views of the screens of the model, when they were last on display.
    private var places: [Int: Place] = [:]
    /// The screens of the model that are on display.
    private var current: Set<Int> = []
    /// What holds navigation. It is kept, because the model does not know which views exist: a fallback that is hidden
    /// by another one has none.
    private var holders: [AnyObject] = []
    private var warnings = 0
    private(set) var counts = WalkCounts()

    /// The view of a screen.
    private struct Place {
        let node: String
        /// Nil for alerts and dialogs.
        var view: StageNode?
        /// What is presented, if the screen is the content of a presentation.
        var presented: StageNode?
        /// The id of its level in the navigator.
        let level: Int

        var any: StageNode? { view ?? presented }
    }

    /// - Note: The graph must be the one that is loaded.
    init(_ graph: PlannedGraph, _ facts: Facts, _ variants: Set<Stage.Variant>, isManual: Bool) {
        self.graph = graph
        self.variants = variants
        self.isManual = isManual
        let alerts = graph.graph.nodes.filter(\.kind.isAlert)
        LoadedValue.answers = Dictionary(
            uniqueKeysWithValues: alerts.map { ($0.id, $0.exits.indices.map { "a\($0)" } + ["ok"]) })
        Self.removeSaved()
        let app = WalkApp(graph, facts)
        self.app = app
        stage = Self.stage(of: app, variants, [:])
        reading = StageReading(stage)
        connect()
    }

    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "navgen-walk-\(ProcessInfo.processInfo.processIdentifier)")

    /// Removes what an earlier walk has saved.
    static func removeSaved() { try? FileManager.default.removeItem(at: folder) }

    private static func stage(
        of app: WalkApp, _ variants: Set<Stage.Variant>, _ storage: [String: Any]
    ) -> Stage {
        NavigationSavedFile.folder = folder
        NavigationSavedFile.opened = []
        return Stage(
            NavigationRootView(
                conditions: app.facts, destinations: WalkScreens(app: app), handlers: app, navigator: app.navigator),
            variants: variants, sceneStorage: storage)
    }

    private func connect() {
        stage.dismissalsAreManual = isManual
        warnings = 0
        navigator.now = { [weak self] in self?.time ?? 0 }
    }

    private var navigator: NavigatorCore { app.navigator }

    // MARK: What it shows

    var text: String {
        let levels = reading.levels.map(reading.labels)
        let shown = shown
        let base = shown.root.map { [$0] + (shown.tab.map { [$0] } ?? []) } ?? ["launching"]
        let texts = (shown.root == nil ? levels.dropFirst() : levels[...]).map { $0.joined(separator: ">") }
        return ([base.joined(separator: "/")] + texts).joined(separator: " ^")
    }

    var shown: RuntimeShown {
        guard let root = reading.labels(reading.levels[0]).first, root != "launching" else {
            return RuntimeShown(levels: [])
        }
        let tab = reading.tab.map { LoadedGraph.table.nodes[$0].id }
        let levels = reading.levels.map { level in
            let labels = reading.labels(level).flatMap { $0.split(separator: "|") }
            let names = labels.map { String($0.split(separator: ":").last ?? "") }
            let parts = names.first?.split(separator: ".") ?? []
            return RuntimeShown.Level(
                nodes: names.map(name), step: parts.count > 1 ? Int(parts[1].dropFirst()) : nil)
        }
        let id = name(String(root.prefix { $0 != "|" }))
        let split = graph.graph.splits.first { $0.sidebar == id }
        return RuntimeShown(root: tab == nil ? split?.id ?? id : "tabs", tab: tab, levels: levels)
    }

    /// The id of the node with a label.
    private func name(_ label: String) -> String { String(label.prefix { $0 != "(" && $0 != "." }) }

    var waiting: [String] {
        navigator.wanted.requests.map { $0.exit.target(LoadedGraph.table).map { LoadedGraph.table.nodes[$0].id } ?? "" }
    }

    func takeOutcomes() -> [RuntimeOutcome] {
        defer { app.outcomes = [] }
        return app.outcomes
    }

    func takeFailures() -> [String] {
        defer { warnings = stage.warnings.count }
        let isShown = navigator.pending == nil && navigator.shown.isEqual(to: navigator.display)
        return reading.failures + stage.warnings.dropFirst(warnings)
            + (isShown ? [] : ["the navigator still waits"])
    }

    func adopt(_ model: Model) {
        let levels = reading.levels.dropFirst(shown.root == nil ? 1 : 0)
        current = []
        for ((level, other), id) in zip(zip(model.shown.merged, levels), navigator.display.levels.map(\.id)) {
            place(
                level.content,
                Place(node: level.content.node, view: other.views.first, presented: other.presented, level: id))
            for (spot, view) in zip(level.spots, other.views).dropFirst() {
                place(spot, Place(node: spot.node, view: view, level: id))
            }
        }
    }

    private func place(_ spot: Model.Spot, _ place: Place) {
        places[spot.id] = place
        current.insert(spot.id)
    }

    /// A restart is an operation like others.
    func restoredText(_ facts: Facts) async -> String? { nil }

    // MARK: What happens to it

    func perform(_ action: Action) async {
        switch action {
        case .facts(let facts): app.facts.values = facts.values
        case .exit(let exit, let value, let spot, let caller): take(exit, value, spot, caller)
        case .open(let node, let value): open(node, value)
        case .code(let node, let value):
            if let step = WalkValues(graph: graph).step(node, value) { _ = navigator.go(step) }
        case .tap(let tab): tap(tab: tab)
        case .close(let spot, let isAnswered): close(spot, isAnswered)
        case .back(let spot): back(spot)
        case .next(let spot): move("next", spot)
        case .previous(let spot): move("previous", spot)
        case .cancel(let spot): move("cancel", spot)
        case .hold(let spot, let holds): hold(spot, holds)
        case .tick(let minutes):
            time += Double(minutes) * 60
            navigator.settle { $0.update(to: self.navigator.conditionValues, at: self.time) }
        case .restart(let facts): await restart(facts)
        case .nothing: break
        }
        await rest()
    }

    /// Waits until nothing happens any more.
    private func rest() async {
        var (former, quiet, rounds) = (navigator.display, 0, 0)
        while quiet < 2, rounds < 200 {
            let before = (app.outcomes.count, app.asking - navigator.callers.count)
            stage.update()
            holders = navigator.holders.compactMap(\.view)
            for _ in 0..<4 { await Task.yield() }
            // The navigator does not stop waiting before a dismissal has ended, and that may begin another one.
            stage.update()
            let waits = navigator.waitCount
            stage.finishDismissals()
            if navigator.waitCount == waits { navigator.stopWaiting() }
            let isQuiet = navigator.pending == nil && navigator.display == former
            quiet = isQuiet && before == (app.outcomes.count, 0) ? quiet + 1 : 0
            former = navigator.display
            rounds += 1
        }
        reading = StageReading(stage)
    }

    private func open(_ node: String, _ value: Int) {
        // The same URL is opened only once within a second.
        time += 2
        let path = "/\(node)" + (graph.node(node).parameter == .none ? "" : "/\(value)")
        let origin = value == 5 ? "walk://" : "https://walk.example.com"
        if let url = URL(string: origin + path) { stage.open(url) }
        counts.count("links")
    }

    private func take(_ exit: WalkGraph.Exit, _ value: Int, _ spot: Int, _ caller: Int?) {
        // A second tap on a row within half a second is none.
        time += 0.6
        guard let place = place(spot), let index = graph.node(place.node).exits.firstIndex(of: exit) else {
            return app.answer(caller, false)
        }
        (app.value, app.caller) = (value, caller)
        if place.view == nil {
            tap("a\(index)", in: place)
        } else {
            tap(isLink(exit, value, caller, place) ? "link \(index)" : "exit \(index)", in: place)
        }
        app.answer(app.caller, false)
        app.caller = nil
    }

    /// Whether a link takes an exit: where a stack is, and only while the link is visible and the exit is offered, as
    /// other links are disabled.
    private func isLink(_ exit: WalkGraph.Exit, _ value: Int, _ caller: Int?, _ place: Place) -> Bool {
        guard caller == nil, value == 5, exit.isLink(in: graph), let view = place.view,
            stage.visibleNodes.contains(where: { $0 === view })
        else { return false }
        let facts = Facts(app.facts.values)
        let isOffered =
            facts.all(exit.when) == true
            && graph.node(exit.target).requires.allSatisfy {
                facts.value($0) == true || graph.graph.fallback(of: $0) != nil
            }
        let around = place.view?.ancestors.first {
            $0.kind == "NavigationStack" || StageReading.presentations.contains($0.kind)
        }
        return isOffered && around?.kind == "NavigationStack"
    }

    /// The view of a screen; nil where it shows another screen of the model by now, so that nothing can come late.
    private func place(_ spot: Int) -> Place? {
        guard let place = places[spot], let node = place.any else { return nil }
        if !current.contains(spot), node.isOnStage || hasEqual(place) {
            counts.count("views that are used again")
            return nil
        }
        return place
    }

    /// Whether a screen of the same node is on the same level. The views of the two cannot be told apart if both were
    /// there when the level was first shown.
    private func hasEqual(_ place: Place) -> Bool {
        guard let node = LoadedGraph.table.index(of: place.node) else { return false }
        return navigator.display.levels.contains { $0.id == place.level && $0.contains(node) }
    }

    private func tap(_ label: String, in place: Place) {
        let button = place.any?.own.first { ["Button", "NavigationLink"].contains($0.kind) && $0.label == label }
        guard let button else { return }
        let isVisible = stage.visibleNodes.contains { $0 === button }
        let kind = label.prefix { $0 != " " && !$0.isNumber }
        counts.count("\(isVisible ? "taps" : button.isOnStage ? "covered taps" : "late taps") on \(kind)")
        stage.tap(button)
    }

    private func tap(tab: String) {
        guard let node = LoadedGraph.table.index(of: tab) else { return }
        let bar = stage.visibleNodes.contains { $0.kind == "TabView" }
        let tabs = stage.all("Tab").contains { $0.values["value"] as? Int == node }
        if bar, tabs {
            counts.count("taps on tabs")
            stage.tapTab(node)
        } else {
            counts.count("late taps on tabs")
            navigator.tapTabBar(node)
        }
    }

    private func close(_ spot: Int, _ isAnswered: Bool) {
        guard let place = place(spot) else { return }
        guard current.contains(spot) else {
            guard let presented = place.presented else { return }
            counts.count("late dismissals")
            return stage.writeLate(presented)
        }
        guard let presented = place.presented else { return }
        if isAnswered {
            tap(place.view == nil ? "ok" : "finish", in: place)
        } else if presented.kind == "alert" {
            counts.count("alerts that the system dismisses")
            stage.writeLate(presented)
        } else if presented === stage.frontmost, presented.kind != "fullScreenCover", stage.swipeDown(presented) {
            counts.count("swipes")
        } else {
            tap("close", in: place)
        }
    }

    private func back(_ spot: Int) {
        guard let place = place(spot), let view = place.view else { return }
        let pushed = view.ancestors.first { $0.kind == "pushed" || StageReading.presentations.contains($0.kind) }
        guard !current.contains(spot) || view.column != nil || pushed?.kind == "pushed" else { return }
        if spot % 2 == 0 || !current.contains(spot) || view.column != nil {
            tap("back", in: place)
        } else {
            counts.count("taps on the back button")
            stage.tapBack(in: view)
        }
    }

    private func move(_ label: String, _ spot: Int) {
        if let place = place(spot) { tap(label, in: place) }
    }

    private func hold(_ spot: Int, _ holds: Bool) {
        guard let place = places[spot] else { return }
        if let view = place.view, view.isOnStage {
            tap(holds ? "hold" : "release", in: place)
        } else if holds {
            let holder = NSObject()
            holders = [holder]
            let level = navigator.display.presented.last
            navigator.hold(holder, true, in: level.map { ScreenOrigin(id: $0.contentID) })
        } else {
            app.holding.screens = []
            for holder in holders { navigator.hold(holder, false, in: nil) }
        }
        holders = navigator.holders.compactMap(\.view)
    }

    /// Waits until the navigation is saved, which happens soon after each change.
    private func waitForSaving() async {
        func object(_ data: Data?) -> NSDictionary? {
            data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? NSDictionary }
        }
        let wanted = object(navigator.save())
        for _ in 0..<200 where object(stage.sceneStorage["Walk.navigation"] as? Data) != wanted {
            try? await Task.sleep(nanoseconds: 20_000_000)
        }
    }

    private func restart(_ facts: Facts) async {
        if variants.contains(.appQuitsWithoutNotice) { await waitForSaving() }
        let storage = stage.quit()
        places = [:]
        current = []
        holders = []
        app = WalkApp(graph, facts)
        navigator.now = { [weak self] in self?.time ?? 0 }
        stage = Self.stage(of: app, variants, storage)
        connect()
    }
}
