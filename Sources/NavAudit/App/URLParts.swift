import NavSwiftReader

/// A part of a URL that code reads: `url.host`, `components?.queryItems`.
struct URLPart {
    /// The token of the URL's name.
    let url: Int
    /// The token of the part's name.
    let token: Int
    let name: String
    /// The first token after it, and after `()`.
    let next: Int
}

extension AuditedFile {
    private static let partNames: Set<String> = [
        "scheme", "host", "path", "pathComponents", "lastPathComponent", "query", "queryItems", "fragment",
        "absoluteString", "description", "relativePath", "relativeString", "percentEncodedPath", "percentEncodedQuery",
        "percentEncodedHost",
    ]

    /// The parts of URLs that are read in some tokens.
    func urlParts(in tokens: Range<Int>) -> [URLPart] {
        tokens.compactMap { index -> URLPart? in
            guard code.isName(index), code.text(index - 1) == ".", Self.partNames.contains(code.text(index)) else {
                return nil
            }
            var before = index - 2
            while ["?", "!"].contains(code.text(before)) { before -= 1 }
            let name = code.text(before)
            let isMember = code.text(before - 1) == "." && name.lowercased().hasSuffix("url")
            guard code.isName(before), urls.urls.contains(name) || isMember || isParameter(before) else { return nil }
            var next = index + 1
            // `host()`, `path(percentEncoded: false)`
            if code.text(next) == "(", !code.tokens[next].hasSpaceBefore, code.partners[next] > 0 {
                next = code.partners[next] + 1
            }
            return URLPart(url: before, token: index, name: code.text(index), next: next)
        }
    }

    /// `$0` in the closure of `onOpenURL`.
    private func isParameter(_ token: Int) -> Bool {
        code.text(token) == "$0" && swift.contexts(around: token).first.map { calls[$0.call].name } == "onOpenURL"
    }

    /// Whether a URL part decides something: it is compared, switched over, searched, or indexed.
    func isMatched(_ part: URLPart) -> Bool {
        var next = part.next
        while ["?", "!"].contains(code.text(next)), !code.tokens[next].hasSpaceBefore { next += 1 }
        if ["==", "!=", "~="].contains(code.text(next)) || code.text(next) == "[" && !code.tokens[next].hasSpaceBefore {
            return true
        }
        if code.text(next) == "." {
            let member = code.text(next + 1)
            if [
                "contains", "hasPrefix", "hasSuffix", "range", "starts", "first", "last", "dropFirst", "firstIndex",
                "split",
                "components", "count",
            ].contains(member) {
                return true
            }
            if member == "lowercased", ["==", "!="].contains(code.text(next + 4)) { return true }
        }
        // `switch url.host {`, `case "x" = url.host`, `"x" == url.host`
        var start = part.url
        while code.text(start - 1) == "." { start -= 2 }
        return code.text(start - 1) == "switch" || code.text(start - 1) == "=="
            || code.text(start - 1) == "(" && code.text(start - 2) == "switch"
    }
}
