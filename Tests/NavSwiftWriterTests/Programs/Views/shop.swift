@testable import NavgenRuntime
import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class Session: ShopFacts {
    var signedIn: Bool? = false
}

@MainActor final class Handlers: ShopHandlers {
    var finished: [String] = []

    func onboardingFinished(_ data: OnboardingData, cancelled: Bool) {
        finished.append("\(data.userName) \(cancelled)")
    }
}

/// The results that screens have received, and input that outlives their views.
@MainActor @Observable final class Notes {
    var answers: [String] = []
    var isTypingPassword = false
}

struct Screens: ShopDestinations {
    let session: Session
    let notes: Notes

    func home(exits: HomeExits) -> some View {
        VStack {
            Text("home \(exits.reselections)")
            NavigationLink("product", value: exits.to.product(productId: 1))
            Button("search") { exits.search() }
            Button("buy") { exits.checkout(cart: Cart()) }
        }
    }
    func product(productId: Int, ref: String?, exits: ProductExits) -> some View {
        ProductScreen(productId: productId, exits: exits)
    }
    func reviews(productId: Int, sort: Sort, section: String?, exits: ReviewsExits) -> some View {
        VStack {
            Text("reviews \(productId) \(sort.rawValue) \(section ?? "-") \(exits.arrivals)")
            Button("back") { exits.back() }
        }
    }
    func orderHistory(exits: OrderHistoryExits) -> some View { Text("orders") }
    func orderDetail(orderId: OrderID, exits: OrderDetailExits) -> some View {
        VStack {
            Text("order \(orderId.rawValue)")
            Button("cancel it") {
                Task { notes.answers.append(await exits.cancelOrder()?.rawValue ?? "nothing") }
            }
        }
    }
    func profile(exits: ProfileExits) -> some View { Text("profile") }
    func settings(exits: SettingsExits) -> some View {
        VStack {
            Button("introduce me") {
                Task { notes.answers.append(await exits.onboarding()?.userName ?? "nobody") }
            }
            Button("show me around") { exits.onboarding() }
        }
    }
    func search(query: String?, exits: SearchExits) -> some View { SearchScreen(query: query, exits: exits) }
    func checkout(cart: Cart, exits: CheckoutExits) -> some View { CheckoutScreen(exits: exits) }
    func signIn(exits: SignInExits) -> some View {
        Button("sign in") {
            session.signedIn = true
            exits.finish(true)
        }
        .holdsNavigation(notes.isTypingPassword)
    }
    func photo(productId: Int, index: Int, exits: PhotoExits) -> some View {
        Text("photo \(productId) \(index)")
    }
    func shareMenu(productId: Int, exits: ShareMenuExits) -> some View { Text("share \(productId)") }
    func onboardingWelcome(flow: OnboardingRun) -> some View { Button("next") { flow.next() } }
    func onboardingProfileSetup(flow: OnboardingRun) -> some View { ProfileStep(flow: flow) }
    func onboardingPreferences(flow: OnboardingRun) -> some View {
        VStack {
            Text("almost done, \(flow.userName)")
            Button("done") { flow.next() }
            Button("give up") { flow.cancel() }
        }
    }
}

struct ProductScreen: View {
    let productId: Int
    let exits: ProductExits
    @State private var shared = 0

    var body: some View {
        VStack {
            Text("product \(productId)")
            NavigationLink("reviews", value: exits.to.reviews(section: "a"))
            Button("share") { exits.shareMenu() }.source(exits.to.shareMenu())
            Button("share the next") { shared += 1 }
            Button("share that") { exits.shareMenu(productId: shared) }.source(exits.to.shareMenu(productId: shared))
            Button("share another") { exits.shareMenu(productId: 9) }
            Button("photo") { exits.photo(index: 3) }
        }
    }
}

struct SearchScreen: View {
    let query: String?
    let exits: SearchExits
    @State private var isRefining = false

