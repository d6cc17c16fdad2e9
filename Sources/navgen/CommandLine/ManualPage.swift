/// The manual page `navgen(1)`, generated from the descriptions of commands and options.
enum ManualPage {
    /// The page as roff source.
    static var text: String {
        let sections: [(String, [String])] = [
            ("NAME", ["navgen \\- compile a description of an app's navigation"]),
            ("SYNOPSIS", synopsis),
            ("DESCRIPTION", description),
            ("COMMANDS", Command.all.flatMap(\.manual)),
            ("COMMON OPTIONS", ["Every command understands:"] + Option.common.flatMap(\.manual)),
            ("EXIT STATUS", ExitStatus.allCases.flatMap { tagged(Roff.bold("\($0.rawValue)"), sentence($0.meaning)) }),
            ("ENVIRONMENT", environment.flatMap { tagged(Roff.bold($0), $1) }),
            ("FILES", files.flatMap { tagged(Roff.italic($0), $1) }),
            ("EXAMPLES", Command.all.flatMap { tagged(Roff.bold($0.example), sentence($0.summary)) }),
            ("SEE ALSO", ["\\fBdot\\fR(1)"]),
        ]
        let title = ".TH NAVGEN 1 \(Navgen.versionDate) \"navgen \(Navgen.version)\""
        let lines = [title] + sections.flatMap { [".SH \($0)"] + $1 }
        return lines.map { $0 + "\n" }.joined()
    }

    /// An entry of a list: a term and its description.
    static func tagged(_ tag: String, _ text: String) -> [String] { [".TP", tag, Roff.prose(text)] }

    /// The text as a sentence, with a capital letter and a period.
    static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private static var synopsis: [String] {
        let general = Option.general.map { Roff.bold("--\($0.name)") }.joined(separator: " | ")
        return [".nf"] + Command.all.map(\.manualUsage) + ["\(Roff.bold("navgen")) \(general)", ".fi"]
    }

    private static let description = [
        Roff.prose(
            """
            navgen reads a graph: the screens, sheets, tabs, flows and links of an app, and the routes between them, \
            described in YAML.
            """),
        Roff.prose(
            "It checks the graph and generates Swift code, diagrams and documents from it."),
        ".PP",
        Roff.prose(
            "Wherever a command takes a file, `-` is standard input. Options may appear anywhere after the command; nothing after `--` is an option."
        ),
        Roff.prose("A value follows its option as a separate word, or after an equals sign: `--out=DIR`."),
    ]

    /// The environment variables that any module reads.
    private static let environment = [
        ("NO_COLOR", "If it is not empty: no color, unless `--color always` asks for it."),
        ("CLICOLOR_FORCE", "If it is neither empty nor 0: color even if the output is not a terminal."),
        (
            "TERM",
            "If it is `dumb`: no color, and `navgen build --watch` prints a line for each build, not a new screen."
        ),
        ("PATH", "Where to find Graphviz's `dot`, which draws svg, png and pdf."),
        ("TMPDIR", "The folder for files exchanged with other programs. Default: `/tmp`."),
        ("HOME", "The folder of `~` in shell completion."),
    ]

    private static let files = [
        ("Generated/<Name>/", "Where `navgen build` writes without `--out`: a folder named after the graph."),
        ("app.yaml", "What `navgen init` writes when no file is named."),
        (
            "navgen.schema.json",
            "The JSON Schema of graph files, from `navgen schema`. `navgen init` refers to the one that it finds beside "
                + "the graph or above it in the repository, or writes one beside it."
        ),
    ]
}

extension Command {
    /// The usage, such as `navgen build GRAPH... [options]`, with operands in italics.
    fileprivate var manualUsage: String {
        let words = operands.map { operand in
            if case .words = operand.kind { return Roff.bold(operand.spelling) }
            return Roff.italic(operand.spelling)
        }
        return ([Roff.bold("navgen \(name)")] + words + (options.isEmpty ? [] : ["[\(Roff.italic("options"))]"]))
            .joined(separator: " ")
    }

    fileprivate var manual: [String] {
        [".SS \"\(name)\"", manualUsage, ".PP", Roff.prose(discussion)] + options.flatMap(\.manual)
    }
}

extension Option {
    fileprivate var manual: [String] {
        let names = ([short.map { "-\($0)" }].compactMap(\.self) + ["--\(name)"]).map(Roff.bold)
        let value = placeholder.map { " " + Roff.italic($0) } ?? ""
        return ManualPage.tagged(names.joined(separator: ", ") + value, explanation + ".")
    }
}
