import NavGraph
import NavLinks

/// The numbers that the reader of generated links walks over: as tables in the source, where each row says what it is
/// about, and in memory, where what is needed together is in one place.
struct LinkNumbersText {
    private let model: SwiftModel
    private let table: LinkTrieTable
    private var p: String { model.prefix }

    init(_ model: SwiftModel, _ table: LinkTrieTable) {
        self.model = model
        self.table = table
    }

    /// A pointer can be shared, as nobody ever writes through it.
    private var unsafe: String { model.marksSafeConstants ? "nonisolated(unsafe) " : "" }

    func write(to writer: inout SwiftWriter) {
        table(
            "NodeRow", "nodes", ["firstSlot", "size", "firstWay", "endOfWays", "firstEnd", "endOfEnds", "quick"],
            "A node of the trie: its literal segments, a few (negative) or the size of their hash table; the ways that check a segment; the patterns that end here; 1 if literal segments can be told before they are cut off, 2 if all else is a number, 3 if both.",
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
        writer.doc(
            "The tables, in memory that stays as long as the app runs: it is neither reference-counted nor written to. What is needed together is in one place."
        )
        writer.block("struct Numbers") { writer in
            writer.code(
                """
                /// The segment that leads to a node, and the node beside it.
                struct Step {
                    var words = WordsRow(first: 0, last: 0)
                    var slot = SlotRow(length: -1, child: 0, text: -1)
                    let node: NodeRow
                    /// Which bytes of a word are those of the segment.
                    var mask: UInt64 = 0
                }

                /// A pattern that ends at a node.
                struct End {
                    let number: Int32
                    let pattern: PatternRow
                }

                /// The steps by literal segments, the root, and the steps by ways.
                let steps: UnsafePointer<Step>
                let root: UnsafePointer<Step>
                let ways: UnsafePointer<WayRow>
                let ends: UnsafePointer<End>
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
                        let mask = ~0 &>> UInt64(truncatingIfNeeded: 64 - 8 * min(max(slot.length, 1), 8))
                        steps.append(Step(words: words, slot: slot, node: node, mask: mask))
                    }
                    steps.append(Step(node: nodes[0]))
                    for way in ways { steps.append(Step(node: nodes[Int(way.child)])) }
                    let ends = \(p)LinkTable.ends.map { End(number: $0, pattern: patterns[Int($0)]) }
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
}
