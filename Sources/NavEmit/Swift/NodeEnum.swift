import NavGraph

/// An enum with a case for each node of a family in a section, and one for each section inside it.
struct NodeEnum {
    private let model: SwiftModel
    private let family: Family
    private let section: SectionID
    private let nodes: [NodeID]
    private let sections: [SectionID]
    private let name: String

    init(_ model: SwiftModel, _ family: Family, _ section: SectionID) {
        self.model = model
        self.family = family
        self.section = section
        nodes = model.nodes(family, in: section)
        sections = model.sections(family, in: section)
        name = model.typeName(family, section)
    }

    private var graph: Graph { model.graph }
    /// Links are the app's, wherever their nodes are compiled.
    private var supportSection: SectionID { family == .link ? .main : section }

    /// Whether saved states hold its values.
    private var isSaved: Bool { family != .link }

    /// What the whole enum is, in a sentence.
    private var summary: String {
        let place = section == .main ? "" : " in the section `\(graph[section].path)`"
        return switch family {
        case .route: "What can be on a stack\(place)."
        case .sheet: "What is shown as a sheet\(place)."
        case .cover: "What covers the whole screen\(place)."
        case .popover: "What is shown as a popover\(place)."
        case .alert: "The alerts\(place)."
        case .dialog: "The confirmation dialogs\(place)."
        case .flow: "The flows\(place) with their steps and data."
        case .action: "What the app can be asked to do\(place)."
        case .link: "Where URLs lead\(place)."
        }
    }

    func write(to file: inout SwiftFile) {
        file.writer.blank()
        file.writer.doc(summary)
        let identified = family.isIdentified ? "Identifiable, " : ""
        let conformances = "Hashable, \(isSaved ? "Codable, " : "")\(identified)Sendable"
        let access = file.access
        file.use(nodes.flatMap { model.parameters(of: $0) }, hasDefaults: true)
        if family != .link {
            let modules = sections.compactMap { model.module(of: $0) }
            file.importModules(modules.filter { $0 != model.module(of: section) }, shown: true)
        }
        file.writer.block("\(file.isolation)\(access)enum \(name): \(conformances)") { writer in
            writeCases(&writer)
            writer.blank()
            writeConformances(access, &writer)
        }
        if family != .link { writeTitles(&file) }
        writePlace(&file)
        if isSaved { writeReading(&file) }
        writeMakers(&file)
    }

    // MARK: - Cases

    private func writeCases(_ writer: inout SwiftWriter) {
        for node in nodes {
            NodeDocs(model).write(node, &writer, also: patterns(of: node))
            let parameters = model.parameters(of: node)
            if let deprecated = graph[node].deprecated { writer.line(model.attribute(deprecated)) }
            let head = "case " + SwiftNames.identifier(model.caseName(node, family))
            if parameters.isEmpty {
                writer.line(head)
            } else {
                writer.list("\(head)(", parameters.map { model.declaration($0) }, ")", closing: .apart)
            }
        }
        for section in sections {
            writer.doc(graph[section].doc ?? "")
            writer.line("case \(SwiftNames.identifier(graph[section].name.value))(\(model.typeName(family, section)))")
        }
    }

    /// The patterns of a link, for its doc comment.
    private func patterns(of node: NodeID) -> [String] {
        guard family == .link else { return [] }
        return graph[node].links.isEmpty ? [] : [graph[node].links.map { "`\($0.path.value)`" }.listed]
    }

    private func writeConformances(_ access: String, _ writer: inout SwiftWriter) {
        let saved = model.support("Saved", supportSection)
        if family.isIdentified { writer.line("\(access)var id: Self { self }") }
        writer.code(
            """

            \(access)static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

            \(access)func hash(into hasher: inout Hasher) { hasher.combine(fields) }
            """)
        guard isSaved else { return }
        writer.code(
            """

            \(access)func encode(to encoder: any Encoder) throws {
            """)
        writer.indented { writer in
            for section in foreignSections {
                writer.code(
                    """
                    if case .\(SwiftNames.identifier(graph[section].name.value))(let inner) = self {
                        return try inner.encode(to: encoder)
                    }
                    """)
            }
            writer.line("try fields.encode(to: encoder)")
        }
        writer.code(
            """
            }

            \(access)init(from decoder: any Decoder) throws {
                self = try \(saved).read(from: decoder)
            }
            """)
    }

    /// Sections inside this one that are compiled in a module of their own.
    private var foreignSections: [SectionID] {
        family == .link ? [] : sections.filter { model.module(of: $0) != model.module(of: section) }
    }

    // MARK: - Titles

