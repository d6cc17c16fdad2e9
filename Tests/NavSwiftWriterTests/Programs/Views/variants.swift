@testable import NavgenRuntime
import Combine
import Foundation
import Observation
import SwiftUI

#if OBSERVATION
    @MainActor @Observable final class Facts: DeskFacts {
        var inside: Bool? = true
        var isNew: Bool? = true
        var paid: Bool?
        var touring: Bool? = false
        var ready: Bool?
    }
#else
    @MainActor final class Facts: ObservableObject, DeskFacts {
        @Published var inside: Bool? = true
        @Published var isNew: Bool? = true
        @Published var paid: Bool?
        @Published var touring: Bool? = false
        @Published var ready: Bool?
    }
#endif

@MainActor final class Handlers: DeskHandlers {
    func tourFinished(cancelled: Bool) {}
}

/// The answers to dialogs.
@MainActor final class Notes {
    var answers: [String] = []
}

struct Screens: DeskDestinations {
    let notes: Notes

    func first(exits: FirstExits) -> some View { NavigationLink("item", value: exits.to.item(number: 1)) }
    func second(exits: SecondExits) -> some View { NavigationLink("item", value: exits.to.item(number: 1)) }
    func folders(selection: Binding<FoldersSelection?>, exits: FoldersExits) -> some View {
        List(selection: selection) { Text("folders \(selection.wrappedValue.map { "\($0)" } ?? "-")") }
    }
    func folder(name: String, selection: Binding<FolderSelection?>, exits: FolderExits) -> some View {
        List(selection: selection) { Text("folder \(name)") }
    }
    func letter(name: String, number: Int, exits: LetterExits) -> some View {
        VStack {
            Text("letter \(name) \(number)")
            NavigationLink("headers", value: exits.to.headers())
        }
    }
    func headers(name: String, number: Int, exits: HeadersExits) -> some View { Text("headers \(name) \(number)") }
    func items(exits: ItemsExits) -> some View {
        VStack {
            Text("items")
            NavigationLink("item", value: exits.to.item(number: 1))
            Button("push") { exits.item(number: 2) }
            Button("ask") { Task { notes.answers.append(await exits.ask()?.rawValue ?? "nothing") } }
            Button("warn") { exits.warn() }
            Button("share") { exits.share() }.source(exits.to.share())
            Button("compose") { exits.compose() }
            NavigationLink("secret", value: exits.to.secret())
        }
    }
    func page(number: Int, line: Int, exits: PageExits) -> some View {
        VStack {
            Text("line \(line)")
            Button("write") { exits.compose() }
        }
    }
    func info(exits: InfoExits) -> some View { Text("info") }
    func members(exits: MembersExits) -> some View { MembersScreen() }
    func secret(exits: SecretExits) -> some View { Text("secret") }
    func item(number: Int, exits: ItemExits) -> some View { ItemScreen(number: number, exits: exits) }
    func compose(exits: ComposeExits) -> some View { Text("composing") }
    func pick(exits: PickExits) -> some View { Text("picking") }
    func share(exits: ShareExits) -> some View { Text("sharing") }
    func vip(exits: VipExits) -> some View { Text("vip") }
    func tourStart(flow: TourRun, exits: TourStartExits) -> some View { Text("touring") }
    func tourEnd(flow: TourRun) -> some View { Text("toured") }
}

struct ItemScreen: View {
    let number: Int
    let exits: ItemExits
    @State private var isMarked = false

    var body: some View {
        VStack {
            Text("item \(number)" + (isMarked ? ", marked" : ""))
            Button("mark") { isMarked = true }
            NavigationLink("again", value: exits.to.item(number: number + 1))
            Button("share") { exits.share() }
            Button("about") { exits.about() }.source(exits.to.about())
        }
        .userActivity("own") { _ in }
    }
}

struct MembersScreen: View {
    @State private var isRead = false

    var body: some View { Button(isRead ? "read" : "unread") { isRead = true } }
}

/// A window of the app.
@MainActor final class Window {
    let facts = Facts()
    let notes = Notes()
    let navigator = DeskNavigator()
    let stage: Stage
    var events: [DeskEvent] = []

