import NavGraph
import NavSyntax

/// A command-line option. Parsing, help, completion and the manual page all use this description.
struct Option: Sendable {
    enum Kind: Sendable {
        case flag
        /// Takes a value; help shows it under this name.
        case value(String, ValueKind = .text)
        /// Takes a number, which may be left out.
        case optionalNumber(String)
        /// Takes one of these words; help shows this name and lists the words.
        case choice(String, [String])
    }
    let name: String
    let short: Character?
    let kind: Kind
    let help: String
    /// The default value, for help.
    let fallback: String?
    /// Whether all values count if the option is repeated, not only the last.
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
        case .optionalNumber(let name): "[\(name)]"
        }
    }

    /// Whether it can be given without a value.
    var isComplete: Bool {
        switch kind {
        case .flag, .optionalNumber: true
        case .value, .choice: false
        }
    }

    /// Whether the word after it is its value. A word that looks like an option is only a value
    /// after `=`. A word that is not a number follows an option that needs no value.
    func takes(_ word: String) -> Bool {
        switch kind {
        case .flag: false
        case .value, .choice: !word.looksLikeOption
        case .optionalNumber: !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
        }
    }

    /// The kind of its value; nil for a flag.
    var valueKind: ValueKind? {
        switch kind {
        case .flag: nil
        case .optionalNumber: .text
        case .value(_, let kind): kind
        case .choice(_, let words): .words(words)
        }
    }

    /// The spelling in help: `-o, --output FILE`.
    var spelling: String {
        (short.map { "-\($0), " } ?? "    ") + "--\(name)" + (placeholder.map { " " + $0 } ?? "")
    }

    /// The explanation in help: what it does, its allowed values and its default.
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
        "How to write diagnostics", default: "text on a terminal, xcode otherwise")
    static let out = Option("out", .value("DIR", .folder), "Write into this folder", default: "Generated/<Name>")
    static let only = Option(
        "only", .value("OUTPUTS", .list(.words(OutputKind.allCases.map(\.rawValue)))),
        "Write only these outputs, separated by commas", isRepeatable: true)
    static let check = Option("check", .flag, "Write nothing; show what is stale, and fail if anything is")
    static let fix = Option("fix", .flag, "Make the fixes that can only be what was meant")
    static let dryRun = Option("dry-run", .flag, "With --fix: write nothing; show what would be changed")
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
        "color", .choice("WHEN", ["auto", "always", "never"]), "When to use color", default: "auto")
    static let quiet = Option("quiet", short: "q", .flag, "Print only diagnostics and failures")
    static let showHelp = Option("help", short: "h", .flag, "Show this help")

    static let allowOutside = Option(
        "allow-outside", .flag, "Let the graph include files outside its folder")

    static let version = Option("version", .flag, "Print the version")
    static let manual = Option("manual", .flag, "Print the manual page, for `man`")

    /// Options that are used instead of a command.
    static let general: [Option] = [.showHelp, .version, .manual]
    /// Options of every command that reads a graph.
    static let forGraphs: [Option] = [.allowOutside]
    /// Options of every command.
    static let common: [Option] = [.color, .quiet, .showHelp]
}

/// An error in the arguments: what is wrong and what to do.
struct UsageError: Error {
    var message: String
    var help: String?
}
