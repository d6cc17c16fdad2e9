import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// The graph as a self-contained HTML page: it needs no network, no Graphviz and no other file.
    static let html = Emitter(.html) { links, options in
        [
            OutputFile(
                path: "\(options.stem(links.graph)).html", contents: Page(links, options).text)
        ]
    }
}

extension Page {
    fileprivate init(_ links: LinkAnalysis, _ options: EmitOptions) {
        let graph = GraphDocument(links)
        let changes = options.picture?.changes.flatMap { ChangeDocument(graph, $0).json }
        let findings = options.picture?.findings.map { Self.findings($0, in: links.graph) }
        let screens = [("pictures", options.screens), ("formerPictures", options.formerScreens)].map { ($0, $1?.json) }
        let others = ([("changes", changes), ("findings", findings)] + screens).compactMap { name, value in
            value.map { (name, $0) }
        }
        self.init(
            title: links.graph.name.value, sourceName: options.sourceName,
            document: JSON.object(graph.json.members + others).text())
    }

    /// The diagnostics about nodes. Diagnostics about anything else are not on the page.
    private static func findings(_ diagnostics: [Diagnostic], in graph: Graph) -> JSON {
        .array(
            diagnostics.compactMap { diagnostic in
                guard let node = graph.node(at: diagnostic.range) else { return nil }
                return .object([
                    ("node", .string(graph[node].name)), ("severity", .string(diagnostic.severity.rawValue)),
                    ("rule", .string(diagnostic.rule.name)), ("message", .string(diagnostic.message)),
                ])
            })
    }
}

/// The HTML page: the template, script and style with the graph filled in.
struct Page {
    let title: String
    let sourceName: String
    /// The graph as JSON.
    let document: String

    /// Whether the page follows the changes of its graph.
    var isLive = false

    private static let script = WebFiles.script(isLive: false)
    private static let liveScript = WebFiles.script(isLive: true)

    /// The content security policy. It blocks all scripts and styles other than the page's own, and
    /// all requests other than those of a live page to its server.
    static func policy(isLive: Bool) -> String {
        let digest = isLive ? WebFiles.liveScriptDigest : WebFiles.scriptDigest
        return "default-src 'none'; script-src 'sha256-\(digest)'; style-src 'sha256-\(WebFiles.styleDigest)'; "
            + (isLive ? "connect-src 'self'; " : "") + "img-src data:; base-uri 'none'; form-action 'none'"
    }

    var text: String {
        filled([
            "source": comment, "title": Self.escaped(title), "policy": Self.policy(isLive: isLive),
            "style": WebFiles.style, "script": isLive ? Self.liveScript : Self.script, "graph": data,
        ])
    }

    /// The graph as JSON with `<` escaped, so that no string can end the script element. JSON has that
    /// character only inside strings.
    private var data: String { document.replacing(scalar: "<", with: "\\u003c") }

    private var comment: String {
        let name = sourceName.withoutControlCharacters.unicodeScalars
            .filter { $0.value >= 0x20 && $0 != "<" && $0 != ">" }
        return
            "Written by navgen from \(String(String.UnicodeScalarView(name)).replacing("--", with: "-")). Do not edit."
    }

    private static func escaped(_ text: String) -> String {
        text.replacing(scalar: "&", with: "&amp;").replacing(scalar: "<", with: "&lt;")
            .replacing(scalar: "\"", with: "&quot;")
    }

    /// The template with each `{name}` replaced. Inserted values are not searched for placeholders.
    private func filled(_ values: [String: String]) -> String {
        var text = ""
        var rest = WebFiles.page[...]
        while let open = rest.firstIndex(of: "{") {
            text += rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}"), let value = values[String(rest[..<close])] else {
                text += "{"
                continue
            }
            text += value
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }
}
