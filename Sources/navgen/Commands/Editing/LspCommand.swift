import NavCompiler
import NavEditor
import NavPlatform

extension Command {
    static let lsp = Command(
        name: "lsp", operands: [], summary: "Answer an editor, as a language server",
        discussion: """
            Speaks the Language Server Protocol over standard input and output: diagnostics and fixes as you type,
            completion, hover, definitions, references, renaming, symbols, folding, hints. Editors start it;
            Docs/editors.md says how each is set up.
            """,
        options: [.stdio, .allowOutside], example: "navgen lsp"
    ) { arguments, terminal throws(UsageError) in
        _ = try arguments.operands(0...0)
        var options = CompilerOptions()
        options.allowsOutside = arguments.has(.allowOutside)
        let isProper = LanguageServer.run(version: Navgen.version, options: options) { bytes in
            terminal.write(bytes)
        } fail: { reason in
            terminal.fail("the editor's messages cannot be read: \(reason)")
        }
        return isProper ? .fine : .failed
    }
}

extension Option {
    fileprivate static let stdio = Option(
        "stdio", .flag, "Use standard input and output, which is the only way; some editors pass it")
}
