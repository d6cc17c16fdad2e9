import Testing

/// A small graph, and a walk with the outcome that the promises demand.
struct Example: Sendable, CustomTestStringConvertible {
    /// One step of an example: something that happens, or what must be on display or reported.
    enum Step: Sendable {
        /// The facts, as letters: T, F, N.
        case set(String)
        /// An exit of the screen on top, which is awaited with a number of a caller.
        case go(String, caller: Int? = nil)
        /// An exit that closes its presentation first.
        case goUnder(String)
        case next
        case open(String)
        case code(String)
        case tap(String)
        case back
        /// Closes the presentation on top.
        case close
        case cancel
        case restart(String)
        /// Goes back twice from the same screen.
        case backTwice
        case shows(String)
        case dropped(Model.Reason)
        /// A caller has got nothing.
        case resumed(Int)
        case ran(String)
        case nothingWaits
    }

    let name: String
    let graph: WalkGraph
    let facts: String
    let steps: [Step]

    init(_ name: String, _ graph: WalkGraph, _ facts: String, _ steps: Step...) {
        self.name = name
        self.graph = graph
        self.facts = facts
        self.steps = steps
    }

    var testDescription: String { name }
}

extension Example.Step {
    /// What happens; nil for an expectation.
    func actions(_ model: Model) -> [Action]? {
        let top = model.shown.top
        switch self {
        case .set(let letters): return [.facts(Facts(letters))]
        case .go(let target, let caller):
            return [.exit(WalkGraph.Exit(target: target), value: 1, from: top?.top.id ?? 0, caller: caller)]
        case .goUnder(let target):
            let exit = WalkGraph.Exit(target: target, manner: .under)
            return [.exit(exit, value: 1, from: top?.top.id ?? 0, caller: nil)]
        case .next: return [.next(top?.content.id ?? 0)]
        case .open(let node): return [.open(node, value: 1)]
        case .code(let node): return [.code(node, value: 1)]
        case .tap(let tab): return [.tap(tab)]
        case .back: return [.back(top?.top.id ?? 0)]
        case .backTwice: return [.back(top?.top.id ?? 0), .back(top?.top.id ?? 0)]
        case .close: return [.close(top?.content.id ?? 0, isAnswered: false)]
        case .cancel: return [.cancel(top?.content.id ?? 0)]
        case .restart(let letters): return [.restart(Facts(letters))]
        case .shows, .dropped, .resumed, .ran, .nothingWaits: return nil
        }
    }
}

// MARK: Graphs

/// The conditions of an example, by their letters in the order of declaration.
let a = WalkGraph.Need(condition: 0)
let b = WalkGraph.Need(condition: 1)
let c = WalkGraph.Need(condition: 2)

prefix func ! (need: WalkGraph.Need) -> WalkGraph.Need { WalkGraph.Need(condition: need.condition, holds: !need.holds) }

extension WalkGraph {
    /// A graph in short: conditions as `name` or `name: fallback`.
    static func example(
        _ conditions: [String], roots: [Root], tabs: [Tab] = [], _ nodes: Node...
    ) -> WalkGraph {
        let all = conditions.map { text in
            let words = text.split(separator: ":").map { $0.trimmingPrefix(" ") }.map { String($0) }
            return Condition(name: words[0], otherwise: words.count > 1 ? words[1] : nil)
        }
        return WalkGraph(conditions: all, roots: roots, tabs: tabs, nodes: nodes)
    }
}

extension WalkGraph.Root {
    static func when(_ needs: WalkGraph.Need..., show node: String) -> Self { Self(when: needs, show: node) }
    static func show(_ node: String) -> Self { Self(show: node) }
}

extension WalkGraph.Tab {
    static func tab(_ id: String, _ root: String, _ requires: WalkGraph.Need...) -> Self {
        Self(id: id, root: root, requires: requires)
    }
}

extension WalkGraph.Node {
    /// A node in short; with `via`, links lead to it.
    static func node(
        _ id: String, _ kind: WalkGraph.Kind = .screen, _ requires: WalkGraph.Need..., via: [String]? = nil,
        tab: String? = nil, onLink: WalkGraph.OnLink = .close, steps: [WalkGraph.Step] = []
    ) -> Self {
        Self(
            id: id, kind: kind, requires: requires, onLink: onLink, steps: steps, hasURL: via != nil, via: via, tab: tab
        )
    }
}
