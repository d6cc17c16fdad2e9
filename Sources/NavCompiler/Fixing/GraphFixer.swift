import NavPlatform
import NavSyntax

/// Makes fixes in rounds. Each round makes those that do not overlap, and compiles the result.
struct GraphFixer {
    private typealias Candidate = (diagnostic: Diagnostic, fix: Fix)

    private let path: String
    private let reader: SourceReader
    private let options: CompilerOptions
    private var current: Compilation
    /// All diagnostics of `current`, of which the compilation shows only some of each rule.
    private var diagnostics: [Diagnostic]
    private var texts: [ExactString: [UInt8]] = [:]
    /// The bytes before the text in the files that may be changed, which is a byte order mark or nothing.
    private var prefixes: [ExactString: [UInt8]] = [:]
    private var refusals: [ExactString: FileFailure] = [:]
    /// The fixes that were not made, and the new diagnostic that each leads to.
    private var rejected: [Rejected: (fix: AppliedFix, new: Diagnostic?)] = [:]
    private var fixes: [AppliedFix] = []
    private var compilations = 0
    private let maxCompilations: Int
    /// The edits that were made, by file.
    private var rounds: [ExactString: [TextEdits]] = [:]
    private let original: [SourceFile]

    /// A fix that was tried. Its location is not part of it, because other fixes move it.
    private struct Rejected: Hashable {
        var rule: RuleID
        var message: String
        var file: String
        var replacements: [String]
    }

    init(_ path: String, _ reader: SourceReader, _ options: CompilerOptions, maxCompilations: Int) {
        self.path = path
        self.maxCompilations = maxCompilations
        self.reader = reader
        self.options = options
        current = compile(path, reader: reader, options: options)
        diagnostics = current.allDiagnostics(levels: options.levels)
        original = current.sources
    }

    mutating func run() -> FixedGraph {
        var hasChanged = false
        while compilations < maxCompilations {
            let edits = TextEdits(candidates())
            if !edits.fixes.isEmpty {
                if make(edits) { hasChanged = true }
                continue
            }
            // After other fixes, a rejected one may lead to nothing new.
            guard hasChanged, !rejected.isEmpty else { break }
            rejected = [:]
            hasChanged = false
        }
        let rejections = rejected.values.sorted { precedes($0.fix, $1.fix) }
        return FixedGraph(
            result: current, fixes: fixes.sorted(by: precedes),
            rejections: rejections.map { .init(fix: $0.fix, reason: $0.new?.message ?? "the mistake would stay") },
            files: changedFiles,
            refusals: refusals.keys.sorted().compactMap { refusals[$0] })
    }

    /// The order of fixes: by file, in the order of the graph, then by position.
    private func precedes(_ left: AppliedFix, _ right: AppliedFix) -> Bool {
        func key(_ fix: AppliedFix) -> (Int, Int, Int) {
            let file = original.firstIndex { $0.name == fix.file } ?? original.count
            return (file, fix.position.line, fix.position.column)
        }
        return key(left) < key(right)
    }

    private var changedFiles: [SourceChange] {
        original.compactMap { source in
            let name = ExactString(source.name)
            guard let text = texts[name], text != source.text, let prefix = prefixes[name] else { return nil }
            return SourceChange(path: source.name, old: prefix + source.text, new: prefix + text)
        }
    }

    // MARK: - Candidates

    /// The safe fixes in files that may be changed. If a file is not valid YAML, only those that
    /// correct that, because other diagnostics may be missing.
    private mutating func candidates() -> [Candidate] {
        var found: [Candidate] = []
        for diagnostic in diagnostics {
            guard let fix = diagnostic.fix, fix.isSafe, rejected[rejection(diagnostic, fix)] == nil,
                fix.edits.allSatisfy({ mayChange($0.range.file) })
            else { continue }
            found.append((diagnostic, fix))
        }
        let broken = current.unreadableFiles
        let inBroken = found.filter { broken.contains($0.diagnostic.range.file) }
        return inBroken.isEmpty ? found : inBroken
    }

    private func rejection(_ diagnostic: Diagnostic, _ fix: Fix) -> Rejected {
        Rejected(
            rule: diagnostic.rule, message: diagnostic.message, file: name(of: diagnostic.range.file).string,
            replacements: fix.edits.map(\.replacement))
    }

    private func name(of file: FileID) -> ExactString { ExactString(current.sources[Int(file.index)].name) }

