/// Stands for the view of a screen on a stack or in a column, so that the views of two equal screens are distinct,
/// and that of a screen that is gone has no effect.
@MainActor final class ScreenToken {
    /// The id of the screen; `nil` while it is not certain which of several equal ones it is.
    fileprivate(set) var id: Int?
    /// Whether the screen is on a stack, rather than at the bottom of its level.
    var isPushed = false
    /// What the view shows in a column.
    var columnScreen: NodeValue?
}

/// A weak reference to a token.
@MainActor struct ScreenTokenReference {
    fileprivate weak var token: ScreenToken?
}

extension NavigatorCore {
    /// The screen that a view shows: on a stack, in a column, or at the bottom of a level; `nil` if it
    /// is gone.
    func origin(_ level: Int, _ screen: NodeValue?, _ column: SplitColumn?, _ token: ScreenToken? = nil)
        -> ScreenOrigin?
    {
        guard let screen else {
            let origin = display.origin(at: ScreenPosition(level: level, depth: 0, column: column))
            guard let own = token?.columnScreen else { return origin }
            return origin?.screen?.isSame(as: own, in: table) == true ? origin : nil
        }
        return identify(token, screen, onLevel: level).map { ScreenOrigin(id: $0) }
    }

    /// Whether a view certainly shows another screen of a level than the given one: the pushed screen with an id, or
    /// without an id the screen at the bottom.
    func isOther(_ token: ScreenToken, than screen: Int?, onLevel level: Int) -> Bool {
        guard let screen, token.isPushed else { return token.isPushed != (screen != nil) }
        if let known = screenTokens[screen]?.token { return known !== token }
        guard let id = token.id, id != screen else { return false }
        return unobservedDisplay.level(level)?.path.contains { $0.id == id } ?? false
    }

    /// The id of the screen that a view shows: the topmost of equal screens that no other view shows.
    @discardableResult
    func identify(_ token: ScreenToken?, _ screen: NodeValue, onLevel level: Int) -> Int? {
        let screens = unobservedDisplay.level(level)?.path ?? []
        if let id = token?.id, screens.contains(where: { $0.id == id }) { return id }
        let free = screens.filter { other in
            guard other.value.isSame(as: screen, in: table) else { return false }
            return token == nil || screenTokens[other.id]?.token == nil
        }
        if let token, free.count == 1 { assign(free[0].id, to: token) }
        return free.last?.id
    }

    /// Called when the view of a screen is updated. If the screen has no equal on the stack, the view shows it, even
    /// while a former view of it still exists.
    func updated(_ token: ScreenToken, _ screen: NodeValue, onLevel level: Int) {
        let equal = (unobservedDisplay.level(level)?.path ?? []).filter { $0.value.isSame(as: screen, in: table) }
        if equal.count == 1 { assign(equal[0].id, to: token) } else { identify(token, screen, onLevel: level) }
    }

    private func assign(_ id: Int, to token: ScreenToken) {
        token.id = id
        screenTokens = screenTokens.filter { $0.value.token != nil }
        screenTokens[id] = ScreenTokenReference(token: token)
    }
}
