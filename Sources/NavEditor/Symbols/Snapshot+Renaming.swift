public import NavCompiler
import NavGraph
public import NavSyntax

extension Snapshot {
    /// The edits that rename a symbol. Refused if the graph would have a mistake that it does not have
    /// now, such as two nodes with one name.
    public func renaming(
        _ symbol: Symbol, to name: String, keepsHistory: Bool = true
    ) throws(Renaming.Refusal) -> Renaming {
        guard compilation.links != nil else {
            throw Renaming.Refusal(
                message: "the graph cannot be read as a whole, so that not all uses of the name are known",
                help: "fix its errors first")
        }
        var renaming = try Renaming(symbol, to: name, in: index, analyzed, keepsHistory: keepsHistory)
        let after = compile(after: renaming.edits)
        var known: [RuleID: Int] = [:]
        for diagnostic in compilation.diagnostics { known[diagnostic.rule, default: 0] += 1 }
        for diagnostic in after.diagnostics where diagnostic.severity != .note {
            known[diagnostic.rule, default: 0] -= 1
            guard known[diagnostic.rule, default: 0] < 0 else { continue }
            throw Renaming.Refusal(
                message: "with that name, \(diagnostic.message) [\(diagnostic.rule)]", help: diagnostic.help)
        }
        renaming.after = after
        return renaming
    }

    /// The graph with edits.
    public func compile(after edits: [TextEdit]) -> Compilation {
        var texts: [ExactString: [UInt8]] = [:]
        for (index, source) in sources.enumerated() {
            texts[ExactString(source.name)] = source.text(after: edits, in: FileID(index))
        }
        return NavCompiler.compile(
            sources.first?.name ?? "", reader: SourceReader.regularFiles.overlaying(texts), options: options)
    }

    /// The start of the file that an `include` at a place names.
    func included(at offset: Int, in file: FileID) -> SourceRange? {
        let context = CursorContext(sources[Int(file.index)].text, at: offset)
        guard context.path.first == .key("include") else { return nil }
        let text = sources[Int(file.index)].text
        func isWord(_ byte: UInt8) -> Bool { byte > 0x20 && !"\"'[]{},:".utf8.contains(byte) }
        let start = text[..<offset].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
        let end = text[offset...].firstIndex { !isWord($0) } ?? text.count
        let name = String(decoding: text[start..<max(start, end)], as: UTF8.self)
        let folder = sources[Int(file.index)].name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return texts.file((folder.map(String.init) + [name]).joined(separator: "/")).map {
            SourceRange(file: $0, start: 0, end: 0)
        }
    }
}
