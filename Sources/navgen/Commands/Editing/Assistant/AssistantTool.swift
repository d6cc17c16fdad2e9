import NavCompiler
import NavFiles
import NavGraph
import NavSyntax

/// A tool of `navgen mcp`: a command, with the arguments that an assistant may give.
struct AssistantTool: Sendable {
    struct Parameter: Sendable {
        enum Form: Sendable {
            /// A file below the folder, or `REVISION:FILE` for `diff`.
            case file, revisionOfFile, revision
            case folder
            case word, words
            case choice([String])
            case flag
            case number
        }

        var name: String
        var form: Form
        var doc: String
        var isRequired = false
        /// How the value is given to the command; nil for an operand.
        var option: String?
    }

    let name: String
    let command: Command
    let summary: String
    let parameters: [Parameter]
    /// Options that are always given.
    var options: [String] = []
    /// Whether it changes files.
    var writes = false

    private static let graph = Parameter(
        name: "graph", form: .file, doc: "The graph's main file, such as Graphs/shop.yaml.", isRequired: true)

    static let all: [AssistantTool] = [
        .init(
            name: "check", command: .check,
            summary: "Check a graph: errors, warnings and notes, each with its place, help, and exact fixes.",
            parameters: [
                graph, .init(name: "strict", form: .flag, doc: "Whether warnings fail as well.", option: "strict"),
            ], options: ["--format", "json"]),
        .init(
            name: "fix", command: .check,
            summary: "Make the fixes that can only be what was meant. Writes files, unless dryRun is true.",
            parameters: [
                graph, .init(name: "dryRun", form: .flag, doc: "Only show what would change.", option: "dry-run"),
            ], options: ["--fix"], writes: true),
        .init(
            name: "explain", command: .explain, summary: "Explain a rule: what it means, why, and how to fix it.",
            parameters: [
                .init(name: "rule", form: .word, doc: "The id in brackets after a message; without it, all rules.")
            ]),
        .init(
            name: "resolve", command: .resolve, summary: "Show what URLs lead to: node, values, and what is shown.",
            parameters: [
                graph, .init(name: "urls", form: .words, doc: "The URLs.", isRequired: true),
                .init(name: "environment", form: .word, doc: "The build of the app.", option: "environment"),
            ]),
        .init(
            name: "path", command: .path, summary: "Show the fewest steps from one node to another.",
            parameters: [
                graph, .init(name: "from", form: .word, doc: "The node to start at.", isRequired: true),
                .init(name: "to", form: .word, doc: "The node to reach.", isRequired: true),
            ]),
        .init(
            name: "why", command: .why, summary: "Explain why a node can or cannot be reached.",
            parameters: [graph, .init(name: "node", form: .word, doc: "The node.", isRequired: true)]),
        .init(
            name: "tour", command: .tour,
            summary: "Show how to get to a node in the running app, tap by tap; or tours that show every screen.",
            parameters: [
                graph, .init(name: "to", form: .word, doc: "The node; without it, tours of all.", option: "to"),
                .init(name: "from", form: .word, doc: "A node that is shown before.", option: "from"),
                .init(name: "routes", form: .flag, doc: "Whether tours take every route, too.", option: "routes"),
                .init(
                    name: "format", form: .choice(["text", "json"]), doc: "How to write the tours.", option: "format"),
            ]),
        .init(
            name: "routes", command: .routes, summary: "List all URL patterns: where each leads, and an example.",
            parameters: [
                graph,
                .init(
                    name: "format", form: .choice(["text", "markdown", "json", "csv"]), doc: "How to write the list.",
                    option: "format"),
            ]),
        .init(
            name: "diff", command: .diff,
            summary: "Compare two versions of a graph: what changed, and what breaks links, saved states or callers.",
            parameters: [
                .init(
                    name: "old", form: .revisionOfFile, doc: "The old version: a file, or REVISION:FILE.",
                    isRequired: true),
                .init(name: "new", form: .revisionOfFile, doc: "The new version; left out with against."),
                .init(
                    name: "against", form: .revision, doc: "Compare old, a file, with itself in this Git revision.",
                    option: "against"),
            ]),
        .init(
            name: "rename", command: .rename,
            summary:
                "Rename a node, parameter, type, case, action or condition in all files. Writes files, unless dryRun is true.",
            parameters: [
                graph,
                .init(
                    name: "old", form: .word,
                    doc: "The name now; a parameter as node.parameter, a case as Type.case, an action as alert.action.",
                    isRequired: true),
                .init(name: "new", form: .word, doc: "The new name.", isRequired: true),
                .init(
                    name: "kind", form: .choice(["node", "parameter", "type", "case", "action", "condition"]),
                    doc: "What old is, if it is several.", option: "kind"),
                .init(name: "noHistory", form: .flag, doc: "Add no renamedFrom.", option: "no-history"),
                .init(name: "dryRun", form: .flag, doc: "Only show what would change.", option: "dry-run"),
            ], writes: true),
        .init(
            name: "format", command: .format,
            summary: "Format a graph and the files that it includes. Writes files, unless check is true.",
            parameters: [
                graph, .init(name: "check", form: .flag, doc: "Only show what is not formatted.", option: "check"),
            ], writes: true),
        .init(
            name: "build", command: .build,
            summary: "Check a graph and write its outputs, such as Swift. Writes files, unless check is true.",
            parameters: [
                graph, .init(name: "out", form: .folder, doc: "The folder to write into.", option: "out"),
                .init(name: "check", form: .flag, doc: "Only show what is out of date.", option: "check"),
            ], writes: true),
        .init(
            name: "stubs", command: .stubs,
            summary: "Print the Swift that an app needs in addition: placeholder views, handlers, the app itself.",
            parameters: [
                graph,
                .init(
                    name: "missing", form: .file, doc: "Only what this Swift file does not have yet.",
                    option: "missing"),
            ]),
    ]