    private func writeTitles(_ file: inout SwiftFile) {
        let title = TextProperty(name: "title", doc: "The title, in the user's language.") { $0.title }
        let message = TextProperty(name: "message", doc: "The text below the title.") { node in
            if case .alert(let alert) = node.detail { alert.message } else { nil }
        }
        for property in [title, message] {
            let inner = sections.filter { model.has(property, family, in: $0) }
            let nodes = nodes.filter { property.text(graph[$0]) != nil }
            if !nodes.isEmpty || !inner.isEmpty { write(property, nodes, inner, to: &file) }
        }
    }

    private func write(_ property: TextProperty, _ titled: [NodeID], _ inner: [SectionID], to file: inout SwiftFile) {
        if !titled.isEmpty { file.localizes = true }
        let access = file.access
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            writer.doc(property.doc)
            writer.block("\(access)var \(property.name): String?") { writer in
                writer.line("switch self {")
                for node in titled {
                    guard let text = property.text(graph[node]) else { continue }
                    let (names, localized) = model.localized(text, of: node)
                    writer.line(pattern(node, names) + ":")
                    writer.indented { $0.line("return \(localized)") }
                }
                for section in inner {
                    writer.line("case .\(SwiftNames.identifier(graph[section].name.value))(let inner):")
                    writer.indented { $0.line("return inner.\(property.name)") }
                }
                if titled.count + inner.count < nodes.count + sections.count {
                    writer.line("default:")
                    writer.indented { $0.line("return nil") }
                }
                writer.line("}")
            }
        }
    }

    /// `case .product(let productId, _)`, with the names that are bound.
    private func pattern(_ node: NodeID, _ names: [String?]) -> String {
        let head = "case ." + SwiftNames.identifier(model.caseName(node, family))
        guard names.contains(where: { $0 != nil }) else { return head }
        return head + "(" + names.map { $0.map { "let " + $0 } ?? "_" }.listed + ")"
    }

    // MARK: - Nodes

    /// The place of a node in the table of its module.
    private func writePlace(_ file: inout SwiftFile) {
        let access = model.access(in: .main)
        let isApps = family == .link || model.module(of: section) == nil
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            if isApps {
                writer.doc("Its node in the graph.")
                writer.line("\(access)var node: \(model.prefix)Node { \(model.prefix)Node(index: place) }")
                writer.blank()
            }
            if !isApps { writeForApp(&writer) }
            writer.doc("The node's place among all nodes.")
            writer.block("var place: Int") { writer in
                writer.line("switch self {")
                for node in nodes {
                    writer.line(
                        "case .\(SwiftNames.identifier(model.caseName(node, family))): return \(model.place(of: node, family))"
                    )
                }
                for section in sections {
                    let inner = SwiftNames.identifier(graph[section].name.value)
                    let place = foreignSections.contains(section) ? "inner.node.index" : "inner.place"
                    writer.line("case .\(inner)(let inner): return \(place)")
                }
                writer.line("}")
            }
            writer.blank()
            writeFields(&writer)
        }
        for section in foreignSections { ForeignNodes(model, family, section).write(to: &file) }
    }

    /// What the app asks a module about its nodes.
    private func writeForApp(_ writer: inout SwiftWriter) {
        let access = model.access(in: section)
        writer.code(
            """
            /// Whether it is the same thing, even if values outside its identity differ.
            \(access)func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

            """)
        guard model.has(.navigator) else { return }
        writer.code(
            """
            /// The values that may be reported, by name.
            \(access)var told: [String: String] { fields.told }

            """)
    }

    // MARK: - Fields

    private func writeFields(_ writer: inout SwiftWriter) {
        let type = model.support("Fields", supportSection)
        writer.doc("The node and its values, by which it is compared and saved.")
        let full = nodes.filter { !model.parameters(of: $0).isEmpty }
        guard !full.isEmpty || !sections.isEmpty else {
            writer.line("var fields: \(type) { \(type)(place) }")
            return
        }
        let isChanged = !full.isEmpty || !foreignSections.isEmpty
        // Where each case returns, nothing comes after.
        let isExhaustive = nodes.isEmpty && foreignSections.isEmpty
        writer.block("var fields: \(type)") { writer in
            if isChanged { writer.line("var fields = \(type)(place)") }
            writer.line("switch self {")
            for node in full { writeFields(of: node, &writer) }
            for section in sections {
                let word = SwiftNames.identifier(graph[section].name.value)
                let text = foreignSections.contains(section) ? "fields.other(inner)" : "return inner.fields"
                writer.line("case .\(word)(let inner): \(text)")
            }
            if full.count < nodes.count { writer.line(isChanged ? "default: break" : "default: return \(type)(place)") }
            writer.line("}")
            if isChanged, !isExhaustive { writer.line("return fields") }
        }
    }

    private func writeFields(of node: NodeID, _ writer: inout SwiftWriter) {
        let parameters = model.parameters(of: node)
        let locals = parameters.map { SwiftNames.local($0.name.value, beside: ["fields"]) }
        writer.list(
            "case .\(SwiftNames.identifier(model.caseName(node, family)))(", locals.map { "let " + $0 }, "):")
        writer.indented { writer in
            for (parameter, local) in zip(parameters, locals) {
                let type = model.type(parameter.type)
                let verb = FieldsText.verb(type, isSaved: !model.isTransient(parameter))
                writer.line("fields.\(verb)(\(type.carried(local)))")
            }
        }
    }

    // MARK: - Reading what was saved

    private func writeReading(_ file: inout SwiftFile) {
        let saved = model.support("Saved", supportSection)
        let restored = nodes.filter { model.isRestorable($0) }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name): \(model.support("Savable", supportSection))") { writer in
            writer.block("init?(_ saved: inout \(saved))") { writer in
                writer.line("switch saved.place {")
                for node in restored { writeReading(of: node, &writer) }
                writer.line("default:")
                writer.indented { writer in writeReadingOfSections(saved, &writer) }
                writer.line("}")
            }
        }
    }

    private func writeReading(of node: NodeID, _ writer: inout SwiftWriter) {
        writer.line("case \(model.place(of: node, family)):")
        writer.indented { writer in
            let parameters = model.parameters(of: node)
            let reads = parameters.indices.map { model.reading(parameters[$0], at: $0) }
            let unsure = zip(parameters, reads).filter { $1.isUnsure }
            for (parameter, read) in unsure {
                let local = SwiftNames.local(parameter.name.value, beside: ["saved"])
                writer.line("guard let \(local) = \(read.text) else { return nil }")
            }
            let arguments = zip(parameters, reads).map { parameter, read in
                SwiftNames.label(parameter.name.value) + ": "
                    + (read.isUnsure ? SwiftNames.local(parameter.name.value, beside: ["saved"]) : read.text)
            }
            let head = "self = " + model.ownValue(of: node, family)
            if arguments.isEmpty {
                writer.line(head)
            } else {
                writer.list("\(head)(", arguments, ")")
            }
        }
    }

    /// Makers of deprecated cases, for code that has to: a requirement is not deprecated, what meets it is.
    private func writeMakers(_ file: inout SwiftFile) {
        let deprecated = nodes.filter { graph[$0].isDeprecated }
        guard !deprecated.isEmpty else { return }
        func head(_ node: NodeID) -> String {
            let parameters = model.parameters(of: node).map {
                SwiftNames.parameter($0.name.value) + ": " + model.type($0.type).text
            }
            return
                "static func former_\(model.caseName(node, family))(\(parameters.listed)) -> \(name)"
        }
        file.writer.blank()
        file.writer.doc("Makes deprecated values, for links and saved states that still lead there.")
        // The app has to, too.
        let access = model.module(of: file.section) == nil ? "" : file.access
        file.writer.block("\(file.isolation)\(access)protocol \(name)Making") { writer in
            for node in deprecated { writer.line(head(node)) }
        }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name): \(name)Making") { writer in
            for node in deprecated {
                writer.line("@available(*, deprecated)")
                writer.block("\(access)\(head(node))") { writer in
                    let arguments = model.parameters(of: node).map {
                        SwiftNames.label($0.name.value) + ": " + SwiftNames.local($0.name.value)
                    }
                    let value = "." + SwiftNames.identifier(model.caseName(node, family))
                    writer.line(arguments.isEmpty ? value : "\(value)(\(arguments.listed))")
                }
            }
        }
    }

    private func writeReadingOfSections(_ saved: String, _ writer: inout SwiftWriter) {
        for (number, section) in sections.enumerated() {
            let type = model.typeName(family, section)
            let read = foreignSections.contains(section) ? "saved.foreign(\(type).self)" : "saved.inner(\(type).self)"
            writer.line((number == 0 ? "if" : "} else if") + " let inner = \(read) {")
            writer.indented { $0.line("self = .\(SwiftNames.identifier(graph[section].name.value))(inner)") }
        }
        if sections.isEmpty {
            writer.line("return nil")
        } else {
            writer.line("} else {")
            writer.indented { $0.line("return nil") }
            writer.line("}")
        }
    }
}

extension Family {
    /// Whether its values are items of a presentation.
    var isIdentified: Bool { Family.presented.contains(self) }
}
