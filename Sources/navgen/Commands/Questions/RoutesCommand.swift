import NavAnswers
import NavFiles
import NavLinks

extension Command {
    static let routes = Command(
        name: "routes", operands: [.graph], summary: "List every link",
        discussion: """
            Lists the URL patterns, sorted by path: where each leads, what lies below it, the conditions that must
            hold, and an example. URLs whose values select a tab have lines of their own.
            """,
        options: [.listing, .environment, .rule], example: "navgen routes Graphs/shop.yaml --format markdown"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(1...1)
        let (started, status) = try QueryRun.start(words[0], arguments, terminal)
        guard let run = started else { return status }
        let format = arguments.value(.listing).flatMap { LinkListing.Format(rawValue: $0) } ?? .text
        let listing = LinkListing(run.links, build: try run.build(arguments))
        if run.links.patterns.isEmpty, format == .text {
            terminal.say("the graph has no links: give a node a `url:`")
        } else {
            terminal.write(listing.text(format))
        }
        return .fine
    }
}

extension Option {
    fileprivate static let listing = Option(
        "format", .choice("FORMAT", LinkListing.Format.allCases.map(\.rawValue)), "How to write the list",
        default: "text")
}
