extension Command {
    static let mcp = Command(
        name: "mcp", operands: [], summary: "Answer a coding assistant, with tools",
        discussion: """
            Speaks the Model Context Protocol over standard input and output: navgen's commands as tools, the language
            and each graph as resources. Paths have to be below the folder in which it is started. Assistants start it;
            Docs/guides/assistants.md says how each is set up.
            """,
        options: [.readOnly], example: "navgen mcp --read-only"
    ) { arguments, terminal throws(UsageError) in
        _ = try arguments.operands(0...0)
        guard let folder = AssistantFolder() else {
            terminal.fail("the current folder cannot be read")
            return .unreadable
        }
        var server = AssistantServer(folder, isReadOnly: arguments.has(.readOnly))
        return server.run(terminal)
    }
}

extension Option {
    fileprivate static let readOnly = Option(
        "read-only", .flag, "Turn off the tools that write files")
}
