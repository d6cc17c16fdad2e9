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
        var help: String?
        var note: (message: String, range: Range<Int>)?
    }

    /// The last scalar or alias that libyaml read.
    struct Last {
        var range = 0..<0
        var isQuoted = false
    }

    let source: [UInt8]
    let problem: String
    /// The byte offset where libyaml stopped.
    let offset: Int
    /// The byte offset where the construct that libyaml was reading begins.
    let context: Int
    let last: Last
    /// The line where libyaml stopped.
    let line: SourceLine

    init(_ failure: YAMLEvents.Failure, in source: [UInt8], at offset: Int, context: Int, last: Last) {
        self.source = source
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
            && source[last.range.upperBound..<offset].allSatisfy { $0 == ASCII.space }
    }

    /// `title: "Home`, where YAML reads a later quote, if any, as its end.
    private func unclosedQuote() -> Slip? {
        let isClosed = isAfterQuote
        let isOpen = ["found unexpected end of stream", "found unexpected document indicator"].contains(problem)
        let offset = isClosed ? last.range.lowerBound : context
        guard isClosed || isOpen, offset < source.count,
            source[offset] == ASCII.quote || source[offset] == ASCII.apostrophe
        else { return nil }
        let line = SourceLine(at: offset, in: source)
        guard isOpen || line.range.upperBound < last.range.upperBound else { return nil }
        // A different quote at the end of the line was probably meant to close it.
        let other = line.text(offset + 1, line.range.upperBound).last.flatMap { "\"'“”„‟‘’".contains($0) ? $0 : nil }
        return Slip(
            message: isClosed ? "this quote is not closed on its line" : "this quote is never closed",
            range: offset..<(offset + 1),
            help: "close it with `\(line.character(at: offset))`"
                + (other.map { ": `\($0)` is a different quote" } ?? ""),
            note: isClosed
                ? ("the quoted text ends here", (last.range.upperBound - 1)..<last.range.upperBound) : nil)
    }

    /// `'It's'`
    private func textAfterQuote() -> Slip? {
        guard isAfterQuote, let byte, byte != ASCII.lineFeed, byte != ASCII.carriageReturn, byte != ASCII.colon,
            !isInBrackets || !line.hasKey(at: offset)
        else { return nil }
        if let slip = trailingComma() { return slip }
        let wholeText = line.wholeText(from: last.range.lowerBound)
        let quote = source[last.range.lowerBound]
        let isClosed = wholeText.utf8.count > 2 && wholeText.utf8.last == quote
        let help =
            !isClosed
            ? "put the whole text in quotes"
            : quote == ASCII.apostrophe
                ? "write an apostrophe twice in single quotes, or use double quotes"
                : "write `\\\"` for a quote in double quotes, or use single quotes"
        let quoted =
            (isClosed ? String(wholeText.dropFirst().dropLast()) : wholeText).inQuotes.map { ": `\($0)`" } ?? ""
        return Slip(
            message: "unexpected text after the closing quote",
            range: offset..<(offset + line.character(at: offset).utf8.count), help: help + quoted)
    }

    /// `title: "Home",`
    func trailingComma() -> Slip? {
        guard byte == ASCII.comma, !isInBrackets else { return nil }
        return Slip(
            message: "a line outside brackets cannot end with a comma", range: offset..<(offset + 1),
            help: "remove the `,`")
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
                    return Slip(
                        message: meant.message, range: offset..<(offset + found.utf8.count), help: meant.help)
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
                help: "write `#` in place of `//`")
        }
        return nil
    }

    /// `title:Home`
    private func missingSpace() -> Slip? {
        for line in lines {
            for text in line.textStarts where text == line.content || "{,".utf8.contains(sign(before: text) ?? 0) {
                let end = line.endOfWord(from: text)
                guard line.hasKey(at: text), end < line.comment, source[end] != ASCII.space,
                    !source[end...].starts(with: "//".utf8)
                else { continue }
                return Slip(
                    message: "a space is missing after this colon", range: (end - 1)..<end,
                    help: "write `\(line.text(text, end)) \(line.wholeText(from: end).shortened)`")
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
            help: "put the text in quotes" + (line.wholeText(from: sign).inQuotes.map { ": `\($0)`" } ?? ""))
    }
}
