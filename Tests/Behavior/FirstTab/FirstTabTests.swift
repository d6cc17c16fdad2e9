import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

let nobody = DeskConditions(signedIn: false, beta: false)
let member = DeskConditions(signedIn: true, beta: false)
let undecided = DeskConditions(signedIn: nil, beta: false)

/// Nodes have all properties in every graph, even though no node has an owner or tags here.
@Test @MainActor func nodesHaveAllProperties() {
    expect(DeskNode.allCases.allSatisfy { $0.owner == nil && $0.tags.isEmpty })
    expect(DeskNode.orders.rawValue == "orders" && DeskNode(rawValue: "mine")?.kind == .tab)
}

/// An undecided tab is not shown at the start. It waits like a tap on it: it is shown as soon as its
/// conditions hold, unless the user has navigated elsewhere, and if they do not, its fallback is.
@Test @MainActor func firstTabWaitsForItsConditions() {
    expect(DeskNavigator(conditions: member).state.nodes == [.mine, .orders])
    expect(DeskNavigator(conditions: nobody).state.nodes == [.shop, .home])
    expect(DeskNavigator().state.nodes == [.shop, .home], "nothing is known")

    let desk = DeskNavigator(conditions: undecided)
    expect(desk.tab == .shop && desk.state.nodes == [.shop, .home], "what is undecided is not shown")
    desk.conditionsChanged(DeskConditions(signedIn: nil, beta: nil))
    expect(desk.state.nodes == [.shop, .home])
    desk.conditionsChanged(member)
    expect(desk.tab == .mine && desk.state.nodes == [.mine, .orders] && desk.state.requests.isEmpty, "now it is")

    let tester = DeskNavigator(conditions: DeskConditions(signedIn: true, beta: nil))
    expect(tester.state.nodes == [.mine, .orders], "a hidden tab waits, too")
    tester.conditionsChanged(DeskConditions(signedIn: true, beta: true))
    expect(tester.state.nodes == [.lab, .bench])

    let guest = DeskNavigator(conditions: undecided)
    guest.conditionsChanged(nobody)
    expect(guest.state.nodes == [.shop, .home, .signIn] && guest.state.requests.map(\.target) == [.mine])
    guest.conditionsChanged(member)
    expect(guest.state.nodes == [.mine, .orders] && guest.state.requests.isEmpty, "\(guest.state.nodes)")

    let closing = DeskNavigator(conditions: undecided)
    closing.conditionsChanged(nobody)
    closing.dismiss()
    expect(closing.state.nodes == [.shop, .home] && closing.state.requests.isEmpty, "\(closing.state.nodes)")
    closing.conditionsChanged(member)
    expect(closing.state.nodes == [.shop, .home], "what was closed does not come back")

    let busy = DeskNavigator(conditions: undecided)
    HomeExits(handler: busy.handler(level: busy.state.top.id)).help()
    busy.conditionsChanged(member)
    expect(busy.state.nodes == [.shop, .home, .help], "who has gone elsewhere stays there")

    let linked = DeskNavigator(conditions: undecided)
    expect(linked.open("desk://orders"))
    linked.conditionsChanged(member)
    expect(linked.state.nodes == [.mine, .orders] && linked.state.requests.isEmpty, "a link goes before")
}

/// A state that a test or preview passes in is shown unchanged.
@Test @MainActor func givenStatesAreShown() {
    expect(DeskNavigator(DeskState(tab: .mine), conditions: undecided).state.nodes == [.mine, .orders])
}

/// A saved state takes precedence over the initial one.
@Test @MainActor func savedStatesTakePrecedence() {
    let former = DeskNavigator(conditions: nobody)
    HomeExits(handler: former.handler(level: former.state.top.id)).help()
    guard let saved = former.save() else { return expect(false, "it can be saved") }
    let desk = DeskNavigator(conditions: undecided)
    desk.restore(saved)
    expect(desk.state.nodes == [.shop, .home, .help])
    desk.conditionsChanged(member)
    expect(desk.state.nodes == [.shop, .home, .help], "the start is forgotten")

    // A step that was deferred when the app was left keeps waiting.
    guard let waiting = DeskNavigator(conditions: undecided).save() else { return expect(false, "it can be saved") }
    let again = DeskNavigator(conditions: undecided)
    again.restore(waiting)
    expect(again.state.nodes == [.shop, .home])
    again.conditionsChanged(member)
    expect(again.state.nodes == [.mine, .orders])
}
