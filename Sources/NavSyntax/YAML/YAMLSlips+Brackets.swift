/// Slips with brackets and what stands in them.
extension YAMLSlips {
    /// `[a, b]]`
    func bracketTooMany() -> Slip? {
        guard let byte, byte == ASCII.closeBracket || byte == ASCII.closeBrace else { return nil }
        let next = source[(place + 1)...].first { $0 != ASCII.space }
        let isOther = isInBrackets && next.map { Character(Unicode.Scalar($0)) } == bracket?.close
        guard isOther || expectsKey || expectsValue || expectsEnd else { return nil }
        return Slip(
            message: "this `\(line.character(at: place))` closes nothing", place: place..<(place + 1), help: "remove it"
        )
    }

    /// `[a,, b]`
    func commaTooMany() -> Slip? {
        guard expectsValue, byte == ASCII.comma else { return nil }
        return Slip(message: "expected a value before this `,`", place: place..<(place + 1), help: "remove it")
    }

    /// The bracket that is open where libyaml stopped, and what closes it.
    private var bracket: (open: Int, close: Character)? {
        guard isInBrackets || expectsValue, context < source.count else { return nil }
        switch source[context] {
        case ASCII.openBracket: return (context, "]")
        case ASCII.openBrace: return (context, "}")
        default: return nil
        }
    }

    /// `{title: #1}`: the rest of the line, with the bracket that ends it, is no YAML.
    func closedInComment() -> Slip? {
        guard let bracket else { return nil }
        for line in sequence(first: SourceLine(at: bracket.open, in: source), next: \.below) {
            guard line.comment < place else { return nil }
            let isClosing = closesMore(line.comment..<line.range.upperBound)
            guard line.comment < line.range.upperBound, isClosing || sign(before: line.comment) == ASCII.colon else {
                continue
            }
            return Slip(
                message: "`#` begins a comment here, "
                    + (isClosing ? "and what closes the bracket is in it" : "in the place of a value"),
                place: line.comment..<(line.comment + 1),
                help: "put text that holds `#` in quotes"
                    + (isClosing ? ", or move the comment behind the `\(bracket.close)`" : ""),
                note: ("this `\(character(at: bracket.open))` is not closed", bracket.open..<(bracket.open + 1)))
        }
        return nil
    }

    /// Whether a bracket is closed here that has been opened before.
    private func closesMore(_ range: Range<Int>) -> Bool {
        var depth = 0
        return source[range].contains { byte in
            if byte == ASCII.openBracket || byte == ASCII.openBrace { depth += 1 }
            if byte == ASCII.closeBracket || byte == ASCII.closeBrace { depth -= 1 }
            return depth < 0
        }
    }

    private func character(at place: Int) -> Character { SourceLine(at: place, in: source).character(at: place) }

    /// `[a, b`, and the next key.
    func openBracket() -> Slip? {
        guard let bracket, isInBrackets else { return nil }
        let opening = SourceLine(at: bracket.open, in: source)
        let isOutside =
            line.range.lowerBound > opening.range.lowerBound && line.isKeyOrItem
            && line.column(line.start) <= opening.column(opening.start)
        guard isOutside || sign(before: place) != nil && source[place...].allSatisfy({ " \r\n".utf8.contains($0) })
        else {
            return nil
        }
        return Slip(
            message: "this `\(character(at: bracket.open))` is not closed",
            place: bracket.open..<(bracket.open + 1), help: "write `\(bracket.close)` where it ends")
    }

    /// `{title: Home to: [a]}`
    func missingComma() -> Slip? {
        guard isInBrackets, let byte else { return nil }
        var start = place
        var isEnd: (UInt8) -> Bool = {
            [ASCII.closeBracket, ASCII.closeBrace, ASCII.quote, ASCII.apostrophe].contains($0)
        }
        if byte == ASCII.colon {
            start = source[..<place].lastIndex { " \t\r\n".utf8.contains($0) }.map { $0 + 1 } ?? 0
            // The first word behind a key, a comma or a bracket is no key, but text with a colon in it.
            isEnd = { !":,[{".utf8.contains($0) }
        }
        guard let before = sign(before: start), isEnd(before), byte != ASCII.closeBracket, byte != ASCII.closeBrace
        else {
            return nil
        }
        var end = byte == ASCII.colon ? place : max(start + 1, line.endOfWord(from: start))
        if byte == ASCII.quote || byte == ASCII.apostrophe {
            end = source[start..<line.range.upperBound].dropFirst().firstIndex(of: byte).map { $0 + 1 } ?? end
        } else if source[end - 1] == ASCII.colon {
            end -= 1
        }
        return Slip(
            message: "a `,` is missing before `\(line.text(start, end))`", place: start..<end,
            help: "put commas between what stands in brackets"
                + (byte == ASCII.colon ? ", and quotes around text that holds `: `" : ""))
    }

    /// `title: {id} order`: YAML takes the beginning for a mapping, and is lost where the text goes on.
    func textBehindBracket() -> Slip? {
        guard isInBrackets || expectsKey || hasForeignDash, let byte, byte != ASCII.lineFeed,
            byte != ASCII.carriageReturn,
            let close = source[line.range.lowerBound..<place].lastIndex(where: { $0 != ASCII.space }),
            source[close] == ASCII.closeBracket || source[close] == ASCII.closeBrace,
            !isInBrackets || close == place - 1 && byte != ASCII.closeBracket && byte != ASCII.closeBrace
        else { return nil }
        // Where the text begins, if that is in this line.
        let open = SourceLine(before: close, of: line).open.last
        let quoted = open.flatMap { line.whole(from: $0).inQuotes }.map { ": `\($0)`" } ?? ""
        if let slip = commaBehind() { return slip }
        return Slip(
            message: "text cannot go on behind `\(line.character(at: close))`",
            place: place..<(place + line.character(at: place).utf8.count), help: "put the whole text in quotes" + quoted
        )
    }

    /// `[/order/{id}]`: in brackets, a brace ends text that has no quotes.
    func bracketInText() -> Slip? {
        guard isInBrackets, let byte, byte == ASCII.openBracket || byte == ASCII.openBrace,
            let text = line.texts.last(where: { $0 < place })
        else { return nil }
        let quoted = line.whole(from: text).inQuotes.map { ": `\($0)`" } ?? ""
        return Slip(
            message: "in brackets, text that holds `\(line.character(at: place))` needs quotes",
            place: place..<(place + 1), help: "put the text in quotes" + quoted)
    }

    /// `[a, b}`
    func otherBracket() -> Slip? {
        guard let bracket, isInBrackets, let byte, byte == ASCII.closeBracket || byte == ASCII.closeBrace else {
            return nil
        }
        return Slip(
            message: "expected `,` or `\(bracket.close)` here", place: place..<(place + 1),
            help: "write `\(bracket.close)` before it",
            note: ("this `\(character(at: bracket.open))` is not closed", bracket.open..<(bracket.open + 1)))
    }
}
