/// What somebody has most probably mistyped where libyaml gives up.
///
/// libyaml says what it did not expect, and often a line late. Here the lines are looked at from what it understood last
/// to where it stopped: each function knows one kind of slip, and the first that finds one is believed. Only files that
/// are no YAML come here, so that what is unusual, and right elsewhere, can be taken for the mistake.
struct YAMLSlips {
    /// A mistake: what is said of it, and where.
    struct Slip {
        var message: String
        var place: Range<Int>
        var help: String?
        var note: (message: String, place: Range<Int>)?
    }

    /// What was understood last.
    struct Last {
        var range = 0..<0
        var isQuoted = false
    }

    let source: [UInt8]
    let problem: String
    /// Where libyaml stopped.
    let place: Int
    /// Where what it was reading begins.
    let context: Int
    let last: Last
    /// The line where libyaml stopped.
    let line: SourceLine

    init(_ failure: YAMLEvents.Failure, in source: [UInt8], at place: Int, context: Int, last: Last) {
        self.source = source
        problem = failure.problem
        self.place = min(place, source.count)
        self.context = min(context, self.place)
        self.last = last
        line = SourceLine(at: self.place, in: source)
    }

    /// What is wrong; nil where it is none of the slips that are known here.
    var first: Slip? {
        let kinds: [(YAMLSlips) -> () -> Slip?] = [
            Self.unclosedQuote, Self.textBehindQuote, Self.lookalike, Self.foreignComment, Self.missingSpace,
            Self.bracketTooMany, Self.commaTooMany, Self.textBehindBracket, Self.closedInComment, Self.openBracket,
            Self.missingComma, Self.bracketInText, Self.otherBracket, Self.signInFront, Self.colonInText, Self.flatText,
            Self.missingColon, Self.unevenIndentation,
        ]
        for kind in kinds {
            if let slip = kind(self)() { return slip }
        }
        return nil
    }

    // What libyaml expected that is not there, or found where it cannot stand.
    var expectsKey: Bool { ["did not find expected key", "did not find expected '-' indicator"].contains(problem) }
    var expectsValue: Bool { problem == "did not find expected node content" }
    var expectsEnd: Bool { problem == "did not find expected <document start>" }
    var isInBrackets: Bool { problem.hasPrefix("did not find expected ','") }
    var lacksColon: Bool { problem == "could not find expected ':'" }
    var hasForeignColon: Bool { problem == "mapping values are not allowed in this context" }
    var hasForeignDash: Bool { problem == "block sequence entries are not allowed in this context" }

    /// The lines from what was understood last to where libyaml stopped.
    var lines: some Sequence<SourceLine> {
        let start = min(last.range.lowerBound, lacksColon ? context : place)
        return sequence(first: SourceLine(at: start, in: source)) { line in
            line.range.upperBound < place ? line.below : nil
        }
    }

    var byte: UInt8? { place < source.count ? source[place] : nil }

    /// The last sign before a place that is neither a blank nor a line's end.
    func sign(before place: Int) -> UInt8? {
        source[..<place].last { !" \t\r\n".utf8.contains($0) }
    }
}

/// Slips with signs: quotes, what only looks like a sign of YAML, and what means something to it.
extension YAMLSlips {
    /// Whether libyaml stopped right behind a text in quotes.
    private var isBehindQuote: Bool {
        last.isQuoted && last.range.upperBound <= place
            && source[last.range.upperBound..<place].allSatisfy { $0 == ASCII.space }
    }

    /// `title: "Home`, and perhaps a later quote that is taken for its end.
    private func unclosedQuote() -> Slip? {
        let isClosed = isBehindQuote
        let isOpen = ["found unexpected end of stream", "found unexpected document indicator"].contains(problem)
        let place = isClosed ? last.range.lowerBound : context
        guard isClosed || isOpen, place < source.count,
            source[place] == ASCII.quote || source[place] == ASCII.apostrophe
        else { return nil }
        let line = SourceLine(at: place, in: source)
        guard isOpen || line.range.upperBound < last.range.upperBound else { return nil }
        // Another quote at the end of the line was to close it.
        let other = line.text(place + 1, line.range.upperBound).last.flatMap { "\"'“”„‟‘’".contains($0) ? $0 : nil }
        return Slip(
            message: isClosed ? "this quote is not closed in its line" : "this quote is never closed",
            place: place..<(place + 1),
            help: "close it with `\(line.character(at: place))`" + (other.map { ": `\($0)` is another quote" } ?? ""),
            note: isClosed
                ? ("it is taken to be closed here", (last.range.upperBound - 1)..<last.range.upperBound) : nil)
    }

