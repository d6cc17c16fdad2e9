/// What libyaml found wrong, in the words of somebody who writes a graph.
struct YAMLFailureMessage {
    private(set) var diagnostic: Diagnostic

    init(_ failure: YAMLEvents.Failure, source: [UInt8], id: FileID, walker: inout CodePointWalker) {
        if let mark = Self.conflictMark(in: source) {
            diagnostic = Diagnostic(
                "yaml-syntax", "this line is the mark of a merge conflict",
                at: SourceRange(file: id, start: mark.lowerBound, end: mark.upperBound),
                help: "keep one of the versions that the marks hold apart, and remove the marks")
            return
        }
        var place = walker.offset(ofCodePoint: failure.index)
        let contextPlace = walker.offset(ofCodePoint: failure.contextIndex)
        let byte = place < source.count ? source[place] : nil
        let words =
            Self.wordsBehindBracket(failure, place, source) ?? Self.wordsOfTag(failure, contextPlace, source)
            ?? Self.words(for: failure, at: byte)
        // An unclosed quote is found at the end of the file, and wanted where it opens.
        if words.isAboutContext { place = contextPlace }
        let end = place < source.count ? Self.endOfCharacter(at: place, in: source) : place
        var notes: [Diagnostic.Note] = []
        if let note = words.contextNote, !words.isAboutContext, contextPlace != place {
            notes.append(.init(note, at: SourceRange(file: id, start: contextPlace, end: contextPlace + 1)))
        }
        var help = words.help
        let bracket = min(contextPlace, place, source.count)..<min(place, source.count)
        if words.mayBeCut, let comment = Self.commentInPlaceOfValue(in: source, bracket) {
            notes.append(
                .init("`#` begins a comment here", at: SourceRange(file: id, start: comment, end: comment + 1)))
            help = "put text that begins with `#` in quotes"
        }
        diagnostic = Diagnostic(
            "yaml-syntax", words.message, at: SourceRange(file: id, start: place, end: end), notes: notes, help: help)
    }

    /// `{title: #news}`: the rest of the line, with the bracket that ends it, is no YAML.
    private static func commentInPlaceOfValue(in source: [UInt8], _ range: Range<Int>) -> Int? {
        var start = source[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        while start < range.upperBound {
            let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
            let line = source[start..<end]
            start = end + 1
            guard let comment = line.firstIndex(of: UInt8(ascii: "#")), comment > line.startIndex,
                source[comment - 1] == 0x20, let before = line[..<comment].last(where: { $0 != 0x20 })
            else { continue }
            if ":,[".utf8.contains(before) { return comment }
        }
        return nil
    }

    /// `[signedIn, !admin]`: in brackets, what ends a tag is no more than a blank.
    private static func wordsOfTag(_ failure: YAMLEvents.Failure, _ context: Int, _ source: [UInt8]) -> Words? {
        guard failure.problem == "did not find expected whitespace or line break",
            failure.context?.contains("tag") == true,
            context < source.count, source[context] == UInt8(ascii: "!")
        else { return nil }
        let word = source[context...].prefix { !" ,]}\n\r".utf8.contains($0) }
        return Words(
            message: "what begins with `!` is a tag to YAML, which has no meaning in a graph",
            help: "put it in quotes: `\"\(String(decoding: word.prefix(60), as: UTF8.self))\"`", isAboutContext: true)
    }

    private struct Words {
        var message: String
        var help: String?
        var contextNote: String?
        var isAboutContext = false
        /// What is missing may stand in a comment.
        var mayBeCut = false
    }

    /// The first line that a version control has put between the sides of a merge.
    private static func conflictMark(in source: [UInt8]) -> Range<Int>? {
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
            let line = source[start..<end]
            if let first = line.first, line.count >= 7, "<>|".utf8.contains(first),
                line.prefix(7).allSatisfy({ $0 == first }), line.dropFirst(7).first ?? 0x20 == 0x20
            {
                return start..<end
            }
            start = end + 1
        }
        return nil
    }

