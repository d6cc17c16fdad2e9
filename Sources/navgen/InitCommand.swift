import NavDriver

extension Command {
    static let initialize = Command(
        name: "init", operands: "[FILE]", summary: "Write a commented graph to start from",
        discussion: """
            Writes a small commented graph (app.yaml) that passes `navgen check --strict`. Never overwrites a file.
            """,
        options: [], example: "navgen init Graphs/app.yaml"
    ) { arguments, terminal throws(UsageError) in
        let path = try arguments.operands(0...1).first ?? "app.yaml"
        guard !path.isEmpty, path != "-" else { throw UsageError(message: "name a file to write", help: nil) }
        switch createFile(path, starterGraph) {
        case .failure(let failure):
            terminal.fail("cannot write \(failure.path): \(failure.reason)")
            return .unreadable
        case .success:
            let name = path.shellQuoted
            terminal.say("wrote \(path)\nnext: navgen check \(name), then navgen build \(name)")
            return .fine
        }
    }
}
