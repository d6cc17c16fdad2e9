/// Removes keys and items.
extension CorrectionWriter {
    /// A key with its value, or an item.
    private struct Entry {
        var first: Int32
        var last: Int32
    }

    /// Removes the key, value or item that has exactly this range.
    func removal(of range: Range<Int>, _ path: [Int32], _ tree: YAMLTree) -> Edit? {
        guard let node = path.last, let parent = path.dropLast().last,
            self.range(node, tree) == range, !hasProperties(parent, tree)
        else { return nil }
        let children = children(of: parent, in: tree)
        let width = tree.records[Int(parent)].kind == .sequence ? 1 : 2
        let entries = stride(from: 0, to: children.count - width + 1, by: width).map {
            Entry(first: children[$0], last: children[$0 + width - 1])
        }
        guard let number = entries.firstIndex(where: { $0.first == node || $0.last == node }),
            !isAliased(entries[number].first, tree), !isAliased(entries[number].last, tree)
        else { return nil }
        let isAlone = entries.count == 1
        if isFlow(parent, tree) { return flowRemoval(number, entries, tree) }
        // Without its last item, a list would be nothing at all, and so would the whole file.
        guard !isAlone || width == 2 && path.count > 2 && startsLine(entries[number], tree) else { return nil }
        return blockRemoval(number, entries, width == 1, tree)
    }

    private func range(_ index: Int32, _ tree: YAMLTree) -> Range<Int> {
        Int(tree.records[Int(index)].start)..<Int(tree.records[Int(index)].end)
    }

    private func range(_ entry: Entry, _ tree: YAMLTree) -> Range<Int> {
        range(entry.first, tree).lowerBound..<range(entry.last, tree).upperBound
    }

    /// In brackets, an entry goes with the comma before it or, if it is the first, with the one
    /// after it.
    private func flowRemoval(_ number: Int, _ entries: [Entry], _ tree: YAMLTree) -> Edit? {
        let own = range(entries[number], tree)
        if number > 0 {
            let end = range(entries[number - 1], tree).upperBound
            return isSeparator(end..<own.lowerBound) ? Edit(end..<own.upperBound) : nil
        }
        guard entries.count > 1 else { return Edit(own) }
        let next = range(entries[1], tree).lowerBound
        return isSeparator(own.upperBound..<next) ? Edit(own.lowerBound..<next) : nil
    }

    /// Whether a range has one comma and otherwise only blanks.
    private func isSeparator(_ range: Range<Int>) -> Bool {
        var commas = 0
        for byte in source[range] {
            if byte == YAMLByte.comma { commas += 1 } else if !isBlank(byte), !Self.isBreak(byte) { return false }
        }
        return commas == 1
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == YAMLByte.space || byte == 0x09 }

    /// The start of the line of an offset.
    private func lineStart(_ offset: Int) -> Int {
        source[..<offset].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0
    }

    private func startsLine(_ entry: Entry, _ tree: YAMLTree) -> Bool {
        let start = range(entry, tree).lowerBound
        return source[lineStart(start)..<start].allSatisfy(isBlank)
    }

    /// In block style, an entry goes with its lines and the comment on the last one.
    private func blockRemoval(_ number: Int, _ entries: [Entry], _ isItem: Bool, _ tree: YAMLTree) -> Edit? {
        var own = range(entries[number], tree)
        guard let end = endOfLines(own.upperBound) else { return nil }
        if isItem {
            guard let dash = source[..<own.lowerBound].lastIndex(where: { !isBlank($0) }), source[dash] == YAMLByte.dash
            else { return nil }
            own = dash..<own.upperBound
        }
        let start = lineStart(own.lowerBound)
        if source[start..<own.lowerBound].allSatisfy(isBlank) { return Edit(start..<end) }
        // After the dash of an item, the next key takes its place.
        guard !isItem, number == 0, entries.count > 1 else { return nil }
        let next = range(entries[1], tree).lowerBound
        return source[end..<next].allSatisfy(isBlank) ? Edit(own.lowerBound..<next) : nil
    }

    /// The end of the line of an offset, with its line break; nil if there is more than a comment.
    private func endOfLines(_ offset: Int) -> Int? {
        // A block scalar ends after its last line break.
        if offset > 0, offset == lineStart(offset), offset <= source.count { return offset }
        var end = offset
        while end < source.count, isBlank(source[end]) { end += 1 }
        if end < source.count, source[end] == YAMLByte.hash, end > offset {
            end = source[end...].firstIndex(where: Self.isBreak) ?? source.count
        }
        guard end < source.count else { return end }
        guard Self.isBreak(source[end]) else { return nil }
        let isPair = source[end...].starts(with: [YAMLByte.carriageReturn, YAMLByte.lineFeed])
        return end + (isPair ? 2 : 1)
    }
}