    init(_ scenes: DeskScenes? = nil, tab: DeskTab? = .list, storage: [String: Any] = [:], inside: Bool? = true) {
        facts.inside = inside
        stage = Stage(
            DeskRootView(
                scenes: scenes, conditions: facts, destinations: Screens(notes: notes), handlers: Handlers(),
                navigator: navigator),
            sceneStorage: storage)
        navigator.onEvent = { [weak self] in self?.events.append($0) }
        if let tab { navigator.select(tab) }
        stage.update()
    }

    func settle() async {
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }

    /// Lets the navigator stop waiting for transitions.
    func rest() async {
        for _ in 0..<4 {
            await settle()
            navigator.stopWaiting()
        }
        await settle()
    }

    func open(_ url: String) async {
        if let url = URL(string: url) { stage.open(url) }
        await settle()
    }

    func tap(_ label: String, line: Int = #line) async {
        expect(stage.tap(label), "`\(label)` can be tapped: \(stage.visibleTexts)", line: line)
        await settle()
    }

    func shows(_ texts: String..., line: Int = #line) {
        let visible = stage.visibleTexts
        expect(texts.allSatisfy(visible.contains), "\(texts) are among \(visible)", line: line)
    }

    func expectNoWarnings(line: Int = #line) { expect(stage.warnings.isEmpty, "\(stage.warnings)", line: line) }
}

/// A source on a screen that leaves anchors nothing on the screen that takes its place.
@MainActor func sourcesLeaveWithTheirScreens() async {
    let window = Window()
    await window.tap("item")
    await window.open("desk://about")
    await window.rest()
    expect(window.navigator.state.path == [.info], "\(window.navigator.state.path)")
    expect(window.stage.all("confirmationDialog").count == 1, window.stage.dump())
    window.expectNoWarnings()
}

/// Of two equal screens, only the one that presents a popover shows it.
@MainActor func equalScreensPresentOnce() async {
    let window = Window()
    await window.tap("item")
    await window.tap("share")
    await window.rest()
    window.navigator.push(.item(number: 1))
    await window.rest()
    expect(window.navigator.state.path == [.item(number: 1), .item(number: 1)], "\(window.navigator.state.path)")
    expect(window.stage.all("popover").count == 1, window.stage.dump())
    window.expectNoWarnings()
}

/// A popover is presented anew on a screen that is pushed below it, because its content disappears with its view.
@MainActor func coveredPopoversMove() async {
    let window = Window()
    await window.tap("share")
    await window.rest()
    window.navigator.push(.item(number: 2))
    await window.rest()
    let popovers = window.stage.all("popover")
    expect(popovers.map { $0.ancestors.contains { $0.kind == "pushed" } } == [true], window.stage.dump())
    window.stage.dismissalsAreManual = true
    expect(popovers.first.map(window.stage.swipeDown) == true)
    window.navigator.present(.sheet(.compose))
    await window.settle()
    window.expectNoWarnings()
    window.stage.finishDismissals()
    await window.rest()
    window.shows("composing")
    window.expectNoWarnings()
}

/// The end of a sheet's dismissal is not taken for that of the popover below, which is dismissed next.
@MainActor func dismissalsEndOneByOne() async {
    let window = Window()
    await window.tap("share")
    await window.rest()
    window.navigator.present(.sheet(.compose))
    await window.rest()
    window.stage.dismissalsAreManual = true
    guard let sheet = window.stage.first("sheet") else { return expect(false) }
    expect(window.stage.swipeDown(sheet))
    window.navigator.dismiss()
    window.navigator.present(.sheet(.pick))
    expect(window.navigator.state.presented.count == 1)
    window.stage.finishDismissals()
    await window.settle()
    window.expectNoWarnings()
    window.stage.finishDismissals()
    await window.rest()
    window.shows("picking")
    window.expectNoWarnings()
}

/// A view works at once, even if the former view of the same screen still exists.
@MainActor func viewsTakeOver() async {
    let window = Window()
    await window.open("desk://page/1/1")
    let former = window.stage.first("pushed")
    await window.open("desk://page/1/2")
    window.shows("line 2")
    await window.tap("write")
    window.shows("composing")
    withExtendedLifetime(former) {}
    window.expectNoWarnings()
}

/// While no step of the root is visible, a fallback is anchored to the window.
@MainActor func fallbacksNeedNoScreen() async {
    let window = Window(tab: nil)
    window.facts.touring = true
    await window.settle()
    window.shows("touring")
    window.navigator.present(.sheet(.vip))
    window.facts.isNew = false
    window.facts.paid = false
    await window.rest()
    expect(window.navigator.display.root == nil && window.navigator.state.presented.count == 1)
    expect(window.stage.all("confirmationDialog").count == 1, window.stage.dump())
    window.expectNoWarnings()
}

/// The selected tab stays in the tab bar until what is presented over it is gone.
@MainActor func selectedTabsStay() async {
    let window = Window(tab: .mail)
    window.navigator.present(.sheet(.compose))
    await window.rest()
    window.stage.dismissalsAreManual = true
    window.facts.isNew = false
    await window.settle()
    expect(window.stage.all("Tab").count == 4, window.stage.dump())
    window.stage.finishDismissals()
    await window.rest()
    window.shows("items")
    expect(window.stage.all("Tab").count == 3, window.stage.dump())
    window.expectNoWarnings()
}

/// `alertsAreClearedFirst`
@MainActor func answersWinOverDismissals() async {
    let window = Window()
    await window.tap("ask")
    await window.tap("Yes")
    expect(window.notes.answers == ["yes"], "\(window.notes.answers)")
    await window.rest()
    await window.tap("warn")
    await window.tap("More")
    await window.rest()
    window.shows("picking")
    window.expectNoWarnings()
}

/// `popoversDisappearFirst`: the next presentation does not wait for the popover, which is gone.
@MainActor func popoversDisappear() async {
    let window = Window()
    await window.tap("share")
    await window.rest()
    guard let popover = window.stage.first("popover") else { return expect(false) }
    expect(window.stage.swipeDown(popover))
    await window.settle()
    expect(window.navigator.state.presented.isEmpty && window.navigator.pending == nil)
    await window.tap("compose")
    window.shows("composing")
    window.expectNoWarnings()
}

/// `dialogsPointAtTheirView`
@MainActor func dialogsPointAtSmallViews() async {
    let window = Window()
    await window.tap("ask")
    expect(window.stage.all("confirmationDialog").count == 1)
    window.expectNoWarnings()
}

/// `presentationsAreDropped`
@MainActor func presentationsWaitForDismissals() async {
    let window = Window()
    await window.tap("compose")
    await window.rest()
    window.stage.dismissalsAreManual = true
    guard let sheet = window.stage.first("sheet") else { return expect(false) }
    expect(window.stage.swipeDown(sheet))
    window.navigator.present(.sheet(.pick))
    await window.settle()
    window.stage.finishDismissals()
    await window.settle()
    window.shows("picking")
    window.expectNoWarnings()
}

/// `stacksPopWithTheirColumns`
@MainActor func stacksStayWhenColumnsChange() async {
    let window = Window(tab: .mail)
    await window.open("desk://folder/a/1/headers")
    window.shows("headers a 1")
    await window.open("desk://folder/b/2/headers")
    window.shows("headers b 2")
    expect(window.navigator.state.path == [.headers(name: "b", number: 2)], "\(window.navigator.state.path)")
    expect(window.stage.tapBack())
    await window.settle()
    window.shows("letter b 2")
    expect(window.navigator.state.path.isEmpty)
    window.expectNoWarnings()
}

/// `rowsAreTappedTwice`: a second tap pushes nothing, and an equal selection empties no column.
@MainActor func secondTapsDoNothing() async {
    let window = Window()
    await window.tap("item")
    expect(window.navigator.state.path == [.item(number: 1)], "\(window.navigator.state.path)")
    window.shows("item 1")
    await window.tap("again")
    expect(window.navigator.state.path == [.item(number: 1), .item(number: 2)], "\(window.navigator.state.path)")
    window.navigator.popToRoot()
    await window.settle()
    // A second tap on a button reaches it while its screen is being covered.
    guard let button = window.stage.all("Button").first(where: { $0.label == "push" }) else { return expect(false) }
    for _ in 0..<2 { window.stage.tap(button) }
    expect(window.navigator.state.path == [.item(number: 2)], "\(window.navigator.state.path)")
    let later = Date().timeIntervalSince1970 + 1
    window.navigator.now = { later }
    window.stage.push(DeskRoute.item(number: 2))
    expect(window.navigator.state.path.count == 2, "an equal screen can be pushed later")

    // Nor does a second tap on a row take the place of a step that waits.
    let waiting = Window()
    await waiting.tap("secret")
    let dropped = waiting.events.filter { if case .dropped = $0 { true } else { false } }
    expect(waiting.navigator.wanted.requests.count == 1 && dropped.isEmpty, "\(waiting.events)")

    let mail = Window(tab: .mail)
    await mail.open("desk://folder/a/1/headers")
    mail.stage.select(FoldersSelection.folder(name: "a"))
    await mail.settle()
    mail.shows("folders folder(name: \"a\")", "folder a", "headers a 1")
    mail.stage.select(FoldersSelection.folder(name: "b"))
    await mail.settle()
    mail.shows("folder b")
    expect(!mail.stage.visibleTexts.contains("headers a 1"))
    // Where only one column fits, the folder is shown again.
    mail.navigator.change { $0.changeSplit(ofLevel: 0) { $0.compactColumn = .sidebar } }
    mail.stage.select(FoldersSelection.folder(name: "b"))
    expect(mail.navigator.wanted.base.content.split?.compactColumn == .content)
    mail.expectNoWarnings()
}

/// `collapsingClearsSelections`, `collapsingClearsSelectionsFirst`
@MainActor func collapsingKeepsColumns() async {
    let window = Window(tab: .mail)
    await window.open("desk://folder/a/1/headers")
    window.stage.collapse()
    await window.settle()
    window.shows("folder a", "headers a 1")
    // Later, the selection is cleared by the user.
    let later = Date().timeIntervalSince1970 + 1
    window.navigator.now = { later }
    let sidebar = window.stage.all("List").compactMap { $0.values["selection"] as? Binding<FoldersSelection?> }.first
    sidebar?.wrappedValue = nil
    await window.settle()
    expect(!window.stage.visibleTexts.contains("folder a"), "\(window.stage.visibleTexts)")
    window.expectNoWarnings()
}

/// The views of a guarded tab are gone, with their state, when its condition turns false.
@MainActor func guardedTabsForget() async {
    let window = Window()
    window.facts.paid = true
    await window.settle()
    window.navigator.select(.club)
    await window.settle()
    await window.tap("unread")
    window.shows("read")
    window.facts.paid = false
    await window.rest()
    window.shows("folders -")
    window.facts.paid = true
    await window.settle()
    window.navigator.select(.club)
    await window.settle()
    window.shows("unread")
    window.expectNoWarnings()
}

/// `emptyTabsAreLeftOut`
@MainActor func tabsThatActAreThere() async {
    let window = Window()
    expect(window.stage.all("Tab").count == 4, window.stage.dump())
    expect(window.stage.tapTab(DeskNode.add.index))
    await window.settle()
    window.shows("composing")
    window.expectNoWarnings()
}

/// `linksAreActivities`, `linksComeTwice`
@MainActor func universalLinksOpenOnce() async {
    let window = Window()
    window.events = []
    await window.open("https://desk.example.com/item/3")
    window.shows("item 3")
    let urls = window.events.filter { if case .url = $0 { true } else { false } }
    expect(urls == [.url("https://desk.example.com/item/3", .opened(.item))], "\(urls)")
    window.expectNoWarnings()
}

/// `firstWindowGetsURLs`, `windowsStayActive`
@MainActor func theActiveWindowGetsURLs() async {
    let scenes = DeskScenes()
    let (first, second) = (Window(scenes), Window(scenes))
    let windows = StageWindows([first.stage, second.stage])
    func open(_ number: Int) async -> [Int] {
        if let url = URL(string: "desk://item/\(number)") { windows.open(url) }
        await first.settle()
        await second.settle()
        return [first, second].map { $0.navigator.state.path.count { $0 == .item(number: number) } }
    }
    for (number, window) in [second, first, second].enumerated() {
        windows.activate(window.stage)
        expect(scenes.active === window.navigator)
        let opened = await open(number)
        expect(opened == (window === first ? [1, 0] : [0, 1]), "\(opened)")
    }
    windows.close(second.stage)
    expect(scenes.active === first.navigator, "a closed window is not active")
    let opened = await open(3)
    expect(opened == [1, 0], "\(opened)")
}

/// `outermostActivityWins`
@MainActor func theAppsActivityWins() async {
    let window = Window()
    expect(window.stage.userActivity == nil)
    await window.open("desk://folder/a/1/headers")
    expect(window.stage.userActivity?.activityType == "Desk.link")
    await window.open("desk://item/1")
    expect(window.stage.userActivity?.activityType == "own", "\(window.stage.userActivity?.activityType ?? "none")")
}

/// `sheetsNeedASize`
@MainActor func stacksInSheetsHaveASize() async {
    let window = Window()
    await window.tap("compose")
    window.shows("composing")
    window.expectNoWarnings()
}

/// `appQuitsWithoutNotice`, `sceneStorageIsLost`
@MainActor func statesSurviveQuitting() async {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    NavigationSavedFile.folder = folder
    defer { NavigationSavedFile.folder = nil }
    func launch(_ storage: [String: Any], inside: Bool? = true) async -> Window {
        NavigationSavedFile.opened = []
        let window = Window(tab: nil, storage: storage, inside: inside)
        await window.settle()
        return window
    }
    func save() async { try? await Task.sleep(nanoseconds: 500_000_000) }

    var window = await launch([:])
    await window.open("desk://item/7")
    await save()
    // While the root is undecided, nothing has been restored yet.
    window = await launch(window.stage.quit(), inside: nil)
    await save()
    window = await launch(window.stage.quit())
    window.shows("item 7")
    // A second window is a new one.
    let other = Window(tab: .list)
    await other.settle()
    other.shows("items")
}

/// Each presentation of a restored state would be animated on its own.
@MainActor func restoringIsNotAnimated() async {
    let window = Window()
    await window.tap("compose")
    await window.rest()
    window.navigator.present(.sheet(.pick))
    await window.rest()
    expect(window.stage.animations == ["sheet", "sheet"], "\(window.stage.animations)")
    window.stage.setScenePhase(.background)
    let next = Window(tab: nil, storage: window.stage.sceneStorage)
    await next.rest()
    next.shows("picking")
    expect(next.stage.animations.isEmpty, "\(next.stage.animations)")
    next.navigator.dismissAll()
    await next.rest()
    await next.tap("warn")
    expect(next.stage.animations == ["alert"], "\(next.stage.animations)")
    next.expectNoWarnings()
}

/// Two roots with equal stacks have different views.
@MainActor func rootsHaveTheirOwnStacks() async {
    let window = Window(tab: nil, inside: false)
    await window.tap("item")
    window.facts.isNew = false
    await window.settle()
    await window.tap("item")
    await window.tap("mark")
    window.shows("item 1, marked")
    // The other root, with the same stack.
    window.facts.isNew = true
    window.navigator.push(.item(number: 1))
    await window.settle()
    window.shows("item 1")
    window.expectNoWarnings()
}

/// Presenting something evaluates only the modifiers that present it.
@MainActor func presentingEvaluatesNoOtherModifiers() async {
    if !ObservedParts.usesObservation { return }
    let window = Window()
    await window.tap("item")
    window.stage.resetCounts()
    window.navigator.present(.sheet(.pick))
    await window.rest()
    // Those of the root and of the new view.
    expect(window.stage.evaluations["NavigationAnchorModifier"] == 2, "\(window.stage.evaluations)")
}

@main struct Program {
    static func main() async {
        await sourcesLeaveWithTheirScreens()
        await equalScreensPresentOnce()
        await coveredPopoversMove()
        await dismissalsEndOneByOne()
        await viewsTakeOver()
        await fallbacksNeedNoScreen()
        await selectedTabsStay()
        await answersWinOverDismissals()
        await popoversDisappear()
        await dialogsPointAtSmallViews()
        await presentationsWaitForDismissals()
        await stacksStayWhenColumnsChange()
        await secondTapsDoNothing()
        await collapsingKeepsColumns()
        await guardedTabsForget()
        await tabsThatActAreThere()
        await universalLinksOpenOnce()
        await theActiveWindowGetsURLs()
        await theAppsActivityWins()
        await stacksInSheetsHaveASize()
        await statesSurviveQuitting()
        await restoringIsNotAnimated()
        await rootsHaveTheirOwnStacks()
        await presentingEvaluatesNoOtherModifiers()
        for failure in failures { print(failure) }
    }
}
