/// Finds the typing mistake that most probably caused a libyaml error.
///
/// libyaml reports what it did not expect, often a line late. This type looks at the lines from the
/// last scalar that libyaml read to where it stopped. Each function recognizes one kind of slip,
/// and the first that finds one wins. Only files that are not valid YAML are examined, so a
/// function may also match unusual but valid YAML.
struct YAMLSlips {
    /// A mistake, with the parts of its diagnostic.
    struct Slip {
        var message: String
        var range: Range<Int>
        var help: Help?
        var note: (message: String, range: Range<Int>)?
    }

    /// The last scalar or alias that libyaml read.
    struct Last {
        var range = 0..<0
        var isQuoted = false
    }

    let source: [UInt8]
    let id: FileID
    let problem: String
    /// The byte offset where libyaml stopped.
    let offset: Int
    /// The byte offset where the construct that libyaml was reading begins.
    let context: Int
    let last: Last
    /// The line where libyaml stopped.
    let line: SourceLine

    init(
        _ failure: YAMLEvents.Failure, in source: [UInt8], id: FileID, at offset: Int, context: Int, last: Last
    ) {
        self.source = source
        self.id = id
        problem = failure.problem
        self.offset = min(offset, source.count)
        self.context = min(context, self.offset)
        self.last = last
        line = SourceLine(at: self.offset, in: source)
    }

    /// The first slip that is found, or nil.
    var first: Slip? {
        let kinds: [(YAMLSlips) -> () -> Slip?] = [
            Self.unclosedQuote, Self.textAfterQuote, Self.lookalike, Self.slashComment, Self.missingSpace,
            Self.extraBracket, Self.extraComma, Self.textAfterBracket, Self.closedInComment, Self.openBracket,
            Self.missingComma, Self.bracketInText, Self.mismatchedBracket, Self.reservedFirstCharacter,
            Self.colonInText, Self.unindentedText,
            Self.missingColon, Self.unevenIndentation,
        ]
        for kind in kinds {
            if let slip = kind(self)() { return slip }
        }
        return nil
    }

    // What libyaml expected, or found where it is not allowed.
    var expectsKey: Bool { ["did not find expected key", "did not find expected '-' indicator"].contains(problem) }
    var expectsValue: Bool { problem == "did not find expected node content" }
    var expectsEnd: Bool { problem == "did not find expected <document start>" }
    var isInBrackets: Bool { problem.hasPrefix("did not find expected ','") }
    var lacksColon: Bool { problem == "could not find expected ':'" }
    var hasUnexpectedColon: Bool { problem == "mapping values are not allowed in this context" }
    var hasUnexpectedDash: Bool { problem == "block sequence entries are not allowed in this context" }

    /// The lines from the last scalar that libyaml read to where it stopped.
    var lines: some Sequence<SourceLine> {
        let start = min(last.range.lowerBound, lacksColon ? context : offset)
        return sequence(first: SourceLine(at: start, in: source)) { line in
            line.range.upperBound < offset ? line.below : nil
        }
    }

    var byte: UInt8? { offset < source.count ? source[offset] : nil }

    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: id, start: bytes.lowerBound, end: bytes.upperBound)
    }

    /// A help text with text in quotes, which replaces the text of a line that begins at an offset.
    func quoting(_ text: String, _ sentence: String, from start: Int, isSafe: Bool = true) -> Help {
        guard let quoted = text.inQuotes else { return Help(sentence) }
        let help = Help("\(sentence): `\(quoted)`")
        let line = SourceLine(at: start, in: source)
        // Quoted text may begin in a line above.
        guard line.wholeText(from: start).contains(text) else { return help }
        return help.correcting(.source(quoted), at: range(line.wholeTextRange(from: start)), isSafe: isSafe)
    }

    /// The last byte before an offset that is neither a blank nor a line break.
    func sign(before offset: Int) -> UInt8? {
        source[..<offset].last { !" \t\r\n".utf8.contains($0) }
    }
}

/// Slips with quotes, lookalikes of YAML indicators, and reserved characters.
extension YAMLSlips {
    /// Whether libyaml stopped right after quoted text.
    private var isAfterQuote: Bool {
        last.isQuoted && last.range.upperBound <= offset
            && source[last.range.upperBound..<offset].allSatisfy { $0 == YAMLByte.space }
    }

    /// `title: "Home`, where YAML reads a later quote, if any, as its end.
    private func unclosedQuote() -> Slip? {
        let isClosed = isAfterQuote
        let isOpen = ["found unexpected end of stream", "found unexpected document indicator"].contains(problem)
        let offset = isClosed ? last.range.lowerBound : context
        guard isClosed || isOpen, offset < source.count,
            source[offset] == YAMLByte.quote || source[offset] == YAMLByte.apostrophe
        else { return nil }
        let line = SourceLine(at: offset, in: source)
        guard isOpen || line.range.upperBound < last.range.upperBound else { return nil }
        // A different quote at the end of the line was probably meant to close it.
        let text = line.text(offset + 1, line.range.upperBound)
        let other = text.last.flatMap { "\"'“”„‟‘’".contains($0) ? $0 : nil }
        let quote = line.character(at: offset)
        var help = Help("close it with `\(quote)`" + (other.map { ": `\($0)` is a different quote" } ?? ""))
        if let other, let end = source[offset..<line.range.upperBound].lastIndex(where: { $0 != YAMLByte.space }) {
            let width = String(other).utf8.count
            help = help.correcting(.source("\(quote)"), at: range((end + 1 - width)..<(end + 1)))
        }
        return Slip(
            message: isClosed ? "this quote is not closed on its line" : "this quote is never closed",
            range: offset..<(offset + 1),
            help: help,
            note: isClosed
                ? ("the quoted text ends here", (last.range.upperBound - 1)..<last.range.upperBound) : nil)
    }

