import NavDriver
import NavEditor
import NavGraph
import NavPlatform
import NavSyntax

/// A server of the Model Context Protocol: navgen's commands as tools for coding assistants.
struct AssistantServer {
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
    private let folder: AssistantFolder
    private let isReadOnly: Bool
    private var isReady = false

    init(_ folder: AssistantFolder, isReadOnly: Bool) {
        self.folder = folder
        self.isReadOnly = isReadOnly
    }

    private var tools: [AssistantTool] { AssistantTool.all.filter { !isReadOnly || !$0.writes } }

    /// Answers until the other side closes the stream.
    mutating func run(_ terminal: Terminal) -> ExitStatus {
        var stream = MessageStream(.lines)
        while true {
            do throws(MessageStream.End) {
                let bytes = try stream.next()
                if let answer = answer(bytes) { terminal.write(MessageStream.bytes(of: answer, .lines)) }
            } catch {
                guard case .broken(let reason) = error else { return .fine }
                terminal.fail("the assistant's messages cannot be read: \(reason)")
                return .unreadable
            }
        }
    }

    private mutating func answer(_ bytes: [UInt8]) -> JSON? {
        let message: JSON
        do throws(JSON.Mistake) {
            message = try JSON(parsing: bytes)
        } catch {
            return RPCCall.failure(nil, .parseError, "this is not JSON: \(error.message)")
        }
        do throws(RPCCall.Failure) {
            guard let call = try RPCCall(message) else { return nil }
            guard let id = call.id else { return nil }
            return respond(call, id)
        } catch {
            return RPCCall.failure(message["id"], error, "this is no request")
        }
    }

    private mutating func respond(_ call: RPCCall, _ id: JSON) -> JSON {
        switch call.method {
        case "initialize":
            isReady = true
            return RPCCall.response(id, initialize(call.params))
        case "ping": return RPCCall.response(id, .object([]))
        default: break
        }
        guard isReady else { return RPCCall.failure(id, .notInitialized, "`initialize` comes first") }
        switch call.method {
        case "tools/list":
            return RPCCall.response(id, .object([("tools", .array(tools.map { $0.json() }))]))
        case "tools/call":
            guard let name = call.params["name"]?.string else {
                return RPCCall.failure(id, .invalidParams, "`name` is missing")
            }
            guard let tool = tools.first(where: { $0.name == name }) else {
                let isOff = AssistantTool.all.contains { $0.name == name }
                return RPCCall.failure(
                    id, .invalidParams,
                    isOff
                        ? "`\(name)` writes files, and navgen was started with --read-only"
                        : "there is no tool `\(name)`; there are \(listed(tools.map(\.name)))")
            }
            return RPCCall.response(id, run(tool, call.params["arguments"] ?? .object([])))
        case "resources/list": return RPCCall.response(id, .object([("resources", .array(resources))]))
        case "resources/templates/list":
            return RPCCall.response(id, .object([("resourceTemplates", .array([Self.template]))]))
        case "resources/read": return read(call.params["uri"]?.string ?? "", id)
        default: return RPCCall.failure(id, .methodNotFound, "there is no method `\(call.method)`")
        }
    }

    private func initialize(_ params: JSON) -> JSON {
        let asked = params["protocolVersion"]?.string ?? ""
        let writing = isReadOnly ? "" : " `fix`, `rename`, `format` and `build` write files; the others do not."
        return .object([
            ("protocolVersion", .string(Self.versions.contains(asked) ? asked : Self.versions[0])),
            (
                "capabilities",
                .object([("tools", .object([])), ("resources", .object([]))])
            ),
            ("serverInfo", .object([("name", .string("navgen")), ("version", .string(Navgen.version))])),
            (
                "instructions",
                .string(
                    "navgen compiles an app's navigation from a graph in YAML. Read `navgen:///language` before you "
                        + "edit a graph. After an edit, call `check` and fix what it reports; its help and its fixes "
                        + "are exact. Never edit generated files: change the graph and call `build`." + writing)
            ),
        ])
    }

    // MARK: Tools

    private func run(_ tool: AssistantTool, _ arguments: JSON) -> JSON {
        func result(_ text: String, isError: Bool) -> JSON {
            .object([
                ("content", .array([.object([("type", .string("text")), ("text", .string(text))])])),
                ("isError", .bool(isError)),
            ])
        }
        do throws(AssistantRefusal) {
            let words = try tool.words(arguments, in: folder)
            let (text, status) = Self.run(tool.command, words)
            // Errors in a graph are an answer, not a failure of the tool.
            let isFailure = status == .usage || status == .unreadable
            return result(text.isEmpty ? "done" : text, isError: isFailure)
        } catch {
            return result(error.message, isError: true)
        }
    }

    private static func run(_ command: Command, _ words: [String]) -> (text: String, status: ExitStatus) {
        var terminal = Terminal()
        let transcript = Transcript()
        terminal.transcript = transcript
        let status = Navgen.run(command, words, &terminal)
        return (String(decoding: transcript.bytes, as: UTF8.self), status)
    }

    // MARK: Resources

    private static let language = "navgen:///language"
    private static let graphPrefix = "navgen:///graph/"

    private static let template = JSON.object([
        ("uriTemplate", .string(graphPrefix + "{path}")), ("name", .string("graph")),
        ("title", .string("A graph as JSON")),
        ("description", .string("Nodes, routes, links and plans of the graph in a file, resolved.")),
        ("mimeType", .string("application/json")),
    ])

    private var resources: [JSON] {
        let reference = JSON.object([
            ("uri", .string(Self.language)), ("name", .string("language")),
            ("title", .string("The language of graphs")),
            ("description", .string("Every key of a graph file, its values and what it means.")),
            ("mimeType", .string("text/markdown")),
        ])
        return [reference]
            + folder.graphs.map { path in
                .object([
                    ("uri", .string(Self.graphPrefix + FileURI.escaped(path))), ("name", .string(path)),
                    ("description", .string("The graph \(path) as JSON.")), ("mimeType", .string("application/json")),
                ])
            }
    }

    private func read(_ uri: String, _ id: JSON) -> JSON {
        func contents(_ text: String, _ type: String) -> JSON {
            RPCCall.response(
                id,
                .object([
                    (
                        "contents",
                        .array([
                            .object([
                                ("uri", .string(uri)), ("mimeType", .string(type)), ("text", .string(text)),
                            ])
                        ])
                    )
                ]))
        }
        if uri == Self.language { return contents(LanguageReference.markdown(), "text/markdown") }
        guard uri.hasPrefix(Self.graphPrefix),
            let path = FileURI.path(of: "file:///" + uri.dropFirst(Self.graphPrefix.count))
        else {
            return RPCCall.failure(id, .invalidParams, "there is no resource `\(uri)`")
        }
        do throws(AssistantRefusal) {
            let file = try folder.path(String(path.dropFirst()))
            let (text, status) = Self.run(.graph, ["--format=json", "--", file])
            guard status == .fine else { return RPCCall.failure(id, .requestFailed, text) }
            return contents(text, "application/json")
        } catch {
            return RPCCall.failure(id, .invalidParams, error.message)
        }
    }
}