    /// The number of the page of a long answer. A tool that writes is not run again for another page.
    private static let page = Parameter(
        name: "page", form: .number, doc: "Which page of a long answer; the first by default.")

    private var allParameters: [Parameter] { writes ? parameters : parameters + [Self.page] }

    /// The description in the list of tools.
    func json() -> JSON {
        let properties = allParameters.map { parameter -> (String, JSON) in
            var members: [(String, JSON)]
            switch parameter.form {
            case .file, .revisionOfFile, .revision, .folder, .word: members = [("type", .string("string"))]
            case .words:
                members = [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
            case .choice(let words):
                members = [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
            case .flag: members = [("type", .string("boolean"))]
            case .number: members = [("type", .string("integer")), ("minimum", .int(1))]
            }
            return (parameter.name, .object(members + [("description", .string(parameter.doc))]))
        }
        let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
        return .object([
            ("name", .string(name)), ("description", .string(summary)),
            (
                "inputSchema",
                .object([
                    ("type", .string("object")), ("properties", .object(properties)), ("required", .array(required)),
                    ("additionalProperties", .bool(false)),
                ])
            ),
            (
                "annotations",
                .object([
                    ("readOnlyHint", .bool(!writes)), ("destructiveHint", .bool(writes)),
                    ("idempotentHint", .bool(true)), ("openWorldHint", .bool(false)),
                ])
            ),
        ])
    }

    /// The page that the arguments of a call ask for, from 1.
    func page(_ arguments: JSON) throws(AssistantRefusal) -> Int {
        guard !writes, let value = arguments[Self.page.name] else { return 1 }
        guard let number = value.int, number > 0 else { throw AssistantRefusal("`page` has to be a number from 1") }
        return number
    }

    /// The words of the command for the arguments of a call.
    func words(_ arguments: JSON, in folder: AssistantFolder) throws(AssistantRefusal) -> [String] {
        for (name, _) in arguments.object ?? [] where !allParameters.contains(where: { $0.name == name }) {
            throw AssistantRefusal(
                "`\(self.name)` takes no `\(name)`; it takes \(listed(allParameters.map(\.name)))")
        }
        var operands: [String] = []
        var words = options
        for parameter in parameters {
            guard let value = arguments[parameter.name] else {
                guard !parameter.isRequired else { throw AssistantRefusal("`\(parameter.name)` is missing") }
                continue
            }
            let given = try parameter.words(value, in: folder)
            guard let option = parameter.option else {
                operands += given
                continue
            }
            if case .flag = parameter.form {
                if value.bool == true { words.append("--\(option)") }
            } else {
                words += given.map { "--\(option)=\($0)" }
            }
        }
        if command.name == "build", arguments["out"] == nil, let graph = operands.first.flatMap({ readGraph($0) }) {
            words.append("--out=\(try folder.path(BuildReport.defaultFolder(of: graph)))")
        }
        // Behind `--`, a word that begins with a dash is an operand.
        return words + ["--"] + operands
    }
}

extension AssistantTool.Parameter {
    fileprivate func words(_ value: JSON, in folder: AssistantFolder) throws(AssistantRefusal) -> [String] {
        switch form {
        // A page is a part of the answer, not an argument of the command.
        case .number: return []
        case .flag:
            guard value.bool != nil else { throw AssistantRefusal("`\(name)` has to be true or false") }
            return []
        case .words:
            guard let texts = value.array?.compactMap(\.string), texts.count == value.array?.count, !texts.isEmpty
            else { throw AssistantRefusal("`\(name)` has to be a list of strings") }
            guard !texts.contains("-") else { throw AssistantRefusal("`-` is not a value of `\(name)`") }
            return texts
        case .file, .folder, .revisionOfFile, .revision, .word, .choice:
            guard let text = value.string else { throw AssistantRefusal("`\(name)` has to be a string") }
            switch form {
            case .choice(let words) where !words.contains(text):
                throw AssistantRefusal("`\(name)` has to be \(words.map { "`\($0)`" }.alternatives())")
            case .file, .folder: return [try folder.path(text)]
            case .revisionOfFile:
                guard let colon = text.firstIndex(of: ":"), !SourceReader.exists(text) else {
                    return [try folder.path(text)]
                }
                let path = try folder.path(String(text[text.index(after: colon)...]))
                // Git takes other paths from the top of the repository, which may be above the folder.
                let word = String(text[...colon]) + (path.hasPrefix("./") ? path : "./" + path)
                guard !SourceReader.exists(word) else { throw AssistantRefusal("`\(text)` is the path of a file") }
                return [word]
            case .revision:
                guard !text.contains(":") else { throw AssistantRefusal("`\(text)` is not a revision") }
                return [text]
            default:
                guard text != "-" else { throw AssistantRefusal("`-` is not a value of `\(name)`") }
                return [text]
            }
        }
    }
}

/// Why a call of an assistant is not carried out.
struct AssistantRefusal: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
