nonisolated extension StateCore {
    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult @usableFromInline
    mutating func present(_ content: ContentValue, path: [NodeValue] = [], on level: Int? = nil) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        var presentation = self.level(content, path: path, presenter: top.topID)
        presentation.column = top.topColumn
        presented.append(presentation)
        return presentation.id
    }

    /// Whether everything presented above a level allows interaction with the content behind it.
    func allowsInteractionBehind(from level: Int) -> Bool {
        presented.dropFirst(level).allSatisfy { table.nodes[$0.content.node].allowsInteractionBehind }
    }

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    ///
    /// The root changes only after all presentations are dismissed. Old presentations are dismissed
    /// before new ones appear, one at a time.
    static func next(shown: Self, wanted: Self) -> Self {
        var next = wanted
        var kept = zip(shown.presented, wanted.presented).prefix { $0.id == $1.id }.count
        if shown.root != wanted.root { kept = 0 }
        if shown.presented.count > kept {
            next = shown
            next.presented.removeSubrange(kept...)
            return next
        }
        if kept == wanted.presented.count { return next }
        next.presented.removeSubrange(kept...)
        if next.isEqual(to: shown) { next.presented.append(wanted.presented[kept]) }
        return next
    }
}
