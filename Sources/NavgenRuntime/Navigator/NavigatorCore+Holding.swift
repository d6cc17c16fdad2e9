/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct NavigationHolder {
    weak var view: AnyObject?
    let position: ScreenPosition
    /// The state when it began to hold.
    private let former: StateCore

    init?(_ view: AnyObject, at position: ScreenPosition, in state: StateCore) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: StateCore) -> Bool {
        view != nil && state.root == former.root && state.isSame(as: former, at: position)
    }
}

extension NavigatorCore {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: ScreenPosition) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? NavigationHolder(view, at: position, in: wanted) {
            holders.append(holder)
        }
        followHolders()
        askFacts()
        openHeldLinks()
    }

    /// Called when a view is no longer visible. It keeps holding if its screen is covered, but not if it was removed
    /// from a visible screen.
    func lose(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }), wanted.isOnTop(holder.position) else { return }
        hold(view, false, at: holder.position)
    }

    /// Forgets the views that are no longer there; presentations they were in can be swiped away again.
    func followHolders() {
        if !holders.isEmpty { holders.removeAll { !$0.isThere(in: wanted) } }
        var level = rootPresenter.level
        while let current = level {
            let isHeld = holders.contains { $0.position.level == current.id }
            if current.isHeld != isHeld { current.isHeld = isHeld }
            level = current.presenter.level
        }
    }

    func isHeld(_ state: StateCore) -> Bool {
        holders.contains { $0.isThere(in: state) } || state.makesLinksWait || restored != nil
    }

    /// Whether a deferred link, whose conditions may hold, is held back like any other.
    func holdsBack(_ state: StateCore) -> Bool {
        opening.holdsDeferred = isHeld(state)
        return opening.holdsDeferred
    }
}
