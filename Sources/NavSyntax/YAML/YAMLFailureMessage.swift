/// What libyaml found wrong, in the words of somebody who writes a graph.
struct YAMLFailureMessage {
    private(set) var diagnostic: Diagnostic

    init(
        _ failure: YAMLEvents.Failure, source: [UInt8], id: FileID, last: YAMLSlips.Last, walker: inout CodePointWalker
    ) {
        if let mark = Self.conflictMark(in: source) {
            diagnostic = Diagnostic(
                "yaml-syntax", "this line is the mark of a merge conflict",
                at: SourceRange(file: id, start: mark.lowerBound, end: mark.upperBound),
                help: "keep one of the versions that the marks hold apart, and remove the marks")
            return
        }
        var place = walker.offset(ofCodePoint: failure.index)
        let contextPlace = walker.offset(ofCodePoint: failure.contextIndex)
        if let slip = YAMLSlips(failure, in: source, at: place, context: contextPlace, last: last).first {
            diagnostic = Diagnostic("yaml-syntax", slip, in: id)
            return
        }
        let byte = place < source.count ? source[place] : nil
        let words =
            Self.wordsOfTag(failure, contextPlace, source) ?? Self.words(for: failure, at: byte)
        // An unclosed quote is found at the end of the file, and wanted where it opens.
        if words.isAboutContext { place = contextPlace }
        let end = place < source.count ? Self.endOfCharacter(at: place, in: source) : place
        var notes: [Diagnostic.Note] = []
        if let note = words.contextNote, !words.isAboutContext, contextPlace != place {
            notes.append(.init(note, at: SourceRange(file: id, start: contextPlace, end: contextPlace + 1)))
        }
        diagnostic = Diagnostic(
            "yaml-syntax", words.message, at: SourceRange(file: id, start: place, end: end), notes: notes,
            help: words.help)
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
                message: "expected `,` or `}` here", contextNote: "this `{` is not closed")
        case "did not find expected ',' or ']'":
            return Words(
                message: "expected `,` or `]` here", contextNote: "this `[` is not closed")
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
        default: return otherWords(for: failure, context: context)
        }
    }

    private static func otherWords(for failure: YAMLEvents.Failure, context: String) -> Words {
        switch failure.problem {
        case "found unknown escape character":
            return Words(
                message: "this escape means nothing in double quotes",
                help: "write `\\\\` for a backslash, or use single quotes, where nothing is an escape")
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return Words(message: "this escape is no character", help: "write `\\u` and four hexadecimal digits")
        case "block sequence entries are not allowed in this context":
            return Words(
                message: "a list cannot begin here",
                help: "start it on a line of its own, or put text that begins with `-` in quotes")
        case "did not find expected node content":
            return Words(message: "expected a value here", contextNote: "in what begins here")
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

extension Diagnostic {
    fileprivate init(_ rule: RuleID, _ slip: YAMLSlips.Slip, in id: FileID) {
        func range(_ place: Range<Int>) -> SourceRange {
            SourceRange(file: id, start: place.lowerBound, end: place.upperBound)
        }
        self.init(
            rule, slip.message, at: range(slip.place),
            notes: slip.note.map { [Note($0.message, at: range($0.place))] } ?? [], help: slip.help)
    }
}
