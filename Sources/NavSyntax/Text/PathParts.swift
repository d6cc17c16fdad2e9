/// Paths as systems read them, which is by bytes: a slash stays one when a mark behind it makes both one `Character`.
extension String {
    /// What stands between slashes; nothing where two stand side by side.
    public var pathParts: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    public var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

    /// Where the last slash is.
    public var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
