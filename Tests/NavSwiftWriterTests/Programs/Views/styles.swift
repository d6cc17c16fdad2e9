@testable import NavgenRuntime
import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class Facts: AllFacts {
    var signedIn: Bool? = nil
    var isNew: Bool? = nil
    var beta: Bool? = nil
}
@MainActor final class Handlers: AllHandlers {
    var ended: [String] = []
    func introFinished(_ data: IntroData, cancelled: Bool) { ended.append("intro \(data.number) \(cancelled)") }
    func tourFinished(cancelled: Bool) { ended.append("tour \(cancelled)") }
    func quizFinished(cancelled: Bool) { ended.append("quiz \(cancelled)") }
    func badge(for tab: AllTab) -> Int { tab == .one ? 7 : 5 }
}
struct Screens: AllDestinations {
    func splash(exits: SplashExits) -> some View { Text("splash") }
    func welcome(exits: WelcomeExits) -> some View { Text("welcome") }
    func home(exits: HomeExits) -> some View {
        VStack {
            NavigationLink("zoom", value: exits.to.zoomed(id: 3)).source(
                exits.to.zoomed(id: 3) as any Hashable & Sendable)
            Button("sheet") { exits.sheet() }
            Button("cover") { exits.cover() }
            Button("popover") { exits.popover() }.source(Inner.menu.exit as any Hashable & Sendable)
            Button("warning") { exits.warning() }
            Button("asking") { exits.asking() }
            Button("other") { exits.other() }
            Button("tour") { exits.tour() }
            Button("quiz") { exits.quiz() }
        }
    }
    func zoomed(id: Int, exits: ZoomedExits) -> some View { Text("zoomed \(id)") }
    func other(exits: OtherExits) -> some View { Text("other") }
    func last(exits: LastExits) -> some View { Text("last") }
    func sidebar(selection: Binding<SidebarSelection?>, exits: SidebarExits) -> some View {
        VStack {
            Text("sidebar \(selection.wrappedValue.map { "\($0)" } ?? "none")")
            Button("list 4") { selection.wrappedValue = .list(n: 4) }
            Button("straight") { selection.wrappedValue = .detail }
        }
    }
    func list(n: Int, selection: Binding<ListSelection?>, exits: ListExits) -> some View {
        VStack {
            Text("list \(n) \(selection.wrappedValue.map { "\($0)" } ?? "none")")
            Button("show") { selection.wrappedValue = .detail }
        }
    }
    func detail(exits: DetailExits) -> some View {
        VStack {
            Text("detail")
            NavigationLink("deeper", value: exits.to.deep())
            Button("back to list") { exits.list() }
        }
    }
    func deep(exits: DeepExits) -> some View { Text("deep") }
    func sheet(exits: SheetExits) -> some View { Text("a sheet").onConfirm { exits.close() } }
    func clear(exits: ClearExits) -> some View { Text("a clear sheet") }
    func simple(exits: SimpleExits) -> some View { Text("a simple sheet") }
    func cover(exits: CoverExits) -> some View { Text("a cover") }
    func popover(exits: PopoverExits) -> some View { Text("a popover") }
    func introNumber(flow: IntroRun) -> some View {
        Button("type") {
            flow.number = "5"; flow.next()
        }
    }
    func introCode(flow: IntroRun) -> some View { Button("done") { flow.next() } }
    func tourFirst(flow: TourRun, exits: TourFirstExits) -> some View {
        VStack {
            Text("step 1")
            Button("on") { flow.next() }
            Button("aside") { exits.simple() }
        }
    }
    func tourSecond(flow: TourRun) -> some View { Text("step 2") }
    func quizAsk(flow: QuizRun) -> some View { Button("answer") { flow.next() } }
}

/// The exits of a section in its own module, where the graph is not visible.
enum Inner: ExitRequest { case menu, close, back, finish(NavigationResult) }
extension Inner {
    var exit: NavigationExit<AllGraph> { .popover(.popover) }
}

