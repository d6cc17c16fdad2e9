public import NavSyntax

/// Combines the files of a graph. The main file comes first, and each file after the one that includes it.
///
/// The graph contains everything that could be read; the diagnostics report the rest.
public func assembleGraph(
    _ files: [DecodedFile], _ sections: SectionList, limits: Limits = .standard
) -> (graph: Graph, diagnostics: [Diagnostic]) {
    var assembler = GraphAssembler(files, sections, limits)
    return assembler.finish()
}

/// Combines the files of a graph and assigns the indices of nodes, types and conditions.
struct GraphAssembler {
    private var graph: Graph
    private var names: NameTable
    private var diagnostics: [Diagnostic]
    /// The range where each whole-app key was first given.
    private var singles: [String: SourceRange] = [:]
    /// The range of each section's first `doc`.
    private var docs: [SectionID: SourceRange] = [:]
    /// Keys that declare names, and `routes`, whose values could not be read. Unknown names are not reported
    /// then, because these values may declare them.
    private var unread: Set<String> = []
    /// The values that could not be read.
    private var unreadValues: [UnreadValue] = []

    init(_ files: [DecodedFile], _ sections: SectionList, _ limits: Limits) {
        let start = files.first?.start ?? SourceRange(file: FileID(0), start: 0, end: 0)
        graph = Graph(name: Located(Self.defaultName(files.first?.source.name ?? ""), start), start: start)
        graph.files = files.map(\.source)
        for file in files { graph.includes[file.id] = file.context.request?.path.value }
        graph.sections = sections.sections
        diagnostics = []
        names = NameTable(files, sections.sections, &diagnostics)
        let store = NodeStore(files, limits)
        graph.set(store.nodes, store.routes)
        for index in files.indices { add(files[index], isMain: index == 0) }
        for range in store.rejectedEntries {
            report(
                "too-complex", "with this line the graph has more than \(limits.routes.grouped) routes", at: range,
                help: "list fewer nodes, or start from all of them: `from: \"*\"`")
            // Its targets must not be reported as unreachable as well.
            unread.insert("routes")
        }
    }

    /// `my-shop.navgraph.yaml` as `MyShop`.
    private static func defaultName(_ path: String) -> String {
        let file = path.pathParts.last ?? ""
        let stem = file.prefix { $0 != "." }
        return Names.corrected(String(stem), isType: true) ?? "App"
    }

    private mutating func add(_ file: DecodedFile, isMain: Bool) {
        diagnostics += file.decoder.diagnostics
        unreadValues += file.decoder.unreadValues
        unread.formUnion(file.decoder.unread.intersection(Resolver.declaringKeys.union(["include"])))
        guard file.holdsKeys else { return }
        checkWholeAppKeys(file.keys, in: file.context.section)
        if isMain, !file.draft.hasVersion {
            report(
                "missing-key", "`navgen` is missing: it declares the version of the language",
                at: graph.start, help: "begin the file with `navgen: 1`")
        }
        add(file.draft, of: file.id, file.context, isMain: isMain)
    }

    private mutating func checkWholeAppKeys(_ keys: [FileKey], in section: SectionID) {
        for key in keys {
            let name = key.name
            if name == "tabs", key.kind != .mapping, !key.isNull { graph.hasUnreadableRoot = true }
            if Resolver.declaringKeys.contains(name), key.kind != .mapping, !key.isNull { unread.insert(name) }
            if name == "routes", key.kind != .sequence { unread.insert(name) }
            if name == "doc" { checkDoc(key, of: section) }
            if section != .main, FileKeys.wholeApp.contains(name) {
                report(
                    "unknown-key", "`\(name)` applies to the whole app and is not allowed in a section's file",
                    at: key.range,
                    help: "move it to the main file")
            } else if section == .main, FileKeys.single.contains(name) {
                if let first = singles[name] {
                    // A duplicate in the same file has already been reported.
                    guard first.file != key.range.file else { continue }
                    diagnostics.append(
                        Diagnostic(
                            "duplicate-key", "`\(name)` is already given in another file of this graph", at: key.range,
                            notes: [.init("the first `\(name)`", at: first)]))
                } else {
                    singles[name] = key.range
                }
            } else if name == "exports", section == .main {
                report(
                    "unknown-key", "`exports` belongs in a section's file: the main graph exports everything",
                    at: key.range,
                    help: "remove it, or include this file with a `section`")
            }
        }
    }

    /// Reports a second `doc` of a section that consists of several files.
    private mutating func checkDoc(_ key: FileKey, of section: SectionID) {
        guard let first = docs[section] else {
            docs[section] = key.range
            return
        }
        guard first.file != key.range.file else { return }
        let owner = section == .main ? "the app" : "the section `\(graph[section].path)`"
        diagnostics.append(
            Diagnostic(
                "no-effect", "`doc` has no effect: another file describes \(owner) already", at: key.range,
                severity: .warning, notes: [.init("the first `doc`", at: first)],
                help: "write it as a comment, or put it into the first `doc`"))
    }

