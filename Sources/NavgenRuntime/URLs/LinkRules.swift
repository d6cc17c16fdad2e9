/// The rules that apply to all links of a graph.
nonisolated struct LinkRules {
    enum TrailingSlash: String { case either, never, always }
    private(set) var ignoresCase = false
    private(set) var allowsHTTP = false
    private(set) var trailingSlash = TrailingSlash.either
    private(set) var maxLength = 8192
    /// The patterns of URLs that lead nowhere, and whether their literal text ignores case.
    private(set) var exceptions: [(text: String, ignoresCase: Bool)] = []

    init(_ text: String) {
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            switch parts[0] {
            case "ignoresCase": ignoresCase = true
            case "allowsHTTP": allowsHTTP = true
            case "trailingSlash": trailingSlash = TrailingSlash(rawValue: parts[1]) ?? .either
            case "except", "exceptAnyCase": exceptions.append((parts[1], parts[0] != "except"))
            case "maxLength": maxLength = Int(parts[1]) ?? maxLength
            default: preconditionFailure("navgen's links have an unknown rule: \(word)")
            }
        }
    }
}
