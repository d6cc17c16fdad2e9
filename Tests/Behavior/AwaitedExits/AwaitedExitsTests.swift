import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

@MainActor final class Handlers: WaitHandlers {
    var log: [String] = []

    func wizardFinished(_ data: WizardData, cancelled: Bool) { log.append("wizard \(data.count) \(cancelled)") }
    func surveyFinished(_ data: SurveyData, cancelled: Bool) { log.append("survey \(data.text) \(cancelled)") }
    func shopWeb() { log.append("web") }
    func redeem(code: String) async -> RedeemOutcome {
        log.append("redeem \(code)")
        return .promo
    }
}

/// Lets all tasks continue.
@MainActor func letTasksRun() async {
    for _ in 0..<30 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// A navigator with the calls to its handlers and the answers to callers.
@MainActor final class App {
    let navigator: WaitNavigator
    let handlers = Handlers()
    var answer = "none"
    private var task: Task<Void, Never>?

    init(signedIn: Bool = true, paid: Bool = true, vip: Bool = true, early: Bool = true) {
        navigator = WaitNavigator(
            conditions: WaitConditions(signedIn: signedIn, paid: paid, vip: vip, early: early))
        navigator.handlers = handlers
    }

    var path: [WaitRoute] { navigator.state.path }
    var presented: [WaitNode] { navigator.state.presented.map(\.content.node) }
    var home: HomeExits { HomeExits(handler: navigator.handler(level: 0)) }

    func product(_ id: Int) -> ProductExits {
        ProductExits(handler: navigator.handler(level: 0, route: .product(id: id)), id: id)
    }

    func ask<Result>(_ exit: @escaping @MainActor () async -> Result?) async {
        answer = "waiting"
        task = Task { self.answer = await exit().map { "\($0)" } ?? "nil" }
        await letTasksRun()
    }

    func changeConditions(_ change: (inout WaitConditions) -> Void) async {
        var conditions = navigator.conditions
        change(&conditions)
        navigator.conditionsChanged(conditions)
        await letTasksRun()
    }

    func cancel() async {
        task?.cancel()
        await letTasksRun()
    }

    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }
}

/// A flow whose first step is hidden is still the one that the caller awaits.
@Test @MainActor func awaitedFlowSkipsHiddenFirstStep() async {
    let app = App(signedIn: false, early: false)
    await app.ask { await app.home.wizard() }
    expect(app.presented == [.signIn])
    await app.changeConditions { $0.signedIn = true }
    expect(app.presented == [.wizard] && app.answer == "waiting", app.answer)
    app.settle()
    if case .flow(let flow)? = app.navigator.state.presented.last?.content {
        app.navigator.move(.finish, flow, app.navigator.state.top.id)
    }
    await letTasksRun()
    expect(app.answer == "WizardData(count: 0)" && app.handlers.log.isEmpty, app.answer)
}

/// A fallback screen is pushed on the waiting screen, and is removed when the awaited presentation is
/// shown.
@Test @MainActor func waitingScreenStaysBelowFallback() async {
    let app = App(vip: false)
    app.navigator.push(.product(id: 5))
    await app.ask { await app.product(5).gold() }
    expect(app.path == [.product(id: 5), .upsell] && app.presented == [] && app.answer == "waiting", app.answer)
    await app.changeConditions { $0.vip = true }
    expect(app.path == [.product(id: 5)] && app.presented == [.gold] && app.answer == "waiting", app.answer)
    // If the user leaves the fallback, the awaited step is dropped.
    let left = App(vip: false)
    left.navigator.push(.product(id: 5))
    await left.ask { await left.product(5).gold() }
    left.navigator.popToRoot()
    await letTasksRun()
    expect(left.answer == "nil" && left.navigator.state.requests.isEmpty, left.answer)
    await left.changeConditions { $0.vip = true }
    expect(left.path == [] && left.presented == [])
}

/// Each condition has its own fallback, which is dismissed together with the waiting screen.
@Test @MainActor func secondFallbackIsDismissedWithCaller() async {
    let app = App(signedIn: false, paid: false)
    await app.ask { await app.home.pick() }
    expect(app.presented == [.signIn])
    await app.changeConditions { $0.signedIn = true }
    expect(app.presented == [.pay] && app.answer == "waiting", app.answer)
    let later = WaitNavigator(conditions: app.navigator.conditions)
    if let saved = app.navigator.save() { later.restore(saved) }
    expect(later.state.presented.isEmpty, "nobody waits for it any more")
    await app.cancel()
    expect(app.presented == [] && app.navigator.state.requests.isEmpty && app.answer == "nil", app.answer)
}

/// A screen with another product is not the one that waits.
@Test @MainActor func replacedScreenIsAnswered() async {
    let app = App()
    app.navigator.push(.product(id: 5))
    await app.ask { await app.product(5).ask(id: 5) }
    expect(app.presented == [.ask] && app.answer == "waiting", app.answer)
    app.navigator.go(.replace(.product(id: 7)))
    await letTasksRun()
    expect(app.path == [.product(id: 7)] && app.presented == [] && app.answer == "nil", app.answer)
}

/// A link that arrives before the state is restored takes effect once, and is held back like any
/// other.
@Test @MainActor func earlyLinksTakeEffectOnce() async {
    for saved in [nil, App().navigator.save()] {
        let app = App()
        app.navigator.open("app://redeem/X1")
        app.navigator.begin(with: saved)
        await letTasksRun()
        expect(app.handlers.log == ["redeem X1"] && app.path == [.promo], "\(app.handlers.log)")
        let web = App()
        web.navigator.open("app://web")
        web.navigator.begin(with: saved)
        expect(web.handlers.log == ["web"], "\(web.handlers.log)")
    }
    // A link that shows a screen is shown on top of the restored state.
    let first = App()
    first.navigator.push(.product(id: 5))
    let plain = App()
    plain.navigator.open("app://item")
    plain.navigator.begin(with: first.navigator.save())
    expect(plain.path == [.item])
    // The survey is not lost.
    let writer = App()
    writer.navigator.start(.survey(SurveyFlow(data: SurveyData(text: "half an hour"))))
    let reader = App()
    reader.navigator.open("app://item")
    reader.navigator.begin(with: writer.navigator.save())
    expect(reader.presented == [.survey] && reader.handlers.log.isEmpty, "\(reader.handlers.log)")
    expect(reader.navigator.state.requests.map(\.url) == ["app://item"])
    // Of two links that wait, the older one is done first.
    let former = App()
    former.navigator.present(.sheet(.editor))
    former.navigator.open("app://item")
    expect(former.navigator.state.requests.map(\.url) == ["app://item"])
    let next = App()
    next.navigator.open("app://newest")
    next.navigator.begin(with: former.navigator.save())
    expect(next.presented == [.editor] && next.navigator.state.requests.map(\.url) == ["app://item", "app://newest"])
    next.navigator.dismiss()
    expect(next.path == [.newest] && next.presented == [], "\(next.path)")
}
