import NavGraph
import NavLinks
import NavSwiftWriter
import NavSyntax
import NavTours

extension Emitter {
    /// Tests of the user interface that take tours: XCUITest in Swift, and flows for Maestro.
    static let tours = Emitter(.tours) { links, options in
        let output = TourOutput(links, options)
        let chosen = links.graph.options(of: .tours).tours
        return (chosen.writesXCUITest == false ? [] : TourTestFiles(output).files)
            + (chosen.writesMaestro == true ? MaestroFiles(output).files : [])
    }
}

/// The tours of a graph, with what all files about them share.
struct TourOutput {
    let tourGraph: TourGraph
    let options: TourOptions
    let stem: String
    let headline: String
    /// The tours that can be taken from outside of the app.
    let tours: [Tour]
    /// How many others there are: facts change while the app runs, and no URL can say so.
    let leftOut: Int
    let covered: Tours
    var graph: Graph { tourGraph.links.graph }

    init(_ links: LinkAnalysis, _ emitOptions: EmitOptions) {
        tourGraph = TourGraph(links)
        let graph = links.graph
        options = graph.options(of: .tours).tours
        stem = emitOptions.stem(graph)
        headline = emitOptions.headline
        let targets = TourTargets(of: graph, includesRoutes: options.takesRoutes ?? true)
        covered = tourGraph.tours(covering: targets, maxSteps: Tours.usualMaxSteps)
        let canChange = links.customSchemes(build: 0).first != nil
        tours = covered.tours.filter { canChange || !$0.changesFacts }
        leftOut = covered.tours.count - tours.count
    }

    /// The scheme of the URL that changes facts.
    var scheme: String { tourGraph.links.customSchemes(build: 0).first ?? "" }

    /// The prefix of the app's arguments: `-shop`.
    var argument: String { "-" + graph.name.value.prefix(1).lowercased() + graph.name.value.dropFirst() }

    /// The facts of a tour as the app's arguments spell them: `signedIn=true,hasCart=unknown`.
    func conditions(of tour: Tour) -> String {
        zip(graph.conditions, tour.facts).map { "\($0.name.value)=\(Self.word(of: $1))" }.joined(separator: ",")
    }

    static func word(of value: Bool?) -> String { value.map { "\($0)" } ?? "unknown" }

    /// The title of a tab or a button, if it is the same for all values; nil if it is not.
    func fixed(_ title: Template?) -> String? {
        guard let title, !title.pieces.contains(where: { if case .parameter = $0 { true } else { false } }) else {
            return nil
        }
        return title.plainText
    }

    /// The pages that a step shows: nodes with an accessibility identifier, or alerts.
    func pages(_ nodes: [NodeID]) -> [NodeID] { nodes.filter { graph.kind(of: $0) != .tab } }

    /// What the tours cover: `all 16 screens and all 12 routes`.
    var summary: String {
        let (nodes, routes) = (covered.targets.nodes, covered.targets.routes)
        func part(_ all: Int, _ missed: Int, _ word: String) -> String {
            missed == 0 ? "all \(counted(all, word))" : "\(all - missed) of \(counted(all, word))"
        }
        let screens = "show " + part(nodes.count, covered.missed.nodes.count, "screen")
        return routes.isEmpty
            ? screens : screens + " and take " + part(routes.count, covered.missed.routes.count, "route")
    }
}

extension Tour {
    /// Whether facts change while the app runs.
    var changesFacts: Bool { steps.contains { if case .condition = $0.move { true } else { false } } }
}
