extension String {
    /// As a shell reads it back.
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
