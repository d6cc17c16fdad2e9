/// Slips in and around brackets.
extension YAMLSlips {
    /// `[a, b]]`
    func extraBracket() -> Slip? {
        guard let byte, byte == YAMLByte.closeBracket || byte == YAMLByte.closeBrace else { return nil }
        let next = source[(offset + 1)...].first { $0 != YAMLByte.space }
        let isOther = isInBrackets && next.map { Character(Unicode.Scalar($0)) } == bracket?.close
        guard isOther || expectsKey || expectsValue || expectsEnd else { return nil }
        return Slip(
            message: "this `\(line.character(at: offset))` closes nothing", range: offset..<(offset + 1),
            help: Help("remove it").correcting(.source(""))
        )
    }

    /// `[a,, b]`
    func extraComma() -> Slip? {
        guard expectsValue, byte == YAMLByte.comma else { return nil }
        return Slip(
            message: "expected a value before this `,`", range: offset..<(offset + 1),
            help: Help("remove it").correcting(.source("")))
    }

    /// The bracket that is open where libyaml stopped, and the character that closes it.
    private var bracket: (open: Int, close: Character)? {
        guard isInBrackets || expectsValue, context < source.count else { return nil }
        switch source[context] {
        case YAMLByte.openBracket: return (context, "]")
        case YAMLByte.openBrace: return (context, "}")
        default: return nil
        }
    }

    /// `{title: #1}`: the rest of the line, with the closing bracket, is a comment.
    func closedInComment() -> Slip? {
        guard let bracket else { return nil }
        for line in sequence(first: SourceLine(at: bracket.open, in: source), next: \.below) {
            guard line.comment < offset else { return nil }
            let isClosing = closesMore(line.comment..<line.range.upperBound)
            guard line.comment < line.range.upperBound, isClosing || sign(before: line.comment) == YAMLByte.colon else {
                continue
            }
            return Slip(
                message: "`#` begins a comment here, "
                    + (isClosing ? "and hides the closing bracket" : "where a value is expected"),
                range: line.comment..<(line.comment + 1),
                help: Help(
                    "put text that holds `#` in quotes"
                        + (isClosing ? ", or move the comment after the `\(bracket.close)`" : "")),
                note: ("this `\(character(at: bracket.open))` is not closed", bracket.open..<(bracket.open + 1)))
        }
        return nil
    }

    /// Whether the range closes a bracket that it does not open.
    private func closesMore(_ range: Range<Int>) -> Bool {
        var depth = 0
        return source[range].contains { byte in
            if byte == YAMLByte.openBracket || byte == YAMLByte.openBrace { depth += 1 }
            if byte == YAMLByte.closeBracket || byte == YAMLByte.closeBrace { depth -= 1 }
            return depth < 0
        }
    }

    private func character(at offset: Int) -> Character { SourceLine(at: offset, in: source).character(at: offset) }

    /// `[a, b`, followed by another key or the end of the file.
    func openBracket() -> Slip? {
        guard let bracket, isInBrackets else { return nil }
        let opening = SourceLine(at: bracket.open, in: source)
        let isOutside =
            line.range.lowerBound > opening.range.lowerBound && line.beginsWithKeyOrDash
            && line.column(line.start) <= opening.column(opening.start)
        guard isOutside || sign(before: offset) != nil && source[offset...].allSatisfy({ " \r\n".utf8.contains($0) })
        else {
            return nil
        }
        return Slip(
            message: "this `\(character(at: bracket.open))` is not closed",
            range: bracket.open..<(bracket.open + 1), help: "write `\(bracket.close)` where it ends")
    }

