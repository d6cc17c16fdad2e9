/// A token of Swift code.
public struct SwiftToken: Sendable {
    public enum Kind: Sendable {
        /// A name or a keyword, without backticks.
        case name
        case number
        /// A string, with its quotes and everything in it.
        case string
        case regularExpression
        /// Operators, and all other punctuation that is one token.
        case punctuation
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
        /// `#if`, `#else`, `#endif` and others that take a line, with that line.
        case directive
    }

    public let kind: Kind
    /// Its text; for strings, see `SwiftCode.string(at:)`.
    public let text: String
    /// Byte offsets.
    public let start: Int
    public let end: Int
    /// Whether it is the first on its line.
    public let startsLine: Bool
    /// Whether there is a blank, a line break or a comment before it.
    public let hasSpaceBefore: Bool
}

/// A comment in Swift code.
public struct SwiftComment: Sendable {
    public let start: Int
    public let end: Int
    /// Its text without the slashes and asterisks at its ends.
    public let text: String
    /// Whether it documents what follows: `///` or `/**`.
    public let isDocumentation: Bool
}
