extension String {
    /// With something else in the place of a scalar, also where a mark behind it makes both one `Character`.
    public func replacing(scalar: Unicode.Scalar, with text: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var replaced = ""
        for other in unicodeScalars {
            if other == scalar { replaced += text } else { replaced.unicodeScalars.append(other) }
        }
        return replaced
    }
}
