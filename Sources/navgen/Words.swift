/// `1 node`, `2 nodes`.
func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
}

extension String {
    /// A path that nobody takes for an option.
    var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }

    /// As a shell reads it back.
    var shellQuoted: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789_-./,=@+".unicodeScalars.contains($0)
            }
        guard !isPlain else { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
