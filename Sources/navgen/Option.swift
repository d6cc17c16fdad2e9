/// A command-line option: described once, for parsing and for help alike.
struct Option: Sendable {
    enum Kind: Sendable {
        case flag
        /// Takes a value, shown in help under this name.
        case value(String)
        /// Takes one of these words.
        case choice([String])
    }
    let name: String
    var short: Character?
    let kind: Kind
    let help: String

    init(_ name: String, short: Character? = nil, _ kind: Kind, _ help: String) {
        self.name = name
        self.short = short
        self.kind = kind
        self.help = help
    }

    /// As help shows it: `-o, --output FILE`.
    var spelling: String {
        let value =
            switch kind {
            case .flag: ""
            case .value(let name): " " + name
            case .choice(let words): " " + words.joined(separator: "|")
            }
        return (short.map { "-\($0), " } ?? "") + "--\(name)" + value
    }
}

extension Option {
    static let strict = Option("strict", .flag, "Warnings fail the run as errors do")
    static let rule = Option("rule", .value("ID=LEVEL"), "Weigh a rule as error, warning, note or off; may be repeated")
    static let format = Option(
        "format", .choice(["text", "xcode", "json", "sarif", "github"]),
        "How findings are written; default: text on a terminal, xcode otherwise")
    static let out = Option("out", .value("DIR"), "Write into this folder; default: Generated/<Name>")
    static let only = Option("only", .value("OUTPUTS"), "Write only these outputs: a list with commas")
    static let check = Option("check", .flag, "Write nothing; show what is stale, and fail if anything is")
    static let stem = Option("stem", .value("NAME"), "Name files after this instead of the graph's name")
    static let color = Option("color", .choice(["auto", "always", "never"]), "Whether to use colour; default: auto")
    static let quiet = Option("quiet", short: "q", .flag, "Say nothing but findings")
    static let showHelp = Option("help", short: "h", .flag, "Show this help")

    /// What every command understands.
    static let common: [Option] = [.color, .quiet, .showHelp]
}

/// Wrong usage: what was wrong, and what to do.
struct UsageError: Error {
    var message: String
    var help: String?
}
