/// Finds the values of a mapping that the author has aligned in a column:
///
///     shop:    {title: Shop}
///     account: {title: Account}
struct ValueAlignment {
    /// By the index of a value's first token: the number of blanks before it, if there is more than one.
    private(set) var blanks: [Int: Int] = [:]

    /// An entry of a mapping whose value begins on the line of its key.
    private struct Entry {
        var value: Int
        /// The number of code points of its key with the colon.
        var keyWidth: Int
        var mapping: Int
        var column: Int
    }

    /// A column of a mapping.
    private struct Column: Hashable {
        var mapping: Int
        var column: Int
    }

    init(_ tokens: [YAMLToken], _ source: [UInt8]) {
        let entries = Self.entries(tokens, source)
        var widths: [Column: (keyWidth: Int, count: Int)] = [:]
        for entry in entries {
            let others = widths[Column(mapping: entry.mapping, column: entry.column)] ?? (0, 0)
            widths[Column(mapping: entry.mapping, column: entry.column)] =
                (max(others.keyWidth, entry.keyWidth), others.count + 1)
        }
        for entry in entries {
            guard let (keyWidth, count) = widths[Column(mapping: entry.mapping, column: entry.column)], count > 1
            else { continue }
            blanks[entry.value] = keyWidth - entry.keyWidth + 1
        }
    }

    private static func entries(_ tokens: [YAMLToken], _ source: [UInt8]) -> [Entry] {
        var entries: [Entry] = []
        /// The token that begins each open collection.
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .blockMapping, .blockSequence, .openBracket: open.append(index)
            case .blockEnd, .closeBracket: _ = open.popLast()
            case .colon:
                // A key without `?`, anchor or line break, and its value on the same line.
                guard let mapping = open.last, tokens[mapping].kind == .blockMapping, index >= 2,
                    tokens[index - 2].kind == .key, tokens[index - 2].isImplied,
                    let value = tokens[(index + 1)...].firstIndex(where: { !$0.isImplied }),
                    TokenGap(source[token.range.upperBound..<tokens[value].range.lowerBound], column: 0)?
                        .hasLineBreak == false
                else { continue }
                let key = tokens[index - 1]
                let keyWidth = key.endColumn - key.column + (key.kind == .alias ? 2 : 1)
                entries.append(
                    Entry(
                        value: value, keyWidth: keyWidth, mapping: mapping, column: tokens[value].column - key.column))
            default: break
            }
        }
        return entries
    }
}
