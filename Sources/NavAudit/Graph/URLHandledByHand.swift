import NavGraph
import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let urlHandledByHand = AuditCheck(.urlHandledByHand) { app in
        guard let graph = app.graph?.graph else { return [] }
        let patterns = firstSegments(graph)
        return app.files.flatMap { file -> [Diagnostic] in
            guard !file.isTest else { return [] }
            var reported: Set<String> = []
            return file.comparedStrings().compactMap { token in
                guard let text = file.code.string(at: token)?.trimmingSlashes, let pattern = patterns[text],
                    reported.insert(text).inserted
                else { return nil }
                return AuditRule.urlHandledByHand.finding(
                    "the graph has a link for this URL: `\(pattern.path)` of `\(pattern.node)`",
                    at: file.code.range(token),
                    help: "read URLs with the generated type of links, and remove this")
            }
        }
    }

    /// The literal text with which patterns begin, with the first pattern of each.
    private static func firstSegments(_ graph: Graph) -> [String: (path: String, node: String)] {
        var found: [String: (path: String, node: String)] = [:]
        for node in graph.nodes {
            for pattern in node.links {
                guard let first = pattern.path.value.split(separator: "/").first.map(String.init),
                    !first.contains("{"), !first.contains("?"), !first.contains("#")
                else { continue }
                found[first] = found[first] ?? (pattern.path.value, node.name)
            }
        }
        return found
    }
}

extension AuditedFile {
    /// The strings with which parts of URLs are compared: `url.host == "order"`, `switch url.host { case "order":`.
    fileprivate func comparedStrings() -> [Int] {
        var found: [Int] = []
        for part in urlParts(in: code.tokens.indices) where part.name != "scheme" {
            var next = part.next
            while ["?", "!"].contains(code.text(next)) { next += 1 }
            if code.text(next) == "[", code.partners[next] > 0 { next = code.partners[next] + 1 }
            if code.text(next) == "==", code.string(at: next + 1) != nil { found.append(next + 1) }
            guard code.text(next) == "{" else { continue }
            for index in code.contents(of: next) where code.text(index) == "case" && code.parents[index] == next {
                var string = index + 1
                while code.string(at: string) != nil {
                    found.append(string)
                    guard code.text(string + 1) == "," else { break }
                    string += 2
                }
            }
        }
        return found
    }
}

extension String {
    fileprivate var trimmingSlashes: String {
        var text = self[...]
        while text.hasPrefix("/") { text = text.dropFirst() }
        while text.hasSuffix("/") { text = text.dropLast() }
        return String(text)
    }
}

extension AuditRule {
    static let urlHandledByHand = AuditRule(
        .urlHandledByHand, .graph,
        meaning: "Code compares a part of a URL with text that is also in a link of the graph.",
        why: "The two can disagree about what a URL shows, and if both open it, it is shown twice.",
        instead: "Read URLs with the type of links that navgen generates, and remove the code that reads them by hand.",
        wrong: """
            final class Coordinator {
                func open(_ url: URL) {
                    if url.host() == "product" { product(url.lastPathComponent) }
                }

                func home() {}
                func product(_ id: String) {}
            }
            """,
        right: """
            final class Coordinator {
                func open(_ url: URL) {
                    if case .product(let id) = ShopLink(url: url) { product(id) }
                }

                func home() {}
                func product(_ id: String) {}
            }
            """,
        graph: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: String}, url: "/product/{id}"}
            """)
}
