import NavPlatform

/// The difference between two files in the format of `diff -u`.
package enum UnifiedDiff {
    private enum Edit { case keep(Int, Int), remove(Int), add(Int) }
    private static let context = 3

    /// The diff of a file.
    ///
    /// Files in the current folder have relative paths without `./`, as `git apply` expects.
    ///
    /// - Parameters:
    ///   - old: The old contents; nil if the file does not exist.
    ///   - new: The new contents; nil if the file is removed.
    ///   - path: The path of the file.
    package static func text(from old: [UInt8]?, to new: [UInt8]?, path: String) -> String {
        let path = Paths.relativeToCurrentFolder(path)
        // A tab marks the end of a name with spaces.
        let end = path.contains(" ") ? "\t" : ""
        let oldName = old == nil ? "/dev/null" : "a/" + path + end
        let newName = new == nil ? "/dev/null" : "b/" + path + end
        guard isText(old ?? []), isText(new ?? []) else { return "Binary files \(oldName) and \(newName) differ\n" }
        let left = lines(old ?? [])
        let right = lines(new ?? [])
        let edits = edits(left, right)
        var text = "--- \(oldName)\n+++ \(newName)\n"
        for hunk in hunks(edits) { text += write(edits[hunk], left, right) }
        return text
    }

    /// Whether contents are text, judging by their beginning.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.prefix(8000).contains(0) && !bytes.starts(with: "%PDF-".utf8)
    }

    /// The lines of a text, each with its line break.
    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// The edits between two texts. Lines in common at both ends are kept; between them the
    /// standard library finds a shortest difference.
    private static func edits(_ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]) -> [Edit] {
        var head = 0
        while head < left.count, head < right.count, left[head] == right[head] { head += 1 }
        var tail = 0
        while tail < left.count - head, tail < right.count - head,
            left[left.count - 1 - tail] == right[right.count - 1 - tail]
        { tail += 1 }
        let old = left[head..<(left.count - tail)]
        let new = right[head..<(right.count - tail)]
        var removed: Set<Int> = Set(old.indices)
        var added: Set<Int> = Set(new.indices)
        // Finding a difference takes time proportional to lines times changes, so large differing
        // parts are replaced entirely.
        if old.count * new.count <= 4_000_000 {
            let difference = Array(new).difference(from: Array(old))
            removed = Set(
                difference.removals.map { change in
                    if case .remove(let offset, _, _) = change { offset + head } else { 0 }
                })
            added = Set(
                difference.insertions.map { change in
                    if case .insert(let offset, _, _) = change { offset + head } else { 0 }
                })
        }
        var edits: [Edit] = (0..<head).map { .keep($0, $0) }
        var from = head
        var to = head
        while from < left.count || to < right.count {
            if removed.contains(from) {
                edits.append(.remove(from))
                from += 1
            } else if added.contains(to) {
                edits.append(.add(to))
                to += 1
            } else {
                edits.append(.keep(from, to))
                from += 1
                to += 1
            }
        }
        return edits
    }

    /// The ranges of edits that contain changes, with lines of context.
    private static func hunks(_ edits: [Edit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() {
            if case .keep = edit { continue }
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func write(
        _ edits: ArraySlice<Edit>, _ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]
    ) -> String {
        var body = ""
        var oldLines: [Int] = []
        var newLines: [Int] = []
        for edit in edits {
            switch edit {
            case .keep(let from, let to):
                oldLines.append(from)
                newLines.append(to)
                body += line(" ", left[from])
            case .remove(let from):
                oldLines.append(from)
                body += line("-", left[from])
            case .add(let to):
                newLines.append(to)
                body += line("+", right[to])
            }
        }
        return "@@ -\(span(oldLines)) +\(span(newLines)) @@\n" + body
    }

    private static func span(_ lines: [Int]) -> String {
        guard let first = lines.first else { return "0,0" }
        return lines.count == 1 ? "\(first + 1)" : "\(first + 1),\(lines.count)"
    }

    private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
        let text = mark + String(decoding: line, as: UTF8.self)
        return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
    }
}
