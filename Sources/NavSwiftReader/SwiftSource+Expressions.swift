/// Simple expressions, and where code is.
extension SwiftSource {
    /// The names before a member, `["router", "path"]` of `router.path.append`, without `self`.
    public func names(before member: Int) -> [String] {
        var names: [String] = []
        var index = member
        while code.text(index - 1) == "." {
            var before = index - 2
            while ["?", "!"].contains(code.text(before)) { before -= 1 }
            guard code.isName(before) else { break }
            names.insert(code.text(before), at: 0)
            index = before
        }
        return names.first == "self" ? Array(names.dropFirst()) : names
    }

    /// The names of an expression such as `$model.path` or `self.path`; empty if it is anything else.
    public func names(of tokens: Range<Int>) -> [String] {
        var names: [String] = []
        for (offset, index) in tokens.enumerated() {
            if offset % 2 == 0 {
                guard code.isName(index) else { return [] }
                names.append(code.text(index).hasPrefix("$") ? String(code.text(index).dropFirst()) : code.text(index))
            } else if code.text(index) != "." {
                return []
            }
        }
        return names.first == "self" ? Array(names.dropFirst()) : names
    }

    /// The calls in some tokens.
    public func calls(in tokens: Range<Int>) -> [SwiftCall] {
        var low = 0
        var high = calls.count
        while low < high {
            let middle = (low + high) / 2
            if calls[middle].token < tokens.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Array(calls[low...].prefix { $0.token < tokens.upperBound })
    }

    /// Whether a token is in a `#Preview`, or in a type for previews.
    public func isPreview(_ token: Int) -> Bool {
        if contexts(around: token).contains(where: { calls[$0.call].name == "#Preview" }) { return true }
        guard let type = type(around: token) else { return false }
        return type.inherited.contains("PreviewProvider")
    }
}

extension SwiftSource {
    /// The labels of a function's parameters: `_` where callers write none.
    public func labels(of function: SwiftFunction) -> [String] {
        var labels: [String] = []
        var (isStart, angles) = (true, 0)
        var index = function.parameters.lowerBound
        while index < function.parameters.upperBound {
            let token = code.tokens[index]
            switch token.text {
            case "," where angles == 0: isStart = true
            case "<": angles += 1
            case let text where text.hasPrefix(">"): angles -= 1
            // The name of an attribute.
            case "@": index += 1
            default:
                if isStart, token.kind == .name {
                    labels.append(token.text)
                    isStart = false
                }
            }
            index = token.kind == .open && code.partners[index] > index ? code.partners[index] + 1 : index + 1
        }
        return labels
    }
}
