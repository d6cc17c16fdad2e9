/// How a run ends.
enum ExitStatus: Int32, CaseIterable {
    case fine = 0
    /// The graph has errors, something is stale, or there is no answer.
    case failed = 1
    case usage = 2
    /// A file could not be read or written.
    case unreadable = 3

    /// What it says, for help.
    var meaning: String {
        switch self {
        case .fine: "all is well"
        case .failed: "the graph has errors, something is stale, or there is no answer"
        case .usage: "wrong usage"
        case .unreadable: "a file could not be read or written"
        }
    }

    /// The graver of two.
    static func worst(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
        left.rawValue >= right.rawValue ? left : right
    }
}

/// A command: what it is called, what help says of it, and what it does.
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

    /// Every command, in the order of the help.
    static let all: [Command] = [
        .build, .check, .graph, .routes, .resolve, .url, .path, .why, .diff, .initialize, .stubs, .runtime, .explain,
        .schema,
        .completions,
    ]

    var allOptions: [Option] { options + Option.common }

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
