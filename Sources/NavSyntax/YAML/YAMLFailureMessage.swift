/// Turns a libyaml error into a diagnostic for authors of graphs.
struct YAMLFailureMessage {
    private(set) var diagnostic: Diagnostic

    init(
        _ failure: YAMLEvents.Failure, source: [UInt8], id: FileID, last: YAMLSlips.Last, walker: inout CodePointWalker
    ) {
        if let mark = Self.conflictMark(in: source) {
            diagnostic = Diagnostic(
                "yaml-syntax", "this line is a merge conflict marker",
                at: SourceRange(file: id, start: mark.lowerBound, end: mark.upperBound),
                help: "keep one of the two versions and remove the conflict markers")
            return
        }
        var offset = walker.offset(ofCodePoint: failure.index)
        let contextOffset = walker.offset(ofCodePoint: failure.contextIndex)
        if let slip = YAMLSlips(failure, in: source, id: id, at: offset, context: contextOffset, last: last).first {
            diagnostic = Diagnostic("yaml-syntax", slip, in: id)
            return
        }
        let byte = offset < source.count ? source[offset] : nil
        let explanation =
            Self.tagExplanation(failure, contextOffset, source, id) ?? Self.explanation(for: failure, at: byte)
        // libyaml reports an unclosed quote at the end of the file; show where it opens instead.
        if explanation.isAboutContext { offset = contextOffset }
        let end = offset < source.count ? Self.endOfCharacter(at: offset, in: source) : offset
        var notes: [Diagnostic.Note] = []
        if let note = explanation.contextNote, !explanation.isAboutContext, contextOffset != offset {
            notes.append(.init(note, at: SourceRange(file: id, start: contextOffset, end: contextOffset + 1)))
        }
        diagnostic = Diagnostic(
            "yaml-syntax", explanation.message, at: SourceRange(file: id, start: offset, end: end), notes: notes,
            help: explanation.help)
    }

    /// The message for `[signedIn, !admin]`, where libyaml reads `!admin]` as a tag.
    private static func tagExplanation(
        _ failure: YAMLEvents.Failure, _ context: Int, _ source: [UInt8], _ id: FileID
    ) -> Explanation? {
        guard failure.problem == "did not find expected whitespace or line break",
            failure.context?.contains("tag") == true,
            context < source.count, source[context] == UInt8(ascii: "!")
        else { return nil }
        let word = source[context...].prefix { !" ,]}\n\r\"\\".utf8.contains($0) }
        let shown = String(decoding: word.prefix(60), as: UTF8.self)
        return Explanation(
            message: "YAML reads text that begins with `!` as a tag, which has no meaning in a graph",
            help: Help("put it in quotes: `\"\(shown)\"`").correcting(
                .source("\"\(shown)\""),
                at: SourceRange(file: id, start: context, end: context + word.prefix(60).count),
                isSafe: word.count <= 60),
            isAboutContext: true)
    }

    private struct Explanation {
        var message: String
        var help: Help?
        var contextNote: String?
        var isAboutContext = false
    }

    /// The range of the first line with a Git conflict marker, such as `<<<<<<< HEAD`.
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

    private static func endOfCharacter(at offset: Int, in source: [UInt8]) -> Int {
        guard source[offset] != 0x0A, source[offset] != 0x0D else { return offset }
        var end = offset + 1
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private static func explanation(for failure: YAMLEvents.Failure, at byte: UInt8?) -> Explanation {
        let context = failure.context ?? ""
        if byte == 0x09, failure.problem.contains("tab") || failure.problem.contains("cannot start any token") {
            return Explanation(message: "a tab cannot indent YAML", help: "use spaces")
        }
        switch failure.problem {
        case "found character that cannot start any token":
            let character = byte.map { String(UnicodeScalar($0)) } ?? ""
            return Explanation(message: "text cannot begin with `\(character)`", help: "put the text in quotes")
        case "mapping values are not allowed in this context":
            return Explanation(
                message: "a `:` is not allowed here",
                help: "put text that holds `: ` in quotes, or check the indentation of this line and the one before")
        case "did not find expected ',' or '}'":
            return Explanation(
                message: "expected `,` or `}` here", contextNote: "this `{` is not closed")
        case "did not find expected ',' or ']'":
            return Explanation(
                message: "expected `,` or `]` here", contextNote: "this `[` is not closed")
        case "did not find expected key":
            return Explanation(
                message: "expected a key here", help: "keys of one mapping start in the same column",
                contextNote: "the mapping begins here")
        case "did not find expected '-' indicator":
            return Explanation(
                message: "expected `- ` and the list's next item here",
                help: "items of one list start in the same column", contextNote: "the list begins here")
        case "could not find expected ':'":
            return Explanation(message: "expected `:` after this key", help: "write `key: value`", isAboutContext: true)
        default: return otherExplanation(for: failure, context: context)
        }
    }

    private static func otherExplanation(for failure: YAMLEvents.Failure, context: String) -> Explanation {
        switch failure.problem {
        case "found unknown escape character":
            return Explanation(
                message: "unknown escape sequence in double quotes",
                help: "write `\\\\` for a backslash, or use single quotes, which have no escapes")
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return Explanation(
                message: "this escape is not a valid character", help: "write `\\u` and four hexadecimal digits")
        case "block sequence entries are not allowed in this context":
            return Explanation(
                message: "a list cannot begin here",
                help: "start it on a line of its own, or put text that begins with `-` in quotes")
        case "did not find expected node content":
            return Explanation(message: "expected a value here", contextNote: "in the value that begins here")
        case "did not find expected <document start>":
            return Explanation(message: "expected the end of the file here", help: "check the indentation of this line")
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected",
            "found a tab character where an intendation space is expected":
            return Explanation(message: "a tab cannot indent YAML", help: "use spaces")
        case "found duplicate %YAML directive", "found duplicate %TAG directive", "found incompatible YAML document":
            return Explanation(message: "a graph does not use `%` directives", help: "remove this line")
        case "found undefined tag handle":
            return Explanation(
                message: "tags have no meaning in a graph", help: "to write a `!`, put the text in quotes")
        default:
            let context = context.isEmpty ? "" : " (\(context))"
            return Explanation(message: failure.problem + context)
        }
    }
}

extension Diagnostic {
    fileprivate init(_ rule: RuleID, _ slip: YAMLSlips.Slip, in id: FileID) {
        func range(_ bytes: Range<Int>) -> SourceRange {
            SourceRange(file: id, start: bytes.lowerBound, end: bytes.upperBound)
        }
        self.init(
            rule, slip.message, at: range(slip.range),
            notes: slip.note.map { [Note($0.message, at: range($0.range))] } ?? [], help: slip.help)
    }
}
