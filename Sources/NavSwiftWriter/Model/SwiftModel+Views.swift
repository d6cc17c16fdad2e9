import NavGraph
import NavNames

extension SwiftModel {
    /// The protocol of a section's views: `ShopDestinations`, `ShopOrdersDestinations`.
    func destinations(_ section: SectionID) -> String { companion(of: section, .destinations) }

    func steps(of flow: NodeID) -> [NodeID] {
        if case .flow(let detail) = graph[flow].detail { detail.steps } else { [] }
    }

    /// Whether a step of a flow has exits of its own.
    func hasStepExits(_ flow: NodeID) -> Bool { steps(of: flow).contains { hasExits($0) } }

    /// The name of a step within its section: `onboardingWelcome`.
    func stepName(_ step: NodeID) -> String {
        let path = graph[graph[step].section].path
        return SwiftNames.joined(path.isEmpty ? graph[step].name : String(graph[step].name.dropFirst(path.count + 1)))
    }

    func innerSections(of section: SectionID) -> [SectionID] {
        graph.sections.indices.map { SectionID($0) }.filter { graph[$0].parent == section }
    }

    /// Whether the app makes views for a section or for one inside it.
    func hasViews(_ section: SectionID) -> Bool {
        hasOwnViews(section) || innerSections(of: section).contains { hasViews($0) }
    }

    /// Whether the app makes views for nodes of a section.
    func hasOwnViews(_ section: SectionID) -> Bool {
        nodes(in: section).contains {
            (graph.kind(of: $0).isView && !graph[$0].isExternal) || graph.kind(of: $0) == .step
        }
    }
}
