/// How a run ends.
enum ExitStatus: Int32 {
    case fine = 0
    /// The graph has errors, something is stale, or there is no answer.
    case failed = 1
    case usage = 2
    /// A file could not be read or written.
    case unreadable = 3

    /// The graver of two.
    static func worst(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
        left.rawValue >= right.rawValue ? left : right
    }
}

/// A command: what it is called, what help says of it, and what it does.
struct Command: Sendable {
    let name: String
    /// The operands, as usage shows them.
    let operands: String
    /// One line for the list of commands.
    let summary: String
    let discussion: String
    let options: [Option]
    let example: String
    let run: @Sendable (Arguments, Terminal) throws(UsageError) -> ExitStatus

    /// Every command, in the order of the help.
    static let all: [Command] = [.build, .check, .path, .why, .initialize, .explain, .schema]

    var allOptions: [Option] { options + Option.common }

    var help: String {
        let width = allOptions.map(\.spelling.count).max() ?? 0
        let lines = allOptions.map { option in
            "  " + option.spelling + String(repeating: " ", count: width - option.spelling.count + 2) + option.help
        }
        let usage = "Usage: navgen \(name) \(operands)" + (options.isEmpty ? "" : " [options]")
        return """
            \(discussion)

            \(usage)

            Options:
            \(lines.joined(separator: "\n"))

            Example:
              \(example)

            """
    }

    static var overview: String {
        let width = all.map(\.name.count).max() ?? 0
        let lines = all.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.summary }
        return """
            navgen compiles a description of an app's navigation: it proves that the graph holds together, and writes what follows from it.

            Usage: navgen COMMAND [arguments]

            Commands:
            \(lines.joined(separator: "\n"))

            `navgen COMMAND --help` says more about a command, `navgen --version` which navgen this is.

            Example:
              navgen init app.yaml && navgen check app.yaml

            """
    }
}
