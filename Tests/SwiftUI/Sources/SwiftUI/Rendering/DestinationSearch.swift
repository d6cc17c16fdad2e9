/// Searches the nodes of a stack for the destination of a value.
@MainActor
struct DestinationSearch {
    /// The result of a search.
    struct Result {
        var match: Match?
        var warnings: [String] = []
    }

    /// A destination that is declared for the value.
    struct Match {
        let version: Version
        let make: (AnyHashable) -> (any View)?
    }

    private let value: AnyHashable
    private let type: Any.Type

    init(for value: AnyHashable) {
        self.value = value
        type = Swift.type(of: value.base)
    }

    /// Finds the first declaration, starting at the root. Those in lazy containers are not found.
    func find(in nodes: [StageNode]) -> Result {
        var result = Result()
        for node in nodes {
            search(node, &result, isLazy: false)
        }
        return result
    }

    private func search(_ node: StageNode, _ result: inout Result, isLazy: Bool) {
        if let destination = (node.behavior as? DestinationBehavior)?.destination, destination.type == type {
            note(destination, of: node, &result, isLazy: isLazy)
        }
        let isLazy = isLazy || ["List", "LazyVStack", "LazyHStack"].contains(node.kind)
        for child in node.content where child.kind != "NavigationStack" {
            search(child, &result, isLazy: isLazy)
        }
    }

    private func note(_ destination: ValueDestination, of node: StageNode, _ result: inout Result, isLazy: Bool) {
        if isLazy {
            result.warnings.append(
                "Do not put a navigation destination modifier inside a \"lazy\" container, like `List` or "
                    + "`LazyVStack`. These containers create child views only when needed to render on screen. "
                    + "Add the navigation destination modifier outside these containers so that the navigation "
                    + "stack can always see the destination.")
        } else if result.match == nil {
            result.match = Match(version: node.version, make: destination.make)
        } else {
            result.warnings.append(
                "A navigationDestination for \"\(type)\" was declared earlier on the stack. Only the destination "
                    + "declared closest to the root view of the stack will be used.")
        }
    }

    /// The warning if there is no declaration.
    static func nothingFound(for value: AnyHashable, isTyped: Bool) -> String {
        let type = Swift.type(of: value.base)
        return "A NavigationLink is presenting a value of type \"\(type)\" but there is no matching "
            + "navigationDestination declaration visible from the location of the link."
            + (isTyped
                ? " Note: Only root-level navigation destinations are effective for a navigation stack with a "
                    + "homogeneous path."
                : "")
    }
}
