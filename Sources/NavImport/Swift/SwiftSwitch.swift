import NavSwiftReader

/// A `switch` of some code, with its branches.
struct SwiftSwitch {
    struct Branch {
        /// The tokens between `case` and the colon; empty for `default`.
        var patterns: Range<Int>
        var body: Range<Int>
    }

    let token: Int
    let subject: Range<Int>
    private(set) var branches: [Branch] = []
    /// The token after it.
    let end: Int

    init?(at token: Int, _ code: SwiftCode) {
        guard code.isName(token), code.text(token) == "switch", code.text(token - 1) != "." else { return nil }
        var index = token + 1
        while index < code.tokens.count, code.text(index) != "{" {
            guard index < token + 60, code.tokens[index].kind != .close else { return nil }
            let isOpen = code.tokens[index].kind == .open && code.partners[index] > index
            index = isOpen ? code.partners[index] + 1 : index + 1
        }
        guard index < code.tokens.count else { return nil }
        self.token = token
        subject = (token + 1)..<index
        let body = code.contents(of: index)
        end = body.upperBound + 1
        addBranches(body, brace: index, code)
    }

    private mutating func addBranches(_ body: Range<Int>, brace: Int, _ code: SwiftCode) {
        var starts: [(keyword: Int, colon: Int)] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if code.tokens[index].kind == .open, code.partners[index] > index {
                index = code.partners[index] + 1
                continue
            }
            let isLabel = code.isName(index) && ["case", "default"].contains(code.text(index))
            if isLabel, code.tokens[index].startsLine || code.text(index - 1) == "unknown" || index == body.lowerBound,
                let colon = Self.colon(after: index, body.upperBound, code)
            {
                starts.append((index, colon))
                index = colon
            }
            index += 1
        }
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1].keyword : body.upperBound
            let bodyStart = min(start.colon + 1, end)
            branches.append(
                Branch(
                    patterns: code.text(start.keyword) == "case"
                        ? (start.keyword + 1)..<start.colon : start.colon..<start.colon,
                    body: bodyStart..<end))
        }
    }

    private static func colon(after keyword: Int, _ end: Int, _ code: SwiftCode) -> Int? {
        var index = keyword + 1
        while index < end {
            if code.text(index) == ":" { return index }
            let isOpen = code.tokens[index].kind == .open && code.partners[index] > index
            index = isOpen ? code.partners[index] + 1 : index + 1
        }
        return nil
    }
}

extension SwiftCode {
    /// Splits tokens at the commas that are in no other brackets.
    func items(of tokens: Range<Int>) -> [Range<Int>] {
        var items: [Range<Int>] = []
        var start = tokens.lowerBound
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            if self.tokens[index].kind == .open, partners[index] > index {
                index = partners[index]
            } else if text(index) == "," {
                if start < index { items.append(start..<index) }
                start = index + 1
            }
            index += 1
        }
        if start < tokens.upperBound { items.append(start..<tokens.upperBound) }
        return items
    }

    /// The names of the cases that patterns match: `user` of `.user(let id)`, `let .user(id)` and `Route.user`.
    func caseNames(in patterns: Range<Int>) -> [String] {
        items(of: patterns).compactMap { item in
            var index = item.lowerBound
            while index < item.upperBound, ["let", "var"].contains(text(index)) { index += 1 }
            while index < item.upperBound, isName(index), text(index + 1) == "." { index += 1 }
            guard index + 1 < item.upperBound, text(index) == ".", isName(index + 1) else { return nil }
            return text(index + 1)
        }
    }
}
