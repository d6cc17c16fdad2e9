/// What stands where among the words and marks of a text.
extension SwiftTokens {
    func isMark(_ mark: Character, at place: Int) -> Bool {
        place < tokens.count && tokens[place].mark == mark.asciiValue
    }

    func word(at place: Int) -> String? {
        guard place < tokens.count, tokens[place].kind == .word else { return nil }
        return text(tokens[place])
    }

    func text(at places: Range<Int>) -> String {
        guard let first = places.first, let last = places.last else { return "" }
        return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    /// Whether a mark and the next are an arrow.
    func isArrow(at place: Int) -> Bool { isMark("-", at: place) && isMark(">", at: place + 1) }

    /// What follows a bracket and all that stands in it.
    func end(ofBracketAt start: Int) -> Int {
        var depth = 0
        var place = start
        while place < tokens.count {
            switch tokens[place].mark {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return place }
        }
        return place
    }

    func end(ofGenericsAt start: Int) -> Int {
        guard isMark("<", at: start) else { return start }
        var depth = 0
        var place = start
        while place < tokens.count {
            if isMark("<", at: place) { depth += 1 }
            if isMark(">", at: place), !isArrow(at: place - 1) { depth -= 1 }
            place += 1
            if depth == 0 { break }
        }
        return place
    }

    /// Where a type ends that begins here: before a brace, an equals sign, or the next line.
    func end(ofTypeAt start: Int) -> Int {
        var place = start
        while place < tokens.count {
            let token = tokens[place]
            if place > start, token.startsLine { break }
            if isMark("{", at: place) || isMark("}", at: place) || isMark("=", at: place) { break }
            if word(at: place) == "where" { break }
            place = isMark("(", at: place) || isMark("[", at: place) ? end(ofBracketAt: place) : place + 1
        }
        return place
    }

    func end(ofTypeAt start: Int, within limit: Int) -> Int {
        var place = start
        while place < limit, !isMark("=", at: place) {
            place = isMark("(", at: place) || isMark("[", at: place) ? end(ofBracketAt: place) : place + 1
        }
        return place
    }
}
