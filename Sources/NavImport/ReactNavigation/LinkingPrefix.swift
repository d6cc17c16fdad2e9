import NavSyntax

/// A prefix of URLs in a linking configuration: `shop://`, `https://shop.example.com/app`.
enum LinkingPrefix {
    /// Where URLs come from, and the path before all others.
    case origin(PatternOrigin, path: String)
    /// An address of a development server.
    case development
    /// `http` is not read unless the graph says so.
    case insecure(host: String, path: String)
    /// Not a URL.
    case unknown

    init(_ source: String) {
        guard let mark = source.firstRange(of: "://") else {
            let isScheme = source.hasSuffix(":") && Self.isScheme(source.dropLast())
            self = isScheme ? .origin(.scheme(source.dropLast().lowercased()), path: "") : .unknown
            return
        }
        let scheme = source[..<mark.lowerBound].lowercased()
        let rest = source[mark.upperBound...].prefix { $0 != "?" && $0 != "#" }
        guard Self.isScheme(scheme[...]) else {
            self = .unknown
            return
        }
        guard scheme == "https" || scheme == "http" else {
            let isDevelopment = ["exp", "exps"].contains(scheme) || scheme.hasPrefix("exp+")
            self = isDevelopment ? .development : .origin(.scheme(scheme), path: Self.path(rest))
            return
        }
        let host = rest.prefix { $0 != "/" }.lowercased()
        let path = Self.path(rest.dropFirst(host.count))
        if Self.isDevelopment(host) {
            self = .development
        } else if !Self.isHost(host) {
            self = .unknown
        } else {
            self = scheme == "http" ? .insecure(host: host, path: path) : .origin(.host(host), path: path)
        }
    }

    private static func path(_ text: Substring) -> String { text.split(separator: "/").joined(separator: "/") }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func isHost(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        // A single name is not one of the web.
        let count = labels.count { $0 != "*" }
        guard count > 1 || text == "*", text.utf8.count <= 253 else { return false }
        return labels.enumerated().allSatisfy { index, label in
            if label == "*" { return index == 0 }
            return !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
    }

    private static func isDevelopment(_ host: String) -> Bool {
        host.contains(":") || host == "localhost" || host.hasPrefix("192.168.") || host.hasPrefix("10.")
            || host.hasPrefix("127.")
    }
}

/// The prefixes of a configuration, as origins of patterns.
struct LinkingPrefixes {
    /// The origins that have this path before all others.
    private(set) var bases: [(path: String, origins: [PatternOrigin])] = []
    private(set) var todos: [String] = []
    static let maxBases = 8
    static let maxPrefixes = 200

    init(_ sources: [String], _ sketch: inout GraphSketch) {
        var unknown: [String] = []
        for _ in sources.dropFirst(Self.maxPrefixes) { sketch.leaveOut("prefixes beyond \(Self.maxPrefixes)") }
        for source in sources.prefix(Self.maxPrefixes) {
            switch LinkingPrefix(source) {
            case .origin(let origin, let path): add(origin, path)
            case .insecure(let host, let path):
                add(.host(host), path)
                sketch.leaveOut("prefixes with `http`, whose hosts are read with `https`")
            case .development: sketch.leaveOut("prefixes of development servers")
            case .unknown: if !unknown.contains(source) { unknown.append(source) }
            }
        }
        if !unknown.isEmpty {
            todos.append(
                "name the scheme or the host that \(unknown.count == 1 ? "this prefix is" : "these prefixes are"): "
                    + listed(unknown))
        }
    }

    private mutating func add(_ origin: PatternOrigin, _ path: String) {
        if let index = bases.firstIndex(where: { $0.path == path }) {
            if !bases[index].origins.contains(origin) { bases[index].origins.append(origin) }
        } else if bases.count < Self.maxBases {
            bases.append((path, [origin]))
        } else {
            let todo = "the source has prefixes with more than \(Self.maxBases) different paths: add the others"
            if !todos.contains(todo) { todos.append(todo) }
        }
    }

    /// The patterns for one path: one for each path of the prefixes.
    ///
    /// A prefix with a host is for `https`, so that its path is not looked for after a custom scheme and the host.
    func patterns(_ pattern: SketchPattern) -> [SketchPattern] {
        guard bases.contains(where: { !$0.path.isEmpty }) else { return [pattern] }
        var result: [SketchPattern] = []
        for base in bases {
            var path = pattern.path
            if !base.path.isEmpty { path = "/" + RoutePattern.literal(path: base.path) + (path == "/" ? "" : path) }
            let schemes = base.origins.filter { if case .scheme = $0 { true } else { false } }
            for origins in [schemes, base.origins.filter { !schemes.contains($0) }] where !origins.isEmpty {
                var part = SketchPattern(path)
                part.origins = origins
                part.settings = schemes.contains(origins[0]) ? [] : [SketchEntry("schemes", .list([.text("https")]))]
                if result.isEmpty { part.remarks = pattern.remarks }
                result.append(part)
            }
        }
        return result
    }
}
