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
    func toolList(exits: ToolListExits) -> some View { ToolListScreen(exits: exits) }
    func tool(name: String, exits: ToolExits) -> some View { Text("tool \(name)") }
    func labList(exits: LabListExits) -> some View { Text("laboratory") }
    func compose(exits: ComposeExits) -> some View { Text("composing") }
    func note(exits: NoteExits) -> some View { NoteScreen() }
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

/// What an app writes in which one user follows another.
struct Shifts: View {
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

#if OBSERVATION
    struct Knowledge: OfficeFacts { let beta: Bool? }

    /// What an app writes that keeps what it knows in a value.
    struct Company: View {
        @State private var beta = false
        let navigator: OfficeNavigator

        var body: some View {
            VStack {
                Button("found the laboratory") { beta = true }
                OfficeRootView(
                    conditions: Knowledge(beta: beta), destinations: Screens(), handlers: Handlers(Office()),
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
    expect(!app.stage.visibleTexts.contains("Replace"), "the note comes to rest first")
    app.navigator.stopWaiting()
    await app.settle()
    app.shows("Replace")
    expect(app.navigator.state.presented.count == 2, "\(app.navigator.state.presented)")
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

@MainActor func factsAreThoseHandedInLast() async {
    let next = Office()
    let navigator = OfficeNavigator()
    let stage = Stage(Shifts(next: next, navigator: navigator))
    func settle() async {
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }
    // What the next one knows is the same at first.
    expect(stage.tap("next shift"))
    await settle()
    next.beta = true
    await settle()
    expect(navigator.conditions.beta == true && stage.dump().contains("Laboratory"))
    expect((navigator.handlers as? Handlers)?.office === next, "so are the handlers")
    #if OBSERVATION
        let other = OfficeNavigator()
        let company = Stage(Company(navigator: other))
        expect(company.tap("found the laboratory"))
        company.update()
        expect(other.conditions.beta == true && company.dump().contains("Laboratory"))
        other.select(.lab)
        company.update()
        expect(company.visibleTexts.contains("laboratory"), "\(company.visibleTexts)")
    #endif
}

@MainActor func windowsNavigateByThemselves() {
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

@MainActor func navigatorsGoWithTheirWindows() async {
    weak var navigator: OfficeNavigator?
    do {
        let app = App()
        navigator = app.navigator
        await app.open("office://letter/7/headers")
        await app.tap("compose")
    }
    for _ in 0..<4 { await Task.yield() }
    expect(navigator == nil)
}

@MainActor func formsHoldWhileTheyAreThere() async {
    let app = App()
    expect(app.stage.tapTab(OfficeTab.tools))
    await app.tap("edit")
    await app.tap("saw")
    await app.open("office://letter/1")
    app.shows("tool saw")
    expect(app.stage.tapTab(OfficeTab.mail))
    await app.settle()
    app.shows("folders, selected none", "No letter")
    expect(app.stage.tapTab(OfficeTab.tools) && app.stage.tapBack())
    await app.settle()
    app.shows("editing")
    // It is taken out of a screen that is seen.
    await app.tap("edit")
    app.shows("letter 1")
    // The place in which it was is left.
    await app.open("office://note")
    await app.tap("write")
    await app.open("office://letter/2")
    app.shows("note")
    app.navigator.dismiss()
    await app.settle()
    app.shows("letter 2")
    app.isCalm()
}

@MainActor func formsAreNotSwipedAway() async {
    let app = App()
    await app.open("office://note")
    await app.tap("write")
    guard let sheet = app.stage.first("sheet") else { return expect(false) }
    expect(!app.stage.swipeDown(sheet) && app.navigator.ground.level?.isHeld == true)
    await app.tap("write")
    expect(app.stage.swipeDown(sheet) && app.navigator.state.presented.isEmpty)
    app.isCalm()
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
            await alertsHaveLinks()
            await oneStackIsEnough()
            await aSceneIsRestored()
            await factsAreThoseHandedInLast()
            windowsNavigateByThemselves()
            await navigatorsGoWithTheirWindows()
            await formsHoldWhileTheyAreThere()
            await formsAreNotSwipedAway()
        }
        for failure in failures { print(failure) }
    }
}
