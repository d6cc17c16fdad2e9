import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// States of a version that kept one deferred step, and a fallback among what is presented.
private enum FormerState {
    static let linkBehindSheet = #"""
        {"parkedURL":"park://club","presented":[{"sheet":{"node":"bar"}}],"tab":"one","parked":{"step":{"open":{"_0":{"presented":[],"tab":"one","bases":{"one":{"screen":{"node":"home"},"path":[{"node":"club"}]},"two":{"screen":{"node":"other"}}}}}},"isRestored":false,"since":10,"otherwise":"bar"},"known":{"insured":true,"member":false,"inside":true,"beta":true,"known":true},"bases":{"two":{"screen":{"node":"other"}},"one":{"screen":{"node":"home"}}}}
        """#
    static let heldLink = #"""
        {"held":"park://club","known":{"beta":true,"known":true,"member":true,"insured":true,"inside":true},"heldSince":10,"presented":[{"sheet":{"node":"compose"}}],"tab":"one","bases":{"two":{"screen":{"node":"other"}},"one":{"screen":{"node":"home"}}}}
        """#
    static let undecidedStep = #"""
        {"presented":[],"bases":{"one":{"screen":{"node":"home"},"path":[{"node":"item"}]},"two":{"screen":{"node":"other"}}},"known":{"known":true,"member":true,"inside":true,"insured":true},"parked":{"step":{"push":{"_0":{"node":"secret"}}},"since":0,"origin":{"level":0,"depth":2},"isRestored":false},"tab":"one"}
        """#
    static let restoredUndecided = #"""
        {"bases":{"two":{"screen":{"node":"other"}},"one":{"screen":{"node":"home"}}},"presented":[],"parked":{"isRestored":true,"step":{"open":{"_0":{"tab":"one","presented":[],"bases":{"two":{"screen":{"node":"other"}},"one":{"path":[{"node":"secret"}],"screen":{"node":"home"}}}}}},"since":0},"tab":"one","known":{"inside":true,"beta":true,"member":true,"known":true,"insured":true}}
        """#
}

/// What waited in a state of an earlier version still waits.
@Test @MainActor func formerStatesKeepWhatWaited() {
    func restored(_ json: String, _ change: (inout ParkConditions) -> Void) -> App {
        let app = App(change)
        app.navigator.restore(Data(json.utf8))
        app.settle()
        return app
    }
    var app = restored(FormerState.linkBehindSheet) { $0.member = false }
    expect(
        app.state.nodes == [.one, .home, .bar] && app.state.requests.map(\.url) == ["park://club"], "\(app.state.nodes)"
    )
    app.changeConditions { $0.member = true }
    expect(app.state.nodes == [.one, .home, .club] && app.state.requests.isEmpty, "\(app.state.nodes)")
    app = restored(FormerState.linkBehindSheet) { $0.member = false }
    app.navigator.dismissed(app.state.top.id)
    expect(app.state.nodes == [.one, .home] && app.state.requests.isEmpty, "\(app.state.nodes)")

    app = restored(FormerState.heldLink) { _ in }
    expect(app.state.nodes == [.one, .home, .compose] && app.state.requests.map(\.url) == ["park://club"])
    app.navigator.dismiss()
    expect(app.state.nodes == [.one, .home, .club], "\(app.state.nodes)")
    app = restored(FormerState.heldLink) { $0.member = false }
    expect(app.state.requests.isEmpty, "it was for another user")

    for isKnown in [true, false] {
        app = restored(FormerState.undecidedStep) { $0.beta = nil }
        expect(app.state.nodes == [.one, .home, .item] && app.state.requests.map(\.target) == [.secret])
        app.changeConditions { $0.beta = isKnown }
        expect(app.state.nodes == [.one, .home, .item] + (isKnown ? [.secret] : []), "\(app.state.nodes)")
        app = restored(FormerState.restoredUndecided) { $0.beta = nil }
        expect(app.state.nodes == [.one, .home] && app.state.requests.isEmpty, "\(app.state.nodes)")
        app.changeConditions { $0.beta = isKnown }
        expect(app.state.nodes == [.one, .home] + (isKnown ? [.secret] : []), "\(app.state.nodes)")
    }
}
