/// The kind of a word on the command line, for completion.
indirect enum ValueKind: Sendable {
    /// Any text.
    case text
    /// A graph's file.
    case graph
    case file, folder
    /// Names in the graph that the command line names; a linked node has URL patterns.
    case node, linkedNode, section, module, tag, environment
    /// `name=value` for a parameter of the node on the line.
    case parameter
    case rule
    /// A command of navgen.
    case command
    /// One of these.
    case words([String])
    case either([ValueKind])
    /// Several, separated by commas.
    case list(ValueKind)
    /// `name=value`.
    case setting(ValueKind, ValueKind)
}

/// An argument that is not an option. Usage, completion and the manual page all use this
/// description.
struct Operand: Sendable {
    /// Its name in the usage.
    let name: String
    let kind: ValueKind
    private(set) var isOptional = false
    /// Whether it can be given several times; only a command's last operand can.
    private(set) var isRepeated = false

    init(_ name: String, _ kind: ValueKind = .text) {
        self.name = name
        self.kind = kind
    }

    static let graph = Operand("GRAPH", .graph)

    var optional: Operand {
        var copy = self
        copy.isOptional = true
        return copy
    }

    var repeated: Operand {
        var copy = self
        copy.isRepeated = true
        return copy
    }

    /// The spelling in the usage: `[URL…]`, `bash|zsh|fish`. Many words have a name instead.
    var spelling: String {
        var text = name + (isRepeated ? "…" : "")
        if case .words(let words) = kind, words.count < 5 { text = words.joined(separator: "|") }
        return isOptional ? "[\(text)]" : text
    }
}

extension Command {
    /// The operand at an index.
    func operand(at index: Int) -> Operand? {
        if operands.indices.contains(index) { return operands[index] }
        return operands.last.flatMap { $0.isRepeated ? $0 : nil }
    }
}
