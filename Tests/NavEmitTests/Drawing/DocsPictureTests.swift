import Foundation
import NavEmit
import NavGraph
import TestSupport
import Testing

/// The pictures in the docs. The layout depends on the version of Graphviz, so only their text is compared.
@Suite struct DocsPictureTests {
    @Test func theFlowchartInTheDocsIsUpToDate() throws {
        let hello = try ExampleGraph(path: "Graphs/hello.yaml").compiled()
        let text = PictureSample.text(hello.links, as: .mermaid)
            .replacing("graph.yaml", with: "hello.yaml")
        let page = try String(
            contentsOf: repository.appendingPathComponent("Docs/pictures.md"), encoding: .utf8)
        #expect(page.contains("```mermaid\n\(text)```\n"), "\(text)")
    }

    @Test(arguments: [("shop", nil), ("hospital", "search")] as [(String, String?)])
    func thePictureInTheDocsIsUpToDate(graph: String, focus: String?) throws {
        let compiled = try ExampleGraph(path: "Graphs/\(graph).yaml").compiled()
        var options = PictureOptions()
        if let focus {
            options.focus = NodeID(try #require(compiled.analyzed.graph.nodes.firstIndex { $0.name == focus }))
            options.depth = 1
        }
        let dot = PictureSample.text(compiled.links, as: .dot, options)
        let file = "Docs/pictures/\(focus ?? graph).svg"
        let svg = try String(contentsOf: repository.appendingPathComponent(file), encoding: .utf8)
        let texts = try XMLTexts(svg).texts.map { $0.replacing("\u{A0}", with: " ") }
        let shown = texts.filter { !$0.isEmpty }
        let titles = dot.matches(of: /, title="([^"]*)"/).map { String($0.1) }.filter { $0 != "start" }
        #expect(titles.count > 5)
        for title in titles {
            #expect(shown.contains(title), "\(title) is not in \(file): draw it anew, as Docs/pictures.md says")
        }
    }
}
