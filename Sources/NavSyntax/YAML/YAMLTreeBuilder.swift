internal import CLibYAML

/// Builds the flat tree of a file from libyaml's events.
struct YAMLTreeBuilder {
    typealias Record = YAMLTree.Record

    /// A collection that is still open.
    struct Open {
        var index: Int32
        var anchor: String?
        /// Children so far; in a mapping, even counts expect a key.
        var children = 0
        var hasMerge = false
        /// Whether it is in flow style, so that it ends with its bracket and not with its last child.
        var isFlow: Bool
        /// The offset where the last child ends.
        var lastEnd: Int32
        /// The number of nodes before this one, with aliases expanded.
        var nodesBefore: Int
    }

    let source: [UInt8]
    let id: FileID
    let limits: Limits
    var records: [Record] = []
    var arena: [UInt8] = []
    var merged: [Int32: [Int32]] = [:]
    var diagnostics: [Diagnostic] = []
    private var suggestions = Suggestions()
    private var open: [Open] = []
    private var anchors: [String: (index: Int32, size: Int)] = [:]
    /// The number of nodes so far, with aliases expanded.
    var nodes = 0
    private var isComplete = false
    /// Whether a value could not be read. Parsing then only goes on to report other mistakes.
    var isBroken = false
    private var documents = 0

    init(_ decoding: SourceDecoding, id: FileID, limits: Limits) {
        source = decoding.text
        self.id = id
        self.limits = limits
        // Few files need more, and unused capacity costs nothing.
        records.reserveCapacity(source.count / 8)
        arena.reserveCapacity(source.count / 2)
        build(isASCII: decoding.isASCII)
    }

    /// The tree, or nil if the file has errors: an incomplete tree would lead to misleading diagnostics.
    var tree: YAMLTree? {
        guard isComplete, !records.isEmpty else { return nil }
        return YAMLTree(file: id, source: source, records: records, arena: arena, merged: merged)
    }

    private mutating func build(isASCII: Bool) {
        source.withUnsafeBufferPointer { text in
            guard let events = YAMLEvents(text) else { return }
            var walker = CodePointWalker(text, isASCII: isASCII)
            while let event = events.next() {
                guard handle(event.pointee, &walker) else { return }
            }
            report(YAMLFailureMessage(events.failure, source: source, id: id, last: last, walker: &walker).diagnostic)
            // The mistake that stopped libyaml may be the same one.
            diagnostics.removeAll { $0.rule == "cut-value" }
        }
    }

    /// The last scalar or alias that libyaml read.
    private var last: YAMLSlips.Last {
        guard let record = records.last(where: { $0.kind != .sequence && $0.kind != .mapping }) else {
            return YAMLSlips.Last()
        }
        let first = source.indices.contains(Int(record.start)) ? source[Int(record.start)] : 0
        let isQuoted = record.kind == .scalar && (first == YAMLByte.quote || first == YAMLByte.apostrophe)
        return YAMLSlips.Last(range: Int(record.start)..<Int(record.end), isQuoted: isQuoted)
    }

