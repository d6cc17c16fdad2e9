/// A view that prevents dismissal by swipe and makes links wait, with the screen that contains it.
@MainActor struct NavigationHolder {
    weak var view: AnyObject?
    let position: ScreenPosition
    /// The state when the view began to hold.
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
    /// Starts or stops holding for a view: while it holds, no swipe dismisses it and links wait.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: ScreenPosition) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? NavigationHolder(view, at: position, in: wanted) {
            holders.append(holder)
        }
        followHolders()
        refreshConditions()
        openHeldLinks()
    }

    /// Called when a holding view has disappeared. It continues to hold if its screen is only
    /// covered, but not if the view was removed from a screen that is still on top.
    func viewDisappeared(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }), wanted.isOnTop(holder.position) else { return }
        hold(view, false, at: holder.position)
    }

    /// Removes holders whose views no longer exist, so that their presentations can be swiped away
    /// again.
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

    /// Whether a deferred link has to keep waiting even if its conditions now hold. Remembers the
    /// answer, so that the link is opened later.
    func holdsBack(_ state: StateCore) -> Bool {
        opening.holdsDeferred = isHeld(state)
        return opening.holdsDeferred
    }
}
