@testable import NavgenRuntime
import Combine
import Foundation
import Observation
import SwiftUI

#if OBSERVATION
    @MainActor @Observable final class Office: OfficeFacts {
        var beta: Bool? = false
        var unread = 3
    }
#else
    @MainActor final class Office: ObservableObject, OfficeFacts {
        @Published var beta: Bool? = false
        @Published var unread = 3
    }
#endif

@MainActor final class Handlers: OfficeHandlers {
    let office: Office
    var manuals: [String] = []

    init(_ office: Office) { self.office = office }

    func manual(page: String) { manuals.append(page) }
    func badge(for tab: OfficeTab) -> Int { tab == .mail ? office.unread : 0 }
}

struct Screens: OfficeDestinations {
    func folders(selection: Binding<FoldersSelection?>, exits: FoldersExits) -> some View {
        KeptValues.folders = selection
        KeptValues.selectionReads += 1
        return VStack {
            Text("folders, selected \(selection.wrappedValue.map { "\($0)" } ?? "none")")
            Button("third") { selection.wrappedValue = .letter(letterId: 3) }
            Button("draft") { selection.wrappedValue = .draft }
            Button("none") { selection.wrappedValue = nil }
            Button("compose") { exits.compose() }
            Button("empty") { exits.scrap() }
        }
    }
    func letter(letterId: Int, exits: LetterExits) -> some View {
        VStack {
            Marked(text: "letter \(letterId)")
            NavigationLink("headers", value: exits.to.headers())
        }
    }
    func draft(exits: DraftExits) -> some View { Text("a draft") }
    func headers(letterId: Int, exits: HeadersExits) -> some View { Text("headers \(letterId)") }
    func toolList(exits: ToolListExits) -> some View { ToolListScreen(exits: exits) }
    func tool(name: String, exits: ToolExits) -> some View { ToolScreen(name: name, exits: exits) }
    func labList(bench: Int, lamp: Bool, exits: LabListExits) -> some View {
        VStack {
            Text("laboratory")
            Marked(text: "bench \(bench)" + (lamp ? " in light" : ""))
            NavigationLink("saw", value: exits.to.tool(name: "saw"))
        }
    }
    func planList(selection: Binding<PlanListSelection?>, exits: PlanListExits) -> some View {
        VStack {
            Text("plans")
            Button("second") { selection.wrappedValue = .plan(number: 2, zoom: 1) }
            Button("closer") { selection.wrappedValue = .plan(number: 2, zoom: 3) }
            Button("fourth") { selection.wrappedValue = .plan(number: 4, zoom: 1) }
        }
    }
    func plan(number: Int, zoom: Int, exits: PlanExits) -> some View {
        Marked(text: "plan \(number)" + (zoom == 1 ? "" : ", \(zoom) times"))
    }
    func compose(exits: ComposeExits) -> some View {
        VStack {
            Text("composing")
            NavigationLink("recipients", value: exits.to.recipients())
        }
    }
    func recipients(exits: RecipientsExits) -> some View { RecipientsScreen() }
    func lend(days: Int, exits: LendExits) -> some View { Text("lent for \(days)") }
    func note(exits: NoteExits) -> some View { NoteScreen() }
}

/// A view with a state of its own.
struct Marked: View {
    let text: String
    @State private var isMarked = false

    var body: some View {
        VStack {
            Text(isMarked ? text + ", marked" : text)
            Button("mark") { isMarked = true }
        }
    }
}

struct ToolListScreen: View {
    let exits: ToolListExits
    @State private var isEditing = false

    var body: some View {
        VStack {
            NavigationLink("saw", value: exits.to.tool(name: "saw")).source(exits.to.tool(name: "saw"))
            Button("manual") { exits.manual(page: "1") }
            Button("note") { exits.note() }
            Text("tools \(exits.reselections)")
            Button("edit") { isEditing.toggle() }
            if isEditing { Text("editing").holdsNavigation() }
        }
    }
}

