import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let urlContains = AuditCheck(.urlContains) { file, _ in
        guard !file.isTest else { return [] }
        return file.calls.compactMap { call in
            guard call.isMember, file.isTest(call),
                let argument = call.arguments.first(where: { $0.label == nil || $0.label == "of" || $0.label == "with" }
                )?.tokens,
                let literal = argument.compactMap({ file.code.string(at: $0) }).first, literal.isPartOfRoute,
                let text = file.searchedURL(before: call.token)
            else { return nil }
            return AuditRule.urlContains.finding(
                "a URL is matched by `\(call.name)` on its text", at: file.code.range(text..<(call.token + 1)),
                help: "compare the host and the segments of the path, each as a whole")
        }
    }
}

extension AuditedFile {
    private static let texts: Set<String> = [
        "absoluteString", "path", "description", "relativePath", "relativeString", "query", "percentEncodedPath",
    ]

    /// The first token of a URL's text on which a member is called: `url.absoluteString.lowercased().contains`.
    fileprivate func searchedURL(before member: Int) -> Int? {
        var index = member - 1
        guard code.text(index) == "." else { return nil }
        index -= 1
        while index > 0 {
            let text = code.text(index)
            if ["?", "!"].contains(text) {
                index -= 1
            } else if text == ")", code.partners[index] >= 0 {
                index = code.partners[index] - 1
            } else if ["lowercased", "uppercased", "removingPercentEncoding"].contains(text),
                code.text(index - 1) == "."
            {
                index -= 2
            } else {
                break
            }
        }
        guard code.isName(index) else { return nil }
        if urls.texts.contains(code.text(index)), code.text(index - 1) != "." { return index }
        guard Self.texts.contains(code.text(index)) else { return nil }
        return urlParts(in: index..<(index + 1)).first?.url
    }

    /// Whether a call tests a text, and is not used to cut it.
    fileprivate func isTest(_ call: SwiftCall) -> Bool {
        switch call.name {
        case "contains", "hasPrefix", "hasSuffix", "starts": true
        case "range", "firstRange": ["!=", "=="].contains(code.text(call.tokens.upperBound))
        default: false
        }
    }
}

extension String {
    /// Whether a text can be what tells routes apart: not only a scheme, a sign, or a whole folder.
    fileprivate var isPartOfRoute: Bool {
        guard count(where: \.isLetter) > 1, !hasSuffix(":"), !(hasPrefix("/") && hasSuffix("/")) else { return false }
        return !["http", "https", "http://", "https://", "file", "file://", "file:///"].contains(self)
    }
}

extension AuditRule {
    static let urlContains = AuditRule(
        .urlContains, .urls,
        meaning: "The text of a URL is searched with `contains`, `hasPrefix` or `range(of:)`.",
        why: """
            It also matches other URLs: `contains("order")` matches `/reorder`, a query, and the host \
            `orders.example.com` of somebody else. The order of the conditions decides what wins.
            """,
        instead: "Compare the scheme, the host and each segment of the path as a whole.",
        wrong: """
            func route(for url: URL) -> Route? {
                if url.absoluteString.contains("order") { return .orders }
                return nil
            }
            """,
        right: """
            func route(for url: URL) -> Route? {
                guard url.host() == "shop.example.com", url.pathComponents == ["/", "orders"] else { return nil }
                return .orders
            }
            """)
}
