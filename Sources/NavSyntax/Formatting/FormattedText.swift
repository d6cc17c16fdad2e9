/// The result of formatting a text.
public enum FormattedText: Sendable {
    /// The text in navgen's style, equal to the text itself if that is formatted already.
    case formatted([UInt8])
    /// The text is not YAML that a graph can have, for the reasons that the diagnostics of the file give.
    case invalid(ParsedFile)
    /// It cannot be formatted without changing what it means.
    case unsupported
}

/// Formats a graph file: the blanks between tokens, not the tokens, their order, or their lines. Comments are kept.
///
/// The result is UTF-8 with line feeds. It is parsed again, so it never means anything else than the text.
public func formatYAML(
    _ bytes: [UInt8], name: String = "<text>", id: FileID = FileID(0), limits: Limits = .standard
) -> FormattedText {
    let parsed = parseYAML(bytes, name: name, id: id, limits: limits)
    // There is a tree also where tags were ignored.
    guard let tree = parsed.tree, !parsed.diagnostics.contains(where: { $0.rule == "yaml-syntax" }) else {
        return .invalid(parsed)
    }
    guard let formatter = YAMLFormatter(parsed.file.text) else { return .unsupported }
    let text = formatter.text
    // The same tree and comments: the net for whatever the formatter does not know of YAML.
    guard let formattedTree = parseYAML(text, name: name, id: id, limits: limits).tree, formattedTree.isEqual(to: tree),
        let comments = YAMLFormatter(text)?.comments, comments == formatter.comments
    else { return .unsupported }
    return .formatted(text)
}

extension YAMLTree {
    /// Whether another tree has the same nodes, wherever they are in its file.
    fileprivate func isEqual(to other: YAMLTree) -> Bool {
        arena == other.arena && merged == other.merged
            && records.elementsEqual(other.records) {
                $0.kind == $1.kind && $0.textStart == $1.textStart && $0.textCount == $1.textCount
                    && $0.next == $1.next
            }
    }
}
