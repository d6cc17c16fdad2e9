import NavCompiler
import NavSyntax

/// A small app with links, which can be written as a graph and edited like people edit graphs.
package struct RandomApp {
    package struct Parameter {
        var name: String
        var type: String
        /// Empty if there is none.
        var fallback = ""
        var isOptional = false
        var isList = false
        var ignoresUnreadable = false

        var text: String {
            let form = isList ? "[\(type)]" : isOptional ? "\(type)?" : type
            let rest = ignoresUnreadable ? ", unreadable: ignore}" : "}"
            if !fallback.isEmpty { return "\(name): {type: \(type), default: \(fallback)\(rest)" }
            return "\(name): " + (ignoresUnreadable ? "{type: \"\(form)\"\(rest)" : "\"\(form)\"")
        }
    }

    package enum Segment {
        case literal(String)
        /// A parameter by its index in the node.
        case parameter(Int, prefix: String)
        case optional(Int)
    }

    package enum Item {
        case literal(String)
        case parameter(Int)
        /// An optional parameter that the pattern requires.
        case marked(Int)
        /// A parameter after literal text.
        case text(String, Int)
    }

    package struct Pattern {
        var segments: [Segment] = []
        /// Further segments: ignored, or the value of a parameter.
        var tail: (parameter: Int?, least: Int)?
        var query: [(key: String, item: Item)] = []
        var fragment: Item?
        /// The segments of a hash route. Empty if there is none.
        var hash: [Segment] = []
        var fixed: [Int: String] = [:]
        var hosts: [String]?
        /// A host with a value before a suffix.
        var hostValue: (parameter: Int, suffix: String)?
        var schemes: [String]?
        var rejects = false
        var except: [String] = []
        var isFolded: Bool?
        var slash: String?
        var over: [String] = []
    }

    package struct Node {
        var name: String
        var former: String?
        var parameters: [Parameter] = []
        var patterns: [Pattern] = []
        var isGuarded = false
        /// Parameters were renamed, so nothing else about them may change: otherwise they could not
        /// be paired.
        var isSettled = false
        var isTouched = false
    }

    package struct Redirect {
        var path: String
        /// A path, or a node with values.
        var target: String
    }

    package var schemes = ["s", "t"]
    package var hosts = ["h.com", "*.w.com"]
    package var isCaseSensitive = true
    package var rejects = false
    package var except: [String] = []
    package var hasEnvironment = false
    package var slash = "either"
    package var maxLength = 8192
    package var nodes: [Node] = []
    package var redirects: [Redirect] = []
    /// By node and old parameter name: the new name.
    package var renamed: [[String]: String] = [:]

    package static let types = ["String", "Int", "First", "Second", "All"]
    package static let literals = ["a", "b", "x"]
    package static let exceptions = [
        "/a", "/b", "/x/*", "/a/b", "\"/a/{any}\"", "\"/{any}/b\"", "/b/+", "\"/{any}?q=a\"", "\"/{any+}#a\"",
        "\"/{any*}?r={r}\"", "\"/v{any}\"", "\"/{any}/{other}/+\"", "\"/{any}#/a/*\"",
    ]

    /// Whether patterns have settings of their own for slashes.
    package var hasOwnSlashes: Bool { nodes.contains { $0.patterns.contains { $0.slash != nil } } }

    /// Whether URLs have to end with a slash.
    package var endsWithSlash: Bool { slash == "always" }

    // MARK: As text

    package var text: String {
        var links =
            "schemes: [\(schemes.joined(separator: ", "))], hosts: [\(hosts.map { "\"\($0)\"" }.joined(separator: ", "))]"
        if !isCaseSensitive { links += ", caseInsensitive: true" }
        if rejects { links += ", unknownQuery: reject" }
        if !except.isEmpty { links += ", except: [\(except.joined(separator: ", "))]" }
        if maxLength != 8192 { links += ", maxLength: \(maxLength)" }
        if slash != "either" { links += ", trailingSlash: \(slash)" }
        if hasEnvironment { links += ", environments: {beta: {schemes: [t], hosts: [h.com]}}" }
        var text = """
            navgen: 1
            root: home
            rules: {link-only-node: off, unused-type: off, unused-param: off, unused-condition: off}
            links: {\(links)}
            types:
              First: {cases: [a, b]}
              Second: {cases: [b, c]}
              All: {cases: [a, b, c]}
            conditions: {known: {otherwise: home}}
            screens:
              home: {}

            """
        for node in nodes { text += self.text(of: node) }
        if redirects.contains(where: { $0.target.contains("otherwise: w") }) { text += "  w: {params: {u: URL}}\n" }
        guard !redirects.isEmpty else { return text }
        return text + "redirects:\n" + redirects.map { "  \"\($0.path)\": \($0.target)\n" }.joined()
    }

    private func text(of node: Node) -> String {
        var keys = ["params: {\(node.parameters.map(\.text).joined(separator: ", "))}"]
        if let former = node.former { keys.append("renamedFrom: \(former)") }
        if node.isGuarded { keys.append("requires: [known]") }
        keys.append("url: [\(node.patterns.map { text(of: $0, node) }.joined(separator: ", "))]")
        return "  \(node.name): {\(keys.joined(separator: ", "))}\n"
    }

    private func text(of pattern: Pattern, _ node: Node) -> String {
        var keys = ["path: \"\(path(of: pattern, node))\""]
        if !pattern.fixed.isEmpty {
            let values = pattern.fixed.sorted { $0.key < $1.key }.map { "\(node.parameters[$0.key].name): \($0.value)" }
            keys.append("params: {\(values.joined(separator: ", "))}")
        }
        if let schemes = pattern.schemes { keys.append("schemes: [\(schemes.joined(separator: ", "))]") }
        if let host = pattern.hostValue {
            keys.append("hosts: [\"{\(node.parameters[host.parameter].name)}\(host.suffix)\"]")
        } else if let hosts = pattern.hosts {
            keys.append("hosts: [\(hosts.map { "\"\($0)\"" }.joined(separator: ", "))]")
        }
        if let isFolded = pattern.isFolded { keys.append("caseInsensitive: \(isFolded)") }
        if let slash = pattern.slash { keys.append("trailingSlash: \(slash)") }
        if pattern.rejects { keys.append("unknownQuery: reject") }
        if !pattern.except.isEmpty { keys.append("except: [\(pattern.except.joined(separator: ", "))]") }
        if !pattern.over.isEmpty { keys.append("over: [\(pattern.over.joined(separator: ", "))]") }
        return "{\(keys.joined(separator: ", "))}"
    }

    package func path(of pattern: Pattern, _ node: Node) -> String {
        func name(_ number: Int) -> String { node.parameters[number].name }
        func path(_ segments: [Segment]) -> String {
            segments.map { segment in
                switch segment {
                case .literal(let literal): "/\(literal)"
                case .parameter(let number, let prefix): "/\(prefix){\(name(number))}"
                case .optional(let number): "/{\(name(number))?}"
                }
            }.joined()
        }
        func value(_ item: Item) -> String {
            switch item {
            case .literal(let literal): literal
            case .parameter(let number): "{\(name(number))}"
            case .marked(let number): "{\(name(number))!}"
            case .text(let prefix, let number): "\(prefix){\(name(number))}"
            }
        }
        var text = path(pattern.segments)
        if let tail = pattern.tail {
            text += tail.parameter.map { "/{\(name($0))\(tail.least == 0 ? "*" : "+")}" } ?? "/*"
        }
        if text.isEmpty { text = "/" }
        for (place, entry) in pattern.query.enumerated() {
            text += (place == 0 ? "?" : "&") + "\(entry.key)=\(value(entry.item))"
        }
        if !pattern.hash.isEmpty { return text + "#" + path(pattern.hash) }
        return text + (pattern.fragment.map { "#" + value($0) } ?? "")
    }

    // MARK: From nothing

    package static func random(_ random: inout RandomSource) -> RandomApp {
        var app = RandomApp()
        app.isCaseSensitive = !random.chance(1, in: 12)
        app.rejects = random.chance(1, in: 10)
        if random.chance(1, in: 8) { app.except = [random.pick(exceptions)] }
        app.hasEnvironment = random.chance(1, in: 4)
        for number in 0..<(2 + random.below(4)) {
            app.keep { $0.nodes.append(.random("n\(number)", &random)) }
        }
        for _ in 0..<random.below(3) { app.keep { $0.addRedirect(&random) } }
        return app
    }

    /// Applies an edit, unless the graph would have errors.
    @discardableResult
    package mutating func keep(_ edit: (inout RandomApp) -> Void) -> Bool {
        var edited = self
        edit(&edited)
        guard edited.text != text, !compileText(["graph.yaml": edited.text]).hasErrors else { return false }
        self = edited
        return true
    }
}