    /// `'It's'`
    private func textAfterQuote() -> Slip? {
        guard isAfterQuote, let byte, byte != YAMLByte.lineFeed, byte != YAMLByte.carriageReturn,
            byte != YAMLByte.colon,
            !isInBrackets || !line.hasKey(at: offset)
        else { return nil }
        if let slip = trailingComma() { return slip }
        let wholeText = line.wholeText(from: last.range.lowerBound)
        let quote = source[last.range.lowerBound]
        let isClosed = wholeText.utf8.count > 2 && wholeText.utf8.last == quote
        let help =
            !isClosed
            ? "put the whole text in quotes"
            : quote == YAMLByte.apostrophe
                ? "write an apostrophe twice in single quotes, or use double quotes"
                : "write `\\\"` for a quote in double quotes, or use single quotes"
        let text = isClosed ? String(wholeText.dropFirst().dropLast()) : wholeText
        return Slip(
            message: "unexpected text after the closing quote",
            range: offset..<(offset + line.character(at: offset).utf8.count),
            help: quoting(text, help, from: last.range.lowerBound, isSafe: !text.contains("''")))
    }

    /// `title: "Home",`
    func trailingComma() -> Slip? {
        guard byte == YAMLByte.comma, !isInBrackets, line.text(offset + 1, line.comment).isEmpty else { return nil }
        return Slip(
            message: "a line outside brackets cannot end with a comma", range: offset..<(offset + 1),
            help: Help("remove the `,`").correcting(.source("")))
    }

    /// A no-break space, a curly quote or a wide colon where YAML expects the ASCII character.
    private func lookalike() -> Slip? {
        for line in lines {
            for text in line.textStarts {
                for offset in [text, line.endOfWord(from: text)] {
                    let found = line.character(at: offset)
                    guard let meant = Lookalike(found) else { continue }
                    // Text may contain such quotes, so only one in the line of the error counts.
                    guard !meant.isQuote || offset == text && self.line.range == line.range else { continue }
                    var help = meant.help
                    let whole = line.wholeText(from: offset)
                    if let last = whole.last.flatMap({ Lookalike($0) }), last.isQuote, meant.isQuote, whole.count > 2 {
                        // The quote at the end needs to be replaced too.
                        help.correction = quoting(String(whole.dropFirst().dropLast()), "", from: offset).correction
                    }
                    return Slip(message: meant.message, range: offset..<(offset + found.utf8.count), help: help)
                }
            }
        }
        return nil
    }

    /// `// home`
    private func slashComment() -> Slip? {
        for line in lines {
            let isComment = ["//", "/*"].contains(line.text(line.content, min(line.content + 2, line.comment)))
            guard isComment, line.dashes.isEmpty, line.colon == nil else { continue }
            return Slip(
                message: "comments begin with `#`", range: line.content..<(line.content + 2),
                help: Help("write `#` in place of `//`").correcting(.source("#")))
        }
        return nil
    }

    /// `title:Home`
    private func missingSpace() -> Slip? {
        for line in lines {
            for text in line.textStarts where text == line.content || "{,".utf8.contains(sign(before: text) ?? 0) {
                let end = line.endOfWord(from: text)
                guard line.hasKey(at: text), end < line.comment, source[end] != YAMLByte.space,
                    !source[end...].starts(with: "//".utf8)
                else { continue }
                return Slip(
                    message: "a space is missing after this colon", range: (end - 1)..<end,
                    help: Help("write `\(line.text(text, end)) \(line.wholeText(from: end).shortened)`")
                        .correcting(.source(" "), at: self.range(end..<end)))
            }
        }
        return nil
    }

    /// `title: @home`
    private func reservedFirstCharacter() -> Slip? {
        let sign: Int
        switch problem {
        case "found character that cannot start any token", "mapping keys are not allowed in this context":
            sign = offset
        case _ where expectsValue: sign = offset
        case "did not find expected alphabetic or numeric character", "did not find expected comment or line break":
            sign = context
        default: return nil
        }
        guard sign < source.count, "@%`*&?|>".utf8.contains(source[sign]) else { return nil }
        let line = SourceLine(at: sign, in: source)
        let name = source[sign] == UInt8(ascii: "`") ? "a backtick" : "`\(line.character(at: sign))`"
        return Slip(
            message: "text cannot begin with \(name)", range: sign..<(sign + 1),
            help: quoting(line.wholeText(from: sign), "put the text in quotes", from: sign))
    }
}
