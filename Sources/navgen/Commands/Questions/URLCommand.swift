import NavAnswers
import NavFiles
import NavGraph
import NavLinks
import NavSyntax

extension Command {
    static let url = Command(
        name: "url",
        operands: [.graph, Operand("NODE", .linkedNode), Operand("PARAM=VALUE", .parameter).optional.repeated],
        summary: "Write the URL of a node",
        discussion: """
            Writes the canonical URL of a node with the given values. A list parameter is given once for each value, an
            enum by the name of a case. Fails if no URL carries the values.
            """,
        options: [.environment, .rule], example: "navgen url Graphs/shop.yaml orderDetail orderId=ORD-001"
    ) { arguments, terminal throws(UsageError) in
        guard arguments.operands.count >= 2 else {
            throw UsageError(message: "`navgen url` takes GRAPH NODE [PARAM=VALUE…]", help: nil)
        }
        let (started, status) = try QueryRun.start(arguments.operands[0], arguments, terminal)
        guard let run = started else { return status }
        let node = try run.node(arguments.operands[1])
        let build = try run.build(arguments)
        let given = try run.given(arguments.operands.dropFirst(2))
        let url: String
        do throws(LinkWritingProblem) {
            url = try run.links.url(of: node, given: given, build: build)
        } catch {
            return try run.report(error, of: node, terminal)
        }
        terminal.write(url + "\n")
        return .fine
    }
}

extension QueryRun {
    /// Parses `name=value` arguments, collecting the values of a list.
    fileprivate func given(_ words: ArraySlice<String>) throws(UsageError) -> [LinkAnalysis.GivenValue] {
        var given: [LinkAnalysis.GivenValue] = []
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(message: "`\(word)` has no value", help: "write `\(word)=…`")
            }
            if let index = given.firstIndex(where: { $0.name == parts[0] }) {
                given[index].texts?.append(parts[1])
            } else {
                given.append(LinkAnalysis.GivenValue(parts[0], [parts[1]]))
            }
        }
        return given
    }

    /// Reports why there is no URL.
    fileprivate func report(
        _ problem: LinkWritingProblem, of node: NodeID, _ terminal: Terminal
    ) throws(UsageError) -> ExitStatus {
        let node = name(node)
        switch problem {
        case .unknownParameter(let name, let known):
            let all = known.isEmpty ? "it has none" : "it has \(known.map { "`\($0)`" }.joined(separator: ", "))"
            throw UsageError(
                message: "`\(node)` has no parameter `\(name)`", help: didYouMean(name, among: known)?.text ?? all)
        case .missing(let name, let type):
            throw UsageError(message: "`\(node)` needs `\(name)`", help: "write `\(name)=…`: \(type)")
        case .notOneValue(let name, let count):
            throw UsageError(message: "`\(name)` is given \(count) times but is not a list", help: nil)
        case .invalid(let name, let text, let reason):
            throw UsageError(message: "`\(name)=\(text)` does not fit: \(reason)", help: nil)
        case .noPattern:
            terminal.fail("`\(node)` has no URL", help: "give it one with `url:`")
        case .notCarried(let missing):
            let names = missing.map { "`\($0)`" }.joined(separator: ", ")
            terminal.fail(
                "no URL of `\(node)` carries these values", help: missing.isEmpty ? nil : "also give it \(names)")
        }
        return .failed
    }
}
