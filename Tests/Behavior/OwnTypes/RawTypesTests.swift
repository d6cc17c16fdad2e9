import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

// Types of the app whose raw values the graph describes.

/// It has fewer values than the graph says: an Int.
struct RideID: RawRepresentable, Hashable, Codable {
    let rawValue: Int

    init?(rawValue: Int) {
        guard rawValue > 0 else { return nil }
        self.rawValue = rawValue
    }
}

/// Its initializer takes what the graph's pattern refuses.
struct BikeCode: RawRepresentable, Hashable, Codable {
    let rawValue: String
}

/// It has a case that the graph does not have.
enum HelpTopic: String, Codable {
    case pricing, safety
    case lostProperty = "lost-property"
    case secret
}

private func ride(_ number: Int) -> RideID { made(RideID(rawValue: number)) }

@MainActor private final class BikeHandlers: BikesHandlers {
    var reported: [ReportData] = []
    func reportFinished(_ data: ReportData, cancelled: Bool) { reported.append(data) }
}

@Test func typesOfTheAppAreInURLs() {
    func expectBoth(_ link: BikesLink, _ url: String, sourceLocation: SourceLocation = #_sourceLocation) {
        expect(link.url() == url, "\(link.url() ?? "none")", sourceLocation: sourceLocation)
        expect(BikesLink(url) == link, "\(url)", sourceLocation: sourceLocation)
    }
    expectBoth(.ride(rideId: ride(7)), "https://bikes.example/ride/7")
    expectBoth(
        .ride(rideId: ride(7), highlighted: [ride(8), ride(9)]), "https://bikes.example/ride/7?highlight=8&highlight=9")
    expectBoth(.help(), "https://bikes.example/help")
    expectBoth(.help(topic: .lostProperty, ride: ride(3)), "https://bikes.example/help/lost-property?ride=3")
    expectBoth(.unlock(bike: BikeCode(rawValue: "AB1234")), "https://bikes.example/unlock?bike=AB1234")
    expect(BikesLink("bikes://unlock?spare=ZZ0000") == .unlock(), "the default")
    expect(BikesLink("bikes://ride/7x") == nil && BikesLink("bikes://help/lostProperty") == nil)
}

/// Neither of the two may be wider than the other.
@Test func aValueIsOneOfTheGraphAndOfTheApp() {
    expect(BikesLink("bikes://ride/0") == nil, "the app refuses it")
    expect(BikesLink("bikes://ride/7?highlight=8&highlight=-1") == nil, "in a list")
    expect(BikesLink("bikes://help?ride=0") == nil, "where it is optional")
    expect(BikesLink("bikes://unlock?bike=nonsense") == nil, "the graph refuses it")
    expect(BikesLink("bikes://help/secret") == nil)
    expect(BikesLink.help(topic: .secret).url() == nil, "no URL of the graph has it")
    expect(BikesLink.unlock(bike: BikeCode(rawValue: "nonsense")).url() == nil)
}

@MainActor @Test func typesOfTheAppAreSaved() {
    let navigator = BikesNavigator()
    let handlers = BikeHandlers()
    navigator.handlers = handlers
    navigator.open("bikes://ride/7?highlight=8")
    navigator.push(.help(topic: .secret, ride: ride(2)))
    navigator.start(.report())
    guard let run = navigator.rootPresenter.level?.run as? ReportRun else { return expect(false, "the flow is shown") }
    expect(run.topic == .lostProperty)
    run.ride = ride(5)
    let expected: [BikesRoute] = [
        .ride(rideId: ride(7), highlighted: [ride(8)]), .help(topic: .secret, ride: ride(2)),
    ]
    expect(navigator.state.path == expected, "\(navigator.state.path)")
    guard let saved = navigator.save() else { return expect(false, "it is saved") }
    let other = BikesNavigator()
    other.handlers = handlers
    other.restore(saved)
    expect(other.state == navigator.state, "\(other.state) is not \(navigator.state)")

    // A saved value that the app refuses now is treated like a missing one.
    let text = String(decoding: saved, as: UTF8.self)
    func pathAfter(_ value: String, _ new: String) -> [BikesRoute] {
        expect(text.contains(value), text)
        let changed = BikesNavigator()
        changed.handlers = handlers
        changed.restore(Data(text.replacingOccurrences(of: value, with: new).utf8))
        return changed.state.path
    }
    expect(
        pathAfter("\"ride\":2", "\"ride\":-2") == [expected[0], .help(topic: .secret)],
        "\(pathAfter("\"ride\":2", "\"ride\":-2"))")
    expect(pathAfter("\"secret\"", "\"gone\"") == [expected[0], .help(ride: ride(2))])
}