    private mutating func report(_ rule: RuleID, _ message: String, at range: SourceRange, help: Help) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }

    private mutating func add(_ draft: FileDraft, of file: FileID, _ context: FileContext, isMain: Bool) {
        let section = context.section
        if section == .main {
            if let name = draft.name, isMain || graph.name.range == graph.start {
                var decoder = Decoder()
                decoder.checkName(name.value, at: name.range, what: "a graph", isType: true)
                diagnostics += decoder.diagnostics
                graph.name = name
            }
            graph.doc = graph.doc ?? draft.doc
            graph.links = draft.links ?? graph.links
            if graph.roots.isEmpty { graph.roots = draft.roots ?? [] }
            if draft.roots == nil, singles["root"]?.file == file { graph.hasUnreadableRoot = true }
            graph.launching = graph.launching ?? draft.launching
            graph.outputs += draft.outputs
            if let rules = draft.rules { graph.rules = rules }
        } else {
            graph.sections[section.index].doc = graph[section].doc ?? draft.doc
        }
        if section != .main, let exports = draft.exports {
            graph.sections[section.index].exports = (graph[section].exports ?? []) + exports
        }
        if draft.hasUnreadExports { graph.sections[section.index].hasUnreadExports = true }
        for type in draft.types { add(type, in: section) }
        for condition in draft.conditions {
            names.declareCondition(condition.name, ConditionID(graph.conditions.count), &diagnostics)
            graph.conditions.append(condition)
        }
        graph.redirects += draft.redirects
    }

    private mutating func add(_ draft: TypeDraft, in section: SectionID) {
        let isUnderstood = !draft.hasUnread && (draft.swift != nil || draft.cases != nil || draft.base != nil)
        names.declareType(draft.name, TypeID(graph.types.count), isUnderstood: isUnderstood, &diagnostics)
        let definition: TypeDeclaration.Definition
        if let cases = draft.cases {
            definition = .enumeration(cases)
        } else if draft.swift != nil, draft.base == nil {
            definition = .opaque
        } else {
            definition = .constrained(base: draft.base?.value ?? .string, pattern: draft.pattern)
        }
        graph.types.append(
            TypeDeclaration(
                name: draft.name, doc: draft.doc, definition: definition, appType: draft.swift, sample: draft.sample,
                isTransient: draft.isTransient || draft.isReference, isReference: draft.isReference,
                isCaseInsensitive: draft.isCaseInsensitive, section: section))
    }

    /// Reports a section in another module than the section around it.
    ///
    /// A section without nodes, which only declares types, may be in another module.
    private mutating func checkModules() {
        guard graph.sections.contains(where: { $0.module != nil }) else { return }
        var withNodes: Set<SectionID> = []
        for node in graph.nodes {
            var section: SectionID? = node.section
            while let current = section, withNodes.insert(current).inserted { section = graph[current].parent }
        }
        for index in graph.sections.indices where withNodes.contains(SectionID(index)) {
            guard let module = graph.sections[index].module else { continue }
            var around = graph.sections[index].parent
            while let section = around, graph[section].module == nil { around = graph[section].parent }
            guard let outer = around.flatMap({ graph[$0].module }), outer.value != module.value else { continue }
            report(
                "unknown-key", "this section is in the module `\(outer.value)`, and cannot be in another one",
                at: module.range, help: "leave `module` out, or include the file in the main file")
        }
    }

    mutating func finish() -> (graph: Graph, diagnostics: [Diagnostic]) {
        checkModules()
        if graph.roots.isEmpty, let tab = graph.nodes.first(where: { $0.kind == .tab }) {
            graph.roots = [RootChoice(when: [], show: .tabs, range: tab.id.range, isImplied: true)]
        }
        graph.unreadWords = Set(unreadValues.lazy.flatMap(\.words).map(\.name))
        let declarations = unreadValues.lazy.filter { $0.mayContain.contains(.declarations) }
        var resolver = Resolver(
            names: names, sections: graph.sections, unread: unread,
            declared: Set(declarations.flatMap(\.words).map(\.name)))
        resolver.resolve(&graph)
        graph.removeRepeatedRoutes()
        resolveUnread(&resolver)
        return (graph, diagnostics + resolver.diagnostics)
    }

    /// Records which declarations the unreadable values may refer to, so that these are not
    /// reported as unused.
    ///
    /// These are the declarations that their words name, or all of them if the words name none.
    private mutating func resolveUnread(_ resolver: inout Resolver) {
        var mayContain: PossibleContent = unread.isEmpty ? [] : [.nodes, .links]
        if graph.roots.contains(where: { if case .node(let node) = $0.show { node.target == nil } else { false } }) {
            mayContain.formUnion([.nodes, .roots])
        }
        if resolver.hasUnclearNames || graph.hasUnknownContent { mayContain.insert(.nodes) }
        for unreadValue in unreadValues {
            mayContain.formUnion(unreadValue.mayContain.subtracting(resolver.resolveUnread(unreadValue.words)))
        }
        let nodes = mayContain.contains(.nodes) ? Set(graph.nodes.indices.map { NodeID($0) }) : []
        graph.possiblyReferenced = resolver.possiblyReferenced.union(nodes)
        if mayContain.contains(.conditions) { graph.unreadWords.formUnion(graph.conditions.map(\.name.value)) }
        if mayContain.contains(.types) { graph.unreadWords.formUnion(graph.types.map(\.name.value)) }
        graph.hasUnreadLinks = mayContain.contains(.links)
        graph.links.isUnread = mayContain.contains(.origins)
        graph.hasUnreadableRoot = graph.hasUnreadableRoot || mayContain.contains(.roots)
    }
}

extension Graph {
    /// Whether a tab or a split shows an unknown node, whose routes are therefore unknown as well.
    fileprivate var hasUnknownContent: Bool {
        ids(of: .tab, .split).contains { id in
            switch self[id].detail {
            case .tab(let tab): tab.root.map { $0.target == nil } ?? false
            case .split(let split): split.columns.contains { $0.screens.contains { $0.target == nil } }
            default: false
            }
        }
    }
}
