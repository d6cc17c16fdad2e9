/// Turns the corrections of diagnostics into edits of one file, in the style of that file.
///
/// It returns no fix where an edit could be wrong: in text that is used in several places through
/// aliases, in block scalars, and around comments that would have to go with it.
public struct CorrectionWriter {
    let source: [UInt8]
    /// The nodes of the file; nil if it is not valid YAML.
    let tree: YAMLTree?
    /// The indices of the nodes that aliases refer to.
    private let aliased: Set<Int32>

    public init(_ file: SourceFile, _ id: FileID) {
        source = file.text
        tree = parseYAML(file.text, name: file.name, id: id).tree
        aliased = Set(tree?.records.lazy.filter { $0.kind == .alias }.map(\.textStart) ?? [])
    }

    /// The fix that a diagnostic of this file describes, or nil if there is none.
    public func fix(for diagnostic: Diagnostic) -> Fix? {
        guard let correction = diagnostic.correction else { return nil }
        let range = correction.range ?? diagnostic.range
        guard range.file == diagnostic.range.file, Int(range.end) <= source.count,
            let edit = edit(correction.change, Int(range.start)..<Int(range.end))
        else { return nil }
        let place = SourceRange(file: range.file, start: edit.range.lowerBound, end: edit.range.upperBound)
        let replacement = String(decoding: edit.bytes, as: UTF8.self)
        return Fix([TextEdit(place, replacement)], isSafe: correction.isSafe)
    }

    /// An edit as bytes.
    struct Edit {
        var range: Range<Int>
        var bytes: [UInt8]

        init(_ range: Range<Int>, _ bytes: some Sequence<UInt8> = []) {
            self.range = range
            self.bytes = Array(bytes)
        }
    }

    private func edit(_ change: Correction.Change, _ range: Range<Int>) -> Edit? {
        guard let tree else {
            // Only slips are reported then, and they say what to write where.
            guard case .source(let text) = change else { return nil }
            return Edit(range, text.utf8)
        }
        let path = path(to: range, in: tree)
        guard path.allSatisfy({ !aliased.contains($0) }) else { return nil }
        if case .removal = change { return removal(of: range, path, tree) }
        // Comments are in no node.
        let isComment = path.isEmpty
        if let last = path.last, tree.records[Int(last)].kind == .alias { return nil }
        switch change {
        case .rename(let name, let new): return renaming(name, to: new, range, path, tree)
        case .value(let text): return writing(text, range, path, tree)
        case .source(let text):
            let edit = Edit(range, text.utf8)
            guard isComment || !hasProperties(path[path.count - 1], tree),
                text.contains(where: \.isNewline) || !isMultiline(range)
            else {
                return nil
            }
            return keepsYAML(edit) ? edit : nil
        case .removal: return nil
        }
    }

    /// The nodes around a range, from the root to the innermost one.
    private func path(to range: Range<Int>, in tree: YAMLTree) -> [Int32] {
        func contains(_ index: Int32) -> Bool {
            let record = tree.records[Int(index)]
            return Int(record.start) <= range.lowerBound && range.upperBound <= Int(record.end)
                && (record.end > record.start || range == Int(record.start)..<Int(record.end))
        }
        var path: [Int32] = contains(0) ? [0] : []
        while let parent = path.last, let child = children(of: parent, in: tree).first(where: contains) {
            path.append(child)
        }
        return path
    }

    /// The items of a sequence; the keys and values of a mapping, alternating.
    func children(of index: Int32, in tree: YAMLTree) -> [Int32] {
        switch tree.records[Int(index)].kind {
        case .scalar, .plainScalar, .alias: return []
        case .sequence, .mapping, .mergedMapping: break
        }
        var children: [Int32] = []
        var child = index + 1
        while child < tree.records[Int(index)].next {
            children.append(child)
            child = tree.records[Int(child)].next
        }
        return children
    }

    func isFlow(_ index: Int32, _ tree: YAMLTree) -> Bool {
        let record = tree.records[Int(index)]
        return record.kind != .scalar && record.kind != .plainScalar
            && [YAMLByte.openBracket, YAMLByte.openBrace].contains(source[Int(record.start)])
    }

