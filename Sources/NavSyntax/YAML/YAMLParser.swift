/// A file after parsing.
public struct ParsedFile: Sendable {
    public let file: SourceFile
    public let id: FileID
    let tree: YAMLTree?
    public let diagnostics: [Diagnostic]
    public let ignores: [IgnoreComment]

    /// Whether the file was parsed; if not, `diagnostics` say why.
    public var isYAML: Bool { tree != nil }

    /// Calls `body` with the root node, or returns nil if the file could not be parsed.
    ///
    /// Nodes are valid only until `body` returns.
    public func withTree<Result>(_ body: (YAMLNode) throws -> Result) rethrows -> Result? {
        try tree?.withRoot(body)
    }
}

/// Reads one YAML document from the bytes of a file.
public func parseYAML(
    _ bytes: [UInt8], name: String, id: FileID, limits: Limits = .standard
) -> ParsedFile {
    func failed(_ text: [UInt8], _ diagnostics: [Diagnostic]) -> ParsedFile {
        let file = SourceFile(name: name, text: text)
        return ParsedFile(file: file, id: id, tree: nil, diagnostics: diagnostics, ignores: [])
    }
    guard bytes.count <= limits.fileBytes else {
        let message = "this file is larger than the limit of \(limits.fileBytes / 1024 / 1024) MiB"
        let range = SourceRange(file: id, start: 0, end: 0)
        return failed([], [Diagnostic("too-large", message, at: range, help: "split it with `include`")])
    }
    let decoding = SourceDecoding(bytes, id: id)
    guard decoding.diagnostics.isEmpty else { return failed(decoding.text, decoding.diagnostics) }
    let builder = YAMLTreeBuilder(decoding, id: id, limits: limits)
    let file = SourceFile(name: name, text: decoding.text)
    return ParsedFile(
        file: file, id: id, tree: builder.tree, diagnostics: builder.diagnostics,
        ignores: IgnoreComment.all(in: file, id: id))
}