    /// Handles one event. Returns false if parsing has to stop.
    private mutating func handle(_ event: borrowing yaml_event_t, _ walker: inout CodePointWalker) -> Bool {
        let start = walker.offset(ofCodePoint: event.start_mark.index)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let end = walker.offset(ofCodePoint: event.end_mark.index)
            guard begin(at: start) else { return false }
            reportTag(tag: scalar.tag, start, end)
            // Text that begins with `!` was read as a tag, so the value is lost.
            if scalar.tag != nil, scalar.length == 0 { isBroken = true }
            addScalar(
                UnsafeBufferPointer(start: scalar.value, count: scalar.length),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, start, end, Self.string(scalar.anchor))
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            reportTag(tag: sequence.tag, start, start)
            return enter(
                .sequence, start, Self.string(sequence.anchor), isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            reportTag(tag: mapping.tag, start, start)
            return enter(
                .mapping, start, Self.string(mapping.anchor), isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            return leave(walker.offset(ofCodePoint: event.end_mark.index))
        case YAML_ALIAS_EVENT:
            let end = walker.offset(ofCodePoint: event.end_mark.index)
            return addAlias(Self.string(event.data.alias.anchor) ?? "", start, end)
        case YAML_DOCUMENT_START_EVENT:
            documents += 1
            guard documents == 1 else {
                report(
                    "yaml-syntax", "a graph file holds one YAML document, and a second one begins here", start,
                    start + 3,
                    help: "remove the `---`, or move what follows into a file of its own and `include` it")
                isComplete = false
                return false
            }
        case YAML_STREAM_END_EVENT:
            if documents == 0 {
                report(
                    "yaml-syntax", "the file is empty", 0, 0,
                    help: "`navgen init` writes a graph to start from")
            }
            isComplete = documents == 1 && !isBroken
            return false
        default: break
        }
        return true
    }

    private static func string(_ text: UnsafePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }

    // MARK: - Nodes

    /// Counts a node that is about to be added. Returns false if there are too many.
    private mutating func begin(at start: Int) -> Bool {
        nodes += 1
        return nodes <= limits.nodes || reportTooManyNodes(at: start)
    }

    mutating func reportTooManyNodes(at start: Int) -> Bool {
        report(
            "too-complex", "this file has more than \(limits.nodes.grouped) nodes, aliases expanded",
            start, start, help: "split it with `include`, or use fewer aliases")
        return false
    }

    private mutating func addScalar(
        _ text: UnsafeBufferPointer<UInt8>, isPlain: Bool, _ start: Int, _ end: Int, _ anchor: String?
    ) {
        records.append(
            Record(
                kind: isPlain ? .plainScalar : .scalar, start: Int32(start), end: Int32(end),
                textStart: Int32(arena.count), textCount: Int32(text.count), next: Int32(records.count + 1)))
        arena.append(contentsOf: text)
        if isPlain { reportCut(start, end) }
        finish(Int32(records.count - 1), anchor: anchor, size: 1)
    }

    /// Reports a plain scalar that is followed by ` #{`: YAML reads what was meant as a value as a comment.
    private mutating func reportCut(_ start: Int, _ end: Int) {
        var hash = end
        while hash < source.count, source[hash] == YAMLByte.space { hash += 1 }
        guard hash > end, hash + 1 < source.count, source[hash] == YAMLByte.hash, source[hash + 1] == YAMLByte.openBrace
        else { return }
        let line = SourceLine(at: hash, in: source)
        let isAlone = start >= line.range.lowerBound && !(open.last?.isFlow ?? false)
        // A comment may follow the text that was meant.
        var textEnd = hash
        while textEnd < line.range.upperBound {
            let isComment = source[textEnd] == YAMLByte.hash && source[textEnd - 1] == YAMLByte.space
            if isComment, textEnd + 1 == source.count || source[textEnd + 1] != YAMLByte.openBrace { break }
            textEnd += 1
        }
        let whole = String(decoding: source[start..<textEnd], as: UTF8.self).trimmed
        let sentence = "put the value in quotes"
        var help = Help(sentence)
        if isAlone, let quoted = whole.inQuotes {
            let range = SourceRange(file: id, start: start, end: start + whole.utf8.count)
            help = Help("\(sentence): `\(quoted)`").correcting(.source(quoted), at: range)
        }
        report(
            Diagnostic(
                "cut-value", "the value ends before `#`, which begins a comment after a space",
                at: SourceRange(file: id, start: start, end: end), severity: .warning, help: help))
    }

    private mutating func enter(_ kind: Record.Kind, _ start: Int, _ anchor: String?, isFlow: Bool) -> Bool {
        guard begin(at: start) else { return false }
        guard open.count < limits.depth else {
            report("too-deep", "this is nested more than \(limits.depth) levels deep", start, start + 1)
            return false
        }
        guard !expectsKey else {
            report("yaml-syntax", "a key has to be text", start, start + 1)
            return false
        }
        open.append(
            Open(
                index: Int32(records.count), anchor: anchor, isFlow: isFlow, lastEnd: Int32(start),
                nodesBefore: nodes - 1))
        if let anchor { anchors[anchor] = (Int32(records.count), -1) }
        records.append(Record(kind: kind, start: Int32(start), end: Int32(start)))
        return true
    }

    private mutating func leave(_ end: Int) -> Bool {
        guard let closed = open.popLast() else { return true }
        let index = Int(closed.index)
        records[index].next = Int32(records.count)
        // libyaml ends a block collection where the next token starts; use the end of its last child.
        records[index].end = closed.isFlow ? Int32(end) : closed.lastEnd
        if records[index].kind == .mapping {
            reportDuplicateKeys(of: closed.index)
            if closed.hasMerge, !applyMerges(to: closed.index) { return false }
        }
        finish(closed.index, anchor: closed.anchor, size: nodes - closed.nodesBefore)
        return true
    }

    /// Whether the next node is a mapping's key.
    private var expectsKey: Bool {
        guard let parent = open.last else { return false }
        return records[Int(parent.index)].kind == .mapping && parent.children % 2 == 0
    }

    /// Completes a node: registers its anchor and updates its parent.
    private mutating func finish(_ index: Int32, anchor: String?, size: Int) {
        if let anchor { anchors[anchor] = (index, size) }
        guard let parent = open.indices.last else { return }
        let record = records[Int(index)]
        if record.textCount == 2, record.kind == .plainScalar, expectsKey,
            arena[Int(record.textStart)] == 0x3C, arena[Int(record.textStart) + 1] == 0x3C
        {
            open[parent].hasMerge = true
        }
        open[parent].children += 1
        open[parent].lastEnd = record.end
    }

    private mutating func addAlias(_ name: String, _ start: Int, _ end: Int) -> Bool {
        guard let anchor = anchors[name] else {
            report(
                "yaml-syntax", "there is no anchor `&\(name)` before this alias", start, end,
                help: suggestions.nearest(to: name, in: anchors.keys.sorted()).map {
                    Help("did you mean `\($0.name)`?").correcting(.source("*\($0.name)"), isSafe: $0.isClear)
                } ?? "to write a `*`, put the text in quotes: `\"*\(name)\"`")
            isBroken = true
            records.append(Record(kind: .plainScalar, start: Int32(start), end: Int32(end)))
            records[records.count - 1].next = Int32(records.count)
            finish(Int32(records.count - 1), anchor: nil, size: 1)
            return true
        }
        guard anchor.size >= 0 else {
            let anchorRange = SourceRange(file: id, start: Int(records[Int(anchor.index)].start), end: start)
            report(
                Diagnostic(
                    "alias-cycle", "`*\(name)` is inside the node that `&\(name)` names",
                    at: SourceRange(file: id, start: start, end: end),
                    notes: [.init("`&\(name)` begins here", at: anchorRange)]))
            return false
        }
        if expectsKey, records[Int(anchor.index)].kind != .plainScalar, records[Int(anchor.index)].kind != .scalar {
            report("yaml-syntax", "a key has to be text, and `*\(name)` is not", start, end)
            return false
        }
        nodes += anchor.size
        guard nodes <= limits.nodes else { return reportTooManyNodes(at: start) }
        records.append(
            Record(
                kind: .alias, start: Int32(start), end: Int32(end), textStart: anchor.index,
                next: Int32(records.count + 1)))
        finish(Int32(records.count - 1), anchor: nil, size: anchor.size)
        return true
    }

    private mutating func reportTag(tag: UnsafePointer<yaml_char_t>?, _ start: Int, _ end: Int) {
        guard let tag = Self.string(tag) else { return }
        // libyaml also reports a lone `!`, which YAML uses for "this is text", as a tag.
        let shown = tag.hasPrefix("tag:yaml.org,2002:") ? "!!" + tag.dropFirst(18) : tag
        report(
            "yaml-syntax", "the tag `\(shown)` has no meaning in a graph", start, max(end, start + 1),
            help: "remove the tag; the key determines the type of the value. To write a `!`, put the text in quotes")
    }

    // MARK: - Diagnostics

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    mutating func report(_ rule: RuleID, _ message: String, _ start: Int, _ end: Int, help: Help? = nil) {
        let range = SourceRange(file: id, start: start, end: min(max(start, end), source.count))
        report(Diagnostic(rule, message, at: range, help: help))
    }
}
