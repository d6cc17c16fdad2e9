/// A graph that the compiler has accepted, with what it has written for it.
struct CompiledWalkGraph: Codable, Sendable {
    let planned: PlannedGraph
    let tables: EmittedGraph
    var graph: WalkGraph { planned.graph }
}
