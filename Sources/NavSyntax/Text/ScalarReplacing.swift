extension String {
    /// Returns the string with each occurrence of a scalar replaced, even if a combining mark after it
    /// makes both one `Character`.
    public func replacing(scalar: Unicode.Scalar, with text: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var replaced = ""
        for other in unicodeScalars {
            if other == scalar { replaced += text } else { replaced.unicodeScalars.append(other) }
        }
        return replaced
    }
}
