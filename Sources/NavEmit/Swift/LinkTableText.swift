import NavGraph
import NavLinks

/// The tables of the generated links: what the reader walks over, and what links are made from.
struct LinkTableText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }
    private var links: LinkTable { model.links }
    private var origins: OriginTable { model.links.origins }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    func write(to file: inout SwiftFile) {
        let name = p + "LinkTable"
        file.writer.blank()
        file.writer.doc(
            "The patterns of all links as tables: a trie of their paths, segment by segment, and what each requires beyond its path. Tables compile in a fraction of the time that branches would take, and grow only with the graph."
        )
        file.writer.block("\(file.isolation)enum \(name)") { writer in
            LinkNumbersText(model, table).write(to: &writer)
            writeOrigins(&writer)
            writeTemplates(&writer)
            writeChecks(&writer)
            if model.hasRewrites { writeRewrites(&writer) }
        }
        if hasAutomata { DeclaredTypes(model, .main).writeAutomatonForLinks(to: &file) }
        writeLinks(name, &file)
    }

    // MARK: - Schemes and hosts

    private func writeOrigins(_ writer: inout SwiftWriter) {
        let builds = origins.builds.indices
        writer.doc("Whether a pattern's rule for schemes and hosts allows one in a build.")
        writer.block("static func allows(_ origin: Int, _ rule: Int, _ build: Int) -> Bool") { writer in
            var choices: [(rule: Int, build: Int, pieces: [Int])] = []
            for (rule, origin) in table.originRules.enumerated() {
                for build in builds { choices.append((rule, build, links.pieces(of: origin, build: build))) }
            }
            if choices.count == 1 {
                writer.line("return \(condition(choices[0].pieces))")
            } else {
                writer.line("switch (rule, build) {")
                for choice in choices {
                    writer.line("case (\(choice.rule), \(choice.build)): return \(condition(choice.pieces))")
                }
                writer.line("default: return false")
                writer.line("}")
            }
        }
        writer.blank()
        writer.block("static func isHost(_ text: String) -> Bool") { writer in
            guard !origins.hosts.isEmpty else { return writer.line("return false") }
            let exact = origins.hosts.filter { !$0.hasPrefix("*.") }
            let wild = origins.hosts.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
            writer.line("let name = text.lowercased()")
            let isExact = "[" + exact.map(SwiftNames.literal).listed + "].contains(name)"
            guard !wild.isEmpty else { return writer.line("return \(isExact)") }
            if !exact.isEmpty { writer.line("if \(isExact) { return true }") }
            writer.code(
                """
                var isInLabel = false
                for byte in name.utf8 {
                    switch byte {
                    case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: isInLabel = true
                    case 0x2E where isInLabel: isInLabel = false
                    default: return false
                    }
                }
                return isInLabel && [\(wild.map(SwiftNames.literal).listed)].contains { name.hasSuffix($0) }
                """)
        }
        writer.blank()
        writeOrigin(&writer)
    }

    /// A test of a number against some numbers, as ranges.
    private func condition(_ pieces: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for piece in pieces {
            if let last = ranges.last, last.upperBound + 1 == piece {
                ranges[ranges.count - 1] = last.lowerBound...piece
            } else {
                ranges.append(piece...piece)
            }
        }
        guard !ranges.isEmpty else { return "false" }
        return ranges.map { range in
            range.count == 1
                ? "origin == \(range.lowerBound)" : "origin >= \(range.lowerBound) && origin <= \(range.upperBound)"
        }.joined(separator: " || ")
    }

    /// With which scheme and host a URL is written.
    private func writeOrigin(_ writer: inout SwiftWriter) {
        writer.doc("The scheme and host with which a pattern's URLs are written; `nil` if none is as requested.")
        writer.list(
            "static func origin(", ["_ pattern: Int", "_ build: Int", "_ scheme: String?", "_ host: String?"],
            ") -> (scheme: String, host: String?)? {", closing: .apart)
        writer.indented { writer in
            writer.line("switch (numbers.pointee.patterns[pattern].origins, build) {")
            for (rule, origin) in table.originRules.enumerated() {
                for build in origins.builds.indices {
                    writer.line("case (\(rule), \(build)):")
                    writer.indented { writer in
                        let choices = originChoices(origin, build)
                        for choice in choices {
                            let host = choice.host.map(SwiftNames.literal)
                            var tests: [String] = [
                                "(scheme ?? \(SwiftNames.literal(choice.scheme))) == \(SwiftNames.literal(choice.scheme))"
                            ]
                            tests.append(host.map { "(host ?? \($0)) == \($0)" } ?? "host == nil")
                            writer.line("if \(tests.listed) {")
                            writer.indented {
                                $0.line("return (\(SwiftNames.literal(choice.scheme)), \(host ?? "nil"))")
                            }
                            writer.line("}")
                        }
                        for domain in wildcards(origin, build) {
                            writer.code(
                                """
                                if let host, host.hasSuffix(\(SwiftNames.literal(domain.host))), scheme ?? \(SwiftNames.literal(domain.scheme)) == \(SwiftNames.literal(domain.scheme)) {
                                    return (\(SwiftNames.literal(domain.scheme)), host)
                                }
                                """)
                        }
                        writer.line("return nil")
                    }
                }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.line("}")
        writer.blank()
    }

    /// All schemes and exact hosts of a rule, the preferred first.
    private func originChoices(_ rule: OriginRule, _ build: Int) -> [(scheme: String, host: String?)] {
        let preferred = links.preferredOrigin(rule, build: build).map { origin in
            (scheme: origins.schemes[origin.scheme], host: origin.host.map { origins.hosts[$0] })
        }
        let all = links.pieces(of: rule, build: build).compactMap { piece -> (scheme: String, host: String?)? in
            let width = origins.hosts.count + 1
            let host = piece % width == 0 ? nil : origins.hosts[piece % width - 1]
            guard !(host?.hasPrefix("*.") ?? false), !origins.isUnstated else { return nil }
            return (origins.schemes[piece / width], host)
        }
        let web = all.filter { $0.scheme == "https" }
        let own = all.filter { $0.scheme != "https" && $0.scheme != "http" }
        let rest = all.filter { $0.scheme == "http" }
        let others = (web + own + rest).filter { choice in preferred.map { $0 != choice } ?? true }
        return (preferred.map { [$0] } ?? []) + others
    }

    private func wildcards(_ rule: OriginRule, _ build: Int) -> [(scheme: String, host: String)] {
        links.pieces(of: rule, build: build).compactMap { piece in
            let width = origins.hosts.count + 1
            guard piece % width > 0, origins.hosts[piece % width - 1].hasPrefix("*.") else { return nil }
            return (origins.schemes[piece / width], String(origins.hosts[piece % width - 1].dropFirst()))
        }
        .sorted { $0.scheme == "https" && $1.scheme != "https" }
    }

    // MARK: - Writing

    private func writeTemplates(_ writer: inout SwiftWriter) {
        let templates = LinkTemplates(model)
        writer.doc("How each pattern is written; a hole names a value by its place.")
        writer.rows(
            "static let templates: [String] = [",
            links.patterns.map { pattern in
                "\(SwiftNames.literal(pattern.node == nil ? "" : templates.template(of: pattern))),"
            })
        writer.blank()
        let counts = model.graph.nodes.indices.map { links.patterns(of: NodeID($0)) }
        var starts = [0]
        for patterns in counts { starts.append(starts[starts.count - 1] + patterns.count) }
        writer.doc("Where the patterns of each node start.")
        writer.rows("private static let starts: [Int] = [", SwiftWriter.filled(starts.map { "\($0)," }))
        writer.blank()
        writer.line(
            "static func patterns(of node: \(p)Node) -> Range<Int> { starts[node.index]..<starts[node.index + 1] }")
        writer.blank()
    }

    // MARK: - Checks

    private func writeChecks(_ writer: inout SwiftWriter) {
        writer.doc("Whether a piece of a URL is what a pattern requires.")
        writer.block("static func accepts(_ check: Int32, _ text: \(p)URLText) -> Bool") { writer in
            writer.line("switch check {")
            for (number, check) in table.checks.all.enumerated() {
                writer.line("case \(number): return \(expression(check))")
            }
            writer.line("default: return false")
            writer.line("}")
        }
        for (number, check) in table.checks.all.enumerated() {
            guard case .automaton(let language) = check else { continue }
            writer.blank()
            AutomatonText.write(
                "static let automaton\(number)", model.support("Automaton", .main), links.automaton(language), &writer)
        }
    }

    /// Whether a piece of a URL is read by a machine of its own.
    private var hasAutomata: Bool {
        table.checks.all.contains { if case .automaton = $0 { true } else { false } }
    }

    private func expression(_ check: LinkChecks.Check) -> String {
        switch check {
        case .anything: return "text.isText"
        case .nothing: return "false"
        case .literal(let literal): return "text.isEqual(to: \(SwiftNames.literal(literal)))"
        case .automaton(let language):
            let number = table.checks.all.firstIndex(of: .automaton(language)) ?? 0
            return "text.isText && automaton\(number).accepts(text.text)"
        case .value(let base, let prefix, let suffix):
            guard !prefix.isEmpty || !suffix.isEmpty else { return expression(base, "text") }
            let between = "text.between(\(SwiftNames.literal(prefix)), \(SwiftNames.literal(suffix)))"
            if base == .builtin(.string) { return between + " != nil" }
            return between + ".map { \(expression(base, "$0")) } ?? false"
        }
    }

    private func expression(_ base: TypeUse.Base, _ text: String) -> String {
        switch base {
        case .builtin(let type): return text + "." + Self.check(type)
        case .unknown: return "false"
        case .declared(let id):
            let declared = model.graph[id]
            let name = SwiftNames.identifier(declared.name.value)
            switch declared.definition {
            case .enumeration: return "\(text).isCase(of: \(name).self)"
            case .constrained(let base, nil): return text + "." + Self.check(base)
            case .constrained(.url, _) where model.module(ofType: id) != nil:
                return "\(text).isURL && \(text).url.flatMap(\(name).init(rawValue:)) != nil"
            case .constrained(let base, _) where model.module(ofType: id) != nil:
                return "\(text).\(Self.check(base)) && \(name)(rawValue: \(text).\(FieldsText.word(base))) != nil"
            case .constrained(.string, _): return "\(text).isText && \(name).automaton.accepts(\(text).text)"
            case .constrained(let base, _):
                return "\(text).\(Self.check(base)) && \(name).automaton.accepts(\(text).text)"
            case .swift: return "false"
            }
        }
    }

    private static func check(_ type: BuiltinType) -> String {
        switch type {
        case .string: "isText"
        case .int, .int64: "isInt"
        case .uint: "isUInt"
        case .double: "isDouble"
        case .decimal: "isDecimal"
        case .bool: "isBool"
        case .uuid: "isUUID"
        case .date: "isDate"
        case .url: "isURL"
        }
    }

    // MARK: - Links

    private func writeLinks(_ name: String, _ file: inout SwiftFile) {
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            writer.doc("Makes the link of a pattern that matches a URL, with its values.")
            writer.block("static func link(_ pattern: Int, _ url: \(p)URL) -> \(p)Link?") { writer in
                writer.line("switch pattern {")
                for (number, pattern) in links.patterns.enumerated() {
                    guard let node = links.node(of: pattern) else { continue }
                    writeLink(number, pattern, node, &writer)
                }
                writer.line("default: return nil")
                writer.line("}")
            }
        }
    }

    private func writeLink(_ number: Int, _ pattern: Pattern, _ node: NodeID, _ writer: inout SwiftWriter) {
        let reading = LinkReading(model, pattern, of: node)
        let value = model.value(of: node, .link, reading.arguments)
        guard !reading.statements.isEmpty else { return writer.line("case \(number): return \(value)") }
        writer.line("case \(number):")
        writer.indented { writer in
            for statement in reading.statements { writer.line(statement) }
            writer.line("return \(value)")
        }
    }

    /// What a rewritten path is put together with.
    func writePath(to writer: inout SwiftWriter) {
        guard model.hasRewrites else { return }
        writer.blank()
        writer.doc("A path assembled from pieces of another.")
        writer.code(
            """
            \(model.isolation)struct \(p)Path {
                private(set) var text = ""

                mutating func add(_ segment: String) { text += "/" + \(p)URLWriter.encoded(segment, also: ":@=&") }

                mutating func add(_ piece: \(p)URLText, between front: String = "", _ back: String = "") {
                    add(front + piece.text + back)
                }

                mutating func add(_ pieces: [\(p)URLText]) {
                    for piece in pieces { add(piece) }
                }

                /// Adds a piece; `false` if it is absent.
                mutating func add(_ piece: \(p)URLText?) -> Bool {
                    guard let piece else { return false }
                    add(piece.text)
                    return true
                }
            }
            """)
    }

    private func writeRewrites(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The path that an old one has become.")
        writer.block("static func rewrittenPath(_ pattern: Int, _ url: \(p)URL) -> String?") { writer in
            writer.line("switch pattern {")
            for (number, pattern) in links.patterns.enumerated() {
                guard case .redirect(let redirect) = pattern.owner,
                    case .path(let pieces, let optional, let rest)? = links.destinations[redirect]
                else { continue }
                writer.line("case \(number):")
                writer.indented { RewriteText(model, pattern).write(pieces, optional, rest, to: &$0) }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }
}
