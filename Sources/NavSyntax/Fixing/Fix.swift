/// A replacement of a part of a source file. An insertion replaces an empty range.
public struct TextEdit: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// What to write instead, as edits that are made together. They do not overlap.
public struct Fix: Hashable, Sendable {
    public var edits: [TextEdit]
    /// Whether it can only be what was meant, so that it may be applied without asking.
    public var isSafe: Bool

    public init(_ edits: [TextEdit], isSafe: Bool) {
        self.edits = edits
        self.isSafe = isSafe
    }
}
