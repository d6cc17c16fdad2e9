import TestSupport

/// Writes random YAML with everything that a graph file can have, and with blanks, line breaks and comments wherever
/// YAML allows them.
struct MessyYAML {
    private var random: RandomSource
    private var text = ""
    private var anchors = 0

    init(_ seed: UInt64) { random = RandomSource(seed) }

    static func text(_ seed: UInt64) -> String {
        var yaml = MessyYAML(seed)
        if yaml.random.chance(1, in: 8) { yaml.text = "\u{FEFF}" }
        if yaml.random.chance(1, in: 8) { yaml.text += "%YAML 1.1\n---" + yaml.endOfLine() }
        yaml.mapping(at: yaml.random.below(3), depth: 0, isCompact: false)
        yaml.fillers()
        if yaml.random.chance(1, in: 8) { yaml.text += "..." + yaml.endOfLine() }
        if yaml.random.chance(1, in: 4), yaml.text.last == "\n" { yaml.text.removeLast() }
        guard yaml.random.chance(1, in: 4) else { return yaml.text }
        return yaml.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }

    // MARK: - Blanks and comments

    private mutating func blanks(_ least: Int = 0, or most: Int = 3) -> String {
        String(repeating: " ", count: random.chance(1, in: 2) ? least : least + random.below(most))
    }

    private mutating func comment() -> String {
        random.pick(["# one", "#two", "# a: b", "#", "# \"quote", "# - [x", "# é 😀", "#  navgen:ignore  "])
    }

    private mutating func endOfLine() -> String {
        switch random.below(6) {
        case 0: blanks() + "\n"
        case 1: " " + blanks() + comment() + "\n"
        case 2: "\t\n"
        default: "\n"
        }
    }

    /// Blank lines, and comments on lines of their own at any indentation.
    private mutating func fillers() {
        while random.chance(1, in: 4) {
            text += random.chance(1, in: 2) ? blanks() + "\n" : blanks(or: 9) + comment() + "\n"
        }
    }

    private func indent(_ count: Int) -> String { String(repeating: " ", count: count) }

    // MARK: - Block style

    private mutating func mapping(at column: Int, depth: Int, isCompact: Bool) {
        let width = random.below(3) * 3
        for number in 0...random.below(4) {
            if number > 0 || !isCompact {
                fillers()
                text += indent(column)
            }
            let key = random.pick(["a", "key", "b c", "\"q k\"", "'s'", "é", "/x/{y}", "longerKey"]) + "\(number)"
            let isQuoted = key.first == "\"" || key.first == "'"
            let isExplicit = random.chance(1, in: 20)
            text += isExplicit ? "? " : random.chance(1, in: 30) ? "&k\(number) " : ""
            text += isQuoted ? String(key.dropLast()) : key
            text += isExplicit ? endOfLine() + indent(column) + ":" : blanks(or: 2) + ":"
            text += random.chance(1, in: 3) ? indent(max(0, width - key.count)) : ""
            value(in: column, depth: depth + 1, isSequence: false)
        }
    }

    private mutating func sequence(at column: Int, depth: Int, isCompact: Bool) {
        for number in 0...random.below(3) {
            if number > 0 || !isCompact {
                fillers()
                text += indent(column)
            }
            text += "-"
            if depth < 5, random.chance(1, in: 3) {
                let gap = " " + blanks()
                text += gap
                if random.chance(1, in: 4) {
                    sequence(at: column + 1 + gap.count, depth: depth + 1, isCompact: true)
                } else {
                    mapping(at: column + 1 + gap.count, depth: depth + 1, isCompact: true)
                }
            } else {
                value(in: column, depth: depth + 1, isSequence: true)
            }
        }
    }

