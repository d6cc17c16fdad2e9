import NavGraph
import NavLinks

/// `ShopViews.swift`: the SwiftUI wiring, where there is SwiftUI.
struct ViewsFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let facts: ExitFacts
    private let state: StateFacts
    private let section: SectionID

    private init(_ facts: ExitFacts, _ state: StateFacts, _ section: SectionID) {
        // The views are the app's, wherever the nodes are compiled.
        let home = facts.model.module(of: section) == nil ? section : .main
        file = SwiftFile(facts.model, section: home, of: section, condition: "canImport(SwiftUI)")
        // Of a section with a module of its own, that shows what others use; of one without nodes, nobody shows it.
        let shows = section == .main || facts.model.module(of: section) == nil && facts.model.hasOwnViews(section)
        file.importModules(["SwiftUI"], shown: shows)
        file.importModules(facts.model.modules, shown: false)
        model = facts.model
        self.facts = facts
        self.state = state
        self.section = section
    }

    static func text(_ facts: ExitFacts, _ state: StateFacts, _ section: SectionID) -> FileText {
        var views = ViewsFile(facts, state, section)
        views.write()
        return views.file.text
    }

    /// What the module of a section compiles: the protocol that its views conform to.
    static func moduleText(_ facts: ExitFacts, _ state: StateFacts, _ section: SectionID) -> FileText {
        let model = facts.model
        var file = SwiftFile(model, section: section, condition: "canImport(SwiftUI)")
        let isFirst = model.sections(inModule: model.module(of: section)).first { model.hasViews($0) } == section
        file.importModules(["SwiftUI"], shown: isFirst || model.hasOwnViews(section))
        file.use(facts.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
        DestinationsText(facts, section, file.access).writeProtocol(&file.writer)
        if isFirst {
            HostText(views(facts, state), section).writeModule(file.access, to: &file.writer)
        }
        return file.text
    }

    private static func views(_ facts: ExitFacts, _ state: StateFacts) -> ViewContext {
        let model = facts.model
        return ViewContext(
            model: model, facts: facts, state: state,
            platforms: PlatformTable(model.options.deploymentTarget?.value, isObservable: model.isObservable),
            vocabulary: ExitVocabulary(facts, state, module: nil))
    }

    private mutating func write() {
        let access = file.access
        if model.module(of: section) == nil {
            file.use(facts.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
            let inner = model.innerSections(of: section).filter { model.hasViews($0) }
            file.importModules(inner.compactMap { model.module(of: $0) }, shown: true)
        }
        if section == .main {
            // SwiftUI does not show what makes an `ObservableObject`.
            file.importModules(["Combine"], shown: false)
            let views = Self.views(facts, state)
            RootText(views, access).write(to: &file.writer)
            if state.hasPlaceholders { file.localizes = true }
            BasesText(views, access).write(to: &file.writer)
            StacksText(views, access).write(to: &file.writer)
            if state.hasPresented { PresentationText(views, access).write(to: &file) }
            ModifiersText(views, access).write(to: &file.writer)
        }
        if model.nodes(.flow, in: section).contains(where: { flow in
            model.steps(of: flow).contains { model.graph[$0].title != nil }
        }) {
            file.localizes = true
        }
        DestinationsText(facts, section, access).write(to: &file.writer)
        if section == .main {
            for module in model.modules {
                let sections = model.sections(inModule: module)
                guard let first = sections.first, sections.contains(where: { model.hasViews($0) }) else { continue }
                HostText(Self.views(facts, state), first).writeApp(to: &file.writer)
            }
        }
    }
}

/// What the emitters of views share.
struct ViewContext {
    let model: SwiftModel
    let facts: ExitFacts
    let state: StateFacts
    let platforms: PlatformTable
    let vocabulary: ExitVocabulary

    var p: String { model.prefix }
    var graph: Graph { model.graph }
    /// Screens that grow from what was tapped.
    var hasZoom: Bool {
        graph.nodes.contains { if case .screen(let detail) = $0.detail { detail.transition == .zoom } else { false } }
    }
    /// How a view holds an object that it observes.
    var observed: String { model.isObservable ? "let" : "@ObservedObject var" }
    /// And one of which it makes bindings, too.
    var bound: String { model.isObservable ? "@Bindable var" : "@ObservedObject var" }

    /// Whether views can be sources of popovers and dialogs.
    var hasSources: Bool {
        [Family.popover, .dialog].contains { family in
            state.families.contains(family) && vocabulary.words.contains { $0.name == family.word }
        }
    }

    /// An expression that says where a view stands on a level, and what else is known of that.
    func context(_ more: String = "") -> String {
        "\(p)Context(navigator: navigator, level: level.id\(hasSources ? ", presenter: level.presenter" : "")\(more))"
    }

    /// The nodes whose detail says something.
    func nodes(where says: (Node) -> Bool) -> [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { says(graph[$0]) }
    }

    func list(_ nodes: [NodeID]) -> String {
        "[" + nodes.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }.listed + "]"
    }

    /// A modifier that some platforms lack, as a link in a chain.
    func onPlatforms(with symbol: String, _ text: String, _ writer: inout SwiftWriter) {
        guard let condition = PlatformTable.platforms(with: symbol) else { return writer.code(text) }
        writer.line("#if \(condition)")
        writer.indented { $0.code(text) }
        writer.line("#endif")
    }
}
