/// Paths are split by bytes, as operating systems do: a slash separates also if a combining mark after
/// it makes both one `Character`.
extension String {
    /// The nonempty path components.
    public var pathParts: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    public var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

    /// The index of the last slash.
    public var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
