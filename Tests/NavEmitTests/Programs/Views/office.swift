import Foundation
import SwiftUI

#if OBSERVATION
    @MainActor @Observable final class Office: OfficeFacts {
        var beta: Bool? = false
        var unread = 3
    }
#else
    @MainActor final class Office: OfficeFacts {
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
        VStack {
            Text("folders, selected \(selection.wrappedValue.map { "\($0)" } ?? "none")")
            Button("third") { selection.wrappedValue = .letter(letterId: 3) }
            Button("none") { selection.wrappedValue = nil }
            Button("compose") { exits.compose() }
        }
    }
    func letter(letterId: Int, exits: LetterExits) -> some View {
        VStack {
            Text("letter \(letterId)")
            NavigationLink("headers", value: exits.to.headers())
        }
    }
    func headers(letterId: Int, exits: HeadersExits) -> some View { Text("headers \(letterId)") }
    func toolList(exits: ToolListExits) -> some View {
        VStack {
            NavigationLink("saw", value: exits.to.tool(name: "saw")).source(exits.to.tool(name: "saw"))
            Button("manual") { exits.manual(page: "1") }
            Button("note") { exits.note() }
            Text("tools \(exits.reselections)")
        }
    }
    func tool(name: String, exits: ToolExits) -> some View { Text("tool \(name)") }
    func labList(exits: LabListExits) -> some View { Text("laboratory") }
    func compose(exits: ComposeExits) -> some View { Text("composing") }
    func note(exits: NoteExits) -> some View { Text("note") }
}

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

    func shows(_ texts: String..., line: Int = #line) {
        let visible = stage.visibleTexts
        expect(texts.allSatisfy(visible.contains), "\(texts) are among \(visible)", line: line)
    }

    func isCalm(line: Int = #line) { expect(stage.warnings.isEmpty, "\(stage.warnings)", line: line) }
}

@MainActor func columnsAreSelected() async {
    let app = App()
    app.shows("folders, selected none", "No letter")
    await app.tap("third")
    app.shows("folders, selected letter(letterId: 3)", "letter 3")
    await app.tap("headers")
    app.shows("headers 3")
    // Another letter takes the place of all that lies on this one.
    await app.open("office://letter/7")
    app.shows("folders, selected letter(letterId: 7)", "letter 7")
    expect(app.navigator.state.path.isEmpty, "\(app.navigator.state.path)")
    await app.open("office://letter/7/headers")
    app.shows("headers 7")
    expect(app.stage.tapBack())
    app.shows("letter 7")
    await app.tap("none")
    app.shows("folders, selected none", "No letter")
    app.isCalm()
}

@MainActor func tabsComeAndGo() async {
    let app = App()
    expect(app.stage.dump().contains("Laboratory") == false)
    expect(app.stage.dump().contains("3"), "\(app.stage.dump())")
    app.office.beta = true
    await app.settle()
    expect(app.stage.dump().contains("Laboratory"))
    await app.open("office://lab")
    app.shows("laboratory")
    expect(app.stage.tapTab(OfficeTab.tools) && app.stage.tapTab(OfficeTab.tools))
    app.shows("tools 1")
    await app.open("office://lab")
    app.office.beta = false
    await app.settle()
    expect(
        app.navigator.state.tab != .lab && !app.stage.visibleTexts.contains("laboratory"), "\(app.stage.visibleTexts)")
    app.isCalm()
}

@MainActor func theAppShowsWhatIsItsOwn() async {
    let app = App()
    await app.open("office://manual/3")
    expect(app.handlers.manuals == ["3"], "\(app.handlers.manuals)")
    expect(app.navigator.state.tab == .tools && app.navigator.state.path.isEmpty)
    await app.tap("manual")
    expect(app.handlers.manuals == ["3", "1"], "\(app.handlers.manuals)")
    await app.tap("saw")
    app.shows("tool saw")
    app.isCalm()
}

@MainActor func sheetsSayWhatLinksDo() async {
    let app = App()
    await app.tap("compose")
    app.shows("composing")
    await app.open("office://letter/2")
    app.shows("composing")
    await app.tap("Discard")
    app.shows("letter 2")
    // A note stays, and what a link presents lies on it.
    await app.open("office://note")
    app.shows("note")
    await app.open("office://worn/saw")
    app.shows("Replace")
    expect(app.navigator.state.presented.count == 2, "\(app.navigator.state.presented)")
    app.isCalm()
}

/// The stage lets nobody reach what lies behind a sheet: the bindings' words are said to the navigator.
@MainActor func oneGoesOnBehindANote() async {
    let app = App()
    await app.open("office://tool/saw")
    await app.open("office://note")
    app.navigator.follow([], on: app.navigator.bases[app.navigator.state.base.id])
    app.navigator.tap(.mail)
    await app.settle()
    app.shows("note")
    expect(app.navigator.state.nodes == [.mail, .folders, .note], "\(app.navigator.state.nodes)")
    await app.tap("Close")
    app.shows("folders, selected none")
    expect(app.stage.tapTab(OfficeTab.tools))
    app.shows("tools 0")
    app.isCalm()
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
    app.isCalm()
}

@MainActor func oneStackIsEnough() async {
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
    // What begins with another screen is not for this stack.
    let state = navigator.state
    var events: [OfficeEvent] = []
    navigator.onEvent = { events.append($0) }
    for _ in 0..<2 { expect(!navigator.open("office://letter/3/headers"), "twice in a second") }
    if let link = OfficeLink("office://letter/4") { navigator.open(link) }
    expect(
        events == [
            .url("office://letter/3/headers", .unmatched), .url("office://letter/4", .unmatched),
        ], "\(events)")
    expect(URL(string: "office://letter/3").map(navigator.recognizes) == false)
    expect(URL(string: "office://tool/file").map(navigator.recognizes) == true)
    await settle()
    expect(navigator.state == state && stage.visibleTexts.contains("tool file"), "\(stage.visibleTexts)")
    expect(stage.warnings.isEmpty, "\(stage.warnings)")
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
    expect(scene.visibleTexts.contains("headers 7"), "\(scene.visibleTexts)")
    expect(events == [.shown(.headers, values: ["letterId": "7"])], "what is seen, and nothing before: \(events)")
}

/// With a link that waits, of the build of the app that runs.
@MainActor func aWaitingLinkIsRestored() async {
    let app = App()
    app.navigator.environment = .beta
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

/// With `-officeLink URL`, as a developer starts an app from Xcode.
@MainActor func argumentsOpenLinks() {
    let app = App()
    app.shows("letter 9")
}

@main struct Program {
    static func main() async {
        if CommandLine.arguments.contains("-officeLink") {
            argumentsOpenLinks()
        } else {
            await columnsAreSelected()
            await tabsComeAndGo()
            await theAppShowsWhatIsItsOwn()
            await sheetsSayWhatLinksDo()
            await oneGoesOnBehindANote()
            await alertsHaveLinks()
            await oneStackIsEnough()
            await aSceneIsRestored()
            await aWaitingLinkIsRestored()
        }
        for failure in failures { print(failure) }
    }
}