    var body: some View {
        VStack {
            Text("search \(query ?? "-")")
            NavigationLink("found", value: exits.to.product(productId: 2))
            Button("refine") { isRefining.toggle() }
            Button("end") { exits.close() }
        }
        .holdsNavigation(isRefining)
    }
}

struct CheckoutScreen: View {
    let exits: CheckoutExits
    @State private var isPaid = false
    @State private var isEditing = false
    @State private var isGift = false

    var body: some View {
        VStack {
            Button("accept") { isPaid = true }
            Button("edit") { isEditing.toggle() }
            Button("gift") { isGift.toggle() }
            if isGift {
                Text("for nothing").onConfirm { exits.close() }
            } else {
                Text("for money").onConfirm(enabled: isPaid) { exits.close() }
            }
        }
        .holdsNavigation(isEditing)
    }
}

struct ProfileStep: View {
    @Bindable var flow: OnboardingRun

    var body: some View {
        VStack {
            TextField("name", text: $flow.userName)
            Text("\(flow.step) \(flow.progress) \(flow.userName)")
            Button("type") { flow.userName = "Ada" }
            Button("go on") { flow.next() }
        }
    }
}

@MainActor final class App {
    let session = Session()
    let handlers = Handlers()
    let scenes = ShopScenes()
    let notes = Notes()
    let navigator = ShopNavigator()
    let stage: Stage
    var events: [ShopEvent] = []

    init() {
        stage = Stage(
            ShopRootView(
                scenes: scenes, conditions: session, destinations: Screens(session: session, notes: notes),
                handlers: handlers, navigator: navigator))
        navigator.onEvent = { [weak self] in self?.events.append($0) }
    }

