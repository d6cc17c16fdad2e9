import NavGraph
import NavSyntax

extension String {
    /// The path in a form that is not read as an option: `./-x` for `-x`.
    var asOperand: String { hasPrefix("-") && self != "-" ? "./" + self : self }

    /// Whether it is read as an option; `-` and negative numbers are values.
    var looksLikeOption: Bool { hasPrefix("-") && self != "-" && Int(self) == nil }
}

extension Graph {
    /// `21 nodes, 24 routes`.
    var size: String { "\(counted(nodes.count, "node")), \(counted(routes.count, "route"))" }
}
