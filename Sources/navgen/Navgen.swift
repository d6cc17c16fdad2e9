import NavPlatform
import NavSyntax

@main
struct Navgen {
    static let version = "0.1.0"
    /// The date of this version, for the manual page.
    static let versionDate = "2026-11-21"

    static func main() {
        Program.setUpSignals()
        StandardStream.reserveClosed()
        Program.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) -> ExitStatus {
        var terminal = Terminal()
        guard let name = words.first else {
            terminal.write(Command.overview, to: .error)
            return .usage
        }
        switch name {
        case "--help", "-h", "help":
            return help(words.dropFirst().first, terminal)
        case "--version" where words.count > 1, "--manual" where words.count > 1:
            terminal.fail("`\(name)` takes no other arguments", help: nil)
            return .usage
        case "--version":
            terminal.write("navgen \(version)\n")
            return .fine
        case "--manual":
            terminal.write(ManualPage.text)
            return .fine
        case "__complete":
            terminal.write(Completion.answer(Array(words.dropFirst())))
            return .fine
        default: break
        }
        guard let command = Command.named(name) else { return unknown(name, terminal) }
        return run(command, Array(words.dropFirst()), &terminal)
    }

    static func run(_ command: Command, _ words: [String], _ terminal: inout Terminal) -> ExitStatus {
        do throws(UsageError) {
            let arguments = try Arguments(words, of: command)
            if arguments.has(.showHelp) { return help(command.name, terminal) }
            terminal.color = arguments.value(.color) ?? "auto"
            terminal.isQuiet = arguments.has(.quiet)
            return try command.run(arguments, terminal)
        } catch {
            terminal.fail(error.message, help: error.help ?? "see `navgen \(command.name) --help`")
            return .usage
        }
    }

    private static func help(_ name: String?, _ terminal: Terminal) -> ExitStatus {
        guard let name, !name.hasPrefix("-"), name != "help" else {
            terminal.write(Command.overview)
            return .fine
        }
        guard let command = Command.named(name) else { return unknown(name, terminal) }
        terminal.write(command.help)
        return .fine
    }

    private static func unknown(_ word: String, _ terminal: Terminal) -> ExitStatus {
        if word.hasPrefix("-") {
            terminal.fail(
                "unexpected option `\(word)`",
                help: didYouMean(word, among: Option.general.map { "--\($0.name)" })?.text
                    ?? "options follow the command: navgen check --strict GRAPH")
        } else if word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
            terminal.fail("a command comes first", help: "to check the graph: navgen check \(word.shellQuoted)")
        } else {
            let known = Command.all.map(\.name) + ["help"]
            terminal.fail(
                "there is no command `\(word)`",
                help: didYouMean(word, among: known)?.text ?? "`navgen --help` lists the commands")
        }
        return .usage
    }
}
