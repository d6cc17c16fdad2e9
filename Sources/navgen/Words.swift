/// `1 node`, `2 nodes`.
func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
}

extension String {
    /// A path that nobody takes for an option.
    var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }
}