/// Values that a screen keeps to use them later, for example when it has loaded something.
@MainActor enum KeptValues {
    static var folders: Binding<FoldersSelection?>?
    /// How often the screen has read the selection.
    static var selectionReads = 0
}

struct ToolScreen: View {
    let name: String
    let exits: ToolExits
    @State private var days = 1

    var body: some View {
        VStack {
            Text("tool \(name)")
            Button("longer") { days += 1 }
            Button("lend") { exits.lend(days: days) }.source(exits.to.lend(days: days))
            Button("scrap") { exits.scrap() }.source(exits.to.scrap())
        }
    }
}

struct NoteScreen: View {
    @State private var isWriting = false

    var body: some View {
        VStack {
            Text("note")
            Button("write") { isWriting.toggle() }
        }
        .holdsNavigation(isWriting)
    }
}

/// The root view of an app that switches users.
struct UserSwitchingView: View {
    @State private var office = Office()
    let next: Office
    let navigator: OfficeNavigator

    var body: some View {
        VStack {
            Button("next shift") { office = next }
            OfficeRootView(
                conditions: office, destinations: Screens(), handlers: Handlers(office), navigator: navigator)
        }
    }
}

struct RecipientsScreen: View {
    @State private var name = "nobody"

    var body: some View {
        VStack {
            Text("to \(name)")
            Button("type") { name = "Ada" }
        }
    }
}

#if OBSERVATION
    struct ValueConditions: OfficeFacts { let beta: Bool? }

    /// The root view of an app whose conditions are a value.
    struct ValueConditionsView: View {
        @State private var beta = false
        let navigator: OfficeNavigator

        var body: some View {
            VStack {
                Button("found the laboratory") { beta = true }
                OfficeRootView(
                    conditions: ValueConditions(beta: beta), destinations: Screens(), handlers: Handlers(Office()),
                    navigator: navigator)
            }
        }
    }
#endif

@MainActor final class App {
    let office = Office()
    let handlers: Handlers
    let navigator = OfficeNavigator()
    let stage: Stage

    init() {
        handlers = Handlers(office)
        stage = Stage(
            OfficeRootView(
                conditions: office, destinations: Screens(), handlers: handlers, navigator: navigator))
    }

    func open(_ url: String) async {
        if let url = URL(string: url) { stage.open(url) }
        await settle()
    }

    func tap(_ label: String, line: Int = #line) async {
        expect(stage.tap(label), "`\(label)` can be tapped: \(stage.visibleTexts)", line: line)
        await settle()
    }

    func settle() async {
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }

    /// Dismisses what is presented, without waiting for the system's callback.
    func dismiss() async {
        navigator.dismiss()
        await settle()
        navigator.stopWaiting()
        await settle()
    }

    func shows(_ texts: String..., line: Int = #line) {
        let visible = stage.visibleTexts
        expect(texts.allSatisfy(visible.contains), "\(texts) are among \(visible)", line: line)
    }

