/// Simple expressions, and where code is.
extension SwiftFile {
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
