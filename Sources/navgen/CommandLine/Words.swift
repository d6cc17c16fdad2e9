import NavDriver

/// `1 node`, `2 nodes`.
func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
}

extension String {
    /// A path that nobody takes for an option.
    var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }

    /// Whether it cannot be the value of an option: `-` is one, and so is a number below zero.
    var looksLikeOption: Bool { hasPrefix("-") && self != "-" && Int(self) == nil }
}

extension GraphSize {
    /// `21 nodes, 24 routes`.
    var words: String { "\(counted(nodes, "node")), \(counted(routes, "route"))" }
}
