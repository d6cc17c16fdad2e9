extension Stage {
    /// Simulates a tap on a `NavigationLink(value:)`; returns whether the path was written.
    @discardableResult
    public func push(_ value: some Hashable, in node: StageNode? = nil) -> Bool {
        guard let stack = stack(of: node) else {
            warn("there is no NavigationStack to push \(value) on")
            return false
        }
        return push(erased: AnyHashable(value), on: stack)
    }

    @discardableResult
    private func push(erased value: AnyHashable, on stack: StageNode) -> Bool {
        guard let behavior = stack.behavior as? StackBehavior else { return false }
        let isTyped = behavior.path.element != nil
        let sources = isTyped ? stack.content : stack.children
        guard behavior.path.element == nil || behavior.path.element == type(of: value.base) else {
            warn(
                "A NavigationLink is presenting a value of type \"\(type(of: value.base))\" but the path of its stack "
                    + "holds values of another type. The link cannot be activated.")
            return false
        }
        guard DestinationSearch(for: value).find(in: sources).match != nil else {
            warn(DestinationSearch.nothingFound(for: value, isTyped: isTyped) + " The link cannot be activated.")
            return false
        }
        let isWritten = behavior.path.append(value)
        update()
        return isWritten
    }

    /// Goes back by one or more screens; returns whether anything was written.
    @discardableResult
    public func tapBack(in node: StageNode? = nil, count: Int = 1) -> Bool {
        guard let stack = stack(of: node), let behavior = stack.behavior as? StackBehavior,
            let top = stack.additions.last
        else { return false }
        let isHidden = top.own(".navigationBarBackButtonHidden").contains {
            $0.values["hidesBackButton"] as? Bool == true
        }
        guard !isHidden else {
            warn("the back button is hidden")
            return false
        }
        let target = stack.additions.suffix(max(1, count)).first ?? top
        let isWritten = behavior.remove(from: target.key)
        update()
        return isWritten
    }

    /// Follows a link with a value: selects it in the nearest list in a column, or pushes it on the
    /// nearest stack.
    func follow(_ value: AnyHashable, from link: StageNode) {
        for ancestor in link.ancestors {
            if ancestor.behavior is StackBehavior {
                push(erased: value, on: ancestor)
                if plays(.rowsAreTappedTwice) { push(erased: value, on: ancestor) }
                return
            }
            if let selection = ancestor.behavior as? SelectionBehavior, selection.choose?(value) == true {
                update()
                return
            }
        }
        warn("a NavigationLink with the value \(value) stands in no NavigationStack")
    }

    /// Follows a link with a view.
    func show(_ view: any View, from link: StageNode) {
        guard let behavior = stack(of: link)?.behavior as? StackBehavior else {
            warn("a NavigationLink with a destination stands in no NavigationStack")
            return
        }
        behavior.push(view: view, number: nextNumber())
        update()
    }

    /// The stack that is or contains a node, or the frontmost stack.
    private func stack(of node: StageNode?) -> StageNode? {
        if let node {
            return ([node] + node.ancestors).first { $0.behavior is StackBehavior }
        }
        return visibleNodes.last { $0.behavior is StackBehavior } ?? all("NavigationStack").last
    }
}
