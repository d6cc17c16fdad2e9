/// A view that prevents dismissal by swipe and makes links wait, with the screen that contains it.
@MainActor struct NavigationHolder {
    weak var view: AnyObject?
    let origin: ScreenOrigin
    var hasDisappeared = false
}

extension NavigatorCore {
    /// Starts or stops holding for a view: while it holds, no swipe dismisses it and links wait.
    func hold(_ view: AnyObject, _ isHolding: Bool, in origin: ScreenOrigin?) {
        let origin = holders.first { $0.view === view }?.origin ?? origin
        // A view takes the place of one that its screen had before.
        holders.removeAll { $0.view === view || $0.hasDisappeared && $0.origin == origin }
        if isHolding, let origin { holders.append(NavigationHolder(view: view, origin: origin)) }
        settle { $0.update(to: self.conditionValues, at: self.now()) }
    }

    /// Called when a holding view has disappeared. It continues to hold if its screen is only
    /// covered. Else it was removed from a screen that is still on top, or its screen is made anew,
    /// as when something below it was closed: then it holds until the new view can.
    func viewDisappeared(_ view: AnyObject) {
        guard let index = holders.firstIndex(where: { $0.view === view }) else { return }
        holders[index].hasDisappeared = true
        _Concurrency.Task { [weak self] in
            repeat { try? await _Concurrency.Task.sleep(nanoseconds: 500_000_000) } while self?.pending != nil
            self?.removeIfOnTop(view)
        }
    }

    private func removeIfOnTop(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view && $0.hasDisappeared }),
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
