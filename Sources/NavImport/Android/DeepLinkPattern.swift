/// The URL pattern of a `<deepLink>`.
struct DeepLinkPattern {
    private(set) var path = "/"
    private(set) var origins: [PatternOrigin] = []
    /// The host, if it is a value.
    private(set) var hostWithValue: String?
    private(set) var todos: [String] = []
    /// What is not read, to be counted.
    private(set) var leftOut: [String] = []
    private let uri: String
    private var wildcards = 0

    /// - Parameter parameter: The name of the parameter for a placeholder.
    init(_ uri: String, parameter: (String) -> String) {
        self.uri = uri
        var rest = uri[...]
        var fragment: Substring?
        // `{id}` can contain neither.
        if let mark = rest.firstIndex(of: "#") { (fragment, rest) = (rest[mark...].dropFirst(), rest[..<mark]) }
        var query: Substring?
        if let mark = rest.firstIndex(of: "?") { (query, rest) = (rest[mark...].dropFirst(), rest[..<mark]) }
        readPath(readOrigin(rest, parameter), parameter)
        if let query { readQuery(query, parameter) }
        if let fragment, !fragment.isEmpty { path += "#" + text(fragment, parameter) }
        if uri.contains("${") {
            todos.append("the build of the Android app replaces `${…}` in `\(uri)`; write the value here or in `links`")
        }
    }

    /// Reads the scheme and the host, and returns the path.
    private mutating func readOrigin(_ source: Substring, _ parameter: (String) -> String) -> Substring {
        var scheme: String?
        var rest = source
        if let mark = source.firstRange(of: "://") {
            scheme = source[..<mark.lowerBound].lowercased()
            rest = source[mark.upperBound...]
        }
        switch scheme {
        case nil, "http", "https":
            if scheme != "https" { leftOut.append("`http` of deep links; links of apps have `https`") }
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            addHost(rest[..<end], parameter)
            return rest[end...]
        case let scheme?:
            if scheme.contains("$") || scheme.contains("{") { return rest }
            origins.append(.scheme(scheme))
            if scheme == "android-app" {
                todos.append("choose another scheme; `android-app` is only known to Android")
            }
            return rest
        }
    }

    private mutating func addHost(_ source: Substring, _ parameter: (String) -> String) {
        if source.contains("${") { return }
        if source.isEmpty {
            todos.append("name the host in `links`; `\(uri)` has none")
        } else if source == ".*" {
            hostWithValue = "*"
        } else if source.hasPrefix(".*.") {
            origins.append(.host("*" + source.dropFirst(2).lowercased()))
        } else if source.contains("{") {
            hostWithValue = text(source, parameter)
        } else {
            origins.append(.host(source.lowercased()))
        }
    }

    private mutating func readPath(_ source: Substring, _ parameter: (String) -> String) {
        let segments = source.split(separator: "/")
        var written: [String] = []
        for (index, segment) in segments.enumerated() {
            if segment == ".*", index == segments.count - 1 {
                written.append("*")
            } else {
                written.append(text(segment, parameter))
            }
        }
        path = "/" + written.joined(separator: "/")
    }

    private mutating func readQuery(_ source: Substring, _ parameter: (String) -> String) {
        var items: [String] = []
        for item in source.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                todos.append("the source has the query item `\(item)` without a value")
                continue
            }
            guard parts[1] != ".*" else {
                todos.append("the source requires the query item `\(parts[0])`, with any value; add a parameter for it")
                continue
            }
            items.append("\(Self.literal(parts[0]))=\(text(parts[1], parameter))")
        }
        if !items.isEmpty { path += "?" + items.joined(separator: "&") }
    }

    /// A part of the URL in which `{id}` is a parameter, and `.*` any text.
    private mutating func text(_ source: Substring, _ parameter: (String) -> String) -> String {
        var result = ""
        var rest = source
        let lastEnd = source.lastIndex(of: "}") ?? source.startIndex
        while let character = rest.first {
            if character == "{", rest.startIndex < lastEnd, !result.hasSuffix("$"),
                let end = rest.firstIndex(of: "}")
            {
                let name = rest[..<end].dropFirst()
                result += "{\(parameter(String(name)))}"
                rest = rest[end...].dropFirst()
            } else if rest.hasPrefix(".*") {
                wildcards += 1
                let name = parameter(wildcards == 1 ? "part" : "part\(wildcards)")
                result += "{\(name)}"
                todos.append("in the source, `{\(name)}` is any text, also with slashes: `\(uri)`")
                rest = rest.dropFirst(2)
            } else {
                result += Self.literal(rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func literal(_ source: Substring) -> String {
        source.map { character in
            switch character {
            case "{": "{{"
            case "}": "}}"
            case "*": "%2A"
            default: String(character)
            }
        }.joined()
    }
}