    /// `'It's'`
    private func textBehindQuote() -> Slip? {
        guard isBehindQuote, let byte, byte != ASCII.lineFeed, byte != ASCII.carriageReturn, byte != ASCII.colon,
            !isInBrackets || !line.hasKey(at: place)
        else { return nil }
        if let slip = commaBehind() { return slip }
        let whole = line.whole(from: last.range.lowerBound)
        let quote = source[last.range.lowerBound]
        let isClosed = whole.utf8.count > 2 && whole.utf8.last == quote
        let help =
            !isClosed
            ? "put the whole text in quotes"
            : quote == ASCII.apostrophe
                ? "write an apostrophe twice in single quotes, or use double quotes"
                : "write `\\\"` for a quote in double quotes, or use single quotes"
        let quoted = (isClosed ? String(whole.dropFirst().dropLast()) : whole).inQuotes.map { ": `\($0)`" } ?? ""
        return Slip(
            message: "text cannot go on behind the closing quote",
            place: place..<(place + line.character(at: place).utf8.count), help: help + quoted)
    }

    /// `title: "Home",`
    func commaBehind() -> Slip? {
        guard byte == ASCII.comma, !isInBrackets else { return nil }
        return Slip(
            message: "a line does not end in a comma outside of brackets", place: place..<(place + 1),
            help: "remove the `,`")
    }

    /// A no-break space, a curly quote or a wide colon in the place of what YAML knows.
    private func lookalike() -> Slip? {
        for line in lines {
            for text in line.texts {
                for place in [text, line.endOfWord(from: text)] {
                    let found = line.character(at: place)
                    guard let meant = Lookalike(found) else { continue }
                    // Titles may be in such quotes, so the mistake has to be in this very line.
                    guard !meant.isQuote || place == text && self.line.range == line.range else { continue }
                    return Slip(
                        message: meant.message, place: place..<(place + found.utf8.count), help: meant.help)
                }
            }
        }
        return nil
    }

    /// `// home`
    private func foreignComment() -> Slip? {
        for line in lines {
            let isComment = ["//", "/*"].contains(line.text(line.content, min(line.content + 2, line.comment)))
            guard isComment, line.dashes.isEmpty, line.colon == nil else { continue }
            return Slip(
                message: "comments begin with `#`", place: line.content..<(line.content + 2),
                help: "write `#` in place of `//`")
        }
        return nil
    }

    /// `title:Home`
    private func missingSpace() -> Slip? {
        for line in lines {
            for text in line.texts where text == line.content || "{,".utf8.contains(sign(before: text) ?? 0) {
                let end = line.endOfWord(from: text)
                guard line.hasKey(at: text), end < line.comment, source[end] != ASCII.space,
                    !source[end...].starts(with: "//".utf8)
                else { continue }
                return Slip(
                    message: "a space is missing behind this colon", place: (end - 1)..<end,
                    help: "write `\(line.text(text, end)) \(line.whole(from: end).shortened)`")
            }
        }
        return nil
    }

    /// `title: @home`
    private func signInFront() -> Slip? {
        let sign: Int
        switch problem {
        case "found character that cannot start any token", "mapping keys are not allowed in this context":
            sign = place
        case _ where expectsValue: sign = place
        case "did not find expected alphabetic or numeric character", "did not find expected comment or line break":
            sign = context
        default: return nil
        }
        guard sign < source.count, "@%`*&?|>".utf8.contains(source[sign]) else { return nil }
        let line = SourceLine(at: sign, in: source)
        let name = source[sign] == UInt8(ascii: "`") ? "a backtick" : "`\(line.character(at: sign))`"
        return Slip(
            message: "text cannot begin with \(name)", place: sign..<(sign + 1),
            help: "put the text in quotes" + (line.whole(from: sign).inQuotes.map { ": `\($0)`" } ?? ""))
    }
}
