import Foundation
import NavCompiler
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Graphs to draw, and what their pictures must contain.
enum PictureSample {
    /// Options for a picture without cards.
    static var open: PictureOptions {
        var options = PictureOptions()
        options.collapsing = .none
        return options
    }

    static func text(
        _ links: LinkAnalysis, as kind: OutputKind, _ options: PictureOptions = .init()
    ) -> String {
        let emitter = allEmitters.first { $0.kind == kind }
        return emitter?.files(links, EmitOptions(sourceName: "graph.yaml", picture: options)).first?.contents
            ?? ""
    }

    static func text(_ graph: String, as kind: OutputKind) throws -> String {
        let compiled = try CompiledGraph(graph)
        return text(compiled.links, as: kind)
    }

    /// A graph with a screen for each title: `s0`, `s1` and so on.
    static func graph(titles: [String]) -> String {
        let ids = titles.indices.map { "s\($0)" }
        var text = "navgen: 1\nroot: s0\nscreens:\n"
        for (id, title) in zip(ids, titles) {
            text += "  \(id): {title: \(quoted(title.replacing("{", with: "{{"))), "
            text += "to: [\(ids.filter { $0 != "s0" && id == "s0" }.joined(separator: ", "))]}\n"
        }
        return text
    }

    /// A string in double quotes, as YAML.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            if scalar.isASCII, scalar.properties.isAlphabetic { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"\(escaped.joined())\""
    }

    /// The lines that a drawing of the whole graph must have, by the names of their ends. Computed directly from
    /// the graph.
    static func expectedPairs(of graph: Graph) -> [String] {
        var pairs: [String] = []
        func add(_ source: String, _ target: NodeReference?) {
            if let target = target?.target { pairs.append("\(source) -> \(graph[target].name)") }
        }
        func addStart(_ node: NodeID?) {
            guard let node else { return }
            // Two roots may show the same node.
            let count = pairs.count { $0.hasPrefix(" start \(graph[node].name)") }
            pairs.append(" start \(graph[node].name)\(count == 0 ? "" : " \(count + 1)") -> \(graph[node].name)")
        }
        addStart(graph.launching?.target)
        for choice in graph.roots {
            switch choice.show {
            case .tabs: for id in graph.ids(of: .tab) where !graph.isActingTab(id) { addStart(id) }
            case .node(let reference): addStart(reference.target)
            }
        }
        for route in graph.routes {
            switch route.source {
            case .node(let source): if let source = source.target { add(graph[source].name, route.target) }
            case .alertAction(let alert, _): add(graph[alert].name, route.target)
            case .anywhere: add(" anywhere", route.target)
            }
        }
        for node in graph.nodes {
            switch node.detail {
            case .tab(let tab): add(node.name, tab.root)
            // Frames show the other columns, which are not expected here.
            case .split(let split): add(node.name, split.columns.first?.screens.first)
            case .flow(let flow):
                add(node.name, flow.then)
                for (before, step) in zip([node.name] + flow.steps.map { graph[$0].name }, flow.steps) {
                    pairs.append("\(before) -> \(graph[step].name)")
                }
            case .action(let action): for target in action.then { add(node.name, target) }
            default: break
            }
        }
        for (index, condition) in graph.conditions.enumerated() {
            let needing = graph.nodes.filter { node in
                node.requires.contains { !$0.isNegated && $0.target?.index == index }
            }
            guard needing.count <= 3 else { continue }
            for node in needing where node.name != condition.otherwise?.target.map({ graph[$0].name }) {
                add(node.name, condition.otherwise)
            }
        }
        return pairs
    }

    /// A graph with every kind of element that a picture can show.
    static let everything = """
        navgen: 1
        conditions: {in: {otherwise: login}}
        tabs: {a: {root: home}, b: {root: both}}
        splits: {both: {sidebar: list, detail: item}}
        screens:
          home: {to: [other, login, cover, {menu: {label: Open}}, ask, sure, tour, b, redeem, {other: {as: replace}}, {item: {as: reset}}]}
          other: {requires: [in], to: [{home: {as: popTo}}, {tour: {as: open}}, {home: {as: dismiss}}]}
          list: {to: [item], entry: true}
          item: {params: {id: Int?}}
          inner: {external: true}
        sheets: {login: {to: [inner, {home: {as: under}}]}}
        covers: {cover: {returns: Int}}
        popovers: {menu: {}}
        alerts: {ask: {actions: {ok: {role: cancel}}}}
        dialogs: {sure: {actions: {ok: {role: cancel}}}}
        flows: {tour: {steps: [one, two], then: home}}
        actions: {redeem: {url: /x, then: [other]}}
        links: {schemes: [app]}
        routes: [{from: "*", to: login}]
        """
}

/// The strings of an SVG, as an XML parser reads them.
final class XMLTexts: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private var current: String?

    init(_ svg: String) throws {
        super.init()
        // The document type refers to an external file, which is not needed.
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        current = name == "text" ? "" : nil
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { current?.append(string) }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text", let current { texts.append(current) }
        current = nil
    }
}
