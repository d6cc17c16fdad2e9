/// What a word on the command line stands for.
indirect enum ValueKind: Sendable {
    /// Whatever its author likes.
    case text
    /// A graph's file.
    case graph
    case file, folder
    /// Names in the graph on the line; a linked node has URLs of its own.
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

/// An argument that is no option: described once, for usage, completion and the manual page.
struct Operand: Sendable {
    /// What usage calls it.
    let name: String
    let kind: ValueKind
    private(set) var isOptional = false
    /// Whether there may be several; only a command's last one.
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

    /// As usage shows it: `[URL…]`, `bash|zsh|fish`.
    var spelling: String {
        var text = name + (isRepeated ? "…" : "")
        if case .words(let words) = kind { text = words.joined(separator: "|") }
        return isOptional ? "[\(text)]" : text
    }
}

extension Command {
    /// The operand at a place, counted from zero.
    func operand(at place: Int) -> Operand? {
        if operands.indices.contains(place) { return operands[place] }
        return operands.last.flatMap { $0.isRepeated ? $0 : nil }
    }
}
