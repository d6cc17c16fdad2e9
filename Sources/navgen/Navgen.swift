#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif
import NavSyntax

@main
struct Navgen {
    static let version = "0.1.0"

    static func main() {
        // A closed pipe ends the output, not the run.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ words: [String]) -> ExitStatus {
        var terminal = Terminal()
        guard let name = words.first else {
            terminal.write(Command.overview, to: .error)
            return .usage
        }
        switch name {
        case "--help", "-h":
            terminal.write(Command.overview)
            return .fine
        case "--version":
            terminal.write("navgen \(version)\n")
            return .fine
        case "help":
            return help(words.dropFirst().first, terminal)
        default: break
        }
        guard let command = Command.all.first(where: { $0.name == name }) else {
            let help = didYouMean(name, among: Command.all.map(\.name) + ["help"])
            terminal.fail("there is no command `\(name)`", help: help ?? "`navgen --help` lists the commands")
            return .usage
        }
        do {
            let arguments = try Arguments(words.dropFirst(), options: command.allOptions)
            if arguments.has(.showHelp) {
                terminal.write(command.help)
                return .fine
            }
            terminal.color = arguments.value(.color) ?? "auto"
            terminal.isQuiet = arguments.has(.quiet)
            return try command.run(arguments, terminal)
        } catch {
            terminal.fail(error.message, help: error.help ?? "`navgen \(name) --help` says how it is used")
            return .usage
        }
    }

    private static func help(_ name: String?, _ terminal: Terminal) -> ExitStatus {
        guard let name else {
            terminal.write(Command.overview)
            return .fine
        }
        guard let command = Command.all.first(where: { $0.name == name }) else {
            terminal.fail("there is no command `\(name)`", help: didYouMean(name, among: Command.all.map(\.name)))
            return .usage
        }
        terminal.write(command.help)
        return .fine
    }
}
