import NavFiles
import NavGraph
import NavPlatform
import NavSyntax

extension Command {
    static let initialize = Command(
        name: "init", operands: [Operand("FILE", .file).optional], summary: "Write a commented graph to start from",
        discussion: """
            Writes a small commented graph (app.yaml) that passes `navgen check --strict`. Its first line names the JSON
            Schema with which editors complete and check it: a navgen.schema.json beside it or above it in the
            repository; if there is none, one is written beside it. Never overwrites a file.
            """,
        options: [], example: "navgen init Graphs/app.yaml"
    ) { arguments, terminal throws(UsageError) in
        let path = try arguments.operands(0...1).first ?? "app.yaml"
        guard !path.isEmpty, path != "-" else { throw UsageError(message: "name a file to write", help: nil) }
        do throws(FileFailure) {
            try Folders.create(for: path)
        } catch {
            terminal.fail("cannot write \(path): \(error.path): \(error.reason)")
            return .unreadable
        }
        let schema = SchemaLocation(forGraph: path)
        let graph = "# yaml-language-server: $schema=\(schema.reference)\n" + starterGraph
        guard terminal.create(path, graph) else { return .unreadable }
        terminal.say("wrote \(path)")
        if let missing = schema.missing {
            guard terminal.create(missing, LanguageReference.jsonSchema()) else { return .unreadable }
            terminal.say("wrote \(missing), the schema that editors complete and check it with")
        }
        let name = path.asOperand.shellQuoted
        terminal.say("next: navgen check \(name), then navgen build \(name)")
        terminal.say("for a picture: navgen graph \(name) -o Docs/App.svg")
        return .fine
    }
}

extension Terminal {
    /// Writes a new file. Prints an error and returns false if that fails.
    fileprivate func create(_ path: String, _ text: String) -> Bool {
        do throws(FileFailure) {
            try FileWriting.create(path, text)
            return true
        } catch {
            fail("cannot write \(error.path): \(error.reason)")
            return false
        }
    }
}
