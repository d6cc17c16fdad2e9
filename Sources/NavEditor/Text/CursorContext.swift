public import NavGraph
import NavSyntax

/// Where a cursor is in a graph file: the path to the value around it, and what is being typed.
///
/// It is found line by line, by indentation and brackets, so that it is known in a file with
/// mistakes, above or below the cursor, and in one that is half written.
public struct CursorContext: Sendable {
    /// What is typed at the cursor.
    public enum Kind: Hashable, Sendable {
        /// A key, or the first word of a line, which may become one.
        case key
        case value
        /// A name in the `{…}` of a text.
        case placeholder
        case comment
    }

    /// From the top of the file: to the mapping of a key, or to a value.
    public var path: [PathStep] = []
    public var kind = Kind.key
    /// The bytes of the word around the cursor.
    public var typed: Range<Int>
    /// For a value and a placeholder: the text before the word, without an opening quote.
    public var textBefore = ""
    /// The quote around the word.
    public var quote: UInt8?
    public var isInBrackets = false
    /// The other keys of the mapping, or the other words of a list in brackets.
    public var siblings: Set<String> = []

    public init(_ text: [UInt8], at cursor: Int) {
        let cursor = min(max(cursor, 0), text.count)
        var outline = LineOutline(text, cursor: cursor)
        outline.read()
        path = outline.path ?? []
        kind = outline.kind
        let start = min(outline.typed?.lowerBound ?? cursor, cursor)
        let isName = kind == .key ? Names.isInReference : Names.isInURLName
        let end = text[cursor...].firstIndex { !isName($0) } ?? text.count
        typed = start..<max(start, kind == .comment ? cursor : end)
        textBefore = outline.textBefore
        quote = outline.quote
        isInBrackets = outline.isInBrackets
        siblings = outline.keys[outline.container] ?? []
        siblings.remove(String(decoding: text[typed], as: UTF8.self))
    }
}

/// Reads a file line by line.
private struct LineOutline {
    /// A key or dash whose value follows, or a flow collection.
    private struct Frame {
        var column: Int
        var step: PathStep
    }

    private let text: [UInt8]
    private let cursor: Int
    /// The keys and dashes around the current line.
    private var frames: [Frame] = []
    private var containers = 1
    /// The mappings and lists that may go on, by their columns.
    private var openContainers: [Int: Int] = [:]
    /// The column above which lines belong to a block scalar.
    private var scalarColumn: Int?

    /// The result.
    private(set) var path: [PathStep]?
    private(set) var kind = CursorContext.Kind.key
    private(set) var typed: Range<Int>?
    private(set) var textBefore = ""
    private(set) var quote: UInt8?
    private(set) var isInBrackets = false
    private(set) var container = 0
    /// By mapping.
    private(set) var keys: [Int: Set<String>] = [:]

    init(_ text: [UInt8], cursor: Int) {
        self.text = text
        self.cursor = cursor
    }

    mutating func read() {
        var start = 0
        while start <= text.count {
            start = readLine(from: start) + 1
        }
    }

    private func lineEnd(from start: Int) -> Int {
        text[start...].firstIndex { $0 == YAMLByte.lineFeed || $0 == YAMLByte.carriageReturn } ?? text.count
    }

    private static let blank = UInt8(ascii: " ")

    /// Reads a line, and the lines of brackets that it opens. Returns the end of the last one.
    private mutating func readLine(from start: Int) -> Int {
        let end = lineEnd(from: start)
        var position = start
        while position < end, text[position] == Self.blank { position += 1 }
        let hasCursor = path == nil && (start...end).contains(cursor)
        var column = position - start
        // On a blank line, the column of the cursor says what it belongs to.
        if position == end {
            if hasCursor {
                column = cursor - start
                if scalarColumn.map({ column > $0 }) == true { return finish(.value, cursor..<cursor, "", end) }
                close(column, isDash: false)
                finishKey(at: cursor..<cursor, column)
            }
            return end
        }
        if let scalar = scalarColumn {
            if column > scalar { return hasCursor ? finish(.value, cursor..<cursor, "", end) : end }
            scalarColumn = nil
        }
        let isInIndentation = hasCursor && cursor <= position
        if text[position] == UInt8(ascii: "#"), !isInIndentation {
            return hasCursor ? finish(.comment, cursor..<cursor, "", end) : end
        }
        // A cursor in the indentation belongs to the line's column.
        if isInIndentation {
            close(cursor - start, isDash: false)
            finishKey(at: cursor..<cursor, cursor - start)
        }
        if text[position] == UInt8(ascii: "#") { return end }
        close(column, isDash: isDash(at: position, end))
        while isDash(at: position, end) {
            close(position - start, isDash: true)
            push(.item, position - start)
            position += 1
            while position < end, text[position] == Self.blank { position += 1 }
            if path == nil, hasCursor, cursor <= position { finishKey(at: cursor..<cursor, cursor - start) }
        }
        return readEntry(from: position, column: position - start, lineEnd: end)
    }

