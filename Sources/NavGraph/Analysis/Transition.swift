/// How a route is performed, according to its `as` or to the kind of its target.
public enum Transition: String, Sendable, CaseIterable {
    case push, sheet, cover, popover, alert, dialog, replace, reset, popTo, dismiss, open, under
    /// A tab is selected.
    case select
    /// A flow is started in the style of its own `as`.
    case start
    /// A later column of the split is filled.
    case fill
    /// An action runs.
    case run
    /// Goes back to a node below, and shows the target from there (`as: {popTo: …}`).
    case from

    init(_ style: RouteStyle) {
        switch style {
        case .push: self = .push
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .replace: self = .replace
        case .reset: self = .reset
        case .popTo: self = .popTo
        case .dismiss: self = .dismiss
        case .open: self = .open
        case .under: self = .under
        }
    }

    /// The transition of a route without `as`.
    public init(to kind: NodeKind) {
        switch kind {
        case .screen, .split: self = .push
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .tab: self = .select
        case .flow, .step: self = .start
        case .action: self = .run
        }
    }

    /// Whether it changes a stack, so that there must be one.
    public var needsStack: Bool {
        switch self {
        case .push, .replace, .reset, .popTo: true
        default: false
        }
    }

    /// Whether it goes back to something that was shown before, so that it does not make its target
    /// reachable.
    public var goesBack: Bool { self == .popTo || self == .dismiss }
}
