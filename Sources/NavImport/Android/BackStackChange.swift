/// What an action does to the back stack before it shows its destination: `app:popUpTo` and `app:popUpToInclusive`.
///
/// Android has one stack for everything. An action with `popUpTo` first removes what is above a destination (with
/// `popUpToInclusive`, the destination as well), if it is on the stack. In these cases, the graph does the same:
///
/// | source | removed first | target | route |
/// | --- | --- | --- | --- |
/// | a screen | nothing, or what is above the source | any | without `as` |
/// | a dialog | nothing | a sheet, an activity | without `as` |
/// | a dialog | nothing | a screen | `under` |
/// | a dialog | the dialog, or what is above its presenter | any | `under` |
/// | a dialog | its presenter, too, which has no parameters | the presenter | `dismiss` |
/// | a screen | the source | a screen | `replace` |
/// | a screen | the target, too | the target | `{popTo: target}`; without `as` if it is never below the source |
/// | a screen | what is above `x` | any | `{popTo: x}` |
/// | a screen | `x` as well, to which only `y` leads | any | `{popTo: y}` |
/// | a screen | the graph `g`, into which only `y` leads | any | `{popTo: y}` |
/// | any | anything | the root of a tab | the tab; with `popUpTo`, `open` |
/// | a screen | what is above `x` | none | `x` with `popTo` |
/// | a dialog | what is above its presenter | none | the presenter with `dismiss` |
///
/// In these, it does not, so there is a TODO:
///
/// | source | removed first | target | route |
/// | --- | --- | --- | --- |
/// | a screen | everything, or the root | a screen | `reset`, with the root below it |
/// | the root | the root | any | without `as` |
/// | a screen | the source | a sheet, an activity | without `as` |
/// | a screen | `x` as well, to which several lead | any | `{popTo: x}` |
/// | a screen | what is above the target | the target | `{popTo: target}`, unless `launchSingleTop` |
/// | a dialog | anything else | any | `under` |
/// | a screen | what is never below it | any | without `as` |
///
/// What only leaves the source is left out, as every screen can go back.
enum BackStackChange {
    case none
    /// Everything above a destination.
    case above(Int)
    /// A destination, and everything above it.
    case from(Int)
    /// All destinations of a graph.
    case graph(Int)
    case everything
    /// Something that is not in the files.
    case unknown(String)

    init(_ action: XMLElement, from graph: Int, in tree: NavigationTree) {
        guard let id = action["app:popUpTo"].map(ResourceReference.name) else {
            self = .none
            return
        }
        switch tree.member(id, from: graph) {
        case nil: self = .unknown(id)
        case .destination(let index)?: self = action["app:popUpToInclusive"] == "true" ? .from(index) : .above(index)
        case .graph(let index)?:
            let start = tree.start(of: 0)
            let containsStart = start.map { tree.isGraph(tree.destinations[$0].graph, inside: index) } ?? false
            self = index == 0 || containsStart ? .everything : .graph(index)
        }
    }
}