extension RandomApp.Node {
    package static func random(_ name: String, _ random: inout RandomSource) -> Self {
        var node = Self(name: name)
        node.patterns = [node.pattern(&random)]
        return node
    }

    package mutating func parameter(_ random: inout RandomSource, isOptional: Bool = false, isList: Bool = false) -> Int
    {
        var parameter = RandomApp.Parameter(name: "p\(parameters.count)", type: random.pick(RandomApp.types))
        parameter.isList = isList
        parameter.isOptional = isOptional
        if isOptional, parameter.type != "Int", random.chance(1, in: 3) {
            (parameter.isOptional, parameter.fallback) = (false, "b")
        }
        parameter.ignoresUnreadable = (isOptional || isList) && random.chance(1, in: 4)
        parameters.append(parameter)
        return parameters.count - 1
    }

    package mutating func pattern(_ random: inout RandomSource) -> RandomApp.Pattern {
        var pattern = RandomApp.Pattern()
        for _ in 0..<(1 + random.below(2)) {
            pattern.segments.append(
                random.chance(1, in: 2)
                    ? .literal(random.pick(RandomApp.literals))
                    : .parameter(parameter(&random), prefix: random.chance(1, in: 8) ? "v" : ""))
        }
        switch random.below(10) {
        case 0: pattern.segments.append(.optional(parameter(&random, isOptional: true)))
        case 1: pattern.tail = (nil, 0)
        case 2: pattern.tail = (parameter(&random, isList: true), random.below(2))
        default: break
        }
        for key in ["q", "r"] where random.chance(1, in: 4) { pattern.query.append((key, item(&random))) }
        if random.chance(1, in: 6) {
            pattern.fragment = random.pick([
                .literal("a"), .parameter(parameter(&random, isOptional: true)), .text("v", parameter(&random)),
            ])
        } else if random.chance(1, in: 8) {
            pattern.hash = [.literal(random.pick(["a", "o"])), .parameter(parameter(&random), prefix: "")]
            if random.chance(1, in: 3) { pattern.hash.append(.optional(parameter(&random, isOptional: true))) }
        }
        if random.chance(1, in: 8) { pattern.hosts = random.pick([["h.com"], ["m.w.com"], ["*.v.w.com"], ["*"]]) }
        if random.chance(1, in: 10) { pattern.hostValue = (parameter(&random), random.pick(["", ".w.com"])) }
        if random.chance(1, in: 10) { pattern.schemes = random.pick([["t"], ["s", "https"], ["https", "http"]]) }
        pattern.rejects = random.chance(1, in: 10)
        if random.chance(1, in: 6) { pattern.except = [random.pick(RandomApp.exceptions)] }
        if random.chance(1, in: 15) { pattern.isFolded = true }
        if random.chance(1, in: 20) { pattern.slash = random.pick(["either", "never", "always"]) }
        return pattern
    }

    package mutating func item(_ random: inout RandomSource) -> RandomApp.Item {
        switch random.below(8) {
        case 0: .literal(random.pick(["a", "b"]))
        case 1: .parameter(parameter(&random))
        case 2: .parameter(parameter(&random, isList: true))
        case 3: .marked(parameter(&random, isOptional: true))
        case 4: .text(random.pick(["v", "/a/"]), parameter(&random))
        default: .parameter(parameter(&random, isOptional: true))
        }
    }
}