    func expectNoWarnings(line: Int = #line) { expect(stage.warnings.isEmpty, "\(stage.warnings)", line: line) }
}

@MainActor func columnsAreSelected() async {
    let app = App()
    app.shows("folders, selected none", "No letter")
    await app.tap("third")
    app.shows("folders, selected letter(letterId: 3)", "letter 3")
    await app.tap("headers")
    app.shows("headers 3")
    // Another letter replaces this one and everything above it.
    await app.open("office://letter/7")
    app.shows("folders, selected letter(letterId: 7)", "letter 7")
    expect(app.navigator.state.path.isEmpty, "\(app.navigator.state.path)")
    await app.open("office://letter/7/headers")
    app.shows("headers 7")
    expect(app.stage.tapBack())
    app.shows("letter 7")
    await app.tap("none")
    app.shows("folders, selected none", "No letter")
    app.expectNoWarnings()
}

/// Another node in a column is a new view. The same node with other values keeps its view.
@MainActor func columnsReplaceTheirViews() async {
    let app = App()
    await app.tap("third")
    await app.tap("mark")
    app.shows("letter 3, marked")
    await app.open("office://letter/7")
    app.shows("letter 7")
    await app.tap("third")
    app.shows("letter 3")

    app.office.beta = true
    await app.settle()
    app.navigator.select(.plans)
    await app.settle()
    await app.tap("second")
    await app.tap("mark")
    app.shows("plan 2, marked")
    await app.tap("closer")
    app.shows("plan 2, 3 times, marked")
    await app.tap("fourth")
    app.shows("plan 4")
    app.expectNoWarnings()
}

/// A dialog without a source is attached to the column that presents it, regardless of the other
/// columns.
@MainActor func dialogsAreAttachedToTheirColumn() async {
    let app = App()
    await app.tap("third")
    await app.tap("headers")
    await app.tap("empty")
    guard let dialog = app.stage.first("confirmationDialog") else { return expect(false, app.stage.dump()) }
    let column = dialog.ancestors.first { $0.texts.contains { $0.hasPrefix("folders") } }
    expect(column.map { !$0.texts.contains("headers 3") } ?? false, app.stage.dump())
    await app.tap("Keep")
    app.shows("headers 3")
    app.expectNoWarnings()
}

@MainActor func tabsAppearAndDisappear() async {
    let app = App()
    expect(app.stage.dump().contains("Laboratory") == false)
    expect(app.stage.dump().contains("3"), "\(app.stage.dump())")
    app.office.beta = true
    await app.settle()
    expect(app.stage.dump().contains("Laboratory"))
    await app.open("office://lab")
    app.shows("laboratory")
    expect(app.stage.tapTab(OfficeTab.tools.node.index) && app.stage.tapTab(OfficeTab.tools.node.index))
    app.shows("tools 1")
    await app.open("office://lab")
    app.office.beta = false
    await app.settle()
    expect(
        app.navigator.state.tab != .lab && !app.stage.visibleTexts.contains("laboratory"), "\(app.stage.visibleTexts)")
    app.expectNoWarnings()
}

/// Another node at the bottom of a stack is a new view. The same node with other values keeps its
/// view.
@MainActor func rootsReplaceTheirViews() async {
    let app = App()
    app.office.beta = true
    await app.settle()
    await app.open("office://lab/2")
    await app.tap("mark")
    app.shows("bench 2, marked")
    await app.open("office://lab/2?lamp=true")
    app.shows("bench 2 in light, marked")
    await app.tap("saw")
    expect(app.stage.tapBack())
    app.shows("bench 2 in light, marked")
    await app.open("office://lab/3")
    app.shows("bench 3")
    app.expectNoWarnings()
}

@MainActor func externalScreensCallHandlers() async {
    let app = App()
    await app.open("office://manual/3")
    expect(app.handlers.manuals == ["3"], "\(app.handlers.manuals)")
    expect(app.navigator.state.tab == .tools && app.navigator.state.path.isEmpty)
    await app.tap("manual")
    expect(app.handlers.manuals == ["3", "1"], "\(app.handlers.manuals)")
    await app.tap("saw")
    app.shows("tool saw")
    app.expectNoWarnings()
}

@MainActor func sheetsDecideHowLinksOpen() async {
    let app = App()
    await app.tap("compose")
    app.shows("composing")
    await app.open("office://letter/2")
    app.shows("composing")
    await app.tap("Discard")
    app.shows("letter 2")
    // The note stays, and a link presents above it.
    await app.open("office://note")
    app.shows("note")
    await app.open("office://worn/saw")
    expect(!app.stage.visibleTexts.contains("Replace"), "the presentation of the note has to finish first")
    app.navigator.stopWaiting()
    await app.settle()
    app.shows("Replace")
    expect(app.navigator.state.presented.count == 2, "\(app.navigator.state.presented)")
    app.expectNoWarnings()
}

/// While a sheet is being dismissed, its views keep their state.
@MainActor func dismissedSheetsKeepTheirState() async {
    let app = App()
    await app.tap("compose")
    await app.tap("recipients")
    await app.tap("type")
    app.shows("to Ada")
    app.stage.dismissalsAreManual = true
    app.navigator.dismiss()
    await app.settle()
    expect(app.stage.texts.contains("to Ada"), "\(app.stage.texts)")
    app.stage.finishDismissals()
    await app.settle()
    app.shows("No letter")
    app.expectNoWarnings()
}

/// A screen that is in two tabs presents from the visible one.
@MainActor func presentationsAreAttachedToTheVisibleTab() async {
    let app = App()
    app.office.beta = true
    await app.settle()
    for tab in [OfficeTab.tools, .lab] {
        expect(app.stage.tapTab(tab.node.index))
        await app.tap("saw")
        app.shows("tool saw")
    }
    for (button, kind) in [("lend", "popover"), ("scrap", "confirmationDialog")] {
        await app.tap(button)
        let shown = app.stage.all(kind)
        let isSeen = shown.map { $0.ancestors.contains { $0.values["isSelected"] as? Bool == true } }
        expect(isSeen == [true], "\(kind): \(isSeen)")
        await app.dismiss()
    }
    app.expectNoWarnings()
}

/// A source is matched by its current value.
@MainActor func sourcesAreMatchedByTheirCurrentValues() async {
    let app = App()
    await app.open("office://tool/saw")
    await app.tap("longer")
    await app.tap("lend")
    app.shows("lent for 2")
    if case .source = app.navigator.rootPresenter.anchor {
    } else {
        expect(false, "\(app.navigator.rootPresenter.anchor)")
    }
    await app.dismiss()
    app.shows("tool saw")
    app.expectNoWarnings()
}

/// If a selection is refused, the views are updated to show the real one.
@MainActor func selectionsAreCorrected() async {
    let app = App()
    app.stage.resetCounts()
    app.stage.tapTab(OfficeTab.plans.node.index)
    await app.settle()
    expect(app.navigator.shownTab == OfficeTab.mail.index)
    expect(app.stage.evaluations["NavigationTabBar", default: 0] > 0, "the tab bar has to be evaluated again")
    await app.tap("third")
    let selectionReads = KeptValues.selectionReads
    await app.tap("draft")
    app.shows("folders, selected letter(letterId: 3)", "letter 3")
    expect(KeptValues.selectionReads > selectionReads, "the list has to be evaluated again")
    app.expectNoWarnings()
}

/// Changes of a split view in a tab that is not selected do not affect other split views.
@MainActor func splitsDoNotAffectEachOther() async {
    let app = App()
    app.office.beta = true
    await app.settle()
    await app.tap("third")
    let mail = app.stage.first("NavigationSplitView")
    expect(app.stage.tapTab(OfficeTab.plans.node.index))
    await app.tap("second")
    let plans = app.navigator.state.base
    app.shows("plans", "plan 2")
    KeptValues.folders?.wrappedValue = nil
    await app.settle()
    (mail?.values["columnVisibility"] as? Binding<NavigationSplitViewVisibility>)?.wrappedValue = .detailOnly
    // Since iOS 17.
    let column = mail?.values["preferredCompactColumn"] as? Binding<NavigationSplitViewColumn>
    column?.wrappedValue = .detail
    await app.settle()
    app.shows("plans", "plan 2")
    expect(app.navigator.state.base == plans, "\(app.navigator.state.base)")
    expect(app.stage.tapTab(OfficeTab.mail.node.index))
    app.shows("folders, selected none", "No letter")
    guard case .split(let split) = app.navigator.state.base.content else { return expect(false) }
    expect(split.visibility == .detailOnly && split.compactColumn == (column == nil ? .sidebar : .detail), "\(split)")
    app.expectNoWarnings()
}

/// Calls the navigator directly, as bindings would, because the stage cannot reach views behind a
/// sheet.
@MainActor func navigationContinuesBehindASheet() async {
    let app = App()
    await app.open("office://tool/saw")
    await app.open("office://note")
    app.navigator.follow([], on: app.navigator.rootLevels[app.navigator.state.base.id])
    app.navigator.tap(OfficeTab.mail.index)
    await app.settle()
    app.shows("note")
    expect(app.navigator.state.nodes == [.mail, .folders, .note], "\(app.navigator.state.nodes)")
    await app.tap("Close")
    app.shows("folders, selected none")
    expect(app.stage.tapTab(OfficeTab.tools.node.index))
    app.shows("tools 0")
    app.expectNoWarnings()
}

@MainActor func alertsHaveLinks() async {
    let app = App()
    await app.open("office://worn/saw")
    app.shows("Keep")
    expect(app.stage.dump().contains("Worn out"))
    expect(app.navigator.state.path == [.tool(name: "saw")] && app.navigator.state.tab == .tools)
    await app.tap("Replace")
    app.navigator.stopWaiting()
    await app.settle()
    app.shows("note")
    await app.tap("Close")
    app.shows("tool saw")
    app.expectNoWarnings()
}

@MainActor func aStackWorksByItself() async {
    let handlers = Handlers(Office())
    let navigator = OfficeNavigator(stack: .toolList)
    let stage = Stage(
        OfficeStack(root: .toolList, destinations: Screens(), handlers: handlers, navigator: navigator))
    func settle() async {
        navigator.stopWaiting()
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }
    expect(stage.tap("saw") && stage.visibleTexts.contains("tool saw"), "\(stage.visibleTexts)")
    expect(stage.tapBack() && stage.tap("note"))
    expect(stage.visibleTexts.contains("note"), "\(stage.visibleTexts)")
    expect(stage.tap("Close"))
    await settle()
    navigator.open("office://tool/file")
    await settle()
    expect(stage.visibleTexts.contains("tool file"), "\(stage.visibleTexts)")
    expect(navigator.state.path == [.tool(name: "file")] && navigator.state.presented.isEmpty)
    // Links that begin with another screen do not belong to this stack.
    let state = navigator.state
    var events: [OfficeEvent] = []
    navigator.onEvent = { events.append($0) }
    for _ in 0..<2 { expect(!navigator.open("office://letter/3/headers"), "twice in a second") }
    if let link = OfficeLink("office://letter/4") { navigator.open(link) }
    expect(
        events == [
            .url("office://letter/3/headers", .unmatched), .url("office://letter/4", .unmatched),
        ], "\(events)")
    expect(URL(string: "office://letter/3").map({ navigator.recognizes($0.absoluteString) }) == false)
    expect(URL(string: "office://tool/file").map({ navigator.recognizes($0.absoluteString) }) == true)
    await settle()
    expect(navigator.state == state && stage.visibleTexts.contains("tool file"), "\(stage.visibleTexts)")
    expect(stage.warnings.isEmpty, "\(stage.warnings)")
    let later = OfficeNavigator(stack: .toolList)
    if let saved = navigator.save() { later.restore(saved) }
    expect(later.state.base.path == [.tool(name: "file")] && later.state.base.content == state.base.content)
}

@MainActor func aSceneIsRestored() async {
    let app = App()
    await app.open("office://letter/7/headers")
    app.stage.setScenePhase(.background)
    var events: [OfficeEvent] = []
    let scene = Stage(
        OfficeRootView(
            conditions: app.office, destinations: Screens(), handlers: app.handlers, onEvent: { events.append($0) }),
        sceneStorage: app.stage.sceneStorage)
    for _ in 0..<4 { await Task.yield() }
    scene.update()
    expect(scene.visibleTexts.contains("headers 7"), "\(scene.visibleTexts)")
    expect(events == [.shown(.headers, values: ["letterId": "7"])], "only what is visible is reported: \(events)")
}

@MainActor func newConditionsReplaceOldOnes() async {
    let next = Office()
    let navigator = OfficeNavigator()
    let stage = Stage(UserSwitchingView(next: next, navigator: navigator))
    func settle() async {
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }
    // At first, the next user's conditions are the same.
    expect(stage.tap("next shift"))
    await settle()
    next.beta = true
    await settle()
    expect(navigator.conditions.beta == true && stage.dump().contains("Laboratory"))
    expect((navigator.handlers as? Handlers)?.office === next, "the handlers are also replaced")
    #if OBSERVATION
        let other = OfficeNavigator()
        let company = Stage(ValueConditionsView(navigator: other))
        expect(company.tap("found the laboratory"))
        company.update()
        expect(other.conditions.beta == true && company.dump().contains("Laboratory"))
        other.select(.lab)
        company.update()
        expect(company.visibleTexts.contains("laboratory"), "\(company.visibleTexts)")
    #endif
}

@MainActor func windowsNavigateIndependently() {
    let handlers = Handlers(Office())
    let root = OfficeRootView(conditions: handlers.office, destinations: Screens(), handlers: handlers)
    let (first, second) = (Stage(root), Stage(root))
    expect(first.tap("third"))
    second.update()
    expect(first.visibleTexts.contains("letter 3") && !second.visibleTexts.contains("letter 3"))
    let stack = OfficeStack(root: .toolList, destinations: Screens(), handlers: handlers)
    let (third, fourth) = (Stage(stack), Stage(stack))
    expect(third.tap("saw"))
    fourth.update()
    expect(third.visibleTexts.contains("tool saw") && !fourth.visibleTexts.contains("tool saw"))
}

@MainActor func navigatorsAreReleasedWithTheirWindows() async {
    weak var navigator: OfficeNavigator?
    do {
        let app = App()
        navigator = app.navigator
        await app.open("office://letter/7/headers")
        await app.tap("compose")
    }
    KeptValues.folders = nil
    for _ in 0..<4 { await Task.yield() }
    expect(navigator == nil)
}

@MainActor func formsHoldWhileTheyExist() async {
    let app = App()
    expect(app.stage.tapTab(OfficeTab.tools.node.index))
    await app.tap("edit")
    await app.tap("saw")
    await app.open("office://letter/1")
    app.shows("tool saw")
    expect(app.stage.tapTab(OfficeTab.mail.node.index))
    await app.settle()
    app.shows("folders, selected none", "No letter")
    expect(app.stage.tapTab(OfficeTab.tools.node.index) && app.stage.tapBack())
    await app.settle()
    app.shows("editing")
    // The form is removed from a visible screen. Shortly after, it can no longer come back.
    await app.tap("edit")
    app.shows("tools 0")
    try? await Task.sleep(nanoseconds: 600_000_000)
    await app.settle()
    app.shows("letter 1")
    // The form's presentation is dismissed.
    await app.open("office://note")
    await app.tap("write")
    await app.open("office://letter/2")
    app.shows("note")
    app.navigator.dismiss()
    await app.settle()
    app.shows("letter 2")
    app.expectNoWarnings()
}

@MainActor func formsAreNotSwipedAway() async {
    let app = App()
    await app.open("office://note")
    await app.tap("write")
    guard let sheet = app.stage.first("sheet") else { return expect(false) }
    expect(!app.stage.swipeDown(sheet) && app.navigator.rootPresenter.level?.isHeld == true)
    await app.tap("write")
    expect(app.stage.swipeDown(sheet) && app.navigator.state.presented.isEmpty)
    app.expectNoWarnings()
}

/// Options of the graph are applied to a presentation, and nothing else is.
@MainActor func presentationsHaveTheirOptions() async {
    let app = App()
    await app.tap("compose")
    guard let compose = app.stage.first("sheet") else { return expect(false) }
    let heights = compose.all(".presentationDetents")
    expect(heights.map { $0.values["detents"] as? Set<PresentationDetent> } == [[.medium, .large]])
    expect(heights.map { ($0.values["selection"] as? Binding<PresentationDetent>)?.wrappedValue } == [.large])
    expect(compose.all(".presentationBackgroundInteraction").isEmpty)
    expect(!app.stage.swipeDown(compose))
    await app.tap("Discard")

    // A presentation that begins with its smallest detent has no selection, which would have to be
    // one of its detents.
    await app.open("office://note")
    guard let note = app.stage.first("sheet") else { return expect(false) }
    expect(note.all(".presentationDetents").map { Set($0.values.keys) } == [["detents"]])
    expect(note.all(".presentationBackgroundInteraction").count == 1)
    expect(app.stage.swipeDown(note))
    app.expectNoWarnings()
}

/// Restores a state with a deferred link of the app's current build.
@MainActor func aDeferredLinkIsRestored() async {
    let app = App()
    app.navigator.build = OfficeEnvironment.beta.build
    await app.tap("compose")
    await app.open("office-beta://letter/2")
    app.shows("composing")
    app.stage.setScenePhase(.background)
    let navigator = OfficeNavigator()
    let scene = Stage(
        OfficeRootView(
            scenes: OfficeScenes(environment: .beta), conditions: app.office, destinations: Screens(),
            handlers: app.handlers, navigator: navigator), sceneStorage: app.stage.sceneStorage)
    expect(scene.visibleTexts.contains("composing") && scene.tap("Discard"), "\(scene.visibleTexts)")
    for _ in 0..<4 { await Task.yield() }
    scene.update()
    expect(scene.visibleTexts.contains("letter 2"), "\(scene.visibleTexts) \(navigator.state.nodes)")
}

/// Started with the argument `-officeLink URL`, which developers can set in Xcode.
@MainActor func argumentsOpenLinks() {
    let app = App()
    app.shows("letter 9")
}

/// Saves a state with a screen that has no URL, and that a condition allows.
@MainActor func saveState(in file: String) async {
    let app = App()
    app.office.beta = true
    await app.settle()
    await app.tap("draft")
    app.shows("a draft")
    do {
        try app.navigator.save()?.write(to: URL(fileURLWithPath: file))
    } catch {
        expect(false, "\(error)")
    }
}

/// Started with that state, `-officeConditions beta=true` and `-officeAnimations off`.
@MainActor func argumentsFixStateAndConditions() async {
    let app = App()
    await app.settle()
    app.shows("a draft")
    expect(app.stage.dump().contains("Laboratory"), "\(app.stage.dump())")
    expect(app.navigator.conditions.beta == true && app.navigator.scene.withoutAnimation != nil)
    // The app's own value does not count.
    app.office.beta = nil
    await app.settle()
    app.navigator.refreshConditions()
    expect(app.navigator.conditions.beta == true)
    app.shows("a draft")
}

/// Started with arguments that mean nothing, and with an undecided condition: the app is as without the others.
@MainActor func wrongArgumentsAreReported() async {
    let app = App()
    await app.settle()
    app.shows("folders, selected none")
    expect(app.navigator.conditions.beta == nil && app.navigator.scene.withoutAnimation == nil)
}

@main struct Program {
    static func main() async {
        let arguments = CommandLine.arguments
        if arguments.contains("-wrong") {
            await wrongArgumentsAreReported()
        } else if arguments.contains("-officeLink") {
            argumentsOpenLinks()
        } else if let index = arguments.firstIndex(of: "-saves") {
            await saveState(in: arguments[index + 1])
        } else if arguments.contains("-officeState") {
            await argumentsFixStateAndConditions()
        } else {
            await columnsAreSelected()
            await columnsReplaceTheirViews()
            await dialogsAreAttachedToTheirColumn()
            await tabsAppearAndDisappear()
            await rootsReplaceTheirViews()
            await externalScreensCallHandlers()
            await sheetsDecideHowLinksOpen()
            await dismissedSheetsKeepTheirState()
            await presentationsAreAttachedToTheVisibleTab()
            await sourcesAreMatchedByTheirCurrentValues()
            await selectionsAreCorrected()
            await splitsDoNotAffectEachOther()
            await navigationContinuesBehindASheet()
            await alertsHaveLinks()
            await aStackWorksByItself()
            await aSceneIsRestored()
            await newConditionsReplaceOldOnes()
            windowsNavigateIndependently()
            await navigatorsAreReleasedWithTheirWindows()
            await formsHoldWhileTheyExist()
            await formsAreNotSwipedAway()
            await presentationsHaveTheirOptions()
            await aDeferredLinkIsRestored()
        }
        for failure in failures { print(failure) }
    }
}
