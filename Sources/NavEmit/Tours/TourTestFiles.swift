import NavGraph
import NavNames
import NavSwiftWriter
import NavSyntax
import NavTours

/// XCUITest in Swift: a test for each tour, and a page object for each node, with its exits.
struct TourTestFiles {
    private let output: TourOutput
    private var graph: Graph { output.graph }
    private var prefix: String { graph.name.value }
    private var tour: String { prefix + "Tour" }
    private var page: String { prefix + "Page" }

    init(_ output: TourOutput) { self.output = output }

    var files: [OutputFile] {
        [
            OutputFile(path: "\(output.stem)Tours.swift", contents: header("import XCTest") + tests),
            OutputFile(
                path: "\(output.stem)Pages.swift",
                contents: header("import Foundation\nimport XCTest") + pages + support),
        ]
    }

    private func header(_ imports: String) -> String {
        """
        // \(output.headline)
        // swift-format-ignore-file
        // swiftlint:disable all
        // swiftformat:disable all

        \(imports)


        """
    }

    private func literal(_ text: String) -> String { SwiftNames.literal(text) }

    // MARK: - Tests

    private var tests: String {
        let note =
            output.leftOut == 0
            ? ""
            : """

            /// Without \(counted(output.leftOut, "tour")) on which facts change while the app runs: no URL can say so, as the
            /// graph has no custom scheme.
            """
        return """
            /// Tours through the running app. Together they \(output.summary).\(note)
            final class \(prefix)Tours: XCTestCase {
            \(output.tours.enumerated().map(test).joined(separator: "\n\n"))
            }

            """
    }

    private func test(_ number: Int, _ tour: Tour) -> String {
        var steps = tour.steps[...]
        var shown = tour.start
        var arguments = ["self", literal(output.conditions(of: tour))]
        if case .url(let node)? = steps.first?.move, let url = output.tourGraph.url(of: node) {
            arguments.append("link: \(literal(url))")
            shown = steps.removeFirst().shown
        }
        let lines =
            (["tour" + shows(shown)] + steps.map { "tour" + call($0) + ($0.isUpToApp ? "" : shows($0.shown)) })
        return """
                @MainActor func testTour\(number + 1)() {
                    \(self.tour).run(\(arguments.joined(separator: ", "))) { tour in
            \(lines.map { "            " + $0 }.joined(separator: "\n"))
                    }
                }
            """
    }

    /// `.shows(.product)`; nothing if nothing that tests can find is shown.
    private func shows(_ nodes: [NodeID]) -> String {
        let pages = output.pages(nodes)
        return pages.isEmpty ? "" : ".shows(\(pages.map(pageCase).joined(separator: ", ")))"
    }

    private func name(_ node: NodeID) -> String { output.tourGraph.names[node.index] }

    private func pageCase(_ node: NodeID) -> String { SwiftNames.value(caseName(node), of: page) }

    private func caseName(_ node: NodeID) -> String {
        apart(name(node), from: ["allCases", "rawValue", "_button", "_columns"])
    }

    /// The property of a tour for a page.
    private func property(_ node: NodeID) -> String { SwiftNames.identifier(apart(name(node), from: Self.members)) }

    /// The name of a node, with a suffix if it would clash with another member, and with more if another node has
    /// that name.
    private func apart(_ name: String, from members: Set<String>) -> String {
        guard members.contains(name) else { return name }
        let names = Set(output.tourGraph.names)
        var result = name
        repeat { result += "Page" } while names.contains(result)
        return result
    }

    /// The members of the class to which the pages are added.
    private static let members: Set<String> = [
        "answer", "answers", "app", "audits", "awaitColumns", "awaits", "control", "dismiss", "dismissByGesture",
        "element", "elements", "fill", "find", "goBack",
        "hittable",
        "isNarrow", "isShown", "launch", "move", "next", "open", "previous", "reveal", "run", "select", "self", "shows",
        "skip", "style", "styles",
        "take", "takesScreenshots", "tapOutside", "test", "timeout", "visit", "visited",
    ]

    private func call(_ step: Tour.Step) -> String {
        switch step.move {
        case .exit(let route, let source):
            let exit = output.tourGraph.exit(ofRoute: route, from: source)?.name ?? ""
            return ".\(property(source)).\(SwiftNames.function(exit))()"
        case .answer(let action, let alert):
            return ".\(property(alert)).\(SwiftNames.function(answer(action, of: alert)))()"
        case .tab(let tab):
            let title = output.fixed(graph[tab].title).map { ", \(literal($0))" } ?? ""
            return ".select(tab: \(literal(graph[tab].name))\(title))"
        case .back(let source): return ".goBack(from: \(pageCase(source)))"
        case .dismiss(let node, let style): return ".dismiss(\(literal(graph[node].name)), .\(style.rawValue))"
        case .flow(let control, let step):
            let name = control == .back ? "previous" : control.rawValue
            return ".\(name)(\(pageCase(step)))"
        case .condition(let condition, let value):
            let item = "\(graph[condition].name.value)=\(TourOutput.word(of: value))"
            return ".open(\(literal("\(output.scheme)://navgen.conditions?\(item)")))"
        case .url(let node): return ".open(\(literal(output.tourGraph.url(of: node) ?? "")))"
        }
    }

