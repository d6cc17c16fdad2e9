import NavSyntax

/// An entry of `include`.
public struct IncludeRequest: Sendable {
    /// The path as written, relative to the including file.
    public var path: Located<String>
    /// The section for the nodes of the file.
    public var section: Located<String>?
    /// The Swift module of that section.
    public var module: Located<String>?
    /// Whether that section may change in any way.
    public var isUnstable = false
}

private struct IncludeDraft: Sendable {
    var path: Located<String>?
    var section: Located<String>?
    var module: Located<String>?
    var unstable: Located<Bool>?
}

enum IncludeKeys {
    private static let table = KeyTable<IncludeDraft>("include", "an `include`") {
        Key(
            "file", .file, "The file, relative to this one, in the main graph's folder or below it.",
            required: true
        ) { $0.path = $1 }
        Key("section", .locatedText, "The section that its nodes belong to.") { $0.section = $1 }
        Key("module", .locatedText, "The Swift module of that section.") { $0.module = $1 }
        Key("unstable", Shape<Bool>.bool.located, "Whether that section may still change in any way, as for a node.") {
            $0.unstable = $1
        }
    }

    /// The entries. If one of them could not be read, the names that its file declares are not known.
    static let files = Shape<[IncludeRequest]>(list.schema) { node, decoder in
        let diagnosticCount = decoder.diagnostics.count
        let files = list.decode(node, &decoder)
        if decoder.diagnostics.count > diagnosticCount { decoder.unread.insert("include") }
        return files
    }

    private static let list = Shape<[IncludeRequest]>.list(item, of: "files")

    private static let item = Shape<IncludeRequest>(.either([.name(.file), .object(table.schema)])) { node, decoder in
        guard node.kind == .mapping else {
            return decoder.text(node, expected: "a file, or `{file, section}`").map {
                IncludeRequest(path: Located($0, node.range), section: nil, module: nil)
            }
        }
        let diagnosticCount = decoder.diagnostics.count
        var draft = IncludeDraft()
        guard table.decode(node, into: &draft, &decoder), let path = draft.path else { return nil }
        if let section = draft.section { decoder.checkName(section.value, at: section.range, what: "a section") }
        // With a section that could not be read, the names of its nodes would be wrong.
        let isUnderstood = decoder.diagnostics.count == diagnosticCount
        if let module = draft.module {
            decoder.checkName(module.value, at: module.range, what: "a module", isType: true)
            if draft.section == nil {
                decoder.report(
                    "missing-key", "`module` needs a `section`", at: module.range, help: "add `section: name`")
            }
        }
        if let unstable = draft.unstable, draft.section == nil {
            decoder.report(
                "missing-key", "`unstable` needs a `section`", at: unstable.range, help: "add `section: name`")
        }
        guard isUnderstood else { return nil }
        return IncludeRequest(
            path: path, section: draft.section, module: draft.module, isUnstable: draft.unstable?.value ?? false)
    }
}
