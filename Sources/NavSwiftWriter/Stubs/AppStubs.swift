public import NavGraph
public import NavLinks
import NavNames

/// Writes the app's side of a graph to start from: a placeholder view for each node, facts,
/// handlers, and the app itself.
///
/// navgen writes it once and does not read or change it later.
public struct AppStubs {
    private let model: DeclarationModel
    private let existing: ExistingCode
    private let sourceName: String
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }
    private var prefix: String { model.prefix }

    /// - Parameter existing: What the app already declares. Only what is missing gets stubs.
    public init(
        _ links: LinkAnalysis, sourceName: String,
        beside existing: ExistingCode = ExistingCode()
    ) {
        model = DeclarationModel(SwiftModel(links, sourceName: sourceName))
        self.existing = existing
        self.sourceName = sourceName
    }

    /// A type of the app with the members that a generated protocol requires.
    struct Stub {
        /// The beginning of the declaration: `struct Screens`, with attributes.
        var head: String
        var doc: String
        let conformance: String
        var members: [Member]

        struct Member {
            /// The name with labels, and without backticks: `product(productId:exits:)`.
            let name: String
            /// Whether there are blank lines around it.
            let isLong: Bool
            let write: (inout SwiftWriter) -> Void

            init(_ name: String, isLong: Bool, write: @escaping (inout SwiftWriter) -> Void) {
                self.name = name.filter { $0 != "`" }
                self.isLong = isLong
                self.write = write
            }

            /// A member of one line.
            init(_ name: String, _ line: String) {
                self.init(name, isLong: false) { $0.line(line) }
            }
        }
    }

    /// Why there can be no stubs; nil if there can.
    public var problem: OutputProblem? {
        guard !swift.has(.views) else { return nil }
        return OutputProblem(
            message: "the graph's Swift has no views, which the app would fill in",
            help: "add `views` to its `parts:`, or leave `parts` out")
    }

    /// The Swift; nil if the app already has everything.
    public var text: String? {
        var writer = SwiftWriter(indent: 4)
        for type in missingTypes { write(type, &writer) }
        let stubs = sections.map(screens) + [facts, handlers].compactMap(\.self)
        for stub in stubs { write(stub, &writer) }
        if !existing.hasMain { writeApp(&writer) }
        guard !writer.isEmpty else { return nil }
        var head = SwiftWriter(indent: 4)
        head.line(
            "// The app's side of \(sourceName.filter { !$0.isNewline }), to start from. It is yours: navgen does not touch it again."
        )
        head.blank()
        for module in imports { head.line("import \(module)") }
        return SwiftWriter.text([head, writer])
    }

    private var imports: [String] {
        let runtime = swift.importsRuntime ? [DeclarationModel.runtime] : []
        return (["Foundation", "Observation", "SwiftUI"] + runtime + swift.modules).sorted()
    }

    // MARK: - Types

    /// Types that the graph expects of the app and that it does not declare yet.
    private var missingTypes: [TypeDeclaration] {
        graph.types.enumerated().filter { index, type in
            guard let name = type.appType, swift.module(ofType: TypeID(index)) == nil else { return false }
            return name.value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                && !existing.types.contains(name.value)
        }.map(\.element)
    }

    private func write(_ type: TypeDeclaration, _ writer: inout SwiftWriter) {
        guard let name = type.appType else { return }
        writer.blank()
        writer.doc(type.doc ?? "A type of the app that the graph names.")
        switch type.definition {
        case .enumeration(let cases):
            return writer.block("enum \(name.value): String, Codable, Sendable") { writer in
                for value in cases {
                    let raw = value.raw.value == value.name.value ? "" : " = " + SwiftNames.literal(value.raw.value)
                    writer.line("case \(SwiftNames.identifier(value.name.value))\(raw)")
                }
            }
        case .constrained(let base, _):
            return writer.block("struct \(name.value): RawRepresentable, Hashable, Codable, Sendable") { writer in
                writer.line("let rawValue: \(base.rawValue)")
            }
        case .opaque: break
        }
        let codable = type.isTransient ? "" : "Codable, "
        let head =
            type.isReference
            ? "@MainActor @Observable final class \(name.value)" : "struct \(name.value): Hashable, \(codable)Sendable"
        let members = self.members(of: type)
        guard !members.isEmpty else { return writer.line("\(head) {}") }
        writer.block("\(head)") { writer in
            for member in members { writer.line("static let \(member) = \(name.value)()") }
        }
    }

    /// The members of a type that are defaults or samples.
    private func members(of type: TypeDeclaration) -> [String] {
        let parameters = graph.nodes.flatMap { node -> [Parameter] in
            if case .flow(let flow) = node.detail { node.parameters + flow.data } else { node.parameters }
        }
        let own = parameters.filter { if case .declared(let id) = $0.type.base { graph[id] === type } else { false } }
        let literals = [type.sample] + own.flatMap { [$0.defaultValue, $0.sample] }
        return literals.compactMap { literal -> String? in
            guard case .scalar(let text, _)? = literal?.value, text.hasPrefix(".") else { return nil }
            return String(text.dropFirst())
        }.uniqued()
    }

    private func write(_ stub: Stub, _ writer: inout SwiftWriter) {
        guard let type = existing.type(conformingTo: stub.conformance) else {
            writer.blank()
            writer.doc(stub.doc)
            return write(stub.members, "\(stub.head): \(stub.conformance)", &writer)
        }
        let present = existing.members[type] ?? []
        let missing = stub.members.filter { !present.contains($0.name) }
        guard !missing.isEmpty else { return }
        writer.blank()
        write(missing, "extension \(type)", &writer)
    }

    private func write(_ members: [Stub.Member], _ head: String, _ writer: inout SwiftWriter) {
        guard !members.isEmpty else { return writer.line("\(head) {}") }
        writer.block("\(head)") { writer in
            for (index, member) in members.enumerated() {
                if index > 0, member.isLong || members[index - 1].isLong { writer.blank() }
                member.write(&writer)
            }
        }
    }

    /// A name with the prefix `App` if a type of the graph has it already.
    private func free(_ name: String) -> String {
        graph.types.contains { $0.name.value == name } ? "App" + name : name
    }

    private func name(ofScreens section: SectionID) -> String {
        free(section == .main ? "Screens" : SwiftNames.upperJoined(graph[section].path) + "Screens")
    }

    // MARK: - Views

    private var sections: [SectionID] {
        graph.sections.indices.map { SectionID($0) }.filter { $0 == .main || swift.hasViews($0) }
    }

    private func screens(_ section: SectionID) -> Stub {
        let views = PlaceholderViews(model)
        let inner = swift.innerSections(of: section).filter { swift.hasViews($0) }.map { inner in
            let word = SwiftNames.identifier(graph[inner].name.value)
            let name = existing.type(conformingTo: swift.destinations(inner)) ?? name(ofScreens: inner)
            return Stub.Member(graph[inner].name.value, "let \(word) = \(name)()")
        }
        let place = section == .main ? "the app" : "the section `\(graph[section].path)`"
        return Stub(
            head: "struct \(name(ofScreens: section))", doc: "The views of \(place).",
            conformance: swift.destinations(section), members: inner + views.members(in: section))
    }

    // MARK: - What the app knows and does

    private var facts: Stub? {
        guard swift.hasConditions else { return nil }
        let members = graph.conditions.map { condition in
            let word = condition.name.value
            let name = SwiftNames.identifier(word)
            // `@Observable` cannot store a property whose name is a keyword.
            let value = name == word ? "= false" : "{ false }"
            return Stub.Member(word, "var \(name): Bool? \(value)")
        }
        return Stub(
            head: "@MainActor @Observable final class \(free("Session"))",
            doc: "The conditions as the app knows them now. Nil means that it does not know yet.",
            conformance: "\(prefix)Facts",
            members: members)
    }

    private var handlers: Stub? {
        let handlers = HandlersDeclaration(model)
        guard handlers.hasFunctions else { return nil }
        return Stub(
            head: "struct \(free("Handlers"))",
            doc: "The app's handlers for actions, external nodes, badges and ended flows.",
            conformance: "\(prefix)Handlers", members: handlers.stubs)
    }

    // MARK: - The app

    private func writeApp(_ writer: inout SwiftWriter) {
        let screens = existing.type(conformingTo: swift.destinations(.main)) ?? name(ofScreens: .main)
        var properties: [String] = []
        var arguments: [String] = []
        if facts != nil {
            let session = existing.type(conformingTo: "\(prefix)Facts") ?? free("Session")
            properties.append("@State private var session = \(session)()")
            arguments.append("conditions: session")
        }
        if swift.hasMembers(.link) {
            properties.append("@State private var scenes = \(prefix)Scenes()")
            arguments.insert("scenes: scenes", at: 0)
        }
        arguments.append("destinations: \(screens)()")
        if handlers != nil {
            arguments.append("handlers: \(existing.type(conformingTo: "\(prefix)Handlers") ?? free("Handlers"))()")
        }
        writer.blank()
        writer.block("@main struct \(prefix)App: App") { writer in
            for property in properties { writer.line(property) }
            if !properties.isEmpty { writer.blank() }
            writer.block("var body: some Scene") { writer in
                writer.block("WindowGroup") { $0.list("\(prefix)RootView(", arguments, ")") }
            }
        }
    }
}
