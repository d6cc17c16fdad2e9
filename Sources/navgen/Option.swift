/// A command-line option: described once, for parsing and for help alike.
struct Option: Sendable {
    enum Kind: Sendable {
        case flag
        /// Takes a value, shown in help under this name.
        case value(String)
        /// Takes one of these words; help shows this name, and lists the words.
        case choice(String, [String])
    }
    let name: String
    let short: Character?
    let kind: Kind
    let help: String
    /// What holds without it, for help.
    let fallback: String?

    init(_ name: String, short: Character? = nil, _ kind: Kind, _ help: String, default fallback: String? = nil) {
        self.name = name
        self.short = short
        self.kind = kind
        self.help = help
        self.fallback = fallback
    }

    /// The name of its value in help; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .value(let name), .choice(let name, _): name
        }
    }

    /// As help shows it: `-o, --output FILE`.
    var spelling: String {
        (short.map { "-\($0), " } ?? "    ") + "--\(name)" + (placeholder.map { " " + $0 } ?? "")
    }

    /// What it does, and what it takes.
    var explanation: String {
        var text = help
        if case .choice(_, let words) = kind { text += ": " + words.alternatives() }
        return text + (fallback.map { " (default: \($0))" } ?? "")
    }
}

extension Option {
    static let strict = Option("strict", .flag, "Fail on warnings as on errors")
    static let rule = Option(
        "rule", .value("ID=LEVEL"), "Weigh a rule as error, warning, note or off; may be repeated")
    static let format = Option(
        "format", .choice("FORMAT", ["text", "xcode", "json", "sarif", "github"]),
        "How to write findings", default: "text on a terminal, xcode otherwise")
    static let out = Option("out", .value("DIR"), "Write into this folder", default: "Generated/<Name>")
    static let only = Option("only", .value("OUTPUTS"), "Write only these outputs, separated by commas")
    static let check = Option("check", .flag, "Write nothing; show what is stale, and fail if anything is")
    static let stem = Option(
        "stem", .value("NAME"), "Name files after this and the files of sections, not after what the graph says")
    static let sectionStem = Option(
        "section-stem", .value("FILE=NAME"),
        "With --stem: name the Swift of the section in FILE after NAME; write it also where there is none")
    static let module = Option("module", .value("NAME"), "Write only the Swift of the sections of this module")
    static let environment = Option(
        "environment", .value("NAME"), "Use the schemes and hosts of this environment", default: "those of `links`")
    static let output = Option("output", short: "o", .value("FILE"), "Write to this file", default: "standard output")
    static let color = Option(
        "color", .choice("WHEN", ["auto", "always", "never"]), "When to use colour", default: "auto")
    static let quiet = Option("quiet", short: "q", .flag, "Say nothing but findings and failures")
    static let showHelp = Option("help", short: "h", .flag, "Show this help")

    /// What every command understands.
    static let common: [Option] = [.color, .quiet, .showHelp]
}

/// Wrong usage: what was wrong, and what to do.
struct UsageError: Error {
    var message: String
    var help: String?
}
