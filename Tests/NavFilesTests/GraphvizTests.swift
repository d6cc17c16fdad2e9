import Foundation
import NavGraph
import TestSupport
import Testing

@testable import NavCompiler
@testable import NavFiles

@Suite struct GraphvizTests {
    @Test func removesCommentsFromSVG() {
        func kept(_ text: String) -> String {
            String(decoding: Graphviz.withoutComments(Array(text.utf8)), as: UTF8.self)
        }
        #expect(kept("a\n<!-- Generated\n by -->\n<svg>\n<!-- x -->\n<g/></svg>\n") == "a\n<svg>\n<g/></svg>\n")
        #expect(kept("<a/><!-- x --> <b/>") == "<a/> <b/>")
        #expect(kept("none") == "none")
        #expect(kept("<!---->") == "")
        #expect(kept("<a/><!-- open") == "<a/>")
    }

    @Test func replacesDatesInPDFKeepingTheirLength() {
        func kept(_ text: String) -> String {
            String(decoding: Graphviz.withoutDates(Array(text.utf8), .pdf), as: UTF8.self)
        }
        #expect(kept("/CreationDate (D:20261121210903Z) x") == "/CreationDate (D:19700101000000Z) x")
        #expect(
            kept("/ModDate (D:20261121210903+01'00)/CreationDate (D:2026)")
                == "/ModDate (D:19700101000000+01'00)/CreationDate (D:1970)")
        #expect(kept("/CreationDate (D:") == "/CreationDate (D:")
        #expect(Graphviz.withoutDates(Array("/ModDate (D:2026)".utf8), .png) == Array("/ModDate (D:2026)".utf8))
    }

    @Test(.enabled(if: GraphvizReading.isExpected, "Graphviz is not installed")) func reportsErrorsOfGraphviz() {
        guard case .failure(let failure) = Graphviz().draw("digraph { a -> ; }", as: .svg) else {
            Issue.record("nonsense was drawn")
            return
        }
        #expect(failure.message.hasPrefix("Graphviz cannot draw the graph: Error: <stdin>: syntax error in line 1"))
    }

    @Test(.timeLimit(.minutes(2)), .enabled(if: GraphvizReading.isExpected, "Graphviz is not installed"))
    func stopsDrawingAfterTheTimeLimit() {
        var state: UInt64 = 1
        let edges = (0..<6000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return "n\(state >> 33 % 2000) -> n\((state >> 40) % 2000);"
        }
        guard case .failure(let failure) = Graphviz(limit: 0.5).draw("digraph { \(edges.joined()) }", as: .svg) else {
            Issue.record("it was drawn")
            return
        }
        #expect(failure.message == "Graphviz has not drawn the graph in 0.5 seconds")
        #expect(failure.help.contains("--focus") && failure.help.contains("--collapse"))
    }

    @Test func aBinaryFileIsNotShownAsADifference() {
        let diff = UnifiedDiff.text(from: [0x89, 0x50, 0, 1], to: [0x89, 0x50, 0, 2], path: "out/a.png")
        #expect(diff == "Binary files a/out/a.png and b/out/a.png differ\n")
        #expect(UnifiedDiff.text(from: nil, to: [0], path: "a") == "Binary files /dev/null and b/a differ\n")
        #expect(UnifiedDiff.text(from: nil, to: Array("x\n".utf8), path: "a").contains("+x\n"))
    }
}