@MainActor final class App {
    let facts = Facts()
    let handlers = Handlers()
    let navigator = AllNavigator()
    let stage: Stage
    init() {
        stage = Stage(AllRootView(conditions: facts, destinations: Screens(), handlers: handlers, navigator: navigator))
    }
    func settle() async {
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }
    func tap(_ label: String, line: Int = #line) async {
        expect(stage.tap(label), "`\(label)` can be tapped: \(stage.visibleTexts)", line: line)
        await settle()
    }
    func shows(_ texts: String..., line: Int = #line) {
        let visible = stage.visibleTexts
        expect(texts.allSatisfy(visible.contains), "\(texts) are among \(visible)", line: line)
    }
    func dismiss() async {
        navigator.dismiss()
        await settle()
        navigator.stopWaiting()
        await settle()
    }
    /// The identifiers of the tabs, with their sections and roles.
    var tabs: [String] {
        stage.all("Tab").map { tab in
            ["identifier", "section", "role"].compactMap { tab.values[$0] as? String }.joined(separator: " ")
        }
    }
    func expectNoWarnings(line: Int = #line) { expect(stage.warnings.isEmpty, "\(stage.warnings)", line: line) }
    func enter() async {
        (facts.signedIn, facts.isNew, facts.beta) = (true, false, true)
        await settle()
    }
}

@MainActor func roots() async {
    let app = App()
    app.shows("splash")
    app.facts.signedIn = false
    await app.settle()
    app.shows("splash")
    app.facts.isNew = true
    await app.settle()
    app.shows("type")
    expect(app.stage.find(identifier: "intro.number") != nil)
    await app.tap("type")
    app.shows("done")
    expect(app.stage.find(identifier: "intro.code") != nil && app.stage.find(identifier: "intro.number") == nil)
    app.facts.isNew = false
    await app.settle()
    app.shows("welcome")
    expect(app.handlers.ended == ["intro 5 true"], "\(app.handlers.ended)")
    let modes = app.stage.all(".navigationBarTitleDisplayMode").map { "\($0.values["displayMode"] ?? "")" }
    expect(modes == ["inline"], "\(modes) \(app.stage.dump())")
    await app.enter()
    app.shows("zoom")
    app.expectNoWarnings()
}

@MainActor func tabs() async {
    let app = App()
    (app.facts.signedIn, app.facts.isNew) = (true, false)
    await app.settle()
    expect(app.tabs == ["one First", "three search", "four"], "\(app.tabs)")
    expect(app.stage.dump().contains("7"))
    app.facts.beta = true
    await app.settle()
    expect(app.tabs == ["one First", "two First", "three search", "four"], "\(app.tabs)")
    expect(app.stage.tapTab(AllTab.three.node.index))
    app.shows("other")
    app.expectNoWarnings()
}

@MainActor func splits() async {
    let app = App()
    await app.enter()
    expect(app.stage.tapTab(AllTab.two.node.index))
    app.shows("sidebar none", "No list", "Nothing")
    let view = app.stage.first("NavigationSplitView")
    expect((view?.values["columnVisibility"] as? Binding<NavigationSplitViewVisibility>)?.wrappedValue == .doubleColumn)
    await app.tap("list 4")
    app.shows("sidebar list(n: 4)", "list 4 none", "Nothing")
    await app.tap("show")
    app.shows("list 4 detail", "detail", "sidebar list(n: 4)")
    app.stage.resetCounts()
    await app.tap("deeper")
    app.shows("deep")
    // If a second tap is rejected, the stack is evaluated again.
    let isTappedTwice = app.stage.variants.contains(.rowsAreTappedTwice)
    expect(isTappedTwice || app.stage.evaluations["NavigationScreenView"] == 1, "\(app.stage.evaluations)")
    expect(app.stage.tapBack())
    await app.tap("back to list")
    app.shows("list 4 none", "Nothing")
    await app.tap("straight")
    app.shows("sidebar list(n: 4)", "list 4 detail", "detail")
    app.expectNoWarnings()
}

@MainActor func presentations() async {
    let app = App()
    await app.enter()
    app.stage.resetCounts()
    await app.tap("sheet")
    app.shows("a sheet", "Cancel", "Save")
    guard let sheet = app.stage.first("sheet") else { return expect(false) }
    for (name, key, value) in [
        (".presentationBackgroundInteraction", "interaction", "enabled(upThrough: medium)"),
        (".presentationContentInteraction", "behavior", "scrolls"),
        (".presentationCornerRadius", "cornerRadius", "20.0"),
        (".presentationSizing", "sizing", "form"), (".presentationBackground", "style", "thin"),
        (".presentationDragIndicator", "visibility", "visible"),
    ] {
        let found = sheet.all(name).map { "\($0.values[key] ?? "")" }
        expect(found.count == 1 && found[0].contains(value), "\(name) \(found)")
    }
    let detents = sheet.all(".presentationDetents")
    expect(
        detents.map { $0.values["detents"] as? Set<PresentationDetent> } == [[.medium, .fraction(0.3), .height(200)]])
    expect(!app.stage.swipeDown(sheet))
    await app.tap("Save")
    expect(app.navigator.state.presented.isEmpty)
    app.navigator.stopWaiting()
    await app.settle()
    if let url = URL(string: "all://clear") { app.stage.open(url) }
    await app.settle()
    app.shows("a clear sheet")
    expect(app.stage.all(".presentationDragIndicator").map { "\($0.values["visibility"] ?? "")" } == ["hidden"])
    expect(app.stage.all(".presentationBackground").count == 1 && app.stage.all(".presentationDetents").isEmpty)
    await app.dismiss()
    await app.tap("cover")
    app.shows("a cover", "Close")
    expect(app.stage.all("fullScreenCover").count == 1)
    await app.tap("Close")
    app.navigator.stopWaiting()
    await app.settle()
    await app.tap("popover")
    app.shows("a popover")
    if case .source = app.navigator.rootPresenter.anchor {} else { expect(false) }
    await app.dismiss()
    await app.tap("warning")
    app.shows("Yes")
    expect(app.stage.dump().contains("Really"))
    await app.tap("Yes")
    app.navigator.stopWaiting()
    await app.settle()
    await app.tap("asking")
    expect(app.stage.all("confirmationDialog").count == 1)
    let hidden = app.stage.all("confirmationDialog").map { "\($0.values["titleVisibility"] ?? "")" }
    expect(hidden == ["hidden"], "\(hidden)")
    await app.tap("Yes")
    app.navigator.stopWaiting()
    await app.settle()
    await app.tap("other")
    app.shows("other")
    expect(app.stage.find(identifier: "other") != nil)
    await app.dismiss()
    await app.tap("tour")
    app.shows("step 1")
    expect(app.stage.find(identifier: "tour.first") != nil)
    expect(
        app.stage.all("fullScreenCover").first?.all(".navigationTitle").first?.values["title"] as? String
            == "First step", app.stage.dump())
    app.navigator.stopWaiting()
    await app.tap("aside")
    app.navigator.stopWaiting()
    await app.settle()
    app.shows("a simple sheet")
    await app.dismiss()
    await app.tap("on")
    app.shows("step 2")
    await app.dismiss()
    expect(app.handlers.ended == ["tour true"], "\(app.handlers.ended)")
    await app.tap("quiz")
    expect(app.stage.all("sheet").count == 1)
    await app.tap("answer")
    expect(app.handlers.ended == ["tour true", "quiz false"], "\(app.handlers.ended)")
    app.navigator.stopWaiting()
    await app.settle()
    await app.tap("zoom")
    app.shows("zoomed 3")
    let sources = app.stage.all(".matchedTransitionSource"), screens = app.stage.all(".navigationTransition")
    expect(sources.count == 1 && screens.count == 1, "\(sources.count) \(screens.count)")
    expect(
        "\(screens.first?.values["style"] ?? "")".contains("\(sources.first?.values["id"] ?? "-")"),
        "\(screens.first?.values ?? [:])")
    app.expectNoWarnings()
}

@main struct Program {
    static func main() async {
        await roots()
        await tabs()
        await splits()
        await presentations()
        for failure in failures { print(failure) }
    }
}