    private func isDash(at position: Int, _ end: Int) -> Bool {
        position < end && text[position] == UInt8(ascii: "-")
            && (position + 1 == end || text[position + 1] == Self.blank)
    }

    /// Leaves the keys and dashes that a line at a column does not belong to.
    private mutating func close(_ column: Int, isDash: Bool) {
        while let last = frames.last {
            guard last.column > column || last.column == column && (!isDash || last.step == .item) else { return }
            frames.removeLast()
        }
    }

    private mutating func push(_ step: PathStep, _ column: Int) {
        let container = self.container(at: column)
        if case .key(let name) = step { keys[container, default: []].insert(name) }
        frames.append(Frame(column: column, step: step))
    }

    /// The mapping or list of a key or dash at a column: that of the last one at the same column, if
    /// no line between them begins further left.
    private mutating func container(at column: Int) -> Int {
        openContainers = openContainers.filter { $0.key <= column }
        if let open = openContainers[column] { return open }
        containers += 1
        openContainers[column] = containers
        return containers
    }

    /// Reads `key: value`, or a value.
    private mutating func readEntry(from start: Int, column: Int, lineEnd end: Int) -> Int {
        let start = afterAnchors(from: start, to: end)
        let hasCursor = path == nil && cursor >= start && cursor <= end
        guard let (name, afterColon) = key(from: start, to: end) else {
            if hasCursor, !startsBracket(at: start, end) { return finishWord(from: start, end, column) }
            return readValue(from: start, lineEnd: end, column)
        }
        if hasCursor, cursor < afterColon {
            finishKey(at: start..<min(cursor, afterColon - 1), column)
        }
        push(.key(name), column)
        return readValue(from: afterColon, lineEnd: end, column)
    }

