import NavGraph

/// A picture of a graph, independent of the language that it is written in (DOT or Mermaid).
///
/// Boxes and lines are in source order, so that a small change to a graph is a small change to its pictures.
struct Drawing {
    var name: String
    var boxes: [Box] = []
    var clusters: [Cluster] = []
    /// The boxes and clusters that are in no other cluster.
    var top: [Item] = []
    var lines: [Line] = []
    /// What begins at the left, in order from top to bottom: what is shown first, tabs that act, and what no line
    /// leads to.
    var lanes: [Lane] = []
    /// The picture that contains this one as a card.
    var overview: String?
    /// Notes about the whole picture, shown in the legend.
    var remarks: [String] = []

    /// A row of the picture, which begins with a box.
    struct Lane {
        /// The dot that marks what is shown first; nil for what is not.
        var start: Int?
        var first: Int
    }

    /// A box or a cluster, by its index in the drawing.
    enum Item {
        case box(Int)
        case cluster(Int)
    }

    struct Box {
        /// Unique among the boxes. Ids of nodes never start with a space; those of other boxes do.
        var id: String
        var kind: BoxKind
        var title: String
        var details: [Detail] = []
        var tooltip: String
        /// The path of a picture of the node in the running app.
        var picture: String?
        var marks = Marks()
        /// The node that the box represents; nil if it represents something else.
        var node: NodeID?
        /// The picture that the box leads to.
        var link: String?

        /// The title, after the symbol of the change if there is one.
        var heading: String { (marks.change.map { $0.symbol + " " } ?? "") + title }
    }

    struct Marks {
        /// Whether the box is a card that represents several nodes.
        var isCollapsed = false
        var isFocus = false
        var isExternal = false
        var diagnostic: Severity?
        var change: Change?
    }

    /// How an element of the graph differs from the previous version.
    enum Change: String, CaseIterable {
        case added, removed, changed

        /// A symbol, so that changes are not shown by color alone.
        var symbol: String {
            switch self {
            case .added: "+"
            case .removed: "−"
            case .changed: "~"
            }
        }

        /// A phrase for the legend and tooltips.
        var phrase: String {
            switch self {
            case .added: "new in this version"
            case .removed: "removed since the previous version"
            case .changed: "changed since the previous version"
            }
        }
    }

    /// The severity of a diagnostic; for a box, that of its most severe one.
    enum Severity: String, CaseIterable { case error, warning, note }

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
        /// The node that the cluster belongs to; nil for a section's cluster.
        var node: NodeID?
        var change: Change?

        /// The title, after the symbol of the change if there is one.
        var heading: String { (change.map { $0.symbol + " " } ?? "") + title }
    }

    struct Line {
        var source: Int
        var target: Int
        var kind: LineKind
        /// Whether the line is for a route that is available everywhere.
        var isGlobal = false
        var labels: [String] = []
        /// How many routes the line represents. More than one only for a card.
        var count = 1
        var tooltip: String
        /// The parameter values that the route fixes. They are not drawn, but compared between versions.
        var values: [String] = []
        var change: Change?
        /// What was different in the previous version.
        var note: String?

        /// The lines of the label, without the symbol of the change.
        var texts: [String] { labels + (count > 1 ? ["×\(count)"] : []) + (note.map { [$0] } ?? []) }
    }
}

/// What a box represents. Each kind has its own shape.
enum BoxKind: String, CaseIterable {
    case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action
    case section, start, anywhere
}

enum ClusterKind: String, CaseIterable {
    case section, tab, split, column, flow, stack
}

/// What a line represents. Each kind has its own style.
enum LineKind: String, CaseIterable {
    case push, fill, replace, reset, sheet, cover, popover, alert, dialog, popTo, dismiss, open, under, select, start,
        run
    case first, holds, step, then, otherwise, several

    /// Whether the line leads back or across in the picture, so that it does not affect where boxes are placed.
    var isUnconstrained: Bool {
        switch self {
        case .popTo, .dismiss, .select: true
        case .open, .push, .fill, .replace, .reset, .sheet, .cover, .popover, .alert, .dialog, .under, .start, .run,
            .first, .holds, .step, .then, .otherwise, .several:
            false
        }
    }

    /// Whether the line is for a route. The others are implied by nodes.
    var isRoute: Bool {
        switch self {
        case .first, .holds, .step, .then, .otherwise: false
        case .push, .fill, .replace, .reset, .sheet, .cover, .popover, .alert, .dialog, .popTo, .dismiss, .open, .under,
            .select, .start, .run, .several:
            true
        }
    }

    /// A phrase for the legend and tooltips.
    var phrase: String {
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
        case .several: "leads there in several ways"
        }
    }
}

/// A kind of detail line. The legend explains those that are not self-explanatory.
enum DetailKind: String, CaseIterable {
    case id, counts, parameters, returns, link, condition, fallback, entry, state, hidden, diagnostic, change

    /// An example and its meaning for the legend; nil if the kind needs no explanation.
    var legend: (sample: String, meaning: String)? {
        switch self {
        case .parameters: ("(id: Int)", "parameters")
        case .link: ("↗ /path", "a URL that leads here")
        case .entry: ("⇥ entry", "opened from outside the graph")
        case .hidden: ("… 2 more", "routes that are not drawn")
        case .diagnostic: ("▲ rule", "a diagnostic of navgen check")
        case .id, .counts, .returns, .condition, .fallback, .state, .change: nil
        }
    }
}
