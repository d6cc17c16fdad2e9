public import NavSyntax

/// The tokens of a Swift file, with their brackets paired.
///
/// It is not a parser: it finds types, properties, functions and calls by their shape, in any text.
public struct SwiftCode: Sendable {
    public let file: SourceFile
    public let id: FileID
    public let tokens: [SwiftToken]
    public let comments: [SwiftComment]
    /// For each bracket, the index of the other one; negative for other tokens and brackets without a partner.
    public let partners: [Int]
    /// For each token, the index of the bracket around it; -1 if there is none.
    public let parents: [Int]
    /// The tokens between `#if` and `#endif`, for the outermost ones.
    private let conditionals: [Range<Int>]

    public init(_ file: SourceFile, _ id: FileID) {
        self.file = file
        self.id = id
        let lexer = SwiftLexer(file.text)
        tokens = lexer.tokens
        comments = lexer.comments
        (partners, parents) = Self.pair(tokens)
        conditionals = Self.conditionals(tokens)
    }

    /// The depth from which brackets have no partner. No code that people write is as deep.
    private static let maxDepth = 96
    private static let tooDeep = -2

    private static func pair(_ tokens: [SwiftToken]) -> (partners: [Int], parents: [Int]) {
        var partners = [Int](repeating: -1, count: tokens.count)
        var parents = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        /// What was open before the branches of `#if`.
        var branches: [[Int]] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .open:
                parents[index] = open.last ?? -1
                if open.count < maxDepth { open.append(index) } else { partners[index] = tooDeep }
            case .close:
                let wanted = token.text == ")" ? "(" : token.text == "]" ? "[" : "{"
                // A bracket that is not closed ends with the one around it.
                if let place = open.lastIndex(where: { tokens[$0].text == wanted }) {
                    partners[open[place]] = index
                    partners[index] = open[place]
                    open.removeSubrange(place...)
                }
                parents[index] = open.last ?? -1
            case .directive:
                parents[index] = open.last ?? -1
                switch token.text {
                case "#if": if branches.count < 64 { branches.append(open) }
                case "#else", "#elseif": if let before = branches.last { open = before }
                case "#endif": _ = branches.popLast()
                default: break
                }
            default: parents[index] = open.last ?? -1
            }
        }
        return (partners, parents)
    }

    private static func conditionals(_ tokens: [SwiftToken]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var starts: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .directive {
            if token.text == "#if" { starts.append(index) }
            if token.text == "#endif", let start = starts.popLast(), starts.isEmpty { found.append(start..<index) }
        }
        return found
    }

    /// Whether a token is compiled only under some conditions.
    public func isConditional(_ token: Int) -> Bool { conditionals.contains { $0.contains(token) } }

    /// The text of a token; empty beyond the ends of the file.
    public func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    public func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .name }

    /// The place of tokens in the file.
    public func range(_ tokens: Range<Int>) -> SourceRange {
        guard let first = tokens.first, let last = tokens.last, self.tokens.indices.contains(last) else {
            return SourceRange(file: id, start: 0, end: 0)
        }
        return SourceRange(file: id, start: self.tokens[first].start, end: self.tokens[last].end)
    }

    public func range(_ token: Int) -> SourceRange { range(token..<(token + 1)) }

    /// The source text of tokens, with the blanks between them.
    public func source(_ tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last, self.tokens.indices.contains(last) else { return "" }
        return String(decoding: file.text[self.tokens[first].start..<self.tokens[last].end], as: UTF8.self)
    }

    /// The tokens between a bracket and its partner; up to the end of the file if it has none.
    public func contents(of open: Int) -> Range<Int> {
        guard partners[open] != Self.tooDeep else { return (open + 1)..<(open + 1) }
        let end = partners[open] > open ? partners[open] : tokens.count
        return (open + 1)..<max(end, open + 1)
    }

    /// The text between the quotes of a string; nil if something is interpolated, or if it is not a string.
    public func string(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
        let source = self.source(index..<(index + 1))
        let text = source.drop { $0 == "#" }
        let hashes = source.count - text.count
        let quotes = text.hasPrefix("\"\"\"") ? 3 : 1
        guard text.count >= 2 * quotes + hashes else { return nil }
        let contents = text.dropFirst(quotes).dropLast(quotes + hashes)
        let mark = "\\" + String(repeating: "#", count: hashes)
        guard !contents.contains(mark) else {
            guard hashes == 0, !contents.contains("\\(") else { return nil }
            return String(contents).replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing(
                "\\\\", with: "\\")
        }
        return String(contents)
    }

    /// Whether something is interpolated into a string.
    public func isInterpolated(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .string
            && source(index..<(index + 1)).contains(/\\#*\(/)
    }

    /// The brackets around a token, from the innermost one to the outermost.
    public func brackets(around token: Int) -> [Int] {
        var found: [Int] = []
        var index = parents.indices.contains(token) ? parents[token] : -1
        while index >= 0 {
            found.append(index)
            index = parents[index]
        }
        return found
    }
}
