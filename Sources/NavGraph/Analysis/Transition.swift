/// How a route is carried out: what its `as` says, or what goes with its target's kind.
public enum Transition: String, Sendable, CaseIterable {
    case push, sheet, cover, popover, alert, dialog, replace, reset, popTo, dismiss, open, under
    /// A tab is selected.
    case select
    /// A flow is started in its own way.
    case start
    /// A later column of the split is filled.
    case fill
    /// An action runs.
    case run

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

    /// What a route without `as` does.
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

    /// Needs a stack under it.
    public var needsStack: Bool {
        switch self {
        case .push, .replace, .reset, .popTo: true
        default: false
        }
    }

    /// Goes back to what already lies there, so it makes nothing reachable.
    public var goesBack: Bool { self == .popTo || self == .dismiss }
}
