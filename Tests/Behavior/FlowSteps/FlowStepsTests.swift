import BehaviorSupport
import Testing

@testable import NavgenRuntime

@MainActor final class Handlers: StepHandlers {
    var ended: [String] = []

    func joinFinished(_ data: JoinData, cancelled: Bool) { ended.append(cancelled ? "cancelled" : data.name) }
    func otherFinished(cancelled: Bool) {}
}

@MainActor final class App {
    let navigator = StepNavigator(conditions: StepConditions(vip: false))
    let handlers = Handlers()
    var events: [StepEvent] = []

    init() {
        navigator.handlers = handlers
        navigator.onEvent = { [unowned self] in events.append($0) }
        navigator.start(.join())
        settle()
    }

    var state: StepState { navigator.state }
    var run: JoinRun {
        guard let run = navigator.rootPresenter.level?.run as? JoinRun else { fatalError("no flow is shown") }
        return run
    }
    /// The exit handler that the view of a step receives.
    private var handler: StepExitHandler {
        navigator.handler(level: navigator.rootPresenter.level?.id ?? 0, route: nil)
    }
    var name: JoinNameExits { JoinNameExits(handler: handler, flow: run) }
    var pay: JoinPayExits { JoinPayExits(handler: handler) }

    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }
}

@MainActor func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

@Test @MainActor func presentsOverTheFlow() {
    let app = App()
    let exits = app.name
    app.run.name = "Ada"
    exits.terms()
    app.settle()
    expect(app.state.nodes == [.home, .join, .terms], "\(app.state.nodes)")
    expect(app.state.top.content == .sheet(.terms(name: "Ada")), "the data is that of now")
    expect(app.events.contains(.routed(from: .joinName, to: .terms)), "\(app.events)")
    TermsExits(handler: app.navigator.handler(level: app.state.top.id, route: nil)).help()
    expect(app.state.node == .help && app.run.step == .name)
    app.navigator.dismiss()
    app.settle()
    app.run.next()
    app.pay.sure()
    app.settle()
    expect(app.state.nodes == [.home, .join, .sure])
    app.navigator.dismiss()
    app.settle()
    app.pay.other()
    app.settle()
    expect(app.state.nodes == [.home, .join, .other], "a flow upon a flow")
    expect(app.handlers.ended == [])
}

@Test @MainActor func offersExitsByConditions() {
    let app = App()
    app.name.offer()
    expect(app.state.node == .join && !app.name.isOffered.offer)
    app.navigator.conditionsChanged(StepConditions(vip: true))
    expect(app.name.isOffered.offer)
    app.name.offer()
    expect(app.state.node == .offer)
}

@Test @MainActor func answersTheStep() async {
    let app = App()
    let exits = app.name
    var answers: [Bool?] = []
    Task { answers.append(await exits.terms(name: "Bob")) }
    await letTasksRun()
    app.settle()
    TermsExits(handler: app.navigator.handler(level: app.state.top.id, route: nil)).finish(true)
    await letTasksRun()
    expect(answers == [true] && app.state.node == .join, "\(answers)")
    app.settle()
    Task { answers.append(await exits.terms()) }
    await letTasksRun()
    app.settle()
    expect(app.state.node == .terms)
    app.run.next()
    await letTasksRun()
    expect(answers == [true, nil], "who asked has left: \(answers)")
    app.settle()
    expect(app.state.node == .join && app.run.step == .pay, "and with it what it asked for")
}

/// The caller that starts a flow can pass its initial data.
@Test @MainActor func startsWithGivenData() async {
    let app = App()
    app.navigator.dismissAll()
    app.settle()
    let home = HomeExits(handler: app.navigator.handler(level: 0))
    func start(_ data: JoinData? = nil) {
        if let data { home.join(data: data) } else { home.join() }
        app.settle()
    }
    start(JoinData(name: "Eve"))
    expect(app.run.name == "Eve" && app.run.step == .name)
    app.navigator.dismissAll()
    app.settle()
    var answers: [JoinData?] = []
    Task { answers.append(await home.join(data: JoinData(name: "Mia"))) }
    await letTasksRun()
    app.settle()
    app.run.finish()
    await letTasksRun()
    expect(answers == [JoinData(name: "Mia")], "\(answers)")
    app.settle()
    start()
    expect(app.run.name == "")
}

@Test @MainActor func leavesTheFlow() {
    let app = App()
    app.name.help()
    app.settle()
    expect(app.state.nodes == [.home, .help] && app.handlers.ended == ["cancelled"], "\(app.state.nodes)")
}
