import NavGraph
import NavSyntax

/// A command-line option: described once, for parsing, help, completion and the manual page alike.
struct Option: Sendable {
    enum Kind: Sendable {
        case flag
        /// Takes a value, shown in help under this name.
        case value(String, ValueKind = .text)
        /// Takes one of these words; help shows this name, and lists the words.
        case choice(String, [String])
    }
    let name: String
    let short: Character?
    let kind: Kind
    let help: String
    /// What holds without it, for help.
    let fallback: String?
    /// Whether each of several counts, not only the last.
    let isRepeatable: Bool

    init(
        _ name: String, short: Character? = nil, _ kind: Kind, _ help: String, default fallback: String? = nil,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.help = help
        self.fallback = fallback
        self.isRepeatable = isRepeatable
    }

    /// The name of its value in help; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .value(let name, _), .choice(let name, _): name
        }
    }

    /// What its value stands for; nil for a flag.
    var valueKind: ValueKind? {
        switch kind {
        case .flag: nil
        case .value(_, let kind): kind
        case .choice(_, let words): .words(words)
        }
    }

    /// As help shows it: `-o, --output FILE`.
    var spelling: String {
        (short.map { "-\($0), " } ?? "    ") + "--\(name)" + (placeholder.map { " " + $0 } ?? "")
    }

    /// What it does, and what it takes.
    var explanation: String {
        var text = help + (isRepeatable ? "; may be repeated" : "")
        switch valueKind {
        case .words(let words): text += ": " + words.alternatives()
        case .list(.words(let words)): text += ": " + words.joined(separator: ", ")
        default: break
        }
        return text + (fallback.map { " (default: \($0))" } ?? "")
    }
}

extension Option {
    static let strict = Option("strict", .flag, "Fail on warnings as well as errors")
    static let rule = Option(
        "rule", .value("ID=LEVEL", .setting(.rule, .words(levels))), "Set a rule to \(levels.alternatives())",
        isRepeatable: true)
    private static let levels = RuleLevel.Level.allCases.map(\.rawValue)
    static let format = Option(
        "format", .choice("FORMAT", ["text", "xcode", "json", "sarif", "github"]),
        "How to write findings", default: "text on a terminal, xcode otherwise")
    static let out = Option("out", .value("DIR", .folder), "Write into this folder", default: "Generated/<Name>")
    static let only = Option(
        "only", .value("OUTPUTS", .list(.words(OutputKind.allCases.map(\.rawValue)))),
        "Write only these outputs, separated by commas", isRepeatable: true)
    static let check = Option("check", .flag, "Write nothing; show what is stale, and fail if anything is")
    static let stem = Option(
        "stem", .value("NAME"),
        "Name files after NAME, and those of sections after their files, whatever the graph says")
    static let sectionStem = Option(
        "section-stem", .value("FILE=NAME"),
        "With --stem: name the Swift of the section in FILE after NAME; write it even if there is none",
        isRepeatable: true)
    static let module = Option(
        "module", .value("NAME", .module), "Write only the Swift of the sections of this module")
    static let environment = Option(
        "environment", .value("NAME", .environment), "Use the schemes and hosts of this environment",
        default: "those of `links`")
    static let output = Option(
        "output", short: "o", .value("FILE", .file), "Write to this file", default: "standard output")
    static let color = Option(
        "color", .choice("WHEN", ["auto", "always", "never"]), "When to use colour", default: "auto")
    static let quiet = Option("quiet", short: "q", .flag, "Print only findings and failures")
    static let showHelp = Option("help", short: "h", .flag, "Show this help")

    static let allowOutside = Option(
        "allow-outside", .flag, "Let the graph include files outside its folder")

    static let version = Option("version", .flag, "Say which navgen this is")
    static let manual = Option("manual", .flag, "Print the manual page, for `man`")

    /// What can stand in place of a command.
    static let general: [Option] = [.showHelp, .version, .manual]
    /// What every command that reads a graph understands.
    static let forGraphs: [Option] = [.allowOutside]
    /// What every command understands.
    static let common: [Option] = [.color, .quiet, .showHelp]
}

/// Wrong usage: what was wrong, and what to do.
struct UsageError: Error {
    var message: String
    var help: String?
}
