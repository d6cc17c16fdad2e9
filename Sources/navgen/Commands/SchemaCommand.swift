import NavGraph

extension Command {
    static let schema = Command(
        name: "schema", operands: [], summary: "Print the JSON Schema of graph files, for editors",
        discussion: """
            Prints the JSON Schema (draft 7) of graph files. Editors with a YAML language server complete and check
            graphs with it: begin a graph with `# yaml-language-server: $schema=navgen.schema.json`.
            """,
        options: [], example: "navgen schema > navgen.schema.json"
    ) { arguments, terminal throws(UsageError) in
        _ = try arguments.operands(0...0)
        terminal.write(LanguageReference.jsonSchema())
        return .fine
    }
}
