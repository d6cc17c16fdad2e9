import BehaviorSupport
import NavgenRuntime
import Testing

/// The state is saved, restored, and cleared on sign-out.
@Test func restoresAndSignsOut() {
    let member = ShopConditions(signedIn: true)
    guard let id = OrderID("ORD-001") else { return expect(false) }
    var state = ShopState()
    state.push(.product(productId: 1, ref: "mail"))
    state.push(.reviews(productId: 1, sort: .price))
    state.follow(.orderDetail(orderId: id), member, at: 0)
    state.present(.dialog(.cancelOrder(orderId: id)))
    expect(restored(state) == state)

    // Values that exist only in memory are left out, with everything on top of them.
    var cart = ShopState()
    cart.push(.product(productId: 2))
    cart.present(.sheet(.checkout(cart: Cart())))
    cart.present(.sheet(.signIn))
    let kept = restored(cart)
    expect(kept?.path == [.product(productId: 2)] && kept?.presented.isEmpty == true)
    // So is an awaited presentation.
    var awaited = ShopState()
    awaited.present(.sheet(.signIn))
    awaited.presented[0].isAwaited = true
    expect(restored(awaited)?.presented.isEmpty == true)

    // Signing out resets the guarded tabs and selects the first tab.
    state.update(to: ShopConditions(signedIn: false), at: 1)
    expect(state.tab == .shop && state[.orders].path.isEmpty)
    expect(state[.shop].path.count == 2, "what needs no sign-in stays")

    // If a guarded tab is refused, the previous one stays selected.
    expect(state.go(.select(.account), ShopConditions(signedIn: false), at: 2) == .deferred)
    let signedOut = state.shown(ShopConditions(signedIn: false))
    expect(state.tab == .shop && signedOut.tab == .shop && signedOut.nodes == state.nodes + [.signIn])
    expect(state.requests.map(\.target) == [.account] && restored(state)?.requests == state.requests)
    expect(state.update(to: member, at: 3) == .done && state.tab == .account)

    // Links of other builds.
    expect(ShopLink("https://staging.example.com/settings") == nil)
    expect(ShopLink("https://staging.example.com/settings", environment: .staging) == .settings)
    expect(ShopLink.settings.url(environment: .staging) == "https://staging.example.com/settings")
    expect(ShopLink("shop://o/ORD-123") == OrderID("ORD-123").map { .orderDetail(orderId: $0) }, "an old URL")
    expect(ShopLink("https://shop.example.com/order/ORD-001")?.plan?.tab == .orders)
    expect(ShopNode(rawValue: "onboarding.welcome") == .onboardingWelcome && ShopNode.allCases.count == 20)
}

@MainActor private final class Recorder: ShopHandlers {
    var finished: [OnboardingData] = []
    func onboardingFinished(_ data: OnboardingData, cancelled: Bool) { finished.append(data) }
}

/// The recipe on tests has this test.
@MainActor @Test func theFlowEndsWithItsData() throws {
    let navigator = ShopNavigator(conditions: ShopConditions(signedIn: true))
    let recorder = Recorder()
    navigator.handlers = recorder
    expect(navigator.run(OnboardingRun.self) == nil)
    navigator.tap(.account)
    navigator.start(.onboarding())

    let run = try #require(navigator.run(OnboardingRun.self))
    run.next()
    run.userName = "Ada"
    expect(run.step == .profileSetup)
    run.finish()
    expect(recorder.finished == [OnboardingData(userName: "Ada")])
    expect(navigator.state.tab == .account)
}
