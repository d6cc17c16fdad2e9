import NavSwiftReader

extension SwiftSource {
    /// The expressions that are statements: `UserView(id: id).padding()`, also in the branches of `if` and `switch`.
    ///
    /// Each begins with a name and ends after its last member.
    func expressions(in tokens: Range<Int>, limit: Int = 2000) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = tokens.lowerBound
        var startsStatement = true
        while index < tokens.upperBound, found.count < limit {
            let token = code.tokens[index]
            let isStart = startsStatement || token.startsLine
            startsStatement = ["return", "in", ":", "else", "{", "}"].contains(token.text)
            switch token.text {
            case "let", "var", "func", "typealias": index = endOfLine(index, tokens.upperBound)
            case "if", "switch", "guard", "for", "while": index = brace(after: index, tokens.upperBound)
            case "(", "[": index = max(code.contents(of: index).upperBound, index) + 1
            case "case", "default", "return", "else", "try", "await", "in", "break": index += 1
            default:
                guard token.kind == .name, isStart, code.text(index - 1) != "." else {
                    // The contents of braces follow.
                    index += 1
                    continue
                }
                let end = min(endOfChain(from: index), tokens.upperBound)
                found.append(index..<max(end, index + 1))
                index = max(end, index + 1)
            }
        }
        return found
    }

    /// The token after a name with its arguments and closures and everything that is called on it.
    func endOfChain(from start: Int) -> Int {
        var index = call(at: start)?.tokens.upperBound ?? start + 1
        while [".", "?", "!"].contains(code.text(index)), code.tokens[index].kind == .punctuation {
            index += 1
            guard code.isName(index) else { continue }
            index = call(at: index)?.tokens.upperBound ?? index + 1
        }
        return index
    }

    private func endOfLine(_ start: Int, _ end: Int) -> Int {
        var index = start + 1
        while index < end, !code.tokens[index].startsLine {
            let isOpen = code.tokens[index].kind == .open && code.partners[index] > index
            index = isOpen ? code.partners[index] + 1 : index + 1
        }
        return min(index, end)
    }

    /// The brace after a condition.
    private func brace(after start: Int, _ end: Int) -> Int {
        var index = start + 1
        while index < end, code.text(index) != "{" {
            let isOpen = code.tokens[index].kind == .open && code.partners[index] > index
            index = isOpen ? code.partners[index] + 1 : index + 1
        }
        return min(index, end)
    }
}
