extension String {
    /// The string quoted for a POSIX shell, if it needs quotes.
    public var shellQuoted: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789_-./,=@+".unicodeScalars.contains($0)
            }
        guard !isPlain else { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
