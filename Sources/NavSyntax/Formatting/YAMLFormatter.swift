/// Lays out the tokens of a YAML file: keeps them, their order and their lines, and chooses the blanks
/// between them.
struct YAMLFormatter {
    /// A mapping or sequence in block style that is open.
    private struct Level {
        var isSequence: Bool
        /// Whether it is a sequence in the column of the keys around it, whose end has no token.
        var isUnindented = false
        /// The column of its entries before.
        var column: Int
        var indentation: Int
    }

    /// A collection in brackets that is open.
    private struct Brackets {
        var openingLine: Int
        /// The indentation of lines between the brackets, and of a line that begins with the closing one.
        var contents: Int
        var close: Int
        /// The indentation from which brackets inside it on the same line count.
        var base: Int
    }

    private let source: [UInt8]
    private var levels: [Level] = []
    /// The levels that were open after the last token that is written.
    private var levelsBefore: [Level] = []
    private var brackets: [Brackets] = []
    private(set) var lines: [FormattedLine] = []
    /// The comments, in order.
    private(set) var comments: [ArraySlice<UInt8>] = []
    private var endsWithLineBreak = true

    /// Nil if the file has errors, or line breaks beyond ASCII, after which libyaml counts columns anew.
    init?(_ source: [UInt8]) {
        self.source = source
        guard !Self.hasUnicodeLineBreak(source), let tokens = YAMLToken.all(in: source), layOut(tokens) else {
            return nil
        }
    }

    /// Whether a text has one of the line breaks U+0085, U+2028 and U+2029.
    private static func hasUnicodeLineBreak(_ text: [UInt8]) -> Bool {
        text.indices.contains { index in
            let next = text[(index + 1)...]
            return switch text[index] {
            case 0xC2: next.first == 0x85
            case 0xE2: next.first == 0x80 && (next.dropFirst().first == 0xA8 || next.dropFirst().first == 0xA9)
            default: false
            }
        }
    }

    var text: [UInt8] {
        var lines = lines
        lines.alignComments()
        var text: [UInt8] = []
        text.reserveCapacity(source.count)
        for line in lines {
            line.write(to: &text)
            text.append(YAMLByte.lineFeed)
        }
        if !endsWithLineBreak { text.removeLast() }
        return text
    }

    // MARK: - Tokens

    /// Returns false if something between tokens is not understood.
    private mutating func layOut(_ tokens: [YAMLToken]) -> Bool {
        let alignment = ValueAlignment(tokens, source)
        var previous: YAMLToken?
        var end = 0
        var beginsKey = false
        for (index, token) in tokens.enumerated() {
            follow(token)
            if token.isImplied, token.kind != .end {
                beginsKey = token.kind == .key
                continue
            }
            guard token.range.lowerBound >= end,
                let gap = TokenGap(source[end..<token.range.lowerBound], column: previous?.endColumn ?? 0)
            else { return false }
            let indentation = indentation(of: token, beginsKey: beginsKey)
            add(gap, between: previous, and: token, indentation)
            if token.kind == .end { break }
            if gap.hasLineBreak || lines.isEmpty {
                lines.append(FormattedLine(indentation: indentation))
            } else if let previous {
                append(blanks: alignment.blanks[index] ?? Self.blanks(between: previous, and: token))
            }
            end = add(token)
            previous = token
            levelsBefore = levels
            beginsKey = false
        }
        return true
    }

    /// Opens and closes levels.
    private mutating func follow(_ token: YAMLToken) {
        switch token.kind {
        case .blockMapping, .blockSequence: open(token, isUnindented: false)
        case .blockEnd:
            closeUnindented()
            _ = levels.popLast()
        case .key, .colon: if brackets.isEmpty { closeUnindented() }
        case .dash where levels.last?.isSequence != true: open(token, isUnindented: true)
        default: break
        }
    }

    private mutating func open(_ token: YAMLToken, isUnindented: Bool) {
        levels.append(
            Level(
                isSequence: token.kind != .blockMapping, isUnindented: isUnindented, column: token.column,
                indentation: valueIndentation))
    }

    private mutating func closeUnindented() {
        if levels.last?.isUnindented == true { levels.removeLast() }
    }

    /// The indentation of a value on a line of its own.
    private var valueIndentation: Int { levels.last.map { $0.indentation + 2 } ?? 0 }

    /// The indentation of a line that begins with a token.
    private func indentation(of token: YAMLToken, beginsKey: Bool) -> Int {
        if let brackets = brackets.last { return token.kind == .closeBracket ? brackets.close : brackets.contents }
        switch token.kind {
        case .directive, .documentMarker, .end: return 0
        case .dash, .key, .colon: return levels.last?.indentation ?? 0
        default: return beginsKey ? levels.last?.indentation ?? 0 : valueIndentation
        }
    }

    /// The number of blanks between two tokens on one line.
    private static func blanks(between left: YAMLToken, and right: YAMLToken) -> Int {
        switch (left.kind, right.kind) {
        // `*a :` would be an alias with a colon in its name in YAML 1.2.
        case (.alias, .colon), (.property, .colon): 1
        case (.openBracket, _), (.scalar, .colon), (.closeBracket, .colon): 0
        // `a:,` would be text to some parsers.
        case (.colon, .comma), (.colon, .closeBracket), (.key, .comma), (.key, .closeBracket): 1
        case (_, .comma), (_, .closeBracket): 0
        default: 1
        }
    }

    // MARK: - Brackets

