public import NavSyntax

/// A syntax error in a regular expression or a URL pattern, with its range in UTF-8 bytes.
public struct SyntaxProblem: Error, Sendable, Hashable {
    public var message: String
    public var range: Range<Int>
    public var help: Help?
    /// The part that the help changes, in UTF-8 bytes; nil for `range`.
    public var correctedRange: Range<Int>?

    init(_ message: String, _ range: Range<Int>, help: Help? = nil) {
        self.message = message
        self.range = range
        self.help = help
    }
}

/// A regular expression in the strict sense, which an automaton can decide.
indirect enum RegularExpression: Sendable {
    case empty
    case one(ScalarSet)
    case sequence([RegularExpression])
    case either([RegularExpression])
    /// The maximum is nil if there is no limit.
    case repeated(RegularExpression, least: Int, most: Int?)

    init(_ text: String) throws(SyntaxProblem) {
        var parser = RegularExpressionParser(text)
        self = try parser.whole()
    }
}

extension RegularExpression {
    /// The same with ASCII letters in any case.
    var ignoringCase: RegularExpression {
        switch self {
        case .empty: .empty
        case .one(let set): .one(set.ignoringCase)
        case .sequence(let parts): .sequence(parts.map(\.ignoringCase))
        case .either(let choices): .either(choices.map(\.ignoringCase))
        case .repeated(let part, let least, let most): .repeated(part.ignoringCase, least: least, most: most)
        }
    }
}

extension AutomatonBuilder {
    mutating func expression(_ expression: RegularExpression) throws(TooLarge) -> Fragment {
        switch expression {
        case .empty: return try empty()
        case .one(let set): return try one(of: set)
        case .sequence(let parts):
            var whole = try empty()
            for part in parts { whole = join(whole, try self.expression(part)) }
            return whole
        case .either(let choices):
            var fragments: [Fragment] = []
            for choice in choices { fragments.append(try self.expression(choice)) }
            return try either(fragments)
        case .repeated(let part, let least, let most):
            var whole = try empty()
            for _ in 0..<least { whole = join(whole, try self.expression(part)) }
            guard let most else { return join(whole, try repeated(try self.expression(part))) }
            // `(a(a(a)?)?)?` instead of `a?a?a?`, so that each count is matched in only one way.
            var rest = try empty()
            for _ in 0..<max(0, most - least) { rest = try optional(join(try self.expression(part), rest)) }
            return join(whole, rest)
        }
    }
}

/// Parses the usual notation of regular expressions, without the features that no automaton can
/// decide.
private struct RegularExpressionParser {
    private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
    private let count: Int
    private var index = 0
    private var depth = 0

    private static let maxRepetitions = 10_000
    private static let maxNesting = 200

