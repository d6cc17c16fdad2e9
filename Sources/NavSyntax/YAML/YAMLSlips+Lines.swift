/// Slips with lines: their indentation, and what is missing in them.
extension YAMLSlips {
    /// `title: Note: important`
    func colonInText() -> Slip? {
        let isSecond = hasForeignColon && line.colon.map { $0 < place } ?? false
        guard isSecond || isInBrackets && byte == ASCII.colon, let text = line.texts.last(where: { $0 < place }) else {
            return nil
        }
        let word = line.text(text, place)
        let isLikeKey = isSecond && word.first?.isLowercase == true && !word.contains(" ")
        let quoted = line.whole(from: text).inQuotes.map { ": `\($0)`" } ?? ""
        return Slip(
            message: "a `:` cannot stand here", place: place..<(place + 1),
            help: "put text that holds `: ` in quotes\(quoted)"
                + (isLikeKey ? ", or begin a line with the key `\(word)`" : ""))
    }

    /// Text below `|` that stands in the column of its key.
    func flatText() -> Slip? {
        let line = lacksColon ? SourceLine(at: context, in: source) : line
        guard lacksColon || hasForeignColon, let above = line.above, "|>".contains(above.value.first ?? " "),
            above.value.utf8.count < 4
        else { return nil }
        let column = above.column(above.content)
        return Slip(
            message: "the text of `\(above.key ?? "")` is not indented",
            place: line.start..<line.endOfWord(from: line.start),
            help: "indent it by \(column + 2) spaces, or more")
    }

    /// `title Home`, or `home` before keys that belong to it.
    func missingColon() -> Slip? {
        var key = line
        if hasForeignColon, line.colon == place, let above = line.above {
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
        return Slip(
            message: "expected `:` after this key", place: key.content..<end,
            help: "write `\(name):\(value.isEmpty ? "" : " " + value.shortened)`")
    }

    // MARK: - Indentation

    /// A key or an item that begins in a column where nothing above it does.
    func unevenIndentation() -> Slip? {
        guard line.start < line.comment, line.isKeyOrItem,
            place == line.start || hasForeignColon && place == line.colon && line.above?.key != nil
        else { return nil }
        let own = line.column(line.start)
        let isItem = !line.dashes.isEmpty
        let above = openAbove()
        if let other = above.first(where: { $0.column == own }) { return mixed(isItem, beside: other.isItem) }
        let siblings = above.filter { $0.isItem == isItem }
        let deeper = siblings.last { $0.column > own }
        let shallower = siblings.first { $0.column < own }
        // In the order in which they are the likelier: the nearest first.
        let near = [deeper, shallower].compactMap(\.self).sorted { abs($0.column - own) < abs($1.column - own) }
        guard let nearest = near.first else { return nil }
        var help = "indent it by \(Self.spaces(nearest.column)) like `\(nearest.name)`"
        if near.count > 1 { help += ", or by \(near[1].column) like `\(near[1].name)`" }
        if deeper == nil, own - nearest.column > 1, let above = line.above, above.key == nearest.name,
            !above.value.isEmpty
        {
            help += ", or remove what stands behind `\(nearest.name):`"
        }
        return Slip(
            message: "indented by \(Self.spaces(own)), this line belongs to nothing above it",
            place: line.start..<line.endOfWord(from: line.start), help: help)
    }

    private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

    /// A key among items, or an item among keys.
    private func mixed(_ isItem: Bool, beside isItemAbove: Bool) -> Slip? {
        guard isItem != isItemAbove else { return nil }
        return Slip(
            message: isItem ? "an item with a dash stands among keys" : "a key stands among the items of a list",
            place: line.start..<max(line.start + 1, line.endOfWord(from: line.start)),
            help: isItem
                ? "write it as a key, or all of them with a dash" : "write `- ` before it, or change its indentation")
    }

    /// The keys and items above the line that it could stand beside, from the innermost outwards.
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