    /// `title: {id} order`: YAML takes the beginning for a mapping, and is lost where the text goes on.
    private static func wordsBehindBracket(_ failure: YAMLEvents.Failure, _ place: Int, _ source: [UInt8]) -> Words? {
        let problems = ["did not find expected key", "block sequence entries are not allowed in this context"]
        guard problems.contains(failure.problem), place < source.count, source[place] != 0x0A else { return nil }
        let start = source[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        guard let last = source[start..<place].last(where: { $0 != 0x20 }), last == 0x7D || last == 0x5D else {
            return nil
        }
        let end = source[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
        let line = String(decoding: source[start..<end], as: UTF8.self)
        let value = line.firstRange(of: ": ").map { line[$0.upperBound...].drop { $0 == " " } }
        var help = "put the whole text in quotes"
        if let value, value.utf8.first == 0x7B || value.utf8.first == 0x5B, !value.contains("\""), value.count <= 60 {
            help += ": `\"\(value)\"`"
        }
        return Words(message: "text cannot go on behind `\(Character(Unicode.Scalar(last)))`", help: help)
    }

    private static func endOfCharacter(at place: Int, in source: [UInt8]) -> Int {
        guard source[place] != 0x0A, source[place] != 0x0D else { return place }
        var end = place + 1
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private static func words(for failure: YAMLEvents.Failure, at byte: UInt8?) -> Words {
        let context = failure.context ?? ""
        if byte == 0x09, failure.problem.contains("tab") || failure.problem.contains("cannot start any token") {
            return Words(message: "a tab cannot indent YAML", help: "use spaces")
        }
        switch failure.problem {
        case "found character that cannot start any token":
            let character = byte.map { String(UnicodeScalar($0)) } ?? ""
            return Words(message: "text cannot begin with `\(character)`", help: "put the text in quotes")
        case "mapping values are not allowed in this context":
            return Words(
                message: "a `:` cannot stand here",
                help: "put text that holds `: ` in quotes, or check the indentation of this line and the one before")
        case "did not find expected ',' or '}'":
            return Words(
                message: "expected `,` or `}` here", help: quoteHelp(byte), contextNote: "this `{` is not closed",
                mayBeCut: true)
        case "did not find expected ',' or ']'":
            return Words(
                message: "expected `,` or `]` here", help: quoteHelp(byte), contextNote: "this `[` is not closed",
                mayBeCut: true)
        case "did not find expected key":
            return Words(
                message: "expected a key here", help: "keys of one mapping start in the same column",
                contextNote: "the mapping begins here")
        case "did not find expected '-' indicator":
            return Words(
                message: "expected `- ` and the list's next item here",
                help: "items of one list start in the same column", contextNote: "the list begins here")
        case "could not find expected ':'":
            return Words(message: "expected `:` after this key", help: "write `key: value`", isAboutContext: true)
        case "found unexpected end of stream" where context.contains("quoted scalar"):
            return Words(message: "this quote is never closed", isAboutContext: true)
        case "found unexpected document indicator" where context.contains("quoted scalar"):
            return Words(message: "this quote is never closed", isAboutContext: true)
        default: return otherWords(for: failure, context: context)
        }
    }

    /// `[/order/{id}]` is the usual way to get here: in brackets, a brace ends text that has no quotes.
    private static func quoteHelp(_ byte: UInt8?) -> String? {
        guard byte == 0x7B || byte == 0x5B else { return nil }
        return "in brackets, text that holds `\(byte == 0x7B ? "{" : "[")` needs quotes: `[\"/order/{id}\"]`"
    }

    private static func otherWords(for failure: YAMLEvents.Failure, context: String) -> Words {
        switch failure.problem {
        case "found unknown escape character":
            return Words(
                message: "this escape means nothing in double quotes",
                help: "write `\\\\` for a backslash, or use single quotes, where nothing is an escape")
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return Words(message: "this escape is no character", help: "write `\\u` and four hexadecimal digits")
        case "did not find expected alphabetic or numeric character":
            let mark = context.contains("alias") ? "*" : "&"
            return Words(
                message: "expected a name after `\(mark)`", help: "to write a `\(mark)`, put it in quotes: \"\(mark)\"")
        case "block sequence entries are not allowed in this context":
            return Words(message: "a list cannot begin here", help: "start it on a line of its own")
        case "mapping keys are not allowed in this context":
            return Words(message: "a key cannot stand here", help: "start it on a line of its own")
        case "did not find expected node content":
            return Words(message: "expected a value here", contextNote: "in what begins here", mayBeCut: true)
        case "did not find expected <document start>":
            return Words(message: "expected the end of the file here", help: "check the indentation of this line")
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected",
            "found a tab character where an intendation space is expected":
            return Words(message: "a tab cannot indent YAML", help: "use spaces")
        case "found duplicate %YAML directive", "found duplicate %TAG directive", "found incompatible YAML document":
            return Words(message: "a graph needs no `%` directives", help: "remove this line")
        case "found undefined tag handle":
            return Words(message: "tags have no meaning in a graph", help: "to write a `!`, put the text in quotes")
        default:
            let context = context.isEmpty ? "" : " (\(context))"
            return Words(message: failure.problem + context)
        }
    }
}
