import NavSwiftReader

/// The names of values in a file that are URLs, as far as their declarations in this file say so.
struct URLNames: Sendable {
    /// `url` of `_ url: URL`, `let url = URL(…)`, `.onOpenURL { url in`.
    private(set) var urls: Set<String> = []
    /// Strings of URLs: `let text = url.absoluteString`.
    private(set) var texts: Set<String> = []
    /// URLs that the app makes: `let base = URL(string: "https://example.com")!`, `var parts = URLComponents()`.
    private(set) var own: Set<String> = []
    /// Lists of path segments: `let parts = url.pathComponents`.
    private(set) var lists: Set<String> = []

    private static let types: Set<String> = ["URL", "NSURL", "URLComponents", "NSURLComponents", "URLRequest"]

    init(_ code: SwiftCode) {
        for index in code.tokens.indices where code.isName(index) {
            // `url: URL`, `let url: URL?`
            if code.text(index + 1) == ":", Self.types.contains(code.text(index + 2)), code.text(index + 3) != "." {
                urls.insert(code.text(index))
            }
            if ["let", "var"].contains(code.text(index - 1)), code.text(index + 1) == "=" { addValue(of: index, code) }
            if code.text(index) == "onOpenURL" { addParameter(after: index, code) }
        }
        // After that, as a text can be of a URL that is declared below it.
        for index in code.tokens.indices where code.isName(index) {
            if urls.contains(code.text(index)) { addDerived(index, code) }
            if code.text(index) == "absoluteString" { addText(index, code) }
        }
    }

    /// `let url = URL(…)`, `let next = base.appending(…)`, `let url = activity.webpageURL`.
    private mutating func addValue(of index: Int, _ code: SwiftCode) {
        let name = code.text(index)
        let isURL = Self.types.contains(code.text(index + 2))
        let argument = code.text(index + 4)
        if isURL, ["(", "."].contains(code.text(index + 3)) || code.text(index + 3) == "?" { urls.insert(name) }
        if [argument, code.text(index + 5)].contains("webpageURL") { urls.insert(name) }
        let isLiteral = argument == "string" && code.string(at: index + 6) != nil
        let isMade = isURL && (isLiteral || [")", "scheme", "fileURLWithPath"].contains(argument))
        if isMade || code.text(index + 3) == "." && argument.hasPrefix("append") { own.insert(name) }
    }

    /// `.onOpenURL { url in`, `.onOpenURL(perform: { (url) in … })`.
    private mutating func addParameter(after index: Int, _ code: SwiftCode) {
        guard let brace = (index..<min(index + 5, code.tokens.count)).first(where: { code.text($0) == "{" }) else {
            return
        }
        let name = code.text(brace + 1) == "(" ? brace + 2 : brace + 1
        if code.isName(name), ["in", ")", ":"].contains(code.text(name + 1)) { urls.insert(code.text(name)) }
    }

    /// `let text = action.request.url?.absoluteString`
    private mutating func addText(_ index: Int, _ code: SwiftCode) {
        var start = index
        while [".", "?", "!"].contains(code.text(start - 1)) || [".", "?", "!"].contains(code.text(start)) {
            start -= 1
        }
        if code.text(start - 1) == "=", ["let", "var"].contains(code.text(start - 3)) {
            texts.insert(code.text(start - 2))
        }
    }

    /// `let text = url.absoluteString`, `let parts = url.pathComponents.filter { … }`.
    private mutating func addDerived(_ index: Int, _ code: SwiftCode) {
        guard code.text(index - 1) == "=", ["let", "var"].contains(code.text(index - 3)) else { return }
        var member = index + 1
        while ["?", "!"].contains(code.text(member)) { member += 1 }
        guard code.text(member) == "." else { return }
        switch code.text(member + 1) {
        case "absoluteString", "path", "description", "relativePath", "relativeString":
            texts.insert(code.text(index - 2))
        case "pathComponents": lists.insert(code.text(index - 2))
        default: break
        }
    }
}
