import NavGraph

/// A picture of a graph, before it is put into the words of Graphviz or Mermaid.
///
/// Boxes and lines stand in the order of the source, so that a small change of a graph is a small change of its pictures.
struct Drawing {
    var name: String
    var boxes: [Box] = []
    var clusters: [Cluster] = []
    /// What stands in no cluster.
    var top: [Item] = []
    var lines: [Line] = []
    /// Sentences that belong to the picture as a whole, shown with the legend.
    var remarks: [String] = []

    /// A box or a cluster, by its place in the drawing.
    enum Item {
        case box(Int)
        case cluster(Int)
    }

    struct Box {
        /// Unique among the boxes; ids of nodes never begin with a space, those of other boxes do.
        var id: String
        var kind: BoxKind
        var title: String
        var details: [Detail] = []
        var tooltip: String
        var marks = Marks()
        /// The node that it stands for; nil where it is something else.
        var node: NodeID?

        /// The title behind the sign of what became of it.
        var heading: String { (marks.change.map { $0.sign + " " } ?? "") + title }
    }

    struct Marks {
        var isFocus = false
        var isExternal = false
        var finding: Finding?
        var change: Change?
    }

    /// What became of something between two versions of a graph.
    enum Change: String, CaseIterable {
        case added, removed, changed

        /// Stands where colours alone would have to tell.
        var sign: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            }
        }

        /// For the legend and for tooltips.
        var words: String {
            switch self {
            case .added: "new in this version"
            case .removed: "gone since the version before"
            case .changed: "changed since the version before"
            }
        }
    }

    /// How grave the gravest finding about a box is.
    enum Finding: String, CaseIterable { case error, warning, note }

    /// A line of small print below a title.
    struct Detail {
        var kind: DetailKind
        var text: String
    }

    struct Cluster {
        var id: String
        var kind: ClusterKind
        var title: String
        var items: [Item] = []
        /// The node whose cluster it is; nil for that of a section.
        var node: NodeID?
        var change: Change?

        /// The title behind the sign of what became of it.
        var heading: String { (change.map { $0.sign + " " } ?? "") + title }
    }

    struct Line {
        var source: Int
        var target: Int
        var kind: LineKind
        /// From a route that may be taken anywhere.
        var isGlobal = false
        var labels: [String] = []
        /// How many routes it stands for: more than one only at a section that is drawn as one box.
        var count = 1
        var tooltip: String
        /// The values that its route fixes, which are not drawn.
        var values: [String] = []
        var change: Change?
        /// How it was in the version before.
        var note: String?

        /// What is written at it, below or behind the sign of what became of it.
        var texts: [String] { labels + (count > 1 ? ["×\(count)"] : []) + (note.map { [$0] } ?? []) }
    }
}

/// What a box stands for; each has a shape of its own.
enum BoxKind: String, CaseIterable {
    case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action
    case section, condition, start, anywhere
}

enum ClusterKind: String, CaseIterable {
    case section, tab, split, flow, stack
}

/// What a line stands for; each has a look of its own.
enum LineKind: String, CaseIterable {
    case push, fill, replace, reset, sheet, cover, popover, alert, dialog, popTo, dismiss, open, under, select, start,
        run
    case first, holds, step, then, otherwise

    /// Leads against the direction of the picture, or across it: it says nothing about where boxes should stand.
    var isAside: Bool {
        switch self {
        case .popTo, .dismiss, .select, .open: true
        case .push, .fill, .replace, .reset, .sheet, .cover, .popover, .alert, .dialog, .under, .start, .run, .first,
            .holds, .step, .then, .otherwise:
            false
        }
    }

    /// Carries out a route; the others follow from what nodes are.
    var isRoute: Bool {
        switch self {
        case .first, .holds, .step, .then, .otherwise: false
        case .push, .fill, .replace, .reset, .sheet, .cover, .popover, .alert, .dialog, .popTo, .dismiss, .open, .under,
            .select, .start, .run:
            true
        }
    }

    /// For the legend and for tooltips.
    var words: String {
        switch self {
        case .push: "pushes"
        case .fill: "fills the next column"
        case .replace: "replaces the top of the stack"
        case .reset: "replaces the whole stack"
        case .sheet: "presents a sheet"
        case .cover: "presents a cover"
        case .popover: "presents a popover"
        case .alert: "shows an alert"
        case .dialog: "shows a dialog"
        case .popTo: "pops back to"
        case .dismiss: "dismisses"
        case .open: "opens as a link would"
        case .under: "shows once the presentation is closed"
        case .select: "selects a tab"
        case .start: "starts a flow"
        case .run: "runs an action"
        case .first: "is shown first"
        case .holds: "holds"
        case .step: "is followed by the step"
        case .then: "is followed by"
        case .otherwise: "shows when a condition fails"
        }
    }
}

/// A kind of small print; the legend explains those that are not words.
enum DetailKind: String, CaseIterable {
    case id, counts, parameters, returns, link, condition, entry, state, hidden, finding, change

    /// An example and its meaning, for the legend; nil for what explains itself.
    var legend: (sample: String, meaning: String)? {
        switch self {
        case .parameters: ("(id: Int)", "parameters")
        case .link: ("↗ /path", "a URL that leads here")
        case .condition: ("needs ready", "a condition")
        case .entry: ("⇥ entry", "opened from outside the graph")
        case .hidden: ("… 2 more", "routes that are not drawn")
        case .finding: ("▲ rule", "a finding of navgen check")
        case .id, .counts, .returns, .state, .change: nil
        }
    }
}
