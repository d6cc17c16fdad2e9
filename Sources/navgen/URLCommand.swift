import NavDriver
import NavGraph
import NavLinks
import NavSyntax

extension Command {
    static let url = Command(
        name: "url",
        operands: [.graph, Operand("NODE", .linkedNode), Operand("PARAM=VALUE", .parameter).optional.repeated],
        summary: "Write the URL of a node",
        discussion: """
            Writes the canonical URL of a node with values. A list's parameter is given once for each of its values; an
            enum's by the name of a case. Fails where no URL carries the values.
            """,
        options: [.environment, .rule], example: "navgen url Graphs/shop.yaml orderDetail orderId=ORD-001"
    ) { arguments, terminal throws(UsageError) in
        guard arguments.operands.count >= 2 else {
            throw UsageError(message: "`navgen url` takes GRAPH NODE [PARAM=VALUE…]", help: nil)
        }
        let (started, status) = try AnswerRun.start(arguments.operands[0], arguments, terminal)
        guard let run = started else { return status }
        let node = try run.node(arguments.operands[1])
        let build = try run.build(arguments)
        let values = try run.values(arguments.operands.dropFirst(2), of: node)
        guard !run.links.patterns(of: node).isEmpty else {
            terminal.fail("`\(run.name(node))` has no URL", help: "give it one with `url:`")
            return .failed
        }
        guard let url = run.links.url(of: node, values, build: build) else {
            terminal.fail("no URL of `\(run.name(node))` carries these values")
            return .failed
        }
        terminal.write(url + "\n")
        return .fine
    }
}

extension AnswerRun {
    /// `name=value` for each parameter of a node.
    fileprivate func values(_ words: ArraySlice<String>, of node: NodeID) throws(UsageError) -> [LinkValue] {
        let parameters = links.graph.linkParameters(of: node)
        let types = parameters.map { ValueType($0.type.base, in: links.graph) }
        var given = [[String]](repeating: [], count: parameters.count)
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(message: "`\(word)` gives no value", help: "write `\(word)=…`")
            }
            guard let number = parameters.firstIndex(where: { $0.name.value == parts[0] }) else {
                let names = parameters.map(\.name.value)
                let known = names.isEmpty ? "it has none" : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))"
                throw UsageError(
                    message: "`\(name(node))` has no parameter `\(parts[0])`",
                    help: didYouMean(parts[0], among: names) ?? known)
            }
            given[number].append(parts[1])
        }
        var values: [LinkValue] = []
        for (number, parameter) in parameters.enumerated() {
            values.append(try value(given[number], parameter, types[number], of: node))
        }
        return values
    }

    private func value(
        _ texts: [String], _ parameter: Parameter, _ type: ValueType, of node: NodeID
    ) throws(UsageError) -> LinkValue {
        let name = parameter.name.value
        guard let first = texts.first else {
            if parameter.isRequired {
                throw UsageError(
                    message: "`\(self.name(node))` needs `\(name)`", help: "write `\(name)=…`: \(parameter.type.text)")
            }
            if let literal = parameter.defaultValue?.value { return type.value(of: literal) }
            return parameter.type.form == .list ? .many([]) : .none
        }
        if parameter.type.form != .list, texts.count > 1 {
            throw UsageError(message: "`\(name)` is given \(texts.count) times, and is no list", help: nil)
        }
        let items = texts.map { Literal.scalar($0, isPlain: type.isWrittenPlain) }
        let literal = parameter.type.form == .list ? Literal.list(items) : items[0]
        if let problem = links.problem(with: literal, as: parameter.type) {
            throw UsageError(message: "`\(name)=\(first)` does not fit: \(problem)", help: nil)
        }
        return type.value(of: literal)
    }
}
