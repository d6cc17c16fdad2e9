extension Stage {
    /// Returns the tree as an indented string.
    public func dump() -> String {
        root.dump()
    }
}

extension StageNode {
    /// Returns the node and its descendants as an indented string.
    public func dump() -> String {
        lines(0).joined(separator: "\n")
    }

    private func lines(_ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return [indent + ([kind] + described).joined(separator: " ")] + children.flatMap { $0.lines(depth + 1) }
    }

    /// The values that can be printed, that is, all but bindings and closures.
    private var described: [String] {
        values.sorted { $0.key < $1.key }.compactMap { name, value in
            switch value {
            case let text as String: "\(name)=\"\(text)\""
            case is any Equatable where Mirror(reflecting: value).displayStyle != .class: "\(name)=\(value)"
            default: nil
            }
        }
    }
}