    /// The value after a `:` or `-`, up to the end of its last line.
    private mutating func value(in column: Int, depth: Int, isSequence: Bool) {
        let inner = column + 1 + random.below(4)
        var start = " " + blanks()
        if random.chance(1, in: 10) {
            anchors += 1
            start += "&n\(anchors)"
            text += start
            start = " " + blanks()
        }
        switch random.below(depth < 5 ? 14 : 10) {
        case 0: text += endOfLine()
        case 1 where anchors > 0: text += start + "*n\(1 + random.below(anchors))" + endOfLine()
        case 2: text += start + lines(in: inner) + endOfLine()
        case 3: text += start + quoted(in: inner) + endOfLine()
        case 4:
            text += start
            flow(in: inner, depth: depth)
            text += endOfLine()
        case 5: blockScalar(in: column, start)
        case 6:
            text += endOfLine()
            fillers()
            text += indent(inner) + word() + endOfLine()
        case 10, 11:
            text += endOfLine()
            mapping(at: inner, depth: depth, isCompact: false)
        case 12, 13:
            text += endOfLine()
            sequence(at: isSequence || random.chance(1, in: 2) ? inner : column, depth: depth, isCompact: false)
        default: text += start + word() + endOfLine()
        }
    }

    // MARK: - Scalars

    private mutating func word() -> String {
        random.pick([
            "x", "two words", "1", "~", "true", "'it''s'", "'single'", "\"double\"", "'a\"b'", "\"\\\" \\\\ \\n\"",
            "a#b", "a:b", "http://x/?a=b", "-1", "😀", "''", "\"\"", "'\\'", "\" # no comment \"",
        ])
    }

    private mutating func lines(in column: Int) -> String {
        let breaks = random.chance(1, in: 3) ? "\n" + blanks() + "\n" : blanks() + "\n"
        return "some words" + breaks + indent(column) + blanks() + "- and \"more\"" + "\n" + indent(column) + "end"
    }

    private mutating func quoted(in column: Int) -> String {
        let mark = random.pick(["\"", "'"])
        let escape = mark == "'" ? "''" : random.pick(["\\", "\\ ", "\\\\", "\\n", ""])
        let breaks = escape + blanks() + "\n" + (random.chance(1, in: 3) ? blanks() + "\n" : "")
        return mark + blanks() + "some" + breaks + indent(column) + "# words" + breaks + indent(column) + mark
    }

    private mutating func blockScalar(in column: Int, _ start: String) {
        let digit = random.chance(1, in: 3) ? 1 + random.below(4) : nil
        // The indentation of a document's own scalars counts from 0, like that of its mappings.
        let inner = column + (digit ?? 1 + random.below(4))
        let chomping = random.pick(["", "-", "+"])
        text += start + random.pick(["|", ">"]) + (digit.map { "\($0)" } ?? "") + chomping + endOfLine()
        for number in 0...random.below(4) {
            let isPlain = number == 0 && digit == nil
            text += indent(inner) + (isPlain ? "" : blanks()) + random.pick(["text", "# no comment", "a: b", "- \t"])
            text += blanks() + "\n"
            while random.chance(1, in: 4) { text += indent(random.below(inner + 2)) + "\n" }
        }
    }

    // MARK: - Flow style

    /// A collection in brackets, on one line or several.
    private mutating func flow(in column: Int, depth: Int) {
        let isMapping = random.chance(1, in: 2)
        text += isMapping ? "{" : "["
        for number in 0..<random.below(4) {
            if number > 0 { text += flowGap(column) + "," }
            text += flowGap(column)
            let isPair = isMapping || random.chance(1, in: 8)
            if isPair { text += random.pick(["k", "\"k\"", "'q k'"]) + blanks() + ":" }
            if isPair, random.chance(1, in: 10) {
                text += " "
            } else {
                text += isPair ? random.pick([" ", " ", "\n" + indent(column)]) : ""
                switch random.below(depth < 6 ? 4 : 2) {
                case 0, 1: text += random.pick(["x", "'y'", "\"a, b\"", "two words", "two\n\(indent(column))w", "1"])
                default: flow(in: column, depth: depth + 1)
                }
            }
        }
        text += flowGap(column) + (isMapping ? "}" : "]")
    }

    private mutating func flowGap(_ column: Int) -> String {
        switch random.below(8) {
        case 0: endOfLine() + indent(column)
        case 1: " " + comment() + "\n" + blanks() + "\n" + indent(column) + comment() + "\n" + indent(column)
        case 2: "\t"
        default: blanks()
        }
    }
}
