/// What to do about a diagnostic: a sentence and, if that says exactly what to write, a correction.
///
/// Both are made together, so that they cannot disagree.
public struct Help: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var text: String
    public var correction: Correction?

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral text: String) {
        self.text = text
    }
}

extension Help {
    /// The same sentence, with the change that it describes.
    ///
    /// - Parameters:
    ///   - range: The part of the file to change; nil for the range of the diagnostic.
    ///   - isSafe: Whether nothing else can be meant.
    public func correcting(_ change: Correction.Change, at range: SourceRange? = nil, isSafe: Bool = true) -> Help {
        var help = self
        help.correction = Correction(change, at: range, isSafe: isSafe)
        return help
    }

    /// "write `x`", where `x` is text that may have to be quoted in the file.
    public static func write(_ text: String, at range: SourceRange? = nil, isSafe: Bool = true) -> Help {
        Help("write `\(text)`").correcting(.value(text), at: range, isSafe: isSafe)
    }

    /// "write `x`", where `x` is YAML, such as a list in brackets.
    public static func write(yaml text: String, at range: SourceRange? = nil, isSafe: Bool = true) -> Help {
        Help("write `\(text)`").correcting(.source(text), at: range, isSafe: isSafe)
    }

    /// "remove it", for a key or an item.
    public static let remove = Help("remove it").correcting(.removal)

    /// "did you mean `x`?"
    public static func didYouMean(_ match: NameMatch, for name: String) -> Help {
        Help("did you mean `\(match.name)`?").correcting(.rename(name, to: match.name), isSafe: match.isClear)
    }
}

/// A change of a file that fixes a diagnostic, whatever the style of the file.
///
/// `CorrectionWriter` turns it into edits.
public struct Correction: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
        /// Replace a name, which is the whole text or a part of it.
        case rename(String, to: String)
        /// Replace text by other text, in the same quotes or with those that it needs.
        case value(String)
        /// Replace YAML by other YAML.
        case source(String)
        /// Remove a key with its value, or an item of a list.
        case removal
    }

    public var change: Change
    /// The part of the file to change; nil for the range of the diagnostic.
    public var range: SourceRange?
    /// Whether nothing else can be meant, so that it may be made without asking.
    public var isSafe: Bool

    public init(_ change: Change, at range: SourceRange? = nil, isSafe: Bool) {
        self.change = change
        self.range = range
        self.isSafe = isSafe
    }
}
