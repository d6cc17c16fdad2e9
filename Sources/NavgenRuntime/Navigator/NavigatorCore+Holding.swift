/// A view that prevents dismissal by swipe and makes links wait, with the screen that contains it.
@MainActor struct NavigationHolder {
    weak var view: AnyObject?
    let origin: ScreenOrigin
}

extension NavigatorCore {
    /// Starts or stops holding for a view: while it holds, no swipe dismisses it and links wait.
    func hold(_ view: AnyObject, _ isHolding: Bool, in origin: ScreenOrigin?) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? origin.map({ NavigationHolder(view: view, origin: $0) }) {
            holders.append(holder)
        }
        settle { $0.update(to: self.conditionValues, at: self.now()) }
    }

    /// Called when a holding view has disappeared. It continues to hold if its screen is only
    /// covered, but not if the view was removed from a screen that is still on top.
    func viewDisappeared(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }),
            let position = display.position(of: holder.origin), display.isOnTop(position)
        else { return }
        hold(view, false, in: holder.origin)
    }

    /// Removes holders whose views no longer exist, so that their presentations can be swiped away
    /// again.
    func followHolders() {
        if !holders.isEmpty { holders.removeAll { $0.view == nil || !wanted.holds.contains($0.origin) } }
        var level = rootPresenter.level
        while let current = level {
            let held = wanted.allLevels.first { $0.id == current.id }
            let isHeld = holders.contains { held?.holds($0.origin.id) ?? false }
            if current.isHeld != isHeld { current.isHeld = isHeld }
            level = current.presenter.level
        }
    }
}