    func open(_ url: String) {
        if let url = URL(string: url) { stage.open(url) }
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

    /// Waits until every transition has ended.
    func rest() async {
        for _ in 0..<4 {
            await settle()
            navigator.stopWaiting()
        }
        await settle()
    }

    var isAttachedToSource: Bool {
        if case .source = navigator.rootPresenter.anchor { true } else { false }
    }

    func shows(_ texts: String..., line: Int = #line) {
        let visible = stage.visibleTexts
        expect(texts.allSatisfy(visible.contains), "\(texts) are among \(visible)", line: line)
    }
}

@MainActor func pushesEvaluateOneDestination() async {
    let app = App()
    app.stage.resetCounts()
    await app.tap("product")
    app.shows("product 1")
    let evaluations = app.stage.evaluations
    expect(evaluations["ProductScreen"] == 1, "\(evaluations)")
    expect(evaluations["NavigationScreenView"] == 1 && evaluations["NavigationTabBar"] == nil, "\(evaluations)")
    app.stage.resetCounts()
    await app.tap("reviews")
    app.shows("reviews 1 topRated a 0")
    expect(app.stage.evaluations["NavigationScreenView"] == 1 && app.stage.evaluations["ProductScreen"] == nil)
    app.stage.resetCounts()
    expect(app.stage.tapBack())
    app.shows("product 1")
    expect(app.stage.evaluations["NavigationScreenView"] == nil, "going back evaluates no destination")
    app.stage.resetCounts()
    await app.tap("photo")
    app.shows("photo 1 3")
    expect(app.stage.evaluations["ProductScreen"] == nil && app.stage.evaluations["NavigationPresentedView"] == 1)
}

@MainActor func linksInScreensAreChecked() async {
    let app = App()
    // A value that is not the target of a route is not pushed, wherever it comes from.
    app.stage.push(ShopRoute.orderHistory)
    await app.settle()
    expect(app.navigator.state.path.isEmpty && app.navigator.rootLevels[0].path.isEmpty)
    expect(app.navigator.rootLevels[0].corrections == 1, "the stack is corrected")
    app.shows("home 0")
    expect(app.stage.tapTab(ShopTab.shop.node.index) && app.stage.tapTab(ShopTab.shop.node.index))
    app.shows("home 2")
}

@MainActor func guardedTabsWait() async {
    let app = App()
    app.stage.tapTab(ShopTab.orders.node.index)
    app.shows("sign in", "Not now")
    expect(app.navigator.state.tab == .shop && !app.navigator.state.requests.isEmpty)
    await app.tap("sign in")
    app.shows("orders")
    expect(app.navigator.state.tab == .orders && app.navigator.state.presented.isEmpty)
    app.session.signedIn = false
    await app.settle()
    app.shows("home 0")
    // Closing the sign-in cancels the deferred link.
    app.open("shop://order/ORD-001")
    app.shows("sign in")
    await app.tap("Not now")
    app.session.signedIn = true
    await app.settle()
    expect(app.navigator.state.tab == .shop && app.stage.warnings.isEmpty, "\(app.stage.warnings)")
    expect(app.events.contains(.url("shop://order/ORD-001", .deferred(.orderDetail))), "\(app.events)")
}

@MainActor func answersComeBack() async {
    let app = App()
    app.session.signedIn = true
    await app.settle()
    app.open("https://shop.example.com/order/ORD-001")
    app.shows("order ORD-001")
    await app.tap("cancel it")
    app.shows("Cancel order", "Keep it")
    await app.tap("Cancel order")
    expect(app.notes.answers == ["confirm"], "\(app.notes.answers)")
    app.navigator.stopWaiting()
    await app.tap("cancel it")
    // The link dismisses the dialog, so there is no answer.
    app.open("shop://settings")
    await app.settle()
    expect(app.notes.answers == ["confirm", "nothing"], "\(app.notes.answers)")
}

@MainActor func flowsCollectData() async {
    let app = App()
    app.session.signedIn = true
    await app.settle()
    app.open("shop://settings")
    await app.tap("introduce me")
    await app.tap("next")
    app.shows("profileSetup 0.5 ")
    await app.tap("type")
    app.shows("profileSetup 0.5 Ada")
    await app.tap("go on")
    app.shows("almost done, Ada")
    await app.tap("done")
    expect(app.notes.answers == ["Ada"] && app.handlers.finished.isEmpty, "the caller gets the result")
    await app.tap("show me around")
    await app.tap("next")
    await app.tap("go on")
    await app.tap("give up")
    expect(app.handlers.finished == [" true"], "without a caller, the handler is called: \(app.handlers.finished)")
    expect(app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

@MainActor func popoversAreAttachedToTheirSources() async {
    let app = App()
    await app.tap("product")
    await app.tap("share")
    app.shows("share 1")
    expect(app.isAttachedToSource)
    expect(app.stage.all("popover").count == 1)
    await app.dismiss()
    await app.tap("share another")
    app.shows("share 9")
    expect(!app.isAttachedToSource)
    expect(app.stage.all("popover").count == 1 && app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

/// The value of a source may change, and two sources may have the same value.
@MainActor func sourcesAreMatchedByTheirCurrentValues() async {
    let app = App()
    await app.tap("product")
    await app.tap("share the next")
    await app.tap("share that")
    app.shows("share 1")
    expect(app.isAttachedToSource && app.stage.all("popover").count == 1)
    await app.dismiss()
    app.navigator.present(.popover(.shareMenu(productId: 0)))
    await app.settle()
    app.shows("share 0")
    expect(!app.isAttachedToSource)
    await app.dismiss()
    // A presentation stays attached to its source when the source's value changes.
    await app.tap("share the next")
    await app.tap("share that")
    app.stage.all("Button").filter { $0.label == "share the next" }.forEach { app.stage.tap($0) }
    await app.settle()
    app.shows("share 2")
    expect(app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

/// A screen that is in two tabs presents from the visible one, also without a source.
@MainActor func screensPresentFromTheVisibleTab() async {
    let app = App()
    app.session.signedIn = true
    await app.settle()
    for tab in [ShopTab.shop, .account] {
        app.navigator.select(tab)
        app.navigator.push(.product(productId: 2))
        await app.settle()
    }
    await app.tap("share another")
    app.shows("share 9")
    let shown = app.stage.all("popover").map { $0.ancestors.contains { $0.values["isSelected"] as? Bool == true } }
    expect(shown == [true], "\(shown)")
    expect(app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

@MainActor func sheetsConfirmAndHold() async {
    let app = App()
    await app.tap("buy")
    expect(!app.stage.tap("Pay"), "not before it is accepted")
    await app.tap("edit")
    guard let sheet = app.stage.first("sheet") else { return expect(false) }
    expect(!app.stage.swipeDown(sheet), "a sheet with edits cannot be swiped down")
    app.open("shop://search?q=x")
    expect(app.navigator.state.node == .checkout, "links wait")
    await app.tap("accept")
    await app.tap("edit")
    app.shows("search x")
    await app.tap("found")
    app.shows("product 2")
    expect(app.navigator.state.presented.count == 1 && app.navigator.state.top.path.count == 1)
}

/// The confirm action belongs to the view that is shown, whether it appears before the other one
/// disappears or after.
@MainActor func confirmActionMovesBetweenViews() async {
    let app = App()
    await app.tap("buy")
    await app.tap("gift")
    await app.tap("gift")
    expect(!app.stage.tap("Pay"), "not accepted")
    await app.tap("gift")
    await app.tap("Pay")
    expect(app.navigator.state.presented.isEmpty)
}

@MainActor func formsHoldBelowPushedScreens() async {
    let app = App()
    await app.tap("search")
    await app.tap("refine")
    await app.tap("found")
    app.shows("product 2")
    guard let sheet = app.stage.first("sheet") else { return expect(false) }
    expect(!app.stage.swipeDown(sheet) && app.navigator.rootPresenter.level?.isHeld == true)
    app.open("shop://product/4")
    await app.settle()
    app.shows("product 2")
    expect(app.stage.tapBack())
    await app.tap("refine")
    app.shows("product 4")
    expect(app.navigator.holders.isEmpty && app.navigator.state.presented.isEmpty)
    expect(app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

/// The sign-in is presented again, because the sheet below it was closed.
@MainActor func formsHoldWhileTheyAreMadeAnew() async {
    let app = App()
    await app.tap("search")
    guard let end = app.stage.all("Button").first(where: { $0.label == "end" }) else { return expect(false) }
    app.open("shop://order/ORD-001")
    await app.rest()
    app.notes.isTypingPassword = true
    await app.rest()
    app.open("shop://product/4")
    app.shows("sign in")
    app.stage.tap(end)
    await app.rest()
    app.shows("sign in")
    expect(app.stage.all("sheet").count == 1)
    app.notes.isTypingPassword = false
    await app.rest()
    app.shows("product 4")
    expect(app.stage.warnings.isEmpty, "\(app.stage.warnings)")
}

@MainActor func statesAreSaved() async {
    let app = App()
    app.open("shop://product/4/reviews?sort=price#b")
    app.shows("reviews 4 price b 0")
    app.open("shop://product/4/reviews?sort=price#b&again")
    app.stage.setScenePhase(.background)
    guard let data = app.navigator.save() else { return expect(false) }
    let other = App()
    other.navigator.restore(data)
    await other.settle()
    expect(other.navigator.state.path == app.navigator.state.path)
    let scene = Stage(
        ShopRootView(
            conditions: app.session, destinations: Screens(session: app.session, notes: app.notes),
            handlers: app.handlers),
        sceneStorage: app.stage.sceneStorage)
    expect(scene.visibleTexts.contains { $0.hasPrefix("reviews 4") }, "\(scene.visibleTexts)")
}

@main struct Program {
    static func main() async {
        await pushesEvaluateOneDestination()
        await linksInScreensAreChecked()
        await guardedTabsWait()
        await answersComeBack()
        await flowsCollectData()
        await popoversAreAttachedToTheirSources()
        await sourcesAreMatchedByTheirCurrentValues()
        await screensPresentFromTheVisibleTab()
        await sheetsConfirmAndHold()
        await confirmActionMovesBetweenViews()
        await formsHoldBelowPushedScreens()
        await formsHoldWhileTheyAreMadeAnew()
        await statesAreSaved()
        for failure in failures { print(failure) }
    }
}
