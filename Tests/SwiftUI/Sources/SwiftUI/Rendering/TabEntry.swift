/// A tab of a tab view.
struct TabEntry {
    let key: NodeKey
    let value: AnyHashable?
    let label: any View
    let content: any View
    var values: [String: Any] = [:]
}

/// Finds the tabs in the content of a tab view.
@MainActor
struct TabOutline {
    let node: StageNode
    private(set) var entries: [TabEntry] = []

    init(node: StageNode) {
        self.node = node
    }

    mutating func add(_ tabs: any TabContent, key: NodeKey, values: [String: Any] = [:]) {
        if let outlined = tabs as? any TabOutlined {
            outlined.outline(key, values, to: &self)
        } else {
            addBody(of: tabs, key: key, values: values)
        }
    }

    mutating func append(_ entry: TabEntry) {
        entries.append(entry)
    }

    private mutating func addBody<Tabs: TabContent>(of tabs: Tabs, key: NodeKey, values: [String: Any]) {
        var wired = tabs
        Wiring.wire(&wired, of: node, prefix: "\(key)")
        add(wired.body, key: key + ["body"], values: values)
    }

    /// Adds tabs in the style before iOS 18: views with a `tabItem` and a tag.
    mutating func add(views: any View) {
        for (place, piece) in Outline.pieces(of: views).enumerated() {
            var traits = TabTraits()
            traits.read(piece.view)
            if traits.isEmpty, node.stage?.plays(.emptyTabsAreLeftOut) == true { continue }
            append(
                TabEntry(
                    key: piece.key + [place], value: traits.tag ?? AnyHashable(place),
                    label: traits.label ?? EmptyView(), content: piece.view, values: traits.values))
        }
    }
}

/// Tab content of this package, which describes its tabs.
protocol TabOutlined {
    @MainActor func outline(_ key: NodeKey, _ values: [String: Any], to tabs: inout TabOutline)
}

/// The properties of a tab that modifiers of its view specify.
struct TabTraits {
    var tag: AnyHashable?
    var label: (any View)?
    var values: [String: Any] = [:]
    /// Whether there is nothing inside the modifiers.
    var isEmpty = false

    @MainActor mutating func read(_ view: any View) {
        guard let modified = view as? any Traited else {
            isEmpty = Outline.pieces(of: view).isEmpty
            return
        }
        switch modified.trait {
        case let item as TabItem: label = label ?? item.label
        case let recorded as RecordedModifier where recorded.name == "tag":
            tag = tag ?? recorded.values["tag"] as? AnyHashable
        case let recorded as RecordedModifier where recorded.name == "badge":
            values.merge(recorded.values) { first, _ in first }
        default: break
        }
        read(modified.inner)
    }
}

/// A view with a modifier, of any types.
protocol Traited {
    @MainActor var inner: any View { get }
    @MainActor var trait: Any { get }
}

extension ModifiedContent: Traited where Content: View, Modifier: ViewModifier {
    var inner: any View { content }
    var trait: Any { modifier }
}
