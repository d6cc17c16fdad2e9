import Foundation
import NavCompiler
import NavEmit
import NavGraph
import NavLinks
import NavSwiftWriter
import NavSyntax
import TestSupport
import Testing

/// The tests of the user interface that the output `tours` consists of.
@Suite struct TourFilesTests {
    static func files(_ text: String) throws -> [OutputFile] {
        let result = compileText(["graph.yaml": text])
        let links = try #require(result.links)
        try #require(!result.hasErrors)
        return Emitter.tours(of: links)
    }

    private static let small = """
        navgen: 1
        name: Small
        root: [{when: maintenance, show: closed}, {show: tabs}]
        links: {schemes: [small]}
        conditions: {signedIn: {otherwise: signIn}, maintenance: {}}
        tabs:
          home: {title: Home, root: list}
          me: {title: "Me (you)", root: profile, requires: signedIn}
        screens:
          list: {to: [detail, share, help]}
          detail: {params: {id: {type: Int, sample: 7}}, to: [{list: {as: popTo}}, remove]}
          profile: {}
          closed: {}
          help: {external: true}
          news: {url: "/news/{id}", params: {id: Int}, tab: home, requires: signedIn}
        sheets:
          share: {cancel: Close}
          signIn: {to: [sign.address]}
        alerts:
          remove:
            title: Remove?
            actions: {yes: {label: Remove, to: {list: {as: popTo}}}, no: {label: Keep, role: cancel}}
        flows:
          sign: {steps: [address, {code: {skippable: true}}, done]}
        rules: {link-only-node: off}
        outputs: {tours: {maestro: true, bundleID: com.example.small, screenshots: true, languages: [de, fr]}}
        """

    /// The files are read before they are recorded: each exit, answer, tab, dismissal, URL and page.
    @Test func areAsRecorded() throws {
        for file in try Self.files(Self.small) {
            // The second half of the pages is the same for all graphs.
            let text = file.contents.split(separator: "/// What tests of your own do").first.map(String.init) ?? ""
            expectFile("Tests/NavEmitTests/Tours/Expected/\(file.path).txt", holds: text)
        }
    }

    /// What Maestro reads is YAML: the settings, then the commands.
    @Test func flowsForMaestroAreYAML() throws {
        let flows = try Self.files(Self.small).filter { $0.path.hasPrefix("maestro/") }
        #expect(flows.count > 2)
        for flow in flows {
            let parts = flow.contents.components(separatedBy: "\n---\n")
            #expect(parts.count == 2)
            for part in parts {
                #expect(parseYAML(Array(part.utf8), name: flow.path, id: FileID(0)).isYAML, "\(flow.path)")
            }
        }
    }

    /// Facts that change in the running app need a URL with a scheme of the app.
    @Test func toursWithChangingFactsNeedAScheme() throws {
        func text(_ links: String) -> String {
            """
            navgen: 1
            name: Door
            root: [{when: open, show: hall}, {show: porch}]
            \(links)
            conditions: {open: {}}
            screens:
              hall: {requires: open, to: [{porch: {as: open}}]}
              porch: {to: [{hall: {as: open}}]}
            rules: {excluded-root: off, unused-condition: off}
            """
        }
        let without = try Self.files(text("links: {hosts: [door.example.com]}"))
        let with = try Self.files(text("links: {schemes: [door]}"))
        let changes = "open(\"door://navgen.conditions?open=true\")"
        #expect(with[0].contents.contains(changes))
        #expect(!without[0].contents.contains("navgen.conditions"))
        #expect(without[0].contents.contains("/// Without 1 tour on which facts change"))
    }

    /// Names that are keywords, or those of members of the class that takes tours.
    static let hostileNames = """
        navgen: 1
        name: Odd
        root: app
        links: {schemes: [odd]}
        screens:
          app: {to: [test, style, next, select, init, self, rawValue, allCases, default, open.tour]}
          test: {}
          style: {}
          next: {}
          select: {}
          init: {title: "Say \\"hi\\" \\\\ {{now"}
          self: {}
          rawValue: {}
          allCases: {}
          default: {to: [in]}
        alerts:
          in: {title: In, actions: {repeat: {label: "Again \\"now\\""}, self: {label: Self, role: cancel}}}
        flows:
          open: {steps: [tour, class]}
        """

    @Test func hostileNamesAreQuoted() throws {
        let pages = try #require(try Self.files(Self.hostileNames).first { $0.path.hasSuffix("Pages.swift") })
        #expect(pages.contents.contains("var appPage: OddAppPage"))
    }
}

/// Compiles the tests of the user interface with the declarations of XCTest.
@Suite struct TourFilesProof {
    @Test(arguments: ["5", "6"], ["Graphs/shop.yaml", "Graphs/hospital.yaml", "names", "texts"])
    func typecheck(_ version: String, _ path: String) throws {
        let files: [OutputFile]
        if path == "names" {
            files = try TourFilesTests.files(TourFilesTests.hostileNames)
        } else if path == "texts" {
            files = try TourFilesTests.files(HostileTexts.graph)
        } else {
            let links = try #require(compile(repository.appendingPathComponent(path).path).links)
            files = Emitter.tours(of: links)
        }
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let swift = files.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, $0.contents) }
        #expect(swift.count == 2)
        try SwiftProgram.withFiles(swift.map { (name: $0.0, text: $0.1) }) { paths, _ in
            let result = try SwiftProgram.run(
                "/usr/bin/env",
                [
                    "swiftc", "-typecheck", "-warnings-as-errors", "-swift-version", version, "-module-alias",
                    "XCTest=XCTestUI",
                ] + declarations.flags + paths)
            #expect(result.status == 0, "\(path): \(result.output.prefix(3000))")
        }
    }
}

extension Emitter {
    /// The files of the output `tours`.
    fileprivate static func tours(of links: LinkAnalysis) -> [OutputFile] {
        OutputKind.tours.emitter.files(links, EmitOptions(sourceName: "graph.yaml"))
    }
}
