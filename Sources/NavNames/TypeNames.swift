package import NavGraph

/// A type that is generated once for each graph; its name begins with that of the graph: `ShopNavigator`.
package enum GraphType: String, CaseIterable, Sendable {
    case condition = "Condition"
    case conditions = "Conditions"
    case context = "Context"
    case destinations = "Destinations"
    case environment = "Environment"
    case event = "Event"
    case exit = "Exit"
    case exitHandler = "ExitHandler"
    case facts = "Facts"
    case graph = "Graph"
    case handlers = "Handlers"
    case linkTests = "LinkTests"
    case navigator = "Navigator"
    case node = "Node"
    case root = "Root"
    case rootView = "RootView"
    case scenes = "Scenes"
    case sectionExit = "SectionExit"
    case stack = "Stack"
    case state = "State"
    case tab = "Tab"
}

/// A type that is generated for the graph and for each section: `ShopRoute`, `ShopOrdersRoute`.
package enum SectionType: Sendable {
    case family(Family)
    case destinations, exit, exitHandler, graph, node

    package static let all = Family.allCases.map(family) + [.destinations, .exit, .exitHandler, .graph, .node]

    package var suffix: String {
        switch self {
        case .family(let family): family.suffix
        case .destinations: "Destinations"
        case .exit: "Exit"
        case .exitHandler: "ExitHandler"
        case .graph: "Graph"
        case .node: "Node"
        }
    }
}

/// A type that is generated for a node; its name begins with that of the node: `ProductExits`.
package enum NodeType: String, CaseIterable, Sendable {
    case action = "Action"
    case anywhere = "Anywhere"
    case data = "Data"
    case destination = "Destination"
    case exits = "Exits"
    case flow = "Flow"
    case flowDefinition = "FlowDefinition"
    case outcome = "Outcome"
    case parameters = "Parameters"
    case run = "Run"
    case selection = "Selection"
    case step = "Step"

    /// The types that a node may have. Which of them it has also depends on its routes, so that a new route takes no
    /// name from another node.
    package static func all(of node: Node) -> [NodeType] {
        switch node.kind {
        case .alert, .dialog: [.action, .anywhere]
        case .screen, .sheet, .cover, .popover: [.exits, .destination, .selection, .anywhere]
        case .step: [.exits, .destination, .anywhere]
        case .flow:
            [.flow, .flowDefinition, .step, .data, .run, .anywhere] + (node.parameters.isEmpty ? [] : [.parameters])
        case .action: [.outcome, .anywhere]
        case .tab, .split: [.anywhere]
        }
    }
}
