import NavAnswers
import NavGraph
import NavLinks
import NavSyntax
import NavTours

extension Command {
    static let tour = Command(
        name: "tour", operands: [.graph], summary: "List tours that show every screen",
        discussion: """
            A tour is a way through the running app: how it is launched, then taps, tabs, dismissals, answers, and facts
            that change. The tours together show every screen, with few steps; with --routes, they also take every
            route. What no tour reaches is listed with the reason. --to shows one tour, the shortest to a node.
            """,
        options: [.routes, .to, .from, .maxSteps, .tourFormat, .rule],
        example: "navgen tour Graphs/shop.yaml --to onboarding.preferences"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...1)
        let (started, status) = try QueryRun.start(words[0], arguments, terminal, ignoresUnreachable: true)
        guard let run = started else { return status }
        let graph = TourGraph(run.links)
        let format = arguments.value(.tourFormat).flatMap { TourListing.Format(rawValue: $0) } ?? .text
        guard let name = arguments.value(.to) else {
            if arguments.value(.from) != nil {
                throw UsageError(message: "`--from` needs `--to`", help: "for example --from home --to reviews")
            }
            let targets = TourTargets(of: run.analyzed.graph, includesRoutes: arguments.has(.routes))
            let tours = graph.tours(covering: targets, maxSteps: try arguments.maxSteps())
            terminal.write(TourListing(tours, of: graph, sourceName: run.sourceName).text(format))
            return .fine
        }
        let goal = try run.node(name)
        let start = try arguments.value(.from).map { name throws(UsageError) in try run.node(name) }
        guard let tours = graph.tour(to: goal, from: start) else {
            terminal.fail(
                "no tour was found that shows `\(name)`" + (start.map { " after `\(run.name($0))`" } ?? "")
                    + ": " + TourListing.reason(forNode: goal, of: graph),
                help: "how it is reached: navgen why \(words[0].shellQuoted) \(name.shellQuoted)")
            return .failed
        }
        terminal.write(TourListing(tours, of: graph, to: goal, sourceName: run.sourceName).text(format))
        return .fine
    }
}

extension Option {
    fileprivate static let routes = Option("routes", .flag, "Take every route, too")
    fileprivate static let to = Option("to", .value("NODE", .node), "Show only the shortest tour to a node")
    fileprivate static let from = Option("from", .value("NODE", .node), "A node that this tour shows before")
    fileprivate static let maxSteps = Option(
        "max-steps", .value("COUNT"), "After how many steps a tour ends and the next begins", default: "20")
    fileprivate static let tourFormat = Option(
        "format", .choice("FORMAT", TourListing.Format.allCases.map(\.rawValue)), "How to write the tours",
        default: "text")
}

extension Arguments {
    fileprivate func maxSteps() throws(UsageError) -> Int {
        guard let text = value(.maxSteps) else { return Tours.usualMaxSteps }
        guard let count = Int(text), count > 0 else {
            throw UsageError(message: "`--max-steps` needs a number from 1, not `\(text)`")
        }
        return count
    }
}
