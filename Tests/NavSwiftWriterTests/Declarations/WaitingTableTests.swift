import Foundation
import TestSupport
import Testing

@testable import NavgenRuntime

/// What the table of a graph says about links that wait, and what the state needs of it.
@Suite struct WaitingTableTests {
    private static let graph = """
        navgen: 1
        name: App
        root: home
        links: {schemes: [app], parkFor: 20, waiting: newest}
        screens:
          home: {to: [page, card, tour]}
          page: {url: /page, parkFor: 0}
        sheets:
          card: {onLink: stack, backgroundInteraction: enabled, detents: [medium], cancel: Close}
        flows:
          tour: {steps: [{one: {url: /one}}], parkFor: 5}

        """

    private func routes(_ parts: String) throws -> String {
        let outputs = "outputs: {swift: {parts: [\(parts)]}}\n"
        let files = try CompiledGraph(Self.graph + outputs).swift()
        return try #require(files.first { $0.name.hasSuffix("Routes.swift") }).text
    }

    @Test func theTableSaysHowLongLinksWait() throws {
        let text = try routes("views")
        #expect(text.contains("format: .v1, deferralLimit: 1200, waiting: .newest,"))
        #expect(text.contains("page screen park=0"))
        #expect(text.contains("tour flow park=300"))
    }

    /// Which views are generated does not change how the state behaves.
    @Test func theStateNeedsNoViews() throws {
        let line = "card sheet onLink=stack stack behind=enabled"
        #expect(try routes("state").contains(line + "\n"))
        #expect(try routes("navigator").contains(line + "\n"))
        #expect(try routes("views").contains("card sheet onLink=stack stack detents=medium behind=enabled"))
    }

    @Test func theRuntimeReadsIt() {
        let text = """
            @home
            home screen
            page screen park=0
            tour flow park=300
            tour.one step
            """
        #expect(GraphTableParser(TableText(text)).nodes.map(\.deferralLimit) == [nil, 0, 300, 300])
        for waiting in [GraphTable.WaitingLinks.all, .newest] {
            let table = GraphTable(GraphTypes(DynamicGraph.self), "App", 1200, waiting, TableText(""))
            #expect(table.keepsNewestLink == (waiting == .newest))
        }
    }
}
