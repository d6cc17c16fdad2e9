extension Stage {
    /// The tree as an indented text.
    public func dump() -> String {
        root.dump()
    }
}

extension StageNode {
    /// This node and all below it as an indented text.
    public func dump() -> String {
        lines(0).joined(separator: "\n")
    }

    private func lines(_ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        return [indent + ([kind] + described).joined(separator: " ")] + children.flatMap { $0.lines(depth + 1) }
    }

    /// The values that can be read; bindings and closures cannot.
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
