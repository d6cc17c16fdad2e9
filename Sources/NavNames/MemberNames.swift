/// The members that generated types have for every graph, beside those that are named after the graph's own names. A
/// node, a value or a condition with such a name would hide the member.
package enum MemberNames {
    /// Members of a screen's exits.
    package static let exits: Set<String> = [
        "arrivals", "back", "close", "finish", "handler", "isOffered", "preview", "recording", "reselections",
        "selection", "to",
    ]

    /// Members of a flow that runs, beside its data.
    package static let run: Set<String> = [
        "back", "canGoBack", "canSkip", "cancel", "data", "finish", "follow", "isLast", "next", "onAct", "progress",
        "skip", "step", "steps", "value",
    ]

    /// Members of a flow as a value, beside its parameters.
    package static let flow: Set<String> = ["encode", "hash", "hashValue", "parameters", "visibleSteps"]

    /// Members of the types that hold all conditions.
    package static let conditions: Set<String> = ["conditions", "values"]

    /// The outcome of an action that nothing follows. The others are named after nodes.
    package static let emptyOutcome = "done"

    /// Members of the enum of tabs.
    package static let tabs: Set<String> = ["allCases", "id"]
}
