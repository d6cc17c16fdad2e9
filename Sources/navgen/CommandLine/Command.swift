/// The exit status of navgen.
enum ExitStatus: Int32, CaseIterable {
    case fine = 0
    case failed = 1
    case usage = 2
    case unreadable = 3
    case breaks = 4

    /// The explanation that help and the manual page show.
    var meaning: String {
        switch self {
        case .fine: "success"
        case .failed: "the graph has errors, something is stale, or there is no answer"
        case .usage: "invalid arguments"
        case .unreadable: "a file could not be read or written"
        case .breaks: "`diff` has found a change that breaks something"
        }
    }

    /// The more severe of two.
    static func worst(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
        func rank(_ status: ExitStatus) -> Int32 { status == .breaks ? 0 : 2 * status.rawValue - 1 }
        return rank(left) >= rank(right) ? left : right
    }
}

/// A command: its name, its help, and the function that runs it.
struct Command: Sendable {
    let name: String
    let operands: [Operand]
    /// One line for the list of commands.
    let summary: String
    let discussion: String
    let options: [Option]
    let example: String
    let run: @Sendable (Arguments, Terminal) throws(UsageError) -> ExitStatus

    init(
        name: String, operands: [Operand], summary: String, discussion: String, options: [Option], example: String,
        run: @escaping @Sendable (Arguments, Terminal) throws(UsageError) -> ExitStatus
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.discussion = discussion
        let readsGraph = operands.contains { if case .graph = $0.kind { true } else { false } }
        self.options = options + (readsGraph ? Option.forGraphs : [])
        self.example = example
        self.run = run
    }

    /// All commands, in the order of the help.
    static let all: [Command] = [
        .build, .check, .format, .graph, .routes, .resolve, .url, .path, .why, .tour, .diff, .initialize, .importGraph,
        .audit,
        .stubs,
        .runtime, .explain, .schema, .rename, .lsp, .mcp, .completions,
    ]

    var allOptions: [Option] { options + Option.common }

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