    /// Whether a file has the text that was compiled, in UTF-8.
    private mutating func mayChange(_ file: FileID) -> Bool {
        let name = name(of: file)
        if prefixes[name] != nil { return true }
        if refusals[name] != nil { return false }
        let source = current.sources[Int(file.index)]
        switch reader.read(source.name, options.limits.fileBytes, .regularFile) {
        case .failure(let failure): refusals[name] = failure
        case .success(let bytes):
            if bytes == source.text {
                prefixes[name] = []
            } else if bytes == SourceFile.byteOrderMark + source.text {
                prefixes[name] = SourceFile.byteOrderMark
            } else {
                let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
                refusals[name] = FileFailure(
                    source.name, isUTF16 ? "it is UTF-16; save it as UTF-8 first" : "it changed while it was fixed")
            }
        }
        return prefixes[name] != nil
    }

    // MARK: - Rounds

    /// Makes all of the edits, or, if the result has new diagnostics, those of the first part that
    /// has none. The next round makes the others. Rejects an edit that has new ones on its own.
    ///
    /// - Returns: Whether any were made.
    private mutating func make(_ edits: TextEdits) -> Bool {
        guard compilations < maxCompilations else { return false }
        let outcome = tryAll(edits)
        guard case .worse(let new) = outcome else { return true }
        guard edits.fixes.count > 1 else {
            for candidate in edits.fixes {
                rejected[rejection(candidate.diagnostic, candidate.fix)] = described(candidate).map { ($0, new) }
            }
            return false
        }
        let half = edits.fixes.count / 2
        return make(TextEdits(Array(edits.fixes[..<half]))) || make(TextEdits(Array(edits.fixes[half...])))
    }

    /// What the graph is after edits: better, or with a new diagnostic or the old ones.
    private enum Outcome {
        case better
        case worse(Diagnostic?)
    }

    /// Makes edits if the graph is better with all of them.
    private mutating func tryAll(_ edits: TextEdits) -> Outcome {
        compilations += 1
        var texts = texts
        for file in edits.files {
            texts[name(of: file)] = edits.text(of: file, from: current.sources[Int(file.index)].text)
        }
        let result = compile(path, reader: reader.overlaying(texts), options: options)
        let after = result.allDiagnostics(levels: options.levels)
        let outcome = outcome(result, after, edits)
        guard case .better = outcome else { return outcome }
        fixes += edits.fixes.compactMap(described)
        for file in edits.files { rounds[name(of: file), default: []].append(edits) }
        self.texts = texts
        current = result
        diagnostics = after
        return .better
    }

    private func described(_ candidate: Candidate) -> AppliedFix? {
        let file = candidate.fix.edits.first?.range.file ?? candidate.diagnostic.range.file
        return AppliedFix(candidate.diagnostic, candidate.fix, current.sources[Int(file.index)]) {
            position(of: $0, in: file)
        }
    }

    /// The position in the original file of an offset in the current text.
    private func position(of offset: Int, in file: FileID) -> Position {
        let name = name(of: file)
        let offset = rounds[name, default: []].reversed().reduce(offset) { $1.offset(before: $0, in: file) }
        let source = original.first { ExactString($0.name) == name } ?? current.sources[Int(file.index)]
        return LineTable(source).position(of: offset)
    }

    private func outcome(_ result: Compilation, _ after: [Diagnostic], _ edits: TextEdits) -> Outcome {
        guard result.failure == nil else { return .worse(nil) }
        let broken = current.unreadableFiles
        if edits.fixes.contains(where: { broken.contains($0.diagnostic.range.file) }) {
            return edits.fixes.allSatisfy { isFurther(result, after, $0) } ? .better : .worse(nil)
        }
        var counts: [Kind: Int] = [:]
        for diagnostic in diagnostics { counts[Kind(diagnostic), default: 0] += 1 }
        let new = after.first { diagnostic in
            counts[Kind(diagnostic), default: 0] -= 1
            return counts[Kind(diagnostic), default: 0] < 0
        }
        // Without new diagnostics, fewer ones mean that these are gone.
        return new == nil && after.count < diagnostics.count ? .better : .worse(new)
    }

    /// What makes a diagnostic a new one.
    private struct Kind: Hashable {
        var rule: RuleID
        var message: String

        init(_ diagnostic: Diagnostic) {
            rule = diagnostic.rule
            message = diagnostic.message
        }
    }

    /// Whether a file that was not valid YAML is, or has its first mistake later. What else is wrong in it
    /// could not be seen before.
    private func isFurther(_ result: Compilation, _ after: [Diagnostic], _ candidate: Candidate) -> Bool {
        let file = candidate.diagnostic.range.file
        guard let new = result.sources.firstIndex(where: { ExactString($0.name) == name(of: file) }) else {
            return false
        }
        guard result.unreadableFiles.contains(FileID(new)) else { return true }
        let rest = after.filter { $0.range.file == FileID(new) }
        let first = rest.first?.range.start ?? 0
        return first > candidate.diagnostic.range.start || rest.count < diagnostics.count { $0.range.file == file }
    }
}

extension SourceFile {
    /// The bytes with which a file may say that it is UTF-8.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
