/// Slips in indentation, and missing colons.
extension YAMLSlips {
    /// `title: Note: important`
    func colonInText() -> Slip? {
        let isSecond = hasUnexpectedColon && line.colon.map { $0 < offset } ?? false
        guard isSecond || isInBrackets && byte == YAMLByte.colon,
            let text = line.textStarts.last(where: { $0 < offset })
        else {
            return nil
        }
        let word = line.text(text, offset)
        let isLikeKey = isSecond && word.first?.isLowercase == true && !word.contains(" ")
        var help = quoting(line.wholeText(from: text), "put text that holds `: ` in quotes", from: text)
        if isLikeKey {
            help.text += ", or begin a line with the key `\(word)`"
            help.correction = nil
        }
        return Slip(message: "a `:` is not allowed here", range: offset..<(offset + 1), help: help)
    }

    /// Text below `|` or `>` that is not indented more than its key.
    func unindentedText() -> Slip? {
        let line = lacksColon ? SourceLine(at: context, in: source) : line
        guard lacksColon || hasUnexpectedColon, let above = line.above, "|>".contains(above.value.first ?? " "),
            above.value.utf8.count < 4
        else { return nil }
        let column = above.column(above.content)
        return Slip(
            message: "the text of `\(above.key ?? "")` is not indented",
            range: line.start..<line.endOfWord(from: line.start),
            help: "indent it by \(column + 2) spaces, or more")
    }

    /// `title Home`, or `home` without a colon above the keys that belong to it.
    func missingColon() -> Slip? {
        var key = line
        if hasUnexpectedColon, line.colon == offset, let above = line.above {
            key = above
        } else if lacksColon {
            key = SourceLine(at: context, in: source)
        } else {
            return nil
        }
        let end = key.endOfWord(from: key.content)
        guard key.colon == nil, key.content >= last.range.lowerBound, end > key.content,
            !key.hasKey(at: key.content)
        else { return nil }
        let name = key.text(key.content, end)
        let value = String(key.text(end, key.comment).drop { " =:;>-".contains($0) })
        // Without a value, keys follow that belong to it.
        let start = value.isEmpty ? end : source[end..<key.comment].firstIndex { !" =:;>-".utf8.contains($0) } ?? end
        return Slip(
            message: "expected `:` after this key", range: key.content..<end,
            help: Help("write `\(name):\(value.isEmpty ? "" : " " + value.shortened)`").correcting(
                .source(value.isEmpty ? ":" : ": "), at: range(end..<start), isSafe: value.isEmpty))
    }

    // MARK: - Indentation

    /// A key or list item in a column where no key or item above it begins.
    func unevenIndentation() -> Slip? {
        guard line.start < line.comment, line.beginsWithKeyOrDash,
            offset == line.start || hasUnexpectedColon && offset == line.colon && line.above?.key != nil
        else { return nil }
        let own = line.column(line.start)
        let isItem = !line.dashes.isEmpty
        let above = openAbove()
        if let other = above.first(where: { $0.column == own }) { return mixed(isItem, beside: other.isItem) }
        let siblings = above.filter { $0.isItem == isItem }
        let deeper = siblings.last { $0.column > own }
        let shallower = siblings.first { $0.column < own }
        // The nearest column is the most probable one.
        let near = [deeper, shallower].compactMap(\.self).sorted { abs($0.column - own) < abs($1.column - own) }
        guard let nearest = near.first else { return nil }
        var help = "indent it by \(Self.spaces(nearest.column)) like `\(nearest.name)`"
        if near.count > 1 { help += ", or by \(near[1].column) like `\(near[1].name)`" }
        if deeper == nil, own - nearest.column > 1, let above = line.above, above.key == nearest.name,
            !above.value.isEmpty
        {
            help += ", or remove the value after `\(nearest.name):`"
        }
        return Slip(
            message: "indented by \(Self.spaces(own)), this line matches nothing above it",
            range: line.start..<line.endOfWord(from: line.start), help: Help(help))
    }

    private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

    /// A key among list items, or a list item among keys.
    private func mixed(_ isItem: Bool, beside isItemAbove: Bool) -> Slip? {
        guard isItem != isItemAbove else { return nil }
        return Slip(
            message: isItem ? "a list item cannot appear among keys" : "a key cannot appear among list items",
            range: line.start..<max(line.start + 1, line.endOfWord(from: line.start)),
            help: isItem
                ? "write it as a key, or all of them with a dash" : "write `- ` before it, or change its indentation")
    }

    /// The keys and list items above that the line could be a sibling of, from the innermost outward.
    private func openAbove() -> [(column: Int, isItem: Bool, name: String)] {
        var found: [(column: Int, isItem: Bool, name: String)] = []
        var limit = Int.max
        var next = line.above
        while limit > 0, let above = next {
            next = above.above
            for start in [above.content] + above.dashes.reversed() where above.column(start) < limit {
                limit = above.column(start)
                let isItem = start < above.content
                if isItem || above.key != nil {
                    let name = isItem ? above.text(start, above.endOfWord(from: above.content)) : above.key ?? ""
                    found.append((limit, isItem, name))
                }
            }
        }
        return found
    }
}