    /// Whether a node has an anchor or a tag, which are part of its range.
    func hasProperties(_ index: Int32, _ tree: YAMLTree) -> Bool {
        let record = tree.records[Int(index)]
        return record.end > record.start && [UInt8(ascii: "&"), UInt8(ascii: "!")].contains(source[Int(record.start)])
    }

    /// Whether a node in or at this one is named by an alias.
    func isAliased(_ index: Int32, _ tree: YAMLTree) -> Bool {
        aliased.contains { index <= $0 && $0 < tree.records[Int(index)].next }
    }

    func isMultiline(_ range: Range<Int>) -> Bool { source[range].contains(where: Self.isBreak) }

    /// Whether the file is still YAML after an edit. Not tried in large files, which would take too
    /// long if there are many.
    private func keepsYAML(_ edit: Edit) -> Bool {
        guard source.count < 1 << 16 else { return true }
        var text = source
        text.replaceSubrange(edit.range, with: edit.bytes)
        return parseYAML(text, name: "", id: FileID(0)).isYAML
    }

    static func isBreak(_ byte: UInt8) -> Bool { byte == YAMLByte.lineFeed || byte == YAMLByte.carriageReturn }
}

/// Text.
extension CorrectionWriter {
    /// Replaces the only occurrence of a name in a range.
    private func renaming(_ name: String, to new: String, _ range: Range<Int>, _ path: [Int32], _ tree: YAMLTree)
        -> Edit?
    {
        let old = Array(name.utf8)
        let found = source[range].indices.filter { start in
            let end = start + old.count
            return end <= range.upperBound && source[start..<end].elementsEqual(old)
                && !(start > range.lowerBound && Self.isInName(source[start - 1]))
                && !(end < range.upperBound && Self.isInName(source[end]))
        }
        if !old.isEmpty, found.count == 1, new.utf8.allSatisfy({ Self.isInName($0) || $0 == UInt8(ascii: ".") }) {
            return Edit(found[0]..<(found[0] + old.count), new.utf8)
        }
        guard let last = path.last, text(of: last, tree) == old else { return nil }
        return writing(new, range, path, tree)
    }

    /// Letters, digits, `_` and `-`.
    private static func isInName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == YAMLByte.dash
    }

    private func text(of index: Int32, _ tree: YAMLTree) -> [UInt8]? {
        let record = tree.records[Int(index)]
        guard record.kind == .scalar || record.kind == .plainScalar else { return nil }
        return Array(tree.arena[Int(record.textStart)..<Int(record.textStart + record.textCount)])
    }

    /// Replaces a scalar, or a part of one, by text.
    private func writing(_ text: String, _ range: Range<Int>, _ path: [Int32], _ tree: YAMLTree) -> Edit? {
        guard let last = path.last, !hasProperties(last, tree) else { return nil }
        let record = tree.records[Int(last)]
        let whole = Int(record.start)..<Int(record.end)
        // Behind an anchor, a collection may be in brackets.
        let isInBrackets = path.dropLast().contains { isFlow($0, tree) || hasProperties($0, tree) }
        guard !isMultiline(whole) else { return nil }
        switch record.kind {
        case .plainScalar:
            // The text of a plain scalar is in the source as it is.
            let before = String(decoding: source[whole.lowerBound..<range.lowerBound], as: UTF8.self)
            let after = String(decoding: source[range.upperBound..<whole.upperBound], as: UTF8.self)
            return Edit(whole, YAMLText.scalar(before + text + after, inBrackets: isInBrackets).utf8)
        case .scalar:
            let quote = source[whole.lowerBound]
            guard quote == YAMLByte.quote || quote == YAMLByte.apostrophe, source[whole.upperBound - 1] == quote else {
                return nil
            }
            let isWhole = range == whole
            let inner = isWhole ? (whole.lowerBound + 1)..<(whole.upperBound - 1) : range
            if quote == YAMLByte.quote { return Edit(inner, YAMLText.escaped(text).utf8) }
            guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else { return nil }
            return Edit(
                inner, text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''").utf8)
        case .sequence, .mapping, .mergedMapping:
            guard range == whole, isFlow(last, tree) else { return nil }
            return Edit(range, YAMLText.scalar(text, inBrackets: isInBrackets).utf8)
        case .alias: return nil
        }
    }
}
