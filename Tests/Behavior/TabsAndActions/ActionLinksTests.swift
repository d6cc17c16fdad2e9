import BehaviorSupport
import NavgenRuntime
import Testing

/// Links can perform actions.
@Test func linksPerformActions() {
    let nobody = CoffeeConditions(signedIn: false)
    let member = CoffeeConditions(signedIn: true)
    guard let redeem = CoffeeLink("https://coffee.example.com/promo/AB12-CD34"), let code = PromoCode("AB12-CD34")
    else {
        return expect(false)
    }
    expect(redeem == .redeem(code: code) && redeem.plan == nil && redeem.node.kind == .action)
    expect(CoffeeLink("coffee://promo/nonsense") == nil && PromoCode("nonsense") == nil)
    var state = CoffeeState()
    expect(state.follow(redeem, member, at: 0) == .act(.redeem(code: code)), "the app does it")
    expect(state.follow(redeem, nobody, at: 0) == .deferred && state.shown(nobody).node == .signIn)
    expect(restored(state) == state, "what waits to act is saved, too")
    expect(
        state.update(to: member, at: 599) == .act(.redeem(code: code)) && state.requests.isEmpty
            && state.depth == 1)
    state.follow(redeem, nobody, at: 0)
    expect(state.update(to: member, at: 601) == .dropped(.expired), "after ten minutes it is too late")
    expect(state.requests.isEmpty && state.shown(nobody).depth == 1)
    expect(state.follow(.unsubscribe(list: "weekly"), nobody, at: 0) == .act(.unsubscribe(list: "weekly")))
    expect(
        CoffeeAlert.promoFailed.message == "It may have been used already." && PromoFailedAction(rawValue: "ok") == .ok)
}
