import NavGraph

/// The cost by which plans are compared: fewer closed presentations first, then fewer conditions, then fewer
/// presentations, then fewer steps. Since closing costs more than all else, no path gets cheaper by a loop.
struct PlanCost: Hashable, Comparable {
    /// How often a presentation was closed along the path, by a route with `as: under`.
    var closings: Int32 = 0
    /// The number of different conditions that have to hold.
    var conditions: Int32 = 0
    var presentations: Int32 = 0
    var steps: Int32 = 0

    static let zero = PlanCost()

    static func < (left: PlanCost, right: PlanCost) -> Bool {
        (left.closings, left.conditions, left.presentations, left.steps)
            < (right.closings, right.conditions, right.presentations, right.steps)
    }

    /// The cost after one more step, to a node of a kind.
    func after(_ step: PlanEdge.Step, to kind: NodeKind) -> PlanCost {
        var cost = self
        switch step {
        case .column(0), .flowStep, .via: break
        // A column that a link fills without a route costs more than the longest chain of routes
        // from the first column.
        case .column(let column): cost.steps += column + 1
        case .screen: cost.steps += 1
        case .transition(.under):
            cost.closings += 1
            cost.presentations = max(0, presentations - 1)
            return cost.after(PlanEdge.Step(showing: kind), to: kind)
        case .transition(let transition):
            cost.presentations += transition.presents ? 1 : 0
            cost.steps += 1
        }
        return cost
    }
}

extension PlanEdge.Step {
    /// How a node of a kind is shown by a route without `as`.
    init(showing kind: NodeKind) {
        self =
            switch kind {
            case .screen, .split: .screen
            case .sheet: .transition(.sheet)
            case .cover: .transition(.cover)
            case .popover: .transition(.popover)
            case .alert: .transition(.alert)
            case .dialog: .transition(.dialog)
            case .flow, .step: .transition(.start)
            case .tab: .transition(.select)
            case .action: .transition(.run)
            }
    }
}

extension Transition {
    /// Whether it presents something on top of what is shown.
    var presents: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog, .start: true
        default: false
        }
    }
}