    /// Whether nothing follows a token on its line but a comment.
    private func endsLine(after token: YAMLToken) -> Bool {
        let next = source[token.range.upperBound...].withoutLeadingBlanks.first ?? YAMLByte.lineFeed
        return next == YAMLByte.lineFeed || next == YAMLByte.carriageReturn || next == YAMLByte.hash
    }

    /// Opens brackets at the end of the last line. Lines between them are aligned with what follows the bracket on
    /// its line, or indented if nothing does.
    private mutating func open(isLastOnLine: Bool) {
        let line = lines.count - 1
        let column = lines[line].indentation + lines[line].width
        // Even the closing bracket has to be deeper than the key of the collection.
        let base =
            brackets.last.map { $0.openingLine == line ? $0.base : lines[line].indentation } ?? valueIndentation
        brackets.append(
            Brackets(
                openingLine: line, contents: isLastOnLine ? base + 2 : column + 1,
                close: isLastOnLine ? base : column, base: base))
    }

    // MARK: - Lines

    private mutating func append(blanks count: Int) {
        if !lines.isEmpty { lines[lines.count - 1].append(blanks: count) }
    }

    private mutating func append(_ text: some Sequence<UInt8>) {
        if !lines.isEmpty { lines[lines.count - 1].append(text) }
    }

    /// Adds a token to the last line. Returns where it ends in the source.
    private mutating func add(_ token: YAMLToken) -> Int {
        switch token.kind {
        case .blockScalar: return addBlockScalar(token)
        case .scalar: return addScalar(token)
        case .openBracket: open(isLastOnLine: endsLine(after: token))
        case .closeBracket: _ = brackets.popLast()
        default: break
        }
        append(source[token.range])
        return token.range.upperBound
    }

    private mutating func addScalar(_ token: YAMLToken) -> Int {
        let parts = source[token.range].sourceLines
        guard parts.count > 1 else {
            append(Self.requoted(parts[0]))
            return token.range.upperBound
        }
        let indentation = brackets.last?.contents ?? max(valueIndentation, 2)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            if index > 0 { lines.append(FormattedLine(indentation: indentation)) }
            let text = index > 0 ? part.withoutLeadingBlanks : part
            let trimmed = text.withoutTrailingBlanks
            // In double quotes, a blank after a backslash is text.
            append(isLast || trimmed.last == YAMLByte.backslash ? text : trimmed)
        }
        return token.range.upperBound
    }

    /// The text in double quotes if it is in single ones and has nothing that either kind escapes.
    private static func requoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let inner = text.dropFirst().dropLast()
        guard text.count >= 2, text.first == YAMLByte.apostrophe,
            !inner.contains(where: { $0 == YAMLByte.apostrophe || $0 == YAMLByte.quote || $0 == YAMLByte.backslash })
        else { return Array(text) }
        return [YAMLByte.quote] + inner + [YAMLByte.quote]
    }

    private mutating func addBlockScalar(_ token: YAMLToken) -> Int {
        let scalar = BlockScalarText(
            source[token.range], fileEnd: source.count, parentIndentation: levels.last?.column ?? 0)
        append(scalar.header)
        if let comment = scalar.comment {
            addTrailing(TokenGap.Comment(text: comment.text, column: token.column + comment.distance))
        }
        let indentation =
            scalar.explicitIndentation.map { (levels.last?.indentation ?? 0) + $0 } ?? max(valueIndentation, 2)
        for line in scalar.lines {
            lines.append(FormattedLine(indentation: indentation))
            append(line)
        }
        endsWithLineBreak = !scalar.isCutOff
        return scalar.end
    }

    // MARK: - Blank lines and comments

    /// Adds the comments and the blank lines between two tokens.
    private mutating func add(
        _ gap: TokenGap, between previous: YAMLToken?, and token: YAMLToken, _ indentation: Int
    ) {
        if let comment = gap.trailing { addTrailing(comment) }
        // Where a value is left out, comments belong to the level that it would begin.
        if let last = levelsBefore.last, let kind = previous?.kind, [.colon, .dash, .property].contains(kind) {
            levelsBefore.append(Level(isSequence: false, column: last.column + 1, indentation: last.indentation + 2))
        }
        let count = lines.count
        for comment in gap.lines { add(comment, before: token, indentation) }
        if token.kind == .end, lines.count > count, lines.last?.isBlank == true { lines.removeLast() }
    }

    private mutating func addTrailing(_ comment: TokenGap.Comment) {
        comments.append(comment.text)
        if lines.isEmpty {
            lines.append(FormattedLine())
            append(comment.text)
        } else {
            lines[lines.count - 1].comment = comment
        }
    }

    /// Adds a blank line, or a comment on a line of its own.
    private mutating func add(_ comment: TokenGap.Comment?, before token: YAMLToken, _ indentation: Int) {
        guard let comment else {
            if lines.last?.isBlank == false { lines.append(FormattedLine()) }
            return
        }
        comments.append(comment.text)
        var line = FormattedLine()
        if lines.last?.comment?.column == comment.column {
            line.comment = comment
        } else {
            line.indentation = self.indentation(of: comment, before: token, indentation)
            line.append(comment.text)
        }
        lines.append(line)
    }

    /// The indentation of a comment: that of the token after it, or that of a level that ends before it.
    private func indentation(of comment: TokenGap.Comment, before token: YAMLToken, _ indentation: Int) -> Int {
        if let brackets = brackets.last { return brackets.contents }
        guard comment.column > token.column else { return indentation }
        return levelsBefore.last { $0.column <= comment.column }?.indentation ?? indentation
    }
}
