import NavSwift
import NavSyntax

extension AuditCheck {
    static let urlContains = AuditCheck(.urlContains) { file, _ in
        guard !file.isTest else { return [] }
        return file.calls.compactMap { call in
            guard call.isMember,
                ["contains", "hasPrefix", "hasSuffix", "range", "starts", "firstRange"].contains(call.name),
                let argument = call.arguments.first?.tokens,
                argument.contains(where: { file.code.tokens[$0].kind == .string }),
                let text = file.searchedURL(before: call.token), !file.isOrigin(argument)
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

    /// `https://` and the like: what a URL begins with, not what it leads to.
    fileprivate func isOrigin(_ tokens: Range<Int>) -> Bool {
        tokens.contains { index in
            guard let text = code.string(at: index) else { return false }
            return ["http", "https", "http://", "https://", "file://", "file", "/"].contains(text)
        }
    }
}

extension AuditRule {
    static let urlContains = AuditRule(
        "url-contains", .urls,
        meaning: "The text of a URL is searched with `contains`, `hasPrefix` or `range(of:)`.",
        why: """
            It matches where nobody means it: `contains("order")` matches `/reorder`, a query, and the host \
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
