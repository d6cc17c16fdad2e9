/// Stands for the view of a pushed screen, so that the views of two equal screens are distinct.
@MainActor final class ScreenToken {
    /// The id of the screen; `nil` while it is not certain which of several equal ones it is.
    fileprivate(set) var id: Int?
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
            return display.origin(at: ScreenPosition(level: level, depth: 0, column: column))
        }
        return identify(token, screen, onLevel: level).map { ScreenOrigin(id: $0) }
    }

    /// Whether a view certainly shows another screen of a level than the one with an id.
    func isOther(_ token: ScreenToken, than screen: Int?, onLevel level: Int) -> Bool {
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
        if let token, free.count == 1 {
            token.id = free[0].id
            screenTokens = screenTokens.filter { $0.value.token != nil }
            screenTokens[free[0].id] = ScreenTokenReference(token: token)
        }
        return free.last?.id
    }
}
