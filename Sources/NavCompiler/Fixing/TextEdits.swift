public import NavSyntax

/// Edits of the files of a graph that are made together.
public struct TextEdits: Sendable {
    /// The fixes whose edits are made, in the order of their edits.
    public private(set) var fixes: [(diagnostic: Diagnostic, fix: Fix)] = []

    /// Selects fixes whose edits do not overlap: of those that do, the first.
    public init(_ candidates: [(diagnostic: Diagnostic, fix: Fix)]) {
        var ends: [FileID: (start: Int32, end: Int32)] = [:]
        let sorted = candidates.sorted { left, right in
            guard let left = left.fix.edits.first?.range, let right = right.fix.edits.first?.range else { return false }
            return (left.file, left.start, left.end) < (right.file, right.start, right.end)
        }
        for candidate in sorted {
            let isFree = candidate.fix.edits.allSatisfy { edit in
                guard let last = ends[edit.range.file] else { return true }
                return last.end <= edit.range.start && (last.start, last.end) != (edit.range.start, edit.range.end)
            }
            guard isFree, !candidate.fix.edits.isEmpty else { continue }
            for edit in candidate.fix.edits {
                let end = max(ends[edit.range.file]?.end ?? 0, edit.range.end)
                ends[edit.range.file] = (edit.range.start, end)
            }
            fixes.append(candidate)
        }
    }

    /// The files that are edited.
    public var files: Set<FileID> { Set(fixes.lazy.flatMap(\.fix.edits).map(\.range.file)) }

    /// The offset in a file before the edits of an offset after them.
    func offset(before offset: Int, in file: FileID) -> Int {
        let edits = fixes.lazy.flatMap(\.fix.edits).filter { $0.range.file == file }
        var shift = 0
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            let start = Int(edit.range.start) + shift
            let length = edit.replacement.utf8.count
            if offset < start { break }
            if offset < start + length { return Int(edit.range.start) }
            shift += length - Int(edit.range.end - edit.range.start)
        }
        return offset - shift
    }

    /// A file's text after the edits.
    public func text(of file: FileID, from text: [UInt8]) -> [UInt8] {
        var text = text
        let edits = fixes.lazy.flatMap(\.fix.edits).filter { $0.range.file == file }
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            text.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
        }
        return text
    }
}
