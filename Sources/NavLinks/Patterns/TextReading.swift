/// Literal text with parameters, as in `{user}@{host}`: a segment, the value of a query item, or the
/// fragment.
///
/// A value ends where the text after it first occurs, except that text at the end is looked for at
/// the end. Only a value that is the whole text can be empty.
public struct TextReading: Hashable, Sendable {
    public struct Hole: Hashable, Sendable {
        /// The index of the parameter.
        public var parameter: Int
        /// The literal text after the value.
        public var suffix = ""
        /// Whether the value may be absent, together with a slash before it.
        public var isOptional = false
        /// Whether the value may contain slashes although the text is a path.
        public var takesSlashes = false
    }

    public var prefix = ""
    /// At least one.
    public var holes: [Hole]

    init(prefix: String = "", _ holes: [Hole]) {
        self.prefix = prefix
        self.holes = holes
    }

    init(_ parameter: Int) { holes = [Hole(parameter: parameter)] }

    /// The only parameter, if there is no literal text.
    public var loneParameter: Int? {
        holes.count == 1 && prefix.isEmpty && holes[0].suffix.isEmpty ? holes[0].parameter : nil
    }

    /// The only parameter, with the literal text around it. Nil if there are several, or if it may be
    /// absent.
    package var only: Hole? { holes.count == 1 && !holes[0].isOptional ? holes[0] : nil }

    /// Whether the text begins like a path, so that values do not contain slashes.
    var isPath: Bool { prefix.utf8.first == UInt8(ascii: "/") }

    /// The literal text at the beginning, without a slash that is absent together with the first
    /// value.
    public var trimmedPrefix: String { holes[0].isOptional ? trimmed(before: 0) : prefix }

    func reads(_ parameter: Int) -> Bool { holes.contains { $0.parameter == parameter } }

    /// The literal text before a hole, without the slash that is absent together with the hole.
    func trimmed(before hole: Int) -> String {
        let text = hole == 0 ? prefix : holes[hole - 1].suffix
        return text.utf8.last == UInt8(ascii: "/") && (hole > 0 || text != "/") ? String(text.dropLast()) : text
    }
}
