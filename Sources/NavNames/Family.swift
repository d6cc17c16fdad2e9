package import NavGraph

/// A group of nodes that share an enum in generated Swift, such as `ShopRoute` or `ShopSheet`. A
/// node can be in several.
package enum Family: Int, CaseIterable, Hashable, Sendable {
    case route, sheet, cover, popover, alert, dialog, flow, action, link

    /// The suffix of the enum's name: `Route` in `ShopRoute`.
    package var suffix: String {
        switch self {
        case .route: "Route"
        case .sheet: "Sheet"
        case .cover: "Cover"
        case .popover: "Popover"
        case .alert: "Alert"
        case .dialog: "Dialog"
        case .flow: "Flow"
        case .action: "Action"
        case .link: "Link"
        }
    }

    /// The families that can be presented, in the order in which generated code lists them.
    package static let presented: [Family] = [.sheet, .cover, .popover, .alert, .dialog, .flow]

    /// The family as the name of a Swift member: `sheet`.
    package var word: String { suffix.lowercased() }

    package init?(_ transition: Transition, _ kind: NodeKind) {
        switch transition {
        case .push, .replace, .reset, .fill, .popTo: self = .route
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .start, .under, .open, .select, .run, .dismiss, .from: self.init(kind)
        }
    }

    package init?(_ kind: NodeKind) {
        switch kind {
        case .screen: self = .route
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow: self = .flow
        case .action: self = .action
        case .tab, .split, .step: return nil
        }
    }
}