    /// Where a key or value begins, behind blanks, anchors and tags.
    private func afterAnchors(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            if text[position] == Self.blank {
                position += 1
            } else if text[position] == UInt8(ascii: "&") || text[position] == UInt8(ascii: "!") {
                position = text[position..<end].firstIndex(of: Self.blank) ?? end
            } else {
                break
            }
        }
        return position
    }

    private func startsBracket(at position: Int, _ end: Int) -> Bool {
        position < end && (text[position] == YAMLByte.openBrace || text[position] == YAMLByte.openBracket)
    }

    /// A key at a position, and the position after its colon.
    private func key(from start: Int, to end: Int) -> (name: String, after: Int)? {
        guard start < end else { return nil }
        var position = start
        if text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") {
            guard let close = text[(start + 1)..<end].firstIndex(of: text[start]) else { return nil }
            position = close + 1
            guard position < end, text[position] == UInt8(ascii: ":") else { return nil }
            return (String(decoding: text[(start + 1)..<close], as: UTF8.self), position + 1)
        }
        guard !"[{#&*!|>%@`".utf8.contains(text[start]) else { return nil }
        while position < end {
            if text[position] == UInt8(ascii: ":"), position + 1 == end || text[position + 1] == Self.blank {
                return (String(decoding: text[start..<position], as: UTF8.self), position + 1)
            }
            if text[position] == UInt8(ascii: "#"), text[position - 1] == Self.blank, position > start { return nil }
            position += 1
        }
        return nil
    }

    /// Reads the value after a colon or dash.
    private mutating func readValue(from start: Int, lineEnd end: Int, _ column: Int) -> Int {
        let position = afterAnchors(from: start, to: end)
        if startsBracket(at: position, end) {
            if path == nil, (start..<position).contains(cursor) { return finish(.value, cursor..<cursor, "", end) }
            return readBrackets(from: position, column: column)
        }
        if position < end, text[position] == UInt8(ascii: "|") || text[position] == UInt8(ascii: ">") {
            scalarColumn = column
            return end
        }
        guard path == nil, cursor >= start, cursor <= end else { return end }
        return finishScalar(from: position, to: end, end)
    }

    // MARK: Brackets

    /// A flow collection that is open.
    private struct Bracket {
        var isMapping: Bool
        var container: Int
        /// The key whose value is being read. In a list, that is a pair without braces: `[a: b]`.
        var key: String?

        var steps: [PathStep] { (isMapping ? [] : [.item]) + (key.map { [.key($0)] } ?? []) }
    }

    /// Reads a flow collection. It ends at its last bracket, or at a line that is not indented
    /// further than its key and has a key: then a bracket is missing. Returns the end of the line.
    private mutating func readBrackets(from start: Int, column: Int) -> Int {
        var brackets: [Bracket] = []
        var word: Int?
        var position = start
        func text(from first: Int) -> String {
            String(decoding: self.text[first..<position], as: UTF8.self).trimmed.unquoted
        }
        while position < self.text.count {
            let byte = self.text[position]
            if path == nil, position == cursor { finishInBrackets(brackets, from: word) }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard word == nil else { break }
                let close = self.text[(position + 1)...].firstIndex { $0 == byte || $0 == YAMLByte.lineFeed }
                let end = close ?? self.text.count
                if path == nil, cursor > position, cursor <= end { finishInBrackets(brackets, from: position) }
                word = position
                position = end < self.text.count && self.text[end] == byte ? end + 1 : end
                continue
            case YAMLByte.openBrace, YAMLByte.openBracket:
                guard word == nil else { break }
                containers += 1
                brackets.append(Bracket(isMapping: byte == YAMLByte.openBrace, container: containers))
            case YAMLByte.closeBrace, YAMLByte.closeBracket:
                // In `/order/{id}`, it is part of the text.
                if byte == YAMLByte.closeBrace, let word,
                    self.text[word..<position].last(where: { $0 == YAMLByte.openBrace || $0 == YAMLByte.closeBrace })
                        == YAMLByte.openBrace
                {
                    break
                }
                if let word { recordKey(text(from: word), brackets) }
                word = nil
                brackets.removeLast()
                if brackets.isEmpty {
                    let end = lineEnd(from: position)
                    if path == nil, cursor > position, cursor <= end { finish(.comment, cursor..<cursor, "", end) }
                    return end
                }
            case UInt8(ascii: ","):
                if let word { recordKey(text(from: word), brackets) }
                word = nil
                brackets[brackets.count - 1].key = nil
            case UInt8(ascii: ":"):
                let next = position + 1 < self.text.count ? self.text[position + 1] : Self.blank
                guard let first = word, brackets.last?.key == nil else { break }
                let isQuoted = self.text[first] == UInt8(ascii: "\"") || self.text[first] == UInt8(ascii: "'")
                guard isQuoted || " \n\r,}]".utf8.contains(next) else { break }
                let name = text(from: first)
                recordKey(name, brackets)
                brackets[brackets.count - 1].key = name
                word = nil
            case YAMLByte.lineFeed, YAMLByte.carriageReturn:
                if isBroken(afterLineAt: position + 1, column) { return position }
            case UInt8(ascii: "#"):
                guard position > 0,
                    self.text[position - 1] == Self.blank || self.text[position - 1] == YAMLByte.lineFeed
                else { break }
                let end = lineEnd(from: position)
                if path == nil, cursor > position, cursor <= end { finish(.comment, cursor..<cursor, "", end) }
                position = end
                continue
            case Self.blank:
                // An anchor or a tag comes before the value.
                if let first = word, self.text[first] == UInt8(ascii: "&") || self.text[first] == UInt8(ascii: "!") {
                    word = nil
                }
            default: if word == nil { word = position }
            }
            position += 1
        }
        if path == nil, cursor >= start { finishInBrackets(brackets, from: word) }
        return self.text.count
    }

    /// Whether a line cannot belong to brackets that a key at a column has opened.
    private func isBroken(afterLineAt start: Int, _ column: Int) -> Bool {
        guard start < text.count else { return false }
        let end = lineEnd(from: start)
        var position = start
        while position < end, text[position] == Self.blank { position += 1 }
        return position < end && position - start <= column && key(from: position, to: end) != nil
    }

    /// Whether a word in a list in brackets is the key of a mapping without braces, as in `[small, large: l]`.
    private func isPair(at start: Int?) -> Bool {
        guard start != nil, let end = text[cursor...].firstIndex(where: { ":,]}\n".utf8.contains($0) }) else {
            return false
        }
        return text[end] == UInt8(ascii: ":") && end + 1 < text.count && " \n".utf8.contains(text[end + 1])
    }

    private mutating func recordKey(_ name: String, _ brackets: [Bracket]) {
        guard let last = brackets.last, last.key == nil else { return }
        keys[last.container, default: []].insert(name)
    }

    /// - Parameter start: Where the word at the cursor begins; nil if there is none yet.
    private mutating func finishInBrackets(_ brackets: [Bracket], from start: Int?) {
        guard let last = brackets.last else { return }
        let start = start.map { min($0, cursor) }
        isInBrackets = true
        container = last.container
        let around = frames.map(\.step) + brackets.dropLast().flatMap(\.steps)
        guard last.isMapping || isPair(at: start), last.key == nil else {
            finishScalar(from: start ?? cursor, to: cursor, cursor, path: around + last.steps)
            return
        }
        path = around + last.steps
        kind = .key
        typed = (start ?? cursor)..<cursor
        if let start, start < cursor, text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") {
            quote = text[start]
            typed = (start + 1)..<cursor
        }
    }

    // MARK: At the cursor

    @discardableResult
    private mutating func finish(_ kind: CursorContext.Kind, _ typed: Range<Int>, _ before: String, _ end: Int) -> Int {
        path = frames.map(\.step)
        self.kind = kind
        self.typed = typed
        textBefore = before
        return end
    }

    private mutating func finishKey(at typed: Range<Int>, _ column: Int) {
        finish(.key, typed, "", 0)
        container = self.container(at: column)
    }

    /// A word that may become a key, or is the value of the key or dash before.
    private mutating func finishWord(from start: Int, _ end: Int, _ column: Int) -> Int {
        let first = start < text.count ? text[start] : 0
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return finishScalar(from: start, to: end, end) }
        let before = text[start..<cursor]
        if before.contains(Self.blank) || before.contains(YAMLByte.openBrace) {
            return finishScalar(from: start, to: end, end)
        }
        finishKey(at: start..<cursor, column)
        return end
    }

    /// A scalar that begins at a position. In a `{`, the word is the name of a parameter.
    @discardableResult
    private mutating func finishScalar(
        from start: Int, to end: Int, _ lineEnd: Int, path other: [PathStep]? = nil
    ) -> Int {
        var start = min(start, cursor)
        if start < cursor, text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") {
            quote = text[start]
            start += 1
        }
        let before = text[start..<cursor]
        if quote == nil, let sharp = before.firstIndex(of: UInt8(ascii: "#")),
            sharp == before.startIndex || text[sharp - 1] == Self.blank
        {
            finish(.comment, cursor..<cursor, "", lineEnd)
        } else if let brace = before.lastIndex(of: YAMLByte.openBrace),
            before[brace...].dropFirst().allSatisfy({ Names.isInURLName($0) })
        {
            finish(.placeholder, (brace + 1)..<cursor, String(decoding: text[start..<brace], as: UTF8.self), lineEnd)
        } else {
            let word = before.lastIndex { !Names.isInReference($0) }.map { $0 + 1 } ?? start
            finish(.value, word..<cursor, String(decoding: text[start..<word], as: UTF8.self), lineEnd)
        }
        if let other { path = other }
        return lineEnd
    }
}

private enum Names {
    /// Whether a byte may be in a name in the braces of a pattern.
    static func isInURLName(_ byte: UInt8) -> Bool { isInReference(byte) && byte != UInt8(ascii: ".") }

    /// Whether a byte may be in a dotted name.
    static func isInReference(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || "._-".utf8.contains(byte)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    fileprivate var unquoted: String {
        guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
        return String(dropFirst().dropLast())
    }
}