    private func answer(_ action: Int, of alert: NodeID) -> String {
        if case .alert(let detail) = graph[alert].detail { detail.actions[action].id.value } else { "" }
    }

    // MARK: - Pages

    /// The nodes that are pages: what can be shown, and flows, whose steps are.
    private var pageNodes: [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { node in
            switch graph.kind(of: node) {
            case .screen, .sheet, .cover, .popover, .alert, .dialog, .step: !graph[node].isExternal
            case .tab, .split, .flow, .action: false
            }
        }
    }

    private var pages: String {
        let cases = pageNodes.map { node in
            let name = caseName(node)
            let raw = name == graph[node].name ? "" : " = \(literal(graph[node].name))"
            return "    case \(SwiftNames.identifier(name))\(raw)"
        }
        let properties = pageNodes.filter(hasPage).map { node in
            "    var \(property(node)): \(typeName(node)) { \(typeName(node))(_tour: self) }"
        }
        return """
            /// What a user can see, by accessibility identifier.
            enum \(page): String {
            \(cases.joined(separator: "\n"))

                /// The columns of splits.
                static let _columns: Set<\(page)> = [\(columns.map(pageCase).joined(separator: ", "))]
            \(alerts)}

            extension \(tour) {
            \(properties.joined(separator: "\n"))
            }

            \(pageNodes.filter(hasPage).map(pageObject).joined(separator: "\n\n"))


            """
    }

    private var columns: [NodeID] {
        let columns = graph.nodes.flatMap { node -> [NodeID] in
            guard case .split(let split) = node.detail else { return [] }
            return split.columns.flatMap(\.screens).compactMap(\.target)
        }
        return Set(columns).filter(pageNodes.contains).sorted()
    }

    /// How alerts and dialogs are found: they have no identifier, but their buttons do.
    private var alerts: String {
        let cases = pageNodes.compactMap { node -> String? in
            guard case .alert(let detail) = graph[node].detail else { return nil }
            let first = detail.actions.first
            let identifier = first.map { "answer:\($0.id.value)" } ?? ""
            let label = first.flatMap { output.fixed($0.label) }.map(literal) ?? "nil"
            return "        case \(pageCase(node)): (\(literal(identifier)), \(label))"
        }
        guard !cases.isEmpty else {
            return """

                    /// A button of an alert or dialog; nil for others.
                    var _button: (identifier: String, label: String?)? { nil }

                """
        }
        return """

                /// A button of an alert or dialog; nil for others.
                var _button: (identifier: String, label: String?)? {
                    switch self {
            \(cases.joined(separator: "\n"))
                    default: nil
                    }
                }

            """
    }

    private func typeName(_ node: NodeID) -> String { prefix + SwiftNames.upper(name(node)) + "Page" }

    private func hasPage(_ node: NodeID) -> Bool {
        if case .alert(let detail) = graph[node].detail { return !detail.actions.isEmpty }
        return !output.tourGraph.exits(of: node).isEmpty
    }

    /// The place of a step in a test, at which it fails.
    private static let place = "(file: StaticString = #filePath, line: UInt = #line)"

    private func pageObject(_ node: NodeID) -> String {
        var methods: [String] = []
        if case .alert(let detail) = graph[node].detail {
            methods = detail.actions.map { action in
                let label = output.fixed(action.label).map(literal) ?? "nil"
                let cancels = action.role == .cancel ? ", cancels: true" : ""
                return "    @discardableResult func \(SwiftNames.function(action.id.value))\(Self.place) -> \(tour) "
                    + "{ _tour.answer(\(literal("answer:\(action.id.value)")), \(label)\(cancels), file: file, line: line) }"
            }
        } else {
            methods = output.tourGraph.exits(of: node).map { exit in
                let identifier = output.tourGraph.identifier(of: .exit(exit.routeIndex, from: node)) ?? ""
                return "    @discardableResult func \(SwiftNames.function(exit.name))\(Self.place) -> \(tour) "
                    + "{ _tour.take(\(literal(identifier)), \(literal(exit.name)), to: \(literal(graph[exit.target].name)), "
                    + "from: \(pageCase(node)), file: file, line: line) }"
            }
        }
        let kind = graph.kind(of: node).withArticle
        return """
            /// `\(graph[node].name)`, \(kind).
            @MainActor struct \(typeName(node)) {
                let _tour: \(tour)
            \(methods.joined(separator: "\n"))
            }
            """
    }

    // MARK: - Support

    private var support: String {
        let languages = output.options.languages.map { literal($0.value) }
        let appearances = output.options.appearances.map { literal($0.rawValue) }
        let styles = (languages.isEmpty ? ["nil"] : languages).flatMap { language in
            (appearances.isEmpty ? ["nil"] : appearances).map { "(\(language), \($0))" }
        }
        return TourSupport.text
            .replacing("STYLES", with: styles.joined(separator: ", "))
            .replacing("SCREENSHOTS", with: "\(output.options.takesScreenshots ?? false)")
            .replacing("AUDITS", with: "\(output.options.audits ?? false)")
            .replacing("ARGUMENT", with: output.argument)
            .replacing("PREFIX", with: prefix)
    }
}

extension String {
    /// The text with a word replaced, without regular expressions.
    fileprivate func replacing(_ word: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
