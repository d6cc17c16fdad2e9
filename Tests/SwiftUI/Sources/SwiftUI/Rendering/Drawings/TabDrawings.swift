/// The content of a tab view that consists of tabs.
protocol TabHolder {
    @MainActor var heldTabs: any TabContent { get }
}

extension TabContentBuilder.Content: TabHolder {
    var heldTabs: any TabContent { tabs }
}

extension TabContentBuilder.Content: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {}
}

extension TabView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.kind = "TabView"
        drawing.values["selection"] = selection
        var outline = TabOutline(node: drawing.node)
        if let holder = content as? any TabHolder {
            outline.add(holder.heldTabs, key: [])
        } else {
            outline.add(views: content)
        }
        let binding = selection
        let behavior = drawing.behavior { TabBehavior() }
        behavior.take(
            outline.entries,
            read: binding.map { binding in { AnyHashable(binding.wrappedValue) } },
            write: { value in
                guard let binding, let value = value.base as? SelectionValue else { return false }
                binding.wrappedValue = value
                return true
            })
        drawing.pieces = outline.entries.map { behavior.piece($0, drawing.node.version) }
    }
}