    /// `{title: Home to: [a]}`
    func missingComma() -> Slip? {
        guard isInBrackets, let byte else { return nil }
        var start = offset
        var isEnd: (UInt8) -> Bool = {
            [YAMLByte.closeBracket, YAMLByte.closeBrace, YAMLByte.quote, YAMLByte.apostrophe].contains($0)
        }
        if byte == YAMLByte.colon {
            start = source[..<offset].lastIndex { " \t\r\n".utf8.contains($0) }.map { $0 + 1 } ?? 0
            // The first word after a key, a comma or a bracket is not a key, but text with a colon.
            isEnd = { !":,[{".utf8.contains($0) }
        }
        guard let before = sign(before: start), isEnd(before), byte != YAMLByte.closeBracket,
            byte != YAMLByte.closeBrace
        else {
            return nil
        }
        let last = (source[..<start].lastIndex { !" \t\r\n".utf8.contains($0) } ?? 0) + 1
        var end = byte == YAMLByte.colon ? offset : max(start + 1, line.endOfWord(from: start))
        if byte == YAMLByte.quote || byte == YAMLByte.apostrophe {
            end = source[start..<line.range.upperBound].dropFirst().firstIndex(of: byte).map { $0 + 1 } ?? end
        } else if source[end - 1] == YAMLByte.colon {
            end -= 1
        }
        return Slip(
            message: "a `,` is missing before `\(line.text(start, end))`", range: start..<end,
            help: Help(
                "separate the items in brackets with commas"
                    + (byte == YAMLByte.colon ? ", and quotes around text that holds `: `" : "")
            ).correcting(.source(","), at: self.range(last..<last), isSafe: byte != YAMLByte.colon))
    }

    /// `title: {id} order`: YAML reads `{id}` as a mapping, and expects nothing after it.
    func textAfterBracket() -> Slip? {
        guard isInBrackets || expectsKey || hasUnexpectedDash, let byte, byte != YAMLByte.lineFeed,
            byte != YAMLByte.carriageReturn,
            let close = source[line.range.lowerBound..<offset].lastIndex(where: { $0 != YAMLByte.space }),
            source[close] == YAMLByte.closeBracket || source[close] == YAMLByte.closeBrace,
            !isInBrackets || close == offset - 1 && byte != YAMLByte.closeBracket && byte != YAMLByte.closeBrace
        else { return nil }
        // The start of the text, if it is in this line.
        let open = SourceLine(before: close, of: line).open.last
        if let slip = trailingComma() { return slip }
        return Slip(
            message: "unexpected text after `\(line.character(at: close))`",
            range: offset..<(offset + line.character(at: offset).utf8.count),
            help: open.map { quoting(line.wholeText(from: $0), "put the whole text in quotes", from: $0) }
                ?? "put the whole text in quotes")
    }

    /// `[/order/{id}]`: in brackets, a brace ends unquoted text.
    func bracketInText() -> Slip? {
        guard isInBrackets, let byte, byte == YAMLByte.openBracket || byte == YAMLByte.openBrace,
            let text = line.textStarts.last(where: { $0 < offset })
        else { return nil }
        return Slip(
            message: "in brackets, text that holds `\(line.character(at: offset))` needs quotes",
            range: offset..<(offset + 1),
            help: quotingKeyAndValue(from: text)
                ?? quoting(line.wholeText(from: text), "put the text in quotes", from: text))
    }

    /// `{/unlock/{code}: /u/{code}}`: the key and the value need quotes of their own.
    private func quotingKeyAndValue(from start: Int) -> Help? {
        let parts = line.wholeText(from: start).split(separator: ": ").map { String($0).inQuotes }
        guard parts.count == 2, let key = parts[0], let value = parts[1] else { return nil }
        let quoted = "\(key): \(value)"
        return Help("put the key and the value in quotes: `\(quoted)`")
            .correcting(.source(quoted), at: range(line.wholeTextRange(from: start)))
    }

    /// `[a, b}`
    func mismatchedBracket() -> Slip? {
        guard let bracket, isInBrackets, let byte, byte == YAMLByte.closeBracket || byte == YAMLByte.closeBrace else {
            return nil
        }
        return Slip(
            message: "expected `,` or `\(bracket.close)` here", range: offset..<(offset + 1),
            help: Help("write `\(bracket.close)` before it").correcting(
                .source("\(bracket.close)"), at: range(offset..<offset), isSafe: false),
            note: ("this `\(character(at: bracket.open))` is not closed", bracket.open..<(bracket.open + 1)))
    }
}
