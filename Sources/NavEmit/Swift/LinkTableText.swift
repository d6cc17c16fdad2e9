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
            writeNumbers(&writer)
            writeOrigins(&writer)
            writeTemplates(&writer)
            writeChecks(&writer)
            if model.hasRewrites { writeRewrites(&writer) }
        }
        if hasAutomata { DeclaredTypes(model, .main).writeAutomatonForLinks(to: &file) }
        writeLinks(name, &file)
    }

    // MARK: - Numbers

    /// A pointer can be shared, as nobody ever writes through it.
    private var unsafe: String { model.marksSafeConstants ? "nonisolated(unsafe) " : "" }

    private func writeNumbers(_ writer: inout SwiftWriter) {
        table(
            "NodeRow", "nodes", ["firstSlot", "size", "firstWay", "endOfWays", "firstEnd", "endOfEnds"],
            "A node of the trie: its literal segments, a few (negative) or the size of their hash table; the ways that check a segment; the patterns that end here.",
            table.nodes.map { ($0.numbers, $0.path.isEmpty ? "/" : $0.path) }, &writer)
        writer.doc("A literal segment, by its first and last eight bytes.")
        writer.code(
            """
            struct WordsRow {
                let first, last: UInt64
            }

            """)
        writer.rows(
            "private static let words: [UInt64] = [",
            table.slots.map { slot in
                rowOfWords(slot.words, slot.text)
            })
        writer.blank()
        table(
            "SlotRow", "slots", ["length", "child", "text"],
            "Its length, or -1 if there is none; where it leads; its text, if that is long.",
            table.slots.map { ($0.numbers, "") }, &writer)
        if !table.longTexts.isEmpty {
            writer.rows("static let longTexts: [String] = [", table.longTexts.map { "\(SwiftNames.literal($0))," })
            writer.blank()
        }
        table(
            "WayRow", "ways", ["check", "child", "lowestRank", "isRest"],
            "How a non-literal segment is checked; where it leads; the lowest rank of all patterns ahead; 1 if it takes all segments that follow.",
            table.ways.map { ($0.numbers, $0.text) }, &writer)
        writer.doc("The patterns that end at nodes.")
        writer.rows("private static let ends: [Int32] = [", SwiftWriter.filled(table.ends.map { "\($0)," }))
        writer.blank()
        table(
            "PatternRow", "patterns",
            ["rank", "origins", "firstItem", "endOfItems", "fragment", "rejectsOthers", "needsMore"],
            "A pattern: its rank (the lowest wins); its schemes and hosts; its query items; its fragment; 1 if it allows no other items; 1 if a query or fragment must follow the path.",
            table.patterns.map { ($0.numbers, $0.text) }, &writer)
        if table.hasQuery {
            table(
                "ItemRow", "items", ["key", "check", "isRequired", "isList", "isBare"],
                "A query item or fragment: its key; how it is checked; 1 if it is required; 1 if all its values count; 1 if it may come without `=`.",
                table.items.map { ($0.numbers, $0.text) }, &writer)
            writer.rows(
                "private static let keys: [StaticString] = [",
                SwiftWriter.filled(table.keys.map { SwiftNames.literal($0) + "," }))
            writer.blank()
        }
        writeNumbersStruct(&writer)
    }

    private func writeNumbersStruct(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// The segment that leads to a node, and the node beside it.
            struct Step {
                var words = WordsRow(first: 0, last: 0)
                var slot = SlotRow(length: -1, child: 0, text: -1)
                let node: NodeRow
            }

            /// A pattern that ends at a node.
            struct EndRow {
                let number: Int32
                let pattern: PatternRow
            }

            """)
        writer.doc(
            "The tables, in memory that stays as long as the app runs: it is neither reference-counted nor written to. What is needed together is in one place."
        )
        writer.block("struct Numbers") { writer in
            writer.code(
                """
                /// The steps by literal segments, the root, and the steps by ways.
                let steps: UnsafePointer<Step>
                let root: UnsafePointer<Step>
                let ways: UnsafePointer<WayRow>
                let ends: UnsafePointer<EndRow>
                let patterns: UnsafePointer<PatternRow>
                """)
            if table.hasQuery {
                writer.code(
                    """
                    let items: UnsafePointer<ItemRow>
                    let keys: UnsafePointer<StaticString>
                    """)
            }
            writer.code(
                """

                init() {
                    let nodes = Self.all(\(p)LinkTable.nodes, NodeRow.self)
                    let words = Self.all(\(p)LinkTable.words, WordsRow.self)
                    let slots = Self.all(\(p)LinkTable.slots, SlotRow.self)
                    let ways = Self.all(\(p)LinkTable.ways, WayRow.self)
                    let patterns = Self.all(\(p)LinkTable.patterns, PatternRow.self)
                    var steps: [Step] = []
                    for (words, slot) in zip(words, slots) {
                        // An empty place of a hash table leads nowhere.
                        let node = nodes[Int(max(slot.child, 0))]
                        steps.append(Step(words: words, slot: slot, node: node))
                    }
                    steps.append(Step(node: nodes[0]))
                    for way in ways { steps.append(Step(node: nodes[Int(way.child)])) }
                    let ends = \(p)LinkTable.ends.map { EndRow(number: $0, pattern: patterns[Int($0)]) }
                    self.patterns = Self.kept(patterns)
                    self.steps = Self.kept(steps)
                    root = self.steps + slots.count
                    self.ways = Self.kept(ways)
                    self.ends = Self.kept(ends)
                """)
            if table.hasQuery {
                writer.code(
                    """
                        items = Self.kept(Self.all(\(p)LinkTable.items, ItemRow.self))
                        keys = Self.kept(\(p)LinkTable.keys)
                    """)
            }
            writer.code(
                """
                }

                func step(of way: Int) -> UnsafePointer<Step> { root + (way &+ 1) }

                static func all<Number, Row>(_ numbers: [Number], _ row: Row.Type) -> [Row] {
                    numbers.withUnsafeBytes { Array($0.bindMemory(to: row)) }
                }

                private static func kept<Row>(_ rows: [Row]) -> UnsafePointer<Row> {
                    let memory = UnsafeMutablePointer<Row>.allocate(capacity: max(rows.count, 1))
                    memory.initialize(from: rows, count: rows.count)
                    return UnsafePointer(memory)
                }
                """)
        }
        writer.blank()
        writer.code(
            """
            \(unsafe)static let numbers: UnsafePointer<Numbers> = {
                let memory = UnsafeMutablePointer<Numbers>.allocate(capacity: 1)
                memory.initialize(to: Numbers())
                return UnsafePointer(memory)
            }()

            """)
    }

    /// A table of numbers, and what a row of it is.
    private func table(
        _ type: String, _ name: String, _ fields: [String], _ doc: String, _ rows: [(numbers: [Int], text: String)],
        _ writer: inout SwiftWriter
    ) {
        writer.doc(doc)
        writer.block("struct \(type)") { writer in writer.line("let \(fields.listed): Int32") }
        writer.blank()
        writer.rows(
            "private static let \(name): [Int32] = [",
            rows.map { row in
                var code = Code(room: 128)
                for (place, number) in row.numbers.enumerated() {
                    if place > 0 { code.separate(UInt8(ascii: ",")) }
                    code += number == Int(Int32.max) ? ".max" : String(number)
                }
                code.append(UInt8(ascii: ","))
                note(row.text, after: &code)
                return code
            })
        writer.blank()
    }

    private func rowOfWords(_ words: [UInt64], _ text: String) -> Code {
        var row = Code(room: 80)
        for (place, word) in words.enumerated() {
            if place > 0 { row.separate(UInt8(ascii: ",")) }
            row += SwiftNames.hexadecimal(word)
        }
        row.append(UInt8(ascii: ","))
        note(text, after: &row)
        return row
    }

    /// What a row is about, where there is room to say it.
    private func note(_ text: String, after row: inout Code) {
        guard !text.isEmpty else { return }
        let note: Code = "  // \(SwiftNames.escaped(text))"
        if row.width + note.width <= 80 { row += note }
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
            var tests: [String] = []
            if !exact.isEmpty {
                tests.append("[" + exact.map(SwiftNames.literal).listed + "].contains(name)")
            }
            if !wild.isEmpty {
                writer.line("let domain = name.drop { $0 != \".\" }")
                tests.append(
                    "(domain.count < name.count && ["
                        + wild.map(SwiftNames.literal).listed + "].contains(String(domain)))")
            }
            writer.line("return " + tests.joined(separator: " || "))
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
