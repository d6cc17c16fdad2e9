import NavSwiftReader
import NavSyntax

extension AuditCheck {
    static let forcedURLPart = AuditCheck(.forcedURLPart) { file, _ in
        guard !file.isTest else { return [] }
        return forcedParts(file) + forcedComponents(file)
    }

    private static let help: Help =
        "anyone can make such a URL: use `guard let`, and ignore the URL if a part is missing"

    /// `url.host!`, `components.queryItems!.first!`, `url.pathComponents[2]`.
    private static func forcedParts(_ file: AuditedFile) -> [Diagnostic] {
        let code = file.code
        var lastEnd = 0
        return file.urlParts(in: code.tokens.indices).compactMap { part in
            guard part.token >= lastEnd, file.isFromOutside(part), !file.isChecked(part) else { return nil }
            if let mark = file.forceUnwrap(after: part), !file.isBuilding(part, mark) {
                lastEnd = mark
                return AuditRule.forcedURLPart.finding(
                    "the app crashes if the URL has no such `\(part.name)`", at: code.range(part.url..<(mark + 1)),
                    help: help)
            }
            guard part.name == "pathComponents", code.text(part.next) == "[", !code.tokens[part.next].hasSpaceBefore,
                code.tokens.indices.contains(part.next + 1), code.tokens[part.next + 1].kind == .number,
                !file.checksCount(before: part.token)
            else { return nil }
            return AuditRule.forcedURLPart.finding(
                "the app crashes if the URL has fewer segments", at: code.range(part.url..<(part.next + 3)),
                help: "check `pathComponents.count` first")
        }
            + file.forcedIndices.map {
                AuditRule.forcedURLPart.finding(
                    "the app crashes if the URL has fewer segments", at: code.range($0..<($0 + 4)),
                    help: "check `\(code.text($0)).count` first")
            }
    }

    /// `URLComponents(url: url, …)!`, unless it is made from a constant.
    private static func forcedComponents(_ file: AuditedFile) -> [Diagnostic] {
        file.calls.compactMap { call in
            guard ["URLComponents", "NSURLComponents"].contains(call.name), !call.isMember,
                file.code.text(call.tokens.upperBound) == "!", !file.code.tokens[call.tokens.upperBound].hasSpaceBefore,
                let url = call.argument("url")?.tokens, url.count == 1, let name = file.names(of: url).last,
                file.urls.urls.contains(name), !file.urls.own.contains(name)
            else { return nil }
            return AuditRule.forcedURLPart.finding(
                "the app crashes if the URL cannot be taken apart",
                at: file.code.range(call.token..<(call.tokens.upperBound + 1)), help: help)
        }
    }
}

extension AuditedFile {
    /// The first `!` after a part of a URL, with `first`, `first(where:)`, `value` and subscripts between them.
    fileprivate func forceUnwrap(after part: URLPart) -> Int? {
        var index = part.next
        var steps = 0
        while steps < 12, code.tokens.indices.contains(index) {
            steps += 1
            if code.text(index) == "!", !code.tokens[index].hasSpaceBefore { return index }
            if code.text(index) == "?" {
                index += 1
            } else if code.text(index) == ".",
                ["first", "last", "value", "removingPercentEncoding"].contains(code.text(index + 1))
            {
                index += 2
            } else if ["(", "[", "{"].contains(code.text(index)), code.partners[index] > index,
                code.text(index) != "{" || ["first", "last"].contains(code.text(index - 1))
            {
                index = code.partners[index] + 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether a URL can come from outside: not one that the app makes, `URL.home.host!`.
    fileprivate func isFromOutside(_ part: URLPart) -> Bool {
        !urls.own.contains(code.text(part.url))
            && !(code.text(part.url - 1) == "." && code.text(part.url - 2).first?.isUppercase == true)
    }

    /// Whether the function tests this part before: `url.host != nil`, `guard let host = url.host`.
    fileprivate func isChecked(_ part: URLPart) -> Bool {
        let body = body(around: part.token)
        return body.contains { index in
            guard index < part.url, code.text(index) == part.name, code.isName(index), code.text(index - 1) == "."
            else {
                return false
            }
            var start = index - 1
            while code.text(start) == "." || code.text(start) == "?" { start -= 1 }
            guard code.text(start) == code.text(part.url) else { return false }
            let next = code.text(index + 1) == "(" ? code.partners[index + 1] + 1 : index + 1
            return code.text(next) == "!="
                || code.text(start - 1) == "=" && code.text(start - 3) == "let"
                    && ["if", "guard", ","].contains(code.text(start - 4))
        }
    }

    /// Whether a part is changed, as where the app builds a URL: `components.queryItems!.append(…)`.
    fileprivate func isBuilding(_ part: URLPart, _ mark: Int) -> Bool {
        code.text(mark + 1) == "." && ["append", "insert", "removeAll"].contains(code.text(mark + 2))
            || code.text(mark + 1) == "=" || code.text(mark + 1) == "+="
    }

    /// Whether the number of segments is compared somewhere before, in the same function.
    fileprivate func checksCount(before token: Int) -> Bool {
        let body = body(around: token)
        return isPassedToCheck(before: token, in: body)
            || body.contains {
                $0 < token && ["count", "indices", "isEmpty"].contains(code.text($0)) && code.text($0 - 1) == "."
            }
    }

    /// `guard isValid(url) else { … }`
    private func isPassedToCheck(before token: Int, in body: Range<Int>) -> Bool {
        calls(in: body).contains { call in
            guard call.token < token, let value = call.arguments.first?.tokens, value.count == 1,
                urls.urls.contains(code.text(value.lowerBound))
            else { return false }
            let before = code.text(call.token - 1)
            return ["guard", "if", "&&"].contains(before)
                || before == "!" && ["if", "guard"].contains(code.text(call.token - 2))
        }
    }

    /// `parts[2]` of a list of segments whose count is not compared before.
    fileprivate var forcedIndices: [Int] {
        guard !urls.lists.isEmpty else { return [] }
        return code.tokens.indices.filter { index in
            code.isName(index) && urls.lists.contains(code.text(index)) && code.text(index - 1) != "."
                && code.text(index + 1) == "[" && !code.tokens[index + 1].hasSpaceBefore
                && code.tokens.indices.contains(index + 2) && code.tokens[index + 2].kind == .number
                && code.text(index + 3) == "]" && !checksCount(before: index)
        }
    }
}

extension AuditRule {
    static let forcedURLPart = AuditRule(
        .forcedURLPart, .urls,
        meaning: "A part of a URL is force-unwrapped, or a segment is read without checking that it exists.",
        why: "Any web page and any message can open a URL in the app, and crash it with one that lacks the part.",
        instead: "Use `guard let`, check the number of segments, and ignore URLs that do not fit.",
        wrong: """
            func productID(in url: URL) -> String {
                let components = URLComponents(url: url, resolvingAgainstBaseURL: false)!
                return components.queryItems!.first { $0.name == "id" }!.value!
            }
            """,
        right: """
            func productID(in url: URL) -> String? {
                let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
                return components?.queryItems?.first { $0.name == "id" }?.value
            }
            """)
}
