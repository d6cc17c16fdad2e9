import NavGraph
import NavLinks

/// The enum of a section's links; of the main graph's, also what reads and writes URLs.
struct LinksFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let section: SectionID
    private var p: String { model.prefix }

    private init(_ model: SwiftModel, _ section: SectionID) {
        file = SwiftFile(model, section: .main, of: section)
        file.importModules(model.modules, shown: false)
        self.model = model
        self.section = section
    }

    static func text(_ model: SwiftModel, _ section: SectionID) -> FileText {
        var links = LinksFile(model, section)
        links.write()
        return links.file.text
    }

    private mutating func write() {
        guard model.hasMembers(.link) else { return }
        if model.hasMembers(.link, in: section) { NodeEnum(model, .link, section).write(to: &file) }
        guard section == .main else { return }
        file.showsFoundation = true
        writeEnvironments()
        writeInterface()
        let table = LinkTrieTable(model)
        LinkTableText(model, table).write(to: &file)
        LinkReaderText(model, table).write(to: &file.writer)
        LinkOriginText(model).write(to: &file.writer)
        LinkBytesText(model).write(to: &file.writer)
        let types = Set(model.links.patterns.flatMap(\.parameters).compactMap { model.carrier(of: $0.base) })
        LinkValueText(model, types).write(to: &file.writer)
        LinkWriterText(model, FieldsText(model, .main)).write(to: &file.writer)
        LinkTableText(model, table).writePath(to: &file.writer)
    }

    private mutating func writeEnvironments() {
        let p = p
        let builds = model.links.origins.builds.compactMap(\.environment)
        guard !builds.isEmpty else { return }
        let access = file.access
        file.writer.blank()
        file.writer.doc("Other builds of the app, whose links have their own schemes and hosts.")
        file.writer.block("\(file.isolation)\(access)enum \(p)Environment: String, Codable, Sendable") { writer in
            for name in builds { writer.line("case " + SwiftNames.identifier(name)) }
            writer.blank()
            writer.doc("Its place after the settings that apply without an environment.")
            writer.block("var build: Int") { writer in
                writer.line("switch self {")
                for (index, name) in builds.enumerated() {
                    writer.line("case .\(SwiftNames.identifier(name)): return \(index + 1)")
                }
                writer.line("}")
            }
        }
    }

    private mutating func writeInterface() {
        let (p, access) = (p, file.access)
        let hasEnvironments = model.links.origins.builds.count > 1
        let environment = hasEnvironments ? ", environment: \(p)Environment? = nil" : ""
        let build = hasEnvironments ? "environment?.build ?? 0" : "0"
        let passed = hasEnvironments ? ", environment: environment" : ""
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(p)Link") { writer in
            writer.code(
                """
                /// Reads the link of a URL; `nil` if no pattern matches it.
                \(access)init?(_ url: borrowing String\(environment)) {
                    guard let link = \(p)URL.link(url, build: \(build)) else { return nil }
                    self = link
                }

                /// Reads the link of a URL; `nil` if no pattern matches it.
                \(access)init?(url: URL\(environment)) {
                    self.init(url.absoluteString\(passed))
                }

                /// The URL that has all its values, as the first of its patterns writes it; `nil` if none can.
                \(access)var url: String? { url() }

                /// Returns the URL with a scheme or host, or of another build; `nil` if no pattern has one like that.
                """)
            writer.list(
                "\(access)func url(",
                ["scheme: String? = nil", "host: String? = nil"]
                    + (hasEnvironments ? ["environment: \(p)Environment? = nil"] : []),
                ") -> String? {", closing: .apart)
            writer.indented { writer in
                writer.code(
                    """
                    let fields = fields
                    for pattern in \(p)LinkTable.patterns(of: node) {
                        let origin = \(p)LinkTable.origin(pattern, \(build), scheme, host)
                        guard let origin,
                            let text = \(p)URLWriter.url(\(p)LinkTable.templates[pattern], fields, origin),
                            \(p)Link(text\(passed)) == self
                        else { continue }
                        return text
                    }
                    return nil
                    """)
            }
            writer.line("}")
        }
    }
}

extension SwiftModel {
    /// The standard type by which values of a type are read and written.
    func carrier(of base: TypeUse.Base) -> BuiltinType? {
        switch base {
        case .builtin(let type): return type
        case .unknown: return nil
        case .declared(let id):
            switch graph[id].definition {
            case .constrained(let base, _): return base
            case .enumeration: return .string
            case .swift: return nil
            }
        }
    }
}
