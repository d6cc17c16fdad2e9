import BehaviorSupport
import Testing

@testable import NavgenRuntime

/// Popovers are anchored to views, and columns belong to a split.
@MainActor @Suite struct PopoverAnchorTests {
    /// When the user goes back from the last screen on a stack above an empty column, the views are
    /// notified of the column that is shown.
    @Test func viewsLeaveAnEmptyColumn() throws {
        let navigator = LettersNavigator()
        let level = navigator.rootLevels[0]
        navigator.open("letters://about")
        #expect(navigator.state.nodes == [.cabinet, .about] && level.path.count == 1)
        #expect(level.content.split?.compactColumn == .detail)
        navigator.follow([], on: level)
        #expect(navigator.state.nodes == [.cabinet] && level.path.isEmpty)
        #expect(level.content.split?.compactColumn == .sidebar)
    }

    /// A popover stays while columns are shown and hidden, until a link fills its column with
    /// another screen.
    @Test func staysWhenColumnsComeAndGo() {
        let navigator = LettersNavigator()
        navigator.open("letters://letter/5/share")
        navigator.settle()
        let first = navigator.rootPresenter.level?.id
        navigator.changeSplit(ofLevel: 0) { $0.visibility = .detailOnly }
        #expect(navigator.open("letters://letter/5/share") && navigator.rootPresenter.level?.id == first)
        navigator.settle()
        navigator.changeSplit(ofLevel: 0) { $0.visibility = .automatic }
        #expect(navigator.open("letters://letter/6/share") && navigator.rootPresenter.level?.id != first)
        navigator.settle()
        #expect(navigator.content(of: navigator.rootPresenter.level) == .popover(.sharing(id: 6)))
    }

    /// If a link shows another screen below a popover, the popover is presented again from that
    /// screen.
    @Test(arguments: [
        ("cafe://menu", CafeRoute.table, CafePopover.menu, false),
        ("cafe://praise/5", .dish(id: 5, ref: "x"), .praise(id: 5), false),
        ("cafe://menu", .bar, .menu, true),
    ])
    func isPresentedFromWhatIsBelow(_ url: String, _ screen: CafeRoute, _ popover: CafePopover, _ stays: Bool) {
        let navigator = CafeNavigator()
        navigator.push(screen)
        navigator.present(.popover(popover))
        navigator.settle()
        let before = navigator.rootPresenter.level?.id
        navigator.open(url)
        navigator.settle()
        let presenter = navigator.rootPresenter
        #expect(navigator.state.path.last.map { presenter.anchor == .screen($0.nodeValue, level: 0) } == true)
        #expect(navigator.content(of: presenter.level) == .popover(popover))
        #expect((presenter.level?.id == before) == stays)
    }
}
