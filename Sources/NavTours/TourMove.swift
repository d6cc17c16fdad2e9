package import NavGraph

/// Something that a user, the app or the system does in a tour.
package enum TourMove: Hashable, Sendable {
    /// A control of a screen takes the exit of a route, by the route's index.
    case exit(Int, from: NodeID)
    /// A button of an alert or dialog, by the index of the action.
    case answer(Int, of: NodeID)
    case tab(NodeID)
    /// The user goes back from a screen.
    case back(from: NodeID)
    /// The user dismisses a presentation, which is shown in a style.
    case dismiss(NodeID, TourStyle)
    /// A control of a step moves its flow.
    case flow(FlowControl, step: NodeID)
    /// The app is launched with the URL of a node, or opens it.
    case url(NodeID)
    /// A fact changes: the index of the condition, and its value; nil for undecided.
    case condition(ConditionID, Bool?)

    /// How what is dismissed is presented.
    package enum TourStyle: String, Sendable { case sheet, cover, popover, alert, dialog }

    /// What a control of a step does.
    package enum FlowControl: String, Sendable { case next, back, skip }
}
