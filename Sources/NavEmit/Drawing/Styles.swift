/// The colors of pictures.
///
/// Boxes also say their kind, and lines differ in dashes and arrows, so that color is never needed to tell
/// them apart. Text always has a background of its own; everything else is visible on white and on black.
enum Palette {
    /// Text in boxes.
    static let text = "#1a1a1a"
    static let smallText = "#454545"
    static let link = "#0b4f8a"
    static let findingText = "#a11d00"
    /// The background of text at lines and clusters.
    static let paper = "#ffffff"
    /// Outlines of boxes.
    static let outline = "#767676"
    /// Outlines of clusters.
    static let frame = "#8c929c"
    static let focus = "#0072b2"
    /// The background of clusters.
    static let lane = "#f6f7f9"
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

/// The style of a box. In DOT, all boxes are cards that say their kind; in Mermaid, each kind has a shape.
struct BoxStyle: Hashable {
    var fill: String
    /// The brackets around a text that select the shape in Mermaid.
    var brackets: [String]

    init(_ kind: BoxKind) {
        (fill, brackets) =
            switch kind {
            case .tab: ("#d9e8f7", ["([", "])"])
            case .split: ("#d9e8f7", ["[\\", "/]"])
            case .screen: ("#ffffff", ["(", ")"])
            case .sheet: ("#fff3d6", ["[/", "\\]"])
            case .cover: ("#fde3d9", ["[[", "]]"])
            case .popover: ("#e8f0d8", [">", "]"])
            case .alert: ("#f9dcdc", ["{{", "}}"])
            case .dialog: ("#f9dcdc", ["[\\", "\\]"])
            case .flow: ("#e6def2", ["[/", "/]"])
            case .step: ("#f1ecf8", ["[", "]"])
            case .action: ("#dff2ee", ["{", "}"])
            case .section: ("#ececec", ["[(", ")]"])
            case .start: ("#555555", ["((", "))"])
            case .anywhere: ("#ffffff", ["(((", ")))"])
            }
    }
}

/// The style of a line in DOT and Mermaid.
struct LineStyle: Hashable {
    enum Dash: String { case solid, dashed, dotted, dashDotted }
    var dash: Dash
    var isBold: Bool
    /// The name of the arrowhead in Graphviz.
    var head: String
    var color: String
    /// The arrowhead in Mermaid: `>` arrow, `o` circle, `x` cross, `-` none.
    var mermaidHead: String
    /// The dashes in Mermaid, where few arrowheads exist.
    var mermaidDash: Dash

    private static let gray = "#767676"
    private static let blue = "#0072b2"
    private static let red = "#d55e00"
    private static let green = "#00855f"
    private static let purple = "#a8578f"

    init(_ kind: LineKind) {
        (dash, isBold, head, color, mermaidHead) =
            switch kind {
            case .push: (.solid, false, "normal", Self.gray, ">")
            case .fill: (.solid, false, "empty", Self.gray, ">")
            case .replace: (.solid, false, "box", Self.purple, "o")
            case .reset: (.solid, true, "boxbox", Self.purple, "x")
            case .sheet: (.dashed, false, "normal", Self.blue, ">")
            case .cover: (.dashed, true, "normal", Self.red, ">")
            case .popover: (.dashed, false, "odiamond", Self.green, "o")
            case .alert: (.dashed, false, "tee", Self.red, "x")
            case .dialog: (.dashed, false, "teetee", Self.red, "o")
            case .popTo: (.dotted, false, "normal", Self.gray, ">")
            case .dismiss: (.dotted, false, "tee", Self.gray, "x")
            case .open: (.solid, false, "diamond", Self.blue, "x")
            case .under: (.dashed, true, "diamond", Self.purple, "x")
            case .select: (.dotted, true, "empty", Self.blue, "o")
            case .start: (.solid, true, "normalnormal", Self.green, "o")
            case .run: (.dotted, false, "empty", Self.green, "x")
            case .first: (.dotted, true, "normal", Self.gray, ">")
            case .holds: (.solid, true, "none", Self.gray, "-")
            case .step: (.solid, true, "normal", Self.purple, ">")
            case .then: (.dashed, true, "normalnormal", Self.purple, "o")
            case .otherwise: (.dotted, false, "odot", Self.red, "o")
            case .several: (.solid, true, "open", Self.gray, ">")
            }
        mermaidDash =
            switch kind {
            case .fill, .popover, .step, .run: .dashDotted
            default: dash
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
        case .column: "dashed"
        case .flow: "rounded,dashed"
        case .stack: "rounded,dotted"
        }
    }
}
