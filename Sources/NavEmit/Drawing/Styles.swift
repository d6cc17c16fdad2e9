/// The colors of pictures.
///
/// Kinds of boxes and lines also differ in shape, dashes and arrows, so that color is never needed to
/// tell them apart. Text always has a light background of its own; everything else is visible on white
/// and on black.
enum Palette {
    /// Text in boxes.
    static let text = "#1a1a1a"
    static let smallText = "#454545"
    static let link = "#0b4f8a"
    static let findingText = "#a11d00"
    /// The background of text at lines and clusters.
    static let paper = "#ffffff"
    /// Outlines of boxes and clusters.
    static let outline = "#767676"
    static let focus = "#0072b2"
    /// The fill of removed boxes.
    static let pale = "#fafafa"
    static let paleText = "#636363"
    /// Notes about changes, below a title.
    static let changeText = "#7a4a00"

    static func color(of diagnostic: Drawing.Severity) -> String {
        switch diagnostic {
        case .error: "#d03b00"
        case .warning: "#a07000"
        case .note: "#767676"
        }
    }

    static func color(of change: Drawing.Change) -> String {
        switch change {
        case .added: "#00855f"
        case .removed: "#cc3d3d"
        case .changed: "#a07000"
        }
    }
}

/// The style of a box in DOT and Mermaid.
struct BoxStyle: Hashable {
    /// The name of the shape in Graphviz.
    var shape: String
    var isRounded = false
    /// Whether the box has cut corners and a dashed outline.
    var isDashed = false
    /// Whether the box needs a margin, as lines of the shape would otherwise cross the text.
    var needsMargin = false
    var fill: String
    /// The brackets around a text that select the shape in Mermaid.
    var brackets: [String]

    init(_ kind: BoxKind) {
        (shape, fill, brackets) =
            switch kind {
            case .tab: ("tab", "#d9e8f7", ["([", "])"])
            case .split: ("component", "#d9e8f7", ["[\\", "/]"])
            case .screen: ("box", "#f4f4f4", ["(", ")"])
            case .sheet: ("note", "#fff3d6", ["[/", "\\]"])
            case .cover: ("box3d", "#fde3d9", ["[[", "]]"])
            case .popover: ("cds", "#e8f0d8", [">", "]"])
            case .alert: ("octagon", "#f9dcdc", ["{{", "}}"])
            case .dialog: ("hexagon", "#f9dcdc", ["[\\", "\\]"])
            case .flow: ("folder", "#e6def2", ["[/", "/]"])
            case .step: ("box", "#f1ecf8", ["[", "]"])
            case .action: ("rarrow", "#dff2ee", ["{", "}"])
            case .section: ("cylinder", "#ececec", ["[(", ")]"])
            case .condition: ("box", "#fbf3df", ["([", "])"])
            case .start: ("circle", "#555555", ["((", "))"])
            case .anywhere: ("doubleoctagon", "#f4f4f4", ["(((", ")))"])
            }
        isRounded = kind == .screen
        isDashed = kind == .condition
        needsMargin = [.cover, .popover, .action, .split].contains(kind)
    }
}

/// The style of a line in DOT and Mermaid.
struct LineStyle: Hashable {
    enum Dash: String { case solid, dashed, dotted }
    var dash: Dash
    var isBold: Bool
    /// The name of the arrowhead in Graphviz.
    var head: String
    var color: String
    /// The arrowhead in Mermaid: `>` arrow, `o` circle, `x` cross, `-` none.
    var mermaidHead: String

    private static let gray = "#767676"
    private static let blue = "#0072b2"
    private static let red = "#d55e00"
    private static let green = "#00855f"
    private static let purple = "#a8578f"

    init(_ kind: LineKind) {
        (dash, isBold, head, color, mermaidHead) =
            switch kind {
            case .push: (.solid, false, "normal", Self.gray, ">")
            case .fill: (.solid, false, "empty", Self.gray, "-")
            case .replace: (.solid, false, "box", Self.purple, "o")
            case .reset: (.solid, true, "boxbox", Self.purple, "x")
            case .sheet: (.dashed, false, "normal", Self.blue, ">")
            case .cover: (.dashed, true, "normal", Self.red, ">")
            case .popover: (.dashed, false, "odiamond", Self.green, "-")
            case .alert: (.dashed, false, "tee", Self.red, "x")
            case .dialog: (.dashed, false, "teetee", Self.red, "o")
            case .popTo: (.dotted, false, "normal", Self.gray, ">")
            case .dismiss: (.dotted, false, "tee", Self.gray, "x")
            case .open: (.solid, false, "diamond", Self.blue, "x")
            case .under: (.dashed, true, "diamond", Self.purple, "x")
            case .select: (.dotted, true, "empty", Self.blue, "o")
            case .start: (.solid, true, "normalnormal", Self.green, "o")
            case .run: (.dotted, false, "empty", Self.green, "-")
            case .first: (.dotted, true, "normal", Self.gray, ">")
            case .holds: (.solid, true, "none", Self.gray, "-")
            case .step: (.solid, true, "normal", Self.purple, ">")
            case .then: (.dashed, true, "normalnormal", Self.purple, "-")
            case .otherwise: (.dotted, false, "odot", Self.red, "o")
            }
    }
}

extension Drawing.Cluster {
    /// The outline of the cluster's kind, dashed if it was removed, and bold if it was added.
    var outline: String {
        switch change {
        case .added: kind.outline + ",bold"
        case .removed: "rounded,dashed"
        case .changed, nil: kind.outline
        }
    }
}

extension ClusterKind {
    /// The outline as a Graphviz style.
    var outline: String {
        switch self {
        case .section: "solid"
        case .tab: "rounded"
        case .split: "rounded,bold"
        case .flow: "rounded,dashed"
        case .stack: "rounded,dotted"
        }
    }
}
