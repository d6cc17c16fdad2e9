import NavSyntax

extension Command {
    static let completions = Command(
        name: "completions", operands: [Operand("SHELL", .words(Shell.allCases.map(\.rawValue)))],
        summary: "Print a completion script for a shell",
        discussion: """
            Prints a script for a shell. With it, the Tab key completes commands, options, files, rules, and the nodes,
            parameters, tags, sections and environments of the graph on the line. To try it, in bash:
            `eval "$(navgen completions bash)"`, the same in zsh; in fish: `navgen completions fish | source`.
            """,
        options: [], example: "navgen completions fish > ~/.config/fish/completions/navgen.fish"
    ) { arguments, terminal throws(UsageError) in
        let word = try arguments.operands(1...1)[0]
        let known = Shell.allCases.map(\.rawValue)
        guard let shell = Shell(rawValue: word) else {
            throw UsageError(
                message: "there are no completions for `\(word)`",
                help: didYouMean(word, among: known)?.text ?? "there are some for \(known.alternatives())")
        }
        terminal.write(shell.script)
        return .fine
    }
}