    init(_ text: String) {
        var offset = 0
        scalars = text.unicodeScalars.map { scalar in
            defer { offset += UTF8.width(scalar) }
            return (scalar, offset)
        }
        count = offset
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index].scalar : nil }

    private func offset(_ index: Int) -> Int { index < scalars.count ? scalars[index].offset : count }

    private func problem(_ message: String, from start: Int, help: Help? = nil) -> SyntaxProblem {
        let first = offset(start)
        return SyntaxProblem(message, first..<max(offset(index), min(first + 1, count)), help: help)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    mutating func whole() throws(SyntaxProblem) -> RegularExpression {
        // The whole value has to match, so `^` at the start and `$` at the end change nothing.
        _ = take("^")
        let expression = try choices()
        guard index == scalars.count else {
            index += 1
            throw problem("this `)` closes nothing", from: index - 1, help: "write `\\)` for the character itself")
        }
        return expression
    }

    private mutating func choices() throws(SyntaxProblem) -> RegularExpression {
        var choices = [try sequence()]
        while take("|") { choices.append(try sequence()) }
        return choices.count == 1 ? choices[0] : .either(choices)
    }

    private mutating func sequence() throws(SyntaxProblem) -> RegularExpression {
        var parts: [RegularExpression] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            if scalar == "$", index == scalars.count - 1, depth == 0 {
                index += 1
                break
            }
            let start = index
            let part = try atom()
            parts.append(try repetitions(of: part, from: start))
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repetitions(
        of part: RegularExpression, from start: Int
    ) throws(SyntaxProblem) -> RegularExpression {
        var part = part
        var isRepeated = false
        while let scalar = next {
            let operatorIndex = index
            let bounds: (least: Int, most: Int?)
            switch scalar {
            case "*": bounds = (0, nil)
            case "+": bounds = (1, nil)
            case "?": bounds = (0, 1)
            case "{": bounds = try counts()
            default: return part
            }
            if scalar != "{" { index += 1 }
            if isRepeated {
                throw problem(
                    "this repeats a repetition", from: operatorIndex, help: "put parentheses around what is repeated")
            }
            isRepeated = true
            // Lazy and greedy repetitions match the same strings.
            _ = take("?")
            if take("+") {
                throw problem(
                    "a possessive repetition is not regular", from: operatorIndex, help: "leave out the second `+`")
            }
            part = .repeated(part, least: bounds.least, most: bounds.most)
        }
        return part
    }

    /// Parses `{m}`, `{m,}` or `{m,n}`.
    private mutating func counts() throws(SyntaxProblem) -> (least: Int, most: Int?) {
        let start = index
        index += 1
        guard let least = try number(from: start) else {
            throw problem(
                "a repetition needs a number here", from: start,
                help: "write `{2}`, `{2,}` or `{2,5}`, or `\\{` for the character itself")
        }
        var most: Int? = least
        if take(",") {
            most = next == "}" ? nil : try number(from: start)
            if most == nil, next != "}" { throw problem("a repetition ends with `}`", from: start) }
        }
        guard take("}") else { throw problem("a repetition ends with `}`", from: start) }
        if let most, most < least {
            throw problem("the minimum \(least) is greater than the maximum \(most)", from: start)
        }
        return (least, most)
    }

    private mutating func number(from start: Int) throws(SyntaxProblem) -> Int? {
        var value: Int?
        while let scalar = next, ("0"..."9").contains(scalar) {
            index += 1
            value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
            if let value, value > Self.maxRepetitions {
                throw problem("a part can be repeated \(Self.maxRepetitions) times at most", from: start)
            }
        }
        return value
    }

    private mutating func atom() throws(SyntaxProblem) -> RegularExpression {
        let start = index
        guard let scalar = next else { return .empty }
        index += 1
        switch scalar {
        case "(": return try group(from: start)
        case "[": return .one(try characterClass(from: start))
        case "\\": return .one(try escape(from: start, inClass: false))
        case ".": return .one(ScalarSet([0...0x09, 0x0B...0xD7FF, 0xE000...0x10FFFF]))
        case "*", "+", "?", "{":
            throw problem(
                "there is nothing before `\(scalar)` to repeat", from: start,
                help: "write `\\\(scalar)` for the character itself")
        case "^", "$":
            throw problem(
                "an anchor inside a pattern is not regular", from: start,
                help: "a pattern matches the whole value anyway; write `\\\(scalar)` for the character itself")
        default: return .one(ScalarSet(scalar))
        }
    }

    private mutating func group(from start: Int) throws(SyntaxProblem) -> RegularExpression {
        if take("?") { try groupKind(from: start) }
        depth += 1
        guard depth <= Self.maxNesting else {
            throw problem("groups can be nested \(Self.maxNesting) deep at most", from: start)
        }
        let inner = try choices()
        depth -= 1
        guard take(")") else {
            index = start + 1
            throw problem("this `(` is not closed", from: start, help: "write `\\(` for the character itself")
        }
        return inner
    }

    /// Parses what follows `(?`: a non-capturing or named group.
    private mutating func groupKind(from start: Int) throws(SyntaxProblem) {
        if take(":") { return }
        _ = take("P")
        let isAngle = take("<")
        if isAngle, let first = next, first != "=", first != "!" {
            while let scalar = next, scalar != ">" {
                guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" else { break }
                index += 1
            }
            guard take(">") else { throw problem("the name of a group ends with `>`", from: start) }
            return
        }
        switch next {
        case "=", "!":
            index += 1
            throw problem("looking ahead or behind is not regular", from: start)
        case ">":
            index += 1
            throw problem("an atomic group is not regular", from: start, help: "write `(?:`")
        default:
            if index < scalars.count { index += 1 }
            throw problem("flags and other special groups are not supported", from: start, help: "write `(` or `(?:`")
        }
    }

    private mutating func characterClass(from start: Int) throws(SyntaxProblem) -> ScalarSet {
        let isNegated = take("^")
        var set = ScalarSet()
        var isFirst = true
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            let item = index
            if scalar == "[" || (scalar == "&" && index + 1 < scalars.count && scalars[index + 1].scalar == "&") {
                index += 1
                throw problem(
                    "a class within a class is not supported", from: item, help: "write `\\\(scalar)` for the character"
                )
            }
            let lower = try classItem()
            guard next == "-", index + 1 < scalars.count, scalars[index + 1].scalar != "]" else {
                set.formUnion(lower)
                continue
            }
            index += 1
            let upper = try classItem()
            guard let first = lower.single, let last = upper.single else {
                throw problem("a range goes from one character to another", from: item, help: "write `\\-` for a dash")
            }
            guard first <= last else { throw problem("this range is reversed", from: item) }
            set.formUnion(ScalarSet([first...last]).intersection(.all))
        }
        guard take("]") else {
            index = start + 1
            throw problem("this `[` is not closed", from: start, help: "write `\\[` for the character itself")
        }
        return isNegated ? set.inverted : set
    }

    private mutating func classItem() throws(SyntaxProblem) -> ScalarSet {
        let start = index
        guard let scalar = next else { return ScalarSet() }
        index += 1
        return scalar == "\\" ? try escape(from: start, inClass: true) : ScalarSet(scalar)
    }

    private mutating func escape(from start: Int, inClass: Bool) throws(SyntaxProblem) -> ScalarSet {
        guard let scalar = next else {
            throw problem("a backslash at the end escapes nothing", from: start, help: "write `\\\\` for a backslash")
        }
        index += 1
        switch scalar {
        case "d": return .digits
        case "D": return ScalarSet.digits.inverted
        case "w": return .wordLetters
        case "W": return ScalarSet.wordLetters.inverted
        case "s": return .asciiSpaces
        case "S": return ScalarSet.asciiSpaces.inverted
        case "n": return ScalarSet("\n")
        case "t": return ScalarSet("\t")
        case "r": return ScalarSet("\r")
        case "f": return ScalarSet("\u{0C}")
        case "v": return ScalarSet("\u{0B}")
        case "0": return ScalarSet("\0")
        case "x", "u": return try hexEscape(digits: scalar == "x" ? 2 : 4, from: start)
        case "1"..."9", "k":
            throw problem("a reference back to a group is not regular", from: start)
        case "b" where !inClass, "B", "A", "z", "Z", "G":
            throw problem("an anchor inside a pattern is not regular", from: start)
        case "p", "P":
            throw problem(
                "properties of characters are not supported", from: start, help: "list the characters: `[A-Za-zÀ-ÿ]`")
        default:
            guard !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else {
                throw problem("`\\\(scalar)` means nothing here", from: start)
            }
            return ScalarSet(scalar)
        }
    }

    /// Parses `\x41`, `\u0041` or `\u{1F600}`.
    private mutating func hexEscape(digits: Int, from start: Int) throws(SyntaxProblem) -> ScalarSet {
        let isBraced = take("{")
        var value: UInt32 = 0
        var length = 0
        while let scalar = next, length < (isBraced ? 8 : digits),
            let digit = Int(String(scalar), radix: 16), scalar.isASCII
        {
            value = value << 4 | UInt32(digit)
            length += 1
            index += 1
        }
        let isWhole = isBraced ? length > 0 && take("}") : length == digits
        guard isWhole, let scalar = Unicode.Scalar(value) else {
            throw problem(
                "this is not a character", from: start, help: "write `\\x41`, `\\u0041` or `\\u{41}` for an A")
        }
        return ScalarSet(scalar)
    }
}
